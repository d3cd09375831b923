"""Mentions and notes that are not answered yet. New ones are written with the delivery
of their message (`queues.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.models.outbox import BoardMessage, Mention, OpenNote
from bot.storage.connection import Connection, Row, StorePart, transaction
from bot.storage.json_columns import canonical_json
from bot.storage.rows import RowsOf

_MENTIONS: Final = RowsOf(Mention, but=("message",))
_NOTES: Final = RowsOf(OpenNote, but=("message",))


class MentionStore(StorePart):
    async def find_by_match(self, match: int) -> tuple[Mention, ...]:
        rows = await self._connection.read(
            "SELECT * FROM calls WHERE match = ? ORDER BY at, player", match
        )
        return tuple(map(_read_mention, rows))

    async def find_by_message(self, message: int) -> tuple[Mention, ...]:
        rows = await self._connection.read(
            "SELECT * FROM calls WHERE message = ? ORDER BY match, player", message
        )
        return tuple(map(_read_mention, rows))

    @transaction(snapshot=True)
    async def delete(self, tx: Connection, mentions: Collection[Mention]) -> None:
        await tx.many(
            "DELETE FROM calls WHERE match = ? AND player = ? AND decision = ? AND reminder = ?",
            [(one.match, one.player, one.decision, one.reminder) for one in mentions],
        )


async def insert_mentions(tx: Connection, mentions: Iterable[Mention], at: int) -> None:
    for mention in mentions:
        message = mention.message
        where = (message.channel, message.message) if message is not None else (None, None)
        await tx.rows(
            "INSERT INTO calls (match, player, decision, reminder, place, message, at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            (mention.match, mention.player, mention.decision, mention.reminder, *where, at),
        )


async def insert_notes(tx: Connection, notes: Iterable[OpenNote]) -> None:
    for note in notes:
        where = note.message.message, note.match, note.message.channel
        await tx.rows(
            "INSERT INTO notes (message, match, place, note, params) VALUES (?, ?, ?, ?, ?)"
            " ON CONFLICT DO NOTHING",
            (*where, note.note, canonical_json(dict(note.params))),
        )


async def delete_notes(tx: Connection, messages: Collection[BoardMessage]) -> None:
    await tx.many(
        "DELETE FROM notes WHERE message = ?", [(message.message,) for message in messages]
    )


def _read_mention(row: Row) -> Mention:
    message = BoardMessage(row["place"], row["message"]) if row["message"] else None
    return _MENTIONS.read(row, message=message)


def read_note(row: Row) -> OpenNote:
    message = BoardMessage(row["place"], row["message"])
    return _NOTES.read(row, message=message)

"""Notes with buttons that are not answered yet, in SQLite. They are written as they are told, with
the outbox (`queue.py`)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.storage.connection import Connection
from bot.storage.json_columns import canonical_json, read_params
from bot.storage.rows import OpenNoteRow


async def notes_of(connection: Connection, match: int) -> tuple[OpenNoteRow, ...]:
    rows = await connection.read(
        "SELECT message, match, place, note, params FROM notes WHERE match = ? ORDER BY message",
        match,
    )
    return tuple(
        OpenNoteRow(
            row["message"], row["match"], row["place"], row["note"], read_params(row["params"])
        )
        for row in rows
    )


async def insert_notes(tx: Connection, notes: Iterable[OpenNoteRow]) -> None:
    await tx.many(
        "INSERT INTO notes (message, match, place, note, params) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT DO NOTHING",
        [
            (one.message, one.match, one.channel, one.note, canonical_json(dict(one.params)))
            for one in notes
        ],
    )


async def delete_notes(tx: Connection, messages: Collection[int]) -> None:
    if messages:
        await tx.rows(
            "DELETE FROM notes WHERE message IN (SELECT value FROM json_each(?))",
            (canonical_json([*messages]),),
        )

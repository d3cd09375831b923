"""Notes: sentences of their own about a match, to its table, to the organisers, or as letters to
those who asked for direct messages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.matches import (
    ANSWERED,
    FOR_ORGANISER,
    LETTERS,
    UNREACHABLE,
    Board,
    OutboxRow,
    Person,
)
from bot.screens.house import letters as screens
from bot.screens.house import seating
from bot.screens.screen import Screen
from bot.tables import Table
from bot.ui.boards import mark, marked, note_of
from bot.ui.calling import jump_link
from bot.ui.house import House
from bot.ui.letters import LettersClosed
from bot.ui.looking import deed_lines
from bot.ui.posting import CLOSED, GONE, Postman
from bot.ui.speaking import Speaker, voice_of


class Notes:
    """Says each once."""

    def __init__(self, house: House, postman: Postman, speak: Speaker) -> None:
        self._house = house
        self._postman = postman
        self._speak = speak
        self._outbox = house.matches.outbox

    async def tell(self, rows: Sequence[OutboxRow]) -> None:
        """Say them in order, each noted before the next."""
        for row in rows:
            if row.note == ANSWERED:
                await self._answer(row)
            elif row.note in LETTERS:
                await self._write(row)
                await self._outbox.sent([row], None)
            else:
                await self._tell(row)

    async def _tell(self, row: OutboxRow) -> None:
        message = await self._said(row) or await self._say(await self._outbox.begin(row))
        if seating.asked(str(row.note), row.params) is None:
            await self._outbox.sent([row], None)
        else:
            await self._outbox.asked(row, message)

    async def _answer(self, row: OutboxRow) -> None:
        """Let the messages that asked say what came of it, without their buttons; a seat that was
        offered when its match ended needs no word."""
        key = (row.params["what"], row.params["key"])
        table = await self._house.matches.table(row.match)
        words = (await self._speak(table.address.guild)).words
        asking = [
            one
            for one in await self._outbox.asking(row.match)
            if seating.asked(one.note, one.params) == key
        ]
        for one in asking:
            name = seating.ANSWERS.get(one.note, "answered-offer")
            then = replace(row, note=name, params={**one.params, **row.params})
            over = row.params.get("outcome") == "over"
            await self._end(
                one.message, None if over else await note_of(self._house, table, then, words)
            )
        await self._outbox.answered(row, asking)

    async def _end(self, message: Board, screen: Screen | None) -> None:
        """One that can be reached no more stays as it is: its buttons say that it is over."""
        try:
            if screen is None:
                await self._postman.remove(message)
            else:
                await self._postman.edit(message, screen, None)
        except discord.HTTPException as error:
            if error.code not in GONE and not isinstance(error, CLOSED):
                raise

    async def _place(self, row: OutboxRow) -> int:
        table = await self._house.matches.table(row.match)
        if row.note not in FOR_ORGANISER:
            return table.address.place
        server = await self._house.matches.server(table.address.guild)
        return server.notice_channel or table.address.place

    async def _said(self, row: OutboxRow) -> Board | None:
        """Its message, if it arrived before a crash."""
        if row.first_try_at is None:
            return None
        line, place = mark(await self._house.matches.table(row.match), row), await self._place(row)
        said = (one.message for one in await self._postman.said(place) if one.ends(line))
        return next((Board(place, message) for message in said), None)

    async def _say(self, row: OutboxRow) -> Board:
        table = await self._house.matches.table(row.match)
        voice = await self._speak(table.address.guild)
        screen = await note_of(self._house, table, row, voice.words)
        shown = marked(screen, table, row)
        return await self._postman.send(await self._place(row), shown, voice.look, f"o{row.id}")

    async def _write(self, row: OutboxRow) -> None:
        """A letter to each of those concerned who wants letters; it is no secret to the others
        that they do not."""
        table = await self._house.matches.table(row.match)
        people = [await self._house.matches.person(player) for player in await self._readers(row)]
        wanted = [person for person in people if person.user and _wants(person, row)]
        begun = await self._outbox.begin(row) if wanted else row
        for person in wanted:
            try:
                await self._letter(table, row, begun, person)
            except LettersClosed:
                await self._house.letters.stop(person.player)

    async def _letter(self, table: Table, row: OutboxRow, begun: OutboxRow, person: Person) -> None:
        house = self._house
        if row.first_try_at is None or not await house.letters.arrived(
            person.user, mark(table, row)
        ):
            shown = marked(await self._shown(table, row, person), table, begun)
            await house.letters.send(person.user, shown, f"o{row.id}p{person.player}")

    async def _readers(self, row: OutboxRow) -> tuple[int, ...]:
        """Whom a letter is for: those it names, or all who follow the match."""
        return row.asked or await self._house.matches.store.seating.followers(row.match)

    async def _shown(self, table: Table, row: OutboxRow, person: Person) -> Screen:
        words = voice_of(self._house, person).words
        screens_of = self._house.screens_of(table)
        deeds = await self._house.matches.deeds(table.match, row.seq - 1)
        lines = [
            line
            for deed in deeds
            if deed.seq == row.seq
            for line in deed_lines(screens_of, deed, table, words, own=True)
        ]
        board = await self._outbox.board(table.match)
        link = jump_link(table, board) if board is not None else ""
        return screens.receipt(table, str(row.note), lines, link, words)


def _wants(person: Person, row: OutboxRow) -> bool:
    """Whether somebody has allowed this letter; one instead of all mentions is like a reminder."""
    return person.letters or (row.note == UNREACHABLE and person.reminders == "dm")

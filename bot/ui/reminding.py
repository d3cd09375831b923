"""Reminders of a decision, to those who asked for them, the way they want them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.matches import REMINDERS, Board, Call, OutboxRow, Person
from bot.screens.house import letters as screens
from bot.screens.screen import Screen
from bot.tables import SeatInfo, Status, Table
from bot.ui.boards import mark, marked
from bot.ui.calling import jump_link
from bot.ui.house import House
from bot.ui.letters import LettersClosed
from bot.ui.posting import Postman
from bot.ui.speaking import Speaker, voice_of
from bot.words import Words


class Reminders:
    """Reminds where the person wants it, while there is something to be reminded of."""

    def __init__(self, house: House, postman: Postman, speak: Speaker) -> None:
        self._house = house
        self._postman = postman
        self._speak = speak
        self._outbox = house.matches.outbox
        self._calls = house.matches.calls

    async def tell(self, rows: Sequence[OutboxRow]) -> None:
        """Send them in order; those that nobody needs any more are only noted. Nobody is woken."""
        for row in rows:
            table = await self._house.matches.table(row.match)
            waking = await self._waking(row)
            if waking is not None:
                await self._outbox.delay([row], waking)
                return
            calls = []
            for player in row.asked:
                calls += await self._remind(table, row, await self._house.matches.person(player))
            await self._outbox.sent([row], None, calls)

    async def _waking(self, row: OutboxRow) -> int | None:
        """When those whom the row reminds wake; None where they are awake."""
        at, clocks = self._at(), self._house.matches.clocks
        hours = [(await clocks.wakefulness(player)).hours for player in row.asked]
        return max((one.after(at, 0) for one in hours if not one.awake(at)), default=None)

    def _at(self) -> int:
        return int(self._house.now().timestamp())

    async def _remind(self, table: Table, row: OutboxRow, person: Person) -> list[Call]:
        seat = table.seat_of(person.player)
        if seat is None or seat.decision is None or seat.computer is not None:
            return []
        if seat.decision != row.params.get("decision", seat.decision):
            return []
        if seat.due is None or seat.due <= self._at():
            return []
        if table.status is not Status.RUNNING or person.reminders == "off":
            return []
        number = int(row.params.get("reminder", 1))
        if await self._calls.reminded(row.match, person.player, seat.decision, number):
            return []
        board = await self._send(table, row, person, seat)
        return [Call(row.match, person.player, seat.decision, number, board)]

    async def _send(self, table: Table, row: OutboxRow, person: Person, seat: SeatInfo) -> Board:
        """By direct message where that is wanted and open, else in the match's place."""
        if person.reminders != "dm":
            return await self._mention(table, row, person, seat)
        words = voice_of(self._house, person).words
        shown = await self._shown(table, row, seat, words)
        try:
            return await self._letter(table, row, person, shown)
        except LettersClosed:
            await self._house.letters.stop(person.player)
            return await self._mention(table, row, person, seat, closed=True)

    async def _letter(self, table: Table, row: OutboxRow, person: Person, shown: Screen) -> Board:
        line = mark(table, row)
        if row.first_try_at is not None:
            arrived = await self._house.letters.arrived(person.user, line)
            if arrived is not None:
                return arrived
        begun = await self._outbox.begin(row)
        return await self._house.letters.send(
            person.user, marked(shown, table, begun), f"o{row.id}"
        )

    async def _mention(
        self,
        table: Table,
        row: OutboxRow,
        person: Person,
        seat: SeatInfo,
        *,
        closed: bool = False,
    ) -> Board:
        place, line = table.address.place, mark(table, row)
        if row.first_try_at is not None:
            said = await self._postman.said(place)
            found = next((one for one in said if one.ends(line)), None)
            if found is not None:
                return Board(place, found.message)
        begun = await self._outbox.begin(row)
        words = (await self._speak(table.address.guild)).words
        shown = await self._shown(table, row, seat, words)
        head = f"<@{person.user}>" + (f"\n{words('reminder-letters-closed')}" if closed else "")
        screen = marked(shown, table, begun, head)
        return await self._postman.send(place, screen, None, f"o{row.id}", [person.user])

    async def _shown(self, table: Table, row: OutboxRow, seat: SeatInfo, words: Words) -> Screen:
        last = row.params.get("reminder") == REMINDERS
        fate = await self._house.matches.clocks.fate(table.match, seat.seat) if last else None
        board = await self._outbox.board(table.match)
        link = jump_link(table, board) if board is not None else ""
        return screens.reminder(table, seat, link, words, fate)

"""Whom messages call: each person once for a decision, all matches of a place by one message."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.markdown import escape
from bot.matches import Awaited, Board, Call, Later, OutboxRow
from bot.screens.house.names import listed, title
from bot.screens.screen import Screen, Text
from bot.tables import Status, Table
from bot.ui.house import House
from bot.ui.posting import Postman, Said
from bot.ui.routes import Presence
from bot.ui.speaking import Speaker
from bot.words import Words

if TYPE_CHECKING:
    from bot.ui.boarding import Told

MARK: Final = re.compile(r"-# (o[0-9]+( · )?)+")
"""The last line of a message that calls for several boards: the rows it tells."""


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody whom a lobby calls; `wakes` is None where they are awake."""

    player: int
    user: int
    wakes: int | None


class Caller:
    """Mentions, and takes mentions back that are answered."""

    def __init__(self, house: House, postman: Postman, presence: Presence, speak: Speaker) -> None:
        self._house = house
        self._postman = postman
        self._presence = presence
        self._speak = speak
        self._calls = house.matches.calls

    def users(self, table: Table, awaited: Iterable[Awaited]) -> list[int]:
        """Their Discord ids."""
        found = (table.seats[one.seat].user for one in awaited)
        return [user for user in found if user is not None]

    async def waking(
        self, match: int, seq: int, calls: Sequence[Awaited]
    ) -> tuple[tuple[Awaited, ...], tuple[Later, ...]]:
        """Those who may be called now, and those who sleep, with the moment they wake."""
        later = {}
        for one in calls:
            wakes = await self._wakes(one.player)
            if wakes is not None:
                later[one] = Later(match, seq, one.player, wakes)
        return tuple(one for one in calls if one not in later), tuple(later.values())

    async def head(
        self, table: Table, standing: Sequence[Awaited], new: Sequence[Awaited], words: Words
    ) -> tuple[str, list[int]]:
        """What stands above a board: those who are called, before and now; and the Discord ids of
        those whom the message has to mention."""
        gone = [one for one in new if await self._gone(table, one)]
        there = sorted({*standing, *new} - {*gone}, key=lambda one: one.seat)
        lines = [" ".join(_mentions(table, there, now=True))]
        soon = _mentions(table, there, now=False)
        if soon:
            lines.append(f"-# {words('call-soon', names=listed(soon, words), n=len(soon))}")
        lines += [words("call-left", name=escape(table.seats[one.seat].name)) for one in gone]
        head = "\n".join(line for line in lines if line)
        return head, self.users(table, [one for one in new if one not in gone])

    async def guests(self, table: Table, rows: Sequence[OutboxRow]) -> tuple[Guest, ...]:
        """Whom a lobby calls: those who are invited and may still join, or the host who may start
        it."""
        asked = {player for row in rows for player in row.asked if _expected(table, player)}
        found = []
        for player in sorted(asked):
            user = (await self._house.matches.person(player)).user
            if user:
                found.append(Guest(player, user, await self._wakes(player)))
        return tuple(found)

    async def together(self, place: int, told: Sequence[Told]) -> None:
        """One message that calls for several boards; what one has called already, which arrived
        before a crash, is only noted."""
        said = await self._postman.said(place) if any(one.tried for one in told) else []
        known = {one.row.id: found for one in told for found in said if _marks(found, one.row)}
        rest = [one for one in told if one.row.id not in known]
        if rest:
            board = await self._call(place, rest)
            await self._note(rest, board)
        for one in told:
            if one.row.id in known:
                await self._note([one], Board(place, known[one.row.id].message))

    async def clean(self, match: int) -> None:
        """Edit the messages that call to what is answered; boards show that themselves."""
        over = await self._calls.over(match)
        for board in {call.message for call in over if call.message is not None}:
            everything = await self._calls.in_message(board.message)
            left = [call for call in everything if call not in over]
            if everything:
                await self._postman.touch(board, await self._called(left, match))
        await self._calls.forget(over)

    async def _call(self, place: int, told: Sequence[Told]) -> Board:
        guild, users = told[0].table.address.guild, set()
        words, lines = (await self._speak(guild)).words, []
        for one in told:
            present = [a for a in one.calls if not await self._gone(one.table, a)]
            users |= {*self.users(one.table, present)}
            lines.append(call_line(one.table, one.board, one.calls, words))
        foot = "-# " + " · ".join(f"o{one.row.id}" for one in told)
        screen = Screen((_said(lines, words),), foot=foot)
        return await self._postman.send(place, screen, None, f"c{told[-1].row.id}", sorted(users))

    async def _note(self, told: Sequence[Told], message: Board) -> None:
        calls = [
            Call(one.table.match, awaited.player, awaited.key, message=message)
            for one in told
            for awaited in one.calls
        ]
        rows = [row for one in told for row in one.rows]
        newest = {one.table.match: one.board for one in told}
        later = [asleep for one in told for asleep in one.later]
        await self._house.matches.outbox.sent_together(rows, newest, calls, later)

    async def _called(self, calls: Sequence[Call], match: int) -> Screen:
        """A message that calls, as it stands now."""
        table = await self._house.matches.table(match)
        words = (await self._speak(table.address.guild)).words
        by_match: Mapping[int, set[int]] = {
            call.match: {one.player for one in calls if one.match == call.match} for call in calls
        }
        lines = []
        for number, players in sorted(by_match.items()):
            shown = await self._house.matches.table(number)
            board = await self._house.matches.outbox.board(number)
            still = [a for a in await self._calls.awaited(number) if a.player in players]
            lines.append(call_line(shown, board, still, words))
        return Screen((_said(lines, words),))

    async def _wakes(self, player: int) -> int | None:
        """When somebody wakes; None where they are awake."""
        at = int(self._house.now().timestamp())
        hours = (await self._house.matches.clocks.wakefulness(player)).hours
        return None if hours.awake(at) else hours.after(at, 0)

    async def _gone(self, table: Table, one: Awaited) -> bool:
        user = table.seats[one.seat].user
        return user is not None and await self._presence.gone(table.address.guild, user)


def call_line(table: Table, board: Board | None, awaited: Sequence[Awaited], words: Words) -> str:
    """For whom a match waits, with the way to its board; nothing where it waits for nobody."""
    now, soon = _mentions(table, awaited, now=True), _mentions(table, awaited, now=False)
    if not now and not soon:
        return ""
    key = "call-line" if not soon else "call-line-both" if now else "call-line-soon"
    link = jump_link(table, board) if board is not None else ""
    names, later = listed(now, words), listed(soon, words)
    return words(key, title=title(table, words), link=link, names=names, soon=later)


def _mentions(table: Table, awaited: Iterable[Awaited], *, now: bool) -> list[str]:
    chosen = (one for one in awaited if (one.decision is not None) is now)
    users = (table.seats[one.seat].user for one in chosen)
    return [f"<@{user}>" for user in users if user is not None]


def _said(lines: Iterable[str], words: Words) -> Text:
    return Text("\n".join(line for line in lines if line) or words("call-answered"))


def jump_link(table: Table, board: Board) -> str:
    """The address of a message, for a click."""
    return f"https://discord.com/channels/{table.address.guild}/{board.place}/{board.message}"


def _expected(table: Table, player: int) -> bool:
    """Whether a lobby still waits for somebody: its host when it is full, others before that."""
    full = not any(seat.empty for seat in table.seats)
    if table.status is not Status.LOBBY:
        return False
    return full if player == table.host else not full and table.seat_of(player) is None


def _marks(said: Said, row: OutboxRow) -> bool:
    """Whether a message calls for this row."""
    last = said.texts[-1].splitlines()[-1] if said.texts and said.texts[-1] else ""
    return MARK.fullmatch(last) is not None and f"o{row.id}" in last.split()

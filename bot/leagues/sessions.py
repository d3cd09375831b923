"""The sessions of leagues as matches: how they begin, where they are, how they have ended."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any, Literal

from bot.leagues.events import Ended
from bot.leagues.keys import session_key
from bot.leagues.league import Slot
from bot.leagues.running import Finish, adjudicated, forfeiting
from bot.leagues.shelf import Held
from bot.matches import Matches, NewMatch, Refusal
from bot.matches.values import AnyGame
from bot.storage.store import Conflict
from bot.tables import PRESETS, Address, Stake, Status
from engine.contract import IllegalOptions, PlaysSessions


class Sessions:
    """Reads and begins them; what follows for a league is the league's matter."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._store = matches.store

    async def match_of(self, held: Held, slot: Slot) -> int:
        """The match that a session is at, or was at last; it has begun."""
        numbers = await self._store.results.of_fixture(held.id, key_of(held, slot))
        return numbers[-1] if numbers else slot.match or 0

    async def finish(self, held: Held, slot: Slot) -> Finish | None:
        """How a session's matches have ended; None while they have not."""
        table = await self._matches.table(await self.match_of(held, slot))
        if table.status is Status.CANCELLED:
            return Finish((), ())
        if table.status is not Status.FINISHED:
            return None
        if table.session is not None:
            result = await self._matches.session_result(table.match)
            return None if result is None else Finish(result.places, result.scores)
        row = await self._store.results.of_match(table.match)
        scores = tuple(one.score for one in row.seats) if row else (0,) * len(table.places)
        return Finish(table.places, scores)

    async def adjudicate(self, held: Held, slot: Slot) -> Ended:
        """The points of all matches of the session so far decide; what is still played ends."""
        total = [0] * len(slot.fixture.players)
        for number in await self._store.results.of_fixture(held.id, key_of(held, slot)):
            points = await self._matches.points(number)
            total = [a + b for a, b in zip(total, points or [0] * len(total), strict=True)]
            await self._end(number, held.head.founder)
        return adjudicated(held.league, slot, tuple(total))

    async def close(self, held: Held, slot: Slot) -> None:
        """What is still played of a session whose result an organiser has entered ends with it."""
        for number in await self._store.results.of_fixture(held.id, key_of(held, slot)):
            await self._end(number, _ruler(held, slot))

    async def _end(self, match: int, player: int) -> None:
        """End a match that is still played, in the name of an organiser."""
        table = await self._matches.table(match)
        if table.status in (Status.RUNNING, Status.STUCK):
            await self._matches.cancel(match, player, organiser=True)

    async def open(self, held: Held, slot: Slot) -> int:
        """The first match of a session, once, also where it was begun before a kill."""
        key = key_of(held, slot)
        known = await self._store.results.of_fixture(held.id, key)
        if known:
            await self._reseat(held, slot, known[0])
            return known[0]
        try:
            return (await self._matches.open(self._wanted(held, slot, key))).match
        except Conflict:
            return (await self._store.results.of_fixture(held.id, key))[0]

    async def _reseat(self, held: Held, slot: Slot, match: int) -> None:
        """Give the seat of whoever has left since the match began to their substitute."""
        table = await self._matches.table(match)
        if table.status is not Status.RUNNING:
            return
        for seat, player in zip(table.seats, slot.fixture.players, strict=True):
            if player > 0 and seat.player not in (None, player):
                with suppress(Refusal):  # it is offered already
                    founder = held.head.founder
                    await self._matches.seating.offer(match, founder, seat.seat, organiser=True)
                await self._matches.seating.take(match, player, seat.seat)

    def _wanted(self, held: Held, slot: Slot, key: int) -> NewMatch:
        terms, players = held.league.terms, slot.fixture.players
        game = self._matches.games[terms.game]
        gone = forfeiting(held.league, slot)
        # Seats are rotated by the design, so the first one begins where the game asks who does.
        firsts = [one for one in game.options if one.key == "first" and "1" in one.choices]
        options = {one.key: "1" for one in firsts}
        clock = PRESETS.get(terms.clock)
        late: Literal["move", "wait"] = "wait" if terms.late == "wait" else "move"
        return NewMatch(
            clock=None if clock is None else replace(clock, late=late),
            host=held.head.founder,
            address=Address(held.head.guild, held.head.channel),
            game=terms.game,
            seats=len(players),
            options=options,
            seated=tuple(level_of(game) if p < 0 or p in gone else p for p in players),
            session=plays_sessions(game, len(players), options),
            stake=Stake(terms.rated, held.id, key),
        )


def _ruler(held: Held, slot: Slot) -> int:
    """Who has entered a session's result."""
    row = None if slot.result is None else held.league.events[slot.result.rev - 1]
    return held.head.founder if row is None or row.actor is None else row.actor


def key_of(held: Held, slot: Slot) -> int:
    """What a session is known by in the store, of all seasons of its league."""
    return session_key(held.league.season, slot.number, slot.repeats)


def level_of(game: AnyGame) -> str:
    """The computer players of a league, and those who move for somebody who is gone."""
    return game.computers[len(game.computers) // 2]


def plays_sessions(game: object, seats: int, options: dict[str, Any]) -> bool:
    """Whether the game has a tournament rule for tables of this size."""
    if not isinstance(game, PlaysSessions):
        return False
    try:
        return game.next_in_session(seats, options, ()) is not None
    except IllegalOptions:
        return False

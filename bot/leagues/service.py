"""The leagues: every use case. What they do by themselves is their course, what they tell their
channels are notices, their sessions are matches."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from secrets import token_bytes
from typing import Any, Final

from bot.leagues import planning
from bot.leagues.course import Course
from bot.leagues.events import Began, Body, Drawn, Founded
from bot.leagues.keys import number_of, season_of
from bot.leagues.league import League
from bot.leagues.notices import Notices
from bot.leagues.rulings import Rulings, rulings
from bot.leagues.sessions import Sessions
from bot.leagues.shelf import Held, Planner, Shelf
from bot.leagues.terms import Terms
from bot.matches import Matches, Refusal
from bot.storage.league_rows import LeagueRow
from bot.tables import Stake

LONGEST_NAME: Final = 60
MOST_LEAGUES: Final = 10
"""Of one server."""


class Leagues:
    """Every method that changes something has saved it when it returns, or raises `Refusal`."""

    def __init__(
        self,
        matches: Matches,
        now: Callable[[], datetime],
        seeds: Callable[[], bytes] | None = None,
    ) -> None:
        """`seeds` gives the 32 bytes that a season publishes."""
        self._matches = matches
        self._store = matches.store
        self._now = now
        self._seeds = seeds or (lambda: token_bytes(32))
        self._shelf = Shelf(self._store, self.at)
        self.sessions = Sessions(matches)
        self.course = Course(matches, self._shelf, self.sessions, self.at, self._hear)
        self.notices = Notices(self._store, self._shelf, self.at, self._hear)
        self.listeners: list[Callable[[], None]] = []
        """Called when something of a league has been saved; plain, quick, never raising."""
        matches.letter_by(self.letters)

    def at(self) -> int:
        return int(self._now().timestamp())

    # People and organisers

    async def found(self, head: LeagueRow, terms: Terms) -> Held:
        """A new league with its sign-up open; its number and time are set here."""
        planning.check_terms(terms, self._matches.games[terms.game].seats)
        if not head.name.strip() or len(head.name) > LONGEST_NAME:
            raise Refusal("league-name", limit=LONGEST_NAME)
        others = await self.in_server(head.guild)
        if len(others) >= MOST_LEAGUES:
            raise Refusal("league-too-many", limit=MOST_LEAGUES)
        if any(one.name.casefold() == head.name.casefold() for one in others):
            raise Refusal("league-named", name=head.name)
        founded = await self._shelf.found(replace(head, created=self.at()), Founded(terms))
        self._tell(founded)
        return founded

    async def get(self, league: int) -> Held:
        return await self._shelf.get(league)

    async def in_server(self, guild: int) -> tuple[Held, ...]:
        """A server's leagues, newest first."""
        held = [one for one in (await self._shelf.all()).values() if one.head.guild == guild]
        return tuple(sorted(held, key=lambda one: -one.id))

    async def sign_up(self, league: int, player: int, actor: int | None = None) -> Held:
        """`actor` is the organiser who does it for somebody."""
        return await self._act(league, actor or player, lambda at: planning.signed_up(at, player))

    async def add_computer(self, league: int, actor: int) -> Held:
        return await self._act(league, actor, planning.computer_added)

    async def withdraw(self, league: int, player: int, actor: int | None = None) -> Held:
        return await self._act(league, actor or player, lambda at: planning.withdrew(at, player))

    async def leave_all(self, player: int) -> None:
        """Out of every league, as somebody who wants to be forgotten."""
        for held in list((await self._shelf.all()).values()):
            league = held.league
            plays = league.division_of(player) is not None and player not in league.dropped
            signed = player in league.roster if league.phase == "sign-up" else plays
            if signed or player in league.substitutes:
                await self.withdraw(held.id, player)

    async def stand_by(self, league: int, player: int, there: bool) -> Held:
        """On the list of substitutes, or off it."""
        return await self._act(league, player, lambda at: planning.listed(at, player, there))

    async def settle(self, league: int, actor: int, **changes: Any) -> Held:
        """Change what is named of the terms, between seasons."""

        def plan(at: League) -> list[Body]:
            terms = replace(at.terms, **changes)
            return planning.changed(at, terms, self._matches.games[terms.game].seats)

        return await self._act(league, actor, plan)

    async def begin(self, league: int, actor: int) -> Held:
        """Begin the next season; its first sessions begin at once."""
        seed = self._seeds()
        return await self._act(league, actor, lambda at: planning.began(at, seed))

    async def pause(self, league: int, actor: int, on: bool) -> Held:
        return await self._act(league, actor, lambda at: planning.paused(at, on))

    async def drop(self, league: int, player: int, actor: int) -> Held:
        return await self._act(league, actor, lambda at: planning.dropped(at, player))

    async def extend(self, league: int, actor: int, days: int) -> Held:
        return await self._act(league, actor, lambda at: planning.extended(at, days))

    async def hasten(self, league: int, actor: int) -> Held:
        """Let the next sessions begin now."""
        return await self._act(league, actor, lambda at: planning.hastened(at, self.at()))

    async def correct(
        self, league: int, actor: int, number: int, scores: tuple[int, ...] | None, reason: str
    ) -> Held:
        return await self._act(
            league, actor, lambda at: planning.corrected(at, number, scores, reason)
        )

    async def repeat(self, league: int, actor: int, number: int) -> Held:
        """Begin a session again that counts for nobody."""
        return await self._act(league, actor, lambda at: planning.repeated(at, number))

    async def end(self, league: int, actor: int) -> Held:
        return await self._act(league, actor, planning.closed)

    async def undo(self, league: int, actor: int, seq: int | None = None) -> Held:
        return await self._act(league, actor, lambda at: planning.undone(at, seq))

    async def move(self, league: int, channel: int) -> Held:
        return await self._shelf.move(league, channel)

    async def _act(self, league: int, actor: int, planner: Planner) -> Held:
        held, _ = await self._shelf.change(league, planner, actor)
        self._tell(held)
        return held

    def _tell(self, held: Held) -> None:
        """There may be work for this league, and something to post."""
        self.course.touch(held.id)
        self._hear()

    def _hear(self) -> None:
        """Whoever works when something has happened looks for work."""
        for listener in self.listeners:
            listener()

    async def names(self, held: Held, more: Iterable[int] = ()) -> dict[int, str]:
        """The names of all people who are or were in a league, and of some more players."""
        league = held.league
        players = {*league.roster, *league.substitutes, *league.dropped, *more}
        players |= {one for division in (*league.divisions, *league.last) for one in division}
        players |= {one for slot in league.slots for one in slot.fixture.players}
        return {one: (await self._matches.person(one)).name for one in players if one > 0}

    async def letters(self, stake: Stake) -> dict[int, int]:
        """Which computer players of a league, from 1, sit at a match of its, by seat."""
        held = (await self._shelf.all()).get(stake.league or 0)
        if held is None or stake.fixture is None:
            return {}
        wanted, season = (season_of(stake.fixture), number_of(stake.fixture)), 0
        for row in held.league.events:
            season += isinstance(row.body, Began)
            for one in row.body.fixtures if isinstance(row.body, Began | Drawn) else ():
                if (season, one.number) == wanted:
                    return {seat: -who for seat, who in enumerate(one.players) if who < 0}
        return {}

    async def rulings(self) -> Rulings:
        """What organisers have said about results, by match."""
        return await rulings(self._store, (await self._shelf.all()).values())

"""The leagues: every use case, and what they do by themselves. Their sessions are matches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from secrets import token_bytes
from typing import Any, Final

from bot.leagues import planning
from bot.leagues.events import Body, Founded, Opened
from bot.leagues.league import League
from bot.leagues.rulings import Rulings, rulings
from bot.leagues.running import (
    adjudicated,
    beginning,
    ended,
    follows,
    is_over_time,
    next_time,
    overdue,
    walkover,
)
from bot.leagues.sessions import Sessions
from bot.leagues.shelf import Held, Planner, Shelf
from bot.leagues.terms import Terms
from bot.matches import Board, Matches, Refusal
from bot.storage.rows import BoardRow, LeagueRow, NewPost, PostRow

LONGEST_NAME: Final = 60
MOST_LEAGUES: Final = 10
"""Of one server."""
AGAIN: Final = 300
"""Seconds until a league that could not go on is tried again."""
STEPS: Final = 50
_log = logging.getLogger(__name__)


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
        self._news: set[int] = set()
        self._due: dict[int, int] = {}
        self._woken = False
        self._running = asyncio.Lock()
        self.closed: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""
        self.listeners: list[Callable[[], None]] = []
        """Called when something of a league has been saved; plain, quick, never raising."""
        matches.listeners.append(self._news.add)

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
        self._due[held.id] = self.at()
        self._hear()

    def _hear(self) -> None:
        """Whoever works when something has happened looks for work."""
        for listener in self.listeners:
            listener()

    async def announce(self, league: int, post: NewPost) -> Held:
        """Tell the league's channel once more."""
        held, _ = await self._shelf.change(league, lambda _: [], None, [post])
        self._hear()
        return held

    async def names(self, held: Held, more: Iterable[int] = ()) -> dict[int, str]:
        """The names of all people who are or were in a league, and of some more players."""
        league = held.league
        players = {*league.roster, *league.substitutes, *league.dropped, *more}
        players |= {one for division in (*league.divisions, *league.last) for one in division}
        players |= {one for slot in league.slots for one in slot.fixture.players}
        return {one: (await self._matches.person(one)).name for one in players if one > 0}

    async def rulings(self) -> Rulings:
        """What organisers have said about results, by match."""
        return await rulings(self._store, (await self._shelf.all()).values())

    # By themselves

    async def run_due(self) -> int:
        """Let every league go on for which something has fallen due; gives how many did."""
        async with self._running:
            return await self._run_due()

    async def _run_due(self) -> int:
        await self._look_around()
        at = self.at()
        due = sorted(league for league, when in self._due.items() if when <= at)
        for league in due:
            try:
                held = await self._go_on(league)
            except Refusal as refusal:
                _log.warning("league %d has to wait: %s", league, refusal)
                self._due[league] = at + AGAIN
            except Exception:  # noqa: BLE001 - whatever it is, the others go on
                _log.exception("league %d could not go on", league)
                self._due[league] = at + AGAIN
            else:
                self._plan_next(held)
        return len(due)

    async def next_due(self) -> int | None:
        await self._look_around()
        return min(self._due.values(), default=None)

    async def _look_around(self) -> None:
        """At the first time all running leagues; later those whose matches have ended."""
        if not self._woken:
            for held in (await self._shelf.all()).values():
                self._due.setdefault(held.id, self.at())
            self._woken = True
        news = set(self._news)
        self._news.clear()
        if news:
            for league in await self._store.results.leagues_over(news):
                self._due[league] = self.at()

    def _plan_next(self, held: Held) -> None:
        when = next_time(held.league, self.at())
        if when is None:
            self._due.pop(held.id, None)
        else:
            self._due[held.id] = max(when, self.at() + 1)

    async def _go_on(self, league: int) -> Held:
        """Everything that can be done now: note results, begin sessions, draw rounds, end."""
        for _ in range(STEPS):
            held = await self._shelf.get(league)
            bodies = await self._ends(held)
            bodies = bodies or overdue(held.league, self.at()) or follows(held.league)
            if bodies:
                await self._write(held, bodies)
            elif not await self._begin_sessions(held):
                now = await self._shelf.get(league)
                if now.league.seq == held.league.seq:
                    return now  # else somebody has changed it meanwhile: look again
        return await self._shelf.get(league)

    async def _write(self, held: Held, bodies: list[Body]) -> Held:
        """What was decided on this very state; nothing where the league has moved on since."""
        seq = held.league.seq
        changed, _ = await self._shelf.change(
            held.id, lambda now: bodies if now.seq == seq else [], None
        )
        self._hear()
        return changed

    async def _ends(self, held: Held) -> list[Body]:
        """The results of sessions that are over, or have to be by now."""
        league, found = held.league, list[Body]()
        if league.phase == "sign-up":
            return found
        late = is_over_time(league, self.at())
        for slot in league.slots:
            if slot.state == "open":
                finish = await self.sessions.finish(held, slot)
                # Its matches are ended before it is: once it is late, its points decide.
                if finish is not None and (finish.places or not late):
                    found.append(ended(league, slot, finish))
                elif late:
                    found.append(await self.sessions.adjudicate(held, slot))
            elif slot.state == "pending" and late:
                found.append(adjudicated(league, slot, None))
        return found

    async def _begin_sessions(self, held: Held) -> bool:
        """Begin what may begin; whether anything did."""
        league = held.league
        slots = beginning(league, self.at())
        for slot in slots:
            result = walkover(league, slot)
            body: Body = result or Opened(slot.number, await self.sessions.open(held, slot))
            after = (await self._write(replace(held, league=league), [body])).league
            if after.seq != league.seq + 1:
                break  # somebody has changed the league meanwhile: look again
            league = after
        return bool(slots)

    # Posts

    async def posts(self) -> tuple[PostRow, ...]:
        return await self._store.leagues.posts(self.at())

    async def next_post(self) -> int | None:
        return await self._store.leagues.next_post()

    async def begin_post(self, post: PostRow, again: int) -> None:
        await self._store.leagues.begin_post(post.id, self.at(), self.at() + again)

    async def posted(
        self, post: PostRow, then: NewPost | None = None, board: Board | None = None
    ) -> None:
        """It is told; `then` is what follows it, but for one of that kind that is due already;
        `board` is the message that shows who signed up."""
        others = [] if then is None else await self._store.leagues.posts(then.due)
        known = {(one.league, one.kind) for one in others if one.id != post.id}
        if then is not None and (post.league, then.kind) not in known:
            await self._shelf.change(post.league, lambda _: [], None, [then])
        row = None if board is None else BoardRow(board.place, board.message)
        await self._store.leagues.posted(post, row)

    async def board(self, league: int) -> Board | None:
        """The newest message that shows who has signed up."""
        row = await self._store.leagues.board(league)
        return None if row is None else Board(row.place, row.message)

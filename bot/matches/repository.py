"""Where matches are read and changed: one write at a time for each match, saved before it is
announced. A change is planned by a plain function from the loaded match; nothing is awaited while
it decides, and only the store's SQL while it is written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec

from cachetools import LRUCache

from bot.eventlog.repository import Repository, run_to_end
from bot.matches.aggregate import Match, fold
from bot.matches.clock.deadlines import HoursByPlayer, clock_hours_of, update_clocks
from bot.matches.inventory import ItemsNeeded, MatchItems
from bot.matches.log_entries import read_entry
from bot.matches.side_effects import (
    apply_settling_time,
    close_notes,
    mark_stuck,
    schedule_thread_jobs,
)
from bot.models.commit import Commit, NewJob, NewMessage
from bot.models.log import LogRow
from bot.models.match import AnyGame, Status, Table
from bot.models.match_head import MatchHead, SeatState
from bot.models.people import Availability
from bot.models.plan import SeatOrders
from bot.models.playing_hours import PlayingHours
from bot.refusals import Refusal
from bot.storage import Store
from bot.storage.clocks import ClockStore
from bot.storage.errors import BoundReached, StoreDamaged
from engine.contract import IllegalAction, IllegalOptions, Seat, TakesOrders, offers

if TYPE_CHECKING:  # they need the repository
    from bot.matches.queries.views import MatchQueries

P = ParamSpec("P")

CACHED: Final = 4096  # matches in memory, 25 to 80 kB each
LONG_LOG: Final = 1_000
"""Rows that no match needs without many undos; folding more would keep everybody waiting."""
MAX_CACHED_HOURS: Final = 4096
_BOUNDS = {
    "matches": "too-many-matches",
    "lobbies": "too-many-lobbies",
    "server": "server-full",
    "seeks": "too-many-seeks",
}
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class LoadedMatch:
    """The head of a match, and the fold of its log once it has begun (None too where a stuck one
    cannot be folded). The rest is set for a change: the time `at` which it is made, the `game` if
    it is installed, the `playing_hours` and `orders` of people who have changed theirs, and the
    `items` of the inventory once it has asked for them by `ItemsNeeded`."""

    head: MatchHead
    match: Match | None = None
    at: int = 0
    game: AnyGame | None = None
    playing_hours: HoursByPlayer = field(default_factory=dict)
    orders: Mapping[Seat, SeatOrders] = field(default_factory=dict)
    items: MatchItems | None = None

    def require_match(self) -> Match:
        """Raises `Refusal` where the match has not begun, or never did."""
        if self.match is None:
            raise Refusal("not-running")
        return self.match

    def clock_hours(self, row: SeatState) -> PlayingHours:
        """The hours by which the clock of a seat runs now."""
        return clock_hours_of(row, self.playing_hours, self.at)

    def update(self, **fields: Any) -> Transition:
        """A transition that replaces fields of the head and adds nothing to the log."""
        return Transition(Commit(replace(self.head, **fields), self.at), self.match)


@dataclass(frozen=True, slots=True)
class Transition:
    """One write and the match it leads to. The repository sets the revision of its head."""

    commit: Commit
    match: Match | None = None

    def amend(self, **fields: Any) -> Transition:
        return replace(self, commit=replace(self.commit, **fields))

    def notify(self, *messages: NewMessage) -> Transition:
        return self.amend(messages=(*self.commit.messages, *messages))

    def reschedule(self, job: NewJob) -> Transition:
        """The same transition with a job that replaces any of its kind at its seat."""
        done = (*self.commit.jobs_done, (job.kind, job.seat))
        return self.amend(jobs=(*self.commit.jobs, job), jobs_done=done)


class PlayingHoursCache:
    """Reads playing hours and keeps them; whoever changes them has to `drop` them here."""

    def __init__(self, store: ClockStore) -> None:
        self._store = store
        self._known: LRUCache[int, Availability | None] = LRUCache(MAX_CACHED_HOURS)
        self._dropped = 0

    async def read_hours(self, head: MatchHead) -> dict[int, Availability]:
        """The playing hours of a match's players, as far as they have set any."""
        players = {row.player for row in head.seats if row.player is not None}
        found = {player: self._known[player] for player in players & self._known.keys()}
        if missing := players - found.keys():
            found |= await self._read(missing)
        return {player: hours for player, hours in found.items() if hours is not None}

    async def _read(self, players: set[int]) -> dict[int, Availability | None]:
        """From the store; cached unless something has changed in the meantime."""
        dropped = self._dropped
        found = await self._store.read_playing_hours(players)
        fresh = {player: found.get(player) for player in players}
        if dropped == self._dropped:
            self._known.update(fresh)
        return fresh

    def forget_players_of(self, head: MatchHead) -> None:
        for row in head.seats:
            self.drop(row.player)

    def forget_question(self, player: int) -> None:
        """A person has answered, who was asked about vacation."""
        known = self._known.get(player)
        if known is not None and known.asked:
            self.drop(player)

    def clear(self) -> None:
        self._known.clear()
        self._dropped += 1

    def drop(self, player: int | None) -> None:
        self._known.pop(player or 0, None)
        self._dropped += 1


class MatchRepository(Repository[LoadedMatch]):
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        now: Callable[[], datetime],
        settling: int = 0,
    ) -> None:
        """`settling` are the seconds in which a last act may be taken back before it is answered
        or announced."""
        super().__init__("match", CACHED, shared=store.leases is not None)
        self.store = store
        self.games = games
        self._now = now
        self._settling = settling
        self.hours_cache = PlayingHoursCache(store.clocks)

    def at(self) -> int:
        """Now, in epoch seconds."""
        return int(self._now().timestamp())

    async def load_head(self, number: int) -> MatchHead:
        """Raises `Refusal` where there is no such match."""
        cached = self._cache.get(number)
        if cached is not None:
            return cached.head
        head = await self._read_head(number)
        return (await self.load(number)).head if self._is_to_stop(head) else head

    async def create(self, transition: Transition) -> LoadedMatch:
        return await run_to_end(self._create(transition))

    async def change(
        self,
        number: int,
        decide: Callable[Concatenate[LoadedMatch, P], Transition | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> LoadedMatch:
        """Write what `decide(loaded, ...)` decides, completely even if the caller is cancelled;
        None: there is nothing to do. It is a pure function that may raise refusals."""
        at = self.at()

        async def attempt(loaded: LoadedMatch) -> LoadedMatch:
            hours = await self.hours_cache.read_hours(loaded.head)
            orders, game = dict[Seat, SeatOrders](), self.games.get(loaded.head.game)
            if offers(game, TakesOrders):
                orders = await self.store.orders.read(number)
            complete = replace(loaded, at=at, game=game, playing_hours=hours, orders=orders)
            async with self._stopping_if_broken(loaded):
                transition = decide(complete, *args, **kwargs)
            if transition is None:
                return loaded
            hours = await self.hours_cache.read_hours(transition.commit.head)
            async with self._stopping_if_broken(loaded):
                transition = self._complete(loaded.head, transition, hours)
            return await self._commit(transition)

        return await self._try_change(number, attempt)

    async def change_hours(
        self, player: int, change: Callable[[Availability], Availability]
    ) -> None:
        """What `Availability` holds but for the vacation that a person takes."""
        await self.store.clocks.change_playing_hours(player, change)
        self.hours_cache.drop(player)

    async def change_each(
        self,
        numbers: Iterable[int],
        decide: Callable[Concatenate[LoadedMatch, P], Transition | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[LoadedMatch, ...]:
        """Change several matches; what keeps one of them from it does not keep the others."""
        return await self.for_each(
            numbers, lambda number: self.change(number, decide, *args, **kwargs)
        )

    async def _create(self, transition: Transition) -> LoadedMatch:
        hours = await self.hours_cache.read_hours(transition.commit.head)
        transition = self._complete(None, transition, hours)
        with refusing_bounds():
            number = await self.store.matches.create(transition.commit)
        loaded = LoadedMatch(replace(transition.commit.head, match=number), transition.match)
        self._publish(number, loaded)
        return loaded

    async def _commit(self, transition: Transition) -> LoadedMatch:
        with refusing_bounds():
            await self.store.matches.commit(transition.commit)
        if transition.commit.vacation is not None:
            self.hours_cache.drop(transition.commit.vacation.player)
        for answer in transition.commit.answers:
            self.hours_cache.forget_question(answer.player)
        loaded = LoadedMatch(transition.commit.head, transition.match)
        self._publish(loaded.head.match, loaded)
        return loaded

    async def _read(self, number: int) -> LoadedMatch:
        head = await self._read_head(number)
        if head.unreadable:
            self._report(number, f"cannot be read: {', '.join(sorted(head.unreadable))}")
        if self._is_to_stop(head):
            if not head.unreadable:
                self._report(number, f"is stuck: {head.game} is not installed")
            return await self._stop(LoadedMatch(head))
        if head.seq == 0 or (head.unreadable and not head.status.is_over):
            return LoadedMatch(head)
        return await self._fold(head)

    def require_history(self, loaded: LoadedMatch) -> Match:
        """Raises `Refusal` for a match that has not begun, or whose log does not fold."""
        if loaded.match is not None:
            return loaded.match
        head, game = loaded.head, self.games.get(loaded.head.game)
        if not head.seq:
            raise Refusal("not-begun")
        is_outdated = game is not None and head.rules != game.rules_version
        raise Refusal("old-rules" if is_outdated else "stuck")

    async def _read_head(self, number: int) -> MatchHead:
        head = await self.store.matches.read_head(number)
        if head is None:
            raise Refusal("no-such-match")
        return head

    def _rev_of(self, loaded: LoadedMatch) -> int:
        return loaded.head.rev

    async def _read_rev(self, number: int) -> int | None:
        return await self.store.matches.read_rev(number)

    def _forget(self, number: int, loaded: LoadedMatch) -> None:
        super()._forget(number, loaded)
        self.hours_cache.forget_players_of(loaded.head)

    async def _fold(self, head: MatchHead) -> LoadedMatch:
        """The loaded of a match that has begun; without its match, and stuck if it was running,
        where the log does not lead to what was saved. Another process may have added to the log
        since the head was read."""
        rows = await self.store.matches.read_log(head.match)
        try:
            game = self.games[head.game]
            is_long = len(rows) > LONG_LOG
            match = await asyncio.to_thread(_fold, game, rows) if is_long else _fold(game, rows)
            fits = match.seq == head.seq and len(match.holders) == len(head.seats)
            if not fits or match.hash() != rows[-1].hash:
                raise StoreDamaged(f"match {head.match} does not fold to what was saved")
        except Exception as error:  # noqa: BLE001 - one match stops, whatever it is, and not the bot
            if await self._is_outdated(head.match, LoadedMatch(head)):
                return await self._read(head.match)
            self._report(head.match, "cannot be folded", error)
            return await self._stop(LoadedMatch(head))
        if head.status.is_over and match.status is not head.status:
            # It was ended while it could not be folded.
            match = replace(match, status=head.status, seats_to_act=frozenset())
        return LoadedMatch(head, match)

    async def _stop(self, loaded: LoadedMatch) -> LoadedMatch:
        """Mark a match stuck that runs, or a lobby that cannot begin; the log stands as it is."""
        head = loaded.head
        if head.status is not Status.RUNNING and not self._is_to_stop(head):
            return loaded
        hours = await self.hours_cache.read_hours(head)
        stuck = Transition(mark_stuck(head, self.at()), loaded.match)
        try:
            stuck = self._complete(head, stuck, hours)
        except Exception as error:  # noqa: BLE001 - what it holds must not keep it from stopping
            self._report(head.match, "is stopped without its clocks", error)
            await self.store.matches.mark_stuck(head.match, self.at())
            stopped = LoadedMatch(await self._read_head(head.match), loaded.match)
            self._publish(head.match, stopped)
            return stopped
        return await self._commit(stuck)

    @asynccontextmanager
    async def _stopping_if_broken(self, loaded: LoadedMatch) -> AsyncIterator[None]:
        """Stop the match, of which nothing is half applied, if its rules or its clocks fail."""
        try:
            yield
        except (Refusal, IllegalAction, IllegalOptions, ItemsNeeded):
            raise
        except Exception as error:
            _log.exception("the rules broke in match %d", loaded.head.match)
            await self._stop(loaded)
            raise Refusal("broke") from error

    def _is_to_stop(self, head: MatchHead) -> bool:
        """Whether a match is open although it cannot be read, or its game is not installed."""
        is_open = head.status in (Status.LOBBY, Status.RUNNING)
        return is_open and (bool(head.unreadable) or head.game not in self.games)

    def _complete(
        self, old: MatchHead | None, transition: Transition, hours: HoursByPlayer
    ) -> Transition:
        """Add what every write entails: the next revision, deadlines, the end of notes that are
        answered, what a thread needs, and the settling time."""
        commit = transition.commit
        head = replace(commit.head, rev=1 if old is None else old.rev + 1)
        commit = close_notes(old, update_clocks(old, replace(commit, head=head), hours))
        commit = schedule_thread_jobs(old, commit)
        return replace(transition, commit=apply_settling_time(commit, self._settling))


def _fold(game: AnyGame, rows: Sequence[LogRow]) -> Match:
    return fold(game, [read_entry(game, row) for row in rows])


class MatchPart:
    """A part of the service, by subject."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._store = repository.store


class TableService(MatchPart):
    """Changes matches by pure functions, `decide(loaded, ...)`, which may raise a refusal."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        super().__init__(repository)
        self._queries = queries
        self._at = repository.at

    async def _change(
        self,
        match: int,
        decide: Callable[Concatenate[LoadedMatch, P], Transition | None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> Table:
        loaded = await self._repository.change(match, decide, *args, **kwargs)
        return await self._queries.build_table(loaded.head)


@contextmanager
def refusing_bounds() -> Iterator[None]:
    """Turn a bound that the store enforces into the refusal that a player reads."""
    try:
        yield
    except BoundReached as error:
        raise Refusal(_BOUNDS[error.bound], limit=error.limit) from error

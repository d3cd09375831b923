"""How far each person has seen a match, and what is new to them."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Final

from cachetools import LRUCache

from bot.matches.aggregate import Match, fold
from bot.matches.log_entries import read_entry
from bot.matches.play.sealed import read_kept_answer
from bot.matches.repository import LoadedMatch, MatchPart, MatchRepository
from bot.models.log import LogEvent, UnseenEvents
from bot.models.people import SeenRows
from bot.storage.errors import StoreError

MAX_CACHED_VIEWS: Final = 512
"""Public views of the past; as many as the repository caches matches."""
_log = logging.getLogger(__name__)


class LastSeen(MatchPart):
    """Stores the row each person has seen, and lists what came after it."""

    def __init__(self, repository: MatchRepository) -> None:
        super().__init__(repository)
        self._views: LRUCache[tuple[int, int], Any] = LRUCache(MAX_CACHED_VIEWS)
        self._read: LRUCache[tuple[int, int], int] = LRUCache(MAX_CACHED_VIEWS)

    async def mark_seen(self, match: int, player: int) -> UnseenEvents | None:
        loaded = await self._repository.load(match)
        if loaded.match is None:
            return None
        newest = find_newest(loaded.match)
        row = await self._store.progress.save_last_seen(match, player, newest)
        self._cache_view(match, newest, loaded.match)
        return await self._describe_unseen(loaded, player, row.before)

    async def _describe_unseen(
        self, loaded: LoadedMatch, player: int, seen: int
    ) -> UnseenEvents | None:
        """What has happened after a row of the log; None if they have seen nothing before."""
        view = await self.read_view(loaded, seen) if seen else None
        if view is None or loaded.match is None:
            return None
        unseen = list_unseen_events(loaded.match, player, seen)
        happened = tuple(event for event in loaded.match.log_events if event.seq > seen)
        passed = count_passed(loaded, player, happened)
        return UnseenEvents(view, seen, unseen, happened, passed)

    async def read_unseen(self, match: int, player: int) -> UnseenEvents | None:
        """What is new to a person since they last looked, without marking it as seen."""
        loaded = await self._repository.load(match)
        row = await self._store.progress.read_last_seen(match, player)
        if loaded.match is None or row is None:
            return None
        return await self._describe_unseen(
            loaded, player, find_start(row, find_newest(loaded.match))
        )

    def mark_read(self, match: int, player: int, since: UnseenEvents) -> None:
        """The player has read what is new: no button counts it, until a restart."""
        self._read[match, player] = since.last

    def is_read(self, match: int, player: int, since: UnseenEvents) -> bool:
        return self._read.get((match, player), -1) >= since.last

    async def list_unseen(
        self, match: int, player: int, *, from_start: bool
    ) -> tuple[LogEvent, ...]:
        """What is new to a person, without marking it as seen; all or nothing (`from_start`) if
        they have never seen the match."""
        row = await self._store.progress.read_last_seen(match, player)
        if row is None and not from_start:
            return ()
        loaded = (await self._repository.load(match)).match
        seen = 0 if row is None else row.seen
        return () if loaded is None else list_unseen_events(loaded, player, seen)

    async def read_view(self, loaded: LoadedMatch, seq: int) -> Any:
        """The public view after a row of the log; None if the log no longer folds up to there."""
        number = loaded.head.match
        if (number, seq) not in self._views:
            game = self._repository.games[loaded.head.game]
            rows = await self._store.matches.read_log(number)
            try:
                entries = [read_entry(game, row) for row in rows if row.seq <= seq]
                self._cache_view(number, seq, await asyncio.to_thread(fold, game, entries))
            except (StoreError, ValueError) as error:
                _log.warning("match %d cannot be folded up to row %d: %s", number, seq, error)
            except Exception:  # noqa: BLE001 - a panel does without what is new
                _log.exception("match %d cannot be folded up to row %d", number, seq)
        return self._views.get((number, seq))

    def _cache_view(self, number: int, seq: int, match: Match) -> None:
        """Most people return to the view they left, which then needs no fold."""
        key = (number, seq)
        if self._views.get(key) is None:
            self._views[key] = match.observe(None)


def count_passed(loaded: LoadedMatch, player: int, happened: Iterable[LogEvent]) -> int:
    """What a person's standing orders have answered to what happened, and what was passed for them
    when their time was up; no order's where they gave the same answer by hand meanwhile. An order's
    answer to something before was counted with that, while it was kept for others."""
    match = loaded.require_match()
    seat = match.seat_of(player)
    played = {one.seq: one.action for one in match.actions}
    given, by_hand, late, has_begun = list[Any](), list[Any](), 0, False
    for event in happened:
        if event.seat == seat and event.seq in played:
            late += event.by == "late" and not event.events
            if has_begun and event.by == "order":
                given.append(played[event.seq])
            elif event.is_by_person:
                by_hand.append(played[event.seq])
        has_begun = has_begun or bool(event.events)
    kept = None if seat is None else read_kept_answer(loaded, seat)
    if has_begun and kept is not None and kept.by == "order":
        given.append(kept.action)
    return late + (0 if any(one in by_hand for one in given) else len(given))


def find_newest(match: Match) -> int:
    """The newest row of the log that anyone can see. Secret answers are none: how many have been
    given would tell who was asked."""
    visible = (one.seq for one in reversed(match.log_events) if one.events or one.kind != "action")
    return next(visible, 0)


def find_start(row: SeenRows, seq: int) -> int:
    """The row up to which a person had seen the match when they last looked at what was new."""
    return row.seen if row.seen < seq else row.before


def list_unseen_events(match: Match, player: int, seq: int) -> tuple[LogEvent, ...]:
    """What others have done after a row of the log, or what was done for the player."""
    own = match.seat_of(player)
    return tuple(
        event
        for event in match.log_events
        if event.seq > seq and (own is None or event.seat != own or event.by != "person")
    )

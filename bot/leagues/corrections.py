"""What leagues say of the results of their matches: organisers' corrections, which ratings follow,
and forfeits, which profiles follow too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from bot.leagues.events import Began, Corrected, Ended, Event, Repeated, Undone
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import session_key
from bot.storage import Store

Corrections: TypeAlias = Mapping[int, tuple[int, ...]]
"""By match, the points by seat that it is rated by; empty if it is not rated."""


def fold_corrections(events: Iterable[Event]) -> dict[int, tuple[int, ...]]:
    """The points of corrected sessions by session key, of the newest correction of each; empty for
    a void session. Pure."""
    ends = _list_ends(events)
    return {key: body.scores for key, body in ends if isinstance(body, Corrected)}


def fold_ranks(events: Iterable[Event]) -> dict[int, tuple[int, ...]]:
    """The ranks by seat of sessions that players forfeit or that an organiser has corrected, by
    session key; empty for one that counts for nobody. Pure."""
    ends = dict(_list_ends(events))
    return {
        key: body.places
        for key, body in ends.items()
        if isinstance(body, Corrected) or body.forfeits or not body.places
    }


def find_end(events: Iterable[Event], key: int) -> Ended | Corrected | None:
    """How the session of a key has ended, in whatever season. Pure."""
    return dict(_list_ends(events)).get(key)


def _list_ends(events: Iterable[Event]) -> Iterator[tuple[int, Ended | Corrected]]:
    """How sessions have ended, with their keys; a later one of a key counts."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    season, repeats = 0, dict[int, int]()
    for body in (row.body for row in rows if row.seq not in undone):
        if isinstance(body, Began):
            season, repeats = body.season, {}
        elif isinstance(body, Repeated):
            repeats[body.fixture] = repeats.get(body.fixture, 0) + 1
        elif isinstance(body, Ended | Corrected):
            yield session_key(season, body.fixture, repeats.get(body.fixture, 0)), body


async def read_corrections(store: Store, leagues: Iterable[LoadedLeague]) -> Corrections:
    """Every correction by match. As the points of a session's matches are summed, its last match
    is rated by them, and the others are not rated."""
    corrections: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, scores in fold_corrections(loaded.league.events).items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            ended = [n for n in numbers if await store.results.find_by_match(n) is not None]
            corrections |= dict.fromkeys(ended, ())
            corrections |= dict.fromkeys(ended[-1:], scores)
    return corrections


async def read_ranks(store: Store, leagues: Iterable[LoadedLeague]) -> dict[int, tuple[int, ...]]:
    """The same by match: of sessions of one match, and of every match that counts for nobody."""
    by_match: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, ranks in fold_ranks(loaded.league.events).items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            by_match |= dict.fromkeys(numbers, ranks) if not ranks or len(numbers) == 1 else {}
    return by_match

"""What leagues say of the results of their matches: organisers' corrections, which ratings follow,
and forfeits, which profiles follow too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from bot.leagues.events import Began, Corrected, Ended, Event, Repeated, Undone
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import session_key
from bot.storage import Store

Corrections: TypeAlias = Mapping[int, tuple[int, ...]]
"""By match, the points by seat that it is rated by; empty if it is not rated."""


def list_ends(events: Iterable[Event]) -> Iterator[tuple[int, Ended | Corrected]]:
    """How sessions of all seasons have ended, with their keys: a later one counts. Pure."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    season, repeats = 0, Counter[int]()
    for body in (row.body for row in rows if row.seq not in undone):
        if isinstance(body, Began):
            season, repeats = body.season, Counter()
        elif isinstance(body, Repeated):
            repeats[body.fixture] += 1
        elif isinstance(body, Ended | Corrected):
            yield session_key(season, body.fixture, repeats[body.fixture]), body


async def read_corrections(store: Store, leagues: Iterable[LoadedLeague]) -> Corrections:
    """Every correction by match, the newest of each session. As the points of a session's matches
    are summed, its last match is rated by them, and the others are not rated."""
    corrections: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        ends = list_ends(loaded.league.events)
        corrected = {key: body.scores for key, body in ends if isinstance(body, Corrected)}
        for key, scores in corrected.items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            ended = [n for n in numbers if await store.results.find_by_match(n) is not None]
            corrections |= dict.fromkeys(ended, ())
            corrections |= dict.fromkeys(ended[-1:], scores)
    return corrections


async def read_ranks(store: Store, leagues: Iterable[LoadedLeague]) -> dict[int, tuple[int, ...]]:
    """The ranks by match and seat that leagues have changed: of sessions of one match that players
    forfeit or that an organiser has corrected; empty for every match that counts for nobody."""
    by_match: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, body in dict(list_ends(loaded.league.events)).items():
            ranks = body.places
            if ranks and not isinstance(body, Corrected) and not body.forfeits:
                continue
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            by_match |= dict.fromkeys(numbers, ranks) if not ranks or len(numbers) == 1 else {}
    return by_match

"""What organisers have said about results, as far as ratings follow it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.leagues.events import Began, Corrected, Event, Repeated, Undone
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import session_key
from bot.storage import Store

Corrections: TypeAlias = Mapping[int, tuple[int, ...]]
"""By match, the points by seat that it is rated by; none where it is not rated."""


def fold_corrections(events: Iterable[Event]) -> dict[int, tuple[int, ...]]:
    """The points of corrected sessions by their keys, the newest correction of each; no points
    where a session counts for nobody. Pure."""
    rows = list(events)
    struck = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    found: dict[int, tuple[int, ...]] = {}
    season, repeats = 0, dict[int, int]()
    for body in (row.body for row in rows if row.seq not in struck):
        if isinstance(body, Began):
            season, repeats = body.season, {}
        elif isinstance(body, Repeated):
            repeats[body.fixture] = repeats.get(body.fixture, 0) + 1
        elif isinstance(body, Corrected):
            key = session_key(season, body.fixture, repeats.get(body.fixture, 0))
            found[key] = body.scores
    return found


async def read_corrections(store: Store, leagues: Iterable[LoadedLeague]) -> Corrections:
    """Every correction by the matches it is about. The points of a session of several matches were
    summed, so they are those of its last one, and the others are not rated."""
    found: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, scores in fold_corrections(loaded.league.events).items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            ended = [one for one in numbers if await store.results.find_by_match(one) is not None]
            found |= dict.fromkeys(ended, ())
            found |= dict.fromkeys(ended[-1:], scores)
    return found

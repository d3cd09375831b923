"""Organisers' corrections of results, as far as they affect ratings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.leagues.events import Began, Corrected, Event, Repeated, Undone
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import session_key
from bot.storage import Store

Corrections: TypeAlias = Mapping[int, tuple[int, ...]]
"""By match, the points by seat that it is rated by; empty if it is not rated."""


def fold_corrections(events: Iterable[Event]) -> dict[int, tuple[int, ...]]:
    """The points of corrected sessions by session key, of the newest correction of each; empty for
    a void session. Pure."""
    rows = list(events)
    undone = {row.body.seq for row in rows if isinstance(row.body, Undone)}
    found: dict[int, tuple[int, ...]] = {}
    season, repeats = 0, dict[int, int]()
    for body in (row.body for row in rows if row.seq not in undone):
        if isinstance(body, Began):
            season, repeats = body.season, {}
        elif isinstance(body, Repeated):
            repeats[body.fixture] = repeats.get(body.fixture, 0) + 1
        elif isinstance(body, Corrected):
            key = session_key(season, body.fixture, repeats.get(body.fixture, 0))
            found[key] = body.scores
    return found


async def read_corrections(store: Store, leagues: Iterable[LoadedLeague]) -> Corrections:
    """Every correction by match. As the points of a session's matches are summed, its last match
    is rated by them, and the others are not rated."""
    found: dict[int, tuple[int, ...]] = {}
    for loaded in leagues:
        for key, scores in fold_corrections(loaded.league.events).items():
            numbers = await store.results.find_fixture_matches(loaded.id, key)
            ended = [n for n in numbers if await store.results.find_by_match(n) is not None]
            found |= dict.fromkeys(ended, ())
            found |= dict.fromkeys(ended[-1:], scores)
    return found

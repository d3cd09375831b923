"""Rebuilds all results and ratings from the logs of matches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot.leagues.corrections import read_corrections
from bot.leagues.rating_service import build_rated_match
from bot.leagues.ratings import Ratings
from bot.leagues.repository import LeagueRepository
from bot.matches.repository import MatchRepository
from bot.matches.results import result_of
from bot.models.match import AnyGame, Status
from bot.models.results import MatchResult
from bot.storage import Store


@dataclass(frozen=True, slots=True)
class Recount:
    """How many matches were read and have a result, how many stored results were wrong, and how
    many people are rated."""

    read: int
    results: int
    repaired: int
    rated: int


async def recount(store: Store, games: Mapping[str, AnyGame]) -> Recount:
    """Rebuild the results of all finished matches in the order in which they ended; simultaneous
    ones keep their stored order."""
    repository = MatchRepository(store, games, _never)
    numbers = await store.matches.find_by_status((Status.FINISHED,))
    found: list[MatchResult] = []
    stored = await store.results.read_since(0)
    known = {row.match: row for row in stored}
    for loaded in await repository.for_each(numbers, repository.load):
        if loaded.match is not None:
            result = result_of(loaded.head, loaded.match, loaded.head.finished or 0)
        else:  # what its log no longer tells is kept
            result = known.get(loaded.head.match)
        found += [] if result is None else [replace(result, id=0)]
    order = {row.match: number for number, row in enumerate(stored)}
    found.sort(key=lambda row: (row.at, order.get(row.match, len(order)), row.match))
    repaired = len({replace(row, id=0) for row in stored} ^ set(found))
    if [row.match for row in found] != [row.match for row in stored] or repaired:
        await store.results.replace_all(found)
    leagues = await LeagueRepository(store, lambda: 0).load_all()
    corrections = await read_corrections(store, leagues.values())
    ratings = Ratings(build_rated_match(row, corrections) for row in found)
    players = {key.player for key in ratings.ratings}
    return Recount(len(numbers), len(found), repaired, len(players))


def _never() -> datetime:
    raise AssertionError("a recount needs no clock")

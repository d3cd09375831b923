"""All results and ratings anew from the logs of matches: what the store keeps is a projection."""

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
    """How many matches were read and have a result, how many results were not as they are kept,
    and how many people are rated by them."""

    read: int
    results: int
    repaired: int
    rated: int


async def recount(store: Store, games: Mapping[str, AnyGame]) -> Recount:
    """Read every finished match, and keep its result in the order in which they ended: those that
    did so at the same time as they are kept."""
    repository = MatchRepository(store, games, _never)
    numbers = await store.matches.find_by_status((Status.FINISHED,))
    found: list[MatchResult] = []
    for number in numbers:
        loaded = await repository.load(number)
        if loaded.match is not None:
            result = result_of(loaded.head, loaded.match, loaded.head.finished or 0)
            found += [result] if result is not None else []
    kept = await store.results.read_since(0)
    order = {row.match: number for number, row in enumerate(kept)}
    found.sort(key=lambda one: (one.at, order.get(one.match, len(order)), one.match))
    before = {replace(row, id=0) for row in kept}
    mended = len(before ^ set(found))
    if [row.match for row in found] != [row.match for row in kept] or mended:
        await store.results.replace_all(found)
    said = await read_corrections(
        store, (await LeagueRepository(store, lambda: 0).load_all()).values()
    )
    ratings = Ratings(build_rated_match(row, said) for row in found)
    players = {key.player for key in ratings.ratings}
    return Recount(len(numbers), len(found), mended, len(players))


def _never() -> datetime:
    raise AssertionError("a recount needs no clock")

"""All results and ratings anew from the logs of matches: what the store keeps is a projection."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot.leagues.book import rated
from bot.leagues.ratings import Ratings
from bot.leagues.rulings import rulings
from bot.leagues.shelf import Shelf
from bot.matches.desk import Desk
from bot.matches.results import result_of
from bot.matches.values import AnyGame
from bot.storage import Store
from bot.storage.rows import ResultRow
from bot.tables import Status


@dataclass(frozen=True, slots=True)
class Recount:
    """How many matches were read and have a result, how many results were not as they are kept,
    and how many people are rated by them."""

    read: int
    results: int
    mended: int
    rated: int


async def recount(store: Store, games: Mapping[str, AnyGame]) -> Recount:
    """Read every finished match, and keep its result in the order in which they ended: those that
    did so at the same time as they are kept."""
    desk = Desk(store, games, _never)
    numbers = await store.matches.with_status((Status.FINISHED,))
    found: list[ResultRow] = []
    for number in numbers:
        file = await desk.file(number)
        if file.match is not None:
            result = result_of(file.head, file.match, file.head.finished or 0)
            found += [result] if result is not None else []
    kept = await store.results.since(0)
    order = {row.match: number for number, row in enumerate(kept)}
    found.sort(key=lambda one: (one.at, order.get(one.match, len(order)), one.match))
    before = {replace(row, id=0) for row in kept}
    mended = len(before ^ set(found))
    if [row.match for row in found] != [row.match for row in kept] or mended:
        await store.results.replace(found)
    said = await rulings(store, (await Shelf(store, lambda: 0).all()).values())
    ratings = Ratings(rated(row, said) for row in found)
    players = {key.player for key in ratings.ratings}
    return Recount(len(numbers), len(found), mended, len(players))


def _never() -> datetime:
    raise AssertionError("a recount needs no clock")

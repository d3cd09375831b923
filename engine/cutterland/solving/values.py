"""What an area can bring with any useful choice of towers, tokens for krakens and dragons' prey.
Only its content matters, so tables are cached by content."""

from functools import lru_cache
from itertools import product
from math import prod

from engine.cutterland.ground import Squares
from engine.cutterland.solving import tables
from engine.cutterland.solving.contents import TOWER_COST, Content, Towers, content_of, results
from engine.cutterland.solving.sites import Sites

TOKEN_COST = TOWER_COST  # what a wall or bridge costs: as much as a tower


class Values:
    """Tables of the areas that a land's squares can form, cached."""

    def __init__(self, sites: Sites, wall_bridges: int, towers: int, effort: tables.Effort) -> None:
        self._sites = sites
        self._wall_bridges = wall_bridges
        self._towers = towers
        self._effort = effort
        self._known: dict[Squares, tuple[int, tables.Table]] = {}
        self._movable = [
            (moves, sum({1 << square for square, _ in ways})) for moves, ways in sites.ways
        ]

    def most(self, area: Squares) -> int:
        """The most an area can bring."""
        return self._of(area)[0]

    def table(self, area: Squares) -> tables.Table:
        return self._of(area)[1]

    def _of(self, area: Squares) -> tuple[int, tables.Table]:
        if area in self._known:
            return self._known[area]
        content = content_of(area, self._sites.reached, self._sites.kinds)
        moves = tuple(
            one._replace(number=(squares & area).bit_count())
            for one, squares in self._movable
            if squares & area
        )
        kinds = prod(1 + min(number, self._towers) for number in content[2:])
        combinations = kinds * prod(1 + one.number for one in moves)
        self._effort.spend(20 + combinations)
        found = _table(content, moves, self._wall_bridges, self._towers)
        table = [
            (key, worth, tables.Leaf(area, moves, counts, towers))
            for key, worth, counts, towers in found
        ]
        # Large tables take room, too.
        self._effort.spend(10 * len(table))
        self._known[area] = max(worth for _, worth, _ in table), table
        return self._known[area]


_Row = tuple[tables.Key, int, tuple[int, ...], Towers]


@lru_cache(maxsize=1 << 12)
def _table(
    content: Content, moves: tuple[tables.Moves, ...], wall_bridges: int, towers: int
) -> tuple[_Row, ...]:
    """The table of an area with this content, by counts."""
    best: tables.Best = {}
    for counts in product(*(range(one.number + 1) for one in moves)):
        cost = sum(one.cost * count for one, count in zip(moves, counts, strict=True))
        if cost > wall_bridges:
            continue
        changed = list(content)
        for one, count in zip(moves, counts, strict=True):
            changed[one.source] -= count
            changed[one.target] += count
        for result in results(Content(*changed), towers):
            key = cost, result.used, result.turtles
            worth = result.worth - cost * TOKEN_COST
            tables.improve(best, key, worth, tables.Leaf(0, moves, counts, result.towers))
    return tuple(
        (key, worth, reason.counts, reason.towers)
        for key, worth, reason in tables.table_of(best)
        if isinstance(reason, tables.Leaf)
    )

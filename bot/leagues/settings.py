"""What is agreed for a league, and who plays in which division."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import Final, Literal, TypeAlias

from bot.leagues.scheduling.designs import MOST_PLAYERS, SIZES
from bot.leagues.standings import ORDER, PRIZES, Measure

Format: TypeAlias = Literal["season", "swiss"]
Shape: TypeAlias = Literal["column", "pyramid"]
DAY: Final = 24 * 3600
MOST_PLACES: Final = 128
MOST_PRIZE: Final = 100
MOST_MOVERS: Final = 4
PRIZE_LISTS: Final = (
    PRIZES, (5, 3, 2, 1), (4, 3, 2, 1), (3, 2, 1, 0), (3, 1, 0, 0), (1, 0, 0, 0),
)  # fmt: skip
"""League points by place that are offered."""


@dataclass(frozen=True, slots=True)
class LeagueSettings:
    """All that is chosen for a season or a small event.

    `table` is the size of tables, `division` that of divisions, `places` how many may sign up;
    `at_once` how many sessions one person may have to play at once; `interval` the days between
    two waves of sessions, and those that a session has; `rounds` and `final` (a knock-out of the
    best four) are a Swiss event's. `late` is what happens to who is late, as in every match.
    `annul`: sessions of somebody who drops out with under half of theirs played count for nobody.
    `movers` is how many at most go down a division, and how many go up to where one went down.
    """

    game: str
    format: Format = "season"
    table: int = 4
    division: int = 7
    shape: Shape = "column"
    places: int = 28
    at_once: int = 2
    interval: int = 14
    rounds: int = 4
    final: bool = True
    rated: bool = True
    clock: str = "daily"
    late: str = "move"
    annul: bool = False
    order: tuple[Measure, ...] = ORDER
    prizes: tuple[int, ...] = PRIZES
    movers: int = 2

    def find_faults(self, seats: Sequence[int]) -> list[str]:
        """The names of the terms that cannot be, for a game at tables of these sizes."""
        within = {
            "table": self.table in SIZES and self.table in seats,
            "division": max(self.table, 2) <= self.division <= MOST_PLAYERS,
            "places": 2 <= self.places <= MOST_PLACES,
            "at_once": 1 <= self.at_once <= 5,
            "interval": 1 <= self.interval <= 90,
            "rounds": 1 <= self.rounds <= 12,
            "movers": 1 <= self.movers <= MOST_MOVERS,
            "prizes": _is_descending(self.prizes) and len(self.prizes) == len(PRIZES),
            "order": self.order[0] == "points" and {*self.order} == {*ORDER},
        }
        return [name for name, holds in within.items() if not holds]

    def count_movers(self, size: int) -> tuple[int, int]:
        """How many go up and how many down between two divisions of a size: at most about a
        quarter of it, and one where there are two people; of two divisions beneath one at least
        the first of each."""
        down = min(self.movers, max((size + 1) // 4, min(1, size // 2)))
        if self.shape == "column":
            return down, down
        up = max(down // 2, min(1, size // 2))
        return up, min(2 * up, size // 2)

    @property
    def min_players(self) -> int:
        """With fewer people nothing can begin."""
        return 2


def put_measure_first(order: Sequence[Measure], measure: str) -> tuple[Measure, ...]:
    """The order of tie-breaks with a measure right after the league points."""
    return (
        *(one for one in order if one == "points"),
        *(one for one in order if one == measure),
        *(one for one in order if one not in ("points", measure)),
    )


def _is_descending(prizes: Sequence[int]) -> bool:
    """Whether no place is worth more than the one before it."""
    return all(MOST_PRIZE >= a >= b >= 0 for a, b in pairwise((MOST_PRIZE, *prizes)))


def division_sizes(players: int, wanted: int, table: int) -> list[int]:
    """The sizes of divisions, the larger ones first: as near to what is wanted as can be, and no
    one smaller than a table where there are enough people for that."""
    count = max(1, round(players / wanted), -(-players // MOST_PLAYERS))
    while count > 1 and players // count < table:
        count -= 1
    each, more = divmod(players, count)
    return [each + 1] * more + [each] * (count - more)


def tiers(divisions: int, shape: Shape) -> list[list[int]]:
    """The divisions from 0 at each height: one beneath another, or twice as many beneath."""
    found: list[list[int]] = []
    begin, wide = 0, 1
    while begin < divisions:
        found.append(list(range(begin, min(begin + wide, divisions))))
        begin, wide = begin + wide, wide * 2 if shape == "pyramid" else 1
    return found


def divide(players: Sequence[int], terms: LeagueSettings) -> tuple[tuple[int, ...], ...]:
    """The divisions of a season from all players, best first; those at one height get their people
    to and fro."""
    if terms.format == "swiss":
        return (tuple(players),)
    wanted = division_sizes(len(players), terms.division, terms.table)
    found: list[list[int]] = [[] for _ in wanted]
    rest = list(players)
    for tier in tiers(len(wanted), terms.shape):
        forth = True
        while rest and any(len(found[one]) < wanted[one] for one in tier):
            for one in tier if forth else tier[::-1]:
                if len(found[one]) < wanted[one] and rest:
                    found[one].append(rest.pop(0))
            forth = not forth
    return tuple(tuple(one) for one in found)


def count_division_movers(
    ranking: Sequence[Sequence[int]], terms: LeagueSettings
) -> list[tuple[int, int]]:
    """How many of each division go up, and how many down; the smallest division limits both."""
    up, down = terms.count_movers(min(map(len, ranking), default=0))
    found = [(0, 0)] * len(ranking)
    heights = tiers(len(ranking), terms.shape)
    for height, divisions in enumerate(heights):
        for one in divisions:
            found[one] = (up if height > 0 else 0, down if height < len(heights) - 1 else 0)
    return found


def order_next_season(
    ranking: Sequence[Sequence[int]], staying: Sequence[int], terms: LeagueSettings
) -> tuple[int, ...]:
    """Who plays on, best first, from the last season's final ranking by division: some change
    places between two heights; whoever is new comes last, in the order of signing up."""
    moving = count_division_movers(ranking, terms)
    heights = tiers(len(ranking), terms.shape)
    lists: list[list[int]] = [[] for _ in heights]
    for height, divisions in enumerate(heights):
        staying_there: list[list[int]] = []
        falling: list[list[int]] = []
        for number in divisions:
            division, (ups, downs) = list(ranking[number]), moving[number]
            staying_there.append(division[ups : len(division) - downs])
            falling.append(division[len(division) - downs :])
            if ups:
                lists[height - 1] += division[:ups]
        lists[height] += _interleave(staying_there)
        if height + 1 < len(lists):
            lists[height + 1] = _interleave(falling)
    known = [player for height in lists for player in height if player in staying]
    return (*known, *(player for player in staying if player not in known))


def _interleave(divisions: Sequence[Sequence[int]]) -> list[int]:
    """The players of divisions at one height: all first ones, then all second ones."""
    rows = zip_longest(*divisions)
    return [player for row in rows for player in row if player is not None]

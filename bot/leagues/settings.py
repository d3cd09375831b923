"""Settings of a league, and the division of its players."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import ClassVar, Final, Literal, TypeAlias

from bot.leagues.scheduling.calendar import MOST_PLAYERS, SIZES, count_rounds, count_sessions
from bot.leagues.standings import ORDER, PRIZES, Measure

Format: TypeAlias = Literal["season", "swiss"]
Shape: TypeAlias = Literal["column", "pyramid"]
DAY: Final = 24 * 3600
MOST_PLACES: Final = 128
MOST_PRIZE: Final = 100
MOST_MOVERS: Final = 4
MOST_AT_ONCE: Final = 6
"""All sessions of a player in a division of seven, at tables of any size."""
INTERVALS: Final = (3, 7, 14, 28, 42)  # choices of days between two rounds
PLAYED_SHARES: Final = (0, 25, 50, 75, 100)
"""Choices of the percentage of a session that has to be played for it to count."""
PRIZE_LISTS: Final = (
    PRIZES, (5, 3, 2, 1), (4, 3, 2, 1), (3, 2, 1, 0), (3, 1, 0, 0), (1, 0, 0, 0),
)  # fmt: skip
"""Choices of league points by rank."""


@dataclass(frozen=True, slots=True)
class LeagueSettings:
    """Settings of a season or a Swiss event.

    `table` and `division` are sizes, `places` is how many may sign up, `at_once` how many sessions
    a player may have open. `interval` is the days between two rounds, and for each session.
    `rounds` and `final` (playoffs of the best four) are for Swiss events. `late` is what happens on
    a timeout. `annul`: sessions of players who leave with less than half of theirs played are void.
    `movers` is how many at most are relegated from a division. `single`: a session is one match,
    even if the game's tournament rule has more. `quick`: with the game's options for short matches.
    `played` is the percentage of its turns that a session has to have had to count when its time
    runs out.
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
    single: bool = False
    quick: bool = False
    played: int = 50
    min_players: ClassVar[int] = 2

    def find_faults(self, seats: Sequence[int]) -> list[str]:
        """The names of invalid settings, for a game with these table sizes."""
        falling = [MOST_PRIZE, *self.prizes, 0]
        checks = {
            "table": self.table in SIZES and self.table in seats,
            "division": max(self.table, 2) <= self.division <= MOST_PLAYERS,
            "places": 2 <= self.places <= MOST_PLACES,
            "at_once": 1 <= self.at_once <= MOST_AT_ONCE,
            "interval": 1 <= self.interval <= 90,
            "rounds": 1 <= self.rounds <= 12,
            "played": self.played in PLAYED_SHARES,
            "movers": 1 <= self.movers <= MOST_MOVERS,
            "prizes": len(self.prizes) == len(PRIZES) and falling == sorted(falling, reverse=True),
            "order": self.order[0] == "points" and {*self.order} == {*ORDER},
        }
        return [name for name, holds in checks.items() if not holds]

    def count_movers(self, size: int) -> tuple[int, int]:
        """How many are promoted and relegated between two divisions of a size: at most about a
        quarter of it, and one of two players. In a pyramid at least the first of each of the two
        lower divisions is promoted."""
        down = min(self.movers, max((size + 1) // 4, min(1, size // 2)))
        if self.shape == "column":
            return down, down
        up = max(down // 2, min(1, size // 2))
        return up, min(2 * up, size // 2)

    @property
    def least_played(self) -> int:
        """The percentage that has to be played; something in any case."""
        return max(self.played, 1)

    @property
    def measures(self) -> tuple[Measure, ...]:
        """The league points and the tie-breaks in their order; at tables of two, second places say
        nothing."""
        return tuple(measure for measure in self.order if measure != "seconds" or self.table > 2)

    def count_season_days(self, players: int) -> int:
        """About how many days a season of so many players has, without an extension."""
        if self.format == "swiss":
            return (self.rounds + self.final) * self.interval
        sizes = division_sizes(players, self.division, self.table)
        rounds = max(count_rounds(size, self.table, self.at_once) for size in sizes)
        return rounds * self.interval

    def count_matches_at_once(self, players: int) -> int:
        """The most matches that a player has at the same time in a season of so many players."""
        return min(self.at_once, self._count_most_sessions(players))

    def has_one_round(self, players: int) -> bool:
        """Whether all sessions of a season of so many players begin together."""
        if self.format == "swiss":
            return self.rounds + self.final == 1
        return self._count_most_sessions(players) <= self.at_once

    def _count_most_sessions(self, players: int) -> int:
        """How many sessions a player can have before another round is drawn."""
        if self.format == "swiss":
            return 1
        sizes = division_sizes(players, self.division, self.table)
        return max(count_sessions(size, min(size, self.table)) for size in sizes)

    def divide(self, players: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """The divisions of a season from all players, best first; those of one tier are filled in
        alternating order."""
        if self.format == "swiss":
            return (tuple(players),)
        sizes = division_sizes(len(players), self.division, self.table)
        divisions: list[list[int]] = [[] for _ in sizes]
        rest = list(players)
        for tier in tiers(len(sizes), self.shape):
            order = tier
            while rest and any(len(divisions[number]) < sizes[number] for number in tier):
                for number in order:
                    if len(divisions[number]) < sizes[number] and rest:
                        divisions[number].append(rest.pop(0))
                order = order[::-1]
        return tuple(map(tuple, divisions))

    def count_division_movers(self, ranking: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
        """How many of each division are promoted and relegated; the smallest one limits both."""
        up, down = self.count_movers(min(map(len, ranking), default=0))
        all_tiers = tiers(len(ranking), self.shape)
        return [
            (up if level > 0 else 0, down if level < len(all_tiers) - 1 else 0)
            for level, divisions in enumerate(all_tiers)
            for _ in divisions
        ]

    def order_next_season(
        self, ranking: Sequence[Sequence[int]], staying: Sequence[int]
    ) -> tuple[int, ...]:
        """The players of the next season, best first, from the last season's final ranking by
        division with promotion and relegation; new players come last, in the order of sign-up."""
        movers = self.count_division_movers(ranking)
        all_tiers = tiers(len(ranking), self.shape)
        order: list[list[int]] = [[] for _ in all_tiers]
        for level, divisions in enumerate(all_tiers):
            remaining: list[list[int]] = []
            relegated: list[list[int]] = []
            for number in divisions:
                division, (up, down) = list(ranking[number]), movers[number]
                remaining.append(division[up : len(division) - down])
                relegated.append(division[len(division) - down :])
                if up:
                    order[level - 1] += division[:up]
            order[level] += _interleave(remaining)
            if level + 1 < len(order):
                order[level + 1] = _interleave(relegated)
        known = [player for tier in order for player in tier if player in staying]
        return (*known, *(player for player in staying if player not in known))


def put_measure_first(order: Sequence[Measure], measure: str) -> tuple[Measure, ...]:
    """The order of tie-breaks with a measure right after the league points."""
    return tuple(sorted(order, key=lambda m: 0 if m == "points" else 1 if m == measure else 2))


def division_sizes(players: int, wanted: int, table: int) -> list[int]:
    """The sizes of divisions, largest first: as close to the wanted size as possible, and none
    smaller than a table if there are enough players."""
    count = max(1, round(players / wanted), -(-players // MOST_PLAYERS))
    while count > 1 and players // count < table:
        count -= 1
    each, more = divmod(players, count)
    return [each + 1] * more + [each] * (count - more)


def tiers(divisions: int, shape: Shape) -> list[list[int]]:
    """The divisions from 0 in each tier: one a tier, or in a pyramid twice as many each time."""
    levels: list[list[int]] = []
    begin, width = 0, 1
    while begin < divisions:
        levels.append(list(range(begin, min(begin + width, divisions))))
        begin, width = begin + width, width * 2 if shape == "pyramid" else 1
    return levels


def _interleave(divisions: Sequence[Sequence[int]]) -> list[int]:
    """The players of a tier's divisions: all first ones, then all second ones."""
    rows = zip_longest(*divisions)
    return [player for row in rows for player in row if player is not None]

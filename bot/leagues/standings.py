"""Standings: a fold over results and corrections, independent of their order. Points are in
twelfths, so that shares of two, three and four are whole numbers."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from operator import add, attrgetter
from typing import Final, Literal, TypeAlias, get_args

POINT: Final = 12  # twelfths of a league point
MILLION: Final = 1_000_000
PRIZES: Final = (10, 6, 3, 1)  # league points by rank

Measure: TypeAlias = Literal["points", "wins", "seconds", "mutual", "share", "lot"]
ORDER: Final[tuple[Measure, ...]] = get_args(Measure)
"""The tie-breaks in order: league points, wins, second places, head-to-head points, the average
share of the winner's score, the random draw (`lot`)."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a session ended. `rev` is the number of its event: of several results of one fixture the
    newest counts. `places` are ranks from 1, shared on ties. Players in `forfeits` get nothing. An
    `annulled` one does not count."""

    fixture: int
    rev: int
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    forfeits: frozenset[int] = frozenset()
    annulled: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A player's rank from 1, how many results count for it, and its measures: `points`, `wins`,
    `seconds` and `mutual` (head to head, None if not needed) in twelfths, `share` in millionths,
    `lot` from the random draw.
    `decided` is the measure that separates the player from the line above, None for the first."""

    player: int
    place: int
    counted: int
    points: int
    wins: int
    seconds: int
    mutual: int | None
    share: int
    lot: int
    decided: Measure | None = None

    def value(self, measure: Measure) -> int:
        if measure == "mutual":
            return self.mutual or 0
        return int(getattr(self, measure))


def newest(results: Iterable[Result]) -> dict[int, Result]:
    """The newest result of each fixture, without annulled ones."""
    latest = {result.fixture: result for result in sorted(results, key=attrgetter("rev"))}
    return {number: result for number, result in sorted(latest.items()) if not result.annulled}


def shares(places: Sequence[int], seat: int) -> tuple[int, int]:
    """The positions that a seat's rank covers: the first from 0, and how many share it."""
    rank = places[seat]
    return sum(other < rank for other in places), sum(other == rank for other in places)


def prize(places: Sequence[int], seat: int, prizes: Sequence[int] = PRIZES) -> int:
    """League points of a seat in twelfths; ties split the points of their positions."""
    first, tied = shares(places, seat)
    return sum(prizes[first : first + tied]) * POINT // tied


def position(places: Sequence[int], seat: int, wanted: int) -> int:
    """A seat's share of a position from 1, in twelfths."""
    first, tied = shares(places, seat)
    return POINT // tied if first < wanted <= first + tied else 0


@lru_cache(maxsize=4096)
def _gains(places: tuple[int, ...], seat: int, prizes: tuple[int, ...]) -> tuple[int, int, int]:
    return prize(places, seat, prizes), position(places, seat, 1), position(places, seat, 2)


def score_share(scores: Sequence[int], seat: int) -> int:
    """A seat's score as a share of the winner's, in millionths."""
    most = max(scores)
    if most <= 0:
        return MILLION if scores[seat] == most else 0
    return max(scores[seat], 0) * MILLION // most


def lot_of(seed: bytes, player: int) -> int:
    """A player's random draw from the season's published seed; more is better."""
    drawn = sha256(seed + b"lot" + str(player).encode()).digest()
    return int.from_bytes(drawn[:4], "big")


def standings(
    players: Collection[int],
    results: Iterable[Result],
    seed: bytes,
    order: Sequence[Measure] = ORDER,
    prizes: Sequence[int] = PRIZES,
) -> tuple[Line, ...]:
    """The lines by rank. There are no ties, as the random draw is the last measure."""
    counted = newest(results)
    lines = _sum_results(players, counted.values(), seed, prizes)
    ranked: list[Line] = []
    _rank(list(lines.values()), list(counted.values()), [*order, "lot"], prizes, None, ranked)
    return tuple(replace(line, place=place) for place, line in enumerate(ranked, 1))


def _sum_results(
    players: Collection[int], results: Iterable[Result], seed: bytes, prizes: Sequence[int]
) -> dict[int, Line]:
    sums: dict[int, list[int]] = {player: [0, 0, 0, 0, 0] for player in players}
    for result in results:
        # Forfeited seats get the lowest score, so that they do not affect others' shares.
        both, least = zip(result.players, result.scores, strict=True), min(result.scores)
        scores = [least if player in result.forfeits else score for player, score in both]
        for seat, player in enumerate(result.players):
            if player not in sums:
                continue
            sums[player][0] += 1
            if player not in result.forfeits:
                gains = *_gains(result.places, seat, tuple(prizes)), score_share(scores, seat)
                sums[player][1:] = map(add, sums[player][1:], gains)
    return {
        player: Line(
            player, 0, counted, points, wins, seconds, None,
            total // counted if counted else 0, lot_of(seed, player),
        )
        for player, (counted, points, wins, seconds, total) in sums.items()
    }  # fmt: skip


def _rank(
    tied: list[Line],
    results: Sequence[Result],
    order: Sequence[Measure],
    prizes: Sequence[int],
    decided: Measure | None,
    ranked: list[Line],
) -> None:
    """Separate tied lines by the first measure, and those still tied by the next ones."""
    if len(tied) == 1 or not order:
        tied.sort(key=lambda line: line.player)
        ranked += [replace(line, decided=decided) for line in tied]
        return
    measure, *rest = order
    if measure == "mutual":
        # With head-to-head points: those of sessions in which at least two of them met
        points = {line.player: 0 for line in tied}
        for result in results:
            met = [(s, player) for s, player in enumerate(result.players) if player in points]
            for seat, player in met if len(met) > 1 else ():
                if player not in result.forfeits:
                    points[player] += _gains(result.places, seat, tuple(prizes))[0]
        tied = [replace(line, mutual=points[line.player]) for line in tied]
    groups: dict[int, list[Line]] = defaultdict(list)
    for line in tied:
        groups[line.value(measure)].append(line)
    for number, value in enumerate(sorted(groups, reverse=True)):
        separates = decided if number == 0 else measure
        _rank(groups[value], results, rest, prizes, separates, ranked)

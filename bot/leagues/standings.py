"""Standings: a fold over results and corrections, the same whatever order they came in.

Points are kept in twelfths, so that shares of two, three and four are whole numbers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal, TypeAlias, get_args

POINT: Final = 12
"""Twelfths of a league point."""
MILLION: Final = 1_000_000
PRIZES: Final = (10, 6, 3, 1)
"""League points by place."""

Measure: TypeAlias = Literal["points", "wins", "seconds", "mutual", "share", "lot"]
ORDER: Final[tuple[Measure, ...]] = get_args(Measure)
"""What decides, one after another: league points, sessions won, second places, points in sessions
of those who are tied among each other, the average share of the winner's score, the lot."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a session ended. `rev` is the number of the event that says so: of several about one
    fixture the newest counts. `places` from 1, shared on ties. Who is in `forfeits` gets nothing.
    An `annulled` one counts for nobody."""

    fixture: int
    rev: int
    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    forfeits: frozenset[int] = frozenset()
    annulled: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A player's place from 1, and what it rests on: `points`, `wins`, `seconds` and `mutual` in
    twelfths, `share` in millionths, `lot` a number that decides at last. `mutual` is None where
    it never came to that. `decided` is the measure that parts them from the line above, None for
    the first."""

    player: int
    place: int
    played: int
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
    """What counts of each fixture; annulled ones are left out."""
    found: dict[int, Result] = {}
    for result in results:
        known = found.get(result.fixture)
        if known is None or result.rev > known.rev:
            found[result.fixture] = result
    return {number: result for number, result in sorted(found.items()) if not result.annulled}


def shares(places: Sequence[int], seat: int) -> tuple[int, int]:
    """The positions that a seat's place takes: the first from 0, and how many share it."""
    place = places[seat]
    return sum(other < place for other in places), sum(other == place for other in places)


def prize(places: Sequence[int], seat: int, prizes: Sequence[int] = PRIZES) -> int:
    """League points of a seat in twelfths, those of the positions it shares split."""
    first, tied = shares(places, seat)
    return sum(prizes[first : first + tied]) * POINT // tied


def position(places: Sequence[int], seat: int, wanted: int) -> int:
    """How much of a position from 1 is a seat's, in twelfths."""
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
    """What the season's published seed draws for a player; more is better."""
    drawn = sha256(seed + b"lot" + str(player).encode()).digest()
    return int.from_bytes(drawn[:4], "big")


def standings(
    players: Collection[int],
    results: Iterable[Result],
    seed: bytes,
    order: Sequence[Measure] = ORDER,
    prizes: Sequence[int] = PRIZES,
) -> tuple[Line, ...]:
    """The lines from the first place on. Nobody shares a place: the lot decides at last."""
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
        theirs = _present(result)
        for seat, player in enumerate(result.players):
            if player not in sums:
                continue
            gained = sums[player]
            gained[0] += 1
            if player in result.forfeits:
                continue
            points, wins, seconds = _gains(result.places, seat, tuple(prizes))
            gained[1] += points
            gained[2] += wins
            gained[3] += seconds
            gained[4] += score_share(theirs, seat)
    return {
        player: Line(
            player, 0, played, points, wins, seconds, None,
            total // played if played else 0, lot_of(seed, player),
        )
        for player, (played, points, wins, seconds, total) in sums.items()
    }  # fmt: skip


def _present(result: Result) -> tuple[int, ...]:
    """The scores; a seat that is forfeited has the least, so that nobody is measured by it."""
    if not result.forfeits:
        return result.scores
    least = min(result.scores)
    both = zip(result.players, result.scores, strict=True)
    return tuple(least if player in result.forfeits else score for player, score in both)


def _rank(
    tied: list[Line],
    results: Sequence[Result],
    order: Sequence[Measure],
    prizes: Sequence[int],
    decided: Measure | None,
    ranked: list[Line],
) -> None:
    """Part those who are tied by the first measure, and those who still are by the next ones."""
    if len(tied) == 1 or not order:
        tied.sort(key=lambda line: line.player)
        ranked += [replace(line, decided=decided) for line in tied]
        return
    measure, *rest = order
    if measure == "mutual":
        tied = _with_mutual(tied, results, prizes)
    groups: dict[int, list[Line]] = defaultdict(list)
    for line in tied:
        groups[line.value(measure)].append(line)
    for number, value in enumerate(sorted(groups, reverse=True)):
        parted = decided if number == 0 else measure
        _rank(groups[value], results, rest, prizes, parted, ranked)


def _with_mutual(
    tied: Sequence[Line], results: Iterable[Result], prizes: Sequence[int]
) -> list[Line]:
    """With the points of those sessions in which at least two of them met."""
    among = {line.player for line in tied}
    gained = dict.fromkeys(among, 0)
    for result in results:
        met = [s for s, player in enumerate(result.players) if player in among]
        if len(met) < 2:
            continue
        for seat in met:
            if result.players[seat] not in result.forfeits:
                gained[result.players[seat]] += _gains(result.places, seat, tuple(prizes))[0]
    return [replace(line, mutual=gained[line.player]) for line in tied]

"""Rounds that are drawn from results. Swiss pairing: each round seats players of similar rank who
have not met, if possible. Playoffs of the best four: two semi-finals and a final; or one final
table of the best."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations, islice
from math import exp
from random import Random
from typing import Final, Literal, TypeAlias

Pair: TypeAlias = tuple[int, int]
Stage: TypeAlias = Literal["semi-1", "semi-2", "final", "third"]
QUALIFIERS: Final = 4
SWAPS: Final = 6_000
MEETING_COST: Final = 10_000
"""The cost of a repeated meeting, compared with one rank of distance."""


def table_sizes(players: int, size: int) -> tuple[int, ...]:
    """The sizes of a round's tables, as few as possible smaller than `size`. A table of one, only
    if unavoidable, is a bye. Raises `ValueError` for fewer than two players."""
    if players < 2:
        raise ValueError("nobody to pair")
    if size == 2:
        return (2,) * (players // 2) + (1,) * (players % 2)
    count = -(-players // size)
    each, more = divmod(players, count)
    return (each + 1,) * more + (each,) * (count - more)


def count_meetings(sessions: Iterable[Sequence[int]]) -> Counter[Pair]:
    met: Counter[Pair] = Counter()
    for players in sessions:
        met.update(_pairs(players))
    return met


def pair_round(
    ranked: Sequence[int],
    size: int,
    played: Iterable[Sequence[int]],
    byes: Iterable[int] = (),
    seed: bytes = b"",
) -> tuple[tuple[int, ...], ...]:
    """The tables of the next round from the standings, best first. A table of one is a bye, which
    goes to the last in the standings without one. Players get the seats they have had least."""
    sessions = [tuple(players) for players in played]
    met, rng = count_meetings(sessions), Random(seed)
    sizes = [size for size in table_sizes(len(ranked), size) if size > 1]
    resting, had = list[int](), Counter(byes)
    if sum(sizes) < len(ranked):
        fewest = min(had[player] for player in ranked)
        resting = [next(player for player in reversed(ranked) if had[player] == fewest)]
    order = (player for player in ranked if player not in resting)
    tables = [[*islice(order, size)] for size in sizes]
    rank = {player: place for place, player in enumerate(ranked)}
    tables = _improve_tables(tables, met, rank, rng)
    seats = Counter((player, seat) for each in sessions for seat, player in enumerate(each))
    seated = tuple(_assign_seats(table, seats) for table in tables)
    return (*seated, *((player,) for player in resting))


def _improve_tables(
    tables: list[list[int]], met: Counter[Pair], rank: dict[int, int], rng: Random
) -> list[list[int]]:
    """Simulated annealing: swap players of different tables, while hot also for worse; repeated
    meetings cost the most."""

    def cost(table: Sequence[int]) -> int:
        ranks = [rank[player] for player in table]
        spread = sum((one - other) ** 2 for one, other in combinations(ranks, 2))
        return spread + MEETING_COST * sum(met[pair] ** 2 for pair in _pairs(table))

    costs = [cost(table) for table in tables]
    best, least = list(tables), sum(costs)
    for step in range(SWAPS if len(tables) > 1 else 0):
        a, b = rng.sample(range(len(tables)), 2)
        i, j = rng.randrange(len(tables[a])), rng.randrange(len(tables[b]))
        one, other = [*tables[a]], [*tables[b]]
        one[i], other[j] = other[j], one[i]
        new = cost(one), cost(other)
        worse = sum(new) - costs[a] - costs[b]
        if worse < 0 or rng.random() < exp(
            -(worse + 1) / (MEETING_COST * (1 - step / SWAPS) ** 4 / 2)
        ):
            tables[a], tables[b] = one, other
            costs[a], costs[b] = new
            if sum(costs) < least:
                best, least = list(tables), sum(costs)
    return best


def _assign_seats(table: Sequence[int], seats: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """Each seat, from the first on, goes to the player who has had it least."""
    left, order = list(table), []
    for seat in range(len(table)):
        player = min(left, key=lambda p: (seats[p, seat], left.index(p)))
        left.remove(player)
        order.append(player)
    return tuple(order)


def _pairs(players: Iterable[int]) -> Iterable[Pair]:
    return combinations(sorted(players), 2)


def count_qualifiers(size: int) -> int:
    """One whole table, or the four of two duels."""
    return size if size > 2 else QUALIFIERS


def list_playoff_sessions(
    ranked: Sequence[int], size: int, won: Mapping[Stage, Sequence[int]]
) -> dict[Stage, tuple[int, ...]]:
    """All sessions that are known so far, each with its players by seat: the better ranked player
    has the second seat, as the first is harder in some games, and also wins a tie. `won` has the
    players of each finished one by rank. With fewer than four players there is only a final."""
    best = tuple(ranked[:QUALIFIERS])
    if size > 2 or len(best) < QUALIFIERS:
        return {"final": best[: max(size, 2)][::-1]}
    sessions: dict[Stage, tuple[int, ...]] = {
        "semi-1": (best[3], best[0]),
        "semi-2": (best[2], best[1]),
    }
    if "semi-1" in won and "semi-2" in won:
        one, other = won["semi-1"], won["semi-2"]
        sessions["final"] = _seat_duel(best, one[0], other[0])
        sessions["third"] = _seat_duel(best, one[1], other[1])
    return sessions


def sort_by_rank(ranked: Sequence[int], players: Sequence[int], places: Sequence[int]) -> list[int]:
    """The players of a session by rank; ties go to the better ranked before."""
    rank = dict(zip(players, places, strict=True))
    return sorted(players, key=lambda player: (rank[player], ranked.index(player)))


def rank_after_playoffs(
    ranked: Sequence[int], size: int, won: Mapping[Stage, Sequence[int]]
) -> tuple[int, ...]:
    """The event's ranking once the final is over: those of the playoffs, then the others."""
    has_third = size == 2 and len(ranked) >= QUALIFIERS
    first = (*won["final"], *(won.get("third", ()) if has_third else ()))
    return (*first, *(player for player in ranked if player not in first))


def _seat_duel(best: Sequence[int], one: int, other: int) -> tuple[int, int]:
    return (other, one) if best.index(one) < best.index(other) else (one, other)

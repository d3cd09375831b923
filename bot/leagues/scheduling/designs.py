"""Designs of a division's sessions at tables of 2, 3 or 4: who meets whom, and in which seat.

A design is a tuple of sessions, each the players' numbers from 0 by seat. All players play equally
often and sit in each seat equally often (at tables of two, with an even number of players, as
nearly as possible). The same arguments give the same design.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Final, TypeAlias

Session: TypeAlias = tuple[int, ...]
Design: TypeAlias = tuple[Session, ...]

SIZES: Final = (2, 3, 4)
MOST_PLAYERS: Final = 32
BLOCKS: Final[dict[tuple[int, int], tuple[Session, ...]]] = {
    (7, 4): ((0, 1, 2, 4),),
    (7, 3): ((0, 1, 3),),
    (5, 4): ((0, 1, 2, 3),),
    (9, 4): ((0, 1, 2, 4), (0, 1, 4, 6)),
    (13, 4): ((0, 1, 3, 9),),
}
"""Base blocks of cyclic designs by players and table size: every pair meets equally often, and
every player sits in each seat once for each block."""
STARTS: Final = 24
STEPS: Final = 60_000
"""Annealing ends at the best possible spread, or with the best of so many tries."""


def design(players: int, size: int, seed: bytes = b"") -> Design:
    """The sessions of a division. Raises `ValueError` if there is no design for these numbers."""
    if size not in SIZES or not size <= players <= MOST_PLAYERS:
        raise ValueError(f"no design for {players} players at tables of {size}")
    if size == 2:
        return tuple(round_robin(players))
    if (players, size) in BLOCKS:
        return tuple(_shift_blocks(players, BLOCKS[players, size]))
    rng = Random(seed + bytes((players, size)))
    return tuple(_assign_seats(_find_best_blocks(players, size, rng), size, rng))


def count_sessions(players: int, size: int) -> int:
    """In how many sessions of a design each player plays."""
    return players - 1 if size == 2 else size * len(BLOCKS.get((players, size), (0,)))


def round_robin(players: int) -> Iterator[Session]:
    """All pairs once, round by round, with the first seat as evenly as possible."""
    around = players - 1 + players % 2
    for number in range(around):
        for step in range(around // 2 + 1):
            one, other = (number + step) % around, (number - step) % around
            if step == 0:
                if players % 2:
                    continue  # a bye
                pair = (one, around) if number % 2 else (around, one)
            else:
                pair = (one, other) if step % 2 else (other, one)
            yield pair


def least_spread(players: int, size: int, sessions: int) -> int:
    """The least possible sum of squared meetings: no pair meets twice more than another."""
    pairs = players * (players - 1) // 2
    each, more = divmod(sessions * size * (size - 1) // 2, pairs)
    return pairs * each**2 + more * (2 * each + 1)


def _shift_blocks(players: int, blocks: Sequence[Session]) -> Iterator[Session]:
    for block in blocks:
        for shift in range(players):
            yield tuple((place + shift) % players for place in block)


def _find_best_blocks(players: int, size: int, rng: Random) -> list[set[int]]:
    """One table for each player, each player at `size` of them, with pairs spread evenly."""
    bound = least_spread(players, size, players)
    best, least = [], None
    for _ in range(STARTS):
        blocks, spread = _anneal(players, size, bound, rng)
        if least is None or spread < least:
            best, least = blocks, spread
        if least == bound:
            break
    return best


def _anneal(players: int, size: int, bound: int, rng: Random) -> tuple[list[set[int]], int]:
    """Simulated annealing: swap players between tables, while hot also for worse."""
    base = (0, 1, 3, 7)[:size] if players > 7 else tuple(range(size))
    order = rng.sample(range(players), players)
    blocks = [{order[(place + shift) % players] for place in base} for shift in range(players)]
    met = [[0] * players for _ in range(players)]
    for block in blocks:
        for one, other in combinations(block, 2):
            met[one][other] += 1
            met[other][one] += 1
    spread = sum(times**2 for row in met for times in row) // 2
    heat = 1.0
    for _ in range(STEPS):
        if spread == bound:
            break
        heat *= 0.9997
        a, b = rng.sample(range(players), 2)
        out, into = _choose(rng, blocks[a] - blocks[b]), _choose(rng, blocks[b] - blocks[a])
        if out is None or into is None:
            continue
        left, right = blocks[a] - {out}, blocks[b] - {into}
        change = 2 * sum(met[into][x] - met[out][x] for x in left)
        change += 2 * sum(met[out][x] - met[into][x] for x in right)
        # Players at both tables meet both before and after.
        change += 2 * (len(left - right) + len(right - left))
        if change > 0 and rng.random() >= 2.718281828 ** (-change / max(heat * 4, 1e-9)):
            continue
        for others, gone, come in ((left, out, into), (right, into, out)):
            for x in others:
                met[gone][x] -= 1
                met[x][gone] -= 1
                met[come][x] += 1
                met[x][come] += 1
        blocks[a], blocks[b] = left | {into}, right | {out}
        spread += change
    return blocks, spread


def _choose(rng: Random, among: set[int]) -> int | None:
    return rng.choice(sorted(among)) if among else None


def _assign_seats(blocks: Sequence[set[int]], size: int, rng: Random) -> Iterator[Session]:
    """Each player once in each seat: one perfect matching of players and tables for each seat."""
    left = [set(block) for block in blocks]
    seats: list[list[int]] = [[] for _ in blocks]
    for _ in range(size):
        for table, player in enumerate(_match_players(left, rng)):
            seats[table].append(player)
            left[table].discard(player)
    return (tuple(each) for each in seats)


def _match_players(tables: Sequence[set[int]], rng: Random) -> list[int]:
    """A different player for each table, which exists for regular tables (König)."""
    holder: dict[int, int] = {}
    orders = [rng.sample(sorted(each), len(each)) for each in tables]

    def place(table: int, tried: set[int]) -> bool:
        for player in orders[table]:
            if player in tried:
                continue
            tried.add(player)
            if player not in holder or place(holder[player], tried):
                holder[player] = table
                return True
        return False

    for table in range(len(tables)):
        if not place(table, set()):
            raise AssertionError("the tables are not regular")
    player_at = {table: player for player, table in holder.items()}
    return [player_at[table] for table in range(len(tables))]

"""The sessions of a division at tables of 2, 3 or 4: who meets whom in which seat (a design), and
in which rounds (the calendar of a season), so that no player has too many sessions at once.

A design is a tuple of sessions, each the players' numbers from 0 by seat. All players play equally
often and sit in each seat equally often (at tables of two, with an even number of players, as
nearly as possible). The same arguments give the same design.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
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
TRIES: Final = 40
"""Orders of the sessions that are tried to find a calendar with the fewest rounds."""


def design(players: int, size: int, seed: bytes = b"") -> Design:
    """The sessions of a division. Raises `ValueError` if there is no design for these numbers."""
    if size not in SIZES or not size <= players <= MOST_PLAYERS:
        raise ValueError(f"no design for {players} players at tables of {size}")
    if size == 2:
        return tuple(round_robin(players))
    if (players, size) in BLOCKS:
        return tuple(
            tuple((place + shift) % players for place in block)
            for block in BLOCKS[players, size]
            for shift in range(players)
        )
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


@dataclass(frozen=True, slots=True)
class Fixture:
    """A session to be played: its number in the season, the division from 1, the round (`wave`)
    from 1, and the players by seat. `stage` is set for playoffs."""

    number: int
    division: int
    wave: int
    players: tuple[int, ...]
    stage: str = ""


def build_calendar(
    divisions: Sequence[Sequence[int]], size: int, at_once: int, seed: bytes
) -> tuple[Fixture, ...]:
    """The fixtures of a season, numbered from 1 in the order in which they begin. A division that
    is smaller than a table plays at one table."""
    placed: list[tuple[int, int, tuple[int, ...]]] = []
    for division, players in enumerate(divisions, 1):
        own_seed = seed + b"calendar" + bytes((division,))
        drawn = Random(own_seed).sample(list(players), len(players))
        sessions = design(len(players), min(size, len(players)), own_seed)
        for number, each in enumerate(split_into_rounds(sessions, at_once, own_seed), 1):
            placed += [(number, division, tuple(drawn[index] for index in s)) for s in each]
    placed.sort(key=lambda fixture: fixture[:2])
    return tuple(
        Fixture(number, division, round_number, players)
        for number, (round_number, division, players) in enumerate(placed, 1)
    )


@lru_cache(maxsize=256)
def count_rounds(players: int, size: int, at_once: int) -> int:
    """The rounds of a division's calendar; some seeds may give one more or less."""
    return len(split_into_rounds(design(players, min(size, players)), at_once))


def split_into_rounds(
    sessions: Sequence[Session], at_once: int, seed: bytes = b""
) -> tuple[tuple[Session, ...], ...]:
    """The sessions in as few rounds as are found, in none a player with more than `at_once`."""
    most = max(Counter(player for session in sessions for player in session).values())
    fewest = -(-most // at_once)
    best: list[list[Session]] = []
    rng = Random(seed)
    for _ in range(TRIES):
        rounds = _fill_rounds(rng.sample(sessions, len(sessions)), at_once)
        if not best or len(rounds) < len(best):
            best = rounds
        if len(best) <= fewest:
            break
    return tuple(map(tuple, best))


def _fill_rounds(sessions: Sequence[Session], at_once: int) -> list[list[Session]]:
    """Fill each round greedily, first with sessions of players who have the most left to play."""
    rest = list(sessions)
    left = Counter(player for session in rest for player in session)
    rounds = []
    while rest:
        rest.sort(key=lambda session: -sum(left[player] for player in session))
        taken: list[Session] = []
        skipped: list[Session] = []
        busy: Counter[int] = Counter()
        for session in rest:
            fits = all(busy[player] < at_once for player in session)
            (taken if fits else skipped).append(session)
            if fits:
                busy.update(session)
        left -= busy
        rest = skipped
        rounds.append(taken)
    return rounds


def find_ready(
    pending: Iterable[Fixture], running: Iterable[Collection[int]], at_once: int
) -> tuple[Fixture, ...]:
    """The pending fixtures that may begin now, as all their people have room; in order. A computer
    is always free."""
    busy: Counter[int] = Counter(player for players in running for player in players)
    ready = []
    for fixture in sorted(pending, key=lambda fixture: fixture.number):
        if all(busy[player] < at_once for player in fixture.players if player > 0):
            ready.append(fixture)
        busy.update(fixture.players)
    return tuple(ready)

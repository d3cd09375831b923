"""The calendar of a season: its sessions in rounds in which no player has too many at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Final

from bot.leagues.scheduling.designs import Session, design

TRIES: Final = 40


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
    pending: Iterable[Fixture],
    running: Iterable[Collection[int]],
    at_once: int,
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

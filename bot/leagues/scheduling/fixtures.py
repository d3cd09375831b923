"""The calendar of a division: its sessions in an order in which nobody has too many at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.leagues.scheduling.designs import Session, design

TRIES: Final = 40


@dataclass(frozen=True, slots=True)
class Fixture:
    """A session that is to be played: its number in the season, the division from 1, the wave it
    belongs to from 1, and the players by seat. `stage` tells a knock-out's sessions apart."""

    number: int
    division: int
    wave: int
    players: tuple[int, ...]
    stage: str = ""


def build_calendar(
    divisions: Sequence[Sequence[int]], size: int, at_once: int, seed: bytes
) -> tuple[Fixture, ...]:
    """The fixtures of a season, numbered from 1 in the order in which they are to begin; a division
    that is smaller than a table plays at one as large as itself."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for division, players in enumerate(divisions, 1):
        lot = seed + b"calendar" + bytes((division,))
        drawn = Random(lot).sample(list(players), len(players))
        sessions = design(len(players), min(size, len(players)), lot)
        for wave, each in enumerate(split_into_rounds(sessions, at_once, lot), 1):
            found += [(wave, division, tuple(drawn[one] for one in s)) for s in each]
    found.sort(key=lambda one: one[:2])
    return tuple(
        Fixture(number, division, wave, players)
        for number, (wave, division, players) in enumerate(found, 1)
    )


def split_into_rounds(
    sessions: Sequence[Session], at_once: int, seed: bytes = b""
) -> tuple[tuple[Session, ...], ...]:
    """The sessions in as few waves as are found; in none has anybody more than `at_once`."""
    most = max(Counter(player for session in sessions for player in session).values())
    fewest = -(-most // at_once)
    best: list[list[Session]] = []
    rng = Random(seed)
    for _ in range(TRIES):
        found = _fill_rounds(rng.sample(sessions, len(sessions)), at_once, most)
        if not best or len(found) < len(best):
            best = found
        if len(best) <= fewest:
            break
    return tuple(tuple(wave) for wave in best)


def _fill_rounds(sessions: Sequence[Session], at_once: int, most: int) -> list[list[Session]]:
    """Each wave takes what fits, first those whose players have the most left to play."""
    rest = list(sessions)
    left = Counter(player for session in rest for player in session)
    found = []
    while rest:
        rest.sort(key=lambda session: -sum(left[player] for player in session))
        wave: list[Session] = []
        busy: Counter[int] = Counter()
        for session in rest:
            if all(busy[player] < at_once for player in session):
                wave.append(session)
                busy.update(session)
        left -= busy
        taken = {id(session) for session in wave}
        rest = [session for session in rest if id(session) not in taken]
        found.append(wave)
    return found


def find_ready(
    pending: Iterable[Fixture],
    running: Iterable[Collection[int]],
    at_once: int,
) -> tuple[Fixture, ...]:
    """The pending fixtures that may begin now, in their order: all of whose players have room."""
    busy: Counter[int] = Counter(player for players in running for player in players)
    found = []
    for fixture in sorted(pending, key=lambda one: one.number):
        if all(busy[player] < at_once for player in fixture.players):
            found.append(fixture)
        busy.update(fixture.players)
    return tuple(found)

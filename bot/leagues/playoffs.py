"""Playoffs of the best four: two semi-finals and a final; or one final table of the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Stage: TypeAlias = Literal["semi-1", "semi-2", "final", "third"]
QUALIFIERS: Final = 4


@dataclass(frozen=True, slots=True)
class PlayoffSession:
    """A session of the playoffs, its players by seat. The better ranked player has the second seat,
    as the first is harder in some games, and also wins a tie."""

    stage: Stage
    players: tuple[int, ...]


def count_qualifiers(size: int) -> int:
    """One whole table, or the four of two duels."""
    return size if size > 2 else QUALIFIERS


def list_playoff_sessions(
    ranked: Sequence[int], size: int, won: Mapping[Stage, Sequence[int]]
) -> tuple[PlayoffSession, ...]:
    """All sessions that are known so far. `won` has the players of each finished one by rank. With
    fewer than four players there is only a final."""
    best = tuple(ranked[:QUALIFIERS])
    if size > 2 or len(best) < QUALIFIERS:
        return (PlayoffSession("final", best[: max(size, 2)][::-1]),)
    found = [
        PlayoffSession("semi-1", (best[3], best[0])),
        PlayoffSession("semi-2", (best[2], best[1])),
    ]
    if "semi-1" in won and "semi-2" in won:
        one, other = won["semi-1"], won["semi-2"]
        found.append(PlayoffSession("final", _assign_seats(best, one[0], other[0])))
        found.append(PlayoffSession("third", _assign_seats(best, one[1], other[1])))
    return tuple(found)


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


def _assign_seats(best: Sequence[int], one: int, other: int) -> tuple[int, int]:
    return (other, one) if best.index(one) < best.index(other) else (one, other)

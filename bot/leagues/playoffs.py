"""A knock-out of the best four: two semi-finals and a final; or one final table of the best."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Stage: TypeAlias = Literal["semi-1", "semi-2", "final", "third"]
QUALIFIERS: Final = 4


@dataclass(frozen=True, slots=True)
class PlayoffSession:
    """A session of the knock-out, its players by seat: the one ranked better has the second seat,
    as the first is the harder one where it matters; a shared place is theirs, too."""

    stage: Stage
    players: tuple[int, ...]


def count_qualifiers(size: int) -> int:
    """How many play it: all of one table, or the four of two duels."""
    return size if size > 2 else QUALIFIERS


def list_playoff_sessions(
    ranked: Sequence[int], size: int, won: Mapping[Stage, Sequence[int]]
) -> tuple[PlayoffSession, ...]:
    """All sessions that are known so far. `won` gives the players of each finished one by place.
    With fewer than four people there is only a final."""
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
    """The players of a session from the first on; who was ranked better wins a shared place."""
    place = dict(zip(players, places, strict=True))
    return sorted(players, key=lambda player: (place[player], ranked.index(player)))


def rank_after_playoffs(
    ranked: Sequence[int], size: int, won: Mapping[Stage, Sequence[int]]
) -> tuple[int, ...]:
    """The event's ranking once the final is over: the knock-out's four, then the others."""
    if size > 2 or len(ranked) < QUALIFIERS:
        first = tuple(won["final"])
    else:
        first = (*won["final"], *won.get("third", ()))
    return (*first, *(player for player in ranked if player not in first))


def _assign_seats(best: Sequence[int], one: int, other: int) -> tuple[int, int]:
    return (other, one) if best.index(one) < best.index(other) else (one, other)

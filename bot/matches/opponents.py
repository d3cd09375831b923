"""Who plays whom among people who wait for a match. Pure: no store, no clock."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import inf
from typing import Final, TypeAlias

from bot.models.matchmaking import Seek

Meets: TypeAlias = Callable[[Seek, Seek], bool]
"""Whether two people may play together at all."""
WINDOWS: Final = ((0, 150.0), (120, 300.0), (600, inf))
"""From so many seconds of waiting on, opponents may differ by so many points of rating."""


def find_window(waited: int) -> float:
    """How much an opponent's rating may differ for someone who has waited that long."""
    return max(width for since, width in WINDOWS if since <= waited or since == 0)


def find_group(
    seeks: Sequence[Seek], values: Mapping[int, float], at: int, meets: Meets
) -> tuple[Seek, ...]:
    """The people of the next match, those who have waited longest first; empty while no match is
    possible. `values` are their ratings by
    the `id` of the wait.

    Each match is made around one person, the one who has waited longest and finds enough others:
    those nearest by rating, within the wider of the two windows, who all may meet.
    """
    order = sorted(seeks, key=lambda seek: (seek.joined, seek.id))
    for first in order:
        group = _gather(first, order, values, at, meets)
        if len(group) == first.terms.seats:
            return tuple(sorted(group, key=order.index))
    return ()


def find_next_look(seeks: Sequence[Seek], at: int) -> int | None:
    """When a window widens or a wait ends; None: no one waits."""
    times = [seek.leaves for seek in seeks]
    times += [seek.joined + since for seek in seeks for since, _ in WINDOWS]
    return min((time for time in times if time > at), default=None)


def can_meet(sharing: Collection[int], one: Seek, other: Seek) -> bool:
    """Whether they wait for the same, in the same server or in two that share their queues."""
    guilds = {one.address.guild, other.address.guild}
    return one.terms == other.terms and (len(guilds) == 1 or guilds <= {*sharing})


def _gather(
    first: Seek, order: Sequence[Seek], values: Mapping[int, float], at: int, meets: Meets
) -> list[Seek]:
    def gap(other: Seek) -> float:
        return abs(values.get(first.id, 0.0) - values.get(other.id, 0.0))

    def fits(other: Seek) -> bool:
        window = max(find_window(at - first.joined), find_window(at - other.joined))
        return other.player != first.player and meets(first, other) and gap(other) <= window

    group = [first]
    for other in sorted(filter(fits, order), key=gap):
        if len(group) < first.terms.seats and all(meets(one, other) for one in group):
            group.append(other)
    return group

"""Ranks from 1, shared on ties. No game is known here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class _Comparable(Protocol):
    def __gt__(self, other: Any, /) -> bool: ...


def rank_with_ties(keys: Sequence[_Comparable]) -> tuple[int, ...]:
    """The rank of each key, in the order given: the greatest is first, equal keys share a rank and
    the ranks they use up are left out (1, 1, 3)."""
    return tuple(1 + sum(other > key for other in keys) for key in keys)

"""A limit on the work of a search, counted in steps: the engine has no clock, and the same question
must get the same answer on every machine."""

from __future__ import annotations


class Exhausted(Exception):
    """A search has used up its steps."""


class Effort:
    """The steps left; None for no limit. A step takes about a microsecond."""

    def __init__(self, steps: int | None) -> None:
        self._left = steps

    def spend(self, steps: int) -> None:
        """Raises `Exhausted` if there are fewer steps left."""
        if self._left is None:
            return
        self._left -= steps
        if self._left < 0:
            raise Exhausted

"""How much work a search may do, counted in steps: the engine has no clock, and the same question
must get the same answer on every machine."""

from __future__ import annotations


class Exhausted(Exception):
    """A search has done all the work it may."""


class Effort:
    """Steps still to be spent; None for any number. A step is about a microsecond's work."""

    def __init__(self, steps: int | None) -> None:
        self._left = steps

    def spend(self, steps: int) -> None:
        """Raise `Exhausted` where there are not so many steps left."""
        if self._left is None:
            return
        self._left -= steps
        if self._left < 0:
            raise Exhausted

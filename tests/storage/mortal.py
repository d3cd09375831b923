"""A connection that dies at a chosen statement, as a process would."""

from collections.abc import Iterable
from typing import ClassVar

from bot.storage.connection import Parameters, Row
from tests.standin.stores import NearConnection


class Died(Exception):
    """The process is gone; what was not committed is gone with it."""


class Mortal(NearConnection):
    """Dies before its so-manyth statement is run or, with `after`, when that has been run.

    Reads and writes count alike; from then on every statement fails.
    """

    left: ClassVar[int | None] = None
    after: ClassVar[bool] = False

    @classmethod
    def doom(cls, statements: int | None, *, after: bool = False) -> None:
        cls.left, cls.after = statements, after

    @property
    def dead(self) -> bool:
        return Mortal.left is not None and Mortal.left <= 0

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        self._count()
        if self.dead and not self._last():
            raise Died
        found = await super().rows(sql, parameters)
        if self.dead:
            raise Died
        return found

    async def many(self, sql: str, parameters: Iterable[Parameters]) -> None:
        self._count()
        if self.dead and not self._last():
            raise Died
        await super().many(sql, parameters)
        if self.dead:
            raise Died

    def _count(self) -> None:
        if Mortal.left is not None:
            Mortal.left -= 1

    def _last(self) -> bool:
        """Whether this statement is still run, and the death comes after it."""
        return Mortal.after and Mortal.left == 0

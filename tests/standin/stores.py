"""The store of tests that ask it much."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bench.storing import AtOnce
from bot.storage import SqliteStore
from bot.storage.connection import Parameters, Row


class NearConnection(AtOnce):
    """Asks no thread. Others have their turn before each statement all the same."""

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        await asyncio.sleep(0)
        return await super().rows(sql, parameters)


class NearStore(SqliteStore):
    """Waits for no thread and no disk. `tests/storage` and `tests/crashes` have the usual one."""

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:  # type: ignore[override]
        return await SqliteStore.open(path, NearConnection)


@contextmanager
def use_near_store() -> Iterator[None]:
    """Every bot that is built meanwhile has it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.storage.opening.SqliteStore", NearStore)
        yield

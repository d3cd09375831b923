"""The store of tests that ask it much."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from bench.storing import AtOnce
from bot.storage import SqliteStore
from bot.storage.connection import Parameters, Row

_NEW: Final[list[bytes]] = []
"""The file of a new store, once it was needed."""


class NearConnection(AtOnce):
    """Asks no thread. Others have their turn before each statement all the same."""

    async def rows(self, sql: str, parameters: Parameters = ()) -> list[Row]:
        await asyncio.sleep(0)
        return await super().rows(sql, parameters)


class ReadyConnection(NearConnection):
    """A new file has the schema from the start, which is made once in a process."""

    @classmethod
    async def open(cls, path: Path) -> AtOnce:
        if not _NEW:
            with TemporaryDirectory() as folder:
                made = Path(folder) / "new.sqlite3"
                await (await SqliteStore.open(made, AtOnce)).close()
                _NEW.append(_read(made))
        _fill_new(path, _NEW[0])
        return await super().open(path)


def _read(path: Path) -> bytes:
    return path.read_bytes()


def _fill_new(path: Path, content: bytes) -> None:
    with suppress(FileExistsError), path.open("xb") as file:
        file.write(content)


class NearStore(SqliteStore):
    """Waits for no thread and no disk. `tests/storage` and `tests/crashes` have the usual one."""

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:  # type: ignore[override]
        return await SqliteStore.open(path, ReadyConnection)


@contextmanager
def use_near_store() -> Iterator[None]:
    """Every bot that is built meanwhile has it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.storage.opening.SqliteStore", NearStore)
        yield

"""What the log says of the store when the bot stops."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.app import build_app
from bot.operations.serving import close
from bot.settings import Settings


def keep(_: Path) -> None: ...


def lose_journal(path: Path) -> None:
    path.with_name(f"{path.name}-wal").unlink()


def empty(path: Path) -> None:
    path.write_bytes(b"")


def replace(path: Path) -> None:
    path.rename(path.with_name("away"))
    path.write_bytes(b"something else")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (keep, "stopped; everything is saved"),
        (lose_journal, "stopped; everything is saved"),
        (empty, "was emptied or overwritten"),
        (Path.unlink, "was deleted or replaced"),
        (replace, "was deleted or replaced"),
    ],
)
async def test_a_stop_says_everything_is_saved_only_if_it_is(
    change: Callable[[Path], None], said: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    settings = Settings(database_path=tmp_path / "store", backups_kept=0)
    app = await build_app(settings)
    change(settings.database_path)
    await close(app)
    (line,) = [entry.message for entry in caplog.records if "saved" in entry.message]
    assert said in line

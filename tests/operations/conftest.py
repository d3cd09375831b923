"""A store with matches in it, as an operator finds it."""

import os
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Final

import pytest

from bot.games import build_games
from bot.settings import Settings
from tests.games.bids import Bids
from tests.matches.world import World
from tests.operations.terminal import Terminal
from tests.standin.running import run_module

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
GAMES = {"bids": Bids(), **build_games()}
WITHOUT_POWER: Final = ["setpriv", "--bounding-set=-all", "--inh-caps=-all"]
"""Even root then needs the rights that it has set."""


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No `.env` and no file of whoever runs the tests."""
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.chdir(tmp_path)


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """The file of a bot that has stopped: a running match, a finished one, and a lobby."""
    path = tmp_path / "house.sqlite3"
    async with World(path) as world:
        first = await world.running("Ana", "Bo", computers=["low"])
        await world.play_on(first.match, Random(1))
        second = await world.running("Ana", "Bo")
        await world.play_on(second.match, Random(2), moves=3)
        await world.lobby((await world.people("Cid"))[0])
    return path


@pytest.fixture(scope="session")
def terminal() -> Iterator[Terminal]:
    alone = WITHOUT_POWER if os.geteuid() == 0 and shutil.which("setpriv") else []
    with run_module("tests.operations.terminal", within=alone) as process:
        yield Terminal(process)

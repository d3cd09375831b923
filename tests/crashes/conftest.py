"""Stand-ins for Discord and nurseries of bots for all these tests: one bot on a file, and two bots
on one database."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.crashes.fleet import Fleet, open_fleet
from tests.crashes.house import prepare
from tests.crashes.killing import Killing
from tests.standin.running import discord_process, nursery


@pytest.fixture(scope="session")
def killing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Killing]:
    folder = tmp_path_factory.mktemp("crashes")
    scene = asyncio.run(prepare(folder / "model.sqlite3"))
    with discord_process() as discord, nursery(discord, folder / "store.sqlite3") as bots:
        yield Killing(discord, bots, folder / "model.sqlite3", scene)


@pytest.fixture(scope="session")
def fleet(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with open_fleet(tmp_path_factory.mktemp("fleet")) as opened:
        yield opened

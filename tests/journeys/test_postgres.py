"""A match on a bot that keeps its store in PostgreSQL."""

from pathlib import Path

import pytest
from pydantic import SecretStr

from tests.journeys.hands import owes, play_typed
from tests.journeys.world import Builder, World, press, text
from tests.standin.postgres import make_database, require_server


@pytest.fixture
async def builder(tmp_path: Path, request: pytest.FixtureRequest) -> Builder:
    built = Builder(tmp_path / "store.sqlite3", request.node.nodeid)
    url = SecretStr(await make_database(require_server()))
    built.settings = built.settings.model_copy(update={"database_url": url})
    return built


@pytest.mark.slow
async def test_two_people_play_and_the_bot_restarts(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")

    await play_a_move(world)
    await world.restart()
    await play_a_move(world)

    assert len(await world.app.store.matches.read_log(1)) == 3, "the start and two moves"
    assert not world.builder.file.exists()


async def play_a_move(world: World) -> None:
    name = "ana" if await owes(world, 1, "ana") else "ben"
    assert "✓" in text(await play_typed(world, 1, name))

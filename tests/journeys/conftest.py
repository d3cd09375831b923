"""The real bot and its real store on a pretend Discord, with people to be."""

from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands
from simcord import Env

from tests.journeys.wired import faults, wire_faults
from tests.journeys.world import Builder, QuickEnv, World, raise_world
from tests.standin.plain_copies import use_plain_copies
from tests.standin.stores import use_near_store


@pytest.fixture(scope="session", autouse=True)
def _translate_commands_once() -> Iterator[None]:
    """discord.py asks for every text of a command in 33 languages at each start of a bot: a quarter
    of the start, and always the same."""
    known: dict[str, dict[str, Any]] = {}
    with pytest.MonkeyPatch.context() as patch:
        for kind in (app_commands.Command, app_commands.Group):
            translate = kind.get_translated_payload

            async def remember(
                command: Any, tree: Any, translator: Any, translate: Any = translate
            ) -> Any:
                name = f"{command.qualified_name} {command.to_dict(tree)}"
                if "translate" in vars(translator):  # a test's own
                    return await translate(command, tree, translator)
                if name not in known:
                    known[name] = await translate(command, tree, translator)
                return known[name]

            patch.setattr(kind, "get_translated_payload", remember)
        yield


@pytest.fixture(scope="session", autouse=True)
def _wait_for_nothing() -> Iterator[None]:
    """Journeys ask the store and the pretend Discord for much, and that has no limits for which the
    bot would have to pause; `tests/delivery` has one with limits."""
    with pytest.MonkeyPatch.context() as patch, use_near_store(), use_plain_copies():
        patch.setattr("bot.presentation.pace.MOST_A_SECOND", 1_000_000)
        # The clock stands still between presses, so each would be a second tap.
        patch.setattr("bot.interactions.last_presses.TOO_SOON", timedelta(0))
        yield


@pytest.fixture
def builder(tmp_path: Path, request: pytest.FixtureRequest) -> Builder:
    return Builder(tmp_path / "store.sqlite3", request.node.nodeid)


@pytest.fixture
async def env(builder: Builder) -> AsyncIterator[Env]:
    """A pretend Discord with the bot at work, and nobody there yet. Whatever the journey, what the
    bot sends is well-formed and nothing was raised."""
    app = await builder()
    env = builder.env = QuickEnv(app.bot, shard_count=1, settle_timeout=20.0)
    try:
        await env.start()
        yield env
        env.raise_errors()
        assert faults(env) == []
        assert wire_faults(env) == []
    finally:
        await env.shutdown()
        await builder.app.close()


@pytest.fixture
async def world(env: Env, builder: Builder) -> World:
    """A server with two channels and five people, whom the bot has greeted."""
    return await raise_world(env, builder)

"""What the benchmarks of presses measure is answered: they are run by hand, and seldom."""

import asyncio
from pathlib import Path

import pytest
from discord.http import Route

from bench import editors, pressing
from bot.app import build_app
from bot.games import build_games
from bot.matches import InlineComputerWorker
from bot.settings import Settings


@pytest.mark.slow
def test_a_press_of_the_benchmarks_is_answered_with_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(editors, "PEOPLE", 1)
    monkeypatch.setattr(editors, "CUTTING", 1)
    with pressing.loopback() as port:
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
        assert asyncio.run(_press_once(tmp_path / "store.sqlite3", port)) == 0


async def _press_once(file: Path, port: int) -> int:
    """How many presses had no answer, or one without a picture."""
    settings = Settings(database_path=file, discord_token=None, settle_seconds=0)
    worker = InlineComputerWorker(build_games())
    app = await build_app(settings, seeds=editors.dealt(), computer_worker=worker)
    try:
        await pressing.start_client(app)
        services = app.bot.services
        words = services.catalogues.words("en")
        (editor,) = await editors.gathered(app.matches, services.screens["cutterland"], words)
        hands = pressing.Hands(app, port)
        hands.press(editor)
        await hands.answered(since=0.0)
    finally:
        await app.bot.close()
        await app.close()
    return hands.missing

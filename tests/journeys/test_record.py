"""`/match file`: a file that the engine's own command line proves."""

import subprocess
import sys
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from tests.journeys.hands import play_out_aside, play_typed
from tests.journeys.world import World, answer_of, components, press, text

ROOT = Path(__file__).parents[2]


@pytest.mark.slow
async def test_a_finished_match_is_exported_and_proved(world: World, tmp_path: Path) -> None:
    await world.open(world.ana, players=2, computers=1, overcut="penalty")
    await play_out_aside(world, 1)

    shown = await world.eve.slash(world.games, "match file", match=1)
    file = tmp_path / "record-1.txt"
    file.write_text(await content_of(shown), encoding="utf-8")
    told = replayed(file)

    assert shown.ephemeral
    assert "Match file of" in text(shown)
    table = await world.table()
    assert table.seed is not None
    assert table.seed in text(shown)
    assert table.seed_hash in text(shown)
    assert told.returncode == 0, told.stdout + told.stderr
    assert "Final hash" in told.stdout
    assert "wins" in told.stdout or "share" in told.stdout
    assert "# Round 1 of 8: seat" in file.read_text()
    touched = file.read_text().replace("\nhash: ", "\nhash: 0")
    file.write_text(touched, encoding="utf-8")
    assert replayed(file).returncode == 1


async def test_a_running_match_is_exported_without_its_secrets(world: World) -> None:
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    early = text(await world.ana.slash(world.games, "match file", match=1))
    await press(world.ana, world.board(), "lobby.start")
    start = text(world.board())
    await play_typed(world, 1, "ana")
    table = await world.table()
    assert table.seats[0].player is not None
    player_view = await world.app.matches.queries.read_player_view(1, table.seats[0].player)

    shown = await world.eve.slash(world.games, "match file")
    told = await content_of(shown)

    assert "isn't running" in early
    assert table.seed_hash[:7] not in start, "the record has it"
    assert table.seed_hash in text(shown), "what was promised at the start"
    assert "\n1 cut ? " in told
    assert str(player_view.view.card) in told, "the card that was cut is open"
    assert not [card for card in player_view.view.hand if card and str(card) in told]
    assert "seed:" not in told


async def content_of(shown: InteractionResult) -> str:
    """The text of the one file that is shown."""
    answer = answer_of(shown)
    assert answer is not None
    (file,) = [one for one in components(shown) if one.get("type") == 13]
    name = file["file"]["url"].rsplit("/", 1)[-1]
    (found,) = [one for one in answer.attachments if one.filename == name]
    return (await found.read()).decode()


def replayed(file: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engine.cutterland", "replay", str(file)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)

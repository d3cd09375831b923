"""`play` and `replay` on the command line, with no package installed."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from engine import match_commands
from engine.wildlands.commands import make_stage

ROOT = Path(__file__).parents[2]
play = partial(match_commands.play, make_stage())
replay = partial(match_commands.replay, make_stage())
KEPT = Path(__file__).parent / "playthroughs" / "duel.record"


def _edited(tmp_path: Path, number: int, text: str) -> Path:
    """The kept record with one line (numbered from 1) replaced."""
    lines = KEPT.read_text().splitlines()
    lines[number - 1] = text
    file = tmp_path / "edited.record"
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.mark.slow
def test_play_tells_the_match_and_its_record_proves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.record", tmp_path / "two.record"
    common = ["--players", "3", "--seed", "7", "--map", "stonecrown", "--faction-2", "oldroad"]
    common += ["--level", "easy"]
    for file in (one, two):
        assert play([*common, "--record", str(file)]) == 0
    told = capsys.readouterr().out
    assert one.read_text() == two.read_text()
    assert one.read_text().splitlines()[:10] == [
        "record: 1",
        "game: wildlands",
        "rules: 2",
        "map: stonecrown 1",
        "faction_1: random 4",
        "faction_2: oldroad 1",
        "faction_3: random 4",
        "seats: 3",
        "options: even_start=no hints=yes",
        "seed: " + "0" * 63 + "7",
    ]
    assert replay([str(one)]) == 0
    proved = capsys.readouterr().out
    assert proved.splitlines()[-1] == told.splitlines()[-1]
    assert "Seat 2 (b) leads Oldroad" in told
    assert " wins" in proved


@pytest.mark.parametrize(
    ("number", "text", "said"),
    [
        (2, "game: clustered", "line 2: 'game' is 'clustered', installed is 'wildlands'"),
        (4, "map: glassmere 2", "line 4: 'map' is 'glassmere 2', installed is 'glassmere 1'"),
        (5, "faction_1: oldroad 9", "line 5: 'faction_1' is 'oldroad 9', installed is"),
        (7, "seats: 5", "line 7: seats (seats=5, least=2, most=4)"),
        (8, "options: tides=no", "line 8: option-unknown (option='tides')"),
        (10, "1 assign 1 2 3 4", "line 10: assign-count (named=4, wanted=5)"),
        (10, "1 jump", "line 10: action-unknown (text='jump')"),
        (10, "3 pass", "line 10: seat-unknown (seat='2', seats=2)"),
    ],
)
def test_a_wrong_record_is_told_by_its_first_wrong_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, text: str, said: str
) -> None:
    assert replay([str(_edited(tmp_path, number, text))]) == 1
    assert said in capsys.readouterr().out


def test_what_cannot_be_played_is_an_error_in_the_arguments(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert play(["--faction-1", "oldroad", "--faction-2", "oldroad"]) == 2
    assert play(["--players", "2", "--faction-4", "oldroad"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert "faction-twice (faction='Oldroad')" in said.err


def test_no_package_is_needed() -> None:
    command = [sys.executable, "-S", "-W", "error", "-m", "engine.wildlands", "replay", str(KEPT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final hash " in done.stdout

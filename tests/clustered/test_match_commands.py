"""`play` and `replay` on the command line, with no package installed."""

import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from engine import match_commands
from engine.clustered.commands import make_stage

ROOT = Path(__file__).parents[2]
play = partial(match_commands.play, make_stage())
replay = partial(match_commands.replay, make_stage())
KEPT = Path(__file__).parent / "playthroughs" / "fast.record"


def _edited(tmp_path: Path, number: int, text: str | None) -> Path:
    """The kept record with one line (numbered from 1) replaced, or left out."""
    lines = KEPT.read_text().splitlines()
    lines[number - 1 : number] = [] if text is None else [text]
    file = tmp_path / "edited.record"
    file.write_text("\n".join(lines) + "\n")
    return file


def test_play_tells_the_match_and_its_record_proves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, two = tmp_path / "one.record", tmp_path / "two.record"
    common = ["--players", "2", "--seed", "7", "--level", "easy", "--handicap", "2"]
    for file in (one, two):
        assert play([*common, "--size-bonuses", "yes", "--record", str(file)]) == 0
    told = capsys.readouterr().out
    assert one.read_text() == two.read_text()
    assert one.read_text().splitlines()[:6] == [
        "record: 1",
        "game: clustered",
        "rules: 1",
        "seats: 2",
        "options: fast=no size_bonuses=yes third_wild=no hints=yes handicap=2 table=open"
        " first=random",
        "seed: " + "0" * 63 + "7",
    ]
    assert replay([str(one)]) == 0
    proved = capsys.readouterr().out
    assert proved.splitlines()[-1] == told.splitlines()[-1]
    assert "rectangle" in proved
    assert "Seat 1 places " in told


@pytest.mark.parametrize("seats", [1, 6])
@pytest.mark.slow
def test_alone_and_in_a_crowd(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(["--players", str(seats), "--seed", "1", "--level", "easy"]) == 0
    assert ("wins" in capsys.readouterr().out) == (seats > 1)


@pytest.mark.parametrize(
    ("number", "text", "said"),
    [
        (2, "game: cutterland", "line 2: 'game' is 'cutterland', installed is 'clustered'"),
        (3, "rules: 2", "line 3: 'rules' is '2', installed is '1'"),
        (4, "seats: 9", "line 4: seats (seats=9, least=1, most=8)"),
        (5, "options: table=round", "line 5: option-value (option='table', value='round')"),
        (5, "options: handicap=3", "line 5: option-value (option='handicap', value='3')"),
        (5, "options: third_wild=yes handicap=1", "line 5: handicap-everybody"),
        (7, "1 place W M12", "line 7: wrong-phase (phase='opening', action='place')"),
        (8, "2 jump", "line 8: action-unknown (text='jump')"),
        (9, None, "line 9: card-not-held (card='2C*'), rules section 2"),
    ],
)
def test_a_wrong_record_is_told_by_its_first_wrong_line(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    number: int,
    text: str | None,
    said: str,
) -> None:
    assert replay([str(_edited(tmp_path, number, text))]) == 1
    assert said in capsys.readouterr().out


def test_other_spellings_prove_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay([str(KEPT)]) == 0
    said = capsys.readouterr().out
    file = tmp_path / "lower.record"
    file.write_text("# by letter\n\n" + KEPT.read_text().lower())
    assert replay([str(file)]) == 0
    assert capsys.readouterr().out == said


def test_what_cannot_be_played_is_an_error_in_the_arguments(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert play(["--players", "2", "--handicap", "3"]) == 2
    assert play(["--players", "2", "--handicap", "1", "--third-wild", "yes"]) == 2
    assert play(["--players", "1", "--size-bonuses", "yes"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert "option-value (option='handicap', value='3')" in said.err


def test_no_package_is_needed() -> None:
    command = [sys.executable, "-S", "-W", "error", "-m", "engine.clustered", "replay", str(KEPT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final hash " in done.stdout

"""`play` and `replay` on the command line, with no package installed."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from engine import match_commands
from engine.cutterland.commands import make_stage

ROOT = Path(__file__).parents[2]
play = partial(match_commands.play, make_stage())
replay = partial(match_commands.replay, make_stage())
KEPT = Path(__file__).parent / "playthroughs" / "two.record"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a match that was just played."""
    file = tmp_path_factory.mktemp("records") / "match.record"
    assert play(["--players", "2", "--seed", "7", "--level", "easy", "--record", str(file)]) == 0
    return file


def _edited(record: Path, tmp_path: Path, number: int, text: str | None) -> Path:
    """The record with one line (numbered from 1) replaced, or left out."""
    lines = record.read_text().splitlines()
    lines[number - 1 : number] = [] if text is None else [text]
    file = tmp_path / "edited.record"
    file.write_text("\n".join(lines) + "\n")
    return file


@pytest.mark.slow
def test_play_tells_the_match_and_its_record_proves_it(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = tmp_path / "again.record"
    assert play(["--players", "2", "--seed", "7", "--level", "easy", "--record", str(again)]) == 0
    told = capsys.readouterr().out
    assert again.read_text() == record.read_text()
    assert replay([str(record)]) == 0
    proved = capsys.readouterr().out
    assert "Turn 8 of 8" in told
    assert proved.splitlines()[-1] == told.splitlines()[-1]
    assert proved.splitlines()[-1].startswith("Final hash ")
    assert "total" in proved


def test_a_record_begins_with_its_version_and_what_was_played(record: Path) -> None:
    lines = record.read_text().splitlines()
    assert lines[:7] == [
        "record: 1",
        "game: cutterland",
        "rules: 1",
        "pack: classics 1",
        "seats: 2",
        "options: overcut=reject first=random preview=yes hints=yes pieces=cut fill=no shown=no",
        "seed: " + "0" * 63 + "7",
    ]
    assert all(line.split()[1] in {"cut", "take", "place", "resolve"} for line in lines[7:])


@pytest.mark.parametrize(
    ("number", "text", "said"),
    [
        (1, "record: 9", "line 1: this reads records of version 1 only"),
        (2, "game: clustered", "line 2: 'game' is 'clustered', installed is 'cutterland'"),
        (3, "rules: 2", "line 3: 'rules' is '2', installed is '1'"),
        (4, "pack: ants 1", "line 4: the pack 'ants' is not installed"),
        (4, "pack: classics 9", "line 4: 'pack' is 'classics 9', installed is 'classics 1'"),
        (5, "seats: 5", "line 5: seats (seats=5, least=2, most=4)"),
        (6, "options: overcut=maybe", "line 6: option-value (option='overcut', value='maybe')"),
        (6, "options: first=3", "line 6: first-absent (first=3, seats=2)"),
        (6, "options: overcut", "line 6: 'overcut' is no option of the form key=value"),
        (7, "seed: seven", "line 7: a seed is a whole number or 64 hexadecimal digits"),
        (8, "1 take A", "line 8: wrong-phase (phase='cut', action='take'), rules section 3"),
        (9, "1 jump", "line 9: action-unknown (text='jump')"),
    ],
)
def test_a_wrong_record_is_told_by_its_first_wrong_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], number: int, text: str, said: str
) -> None:
    assert replay([str(_edited(KEPT, tmp_path, number, text))]) == 1
    assert said in capsys.readouterr().out


def test_a_line_left_out_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay([str(_edited(KEPT, tmp_path, 12, None))]) == 1
    assert ", line 13: wrong-phase (phase='lay', action='cut')" in capsys.readouterr().out


def test_a_record_that_ends_early_proves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = len(KEPT.read_text().splitlines())
    assert replay([str(_edited(KEPT, tmp_path, lines, None))]) == 1
    assert f"line {lines}: the record ends before the match does" in capsys.readouterr().out


def test_a_record_may_name_the_final_hash_which_then_must_be_true(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay([str(KEPT)]) == 0
    found = capsys.readouterr().out.split()[-1]
    assert replay([str(_edited(KEPT, tmp_path, 2, f"game: cutterland\nhash: {found}"))]) == 0
    wrong = _edited(KEPT, tmp_path, 2, f"game: cutterland\nhash: {'0' * 64}")
    assert replay([str(wrong)]) == 1
    assert f"line 3: the match ends with the hash {found}" in capsys.readouterr().out


def test_other_spellings_prove_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert replay([str(KEPT)]) == 0
    said = capsys.readouterr().out
    file = tmp_path / "lower.record"
    file.write_text("# as told by letter\n\n" + KEPT.read_text().lower())
    assert replay([str(file)]) == 0
    assert capsys.readouterr().out == said


@pytest.mark.slow
def test_a_bag_is_filled_where_that_is_allowed_and_its_record_proves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bag = ["--players", "2", "--seed", "7", "--level", "easy", "--pieces", "bag"]
    assert play(bag) == 2
    assert "shelf-short (missing=32," in capsys.readouterr().err
    file = tmp_path / "bag.record"
    assert play([*bag, "--fill", "yes", "--pack", "highwater", "--record", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Turn 1 of 8: seat " in told
    assert "bag=" not in told
    lines = file.read_text().splitlines()
    assert lines[3] == "pack: highwater 1"
    assert lines[5].endswith("pieces=bag fill=yes shown=no filled=32")
    assert [line.split(":")[0] for line in lines[6:38]] == [f"bag {n}" for n in range(1, 33)]
    assert replay([str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == told.splitlines()[-1]


def test_files_that_cannot_be_read_or_written_are_errors_in_the_arguments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay([str(tmp_path / "nothing")]) == 2
    assert play(["--record", str(tmp_path / "no" / "where")]) == 2
    assert play(["--players", "2", "--first", "3"]) == 2
    said = capsys.readouterr()
    assert not said.out
    assert "cannot be read" in said.err
    assert "cannot be written" in said.err
    assert "first-absent (first=3" in said.err


def test_a_reader_who_has_seen_enough_is_no_error(capsys: pytest.CaptureFixture[str]) -> None:
    """As of `play | head -1`."""

    def close(*_: object) -> Iterator[str]:
        raise BrokenPipeError

    stage = replace(make_stage(), opening=close)
    with pytest.raises(BrokenPipeError):
        match_commands.play(stage, [])
    assert not capsys.readouterr().err


def test_no_package_is_needed() -> None:
    command = [sys.executable, "-S", "-W", "error", "-m", "engine.cutterland", "replay", str(KEPT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Final hash " in done.stdout


@pytest.mark.slow
def test_a_session_is_two_records_and_one_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "night.record"
    arguments = ["--session", "--players", "2", "--seed", "7", "--level", "easy"]
    assert play([*arguments, "--record", str(file)]) == 0
    told = capsys.readouterr().out

    totals = []
    for number in (1, 2):
        assert replay([str(tmp_path / f"night-{number}.record")]) == 0
        proved = capsys.readouterr().out
        assert f"Match {number} of a session\n" in told
        assert proved.splitlines()[-1] in told
        row = next(line for line in proved.splitlines() if line.startswith("total"))
        totals.append([int(word) for word in row.split()[1:]])
    assert "mirrored=yes" in (tmp_path / "night-2.record").read_text()
    assert not file.exists()
    result = told.splitlines()[-3:]
    assert result[0] == "Session"
    sums = {seat: f"{sum(both)} ({both[0]} + {both[1]})" for seat, both in _by_seat(totals)}
    assert sorted(line[3:] for line in result[1:]) == [f"seat {n}: {sums[n]}" for n in (1, 2)]
    assert [line[:2] for line in result[1:]] == ["1.", "2."]


def _by_seat(totals: list[list[int]]) -> list[tuple[int, tuple[int, ...]]]:
    return list(enumerate(zip(*totals, strict=True), start=1))


def test_what_a_session_decides_itself_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(["--session", "--overcut", "reject"]) == 2
    assert capsys.readouterr().err == "play: option-unknown (option='overcut')\n"

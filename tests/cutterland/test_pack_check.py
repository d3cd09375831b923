"""`python -m tools.pack_check`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.pack_check import main

FOLDER = Path(__file__).parents[2] / "data" / "cutterland"
FILE = FOLDER / "classics.json"


def _spoilt(tmp_path: Path, **changes: Any) -> str:
    """A file like the Classics with some keys changed, and some cards by number."""
    value = json.loads(FILE.read_text(encoding="utf-8"))
    for number, card in changes.pop("cards", {}).items():
        value["cards"][number - 1] = card
    file = tmp_path / "spoilt.json"
    file.write_text(json.dumps(value | changes))
    return str(file)


def test_a_sound_pack_is_told_with_its_contents(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(FILE)]) == 0
    said = capsys.readouterr().out
    assert "Classics (key classics, version 1): all is well" in said
    assert "goblin 110, centaur 50, dragon 75, turtle 50, frog 80, tower 60" in said


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.json")), ids=lambda file: file.stem)
def test_every_installed_pack_is_sound(file: Path) -> None:
    assert main([str(file)]) == 0


def test_everything_wrong_is_named_with_its_card_and_square(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = json.loads(FILE.read_text())["cards"]
    file = _spoilt(
        tmp_path,
        version=0,
        cards={
            2: cards[0],
            3: cards[2].replace("wK", "pK", 1),
            4: "pC p. mG",
            5: 5,
            6: cards[5].replace("w", "p").replace("pF", "p.").replace("pK", "p."),
        },
    )
    assert main([file]) == 1
    said = capsys.readouterr().out.splitlines()
    assert [line.removeprefix(f"{file}, ")[:30] for line in said] == [
        "the version must be a whole nu",
        "card 2 is card 1 again: p= wK ",
        "card 3, square A: square-habit",
        "card 4: card-shape, rules sect",
        "card 5 is not a text",
        "card 6: card-icons (icons=6, w",
    ]


@pytest.mark.parametrize("text", ["", "{", "[" * 100_000, '{"key": '])
def test_what_is_no_json_is_no_pack(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(text)
    assert main([str(file)]) == 1
    assert "no JSON text" in capsys.readouterr().out


def test_arguments_that_cannot_be_used_give_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(tmp_path / "nothing.json")]) == 2
    (tmp_path / "latin.json").write_bytes(b"\xff\xfe\xff")
    assert main([str(tmp_path / "latin.json")]) == 2
    with pytest.raises(SystemExit) as left:
        main([])
    assert left.value.code == 2
    assert not capsys.readouterr().out

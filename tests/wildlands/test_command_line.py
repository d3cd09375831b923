"""`sight` and `steps` as somebody runs them, with a bare Python."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.command_line import answer_line
from engine.wildlands.commands import COMMANDS
from tests.wildlands.content import DATA, row_of

HOME = Path(__file__).parents[2]
STONECROWN = str(DATA / "maps" / "stonecrown.json")
ROW = row_of(4, walls=[[3, 4]])


def run(*arguments: str, lines: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """One command in an interpreter that sees no installed package."""
    command = [sys.executable, "-S", "-E", "-m", "engine.wildlands", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, cwd=HOME, check=False)


def answer(command: str, request: object) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(answer_line(COMMANDS[command], json.dumps(request).encode()))
    return found


def test_sight_lists_the_spaces_ascending_and_the_own_one() -> None:
    assert answer("sight", {"map": ROW, "from": 2}) == {"sees": [1, 2, 3]}


def test_steps_gives_the_cards_a_move_costs() -> None:
    value = row_of(4)
    value["spaces"][2]["high"] = True
    assert answer("steps", {"map": value, "from": 2, "fly": False}) == {"steps": {"1": 1, "3": 2}}
    assert answer("steps", {"map": value, "from": 2}) == {"steps": {"1": 1, "3": 2}}
    flown = answer("steps", {"map": value, "from": 2, "fly": True})
    assert flown == {"steps": {"1": 1, "3": 1, "4": 1}}


@pytest.mark.parametrize(
    ("command", "request_", "code"),
    [
        ("sight", {"map": ROW}, "key-missing"),
        ("sight", {"from": 1}, "key-missing"),
        ("sight", {"map": ROW, "from": "1"}, "value-whole"),
        ("sight", {"map": ROW, "from": 1, "fly": True}, "key-unknown"),
        ("sight", {"map": ROW, "from": 5}, "space-unknown"),
        ("sight", {"map": [], "from": 1}, "map-faulty"),
        ("sight", {"map": row_of(2, walls=[[1, 3]]), "from": 1}, "map-faulty"),
        ("steps", {"map": ROW, "from": 1, "fly": "yes"}, "value-flag"),
        ("steps", [], "json-object"),
    ],
)
def test_what_is_malformed_is_answered_with_an_error(
    command: str, request_: object, code: str
) -> None:
    found = answer(command, request_)
    assert set(found) == {"error", "message"}
    assert found["error"] == code
    assert found["message"].startswith(code)


def test_the_place_of_a_fault_is_named() -> None:
    found = answer("sight", {"map": row_of(3, walls=[[1, 3]]), "from": 1})
    assert "wall 1-3: the two spaces share no edge" in found["message"]


def test_lines_are_answered_one_by_one() -> None:
    lines = [json.dumps({"map": ROW, "from": 4}).encode(), b"", b"nonsense"]
    done = run("sight", "--jsonl", lines=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one.get("sees", one.get("error")) for one in answers] == [[4], "json-broken"]


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["sight", STONECROWN, "1"], b"1 2 "),
        (["steps", STONECROWN, "8"], b"7: 2\n"),
        (["steps", STONECROWN, "8", "--fly"], b"7: 1\n"),
        (["help"], b"steps"),
    ],
)
def test_arguments_are_answered_for_people(arguments: list[str], shown: bytes) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [[], ["dance"], ["sight"], ["sight", "no/such/file", "1"], ["sight", STONECROWN, "99"],
     ["sight", __file__, "1"], ["steps", STONECROWN, "one"]],
)  # fmt: skip
def test_an_error_in_the_arguments_gives_2_and_says_why(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert b"Traceback" not in done.stderr
    assert not done.stdout

"""`score` and `placements` as somebody runs them, with a bare Python."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.clustered.commands import COMMANDS
from engine.command_line import answer_line
from tests.clustered import naive, strategies

HOME = Path(__file__).parents[2]
LINE = {"board": "a1S* a1S: a1So", "seats": 2}
ROOM = {"board": ". a2S* / @ a2So", "card": "2S:"}


def run(*arguments: str, lines: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """One command in an interpreter that sees no installed package."""
    command = [sys.executable, "-S", "-E", "-m", "engine.clustered", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, cwd=HOME, check=False)


def answer(command: str, request: object) -> dict[str, Any]:
    """The answer to one request, given as a value or as a line."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    text = answer_line(COMMANDS[command], line)
    assert "\n" not in text
    assert text.isascii()
    found: dict[str, Any] = json.loads(text)
    return found


def test_placements_answers_as_the_issue_says() -> None:
    assert answer("placements", ROOM) == {"placements": ["A1"]}


def test_score_answers_as_the_issue_says() -> None:
    assert answer("score", {**LINE, "size_bonuses": True}) == {
        "seats": [
            {"rectangle": 0, "lines": 3, "bonus": 2, "total": 5},
            {"rectangle": 0, "lines": 0, "bonus": 0, "total": 0},
        ]
    }


def test_without_a_word_there_are_no_size_bonuses() -> None:
    assert answer("score", LINE)["seats"][0]["total"] == 3
    assert answer("score", {**LINE, "size_bonuses": False}) == answer("score", LINE)


def test_score_asks_for_no_fit_and_no_decks() -> None:
    """Ten equal cards beside cards they do not fit with, and six start cards."""
    board = "a1S* a1S* a1S* a1S* a1S* / a2To a2To @ a2To a2To / a1S* a1S* a1S* a1S* a1S*"
    found = answer("score", {"board": board, "seats": 1})["seats"]
    assert found == [{"rectangle": 6, "lines": 22, "bonus": 0, "total": 28}]
    assert "seats" in answer("score", {"board": "@ @ @ / @ @ @", "seats": 8})


@pytest.mark.parametrize("board", ["", ".", ". . / . ."])
def test_a_board_without_cards_brings_nothing_and_takes_nothing(board: str) -> None:
    nothing = {"rectangle": 0, "lines": 0, "bonus": 0, "total": 0}
    request = {"board": board, "seats": 2, "size_bonuses": True}
    assert answer("score", request) == {"seats": [nothing, nothing]}
    assert answer("placements", {"board": board, "card": "W"}) == {"placements": []}


@given(strategies.boards("abcd"), st.booleans())
def test_score_is_that_of_the_plain_rules(board: str, bonuses: bool) -> None:
    request = {"board": board, "seats": 4, "size_bonuses": bonuses}
    assert answer("score", request) == {"seats": naive.score(board, 4, bonuses)}


@given(strategies.sparse(), strategies.CARDS)
def test_placements_are_those_of_the_plain_rules(board: str, card: str) -> None:
    found = answer("placements", {"board": board, "card": card})["placements"]
    assert len(found) == len(set(found))
    assert set(found) == naive.placements(board, card)


@pytest.mark.parametrize(
    ("command", "request_", "code"),
    [
        ("score", b"{", "json-broken"),
        ("score", b"\xff", "json-broken"),
        ("score", b"[" * 100_000, "json-broken"),
        ("score", b'{"seats": NaN}', "json-broken"),
        ("score", [LINE], "json-object"),
        ("score", "a1S*", "json-object"),
        ("score", {}, "key-missing"),
        ("score", {"board": "@"}, "key-missing"),
        ("score", {"seats": 2}, "key-missing"),
        ("score", {**LINE, "card": "W"}, "key-unknown"),
        ("score", b'{"board": "@", "board": "@", "seats": 1}', "key-twice"),
        ("score", {**LINE, "board": ["a1S*"]}, "value-text"),
        ("score", {**LINE, "board": None}, "value-text"),
        ("score", {**LINE, "seats": "2"}, "value-whole"),
        ("score", {**LINE, "seats": 2.0}, "value-whole"),
        ("score", {**LINE, "seats": True}, "value-whole"),
        ("score", {**LINE, "seats": 0}, "value-whole"),
        ("score", {**LINE, "seats": 9}, "value-whole"),
        ("score", {**LINE, "size_bonuses": 1}, "value-flag"),
        ("score", {**LINE, "size_bonuses": None}, "value-flag"),
        ("score", {**LINE, "board": "a1S* . / ."}, "grid-uneven"),
        ("score", {**LINE, "board": "a1S* / / ."}, "grid-uneven"),
        ("score", {**LINE, "board": " ".join(["."] * 27)}, "grid-large"),
        ("score", {**LINE, "board": " / ".join(["."] * 27)}, "grid-large"),
        ("score", {**LINE, "board": "c1S*"}, "owner-absent"),
        ("score", {**LINE, "board": "i1S*"}, "board-unknown"),
        ("score", {**LINE, "board": "A1S*"}, "board-unknown"),
        ("score", {**LINE, "board": "1S*"}, "board-unknown"),
        ("score", {**LINE, "board": "a4S*"}, "board-unknown"),
        ("score", {**LINE, "board": "a1s*"}, "board-unknown"),
        ("score", {**LINE, "board": "a1S"}, "board-unknown"),
        ("score", {**LINE, "board": "a"}, "board-unknown"),
        ("score", {**LINE, "board": "a@"}, "board-unknown"),
        ("score", {**LINE, "board": "W"}, "board-unknown"),
        ("score", {**LINE, "board": "--"}, "board-unknown"),
        ("placements", {"board": "@ ."}, "key-missing"),
        ("placements", {**ROOM, "seats": 2}, "key-unknown"),
        ("placements", {**ROOM, "card": 2}, "value-text"),
        ("placements", {**ROOM, "card": ""}, "card-unknown"),
        ("placements", {**ROOM, "card": "a2S:"}, "card-unknown"),
        ("placements", {**ROOM, "card": "2S: 2S:"}, "card-unknown"),
        ("placements", {**ROOM, "card": "@"}, "card-unknown"),
        ("placements", {**ROOM, "card": "2Sо"}, "card-unknown"),  # a Cyrillic letter
        ("placements", {**ROOM, "board": ". a2S* / @"}, "grid-uneven"),
    ],
)
def test_what_is_malformed_is_answered_with_an_error(
    command: str, request_: object, code: str
) -> None:
    found = answer(command, request_)
    assert set(found) == {"error", "message"}
    assert found["error"] == code
    assert found["message"].startswith(code)


@pytest.mark.slow
def test_each_line_that_is_not_empty_has_one_answer_and_the_rest_goes_on() -> None:
    lines = [json.dumps(ROOM).encode(), b"", b"nonsense", b"   ", json.dumps(ROOM).encode(), b"[]"]
    done = run("placements", "--jsonl", lines=b"\n".join(lines))
    assert (done.returncode, done.stderr) == (0, b"")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert [answer.get("error") for answer in answers] == [None, "json-broken", None, "json-object"]
    assert run("score", "--jsonl").stdout == b""


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["score", "a1S* a1S: a1So"], b"seat 1: rectangle 0, lines 3, bonus 0, total 3\n"),
        (["score", "aW aW aW", "--seats", "3", "--size-bonuses"], b"lines 3, bonus 2, total 5\n"),
        (["score", "", "--seats", "1"], b"seat 1: rectangle 0"),
        (["placements", ". a2S* / @ a2So", "2S:"], b"A1\n"),
        (["help"], b"placements"),
        (["score", "--help"], b"--jsonl"),
    ],
)
def test_arguments_are_answered_for_people(arguments: list[str], shown: bytes) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    assert shown in done.stdout


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["score"],
        ["score", "a4S*"],
        ["score", "c1S*"],
        ["score", "@", "--seats", "9"],
        ["score", "@", "--seats", "many"],
        ["score", "@", "--jsonl"],
        ["placements", "@ ."],
        ["placements", "@ .", "4S*"],
        ["placements", "@ . / .", "W"],
    ],
)
def test_an_error_in_the_arguments_gives_2_and_says_why(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert b"Traceback" not in done.stderr
    assert not done.stdout

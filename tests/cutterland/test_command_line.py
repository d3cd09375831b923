"""`score`, `cut` and `placements` as somebody runs them, with a bare Python."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cells import name_of
from engine.command_line import answer_line
from engine.cutterland.commands import COMMANDS
from tests.cutterland import naive, strategies

HOME = Path(__file__).parents[2]
CARD = "pC p. mG m. / wK w. m= p. / wF w. mD p^"
LAND = "p. pC wF / wK m. mG"
CUT = {"card": CARD, "groups": "abef, cdgh", "pieces": 3}
LAYING = {"land": "-- -- -- / -- pC -- / -- -- --", "piece": "mG m."}


def run(*arguments: str, lines: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """One command in an interpreter that sees no installed package."""
    command = [sys.executable, "-S", "-E", "-m", "engine.cutterland", *arguments]
    return subprocess.run(command, input=lines, capture_output=True, cwd=HOME, check=False)


def answer(command: str, request: object) -> dict[str, Any]:
    """The answer to one request, given as a value or as a line."""
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    text = answer_line(COMMANDS[command], line)
    assert "\n" not in text
    assert text.isascii()
    found: dict[str, Any] = json.loads(text)
    return found


def test_score_answers_as_the_issue_says() -> None:
    request = {
        "land": LAND,
        "towers": ["B1"],
        "walls": ["A1-A2"],
        "bridges": ["B2h"],
        "unused": 2,
        "penalty": 3,
    }
    assert answer("score", request) == {
        "kraken": 2,
        "goblin": 0,
        "centaur": 2,
        "dragon": 0,
        "turtle": 0,
        "frog": -2,
        "bonus": 2,
        "penalty": -3,
        "total": 1,
        "survivors": 3,
        "devoured_by_krakens": ["C2"],
        "devoured_by_dragons": [],
    }


def test_score_knows_the_dragons_prey() -> None:
    assert answer("score", {"land": "mD mF mG", "prey": ["C1"]})["total"] == -2
    assert answer("score", {"land": "mD mF mG"})["devoured_by_dragons"] == ["B1"]
    assert answer("score", {"land": "mD mG mG"})["devoured_by_dragons"] == ["B1"]
    assert answer("score", {"land": "mD mF mG", "prey": []})["error"] == "prey-count"
    assert answer("score", {"land": "mD mF mG", "prey": ["A1"]})["error"] == "prey-safe"


def test_score_reads_either_case_and_either_order() -> None:
    one = {"land": LAND, "towers": ["b1"], "walls": ["a2-a1"], "bridges": ["b2H"]}
    two = {"land": LAND, "towers": ["B1"], "walls": ["A1-A2"], "bridges": ["B2h"]}
    assert answer("score", one) == answer("score", two)


def test_score_asks_for_no_icons_and_no_connected_land() -> None:
    found = answer("score", {"land": "pC -- pT", "towers": ["A1", "C1"], "unused": 40})
    assert (found["total"], found["survivors"]) == (51, 2)


@pytest.mark.parametrize("land", ["", "--", "-- -- / -- --"])
def test_a_land_with_no_squares_scores_its_tokens(land: str) -> None:
    assert answer("score", {"land": land, "unused": 2})["total"] == 2


def test_cut_answers_as_the_issue_says() -> None:
    assert answer("cut", CUT) == {"pieces": ["ABEF", "CDGH", "IJKL"]}
    assert answer("cut", {**CUT, "groups": "A-L", "pieces": 1}) == {"pieces": ["ABCDEFGHIJKL"]}
    assert (
        len(answer("cut", {**CUT, "groups": " ".join("ABCDEFGHIJKL"), "pieces": 12})["pieces"])
        == 12
    )


def test_cut_wants_the_exact_number() -> None:
    assert answer("cut", {**CUT, "groups": "AB CD EF GH IJKL"})["error"] == "cut-many"
    assert answer("cut", {**CUT, "groups": "ABEF"})["error"] == "cut-few"


def test_placements_answers_as_the_issue_says() -> None:
    found = answer("placements", LAYING)["placements"]
    assert ["A1", 1] in found
    assert len(found) == 20
    assert answer("placements", {**LAYING, "land": "--"}) == {"placements": [["M13", 0]]}
    assert answer("placements", {**LAYING, "land": " / ".join(["p. " * 26] * 26)}) == {
        "placements": []
    }


def test_solve_answers_as_the_issue_says() -> None:
    request = {"land": "mD mG / mD mG", "towers": 1, "wall_bridges": 4}
    assert answer("solve", request) == {
        "total": 15,
        "survivors": 4,
        "towers": [],
        "walls": ["A1-B1", "A2-B2"],
        "bridges": [],
        "unused": 3,
        "prey": [],
    }
    assert answer("solve", {**request, "steps": 1})["exact"] is False
    assert answer("solve", {**request, "steps": 0}) == answer("solve", request)


@given(strategies.lands(), st.integers(0, 3), st.integers(0, 4))
def test_score_says_the_same_as_solve(land: str, towers: int, wall_bridges: int) -> None:
    solved = answer("solve", {"land": land, "towers": towers, "wall_bridges": wall_bridges})
    keys = ("towers", "walls", "bridges", "prey", "unused")
    scored = answer("score", {"land": land, **{key: solved[key] for key in keys}})
    assert (scored["total"], scored["survivors"]) == (solved["total"], solved["survivors"])
    used = len(solved["towers"]) + len(solved["walls"]) + len(solved["bridges"])
    assert used + solved["unused"] == towers + wall_bridges


@given(strategies.lands(3, 4), strategies.pieces())
@pytest.mark.slow
def test_placements_are_those_of_the_plain_rules(land: str, piece: str) -> None:
    shape = naive.read(piece)
    top, left = min(row for row, _ in shape), min(column for _, column in shape)
    shape = {(row - top, column - left): square for (row, column), square in shape.items()}
    found = answer("placements", {"land": land, "piece": piece})["placements"]
    if naive.read(land):
        plain = naive.placements(naive.read(land), shape).values()
        assert sorted(map(tuple, found)) == sorted(plain)


@given(strategies.built_lands(), st.integers(0, 5), st.integers(0, 9))
@pytest.mark.slow
def test_scores_are_those_of_the_plain_rules(
    built: tuple[str, naive.Tokens], unused: int, penalty: int
) -> None:
    text, tokens = built
    request = {"land": text, **vars(tokens), "unused": unused, "penalty": penalty}
    found = answer("score", request)
    land = naive.read(text)
    plain = naive.points(land, tokens, naive.best(land, tokens), unused)
    assert found == {
        **plain,
        "penalty": -penalty,
        "total": plain["total"] - penalty,
        "devoured_by_krakens": list(map(naive.name, sorted(naive.krakens_prey(land, tokens)))),
        "devoured_by_dragons": list(map(naive.name, naive.best(land, tokens))),
    }


@pytest.mark.parametrize(
    ("command", "request_", "code"),
    [
        ("score", {"land": "wG"}, "square-habitat"),
        ("score", {"land": "wK wK / wK"}, "grid-uneven"),
        ("score", {"land": "p. " * 27}, "grid-large"),
        ("score", {"land": "p. " * 200_000}, "grid-large"),
        ("score", {"land": "pc"}, "square-unknown"),
        ("score", {"land": "\ud800"}, "square-unknown"),
        ("score", {"land": 7}, "value-text"),
        ("score", {"land": None}, "value-text"),
        ("score", {}, "key-missing"),
        ("score", {"land": LAND, "tower": ["B1"]}, "key-unknown"),
        ("score", {"land": LAND, "towers": "B1"}, "value-texts"),
        ("score", {"land": LAND, "towers": [1]}, "value-texts"),
        ("score", {"land": LAND, "towers": ["B1", "b1"]}, "token-twice"),
        ("score", {"land": LAND, "towers": ["A1"]}, "tower-empty"),
        ("score", {"land": LAND, "towers": ["D1"]}, "tower-slot"),
        ("score", {"land": LAND, "towers": ["Z99"]}, "cell-unknown"),
        ("score", {"land": LAND, "walls": ["A1-B2"]}, "wall-border"),
        ("score", {"land": LAND, "walls": ["C1-D1"]}, "wall-slot"),
        ("score", {"land": LAND, "walls": ["A1-A2", "A2-A1"]}, "token-twice"),
        ("score", {"land": LAND, "walls": ["A1"]}, "wall-unknown"),
        ("score", {"land": LAND, "bridges": ["B2"]}, "bridge-unknown"),
        ("score", {"land": LAND, "bridges": ["B2v"]}, "bridge-end"),
        ("score", {"land": LAND, "bridges": ["B1h", "B1v"]}, "bridge-crossed"),
        ("score", {"land": LAND, "bridges": ["B2h"], "walls": ["A2-B2"]}, "bridge-wall"),
        ("score", {"land": LAND, "prey": ["C2"]}, "prey-safe"),
        ("score", {"land": LAND, "prey": None}, "value-texts"),
        ("score", {"land": LAND, "unused": -1}, "value-whole"),
        ("score", {"land": LAND, "unused": 1.5}, "value-whole"),
        ("score", {"land": LAND, "unused": True}, "value-whole"),
        ("score", {"land": LAND, "penalty": "3"}, "value-whole"),
        ("score", {"land": LAND, "penalty": 10**4000}, "value-whole"),
        ("solve", {"land": LAND, "towers": 1}, "key-missing"),
        ("solve", {"land": LAND, "towers": -1, "wall_bridges": 0}, "value-whole"),
        ("solve", {"land": LAND, "towers": 1, "wall_bridges": "4"}, "value-whole"),
        ("solve", {"land": "wG", "towers": 1, "wall_bridges": 4}, "square-habitat"),
        ("solve", {"land": LAND, "walls": []}, "key-unknown"),
        ("cut", {**CUT, "card": LAND}, "card-shape"),
        ("cut", {**CUT, "pieces": 0}, "value-whole"),
        ("cut", {**CUT, "pieces": 13}, "value-whole"),
        ("cut", {**CUT, "pieces": "3"}, "value-whole"),
        ("cut", {"card": CARD, "groups": "abef, cdgh"}, "key-missing"),
        ("cut", {**CUT, "groups": ["ABEF"]}, "value-text"),
        ("cut", {**CUT, "groups": "AF BE"}, "cut-apart"),
        ("placements", {**LAYING, "piece": "--"}, "piece-empty"),
        ("placements", {**LAYING, "piece": "m. -- m."}, "piece-apart"),
        ("placements", {**LAYING, "land": "p. / p. p."}, "grid-uneven"),
        ("placements", {"land": "p."}, "key-missing"),
        ("score", b'{"land": NaN}', "json-broken"),
        ("score", b'{"land": "wK", "unused": 1e999}', "value-whole"),
        ("score", b'{"land": "wK", "unused": ' + b"9" * 5000 + b"}", "json-broken"),
        ("score", b'{"land": "wK", "land": "wK"}', "key-twice"),
        ("score", b'{"land": "wK"', "json-broken"),
        ("score", b"[" * 100_000, "json-broken"),
        ("score", b"\xff\xfe", "json-broken"),
        ("score", b"[]", "json-object"),
        ("score", b'"wK"', "json-object"),
        ("score", b"null", "json-object"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_answered_with_its_code(command: str, request_: object, code: str) -> None:
    found = answer(command, request_)
    assert set(found) == {"error", "message"}
    assert found["error"] == code
    assert found["message"].startswith(code)


_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
_KEYS = ["land", "towers", "walls", "bridges", "prey", "unused", "penalty", "card", "groups",
         "pieces", "piece", "wall_bridges", "steps"]  # fmt: skip
_TEXTS = st.text(alphabet="pmwKGCTDF^=. -/\nAB12hv,", max_size=20) | st.sampled_from([LAND, CARD])


@given(
    st.sampled_from(sorted(COMMANDS)),
    st.dictionaries(st.sampled_from(_KEYS), _VALUES | _TEXTS | st.lists(_TEXTS)),
)
def test_whatever_is_asked_is_answered(command: str, request_: dict[str, object]) -> None:
    found = answer(command, request_)
    assert ("error" in found) == ("message" in found)


@given(st.sampled_from(sorted(COMMANDS)), st.binary())
def test_whatever_is_on_a_line_is_answered(command: str, line: bytes) -> None:
    assert set(answer(command, line)) == {"error", "message"}


def test_one_answer_comes_for_each_line_that_is_not_empty() -> None:
    lines = b'{"land": "wK"}\n\n[1]\r\n   \n{"land": "wK", "prey": ["A1"]}\n\xff\n{"land": "mG"}'
    done = run("score", "--jsonl", lines=lines)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert not done.stderr
    assert [found.get("error", found.get("total")) for found in answers] == [
        0, "json-object", "prey-safe", "json-broken", 2,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "shown"),
    [
        (["score", LAND, "tower B1, wall A1-A2, bridge B2h", "--unused", "2", "--penalty", "3"],
         b"total: 1\n"),
        (["score", LAND, "--towers", "B1", "--walls", "A1-A2", "--bridges", "B2h"], b"total: 2\n"),
        (["score", "-- mD mF mG", "prey", "D1"], b"devoured by dragons: D1\n"),
        (["cut", CARD, "abef, cdgh"], b"C: IJKL: wF w. mD p^\n"),
        (["cut", CARD, "ABEF", "CDGH", "IJK", "--pieces", "4"], b"D: L: p^\n"),
        (["placements", LAYING["land"], LAYING["piece"]], b"A1 1\n"),
        (["solve", "mD mG / mD mG", "--wall-bridges", "2"],
         b"layout: wall A1-B1, wall A2-B2\nunused: 0\ntotal: 12\nsurvivors: 4\n"),
        (["solve", LAND], b"layout: nothing used\nunused: 0\ntotal: 2\n"),
        (["help"], b"placements"),
    ],
)  # fmt: skip
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
        ["score", "wG"],
        ["score", LAND, "tower A1"],
        ["score", LAND, "--unused", "-1"],
        ["score", LAND, "--unused", "many"],
        ["score", LAND, "--jsonl"],
        ["cut", CARD, "ABEF"],
        ["cut", CARD, "ABEF CDGH", "--pieces", "13"],
        ["placements", "p.", "p. -- p."],
    ],
)
def test_an_error_in_the_arguments_gives_2_and_says_why(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert done.stderr.strip()
    assert b"Traceback" not in done.stderr
    assert not done.stdout


def test_cells_are_named_as_in_the_notation() -> None:
    assert answer("score", {"land": "wK mG"})["devoured_by_krakens"] == [name_of(1)]

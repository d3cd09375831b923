"""How matches between computers are counted, and the command `balance`."""

from __future__ import annotations

import json

import pytest

from engine.command_line import answer_line, run
from engine.wildlands.balance import Result, count_results, play_all
from engine.wildlands.balance_commands import BALANCE
from engine.wildlands.match_commands import read_game


def test_wins_are_counted_by_faction_by_pair_and_by_who_began() -> None:
    found = count_results(
        [
            Result(("oldroad", "galewing"), first=0, winner=0, turns=10),
            Result(("galewing", "oldroad"), first=0, winner=1, turns=20),
            Result(("galewing", "oldroad"), first=1, winner=0, turns=30),
            Result(("oldroad", "ironbriar"), first=1, winner=None, turns=40),
        ]
    )
    assert (found.played, found.won, found.first, found.turns) == (4, 3, 1, 25)
    assert found.shares == {"galewing": (1, 3), "ironbriar": (0, 0), "oldroad": (2, 3)}
    assert found.pairs["galewing", "oldroad"] == (1, 3)
    assert found.pairs["ironbriar", "oldroad"] == (0, 0)


def test_every_seating_is_played_on_the_maps_in_turn_and_the_same_again() -> None:
    game = read_game()
    first = [result for result, _ in zip(play_all(game, 2, 1, "easy"), range(2), strict=False)]
    again = [result for result, _ in zip(play_all(game, 2, 1, "easy"), range(2), strict=False)]
    assert first == again
    assert [result.factions for result in first] == [
        ("emberglass", "galewing"),
        ("emberglass", "ironbriar"),
    ]


def test_balance_answers_with_its_tables() -> None:
    asked = {"players": 2, "matches": 1, "level": "easy"}
    found = json.loads(answer_line(BALANCE, json.dumps(asked).encode()))
    even = json.loads(answer_line(BALANCE, json.dumps({**asked, "even_start": True}).encode()))
    assert even != found
    assert set(found) == {"played", "won", "first", "turns", "factions", "pairs"}
    assert found["played"] == 12
    assert all(played == 6 for _, played in found["factions"].values())
    assert len(found["pairs"]) == 6


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b'{"players": 5}', "value-whole"),
        (b'{"matches": 0}', "value-whole"),
        (b'{"level": "best"}', "level-unknown"),
        (b'{"map": 1}', "key-unknown"),
    ],
)
def test_what_balance_refuses(line: bytes, code: str) -> None:
    assert json.loads(answer_line(BALANCE, line))["error"] == code


def test_an_error_in_the_arguments_gives_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(BALANCE, ["--level", "best"]) == 2
    assert "There is no level 'best'" in capsys.readouterr().err

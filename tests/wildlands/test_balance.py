"""How matches between computers are counted, and `python -m tools.balance`."""

import json

import pytest

from engine.wildlands.commands import read_game
from tools.balance import Result, count_results, main, play_all


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


@pytest.mark.slow
def test_every_seating_is_played_on_the_maps_in_turn_and_the_same_again() -> None:
    game = read_game()
    first = [result for result, _ in zip(play_all(game, 2, 1, "easy"), range(2), strict=False)]
    again = [result for result, _ in zip(play_all(game, 2, 1, "easy"), range(2), strict=False)]
    assert first == again
    assert [result.factions for result in first] == [
        ("emberglass", "galewing"),
        ("emberglass", "ironbriar"),
    ]


@pytest.mark.slow
def test_balance_counts_every_seating(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--players", "2", "--level", "easy", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"played", "won", "first", "turns", "factions", "pairs"}
    assert found["played"] == 12
    assert all(played == 6 for _, played in found["factions"].values())
    assert len(found["pairs"]) == 6
    main(["--level", "easy", "--even-start"])
    table = capsys.readouterr().out
    assert table.startswith("12 matches, ")
    assert f"{found['turns']} turns each" not in table
    assert "emberglass against galewing" in table


@pytest.mark.parametrize("argument", ["--players=5", "--level=best", "--map=1", "--matches=0"])
def test_an_error_in_the_arguments_gives_2(argument: str) -> None:
    with pytest.raises(SystemExit) as left:
        main([argument])
    assert left.value.code == 2

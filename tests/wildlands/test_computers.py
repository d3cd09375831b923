"""What the computer player prefers."""

from __future__ import annotations

import pytest

from engine.wildlands.computers import choose
from engine.wildlands.state import Phase, State
from engine.wildlands.views import observe
from tests.wildlands.matches import after, playing


def line_of(state: State, seat: int = 0) -> str:
    """What the computer does, without its cards."""
    action = choose(observe(state, seat), "easy", bytes(32))
    return type(action).__name__


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (playing({"a1": 1, "b1": 1}, "1m2 1m3 12g W", "", shards=["1"]), "Claim"),
        (playing({"a1": 1, "b5": 1, "b1": 9}, "1m2 1m3 12g W", "", shards=["42"]), "Attack"),
        (playing({"a1": 1, "b1": 42}, "1m2 1m3 12g W", "", shards=["9"]), "Move"),
        (playing({"a1": 1, "b1": 42}, "2m3 2m4", "", shards=["9"]), "End"),
        (playing({"a1": 1, "b1": 42}, "23m W", "", shards=["9"], decks=["2m3 2m4"]), "Draw"),
    ],
)
def test_it_claims_attacks_and_walks_in_that_order(state: State, wanted: str) -> None:
    assert line_of(state) == wanted


def test_it_defends_and_interrupts_only_to_claim() -> None:
    hit = after(playing({"a1": 1, "b1": 1}, "1m2 1m4", "1m3 W"), "1 melee 1 b 1m2")
    action = choose(observe(hit, 1), "easy", bytes(32))
    assert hit.phase is Phase.DEFEND
    assert str(action) == "Defend(cards=((1, '1m3'),))"
    asked = after(hit, "2 defend 1=1m3")
    assert line_of(asked, 1) == "Pass"
    rich = playing({"a1": 1, "b1": 40}, "1m2 1m4", "1m3 12g 13m W", shards=["", "40"])
    assert line_of(after(rich, "1 move 1 7 1m2"), 1) == "Interrupt"


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="no level"):
        choose(observe(playing({"a1": 1, "b1": 42}, "", "W"), 0), "best", bytes(32))

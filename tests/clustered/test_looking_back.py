"""What a seat may learn from a finished match."""

from __future__ import annotations

import pytest

from engine.clustered.actions import Action, Discard, Place
from engine.clustered.computers.looking_back import find_mistake
from engine.clustered.game import Clustered
from engine.clustered.views import View
from engine.coach import Mistake, Scale
from engine.contract import LooksBack, RatesChances
from tests.clustered.matches import cell, playing

GAME = Clustered()


def test_the_game_looks_back() -> None:
    assert isinstance(GAME, LooksBack)
    assert isinstance(GAME, RatesChances)


def judge(view: View, action: Action) -> Mistake[View, Place] | None:
    return find_mistake(view, action, Scale(least=1.0, first=160, more=600))


def test_a_line_not_made_is_a_mistake() -> None:
    """A square put aside that could lie beside two others; a discard is no choice."""
    view = GAME.observe(playing("a1S* a1S: . / @ . b1To", "1So 3C:", "2To 2Co"), 0)
    found = judge(view, Place("1So", cell("J12")))
    assert found is not None
    assert found.better == Place("1So", cell("J11"))
    assert found.cost >= 1
    assert judge(view, found.better) is None
    assert judge(view, Discard(("3C:",))) is None


def test_a_match_is_played_on_for_everyones_chances() -> None:
    """The second seat has cards for more than the first one's row."""
    state = playing("a1S* a1S: a1So / b1T* b1T: @ / b1C* b1C: @", "3Co", "1To 1Co 2Co 2To")
    chances = GAME.rate_chances(state)
    assert chances[1] > 0.9
    assert sum(chances) == pytest.approx(1)


def test_in_the_end_the_winner_has_won() -> None:
    assert GAME.rate_chances(playing("a1S* a1S: a1So / @ . b1To", "", "")) == (1, 0)
    assert GAME.rate_chances(playing("a1S* a1S: @ . b1To b2To", "", "")) == (0.5, 0.5)

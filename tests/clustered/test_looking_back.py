"""What a seat may learn from a finished match."""

from dataclasses import replace

import pytest

from engine.clustered.actions import Action, Discard, Place
from engine.clustered.computers.looking_back import find_mistake
from engine.clustered.game import Clustered
from engine.clustered.views import View
from engine.coach import Mistake, Scale
from engine.contract import LooksBack, MeasuresLuck, RatesChances
from tests.clustered.matches import cell, playing

GAME = Clustered()


def test_the_game_looks_back() -> None:
    assert isinstance(GAME, LooksBack)
    assert isinstance(GAME, RatesChances)
    assert isinstance(GAME, MeasuresLuck)


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


def test_over_all_cards_that_might_be_drawn_luck_is_none() -> None:
    """A third square makes a row, while that place is free."""
    deck = ("1So", "3C:", "3Co", "3C*", "2C:")
    gains, errors = list[float](), list[float]()
    for card in deck:
        rest = tuple(one for one in deck if one != card)
        before = playing(
            "a1S* a1S: @ / b1T* b1T: @", "", "1To", decks=(" ".join(deck), ""), active=1
        )
        own = replace(before.players[0], deck=(card, *rest))
        before = replace(before, players=(own, before.players[1]))
        after = replace(before, players=(replace(own, hand=(card,), deck=rest), before.players[1]))
        (gain, error), _ = GAME.measure_luck(before, after)
        gains.append(gain)
        errors.append(error)
    assert max(gains) > 3 * max(errors)
    assert abs(sum(gains)) < 3 * sum(errors)
    assert GAME.measure_luck(before, before) == ((0, 0), (0, 0)), "nothing was drawn"

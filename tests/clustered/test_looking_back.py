"""What a seat may learn from a finished match."""

from __future__ import annotations

import pytest

from engine.clustered.actions import Action, Discard, Place
from engine.clustered.computers.looking_back import Hindsight, look_back
from engine.clustered.game import Clustered
from engine.clustered.views import View
from engine.contract import LooksBack
from tests.clustered.matches import cell, playing

GAME = Clustered()


def test_the_game_looks_back() -> None:
    assert isinstance(GAME, LooksBack)


def test_a_line_not_made_is_what_cost_most() -> None:
    """A card put aside where a square beside two others was to be had; a discard is no choice."""
    view = GAME.observe(playing("a1S* a1S: . / @ . b1To", "1So 3C:", "2To 2Co"), 0)
    decided: list[tuple[View, Action]] = [
        (view, Place("3C:", cell("J12"))),
        (view, Discard(("3C:",))),
    ]

    regret = look_back(view, decided).regret

    assert regret is not None
    assert regret.action == Place("3C:", cell("J12"))
    assert regret.better.card == "1So"
    assert regret.better.cell in view.places[0]
    assert regret.cost >= 1
    assert look_back(view, [(view, regret.better)]) == Hindsight(None), "nothing was better"


def test_who_never_placed_a_card_regrets_nothing() -> None:
    view = GAME.observe(playing("b1S* b1S: b1So", "3C* 2T*", "1Co"), 0)
    assert look_back(view, [(view, Discard(("3C*",)))]) == Hindsight(None)
    assert look_back(view, []) == Hindsight(None)


@pytest.mark.slow
def test_a_whole_match_is_looked_back_on_from_every_seat() -> None:
    state = GAME.start(3, bytes(32), {"fast": True, "third_wild": True})
    lived: dict[int, list[tuple[View, Action]]] = {seat: [] for seat in range(3)}
    while waiting := sorted(GAME.to_act(state)):
        view = GAME.observe(state, waiting[0])
        action = GAME.choose(view, "easy", bytes(32))
        lived[waiting[0]].append((view, action))
        state = GAME.apply(state, waiting[0], action).state
    for seat, decided in lived.items():
        regret = GAME.look_back(GAME.observe(state, seat), decided).regret
        if regret is not None:
            assert (regret.view, regret.action) in decided
            assert regret.better != regret.action
            index = regret.view.hand.index(regret.better.card)
            assert regret.better.cell in regret.view.places[index]

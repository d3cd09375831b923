"""Analysis of a finished match: what each placement cost, in points of lead at the end; and
everyone's chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Final

from engine import coach
from engine.clustered.actions import Action, Place
from engine.clustered.computers.choosing import list_ideas
from engine.clustered.computers.expert import count_lead, weigh
from engine.clustered.computers.playouts import Position
from engine.clustered.rules import outcome
from engine.clustered.state import Phase, State, next_seat
from engine.clustered.views import View, observe

SCALE: Final = coach.Scale(least=2.0, first=240, more=300)
_PLAYOUTS: Final = 100
"""In how many orders of the decks a match is played on."""


def find_mistake(
    view: View, action: Action, scale: coach.Scale = SCALE
) -> coach.Mistake[View, Place] | None:
    """What would have been clearly better; only a placement can be a mistake."""
    if not isinstance(action, Place):
        return None
    return coach.find_mistake(
        view, action, list_ideas(view, "hard", bytes(32)),
        lambda actions, seed, playouts: weigh(view, actions, seed, playouts, count_lead), scale,
    )  # fmt: skip


def rate_chances(state: State) -> tuple[float, ...]:
    """By playing the match on with the decks in other orders."""
    result = outcome(state)
    if result is not None:
        return coach.share_win(result)
    active = next_seat(state) if state.phase is Phase.TRIM else state.active
    position, shares = Position(observe(state, None)), []
    for number in range(_PLAYOUTS):
        rng, table = Random(number), position.copy()
        hands = [list(player.hand) for player in state.players]
        decks = [rng.sample(player.deck, len(player.deck)) for player in state.players]
        table.play_on(hands, decks, active, fast=state.fast)
        shares.append(_share_win(table.score(size_bonuses=state.size_bonuses)))
    return tuple(map(fmean, zip(*shares, strict=True)))


def _share_win(points: Sequence[int]) -> tuple[float, ...]:
    return tuple((one == max(points)) / points.count(max(points)) for one in points)

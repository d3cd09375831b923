"""Matches for the tests of the flow: moves as lines of a record, states set up from text."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.cells import move_cell
from engine.contract import IllegalAction, Step
from engine.cutterland.actions import Action, read_action
from engine.cutterland.cards import read_card
from engine.cutterland.events import Event
from engine.cutterland.lands import Land, read_land
from engine.cutterland.order import hand_size, turn_count
from engine.cutterland.rules import apply
from engine.cutterland.state import Player, Setup, Share, State, encode_state

CARD = read_card("pC p. mG m. / wK w. m= p. / wF w. mD p^")
"""The card of section 9. Its squares, by letter:

    A pC  B p.  C mG  D m.
    E wK  F w.  G m=  H p.
    I wF  J w.  K mD  L p^
"""
THREE = "ABEF CDGH IJKL"
FOUR = "ABEF CDGH IJ KL"


def dealt(seats: int, overcut: str = "reject", first: int = 0) -> State:
    """A match before its first cut in which every card is the same."""
    hand = (CARD,) * hand_size(seats)
    return State(Setup(overcut, first), (Player(hand),) * seats)


def set_up(state: State, **things: Any) -> State:
    """The match as if it had been set up otherwise."""
    return replace(state, setup=replace(state.setup, **things))


def move(state: State, line: str) -> Step[State, Action, Event]:
    """The step of one move, written as in a record: `2 take B`."""
    seat, _, text = line.partition(" ")
    return apply(state, int(seat) - 1, read_action(text))


def after(state: State, *lines: str) -> State:
    """The state after some moves."""
    for line in lines:
        state = move(state, line).state
    return state


def refusal(state: State, line: str) -> IllegalAction:
    """Why a move is refused; the state is found unchanged."""
    before = encode_state(state)
    with pytest.raises(IllegalAction) as refused:
        move(state, line)
    assert encode_state(state) == before
    return refused.value


def move_land(land: Land, rows: int, columns: int) -> Land:
    """The land so many rows further down and columns further right, as one piece."""
    cells = (move_cell(cell, rows, columns) for cell in land.cells)
    squares = dict(sorted(zip(cells, land.squares, strict=True)))
    return Land(tuple(squares), tuple(squares.values()), (0,) * len(squares))


def at_the_end(*lands: str, towers: int = 0, wall_bridges: int = 0) -> State:
    """A match of which everything is laid: each seat owns these tokens and has yet to commit."""
    spent = (None,) * hand_size(len(lands))
    players = tuple(
        Player(spent, read_land(land), towers=towers, wall_bridges=wall_bridges) for land in lands
    )
    return State(Setup(), players, turn_count(len(lands)) + 1)


def before_the_end(lands: Sequence[str], tokens: Sequence[tuple[int, int]]) -> State:
    """A match in which only the first seat has yet to lay a piece: the plains A, B of `CARD`.

    `tokens` are the towers and the wall/bridge tokens of each seat.
    """
    state = at_the_end(*lands)
    players = [
        replace(player, towers=towers, wall_bridges=wall_bridges)
        for player, (towers, wall_bridges) in zip(state.players, tokens, strict=True)
    ]
    players[0] = replace(players[0], to_lay=("A",))
    takers = (0,) * (4 if len(lands) == 2 else len(lands))
    groups = ("AB", "CDEFGH", "IJKL") if len(takers) == 3 else ("AB", "CDGH", "EFIJ", "KL")
    share = Share(CARD, groups, takers)
    return replace(state, turn=state.turns, players=tuple(players), share=share)

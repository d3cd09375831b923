"""Matches for the tests of the flow: moves as lines of a record, states set up from text."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from engine.cells import SIDE, Cell, cells_in, name_of, read_cell
from engine.clustered.actions import Action, read_action
from engine.clustered.boards import Board, PlacedCard, read_board
from engine.clustered.events import Event
from engine.clustered.rules import apply
from engine.clustered.state import HAND, Player, State, encode_state
from engine.contract import IllegalAction, Step

DOWN, RIGHT = 10, 10
"""Where the top left of a drawn board lies: K11, so that there is room round it."""


def board_at(text: str) -> Board:
    """The drawn board, its top left card in K11."""
    board, _ = read_board(text)
    away = DOWN * SIDE + RIGHT
    return Board(tuple(PlacedCard(one.cell + away, one.card, one.owner) for one in board.laid))


def playing(
    board: str,
    *hands: str,
    decks: Sequence[str] = (),
    active: int = 0,
    fast: bool = False,
    table: str = "open",
) -> State:
    """A match in the middle: hands and decks are cards parted by blanks."""
    piles = [*decks, *[""] * (len(hands) - len(decks))]
    players = tuple(
        Player(tuple(hand.split()), tuple(deck.split()), 2)
        for hand, deck in zip(hands, piles, strict=True)
    )
    return State(table, fast, False, active, active, players, board_at(board))


def crowded(*free: str, hands: Sequence[str]) -> State:
    """A match on the small table, whose cells are full but for these: seat 2's wild cards."""
    state = playing("", *hands, table="small")
    cells = [one for one in cells_in(state.room) if name_of(one) not in free]
    return replace(state, board=Board(tuple(PlacedCard(one, "W", 1) for one in cells)))


def cell(name: str) -> Cell:
    """The cell of a name."""
    found = read_cell(name)
    assert found is not None
    return found


def opening(*hands: str, decks: Sequence[str] = ()) -> State:
    """A fast match before the first discards."""
    state = playing("@", *hands, decks=decks, fast=True)
    assert all(len(player.hand) > HAND for player in state.players)
    return replace(state, opening=True)


def move(state: State, line: str) -> Step[State, Action, Event]:
    """The step of one move, written as in a record: `2 place 2S* M12`."""
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

"""What follows an action automatically (rules, sections 3 and 4).

The last piece goes to the active player, a land's first piece is laid, pieces that fit nowhere
leave the game, the next turn begins, seats without a choice of layout commit it, the match ends.
"""

from __future__ import annotations

from engine.cutterland.changes import draw_pieces, piece_of, take_piece, update_player
from engine.cutterland.endgame import outcome, sole_layout
from engine.cutterland.events import (
    Event,
    LayoutCommitted,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
    PieceLost,
    PiecesDrawn,
)
from engine.cutterland.lands import FIRST_LAID
from engine.cutterland.placements import has_placement, is_roomy
from engine.cutterland.state import Phase, State


def run_automatic_steps(state: State) -> tuple[State, list[Event]]:
    """The next state in which a seat has a choice, or the end, and the events on the way."""
    events: list[Event] = []
    phase = state.phase
    if phase is Phase.TAKE and len(state.choosers) == 1:
        state, phase = _take_last(state, events), Phase.LAY
    if phase is Phase.LAY:
        state = _lay_first(state, events)
        state = _lose_unplaceable(state, events)
        state = _next_turn(state, events)
        phase = state.phase
    if phase is Phase.OVER:
        _end(state, events)
    return state, events


def _take_last(state: State, events: list[Event]) -> State:
    assert state.share is not None
    (letter,) = state.share.letters_left
    state, event = take_piece(state, state.active, letter, forced=True)
    events.append(event)
    return state


def _lay_first(state: State, events: list[Event]) -> State:
    """Lay the first piece that each owner of an empty land took, at M13 (rules, section 9)."""
    for seat, player in enumerate(state.players):
        if player.land.cells or not player.to_lay:
            continue
        letter, *rest = player.to_lay
        land = player.land.lay(piece_of(state, letter), FIRST_LAID)
        state = update_player(state, seat, land=land, to_lay=tuple(rest))
        events.append(PieceLaid(seat, letter, FIRST_LAID, 0, forced=True))
    return state


def _lose_unplaceable(state: State, events: list[Event]) -> State:
    """Remove a seat's pieces from the game when none fits; one that fits can make room for the
    other."""
    for seat, player in enumerate(state.players):
        if not player.to_lay or is_roomy(player.land):
            continue
        if any(has_placement(player.land, piece_of(state, letter)) for letter in player.to_lay):
            continue
        events.extend(PieceLost(seat, letter) for letter in player.to_lay)
        state = update_player(state, seat, to_lay=())
    return state


def _next_turn(state: State, events: list[Event]) -> State:
    """Once all have laid, begin the next turn, or after the last card the resolve phase."""
    for player in state.players:
        if player.to_lay:
            return state
    state = State(state.setup, state.players, state.turn + 1, None, state.bag)
    if state.turn <= state.turns:
        return state if state.bag is None else _draw(state, events)
    for seat, player in enumerate(state.players):
        layout = sole_layout(player)
        if layout is not None:
            state = update_player(state, seat, layout=layout)
            events.append(LayoutCommitted(seat))
    return state


def _draw(state: State, events: list[Event]) -> State:
    state = draw_pieces(state)
    assert state.share is not None
    events.append(PiecesDrawn(state.active, state.share.pieces))
    return state


def _end(state: State, events: list[Event]) -> None:
    layouts = tuple(player.layout for player in state.players if player.layout is not None)
    result = outcome(state)
    assert result is not None
    events.append(LayoutsRevealed(layouts))
    events.append(MatchEnded(result.scores, result.places))

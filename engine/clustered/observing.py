"""What a seat, or the public, may know of a match (rules, section 2)."""

from __future__ import annotations

from engine.cells import Cell, cells_in
from engine.clustered.choices import cards_to_discard
from engine.clustered.placements import placements
from engine.clustered.rules import outcome
from engine.clustered.scoring import scores
from engine.clustered.state import Phase, State, to_act
from engine.clustered.views import SeatView, View
from engine.contract import Seat


def observe(state: State, seat: Seat | None) -> View:
    """The match as `seat` sees it; None is the public."""
    own = None if seat is None else state.players[seat]
    places = _places(state, seat)
    waiting, phase = to_act(state), state.phase
    return View(
        seat=seat,
        seats=state.seats,
        table=state.table,
        fast=state.fast,
        size_bonuses=state.size_bonuses,
        first=state.first,
        active=state.active,
        phase=str(phase),
        to_act=waiting,
        board=state.board,
        room=state.room,
        hand=own.hand if own else (),
        places=places,
        chosen=own.chosen if own else None,
        wanted=cards_to_discard(state),
        stuck=phase is Phase.TURN and seat in waiting and not any(places),
        players=_seat_views(state),
        outcome=outcome(state),
    )


def _places(state: State, seat: Seat | None) -> tuple[tuple[Cell, ...], ...]:
    if seat is None:
        return ()
    return tuple(
        tuple(cells_in(placements(state.board, state.room, card)))
        for card in state.players[seat].hand
    )


def _seat_views(state: State) -> tuple[SeatView, ...]:
    found = scores(state.board, state.seats, state.size_bonuses)
    return tuple(
        SeatView(
            cards_held=len(player.hand),
            cards_to_draw=len(player.deck),
            discards=player.discards,
            wilds=player.wilds,
            committed=player.chosen is not None,
            score=score,
        )
        for player, score in zip(state.players, found, strict=True)
    )

"""A match as one seat, or the public, may see it (rules, section 2): all that screens and computers
get."""

from dataclasses import dataclass

from engine.cells import Cell, Mask, cells_in
from engine.clustered.actions import Action, Discard, write_action
from engine.clustered.boards import Board
from engine.clustered.cards import Card
from engine.clustered.choices import cards_to_discard
from engine.clustered.placements import placements
from engine.clustered.rules import outcome
from engine.clustered.scoring import Score, scores
from engine.clustered.state import FIRST_DISCARDS, Phase, State, to_act
from engine.contract import Outcome, Seat, check_seat, check_viewer


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as everyone sees it: how many cards it holds and has yet to draw, its discards, its
    wild cards in total, whether its first discards are chosen, and its current score."""

    cards_held: int
    cards_to_draw: int
    discards: tuple[Card, ...]
    wilds: int
    committed: bool
    score: Score


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; `seat` None is the public.

    `phase` is `opening`, `turn`, `trim` or `over`. `board.laid` is in the order laid, the newest
    last; `room` are the cells of the table. `hand` is the viewer's own in the order drawn, `places`
    the cells in reading order that each of its cards could be placed in now, `chosen` the viewer's
    first discards until all have chosen. `wanted` is how many cards a discard names now; `stuck`
    says that the viewer is to act and cannot place any card. Without `hints` no screen suggests a
    cell.
    """

    seat: Seat | None
    seats: int
    table: str
    fast: bool
    size_bonuses: bool
    first: Seat
    active: Seat
    phase: str
    to_act: frozenset[Seat]
    board: Board
    room: Mask
    hand: tuple[Card, ...]
    places: tuple[tuple[Cell, ...], ...]
    chosen: tuple[Card, ...] | None
    wanted: int
    stuck: bool
    players: tuple[SeatView, ...]
    outcome: Outcome | None
    hints: bool = True


def observe(state: State, seat: Seat | None) -> View:
    """The match as `seat` sees it; None is the public. Raises `IllegalAction`."""
    check_viewer(seat, state.seats)
    own = None if seat is None else state.players[seat]
    hand = own.hand if own else ()
    places = tuple(tuple(cells_in(placements(state.board, state.room, card))) for card in hand)
    waiting, phase = to_act(state), state.phase
    found = scores(state.board, state.seats, state.size_bonuses)
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
        hand=hand,
        places=places,
        chosen=own.chosen if own else None,
        wanted=cards_to_discard(state),
        stuck=phase is Phase.TURN and seat in waiting and not any(places),
        players=tuple(
            SeatView(
                cards_held=len(player.hand),
                cards_to_draw=len(player.deck),
                discards=player.discards,
                wilds=player.wilds,
                committed=player.chosen is not None,
                score=score,
            )
            for player, score in zip(state.players, found, strict=True)
        ),
        outcome=outcome(state),
        hints=state.hints,
    )


def write_public(state: State, seat: Seat, action: Action) -> str | None:
    """The line of an earlier action; None for first discards that `state` does not reveal. Those
    that were recalled never are: their cards are still held."""
    check_seat(seat, state.seats)
    if isinstance(action, Discard) and len(action.cards) == FIRST_DISCARDS:
        shown = state.players[seat].discards[:FIRST_DISCARDS]
        return write_action(action) if shown == action.cards else None
    return write_action(action)

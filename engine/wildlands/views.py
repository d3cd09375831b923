"""A match as one seat, or the public, may see it (rules, section 8): all that screens and computers
get, and all that the legality of an action is judged by."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.contract import Outcome, Seat, check_seat, check_viewer
from engine.wildlands import actions
from engine.wildlands.actions import Action, Fighter
from engine.wildlands.cards import Card, Character
from engine.wildlands.endgame import outcome
from engine.wildlands.maps import Number
from engine.wildlands.state import (
    HAND,
    Deed,
    Phase,
    Piece,
    Side,
    Standing,
    State,
    Strike,
    Table,
    to_act,
)

_ALWAYS_SEALED = (actions.Assign, actions.Recall, actions.Pass, actions.Interrupt)


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; `seat` None is the public.

    `phase` is `setup`, `reveal`, `act`, `defend`, `ask` or `over`. `asked` are the seats of the
    sealed question that is open. `to_act` tells of the viewer whether it still has to answer, and
    counts the others as if none had: who has answered is secret. After `idle` turns in a row in
    which nothing happened, two for each survivor, the match ends. `hands` and `decks` are numbers
    of cards. `dealt`, `places` (empty until assigned), `hand` and `answer` are the viewer's own.
    `actions` counts those of the active seat in its turn. Without `hints` no screen suggests an
    action.
    """

    seat: Seat | None
    seats: int
    phase: Phase
    turn: int
    active: Seat
    acting: Seat
    asked: tuple[Seat, ...]
    to_act: frozenset[Seat]
    table: Table
    idle: int
    hands: tuple[int, ...]
    decks: tuple[int, ...]
    strike: Strike | None
    deed: Deed | None
    dealt: tuple[Number, ...]
    places: tuple[Number, ...]
    hand: tuple[Card, ...]
    answer: Action | None
    outcome: Outcome | None
    hints: bool = True
    actions: int = 0

    @property
    def own(self) -> Side:
        """The viewer's side of the table; only for a seat."""
        assert self.seat is not None
        return self.table.sides[self.seat]

    @property
    def draws_nothing(self) -> bool:
        """Whether an end of the viewer's turn draws nothing, since the hand is full."""
        return self.acting == self.active and len(self.hand) >= HAND

    def fighter(self, character: Character) -> Fighter:
        """One of the viewer's characters; only for a seat."""
        assert self.seat is not None
        return Fighter(self.seat, character)

    def revealed(self) -> Iterator[tuple[Character, Piece]]:
        for character in self.own.characters(Standing.REVEALED):
            yield character, self.own.pieces[character - 1]


def observe(state: State, seat: Seat | None) -> View:
    """The match as `seat` sees it; None is the public. Raises `IllegalAction`."""
    check_viewer(seat, state.seats)
    own = None if seat is None else state.secrets[seat]
    waiting = to_act(state)
    if state.asked:
        answered = own is not None and own.answer is not None
        waiting = frozenset(state.asked) - (frozenset({seat}) if answered else frozenset())
    return View(
        seat=seat,
        seats=state.seats,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        acting=state.acting,
        asked=state.asked,
        to_act=waiting,
        table=state.table,
        idle=state.idle,
        hands=tuple(len(one.hand) for one in state.secrets),
        decks=tuple(len(one.deck) for one in state.secrets),
        strike=state.strike,
        deed=state.deed,
        dealt=own.dealt if own else (),
        places=own.places if own else (),
        hand=own.hand if own else (),
        answer=own.answer if own else None,
        outcome=outcome(state),
        hints=state.hints,
        actions=state.actions,
    )


def write_public(state: State, seat: Seat, action: Action) -> str | None:
    """The line of an earlier action. None until the match is over for what was decided in set-up
    and for answers to interrupts, also for those that came to nothing (rules, section 6); and for
    a defence while its attack is open."""
    check_seat(seat, state.seats)
    if state.phase is Phase.OVER:
        return actions.write_action(action)
    if isinstance(action, _ALWAYS_SEALED):
        return None
    is_open = state.phase is Phase.DEFEND and seat in state.asked
    return None if is_open and isinstance(action, actions.Defend) else actions.write_action(action)

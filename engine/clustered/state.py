"""The state of a match: everything the rules need, and nothing else; and the state as plain JSON
values, for hashes. The seed is not in it. What can be derived is derived. Cards are written in the
notation and cells by name, so that people can read a stored match."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from engine.base_game import encode
from engine.cells import Mask, name_of
from engine.clustered.boards import Board
from engine.clustered.cards import Card
from engine.clustered.options import room_of
from engine.contract import Json, Seat

HAND: Final = 5  # cards in a hand (rules, section 2)
FIRST_HAND: Final = 7  # cards in a hand before the first discards of the fast game
FIRST_DISCARDS: Final = FIRST_HAND - HAND


class Phase(StrEnum):
    """What is decided next: the first discards (simultaneous), the card of a turn, or the discards
    down to five."""

    OPENING = "opening"
    TURN = "turn"
    TRIM = "trim"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Player:
    """What one seat owns. `hand` is in the order drawn, `deck` is drawn from its front. `chosen`
    are the first discards, still in the hand and secret until all have chosen; None means not
    chosen."""

    hand: tuple[Card, ...]
    deck: tuple[Card, ...]
    wilds: int
    discards: tuple[Card, ...] = ()
    chosen: tuple[Card, ...] | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A match between two actions; `opening` while first discards are being chosen."""

    table: str
    fast: bool
    size_bonuses: bool
    first: Seat
    active: Seat
    players: tuple[Player, ...]
    board: Board
    opening: bool = False
    hints: bool = True

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def room(self) -> Mask:
        """The cells of the table where cards can be placed."""
        return room_of(self.table, self.seats)

    @property
    def surplus(self) -> int:
        """Cards that the active seat holds above five."""
        return max(0, len(self.players[self.active].hand) - HAND)

    @property
    def phase(self) -> Phase:
        if self.opening:
            return Phase.OPENING
        if not any(player.hand for player in self.players):
            return Phase.OVER
        return Phase.TRIM if self.surplus else Phase.TURN


def count_turns_left(held: int, to_draw: int, *, fast: bool) -> int:
    """How many turns a seat's cards last: in a fast game it discards all above five, and draws two
    a turn."""
    return min(held, HAND) + (to_draw + 1) // 2 if fast else held + to_draw


def to_act(state: State) -> frozenset[Seat]:
    match state.phase:
        case Phase.OPENING:
            return frozenset(seat for seat, one in enumerate(state.players) if one.chosen is None)
        case Phase.OVER:
            return frozenset()
        case _:
            return frozenset({state.active})


def next_seat(state: State) -> Seat:
    """The next seat that holds a card (rules, section 2); at the end, still the active one."""
    for step in range(1, state.seats + 1):
        seat = (state.active + step) % state.seats
        if state.players[seat].hand:
            return seat
    return state.active


def encode_state(state: State) -> Json:
    return {
        **({} if state.hints else {"hints": False}),
        "table": state.table,
        "fast": state.fast,
        "size_bonuses": state.size_bonuses,
        "first": state.first,
        "active": state.active,
        "opening": state.opening,
        "players": [encode(player) for player in state.players],
        "board": [f"{name_of(laid.cell)} {laid}" for laid in state.board.laid],
    }

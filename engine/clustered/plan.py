"""What a seat can plan while others place their cards (rules, section 2): placements in its next
turns, and a discard if no card can be placed."""

from collections.abc import Sequence
from typing import Final

from engine.cells import name_of
from engine.clustered.actions import Action, Discard, Place
from engine.clustered.cards import find_in_hand, read_card
from engine.clustered.placements import check_placement
from engine.clustered.state import Phase, State, next_seat
from engine.clustered.views import View
from engine.contract import IllegalAction, Seat

LONGEST: Final = 5  # actions in a line: a whole hand


def can_plan(view: View) -> bool:
    """Whether the viewer waits for its turn with cards in its hand."""
    waits = view.seat is not None and view.seat not in view.to_act
    return waits and view.phase in ("turn", "trim") and _cards_left(view) > 0


def next_turn_of(state: State) -> Seat | None:
    """The next seat that holds a card."""
    is_turn = state.phase in (Phase.TURN, Phase.TRIM)
    return next_seat(state) if is_turn and next_seat(state) != state.active else None


def occasion(view: View, action: Action) -> str:
    """The viewer's next turn, counted by the cards it has left, or the phase of discards outside a
    turn."""
    if not isinstance(action, Place | Discard):
        return "none"
    own = view.seat in view.to_act and view.phase != "turn"
    return f"{view.phase if own else 'turn'} {_cards_left(view)}"


def check_line(view: View, line: Sequence[Action]) -> None:
    """Raises `IllegalAction` for a line that can never be played: its cards must be in the hand
    and match those now on the table, which stay there."""
    if not line or len(line) > LONGEST or view.phase not in ("turn", "trim"):
        raise IllegalAction("plan-line", section="2")
    cells, named = list[int](), list[str]()
    for action in line:
        if isinstance(action, Place):
            # Ignores `place-apart`, the only refusal that can become obsolete by the
            # seat's turn
            try:
                check_placement(view.board, view.room, read_card(action.card), action.cell)
            except IllegalAction as error:
                if error.code != "place-apart":
                    raise
            cells.append(action.cell)
            named.append(action.card)
        elif isinstance(action, Discard) and len(action.cards) == 1:
            named += action.cards
        else:
            raise IllegalAction("plan-line", section="2")
    if len(set(cells)) < len(cells):
        twice = next(cell for cell in cells if cells.count(cell) > 1)
        raise IllegalAction("plan-cell-twice", section="2", cell=name_of(twice))
    find_in_hand(view.hand, named)


def _cards_left(view: View) -> int:
    assert view.seat is not None  # only seats plan
    own = view.players[view.seat]
    return own.cards_held + own.cards_to_draw

"""What the panels share: the viewer's seat, the pieces on offer, actions as lines to confirm."""

from bot.screens import drafts
from bot.screens.screen import Button, Style
from engine.cutterland.actions import Action, write_action
from engine.cutterland.views import OfferedPiece, SeatView, View


def own(view: View) -> SeatView:
    assert view.seat is not None  # panels and moves are for seats
    return view.table[view.seat]


def find_piece(view: View, letter: str) -> OfferedPiece | None:
    return next((piece for piece in view.offered if piece.letter == letter), None)


def list_open_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that can still be taken."""
    return tuple(piece for piece in view.offered if piece.taken_by is None and not piece.discarded)


def confirm_button(action: Action | None, label: str, style: Style = "success") -> Button:
    """Plays exactly this action; disabled while there is none."""
    line = None if action is None else write_action(action)
    return drafts.confirm_button(action, line, label, style)

"""What the panels share: the viewer's seat, the pieces on offer, actions as lines to confirm."""

from __future__ import annotations

from bot.screens import drafts
from bot.screens.contract import PlayAction
from bot.screens.screen import Button, Style
from engine.cutterland.actions import Action, write_action
from engine.cutterland.views import OfferedPiece, SeatView, View


def own(view: View) -> SeatView:
    assert view.seat is not None  # panels and moves are for seats
    return view.table[view.seat]


def find_piece(view: View, letter: str) -> OfferedPiece | None:
    return next((one for one in view.offered if one.letter == letter), None)


def list_open_pieces(view: View) -> tuple[OfferedPiece, ...]:
    """The pieces that can still be taken."""
    return tuple(one for one in view.offered if one.taken_by is None and not one.discarded)


def confirm_button(action: Action | None, label: str, style: Style = "success") -> Button:
    """Confirms exactly this action; disabled while there is none."""
    line = None if action is None else write_action(action)
    return drafts.confirm_button(line, label, style)


def confirm_action(action: Action | None, mark: str) -> PlayAction[Action]:
    """The action, if it is the one the button showed. Raises `BadInput`."""
    line = "" if action is None else write_action(action)
    return drafts.confirm_action(action, line, mark)

"""Private drafts: what is chosen so far, read with care, and the button that confirms exactly it.

A draft is JSON from the store; anything in it that makes no sense counts as not chosen.
"""

from __future__ import annotations

from hashlib import sha256

from bot.screens.game import Act, BadInput, Draft
from bot.screens.screen import Button, Style
from engine.cutterland.actions import Action
from engine.cutterland.notation import write_action
from engine.cutterland.views import Offered, SeatView, View

MOST_TYPED = 400


def own(view: View) -> SeatView:
    """The viewer's own seat."""
    assert view.seat is not None  # panels and moves are for seats
    return view.table[view.seat]


def offered_piece(view: View, letter: str) -> Offered | None:
    return next((one for one in view.offered if one.letter == letter), None)


def text_in(draft: Draft, key: str) -> str:
    value = draft.get(key)
    return value[:MOST_TYPED] if isinstance(value, str) else ""


def number_in(draft: Draft, key: str) -> int:
    value = draft.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else 0


def strings_in(draft: Draft, key: str) -> tuple[str, ...]:
    value = draft.get(key)
    found = value if isinstance(value, list) else []
    return tuple(each for each in found if isinstance(each, str))


def digest(action: Action) -> str:
    """A short mark of exactly this action, for the button that confirms it."""
    return sha256(write_action(action).encode()).hexdigest()[:12]


def confirm_button(action: Action | None, label: str, style: Style = "success") -> Button:
    """Confirms exactly this action; switched off while there is none."""
    mark = digest(action) if action is not None else "none"
    return Button(f"g.confirm.{mark}", label, style, disabled=action is None)


def confirmed(action: Action | None, mark: str) -> Act[Action]:
    """The action, if it is the one the button showed. Raises `BadInput`."""
    if action is None or digest(action) != mark:
        raise BadInput("cutterland-bad-confirm")
    return Act(action)

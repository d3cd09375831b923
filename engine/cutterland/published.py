"""Actions as everybody may know them while a match runs (rules, section 8)."""

from __future__ import annotations

from engine.cutterland.actions import Action, Cut, Resolve
from engine.cutterland.notation import write_action
from engine.cutterland.state import Phase, State


def write_public(state: State, action: Action) -> str | None:
    """The action's line; None for a layout that is not open yet.

    Of a cut the number that its card had in the hand stays out: hands are secret.
    """
    if isinstance(action, Resolve) and state.phase is not Phase.OVER:
        return None
    if isinstance(action, Cut):
        return f"cut ? {' '.join(action.groups)}"
    return write_action(action)

"""Readers of private drafts, and the button that confirms exactly the action it shows. A draft is
JSON from the store; invalid values in it count as not chosen."""

from hashlib import sha256
from typing import Any

from bot.screens.replies import Draft, PlayAction
from bot.screens.screen import Button, Style

MOST_TYPED = 400


def text_in(draft: Draft, key: str) -> str:
    value = draft.get(key)
    return value[:MOST_TYPED] if isinstance(value, str) else ""


def number_in(draft: Draft, key: str, otherwise: int = 0) -> int:
    value = draft.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise


def strings_in(draft: Draft, key: str) -> tuple[str, ...]:
    value = draft.get(key)
    found = value if isinstance(value, list) else []
    return tuple(each for each in found if isinstance(each, str))


def draft_in(draft: Draft, key: str) -> Draft:
    found = draft.get(key)
    return found if isinstance(found, dict) else {}


def digest(line: str) -> str:
    """Identifies an action by its line in the notation."""
    return sha256(line.encode()).hexdigest()[:12]


def confirm_button(action: Any, line: str | None, label: str, style: Style = "success") -> Button:
    """Plays the action, under the name of its line: a press confirms what was shown. Disabled
    without one."""
    mark = "none" if line is None else digest(line)
    does = None if line is None else PlayAction(action)
    return Button(f"g.confirm.{mark}", label, style, disabled=line is None, does=does)

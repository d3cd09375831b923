"""Readers of private drafts, and the button that confirms exactly the action it shows. A draft is
JSON from the store; invalid values in it count as not chosen."""

from hashlib import sha256
from json import dumps
from typing import Any, Final

from bot.screens.replies import Draft, PlayAction
from bot.screens.screen import Button, Style

MOST_TYPED = 400
PAST: Final = "past"
"""In a draft of the touch page: those before it, to which **Undo** leads back one by one."""
UNDO: Final = "g.undo"
LONGEST_PAST: Final = 4_000  # letters


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


def drop_past(draft: Draft) -> Draft:
    return {key: value for key, value in draft.items() if key != PAST}


def add_past(before: Draft, draft: Draft) -> Draft:
    """A draft with that `before` it as the newest of its past."""
    found, now, last = before.get(PAST), drop_past(draft), drop_past(before)
    past = [*(found if isinstance(found, list) else []), *([last] if last != now else [])]
    while len(dumps(past)) > LONGEST_PAST:
        del past[0]
    return now | ({PAST: past} if past else {})


def undo_draft(draft: Draft) -> Draft | None:
    """The one before, with its own past; None without any."""
    match draft.get(PAST):
        case [*past, dict(last)]:
            return last | ({PAST: past} if past else {})
    return None


def digest(line: str) -> str:
    """Identifies an action by its line in the notation."""
    return sha256(line.encode()).hexdigest()[:12]


def confirm_button(action: Any, line: str | None, label: str, style: Style = "success") -> Button:
    """Plays the action, under the name of its line: a press confirms what was shown. Disabled
    without one."""
    mark = "none" if line is None else digest(line)
    does = None if line is None else PlayAction(action)
    return Button(f"g.confirm.{mark}", label, style, disabled=line is None, does=does)

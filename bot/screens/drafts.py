"""Readers of private drafts, and the button that confirms exactly the action it shows.

A draft is JSON from the store; invalid values in it count as not chosen.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import TypeVar

from bot.screens.contract import BadInput, Draft, PlayAction
from bot.screens.screen import Button, Form, Style

MOST_TYPED = 400
A = TypeVar("A")


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


def fill_form(form: Form, draft: Draft) -> Form:
    """The form with the draft's texts in its empty multiline fields: a control has room for little
    of them."""
    fields = tuple(
        replace(one, value=text)
        if one.multiline and not one.value and isinstance(text := draft.get(one.key), str)
        else one
        for one in form.fields
    )
    return replace(form, fields=fields)


def digest(line: str) -> str:
    """Identifies an action by its line in the notation."""
    return sha256(line.encode()).hexdigest()[:12]


def confirm_button(line: str | None, label: str, style: Style = "success") -> Button:
    """Confirms exactly the action of this line; disabled without one."""
    mark = "none" if line is None else digest(line)
    return Button(f"g.confirm.{mark}", label, style, disabled=line is None)


def confirm_action(action: A | None, line: str, mark: str) -> PlayAction[A]:
    """The action, if its line is that of the button. Raises `BadInput`."""
    if action is None or digest(line) != mark:
        raise BadInput("bad-confirm")
    return PlayAction(action)

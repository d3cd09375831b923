"""Custom ids: `v1:<match>:<decision>:<control>`, a routing key and never a permission. A button of
a classic message may have `:<mark>` behind it, by which the message is found again.

A form's id ends in a random tail, because discord.py drops the second of two equal ones. A field's
id is its key, marked where it holds notation.
"""

import re
import secrets
from dataclasses import dataclass, replace

LONGEST = 100
TAIL = 8
NOTATION = "notation."

PATTERN = re.compile(
    r"(?=.{1,100}\Z)"
    r"v1:(?P<match>[0-9]{1,12}):(?P<decision>[0-9]{1,12}):(?P<control>[A-Za-z0-9._-]{1,90})"
    r"(?::(?P<mark>[0-9]{1,10}))?"
)


@dataclass(frozen=True, slots=True)
class ControlId:
    """Where a press goes: the match and decision its control names (0: none), and the control."""

    match: int
    decision: int
    control: str

    def __str__(self) -> str:
        text = f"v1:{self.match}:{self.decision}:{self.control}"
        if PATTERN.fullmatch(text) is None:
            raise ValueError(f"not a custom id: {text!r}")
        return text


def read_control_id(text: str) -> ControlId | None:
    """The route a custom id names; None for anything else."""
    found = PATTERN.fullmatch(text)
    if found is None:
        return None
    return ControlId(int(found["match"]), int(found["decision"]), found["control"])


def write_marked_id(route: ControlId, mark: int) -> str:
    return f"{route}:{mark}"


def read_mark(text: str) -> int:
    """The mark in a custom id; 0 if there is none."""
    found = PATTERN.fullmatch(text)
    return 0 if found is None else int(found["mark"] or 0)


def write_form_id(route: ControlId) -> str:
    return str(replace(route, control=f"{route.control}.{secrets.token_hex(TAIL // 2)}"))


def read_form_id(text: str) -> ControlId | None:
    """The route of a submitted form, its tail taken off."""
    route = read_control_id(text)
    if route is None:
        return None
    control, dot, tail = route.control.rpartition(".")
    if not control or not dot or len(tail) != TAIL:
        return None
    return ControlId(route.match, route.decision, control)


def write_field_id(key: str, *, notation: bool) -> str:
    return f"{NOTATION}{key}" if notation else key


def read_field_id(text: str) -> tuple[str, bool]:
    """The key of a form's field, and whether it holds notation."""
    return text.removeprefix(NOTATION), text.startswith(NOTATION)

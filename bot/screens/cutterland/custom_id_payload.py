"""What a form's button carries in its custom id, so that the form opens filled in.

A custom id leaves 60 characters of `A-Z a-z 0-9 . _ -`. Typed text is carried with its blanks and
commas rewritten; a layout is carried token by token, two characters each (6 kinds x 676 cells).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import ascii_letters, digits

from engine.cells import CELLS, Cell, move_cell, name_of
from engine.cutterland.layouts import UPRIGHT, Layout, orient_wall

ROOM = 60
_DIGITS = digits + ascii_letters + "-_"
_KINDS = ("tower", "wall_right", "wall_below", "bridge_h", "bridge_v", "prey")
_REPLACEMENTS = str.maketrans({" ": "_", ",": ".", "/": "_", "|": "_", ";": "_", "\n": "_"})
_STRANGE = re.compile(r"[^A-Za-z0-9._-]")


def encode_text(text: str, room: int) -> str:
    """The text in the characters of a custom id; empty where it is too long."""
    written = _STRANGE.sub("", re.sub(r"\s*,\s*", ".", text.strip()).translate(_REPLACEMENTS))
    return written if len(written) <= room else ""


def decode_text(written: str) -> str:
    return written.replace(".", ", ").replace("_", " ")


def encode_layout(layout: Layout, with_prey: bool, room: int) -> str:
    """The layout's tokens; empty where they are too many."""
    tokens = list(_list_tokens(layout, with_prey))
    if 2 * len(tokens) > room:
        return ""
    return "".join(
        _DIGITS[number // 64] + _DIGITS[number % 64]
        for number in (_KINDS.index(kind) * CELLS + cell for kind, cell in tokens)
    )


def decode_layout(written: str) -> str:
    """The layout in the notation. Raises `ValueError` for a malformed payload."""
    words = []
    for high, low in zip(written[::2], written[1::2], strict=True):
        kind, cell = divmod(_DIGITS.index(high) * 64 + _DIGITS.index(low), CELLS)
        words.append(_write_token(_KINDS[kind], cell))
    return ", ".join(words)


def _list_tokens(layout: Layout, with_prey: bool) -> Iterator[tuple[str, Cell]]:
    for cell in layout.towers:
        yield "tower", cell
    for cell, _, way in filter(None, map(orient_wall, layout.walls)):
        yield ("wall_right" if way == UPRIGHT else "wall_below"), cell
    for bridge in layout.bridges:
        yield f"bridge_{bridge.direction}", bridge.cell
    for cell in (layout.prey or ()) if with_prey else ():
        yield "prey", cell


def _write_token(kind: str, cell: Cell) -> str:
    name = name_of(cell)
    match kind:
        case "wall_right":
            return f"wall {name}-{name_of(move_cell(cell, 0, 1))}"
        case "wall_below":
            return f"wall {name}-{name_of(move_cell(cell, 1, 0))}"
        case "bridge_h" | "bridge_v":
            return f"bridge {name}{kind[-1]}"
        case _:
            return f"{kind} {name}"

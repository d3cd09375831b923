"""Rows of squares as text (rules, section 9): what cards, pieces and lands are read from."""

from __future__ import annotations

from engine.contract import IllegalAction
from engine.cutterland.cells import SIDE
from engine.cutterland.squares import HABITATS, NAMES, SQUARES, TERRAINS, Square

_SHOWN = 12
"""How much of a strange text a refusal repeats."""


def read_rows(text: str) -> list[list[str]]:
    """The words of each row; `/` parts rows, and so does a new line.

    No text gives no rows. Raises `grid-uneven` and `grid-large` (more than 26 x 26).
    """
    if not text.strip():
        return []
    rows = [line.split() for line in _lines(text)]
    if len(rows) > SIDE or max(map(len, rows)) > SIDE:
        raise IllegalAction("grid-large", {"most": SIDE}, section="9")
    for number, row in enumerate(rows, 1):
        if not row or len(row) != len(rows[0]):
            raise IllegalAction("grid-uneven", {"row": number}, section="9")
    return rows


def _lines(text: str) -> list[str]:
    lines: list[str] = []
    for part in text.split("/"):
        lines += [line for line in part.split("\n") if line.strip()] or [""]
    return lines


def read_square(text: str, place: str) -> Square:
    """The square a word means; `place` names where it stands.

    Raises `square-unknown`, and `square-habitat` for a creature that does not live there.
    """
    if text in SQUARES:
        return text
    if len(text) == 2 and text[0] in TERRAINS and text[1] in HABITATS:
        strays = {"creature": NAMES[text[1]], "terrain": NAMES[text[0]], "cell": place}
        raise IllegalAction("square-habitat", strays, section="1", cells=(place,))
    shown = {"text": text[:_SHOWN], "cell": place}
    raise IllegalAction("square-unknown", shown, section="9", cells=(place,))

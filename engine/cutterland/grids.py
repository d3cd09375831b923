"""Rows of squares as text (rules, section 9): what cards, pieces and lands are read from."""

from __future__ import annotations

from engine import grids
from engine.contract import IllegalAction
from engine.cutterland.squares import HABITATS, NAMES, SQUARES, TERRAINS, Square

_SHOWN = 12
"""How much of a strange text a refusal repeats."""


def read_rows(text: str) -> list[list[str]]:
    """The words of each row; see `engine/grids.py`."""
    return grids.read_rows(text, "9")


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

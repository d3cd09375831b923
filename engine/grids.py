"""Rows of words as text: what boards of all games are read from."""

from __future__ import annotations

from engine.cells import SIDE
from engine.contract import IllegalAction


def read_rows(text: str, section: str) -> list[list[str]]:
    """The words of each row; `/` parts rows, and so does a new line. No text gives no rows.

    `section` is where the game's rules speak of it. Raises `grid-uneven` and `grid-large` (more
    than 26 x 26).
    """
    if not text.strip():
        return []
    rows = [line.split() for line in _lines(text)]
    if len(rows) > SIDE or max(map(len, rows)) > SIDE:
        raise IllegalAction("grid-large", {"most": SIDE}, section=section)
    for number, row in enumerate(rows, 1):
        if not row or len(row) != len(rows[0]):
            raise IllegalAction("grid-uneven", {"row": number}, section=section)
    return rows


def _lines(text: str) -> list[str]:
    lines: list[str] = []
    for part in text.split("/"):
        lines += [line for line in part.split("\n") if line.strip()] or [""]
    return lines

"""Grids of words as text: the notation of boards, cards and pieces."""

from __future__ import annotations

from engine.cells import SIDE
from engine.contract import IllegalAction


def read_rows(text: str, section: str) -> list[list[str]]:
    """The words of each row; rows are separated by `/` or a newline. An empty text has no rows.

    `section` is that of the game's rules. Raises `IllegalAction`: `grid-uneven`, `grid-large` (more
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

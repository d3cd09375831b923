"""The cells of Cutterland's table: those of every game, and the one a land begins at."""

from __future__ import annotations

from engine.cells import (
    CELLS,
    FIRST_COLUMN,
    LAST_COLUMN,
    NOT_FIRST,
    NOT_LAST,
    SIDE,
    TABLE,
    Cell,
    Mask,
    beside,
    cell_at,
    cells_in,
    column_of,
    mask_of,
    name_of,
    read_cell,
    row_of,
)

__all__ = [
    "CELLS",
    "FIRST_COLUMN",
    "FIRST_LAID",
    "LAST_COLUMN",
    "NOT_FIRST",
    "NOT_LAST",
    "SIDE",
    "TABLE",
    "Cell",
    "Mask",
    "beside",
    "cell_at",
    "cells_in",
    "column_of",
    "mask_of",
    "name_of",
    "read_cell",
    "row_of",
]

FIRST_LAID: Cell = cell_at(12, 12)
"""M13: where a land's first piece is laid (rules, section 9)."""

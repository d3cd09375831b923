"""Pieces: edge-connected sets of squares as they lie on the table before or after turning."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cutterland.squares import SLOT, Square


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece in one orientation.

    `cells` are (row, column) pairs in reading order, the bounding box starting at row 0, column 0;
    `squares` stand in the same order.
    """

    cells: tuple[tuple[int, int], ...]
    squares: tuple[Square, ...]

    @property
    def height(self) -> int:
        return 1 + max(row for row, _ in self.cells)

    @property
    def width(self) -> int:
        return 1 + max(column for _, column in self.cells)

    def turned(self, turns: int = 1) -> Piece:
        """The piece after 0 to 3 clockwise quarter turns; never mirrored (rules, section 3.4)."""
        piece = self
        for _ in range(turns % 4):
            height = piece.height
            pairs = sorted(
                ((column, height - 1 - row), square)
                for (row, column), square in zip(piece.cells, piece.squares, strict=True)
            )
            piece = Piece(tuple(cell for cell, _ in pairs), tuple(square for _, square in pairs))
        return piece

    def __str__(self) -> str:
        """Rows as for a card, empty places of the bounding box as `--`."""
        at = dict(zip(self.cells, self.squares, strict=True))
        return " / ".join(
            " ".join(at.get((row, column), SLOT) for column in range(self.width))
            for row in range(self.height)
        )

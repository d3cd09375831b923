"""The computer levels, weakest first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """What a level spends on a decision: how many ideas it follows at each depth, and after how
    many positions it looks no deeper. Interrupts are considered less deeply."""

    widths: tuple[int, ...]
    interrupt_widths: tuple[int, ...]
    positions: int


EASY: Final = "easy"
MEDIUM: Final = "medium"
HARD: Final = "hard"
EFFORTS: Final = {
    MEDIUM: Effort(widths=(8,), interrupt_widths=(8,), positions=400),
    HARD: Effort(widths=(6, 3, 1, 1, 1), interrupt_widths=(4, 1, 1), positions=6000),
}
LEVELS: Final = (EASY, *EFFORTS)

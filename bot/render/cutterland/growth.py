"""Lands as they grow: the frames of a replay, all arranged as the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.render.cutterland.sheets import MAT, Entry, arranged, lands
from bot.render.scene import Scene

ONE: Final = 624
"""The side of one land's film, in pixels at most."""
SEVERAL: Final = 936


def growth_scenes(steps: Sequence[Sequence[Entry]]) -> tuple[Scene, ...]:
    """A scene for each step, which holds the same lands in the same order.

    The last step has everything that is ever laid: it says how large a cell is and what is shown.
    """
    room = ONE if len(steps[-1]) == 1 else SEVERAL
    sheet = arranged(steps[-1], room, room)
    return tuple(Scene(sheet.width, sheet.height, MAT, tuple(lands(sheet, step))) for step in steps)

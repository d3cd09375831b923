"""One picture for all that are alike: most journeys look at texts and controls alone."""

from collections.abc import Hashable
from typing import Final

from bot.presentation.artist import paint_block
from bot.render.themes import ColourScheme
from bot.screens.screen import Film, Picture

STEP: Final = 100
"""Heights within so many pixels are alike."""
PATIENCE: Final = 600
"""Seconds that a painter may take on a busy machine."""
_SKETCHES: Final[dict[Hashable, bytes]] = {}


def sketch(block: Picture | Film, colours: ColourScheme) -> bytes:
    """The picture, painted once in this process for each name, size and colour scheme: the next of
    the same kind shows that one again. Others look at what pictures show: `tests/render`."""
    frames = block.frames if isinstance(block, Film) else (block.scene,)
    size = len(frames), frames[0].width, frames[0].height // STEP
    kind = type(block), block.name, size, colours
    if kind not in _SKETCHES:
        _SKETCHES[kind] = paint_block(block, colours)
    return _SKETCHES[kind]

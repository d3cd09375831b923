"""From a scene to a PNG, from several to a GIF, in a fixed palette: Pillow is known here alone.

Pure and safe to run in a thread. Sprites and texts are drawn once for each size, at several times
the resolution, brought down to the palette and kept; a picture is then mostly pasting.
"""

from bot.render.paint.canvas import ENDING, LARGEST, SceneTooLarge, paint
from bot.render.paint.gif import GIF_ENDING, paint_gif

__all__ = ["ENDING", "GIF_ENDING", "LARGEST", "SceneTooLarge", "paint", "paint_gif"]

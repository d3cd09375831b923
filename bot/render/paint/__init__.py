"""From a scene to a PNG, from several to a GIF, in a fixed palette: only this package uses Pillow.
Pure and safe to run in a thread. Sprites and texts are drawn once per size, at several times the
resolution, reduced to the palette and cached; a picture is then mostly pasting."""

from bot.render.paint.canvas import ENDING, LARGEST, SceneTooLarge, paint, paint_looks
from bot.render.paint.gif import GIF_ENDING, paint_gif

__all__ = ["ENDING", "GIF_ENDING", "LARGEST", "SceneTooLarge", "paint", "paint_gif", "paint_looks"]

"""From a scene to a PNG, drawn in a fixed palette; Pillow is known here and nowhere else.

Pure and safe to run in a thread. Sprites and texts are drawn once for each size, at several times
the resolution, brought down to the palette and kept; a picture is then mostly pasting.
"""

from bot.render.paint.canvas import ENDING, LARGEST, SceneTooLarge, paint

__all__ = ["ENDING", "LARGEST", "SceneTooLarge", "paint"]

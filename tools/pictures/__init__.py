"""Paints the pictures of the README into the folder that a command line names."""

import sys
from collections.abc import Mapping
from pathlib import Path

from bot.render.paint import ENDING, paint
from bot.render.scene import Scene


def write_samples(scenes: Mapping[str, Scene]) -> Path:
    """Paints the scenes by file name. Returns the folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, scene in scenes.items():
        (folder / f"{name}.{ENDING}").write_bytes(paint(scene))
    return folder

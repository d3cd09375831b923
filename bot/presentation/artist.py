"""Pictures and other files of screens, drawn beside the event loop and a few at a time."""

from __future__ import annotations

import asyncio
import logging
from io import BytesIO

import discord

from bot.render.paint import ENDING, GIF_ENDING, paint, paint_gif
from bot.render.palette import STANDARD_SCHEME, ColourScheme
from bot.screens.screen import Attachment, Film, Picture, Screen

_log = logging.getLogger(__name__)


class Artist:
    """Draws at most `at_once` pictures at a time, each within `patience` seconds."""

    def __init__(self, at_once: int = 2, patience: float = 10.0) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._patience = patience

    async def render_files(
        self, screen: Screen, look: ColourScheme | None = STANDARD_SCHEME
    ) -> list[discord.File]:
        """A file for each picture and attachment of the screen, coloured as the look wants it. A
        picture that cannot be drawn is left out, as all are where there is no look: the screen then
        shows its words instead."""
        files = []
        for block in screen.blocks:
            if isinstance(block, Picture | Film) and look is not None:
                drawn = await self._draw(block, look)
                if drawn is not None:
                    files.append(discord.File(BytesIO(drawn), file_name(block)))
            elif isinstance(block, Attachment):
                files.append(discord.File(BytesIO(block.content.encode()), block.name))
        return files

    async def _draw(self, block: Picture | Film, look: ColourScheme) -> bytes | None:
        async with self._room:
            try:
                work = asyncio.to_thread(_paint, block, look)
                return await asyncio.wait_for(work, self._patience)
            except Exception:  # noqa: BLE001 - a match must go on without its picture
                _log.exception("the picture %s was not drawn", block.name)
                return None


def _paint(block: Picture | Film, look: ColourScheme) -> bytes:
    if isinstance(block, Film):
        return paint_gif(block.frames, block.milliseconds, look)
    return paint(block.scene, look)


def file_name(block: Picture | Film) -> str:
    """What the file of a picture is called."""
    return f"{block.name}.{GIF_ENDING if isinstance(block, Film) else ENDING}"


def picture_names(files: list[discord.File]) -> frozenset[str]:
    """Names of the pictures there are files for, as `view_of` wants them."""
    return frozenset(loaded.filename.rpartition(".")[0] for loaded in files)

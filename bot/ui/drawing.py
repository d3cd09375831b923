"""Pictures and other files of screens, drawn beside the event loop and a few at a time."""

from __future__ import annotations

import asyncio
import logging
from io import BytesIO

import discord

from bot.render.paint import ENDING, paint
from bot.render.palette import STANDARD_LOOK, Look
from bot.render.scene import Scene
from bot.screens.screen import Attachment, Picture, Screen

_log = logging.getLogger(__name__)


class Artist:
    """Draws at most `at_once` pictures at a time, each within `patience` seconds."""

    def __init__(self, at_once: int = 2, patience: float = 10.0) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._patience = patience

    async def files(self, screen: Screen, look: Look | None = STANDARD_LOOK) -> list[discord.File]:
        """A file for each picture and attachment of the screen, coloured as the look wants it. A
        picture that cannot be drawn is left out, as all are where there is no look: the screen then
        shows its words instead."""
        files = []
        for block in screen.blocks:
            if isinstance(block, Picture) and look is not None:
                drawn = await self._draw(block.scene, look)
                if drawn is not None:
                    files.append(discord.File(BytesIO(drawn), f"{block.name}.{ENDING}"))
            elif isinstance(block, Attachment):
                files.append(discord.File(BytesIO(block.content.encode()), block.name))
        return files

    async def _draw(self, scene: Scene, look: Look) -> bytes | None:
        async with self._room:
            try:
                return await asyncio.wait_for(asyncio.to_thread(paint, scene, look), self._patience)
            except Exception:  # noqa: BLE001 - a match must go on without its picture
                _log.exception("a picture of %d x %d was not drawn", scene.width, scene.height)
                return None


def drawn_names(files: list[discord.File]) -> frozenset[str]:
    """Names of the pictures there are files for, as `view_of` wants them."""
    return frozenset(file.filename.removesuffix(f".{ENDING}") for file in files)

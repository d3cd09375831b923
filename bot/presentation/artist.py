"""Pictures and other files of screens, drawn in threads."""

import asyncio
import logging
from collections.abc import Callable
from io import BytesIO
from typing import TypeAlias

import discord

from bot.render.paint import ENDING, GIF_ENDING, paint, paint_gif, paint_looks
from bot.render.themes import STANDARD_SCHEME, ColourScheme
from bot.screens.screen import Attachment, Film, Looks, Picture, Screen

_log = logging.getLogger(__name__)

Painter: TypeAlias = Callable[[Picture | Film, ColourScheme], bytes]


def paint_block(block: Picture | Film, colours: ColourScheme) -> bytes:
    if isinstance(block, Film):
        return paint_gif(block.frames, block.milliseconds, colours)
    if isinstance(block, Looks):
        return paint_looks(block.scene, block.schemes)
    return paint(block.scene, colours)


class Artist:
    """Draws at most `at_once` pictures at a time. Each may wait for `patience` seconds until it is
    begun, and then take as long: it is left out then, but its thread can't be stopped, and another
    picture is begun only once it has ended."""

    def __init__(
        self, at_once: int = 2, patience: float = 10.0, painter: Painter = paint_block
    ) -> None:
        self._painter = painter
        self._slots = asyncio.Semaphore(at_once)
        self._patience = patience

    async def render_files(
        self, screen: Screen, colours: ColourScheme | None = STANDARD_SCHEME
    ) -> list[discord.File]:
        """A file for each picture and attachment of the screen. Pictures that fail are left out,
        and all are without colours: the screen then shows their text."""
        files = []
        for block in screen.blocks:
            if isinstance(block, Picture | Film) and colours is not None:
                drawn = await self._draw(block, colours)
                if drawn is not None:
                    files.append(discord.File(BytesIO(drawn), file_name(block)))
            elif isinstance(block, Attachment):
                files.append(discord.File(BytesIO(block.content.encode()), block.name))
        return files

    async def _draw(self, block: Picture | Film, colours: ColourScheme) -> bytes | None:
        try:
            async with asyncio.timeout(self._patience):
                await self._slots.acquire()
            work = asyncio.create_task(asyncio.to_thread(self._painter, block, colours))
            work.add_done_callback(self._free_slot)
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(work)
        except Exception:  # noqa: BLE001 - matches do without pictures
            _log.exception("the picture %s was not drawn", block.name)
            return None

    def _free_slot(self, work: asyncio.Task[bytes]) -> None:
        self._slots.release()
        if not work.cancelled():
            work.exception()  # nobody may be waiting for it any more


def file_name(block: Picture | Film) -> str:
    return f"{block.name}.{GIF_ENDING if isinstance(block, Film) else ENDING}"


def picture_names(files: list[discord.File]) -> frozenset[str]:
    """Names of the pictures that have files, for `view_of`."""
    return frozenset(file.filename.rpartition(".")[0] for file in files)

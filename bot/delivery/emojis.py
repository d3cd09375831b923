"""Keeps the application's emojis in step with the games' drawings.

An emoji is called like its key, with a mark of its picture: `cutterland_frog_3fa9c1`. A changed
drawing is a new emoji, and the former one is deleted once the new one is there.
"""

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Final

import discord

from bot.models.shards import Shards
from bot.presentation.emojis import Emojis
from bot.presentation.messenger import FAILED
from bot.presentation.pace import TOO_MANY_REQUESTS
from bot.render.drawing import Drawing
from bot.render.paint.sprites import DIGITS, paint_emoji
from bot.screens.contract import AnyScreens

_log = logging.getLogger(__name__)
PER_MINUTE: Final = 15  # emojis that are uploaded or deleted in a minute
MINUTE: Final = 60
LATER: Final = 900
"""Seconds until the next try after a failure that may pass, and until a process looks for what
another one is uploading."""
MOST_EMOJIS: Final = 2_000  # emojis that an application may have
NO_ROOM: Final = 30_008
BAD_REQUEST: Final = 400


def list_drawings(screens: Mapping[str, AnyScreens]) -> Mapping[str, Drawing]:
    """The drawings of all games by the keys of their emojis."""
    return {key: drawing for one in screens.values() for key, drawing in one.list_emojis().items()}


class EmojiKeeper:
    """Uploads what is missing or has changed, and deletes what is replaced. A run does a part of
    that, and begins with what Discord has."""

    def __init__(
        self,
        client: discord.Client,
        screens: Mapping[str, AnyScreens],
        emojis: Emojis,
        now: Callable[[], datetime],
        shards: Shards,
    ) -> None:
        """Of the processes that share `shards`, one uploads and deletes: names are unique."""
        self._client = client
        self._emojis = emojis
        self._now = now
        self._shards = shards
        self._drawings = list_drawings(screens)
        self._own = re.compile(rf"((?:{'|'.join(screens)})_\w+)_[0-9a-f]{{{DIGITS}}}")
        """Names that this bot gives; all other emojis are the host's."""
        self._files: dict[str, bytes] = {}
        self._refused: set[str] = set()
        self._has_warned = False
        self._due: int | None = None

    async def run(self) -> None:
        """A failure is logged once; screens then show plain words."""
        self._due = None
        try:
            if await self._keep():
                self._due = self._in(MINUTE)
        except FAILED as error:
            self._warn(error)
            status = error.status if isinstance(error, discord.HTTPException) else None
            if status is None or status >= TOO_MANY_REQUESTS:  # else somebody has to do something
                self._due = self._in(LATER)

    async def next_due(self) -> int | None:
        return self._due

    def _in(self, seconds: int) -> int:
        return int(self._now().timestamp()) + seconds

    async def _keep(self) -> bool:
        """Whether there is more to do."""
        if not self._files:
            self._files = await asyncio.to_thread(paint_files, self._drawings)
        present = await self._client.fetch_application_emojis()
        known = {one.name: one for one in reversed(present) if one.name in self._files}
        self._learn(known)
        missing = [name for name in self._files if name not in known and name not in self._refused]
        if not self._shards.leads:
            self._due = self._in(LATER) if missing else None
            return False
        room = max(MOST_EMOJIS - len(present), 0)
        if len(missing) > room:
            _log.warning("%d of %d emojis have no room", len(missing) - room, len(self._files))
        for name in missing[: min(PER_MINUTE, room)]:
            try:
                image = self._files[name]
                known[name] = await self._client.create_application_emoji(name=name, image=image)
            except discord.HTTPException as error:
                if error.status != BAD_REQUEST or error.code == NO_ROOM:
                    raise
                self._refused.add(name)  # it is not sent again until the next start
                self._warn(error)
            self._learn(known)
        left = max(PER_MINUTE - len(missing), 0)
        replaced = [one for one in present if self._is_replaced(one, known)]
        for emoji in replaced[:left]:
            await emoji.delete()
        return len(missing[:room]) > PER_MINUTE or len(replaced) > left

    def _learn(self, known: Mapping[str, discord.Emoji]) -> None:
        self._emojis.learn({
            self._key_of(name): discord.PartialEmoji(name=name, id=one.id)
            for name, one in known.items()
        })  # fmt: skip

    def _key_of(self, name: str) -> str:
        found = self._own.fullmatch(name)
        return found[1] if found else ""

    def _is_replaced(self, emoji: discord.Emoji, known: Mapping[str, discord.Emoji]) -> bool:
        """Whether another emoji shows its drawing now, or none does any more."""
        key = self._key_of(emoji.name)
        if not key or known.get(emoji.name) == emoji:
            return False
        return key not in self._drawings or self._emojis.find(key) is not None

    def _warn(self, error: BaseException) -> None:
        if not self._has_warned:
            _log.warning("emojis are not up to date, plain words replace them: %s", error)
        self._has_warned = True


def paint_files(drawings: Mapping[str, Drawing]) -> dict[str, bytes]:
    """The pictures by the names of their emojis."""
    painted = {key: paint_emoji(drawing) for key, drawing in drawings.items()}
    return {f"{key}_{emoji.mark}": emoji.file for key, emoji in painted.items()}

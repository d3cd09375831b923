"""Touching the pictures of the pretend Discord, as on the touch page.

Discord's messages have no room for where a picture can be touched: it is kept beside them, by the
picture's bytes. What a button of the message does, the page presses itself. Menus and forms may be
behind **Details**; they are answered without being opened, which only a real client could not do.
"""

from __future__ import annotations

from functools import partial
from io import BytesIO
from typing import Any, Final

import discord
from aiohttp import web
from cachetools import LRUCache
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.access import can_access_message
from simcord.enums import ComponentType, InteractionType

from bot.local.stage import Stage
from bot.presentation.artist import Artist, file_name
from bot.presentation.custom_ids import read_control_id, write_form_id
from bot.render.themes import STANDARD_SCHEME, ColourScheme
from bot.screens.screen import Picture, Screen
from bot.web.writing import write_touch

MOST_PICTURES: Final = 256


class TouchArtist(Artist):
    """Remembers where the pictures that it drew last can be touched."""

    def __init__(self) -> None:
        super().__init__()
        self._known: LRUCache[bytes, dict[str, Any]] = LRUCache(MOST_PICTURES)

    async def render_files(
        self, screen: Screen, colours: ColourScheme | None = STANDARD_SCHEME
    ) -> list[discord.File]:
        files = await super().render_files(screen, colours)
        drawn = {file.filename: file.fp for file in files}
        for block in screen.blocks:
            if isinstance(block, Picture) and isinstance(
                content := drawn.get(file_name(block)), BytesIO
            ):
                self._known[content.getvalue()] = write_touch(screen, block)
        return files

    def find_touch(self, picture: bytes) -> dict[str, Any] | None:
        """Its size and targets, if it has some."""
        touch = self._known.get(picture)
        return touch if touch and touch["targets"] else None


class TouchHandler:
    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    async def touch(self, person: int, wish: dict[str, Any]) -> dict[str, Any]:
        """Answers the menu or form with the custom id `control`, as from the message. Raises 400
        and 404."""
        route, answers = read_control_id(str(wish.get("control"))), wish.get("answers")
        number = str(wish.get("message"))
        if route is None or not number.isascii() or not number.isdecimal():
            raise web.HTTPBadRequest
        if not isinstance(answers, dict) or not all(
            isinstance(one, str) for one in answers.values()
        ):
            raise web.HTTPBadRequest
        if "choice" in answers:
            kind = InteractionType.MESSAGE_COMPONENT
            data = {
                "custom_id": str(route),
                "component_type": ComponentType.STRING_SELECT,
                "values": answers["choice"].split(","),
            }
        else:
            kind = InteractionType.MODAL_SUBMIT
            fields = [
                {"type": ComponentType.TEXT_INPUT, "custom_id": key, "value": value}
                for key, value in answers.items()
            ]
            labels = [{"type": ComponentType.LABEL, "component": field} for field in fields]
            data = {"custom_id": write_form_id(route), "components": labels}
        await self._stage.act(partial(self._interact, person, int(number), kind, data))
        return {}

    async def _interact(self, person: int, number: int, kind: int, data: dict[str, Any]) -> None:
        env, place = self._stage.env, self._stage.place
        world = self._stage.world
        viewers = {viewer.id: viewer for viewer in world.list_viewers(place)}
        actor = viewers.get(world.users[person].id)
        message = env.backend.messages.get(place.id, {}).get(number)
        if message is None or not can_access_message(env, place.id, message, actor):
            raise web.HTTPNotFound
        env._begin_operation("touch")  # noqa: SLF001 - simcord has no other way
        try:
            await _dispatch_actor_interaction(
                actor, kind, place.channel, data,
                extra={"message": dict(serializers.message_payload(env.backend, message))},
                source_message_id=message.id,
            )  # fmt: skip
        finally:
            env._end_operation()  # noqa: SLF001

"""Small pictures beside the names, so that people are told apart at a glance."""

from __future__ import annotations

from functools import cache
from typing import Final

from simcord.backend.cdn import CDN_BASE

from bot.render.paint import paint
from bot.render.scene import Box, Label, Scene

AVATAR_HASH: Final = "face"
SIDE: Final = 96
_COLOURS: Final = ("piece-1", "piece-3", "piece-2", "piece-4")
_TILES: Final = ("moor", "plains", "plains", "wetland")


@cache
def draw_avatar(person: int, name: str) -> bytes:
    """The initial on a colour of its own."""
    colour = _COLOURS[person % len(_COLOURS)]
    initial = Label(name[:1], (SIDE // 2, SIDE // 2), 48, "ink", bold=True, on=colour)
    return paint(Scene(SIDE, SIDE, colour, (initial,)))


@cache
def draw_bot_avatar() -> bytes:
    """The bot's: four squares of land."""
    corners = ((18, 18), (50, 18), (18, 50), (50, 50))
    tiles = tuple(
        Box(left, top, 28, 28, fill=colour, radius=6)
        for (left, top), colour in zip(corners, _TILES, strict=True)
    )
    return paint(Scene(SIDE, SIDE, "shadow", tiles))


def avatar_url(user: int) -> str:
    """Where simcord's preview looks for the face of somebody whose avatar is `HASH`."""
    return f"{CDN_BASE}/avatars/{user}/{AVATAR_HASH}.png"


def default_avatar_url(user: int) -> str:
    """Where it looks for the face of somebody who has none: the bot."""
    return f"{CDN_BASE}/embed/avatars/{(user >> 22) % 6}.png"

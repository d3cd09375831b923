"""The application's emojis in local play. They are there from the start, under their keys: simcord
takes uploads, but keeps no pictures."""

from __future__ import annotations

from functools import cache
from typing import Final

from discord import PartialEmoji
from simcord import Env
from simcord.backend.cdn import CDN_BASE

from bot.delivery.emojis import list_drawings
from bot.games import build_screens
from bot.presentation.emojis import Emojis
from bot.render.paint.emoji import paint_emoji

SHOWN: Final = 48
"""The side of the pictures, in pixels: the page shows none larger."""


def give_emojis(env: Env, emojis: Emojis) -> None:
    """Tell a bot its emojis; for the first one of an environment they are made."""
    backend = env.backend
    known = {one.name: one.id for one in backend.application_emojis.values()}
    for key in list_drawings(build_screens()):
        if key not in known:
            known[key] = backend.create_application_emoji(key).id
    emojis.learn({key: PartialEmoji(name=key, id=number) for key, number in known.items()})


def list_emoji_files(env: Env) -> dict[str, tuple[str, bytes]]:
    """File names and pictures, by the URL where simcord's preview looks for them."""
    pictures = _paint_emojis()
    return {
        f"{CDN_BASE}/emojis/{one.id}.png": (f"{one.name}.png", pictures[one.name])
        for one in env.backend.application_emojis.values()
        if one.name in pictures
    }


@cache
def _paint_emojis() -> dict[str, bytes]:
    drawings = list_drawings(build_screens())
    return {key: paint_emoji(drawing, SHOWN).file for key, drawing in drawings.items()}

"""The cover of the game, for the poster of a lobby."""

from bot.render.wildlands.cover import cover_scene
from bot.screens.screen import Picture
from bot.words import Words


def build_cover(words: Words) -> Picture:
    return Picture("cover", words("wildlands-cover-alt"), cover_scene(words("wildlands-name")))

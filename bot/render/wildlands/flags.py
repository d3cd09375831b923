"""The signs of the flags, in 100 units: each group has its colour (rules, section 5), and each sign
in it an outline of its own.

Melee is red, ranged and area are blue, defences green, manoeuvres yellow. Melee and ranged are on a
disc, heavy attacks on an octagon; area is a burst, guard a shield, cover a bush, rally a banner,
and fly a wing.
"""

from functools import lru_cache
from pathlib import Path as File
from typing import Final

from bot.render.art import read_art
from bot.render.drawing import Drawing, Layer
from engine.wildlands.cards import Flag

_ART: Final = read_art(File(__file__).parent / "art" / "signs")
SIGNS: Final = {flag: _ART[flag] for flag in Flag}


@lru_cache(maxsize=16)
def sign(flag: Flag) -> Drawing:
    return Drawing(f"wildlands/flag-{flag}", (Layer(SIGNS[flag]),))

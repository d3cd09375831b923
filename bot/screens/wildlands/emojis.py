"""Wildlands' emojis: characters, and the signs of flags. Cards have too much on them for so small
a picture."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from bot.render.drawing import Drawing
from bot.render.wildlands.flags import sign
from bot.render.wildlands.tokens import FACES, medallion
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, Character, Flag
from engine.wildlands.state import Table
from engine.wildlands.views import View

_HIDDEN: Final = "_h"


@cache
def list_emojis() -> Mapping[str, Drawing]:
    found = {
        _name_character(faction, character, hidden): medallion(faction, character, hidden=hidden)
        for faction in FACES
        for character in range(1, CHARACTERS + 1)
        for hidden in (False, True)
    }
    return found | {flag_emoji(flag): sign(flag) for flag in Flag}


def character_emoji(board: Table, fighter: Fighter) -> str:
    """Of a faction without faces, a key without a drawing."""
    return _name_character(board.factions[fighter.seat].key, fighter.character)


def own_emoji(view: View, character: Character) -> str:
    return character_emoji(view.table, view.fighter(character))


def hidden_emoji(view: View, character: Character) -> str:
    return f"{own_emoji(view, character)}{_HIDDEN}"


def _name_character(faction: str, character: Character, hidden: bool = False) -> str:
    return f"wildlands_{faction}_{character}{_HIDDEN if hidden else ''}"


def flag_emoji(flag: Flag) -> str:
    return f"wildlands_{flag.replace('-', '_')}"

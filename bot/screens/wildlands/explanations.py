"""What the action that is chosen lets a character do."""

from typing import Final

from bot.screens.wildlands.offers import cards_of
from bot.words import Words
from engine.wildlands.actions import Action, Attack, Fly, Rally
from engine.wildlands.cards import Flag, offer_of

_EXPLAINED: Final = (Flag.AREA, Flag.RALLY, Flag.FLY)


def explain_action(action: Action, words: Words) -> tuple[str, ...]:
    """In small print what the lesson does not teach: the flag, and an open action that is used."""
    if not isinstance(action, Attack | Fly | Rally):
        return ()
    flag = _find_flag(action)
    keys = [flag.value] if flag in _EXPLAINED else []
    if (action.character, flag) not in offer_of(cards_of(action)[0]).icons:
        keys.append("open")
    return tuple(words(f"wildlands-about-{key}") for key in keys)


def _find_flag(action: Attack | Fly | Rally) -> Flag:
    match action:
        case Attack(flag):
            return flag
        case Fly():
            return Flag.FLY
        case Rally():
            return Flag.RALLY

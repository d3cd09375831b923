"""How a league is run, for somebody who has never seen one."""

from __future__ import annotations

from typing import Final

from bot.screens.screen import Screen, Text
from bot.words import Words

STEPS: Final = ("begin", "season", "play", "trouble", "end")


def screen(words: Words) -> Screen:
    """From nothing to a finished season, in the order in which it is needed."""
    return Screen(
        (Text(words("league-help-head")), *(Text(words(f"league-help-{one}")) for one in STEPS))
    )

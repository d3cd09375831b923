"""How a league is run, for somebody who has never seen one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.screens.house.league.home import founding
from bot.screens.screen import Button, Line, Row, Screen, Text
from bot.words import Words

STEPS: Final = ("begin", "season", "play", "trouble", "end")


def screen(words: Words, games: Sequence[str] = ()) -> Screen:
    """From nothing to a finished season, in the order in which it is needed, and the way there;
    `games` are those that the reader may open a league of."""
    steps = (Text(words(f"league-help-{one}")) for one in STEPS)
    apart = (block for step in steps for block in (Line(), step))
    begin = Button("league.begin", words("league-begin-here"), "success")
    row = Row((begin, *founding(games, words)))
    return Screen((Text(words("league-help-head")), *apart, Line(), row))

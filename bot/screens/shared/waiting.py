"""What all games say to a seat that waits."""

from __future__ import annotations

from collections.abc import Collection

from bot.models.match import Table
from bot.screens.screen import Text
from bot.screens.shared.names import bold_names
from bot.words import Words
from engine.contract import Seat


def waiting_head(key: str, to_act: Collection[Seat], table: Table, words: Words) -> Text:
    """The game's message `key` of whose `names` the match waits for, and that the reader is told
    of their own turn."""
    names = bold_names(table, sorted(to_act), words)
    return Text(f"{words(key, names=names)}\n{words('panel-waiting')}")

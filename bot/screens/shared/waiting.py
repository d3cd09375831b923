"""What all games say to a seat that waits."""

from __future__ import annotations

from collections.abc import Collection

from bot.models.match import Status, Table
from bot.screens.screen import Text
from bot.screens.shared.names import bold_names
from bot.words import Words
from engine.contract import Seat


def waiting_head(
    key: str, to_act: Collection[Seat], table: Table, seat: Seat, words: Words
) -> Text:
    """The game's message `key` of whose `names` the match waits for, and that the reader is told
    of their own turn, or how to take back the seat from which they are away."""
    names = bold_names(table, sorted(to_act), words)
    deserted = "yes" if table.is_deserted else "no"
    away = words("panel-away", deserted=deserted) if is_held(table, seat) else ""
    return Text(f"{words(key, names=names)}\n{away or words('panel-waiting')}")


def is_held(table: Table, seat: Seat) -> bool:
    """Whether a computer plays for a player until they are back."""
    return table.status is Status.RUNNING and table.seats[seat].computer is not None

"""What all games say to a seat that waits."""

from __future__ import annotations

from typing import Any

from bot.models.match import Status, Table
from bot.screens.context import Context
from bot.screens.screen import Text
from bot.screens.shared.names import bold_names
from engine.contract import Seat


def waiting_head(ctx: Context[Any], key: str) -> Text:
    """The game's message `key` of whose `names` the match waits for, and that the reader is told
    of their own turn, or how to take back the seat from which they are away."""
    table, words = ctx.table, ctx.words
    names = bold_names(table, sorted(ctx.view.to_act), words)
    deserted = "yes" if table.is_deserted else "no"
    away = words("panel-away", deserted=deserted) if is_held(table, ctx.seat) else ""
    return Text(f"{words(key, names=names)}\n{away or words('panel-waiting')}")


def is_held(table: Table, seat: Seat) -> bool:
    """Whether a computer plays for a player until they are back."""
    return table.status is Status.RUNNING and table.seats[seat].computer is not None

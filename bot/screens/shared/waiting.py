"""What all games say to a seat that waits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.models.match import Status, Table
from bot.screens.context import Context
from bot.screens.screen import Text
from bot.screens.shared.names import bold_names
from engine.contract import Seat


def waiting_head(ctx: Context[Any], key: str, deciding: Collection[Seat] | None = None) -> Text:
    """The game's message `key` of whose `names` the match waits for (those `deciding`, if that is
    not for all to know), and that the reader is told
    of their own turn, or how to take back the seat from which they are away."""
    table, words = ctx.table, ctx.words
    seats = ctx.view.to_act if deciding is None else deciding
    names = bold_names(table, sorted(seats), words)
    deserted = "yes" if table.is_deserted else "no"
    away = words("panel-away", deserted=deserted) if is_held(table, ctx.seat) else ""
    return Text(f"{words(key, names=names)}\n{away or words('panel-waiting')}")


def is_held(table: Table, seat: Seat) -> bool:
    """Whether a computer plays for a player until they are back."""
    return table.status is Status.RUNNING and table.seats[seat].computer is not None

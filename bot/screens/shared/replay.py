"""The replay of a match as a film, of one seat or of all."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.panel import button_rows
from bot.screens.screen import Button, Film, Screen, Text
from bot.screens.shared.names import match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x4E8F8A
LONGEST_LABEL = 14
"""Five of them fit in a row on a phone."""


def render_replay(film: Film, table: Table, seat: Seat | None, words: Words) -> Screen:
    """The film of a seat, or of all; with several seats a button for each film."""
    head = Text(f"## {words('replay-head', title=match_title(table, words))}")
    labels = {"all": words("replay-all")}
    labels |= {str(one.seat): _label(table, one.seat, words) for one in table.seats}
    present = "all" if seat is None else str(seat)
    buttons = [
        Button(f"replay.{name}", label, "primary" if name == present else "secondary")
        for name, label in labels.items()
    ]
    rows = button_rows(buttons) if len(table.seats) > 1 else ()
    return Screen((head, film, *rows), table.match, 0, ACCENT)


def _label(table: Table, seat: Seat, words: Words) -> str:
    name = seat_name(table, seat, words)
    return name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1].rstrip()}…"

"""A match as a film, one seat's part or all of it, and the way to the others."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.screen import Button, Film, Row, Screen, Style, Text
from bot.screens.shared.names import match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x4E8F8A
LONGEST_LABEL = 14
"""Five of them stand in a row, on a phone too."""
IN_A_ROW = 5


def render_replay(film: Film, table: Table, seat: Seat | None, words: Words) -> Screen:
    """The film, with a button for everybody and for each seat; none where there is one."""
    head = Text(f"## {words('replay-head', title=match_title(table, words))}")
    if len(table.seats) == 1:
        return Screen((head, film), table.match, 0, ACCENT)
    buttons = [
        Button("replay.all", words("replay-all"), _style(seat is None)),
        *(
            Button(f"replay.{one.seat}", _label(table, one.seat, words), _style(one.seat == seat))
            for one in table.seats
        ),
    ]
    rows = (
        Row(tuple(buttons[start : start + IN_A_ROW])) for start in range(0, len(buttons), IN_A_ROW)
    )
    return Screen((head, film, *rows), table.match, 0, ACCENT)


def _style(shown: bool) -> Style:
    return "primary" if shown else "secondary"


def _label(table: Table, seat: Seat, words: Words) -> str:
    name = seat_name(table, seat, words)
    return name if len(name) <= LONGEST_LABEL else f"{name[: LONGEST_LABEL - 1].rstrip()}…"

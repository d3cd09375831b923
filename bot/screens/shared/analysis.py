"""Looking back on a finished match: a game's findings for one seat, and the way to the others."""

from __future__ import annotations

from collections.abc import Sequence

from bot.markdown import escape
from bot.models.match import SeatInfo, Span, Table
from bot.screens.screen import Block, Button, Row, Screen, Text
from bot.screens.shared.names import describe_spans, match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x8A6FB0
LONGEST_LABEL = 34
IN_A_ROW = 5


def render_analysis(
    found: tuple[Block, ...],
    table: Table,
    seat: Seat,
    words: Words,
    played: Sequence[Span] = (),
) -> Screen:
    """What was found for a seat, with a button for each other one; `played` is who played which of
    its moves."""
    head = Text(f"## {words('analysis-head', title=match_title(table, words))}")
    others = [_button(table, one, words) for one in table.seats if one.seat != seat]
    rows = (
        Row(tuple(others[start : start + IN_A_ROW])) for start in range(0, len(others), IN_A_ROW)
    )
    told = [Text(f"-# {escape(line)}") for line in describe_spans(played, words)]
    return Screen((head, *told, *found, *rows), table.match, 0, ACCENT)


def _button(table: Table, seat: SeatInfo, words: Words) -> Button:
    return Button(f"analysis.{seat.seat}", seat_name(table, seat.seat, words)[:LONGEST_LABEL])

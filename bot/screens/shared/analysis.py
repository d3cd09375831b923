"""The analysis of a finished match for one seat, with buttons for the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.markdown import escape
from bot.models.match import Span, Table
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Screen, Text
from bot.screens.shared.names import describe_spans, match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x8A6FB0
LONGEST_LABEL = 34


def render_analysis(
    findings: tuple[Block, ...], table: Table, seat: Seat, words: Words, spans: Sequence[Span] = ()
) -> Screen:
    """The game's `findings` for a seat; `spans` say who played which of its moves."""
    head = Text(f"## {words('analysis-head', title=match_title(table, words))}")
    players = [Text(f"-# {escape(line)}") for line in describe_spans(spans, words)]
    others = [
        Button(f"analysis.{one.seat}", seat_name(table, one.seat, words)[:LONGEST_LABEL])
        for one in table.seats
        if one.seat != seat
    ]
    return Screen((head, *players, *findings, *button_rows(others)), table.match, 0, ACCENT)

"""The analysis of a finished match for one seat, with buttons for the other seats, and the course
of the chances to win."""

from __future__ import annotations

from collections.abc import Sequence

from bot.markdown import escape
from bot.models.match import Span, Table
from bot.render.charts import Course, chances_scene
from bot.render.themes import COLOURS
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Picture, Screen, Text
from bot.screens.shared.names import describe_spans, look_of, match_title, seat_name
from bot.words import Words
from engine.contract import Seat

ACCENT = 0x8A6FB0
LONGEST_LABEL = 34


def render_analysis(
    findings: tuple[Block, ...], table: Table, seat: Seat, words: Words, spans: Sequence[Span] = (),
    control: str = "analysis",
) -> Screen:  # fmt: skip
    """The game's `findings` for a seat; `spans` say who played which of its moves, `control` leads
    to another seat."""
    head = Text(f"## {words('analysis-head', title=match_title(table, words))}")
    players = [Text(f"-# {escape(line)}") for line in describe_spans(spans, words)]
    others = [
        Button(f"{control}.{one.seat}", seat_name(table, one.seat, words)[:LONGEST_LABEL])
        for one in table.seats
        if one.seat != seat
    ]
    return Screen((head, *players, *findings, *button_rows(others)), table.match, 0, ACCENT)


def draw_chances(
    course: Sequence[tuple[int, Sequence[int]]],
    turning: tuple[int, str] | None,
    table: Table,
    words: Words,
) -> Picture:
    """Everyone's chance to win: `course` has the turn and the percents of all seats at each of at
    least two moments, `turning` the number of one and its label."""
    courses = [
        Course(
            seat_name(table, seat.seat, words),
            COLOURS[look_of(table, seat.seat)],
            [percents[seat.seat] for _, percents in course],
        )
        for seat in table.seats
    ]
    title, turns = words("analysis-chances"), [turn for turn, _ in course]
    # Of each turn the last moment
    last = [at for at, turn in enumerate(turns) if turn not in turns[at + 1 :]]
    lines = [f"{one.name}: {' → '.join(str(one.percents[at]) for at in last)}" for one in courses]
    told = [f"{title} (%)", *lines]
    scene = chances_scene(title, turns, courses, turning)
    return Picture("chances", fit_alt_text(told), scene, escape("\n".join(told)))

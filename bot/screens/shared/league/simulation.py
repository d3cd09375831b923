"""What a rehearsal came to: the timetable and the final table, before anybody signs up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.leagues.league import SimulationResult, Slot
from bot.leagues.standings import Line
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared.league.formatting import NONE, LeagueView, format_measure, format_points
from bot.words import Words

MOST_LETTERS: Final = 1_700


def render_simulation(done: SimulationResult, players: int, shown: LeagueView) -> Screen:
    """Players are numbers, in the order of signing up; strangers stand in for all of them."""
    words, signed = shown.words, len(shown.league.players)
    key = "league-rehearsed" if done.days is not None else "league-rehearsed-in-part"
    head = words(key, n=players, days=done.days or 0, away=done.away)
    if done.leaver is not None:
        head += " " + words("league-rehearsed-left", number=done.leaver)
    head += "\n" + words("league-rehearsed-strangers", n=players, signed=signed)
    heads = (
        words("league-rehearsed-session"),
        words("league-rehearsed-division"),
        words("league-rehearsed-first"),
        words("league-rehearsed-last"),
        words("league-rehearsed-players"),
        words("league-rehearsed-places"),
    )
    sessions = [_session_row(slot, begun, ended) for slot, begun, ended in done.slots]
    tables = [
        line for n, lines in enumerate(done.tables, 1) for line in _table_lines(lines, n, words)
    ]
    return Screen(
        (
            Text(head),
            Text(
                words("league-rehearsed-calendar")
                + "\n"
                + _code_block(_align_columns([heads, *sessions]))
            ),
            Text(words("league-rehearsed-tables") + "\n" + _code_block(tables)),
            Text(words("league-rehearsed-then")),
            Row((shown.button("panel", words("league-to-panel"), "primary"),)),
        )
    )


def _session_row(slot: Slot, begun: int | None, ended: int | None) -> tuple[str, ...]:
    players = " ".join(f"{one:>2}" for one in slot.fixture.players)
    days = str(begun or NONE), str(ended or NONE)
    return str(slot.number), str(slot.fixture.division), *days, players, _format_ranks(slot)


def _format_ranks(slot: Slot) -> str:
    """By seat; who forfeits has none."""
    result = slot.result
    if result is None or slot.match is None:
        return NONE
    both = zip(result.players, result.places, strict=True)
    return " ".join(NONE if one in result.forfeits else str(place) for one, place in both)


def _table_lines(lines: Sequence[Line], division: int, words: Words) -> list[str]:
    heads = (
        "",
        words("league-rehearsed-player"),
        words("league-column-points"),
        words("league-column-wins"),
    )
    rows = [
        (
            f"{line.place}.",
            str(line.player),
            format_points(line.points),
            format_measure(line, "wins"),
        )
        for line in lines
    ]
    return [words("league-division", n=division), *_align_columns([heads, *rows])]


def _align_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with the first one as heads, each column as wide as it has to be."""
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(text.rjust(width) for text, width in zip(row, wide, strict=True)).rstrip()
        for row in rows
    ]


def _code_block(lines: Sequence[str]) -> str:
    kept, room = [], MOST_LETTERS
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            kept.append("…")
            break
        kept.append(line)
    return "```\n" + "\n".join(kept) + "\n```"

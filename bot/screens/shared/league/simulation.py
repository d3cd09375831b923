"""The result of a simulated season: its timetable and final tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.leagues.league import SimulationResult, Slot
from bot.leagues.standings import Line
from bot.screens.discord_limits import fit_lines
from bot.screens.screen import Screen, Text
from bot.screens.shared.league.formatting import (
    NONE,
    LeagueView,
    align_columns,
    code_block,
    format_measure,
    format_points,
    split_columns,
)

MOST_LETTERS: Final = 1_700
LONGEST_NAME: Final = 12


def render_simulation(
    result: SimulationResult, players: int, view: LeagueView, answer_days: float = 0
) -> Screen:
    """Players are numbered in the order of signing up; those who have signed up have their names.
    A match waits `answer_days` for each answer; 0: it is played at one go."""
    words, signed = view.words, len(view.league.players)
    key = "league-rehearsed" if result.days is not None else "league-rehearsed-in-part"
    head = words(key, n=players, days=result.days or 0, away=_mention_player(result.away, view))
    if result.leaver is not None:
        head += " " + words("league-rehearsed-left", number=_mention_player(result.leaver, view))
    hours = round(answer_days * 24)
    head += "\n" + words("league-rehearsed-strangers", signed=signed, hours=hours)
    columns = ("session", "division", "first", "last", "players", "places")
    heads = [words(f"league-rehearsed-{one}") for one in columns]
    sessions = [_session_row(slot, begun, ended) for slot, begun, ended in result.slots]
    divisions = enumerate(result.tables, 1)
    tables = [line for n, lines in divisions for line in _table_lines(lines, n, view)]
    parts = split_columns([heads, *sessions], "  ")
    calendar = "\n".join(_fit_code_block(part, MOST_LETTERS // len(parts)) for part in parts)
    texts = (
        head,
        f"{words('league-rehearsed-calendar')}\n{calendar}",
        f"{words('league-rehearsed-tables')}\n{_fit_code_block(tables, MOST_LETTERS)}",
        words("league-rehearsed-then"),
    )
    return Screen((*map(Text, texts), view.row("panel")))


def _mention_player(number: int, view: LeagueView) -> str:
    """`3 (Ana)` in a sentence; the number alone for a made-up player."""
    players = view.league.players
    if number > len(players):
        return str(number)
    return f"{number} ({view.display_name(players[number - 1])})"


def _label_player(number: int, view: LeagueView) -> str:
    """`3 Ana` in a code block."""
    players = view.league.players
    name = view.plain_name(players[number - 1]) if number <= len(players) else ""
    return f"{number} {name}".strip()[:LONGEST_NAME]


def _session_row(slot: Slot, begun: int | None, ended: int | None) -> tuple[str, ...]:
    players = " ".join(f"{one:>2}" for one in slot.fixture.players)
    days = str(begun or NONE), str(ended or NONE)
    return str(slot.number), str(slot.fixture.division), *days, players, _format_ranks(slot)


def _format_ranks(slot: Slot) -> str:
    """Ranks by seat; a player who forfeits has none."""
    result = slot.result
    if result is None or slot.match is None:
        return NONE
    ranked = zip(result.players, result.places, strict=True)
    return " ".join(NONE if one in result.forfeits else str(rank) for one, rank in ranked)


def _table_lines(lines: Sequence[Line], division: int, view: LeagueView) -> list[str]:
    words = view.words
    keys = ("league-rehearsed-player", "league-column-points", "league-column-wins")
    rows = [
        (
            f"{one.place}.",
            _label_player(one.player, view),
            format_points(one.points),
            format_measure(one, "wins"),
        )
        for one in lines
    ]
    columns = align_columns([("", *map(words, keys)), *rows], " ", 1)
    return [words("league-division", n=division), *columns]


def _fit_code_block(lines: Sequence[str], most: int) -> str:
    return code_block(fit_lines(lines, most, more="…"))

"""The standings of a division as a picture and as text, each tie-break a column, and an explanation
of a player's rank."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.leagues.league import League, Slot
from bot.leagues.settings import count_division_movers
from bot.leagues.standings import Line, prize
from bot.markdown import escape
from bot.render.charts import table_scene
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.screen import Choice, Picture, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import (
    LeagueView,
    code_block,
    format_measure,
    format_points,
    result_line,
    split_columns,
    stage_name,
)

MOST_SHOWN: Final = 32
LONGEST_NAME: Final = 20
MOST_SESSIONS: Final = 12
ACCENT: Final = 0xF2B632


def render_standings(view: LeagueView, division: int) -> Screen:
    league, words = view.league, view.words
    if not league.divisions:
        return Screen((Text(words("league-no-season", league=escape(view.name))),))
    division = min(max(division, 1), len(league.divisions))
    lines = league.standings(division)[:MOST_SHOWN]
    title = view.heading(division)
    text = _format_table(view, lines)
    alt = words("league-standings-alt", title=title, leader=view.plain_name(lines[0].player))
    rows = [
        (str(line.place), view.plain_name(line.player), _format_measures(league, line))
        for line in lines
    ]
    borders = _division_borders(league, division, len(lines))
    scene = table_scene(title, _column_heads(view), rows, borders)
    picture = Picture(f"standings-{division}", alt, scene, f"**{escape(title)}**\n{text}")
    seed = words("league-standings-foot", seed=league.seed.hex()[:16])
    legend = [seed, words("league-standings-columns")]
    legend += [words("league-standings-lines")] if borders else []
    foot = Text("\n".join(f"-# {one}" for one in legend))
    return Screen((picture, foot, *_player_menu(view, lines, 0), *_navigation_rows(view, division)))


def _format_table(view: LeagueView, lines: Sequence[Line]) -> str:
    """The standings in a code block that fits a phone, for readers without pictures."""
    parts = split_columns(list_table_rows(view, lines), " ", left=1)
    return code_block("\n\n".join("\n".join(part) for part in parts).splitlines())


def list_table_rows(view: LeagueView, lines: Sequence[Line]) -> list[list[str]]:
    """The standings with a row of heads: rank, name, measures."""
    # A backtick would end a code block.
    names = [view.plain_name(line.player).replace("`", "'")[:LONGEST_NAME] for line in lines]
    rows = [
        [f"{line.place}.", name, *_format_measures(view.league, line)]
        for line, name in zip(lines, names, strict=True)
    ]
    return [["", "", *_column_heads(view)], *rows]


def render_rank_explanation(view: LeagueView, player: int) -> Screen:
    """A player's rank by the chain of tie-breaks, their sessions, and how many are open."""
    league, words = view.league, view.words
    division = league.division_of(player)
    if division is None:
        text = Text(words("league-plays-not", name=view.display_name(player)))
        if not league.divisions:
            return Screen((text, view.row("home")))
        menu = _player_menu(view, league.standings(1), player)
        return Screen((text, *menu, *_navigation_rows(view, 1)))
    lines = league.standings(division)
    line = next(one for one in lines if one.player == player)
    title, name = escape(view.heading(division)), view.display_name(player)
    texts = [words("league-why-head", title=title, name=name, place=line.place)]
    texts += [
        _explain_neighbours(view, upper, lower)
        for upper, lower in pairwise(lines)
        if line in (upper, lower) and lower.decided is not None
    ]
    mine = [slot for slot in league.slots_of(player) if not slot.fixture.stage]
    played = [slot for slot in mine if slot.result is not None][-MOST_SESSIONS:]
    sessions = [
        words(
            "league-why-session", session=stage_name(slot, words),
            **_points_params(_points_of_session(league, slot, player)),
            line=result_line(slot, view),
        )
        for slot in played
    ]  # fmt: skip
    left = sum(slot.result is None for slot in mine) if league.phase != "sign-up" else 0
    total = words("league-why-total", **_points_params(line.points), n=line.played, open=left)
    blocks = [Text("\n".join(one)) for one in (texts, sessions, [total]) if one]
    return Screen((*blocks, *_player_menu(view, lines, player), *_navigation_rows(view, division)))


def _player_menu(view: LeagueView, lines: Sequence[Line], player: int) -> tuple[Select, ...]:
    """A menu of players to explain the rank of; if not all fit, those around a player."""
    at = next((n for n, line in enumerate(lines) if line.player == player), 0)
    first = max(min(at - MOST_CHOICES // 2, len(lines) - MOST_CHOICES), 0)
    choices = tuple(
        Choice(str(line.player), f"{line.place}. {view.plain_name(line.player)}")
        for line in lines[first : first + MOST_CHOICES]
    )
    menu = Select(view.control("whom"), view.words("league-menu-whom"), choices)
    return (menu,) if choices else ()


def _explain_neighbours(view: LeagueView, upper: Line, lower: Line) -> str:
    """Which tie-break separates two neighbours, and in what they are level before it."""
    league, words = view.league, view.words
    decided = lower.decided
    assert decided is not None
    order = [*league.season_settings.order]
    level = order[: order.index(decided)] if decided in order else order
    parts = [words(f"league-measure-{one}") for one in level]
    exact = format_measure(upper, decided) == format_measure(lower, decided)
    step = words(
        "league-why-step",
        upper=view.display_name(upper.player),
        lower=view.display_name(lower.player),
        what=words(f"league-measure-{decided}"),
        more=format_measure(upper, decided, exact=exact),
        less=format_measure(lower, decided, exact=exact),
    )
    return f"{step} {words('league-why-level', level=', '.join(parts))}" if parts else step


def _points_of_session(league: League, slot: Slot, player: int) -> int:
    """In twelfths."""
    result = slot.result
    if result is None or league.is_void(slot) or player in result.forfeits:
        return 0
    return prize(result.places, result.players.index(player), league.season_settings.prizes)


def _points_params(twelfths: int) -> dict[str, int | str]:
    """Parameters of sentences: the points as text, and exactly, to choose the plural."""
    return {"points": format_points(twelfths), "twelfths": twelfths}


def _column_heads(view: LeagueView) -> list[str]:
    columns = ("played", *view.league.season_settings.order)
    return [view.words(f"league-column-{one}") for one in columns]


def _format_measures(league: League, line: Line) -> list[str]:
    return [str(line.played), *(format_measure(line, one) for one in league.season_settings.order)]


def _division_borders(league: League, division: int, count: int) -> tuple[int, ...]:
    """The ranks after which a line separates those who move up or down."""
    if league.season_settings.format == "swiss" or len(league.divisions) < 2:
        return ()
    up, down = count_division_movers(league.divisions, league.season_settings)[division - 1]
    return (*((up,) if up else ()), *((count - down,) if down else ()))


def _navigation_rows(view: LeagueView, division: int) -> tuple[Row, ...]:
    row = view.row("next", "why", f"table.{division}", f"calendar.{division}", "home")
    return (row, *view.division_rows("table", division))

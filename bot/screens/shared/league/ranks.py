"""The ranks of a division, and who has none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.leagues.standings import Line
from bot.screens.discord_limits import shorten
from bot.screens.shared.league.formatting import NONE, LeagueView, format_points

UNRANKED_ROOM: Final = 700
"""Characters of the names of those who have no rank."""


def rank_lines(view: LeagueView, division: int) -> list[tuple[str, Line]]:
    """The lines of a division with their ranks, shared by players whom only the random draw
    separates; without ranks for those who have none, and by name if nothing has been played."""
    lines = view.league.standings(division)
    if not view.league.has_played(division):
        lines = tuple(sorted(lines, key=lambda line: view.plain_name(line.player).casefold()))
        return [(NONE, line) for line in lines]
    unranked, ranked = view.league.list_unranked(division), list[tuple[str, Line]]()
    count, rank, is_level = 0, 0, False
    for line in lines:
        is_level = is_level and line.decided == "lot"
        if line.player in unranked:
            ranked.append((NONE, line))
            continue
        count += 1
        rank, is_level = rank if is_level else count, True
        ranked.append((str(rank), line))
    return ranked


def describe_unranked(view: LeagueView, divisions: Iterable[int]) -> list[str]:
    """Who has no rank, with their points: a line for those who are out of the season, and one for
    those who have hardly played."""
    league, found = view.league, dict[str, list[str]]()
    for division in filter(league.has_played, divisions):
        unranked = league.list_unranked(division)
        for line in (one for one in league.standings(division) if one.player in unranked):
            key = "out" if line.player in league.dropped else "short"
            name, points = view.display_name(line.player), format_points(line.points)
            found.setdefault(key, []).append(f"{name} {points}")
    return [
        view.words(f"league-standings-{key}", who=shorten(" · ".join(found[key]), UNRANKED_ROOM))
        for key in ("out", "short")
        if key in found
    ]

"""The ranks of a division, and who has none."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.leagues.league import League
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
    return number_lines(lines, view.league.list_unranked(division))


def number_lines(lines: Iterable[Line], unranked: Collection[int]) -> list[tuple[str, Line]]:
    """The lines with their ranks, without those of some players."""
    ranked, count, rank, is_level = list[tuple[str, Line]](), 0, 0, False
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
    """Who has no rank: a line for those who are out of the season, with their points, and one for
    those who have forfeited too much or hardly played."""
    league, found = view.league, dict[str, list[str]]()
    for division in filter(league.has_played, divisions):
        unranked = league.list_unranked(division)
        for line in (one for one in league.standings(division) if one.player in unranked):
            if line.player in league.dropped:
                name, points = view.display_name(line.player), format_points(line.points)
                found.setdefault("out", []).append(f"{name} {points}")
            else:
                found.setdefault("short", []).append(explain_missing_rank(view, line.player))
    return [
        view.words(f"league-standings-{key}", who=shorten(" · ".join(found[key]), UNRANKED_ROOM))
        for key in ("out", "short")
        if key in found
    ]


def count_decisive_forfeits(league: League, player: int) -> int:
    """How many matches a player has forfeited, if that alone leaves them without a rank."""
    return league.count_forfeits(player) if player in league.forfeiters else 0


def classify_missing_rank(league: League, player: int) -> str:
    """Why a player has no rank: they have `forfeits`, were `silent`, or have not `finished`
    enough."""
    if count_decisive_forfeits(league, player):
        return "forfeits"
    return "silent" if player in league.ghosts and league.list_played(player) else "finished"


def explain_missing_rank(view: LeagueView, player: int) -> str:
    """How many of their matches somebody without a rank has forfeited, if most, or finished; or
    that they were in none."""
    league, forfeits = view.league, count_decisive_forfeits(view.league, player)
    return view.words(
        f"league-short-{classify_missing_rank(league, player)}",
        name=view.display_name(player),
        n=forfeits or league.count_played(player),
        of=league.count_drawn(player),
    )

"""The ranks of a division, and who has none."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.leagues.league import League
from bot.leagues.standings import Line, Measure
from bot.screens.discord_limits import shorten
from bot.screens.shared.league.formatting import NONE, LeagueView, format_points

UNRANKED_ROOM: Final = 700
"""Characters of the names of those who have no rank."""


def rank_lines(view: LeagueView, division: int) -> list[tuple[str, Line]]:
    """The lines of a division with their ranks, shared by players whom only the random draw
    separates. Players without a rank come last; if nothing has been played, that is everyone, by
    name."""
    league = view.league
    lines = league.standings(division)
    if not league.has_played(division):
        lines = tuple(sorted(lines, key=lambda line: view.plain_name(line.player).casefold()))
        return [(NONE, line) for line in lines]
    unranked = league.list_unranked(division)
    ranked = number_lines(lines, unranked, league.season_settings.measures)
    groups = groupby(ranked, key=lambda one: one[0])
    return [one for rank, level in groups for one in _sort_level(view, rank, [*level])]


def _sort_level(
    view: LeagueView, rank: str, level: Sequence[tuple[str, Line]]
) -> list[tuple[str, Line]]:
    """Lines that share a rank: those first who have finished more, then those who are not away."""
    if rank == NONE:
        return [*level]
    away = Counter(player for now in view.running.values() for player in now.away)

    def key(one: tuple[str, Line]) -> tuple[int, int]:
        return -view.league.count_played(one[1].player), away[one[1].player]

    first, *others = (line for _, line in sorted(level, key=key))
    separates = level[0][1].decided
    lines = [replace(first, decided=separates), *(replace(one, decided="lot") for one in others)]
    return [(rank, line) for line in lines]


def number_lines(
    lines: Iterable[Line], unranked: Collection[int], order: Sequence[Measure]
) -> list[tuple[str, Line]]:
    """The lines with their ranks, each with what separates it from the one above, and last those of
    the players who have none."""
    ranked, last = list[tuple[str, Line]](), list[tuple[str, Line]]()
    passed, positions = set[Measure | None](), (*order, "lot")
    for line in lines:
        passed.add(line.decided)
        if line.player in unranked:
            last.append((NONE, line))
            continue
        decided = next((one for one in positions if ranked and one in passed), None)
        rank = ranked[-1][0] if decided == "lot" else str(len(ranked) + 1)
        ranked.append((rank, replace(line, decided=decided)))
        passed.clear()
    return [*ranked, *last]


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
    return "silent" if player in league.ghosts else "finished"


def explain_missing_rank(view: LeagueView, player: int) -> str:
    """How many of their matches somebody without a rank has forfeited, if most, or finished; or
    that they were in none."""
    league, forfeits = view.league, count_decisive_forfeits(view.league, player)
    return view.words(
        f"league-short-{classify_missing_rank(league, player)}",
        name=view.display_name(player),
        n=forfeits or league.count_played(player),
        of=league.count_drawn(player) if forfeits else league.count_playable(player),
    )

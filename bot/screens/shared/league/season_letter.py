"""What a player is told by direct message when a season ends, and when they are away."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.leagues.league import Slot, division_numbers
from bot.markdown import escape
from bot.models.match import Table
from bot.screens.screen import Button, Row, Screen, Text, link_button
from bot.screens.shared.league.formatting import (
    NONE,
    LeagueView,
    capitalise,
    points_params,
    session_name,
)
from bot.screens.shared.league.ranks import (
    classify_missing_rank,
    count_decisive_forfeits,
    rank_lines,
)
from bot.screens.shared.league.season_state import describe_rankless
from bot.screens.shared.league.standings import describe_outcome
from bot.screens.shared.playing_hours import league_letters_button

MOST_SEATS: Final = 3
"""Seats with a button."""


def render_season_letter(view: LeagueView, player: int, url: str) -> Screen | None:
    """A player's rank and points, who is the champion, and what comes next, with a link to the
    league's channel; None if the end was undone."""
    league, words = view.league, view.words
    division = league.division_of(player)
    if league.phase != "sign-up" or division is None or not league.last_ranking:
        return None
    season, next_season = words("league-season", n=league.season), league.season + 1
    champions = league.champions(1)
    crowned = words(
        f"league-letter-{'crowned' if champions else 'no-one'}",
        name=view.join_names(champions), n=len(champions),
    )  # fmt: skip
    rank = [_describe_rank(view, division, player), crowned]
    if not any(map(league.has_played, division_numbers(league))):
        rank = [describe_rankless(view)]
    elif champions == (player,):
        rank = rank[:1]
    organises = "yes" if view.organises else "no"
    joined = "in" if player in league.roster else "out"
    lines = [
        words("league-letter-over", league=escape(view.name), season=season),
        *rank,
        words(f"league-letter-{joined}", season=next_season, organises=organises),
    ]
    channel = link_button(url, words("league-letter-channel"))
    return Screen((Text("\n".join(lines)), Row((channel, league_letters_button(words)))))


def render_away_letter(
    views: Sequence[tuple[LeagueView, Sequence[tuple[Slot, Table]]]], url: str
) -> Screen | None:
    """From which matches of each league a player is away, and how they keep their seats; None if
    from none."""
    tables = [table for _, left in views for _, table in left]
    if not tables:
        return None
    words, lines, room = views[0][0].words, list[str](), MOST_SEATS
    for view, left in views:
        season = escape(f"{view.name} · {words('league-season', n=view.league.season)}")
        named = (session_name(slot, view, (table.name, table.match)) for slot, table in left[:room])
        lines.append(words("league-letter-away", season=season, n=len(left)))
        lines += [f"- {capitalise(name)}" for name in named]
        if len(left) > room:
            lines.append(words("league-letter-away-more", n=len(left) - room))
        room -= min(room, len(left))
    hours = min(table.clock.return_time if table.clock else 0 for table in tables) // 3600
    lines.append(words("league-letter-away-then", hours=hours))
    seats = (
        Button(f"move.{table.match}", words("turns-seat", number=str(table.match)), "primary")
        for table in tables[:MOST_SEATS]
    )
    channel = link_button(url, words("league-letter-channel"))
    return Screen((Text("\n".join(lines)), Row((*seats, channel, league_letters_button(words)))))


def _describe_rank(view: LeagueView, division: int, player: int) -> str:
    league, lines = view.league, rank_lines(view, division)
    rank, line = next(one for one in lines if one[1].player == player)
    outcome = describe_outcome(view, division, player) if player not in league.dropped else ""
    text = view.words(
        "league-letter-unranked" if rank == NONE else "league-letter-rank",
        rank=rank, of=len(lines), done=league.count_played(player),
        drawn=league.count_drawn(player), forfeits=count_decisive_forfeits(league, player),
        walkovers=league.count_walkovers(player), why=classify_missing_rank(league, player),
        **points_params(line.points),
    )  # fmt: skip
    return f"{text} · **{outcome}**" if outcome and rank != NONE else text

"""What a player is told by direct message when a season ends, and when they are away."""

from collections.abc import Collection, Sequence
from typing import Final, TypeAlias

from bot.leagues.league import Slot, division_numbers
from bot.markdown import escape
from bot.models.match import Table
from bot.screens.discord_limits import shorten
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.league.formatting import NONE, LeagueView, capitalise, points_params
from bot.screens.shared.league.season_state import (
    classify_missing_rank,
    describe_rankless,
    rank_lines,
)
from bot.screens.shared.league.standings import describe_outcome
from bot.screens.shared.names import format_list

NAMES_ROOM: Final = 300  # characters of the names of those who are away
MOST_SEATS: Final = 3
"""Seats that are named, of those away since the last letter and of the others."""
MOST_BUTTONS: Final = 5  # what a row holds
AwaySeat: TypeAlias = tuple[LeagueView, Slot, Table]


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
    ranked = rank_lines(view, division)
    place, line = next(one for one in ranked if one[1].player == player)
    own = words(
        "league-letter-unranked" if place == NONE else "league-letter-rank",
        rank=place, of=len(ranked), drawn=league.count_drawn(player),
        what=" · ".join(view.list_ends(player)), why=classify_missing_rank(league, player),
        **points_params(line.points),
    )  # fmt: skip
    outcome = describe_outcome(view, division, player) if player not in league.dropped else ""
    rank = [f"{own} · **{outcome}**" if outcome and place != NONE else own, crowned]
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
    return Screen((Text("\n".join(lines)), view.letter_row(url)))


def render_away_letter(
    views: Sequence[tuple[LeagueView, Sequence[tuple[Slot, Table]]]],
    player: int,
    url: str,
    fresh: Collection[int] = (),
) -> Screen | None:
    """From which matches of a league a player is away, for themselves or another one, and how they
    keep their seats: the `fresh` ones, by session, or all; then others, also of other leagues. None
    if there is no fresh one."""
    away = [(view, slot, table) for view, left in views for slot, table in left]
    new = [one for one in away if one[0] is views[0][0] and (not fresh or one[1].number in fresh)]
    if not new:
        return None
    view, words, others = views[0][0], views[0][0].words, [one for one in away if one not in new]
    lines = [words("league-letter-away", season=view.season_title, n=len(new))]
    named, named_others = _cut(new), _cut(others)
    lines += [f"- {_name_left(*one, player)}" for one in named]
    if others:
        lines += ["", words("league-letter-away-too")]  # an empty line ends a list
        for one in named_others:
            season = "" if one[0] is view else f"{one[0].season_title} · "
            lines.append(f"- {season}{_name_left(*one, player)}")
    if more := len(away) - len(named) - len(named_others):
        lines.append(f"- {words('league-letter-away-more', n=more)}")
    tables = [table for _, _, table in (*new, *others)]
    hours = min(table.clock.return_time if table.clock else 0 for table in tables) // 3600
    late = view.league.season_settings.late
    lines += ["", words("league-letter-away-then", hours=hours, late=late)]
    seats = tuple(
        Button(f"move.{table.match}", words("turns-seat", number=str(table.match)), "primary")
        for _, _, table in (*named, *named_others)[:MOST_BUTTONS]
    )
    return Screen((Text("\n".join(lines)), Row(seats), view.letter_row(url)))


def _cut(seats: list[AwaySeat]) -> list[AwaySeat]:
    """The first of many; all if the rest would be a single one."""
    return seats if len(seats) <= MOST_SEATS + 1 else seats[:MOST_SEATS]


def _name_left(view: LeagueView, slot: Slot, table: Table, player: int) -> str:
    """A match from which a player is away, with for whom they play in it."""
    name = capitalise(view.session_name(slot, (table.name, table.match)))
    owner = view.find_owner(slot.number, player)
    if owner == player:
        return name
    return view.words("league-letter-away-for", match=name, name=view.display_name(owner))


def render_seat_letter(view: LeagueView, player: int, session: int, url: str) -> Screen | None:
    """That somebody has claimed a player's seat, for whom the match counts and how they get it
    back; None if the player plays there again, or if the match is over."""
    words, by = view.words, view.stand_ins.get(session, {}).get(player)
    if by is None:
        return None
    line = words(
        "league-letter-seat", season=view.season_title, by=view.display_name(by),
        session=view.session_name(view.league.find_slot(session)),
    )  # fmt: skip
    return Screen((Text(line), view.letter_row(url)))


def render_silent_letter(views: Sequence[LeagueView], organiser: int, url: str) -> Screen | None:
    """Who is away from each league, and what their organiser can do; None if nobody else is."""
    lines = list[str]()
    for view in views:
        away = sorted((one for one in view.away if one != organiser), key=view.display_name)
        who = format_list([view.name_absentee(one) for one in away], view.words)
        season, who = view.season_title, shorten(who, NAMES_ROOM)
        lines += [view.words("league-letter-silent", season=season, who=who)] if away else []
    if not lines:
        return None
    lines.append(views[0].words("league-letter-silent-then"))
    return Screen((Text("\n".join(lines)), views[0].letter_row(url)))

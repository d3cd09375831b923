"""The weekly digest of a league, and the warning that its season is stalling: what has happened,
and what waits for whom."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.leagues.announcements import DIGEST_DELAY, WEEK, list_away_pairs, read_absence
from bot.leagues.league import division_numbers
from bot.leagues.standings import Line
from bot.markdown import escape
from bot.screens.discord_limits import fit_lines, shorten
from bot.screens.screen import Screen, Text
from bot.screens.shared.league.formatting import (
    NONE,
    LeagueView,
    capitalise,
    format_points,
    format_time,
)
from bot.screens.shared.league.season_state import describe_counts, rank_lines
from bot.screens.shared.names import format_list
from engine.contract import Param

MOST_LINES: Final = 15
LEADERS: Final = 3
MOST_LETTERS: Final = 3_000
AWAY_ROOM: Final = 600  # characters of the names of those who are away


def render_digest(params: Mapping[str, Param], at: int, view: LeagueView) -> Screen | None:
    """What ended in the last week, what waits for whom, who is away, who leads; None if there is
    nothing of that, after the season's end, and where the bot has just told of an extension."""
    stopped = map(int, str(params.get("stopped", "")).split())
    view = replace(view, deserted=frozenset(stopped))
    league, words = view.league, view.words
    if league.phase == "sign-up" or params.get("season") != league.season:
        return None
    if league.is_extension_day(at):
        return None
    results = _list_week_results(at, view)
    due = (slot for slot in league.slots if slot.state == "pending" and slot.starts <= at)
    held_up = [  # they should have begun, and wait for people who are still in others
        words("league-digest-late", session=capitalise(view.stage_name(slot))) + busy
        for slot in due
        if (busy := view.describe_busy(slot))
    ]
    absent = _list_absent(params, view)
    waits = [*describe_waits(params, view), *held_up[:MOST_LINES], *absent]
    if not results and not waits:
        return None
    results = results or [words("league-digest-none")]
    lines = [
        words("league-digest", title=view.season_title),
        describe_counts(view),
        *results,
        *waits,
    ]
    for division in filter(league.has_played, division_numbers(league)):
        leaders = " · ".join(
            f"{rank}. {view.display_name(line.player)} {format_points(line.points)}"
            for rank, line in list_ranked(view, division)[:LEADERS]
            if line.points
        )
        if leaders:
            lines.append(f"{label_division(view, division, 'league-standings')}: {leaders}")
    row = view.row("next", "table.1", "calendar.1", "home")
    return Screen((Text("\n".join(fit_lines(lines, MOST_LETTERS, more="…"))), row))


def _list_week_results(at: int, view: LeagueView) -> list[str]:
    """The sessions that ended in the week before a time, those without points too."""
    league, words = view.league, view.words
    times = {event.seq: event.at for event in league.events}
    since = at - WEEK if at - WEEK - DIGEST_DELAY > league.began_at else league.began_at
    ended = [slot for slot in league.slots if slot.result and times[slot.result.rev] >= since]
    if not ended:
        return []
    results = (
        f"- {capitalise(view.stage_name(slot))}: {view.result_line(slot)}"
        for slot in ended[:MOST_LINES]
    )
    return [words("league-digest-ended", n=len(ended)), *results, ""]  # ends the list


def _list_absent(params: Mapping[str, Param], view: LeagueView) -> list[str]:
    """Who is away from sessions in which others play, and who is on vacation."""
    words, lines, stopped = view.words, list[str](), str(params.get("stopped", "")).split()
    pairs = [tuple(pair.split(":")) for pair in list_away_pairs(params)]
    left = [(int(number), int(player)) for number, player in pairs if number not in stopped]
    if left:
        shown = replace(view, away=read_absence(str(params.get("away_in", ""))), left=left)
        who = ", ".join(shown.name_away_seats(one) for one in dict.fromkeys(p for _, p in left))
        lines.append(words("league-panel-away", who=shorten(who, AWAY_ROOM)))
    if resting := str(params.get("vacation", "")).split():
        lines.append(words("league-post-vacation", who=view.join_names(map(int, resting))))
    return lines


def describe_waits(params: Mapping[str, Param], view: LeagueView) -> list[str]:
    """For whom each running session waits (`waits`, as `4:12,7 5:3`), those first in which everyone
    is away; of a warning only those that it counts. Those that are `known` as such have one line
    together."""
    words, stopped = view.words, str(params.get("stopped", "")).split()
    known, counted = (str(params.get(one, "")).split() for one in ("known", "numbers"))
    open_slots = {str(slot.number): slot for slot in view.league.slots if slot.state == "open"}
    lines, same = dict[str, str](), list[str]()
    for wait in str(params.get("waits", "")).split():
        number, _, numbers = wait.partition(":")
        if number not in open_slots or (counted and number not in counted):
            continue
        slot, players = open_slots[number], map(int, numbers.split(","))
        session = view.stage_name(slot)
        if number in stopped and number in known:
            same.append(session)
        elif number in stopped:
            who = view.join_holders(slot.number, players)
            lines[number] = words("league-digest-stopped", session=capitalise(session), who=who)
        else:
            who = view.join_names(players)
            lines[number] = words("league-digest-waits", session=capitalise(session), who=who)
    ordered = sorted(lines, key=lambda number: number not in stopped)
    still = [words("league-digest-same", sessions=format_list(same, words))] if same else []
    return [lines[number] for number in ordered[:MOST_LINES]] + still


def render_stalling(params: Mapping[str, Param], view: LeagueView) -> Screen | None:
    """Warns the organiser that most running sessions will not be finished, and says what helps;
    None once the season is over."""
    if view.league.phase == "sign-up" or params.get("season") != view.league.season:
        return None
    text = _describe_stalling(params, int(params["n"]), int(params["of"]), view)
    return Screen((text, view.row("panel")))


def render_stalled_letter(
    view: LeagueView, params: Mapping[str, Param], stalled: int, url: str
) -> Screen:
    """Tells an organiser alone that so many running sessions will not be finished, and what they
    can do."""
    text = _describe_stalling(params, stalled, view.league.count_open_sessions(), view)
    return Screen((text, view.letter_row(url)))


def _describe_stalling(params: Mapping[str, Param], n: int, of: int, view: LeagueView) -> Text:
    league, words = view.league, view.words
    head = words(
        "league-stalling", league=escape(view.name), season=words("league-season", n=league.season),
        n=n, of=of, at=format_time(league.deadline),
    )  # fmt: skip
    lines = [head, *describe_waits(params, view), words("league-stalling-helps")]
    return Text("\n".join(fit_lines(lines, MOST_LETTERS, more="…")))


def list_ranked(view: LeagueView, division: int) -> list[tuple[str, Line]]:
    return [(rank, line) for rank, line in rank_lines(view, division) if rank != NONE]


def label_division(view: LeagueView, division: int, alone: str) -> str:
    """The division's name, or what its line is about where there is only one."""
    several = len(view.league.divisions) > 1
    return view.words("league-division", n=division) if several else view.words(alone)

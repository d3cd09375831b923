"""The panel of a league's organiser, its sign-up message, and the menus of its people."""

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from bot.leagues.session_length import SessionLength
from bot.leagues.settings import division_sizes
from bot.markdown import escape
from bot.screens.discord_limits import shorten
from bot.screens.panel import MOST_IN_ROW
from bot.screens.screen import Block, Button, Choice, Pick, Row, Screen, Select, Style, Text
from bot.screens.shared.league.formatting import LeagueView, capitalise, format_time, slice_page
from bot.screens.shared.league.settings import (
    PAGES,
    describe_briefly,
    describe_pace,
    describe_session_length,
    fix_rows,
)
from bot.screens.shared.names import format_list

MOST_LATE: Final = 4  # people for whom matches wait whom the page names
AWAY_ROOM: Final = 120
"""Characters of the names of those who are away, and of those who would be reminded."""
NAMES_ROOM: Final = 1_100  # characters of each list of people: there are three in a message


def render_people(view: LeagueView, note: str = "", page: int = 0) -> Screen:
    """A menu of the server's people to sign up, and one of the players to take out, at a page."""
    league, words = view.league, view.words
    lines = [note] if note else []
    has_room = league.phase == "sign-up" or league.can_be_joined
    runs = "no" if league.phase == "sign-up" else "yes" if has_room else "started"
    lines.append(words("league-people-head", runs=runs, subs=len(league.substitutes)))
    blocks: list[Block] = [Text("\n".join(lines))]
    if has_room:
        blocks.append(Pick(view.control("enrol"), "user", words("league-menu-enrol"), least=1))
    members = league.roster
    if league.phase != "sign-up":
        players = (one for division in league.divisions for one in division)
        members = tuple(one for one in players if one not in league.dropped)
    people = tuple(dict.fromkeys((*members, *league.substitutes)))
    listed, after = slice_page(people, page)
    if listed:
        choices = tuple(Choice(str(one), view.plain_name(one)) for one in listed)
        blocks.append(Select(view.control("drop"), words("league-menu-drop"), choices))
    buttons: list[str | Button] = ["panel"]
    if league.phase == "sign-up":
        buttons.append("computer")
    if after is not None:
        buttons.append(view.button(f"people.{after}", words("league-more-people")))
    return Screen((*blocks, view.row(*buttons), Text(list_sign_ups(view))))


def render_sign_up(view: LeagueView) -> Screen:
    """The public message to sign up; without its buttons while a season runs."""
    league, words = view.league, view.words
    row = view.row("join", "leave", "home", "help")
    state = words("league-sign-up", season=league.season + 1)
    if league.phase != "sign-up":
        players = sum(map(len, league.divisions))
        later = league.can_be_joined and not league.season_settings.has_one_round(players)
        state = words(f"league-{'under-way' if later else 'runs'}", season=league.season)
        row = view.row("home")
    is_open = league.phase == "sign-up"
    brief = describe_briefly(league.settings, len(league.players), words, is_open=is_open)
    text = f"## {escape(view.name)}\n{brief}\n{state}"
    foot = (Text(f"-# {words('league-letters')}"),) if is_open else ()
    return Screen((Text(text), Text(list_sign_ups(view)), row, *foot))


def list_sign_ups(view: LeagueView) -> str:
    """The players, the waiting list and the substitutes."""
    league = view.league
    places = league.settings.places if league.phase == "sign-up" else 0
    lists = (
        ("league-signed", league.players),
        ("league-waiting", league.waiting_list),
        ("league-substitutes", league.substitutes),
    )
    lines = []
    for key, group in lists:
        sums = accumulate(len(view.display_name(one)) + len(", ") for one in group)
        fitting = sum(letters <= NAMES_ROOM for letters in sums)
        who = view.join_names(group[:fitting]) + (" …" if fitting < len(group) else "")
        lines += [view.words(key, n=len(group), of=places, who=who)] if group else []
    return "\n".join(lines) or view.words("league-nobody")


def render_league_panel(
    view: LeagueView, note: str = "", closed: int | None = None, length: SessionLength | None = None
) -> Screen:
    """The organiser's actions; `note` is about the last one and stands right above the buttons,
    where the finger is; `closed` is a channel where the league could not post lately, `length` that
    of a session with settings that can still be changed."""
    league, words = view.league, view.words
    lines = [f"## {escape(view.name)}", describe_season(view)]
    if closed is not None:
        lines.append(words("league-closed-channel", channel=f"<#{closed}>"))
    slots = [slot for slot in league.slots if slot.how != "bye"]
    cut_off = (one.is_unplayed or one.how == "adjudicated" for one in slots)
    had_its_time = all(slot.state == "ended" for slot in league.slots)
    if league.phase == "sign-up" and slots and had_its_time and all(cut_off):
        lines.append(words("league-then-unfinished", of=len(slots)))  # what would help
    lines += [_describe_next_step(view), *_describe_absence(view), *([note] if note else [])]
    if league.phase == "running" and league.next_reminder_at > view.at:
        lines.append(words("league-panel-reminded", at=format_time(league.next_reminder_at)))
    rows = _sign_up_rows(view) if league.phase == "sign-up" else _season_rows(view)
    takes, fixes = describe_session_length(length, view), fix_rows(length, view)
    warning: tuple[Block, ...] = (Text(takes), *fixes) if fixes else ()
    as_of = words("league-as-of", at=format_time(view.at))  # never "in 2 minutes": clocks differ
    foot = filter(None, ("" if fixes else takes, list_sign_ups(view), as_of))
    return Screen((Text("\n".join(lines)), *rows, *warning, Text("\n".join(foot))))


def describe_season(view: LeagueView) -> str:
    league, words = view.league, view.words
    if league.phase != "sign-up":
        closed = sum(slot.is_unplayed for slot in league.slots)
        return words(
            "league-state-running",
            phase=league.phase, season=league.season, closed=closed, of=len(league.slots),
            done=sum(slot.state == "ended" for slot in league.slots) - closed,
            until=format_time(league.deadline),
        )  # fmt: skip
    count, settings, before = len(league.players), league.settings, ""
    if league.season:
        first, season = league.champions(1), league.season
        name = view.join_names(first)
        won = words("league-state-won", season=season, name=name)
        before = f"{won if first else words('league-state-over', season=season)} "
    if settings.format == "swiss" or count < settings.min_players:
        return before + words("league-state-sign-up", n=count)
    sizes = division_sizes(count, settings.division, settings.table)
    if len(sizes) < 2:
        return before + words("league-state-sign-up", n=count)
    each = " + ".join(map(str, sizes))
    return before + words("league-state-divisions", n=count, each=each)


def _describe_next_step(view: LeagueView) -> str:
    league, words = view.league, view.words
    if league.phase == "paused":
        return words("league-then-paused")
    if league.phase == "running":
        if view.deserted:
            return _describe_standstill(view)
        if view.late:
            named = []
            for player, since in view.late[:MOST_LATE]:
                is_own = player == view.reader
                name = view.words("league-you") if is_own else view.display_name(player)
                named.append(view.words("league-then-waits-one", name=name, since=f"<t:{since}:R>"))
            return view.words("league-then-waits", who=", ".join(named))
        start = view.describe_next_start(league.slots)
        key = "league-then-round" if league.has_round_to_draw else "league-then-running"
        return start or words(key)
    if len(league.players) < league.settings.min_players:
        return words("league-then-few", least=league.settings.min_players)
    if len(league.players) < league.settings.table:
        return words("league-then-small", table=league.settings.table)
    return words("league-then-begin")


def _describe_standstill(view: LeagueView) -> str:
    """How many sessions stand still, as all their people are away; of one, which and who."""
    league, words = view.league, view.words
    first, *more = (slot for slot in league.slots if slot.number in view.deserted)
    if more:
        running = league.count_open_sessions()
        return words("league-then-away", n=len(view.deserted), of=running)
    people = (player for player in first.fixture.players if player > 0)
    who = format_list([view.seat_name(first.number, one) for one in people], words)
    session = capitalise(view.stage_name(first))
    return words("league-then-away-one", session=session, who=shorten(who, AWAY_ROOM))


def _describe_absence(view: LeagueView) -> list[str]:
    if view.league.phase != "running":
        return []
    words, lines = view.words, list[str]()
    if view.away:
        who = ", ".join(view.name_away_seats(player) for player in view.away)
        lines.append(words("league-panel-away", who=shorten(who, AWAY_ROOM)))
    if _can_remind(view):
        who = shorten(view.join_names(view.reminded), AWAY_ROOM)
        lines.append(words("league-panel-remind", who=who))
    return lines


def _can_remind(view: LeagueView) -> bool:
    """Whether there is anyone to remind, today and with reason."""
    has_reason = view.is_stuck or view.late or view.deserted
    return bool(has_reason and view.reminded) and view.league.next_reminder_at <= view.at


def _sign_up_rows(view: LeagueView) -> Iterable[Row]:
    league, words = view.league, view.words
    # Never disabled: on a page that has not changed with the sign-up, it would stay so.
    style: Style = "success" if len(league.players) >= league.settings.min_players else "secondary"
    begin = view.button("begin", words("league-begin", n=league.season + 1), style)
    yield view.row(begin, "computer", "people", "rehearse", "announce")
    pages = [view.button(f"terms.{page}", words(f"league-page-{page}")) for page in PAGES]
    last = "sessions.0" if league.season else "help"
    yield view.row(*pages, *view.undo_buttons(), last, "home")


def _season_rows(view: LeagueView) -> Iterable[Row]:
    paused, at = view.league.phase == "paused", view.league.next_round_at
    waiting = view.league.phase == "running" and at is not None and at > view.at
    home = view.button("home", style="secondary" if paused else "primary")
    yield view.row(home, "table.1", "calendar.1", "sessions.0", "people")
    pause = ("pause",) if view.league.can_be_joined else ()  # nothing else would wait
    first = (view.button("resume", style="primary"),) if paused else pause
    row = [*first, *(("hasten",) if waiting else ()), "extend", *view.undo_buttons(), "end"]
    row += ["remind"] if _can_remind(view) and not paused else []
    row.append("silent")
    yield view.row(*row[:MOST_IN_ROW])
    if row[MOST_IN_ROW:]:
        yield view.row(*row[MOST_IN_ROW:])


def render_silent_help(view: LeagueView) -> Screen:
    """What an organiser can do about a silent player."""
    calls = ("remind",) if _can_remind(view) else ()
    return Screen((Text(view.words("league-silent-about")), view.row("panel", *calls, "people")))


def render_drop_question(view: LeagueView, player: int) -> Screen:
    """Asks the organiser to confirm that a player leaves the season."""
    words = view.words
    yes = view.button(f"drop.{player}", words("league-drop-yes"), "danger")
    left = sum(slot.state == "pending" for slot in view.league.slots_of(player))
    left += view.league.has_round_to_draw
    question = Text(words("league-drop-question", name=view.display_name(player), left=left))
    return Screen((question, view.row(yes, view.button("people", words("league-no")))))


def render_start_question(view: LeagueView) -> Screen:
    """Asks to confirm what a season asks of its players, as it can't be changed afterwards."""
    words, league = view.words, view.league
    yes = view.button("begin.yes", words("league-begin", n=league.season + 1), "success")
    count, settings = len(league.players), league.settings
    question = words(
        "league-begin-question",
        season=league.season + 1, players=count, table=settings.table,
        days=settings.count_season_days(count), small="yes" if count < settings.table else "no",
        all="yes" if settings.has_one_round(count) else "no",
    )  # fmt: skip
    text = Text(f"{question}\n{describe_pace(settings, count, words)}")
    return Screen((text, view.row(yes, view.button("panel", words("league-not-yet")))))


def render_season_question(view: LeagueView, what: str) -> Screen:
    """Asks to confirm what ends the season, for everyone or for the reader, or begins a round while
    sessions are being played."""
    words = view.words
    yes = view.button(f"{what}.yes", words(f"league-{what}-yes"), "danger")
    no = view.button("home" if what == "leave" else "panel", words("league-no"))
    return Screen((Text(words(f"league-{what}-question")), view.row(yes, no)))

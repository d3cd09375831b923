"""Who an organiser signs up, or takes out."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from bot.leagues.settings import division_sizes
from bot.markdown import escape
from bot.screens.screen import Block, Choice, Pick, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import LeagueView, format_time
from bot.screens.shared.league.settings import describe_settings

MOST_LISTED: Final = 25


def render_people(shown: LeagueView, said: str = "", page: int = 0) -> Screen:
    """A menu of the server's people to sign up, and one of those who are in to take out; `page` is
    that of the second one."""
    league, words = shown.league, shown.words
    lines = [said] if said else []
    lines += [words("league-people-head"), list_sign_ups(shown)]
    blocks: list[Block] = [Text("\n".join(lines))]
    blocks.append(Pick(shown.control("enrol"), "user", words("league-menu-enrol"), least=1))
    there = tuple(dict.fromkeys((*_list_members(shown), *league.substitutes)))
    first = page * MOST_LISTED if page * MOST_LISTED < len(there) else 0
    if there:
        choices = tuple(
            Choice(str(one), shown.plain_name(one)) for one in there[first : first + MOST_LISTED]
        )
        blocks.append(Select(shown.control("drop"), words("league-menu-drop"), choices))
    buttons = [shown.button("panel", words("league-to-panel"), "primary")]
    if league.phase == "sign-up":
        buttons.append(shown.button("computer", words("league-add-computer")))
    if len(there) > MOST_LISTED:
        after = page + 1 if first + MOST_LISTED < len(there) else 0
        buttons.append(shown.button(f"people.{after}", words("league-more-people")))
    return Screen((*blocks, Row(tuple(buttons))))


def _list_members(shown: LeagueView) -> tuple[int, ...]:
    """Those signed up, or playing."""
    league = shown.league
    if league.phase == "sign-up":
        return league.roster
    return tuple(
        one for division in league.divisions for one in division if one not in league.dropped
    )


NAMES_ROOM: Final = 1_100
"""Letters of each list of people: there are three in a message, and catalogues take 2,500."""


def render_sign_up(shown: LeagueView) -> Screen:
    """The public message while people may sign up; closed while a season runs."""
    league, words = shown.league, shown.words
    lines = [f"## {escape(shown.name)}", describe_settings(league.settings, words), ""]
    if league.phase == "sign-up":
        lines.append(words("league-sign-up", season=league.season + 1))
    else:
        lines.append(words("league-under-way", season=league.season))
        home = Row((shown.button("home", words("league-home")),))
        return Screen((Text("\n".join(lines)), Text(list_sign_ups(shown)), home))
    row = Row(
        (
            shown.button("join", words("league-join"), "success"),
            shown.button("leave", words("league-leave")),
            shown.button("next", words("league-my-next"), "primary"),
            shown.button("home", words("league-home")),
            shown.button("help", words("league-help-button")),
        )
    )
    return Screen((Text("\n".join(lines)), Text(list_sign_ups(shown)), row))


def list_sign_ups(shown: LeagueView) -> str:
    """Who has a place, who waits, and who may be called."""
    league = shown.league
    lists = (
        ("league-signed", league.players),
        ("league-waiting", league.waiting_list),
        ("league-substitutes", league.substitutes),
    )
    lines = [
        shown.words(key, n=len(who), of=league.settings.places, who=_list_some(shown, who))
        for key, who in lists
        if who
    ]
    return "\n".join(lines) or shown.words("league-nobody")


def _list_some(shown: LeagueView, players: tuple[int, ...]) -> str:
    sums = accumulate(len(shown.display_name(one)) + len(", ") for one in players)
    fitting = sum(letters <= NAMES_ROOM for letters in sums)
    return shown.join_names(players[:fitting]) + (" …" if fitting < len(players) else "")


def render_league_panel(shown: LeagueView, said: str = "", closed: int | None = None) -> Screen:
    """All that an organiser does; `said` is about what has just been done, `closed` the channel
    where the league could not be shown lately."""
    league, words = shown.league, shown.words
    lines = [said] if said else []
    lines += [f"## {escape(shown.name)}", words("league-panel-head"), describe_season(shown)]
    if closed is not None:
        lines.append(words("league-closed-channel", channel=f"<#{closed}>"))
    lines.append(_describe_next_step(shown))
    rows = _sign_up_rows(shown) if league.phase == "sign-up" else _season_rows(shown)
    return Screen((Text("\n".join(lines)), *rows, Text(list_sign_ups(shown))))


def describe_season(shown: LeagueView) -> str:
    """How far the season has come."""
    league, words = shown.league, shown.words
    if league.phase != "sign-up":
        done = sum(slot.state == "ended" for slot in league.slots)
        return words(
            f"league-state-{league.phase}",
            season=league.season, done=done, of=len(league.slots),
            until=format_time(league.deadline),
        )  # fmt: skip
    count, agreed = len(league.players), league.settings
    before = f"{_describe_last_season(shown)} " if league.season else ""
    if agreed.format == "swiss" or count < agreed.min_players:
        return before + words("league-state-sign-up", n=count)
    each = " + ".join(map(str, division_sizes(count, agreed.division, agreed.table)))
    return before + words("league-state-divisions", n=count, each=each)


def _describe_last_season(shown: LeagueView) -> str:
    """Who has won the season before."""
    first = shown.league.podium(1)
    if not first:
        return shown.words("league-state-over", season=shown.league.season)
    return shown.words(
        "league-state-won", season=shown.league.season, name=shown.display_name(first[0])
    )


def _describe_next_step(shown: LeagueView) -> str:
    """One sentence on what the organiser does next."""
    league, words = shown.league, shown.words
    if league.phase == "running" and league.next_round_at is not None:
        return words("league-then-waves", at=format_time(league.next_round_at))
    if league.phase != "sign-up":
        return words(f"league-then-{league.phase}")
    if len(league.players) < league.settings.min_players:
        return words("league-then-few", least=league.settings.min_players)
    if len(league.players) < league.settings.table:
        return words("league-then-small", table=league.settings.table)
    return words("league-then-begin", season=league.season + 1)


def _sign_up_rows(shown: LeagueView) -> Iterable[Row]:
    league, words = shown.league, shown.words
    few = len(league.players) < league.settings.min_players
    yield Row(
        (
            shown.button("begin", words("league-begin", n=league.season + 1), "success", off=few),
            shown.button("computer", words("league-add-computer")),
            shown.button("people", words("league-people")),
            shown.button("rehearse", words("league-rehearse")),
            shown.button("announce", words("league-announce")),
        )
    )
    yield Row(
        (
            shown.button("terms.play", words("league-page-play")),
            shown.button("terms.points", words("league-page-points")),
            shown.button("undo", words("league-undo")),
            shown.button("home", words("league-as-player")),
            shown.button("help", words("league-help-button")),
        )
    )


def _season_rows(shown: LeagueView) -> Iterable[Row]:
    words = shown.words
    waiting = shown.league.phase == "running" and shown.league.next_round_at is not None
    hasten = (shown.button("hasten", words("league-hasten")),) if waiting else ()
    paused = shown.league.phase == "paused"
    pause = "resume" if paused else "pause"
    yield Row(
        (
            shown.button("home", words("league-as-player"), "secondary" if paused else "primary"),
            shown.button("table.1", words("league-standings")),
            shown.button("calendar.1", words("league-calendar")),
            shown.button("sessions.0", words("league-sessions")),
            shown.button("people", words("league-people")),
        )
    )
    yield Row(
        (
            shown.button(pause, words(f"league-{pause}"), "primary" if paused else "secondary"),
            *hasten,
            shown.button("extend", words("league-extend")),
            shown.button("undo", words("league-undo")),
            shown.button("end", words("league-end"), "danger"),
        )
    )


def render_drop_question(shown: LeagueView, player: int) -> Screen:
    """Asked before an organiser takes somebody out of a season."""
    words = shown.words
    yes = shown.button(f"drop.{player}", words("league-drop-yes"), "danger")
    asked = Text(words("league-drop-question", name=shown.display_name(player)))
    return Screen((asked, Row((yes, shown.button("people", words("league-no"))))))


def render_season_question(shown: LeagueView, what: str) -> Screen:
    """Asked before something that ends a season, for all or for one."""
    words = shown.words
    yes = shown.button(f"{what}.yes", words(f"league-{what}-yes"), "danger")
    no = shown.button("panel" if what == "end" else "home", words("league-no"))
    return Screen((Text(words(f"league-{what}-question")), Row((yes, no))))

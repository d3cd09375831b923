"""What the organiser sees: how the season stands, what comes next, and the buttons that run it; and
the message under which people sign up."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate
from typing import Final

from bot.leagues.terms import sizes
from bot.markdown import escape
from bot.screens.house.league.signs import Shown, moment
from bot.screens.house.league.terms import terms
from bot.screens.screen import Row, Screen, Text

NAMES_ROOM: Final = 1_100
"""Letters of each list of people: there are three in a message, and catalogues take 2,500."""


def sign_up(shown: Shown) -> Screen:
    """The public message while people may sign up; closed while a season runs."""
    league, words = shown.league, shown.words
    lines = [f"## {escape(shown.name)}", terms(league.terms, words), ""]
    if league.phase == "sign-up":
        lines.append(words("league-sign-up", season=league.season + 1))
    else:
        lines.append(words("league-under-way", season=league.season))
        home = Row((shown.button("home", words("league-home")),))
        return Screen((Text("\n".join(lines)), Text(signed(shown)), home))
    row = Row(
        (
            shown.button("join", words("league-join"), "success"),
            shown.button("leave", words("league-leave")),
            shown.button("next", words("league-my-next"), "primary"),
            shown.button("home", words("league-home")),
            shown.button("help", words("league-help-button")),
        )
    )
    return Screen((Text("\n".join(lines)), Text(signed(shown)), row))


def signed(shown: Shown) -> str:
    """Who has a place, who waits, and who may be called."""
    league = shown.league
    lists = (
        ("league-signed", league.players),
        ("league-waiting", league.waiting),
        ("league-substitutes", league.substitutes),
    )
    lines = [
        shown.words(key, n=len(who), of=league.terms.places, who=_some(shown, who))
        for key, who in lists
        if who
    ]
    return "\n".join(lines) or shown.words("league-nobody")


def _some(shown: Shown, players: tuple[int, ...]) -> str:
    sums = accumulate(len(shown.who(one)) + len(", ") for one in players)
    fitting = sum(letters <= NAMES_ROOM for letters in sums)
    return shown.people(players[:fitting]) + (" …" if fitting < len(players) else "")


def panel(shown: Shown, said: str = "", closed: int | None = None) -> Screen:
    """All that an organiser does; `said` is about what has just been done, `closed` the channel
    where the league could not be shown lately."""
    league, words = shown.league, shown.words
    lines = [said] if said else []
    lines += [f"## {escape(shown.name)}", words("league-panel-head"), state(shown)]
    if closed is not None:
        lines.append(words("league-closed-channel", channel=f"<#{closed}>"))
    lines.append(_next(shown))
    rows = _before(shown) if league.phase == "sign-up" else _during(shown)
    return Screen((Text("\n".join(lines)), *rows, Text(signed(shown))))


def state(shown: Shown) -> str:
    """How far the season has come."""
    league, words = shown.league, shown.words
    if league.phase != "sign-up":
        done = sum(slot.state == "ended" for slot in league.slots)
        return words(
            f"league-state-{league.phase}",
            season=league.season, done=done, of=len(league.slots), until=moment(league.deadline),
        )  # fmt: skip
    count, agreed = len(league.players), league.terms
    before = f"{_over(shown)} " if league.season else ""
    if agreed.format == "swiss" or count < agreed.least:
        return before + words("league-state-sign-up", n=count)
    each = " + ".join(map(str, sizes(count, agreed.division, agreed.table)))
    return before + words("league-state-divisions", n=count, each=each)


def _over(shown: Shown) -> str:
    """Who has won the season before."""
    first = shown.league.podium(1)
    if not first:
        return shown.words("league-state-over", season=shown.league.season)
    return shown.words("league-state-won", season=shown.league.season, name=shown.who(first[0]))


def _next(shown: Shown) -> str:
    """One sentence on what the organiser does next."""
    league, words = shown.league, shown.words
    if league.phase == "running" and league.next_wave is not None:
        return words("league-then-waves", at=moment(league.next_wave))
    if league.phase != "sign-up":
        return words(f"league-then-{league.phase}")
    if len(league.players) < league.terms.least:
        return words("league-then-few", least=league.terms.least)
    if len(league.players) < league.terms.table:
        return words("league-then-small", table=league.terms.table)
    return words("league-then-begin", season=league.season + 1)


def _before(shown: Shown) -> Iterable[Row]:
    league, words = shown.league, shown.words
    few = len(league.players) < league.terms.least
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


def _during(shown: Shown) -> Iterable[Row]:
    words = shown.words
    waiting = shown.league.phase == "running" and shown.league.next_wave is not None
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


def dropping(shown: Shown, player: int) -> Screen:
    """Asked before an organiser takes somebody out of a season."""
    words = shown.words
    yes = shown.button(f"drop.{player}", words("league-drop-yes"), "danger")
    asked = Text(words("league-drop-question", name=shown.who(player)))
    return Screen((asked, Row((yes, shown.button("people", words("league-no"))))))


def question(shown: Shown, what: str) -> Screen:
    """Asked before something that ends a season, for all or for one."""
    words = shown.words
    yes = shown.button(f"{what}.yes", words(f"league-{what}-yes"), "danger")
    no = shown.button("panel" if what == "end" else "home", words("league-no"))
    return Screen((Text(words(f"league-{what}-question")), Row((yes, no))))

"""What the organiser sees: the terms with a menu for each, and the buttons that run a season."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.leagues.league import League
from bot.leagues.terms import Terms, sizes
from bot.markdown import escape
from bot.screens.house.league.signs import Names, moment, people
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.words import Words

DIVISIONS: Final = (4, 5, 6, 7, 8, 9, 10, 12, 13, 16)
INTERVALS: Final = (3, 7, 10, 14, 21, 28, 42)
PLACES: Final = (8, 14, 21, 28, 42, 56, 84, 128)
ROUNDS: Final = (2, 3, 4, 5, 6, 7)
CLOCKS: Final = ("blitz", "daily", "relaxed", "none")
MOST_NAMES: Final = 40


def sign_up(number: int, name: str, league: League, names: Names, words: Words) -> Screen:
    """The public message while people may sign up, and afterwards."""
    lines = [f"## {escape(name)}", terms(league.terms, words), ""]
    if league.phase == "sign-up":
        lines.append(words("league-sign-up", season=league.season + 1))
    else:
        lines.append(words("league-under-way", season=league.season))
    return Screen(
        (Text("\n".join(lines)), Text(_signed(league, names, words)), *_joining(number, words))
    )


def _signed(league: League, names: Names, words: Words) -> str:
    """Who has a place, who waits, and who may be called."""
    lists = (
        ("league-signed", league.players),
        ("league-waiting", league.waiting),
        ("league-substitutes", league.substitutes),
    )
    lines = [
        words(key, n=len(who), of=league.terms.places, who=_some(names, who, words))
        for key, who in lists
        if who
    ]
    return "\n".join(lines) or words("league-nobody")


def _some(names: Names, players: tuple[int, ...], words: Words) -> str:
    shown = people(names, players[:MOST_NAMES], words)
    return shown + (" …" if len(players) > MOST_NAMES else "")


def _joining(number: int, words: Words) -> tuple[Row, ...]:
    return (
        Row(
            (
                Button(f"league.{number}.join", words("league-join"), "success"),
                Button(f"league.{number}.leave", words("league-leave")),
                Button(f"league.{number}.next", words("league-my-next"), "primary"),
                Button(f"league.{number}.help", words("league-help-button")),
            )
        ),
    )


def panel(
    number: int,
    name: str,
    league: League,
    seats: Sequence[int],
    names: Names,
    words: Words,
    said: str = "",
) -> Screen:
    """All that an organiser does, in one message; `seats` are the game's table sizes, `said` is
    about what has just been done."""
    lines = [said] if said else []
    lines += [f"## {escape(name)}", words("league-panel-head"), terms(league.terms, words)]
    lines += ["", _state(league, words)]
    blocks: list[Block] = [Text("\n".join(lines)), Text(_signed(league, names, words))]
    if league.phase == "sign-up":
        blocks += [*_menus(number, league.terms, seats, words), *_before(number, league, words)]
    else:
        blocks += _during(number, league, words)
    return Screen(tuple(blocks))


def terms(agreed: Terms, words: Words) -> str:
    """What is agreed, in a few lines."""
    game = words(f"{agreed.game}-name")
    if agreed.format == "swiss":
        lines = [words("league-terms-swiss", game=game, n=agreed.rounds, table=agreed.table)]
        lines += [words("league-terms-final")] if agreed.final else []
    else:
        lines = [words("league-terms-season", game=game, n=agreed.division, table=agreed.table)]
        up, down = agreed.moving
        lines.append(words(f"league-terms-{agreed.shape}", up=up, down=down))
    lines.append(words("league-terms-pace", days=agreed.interval, n=agreed.at_once))
    lines.append(words("league-terms-clock", clock=words(f"league-clock-{agreed.clock}")))
    if agreed.rated:
        lines.append(words("league-terms-rated"))
    if agreed.annul:
        lines.append(words("league-terms-annul"))
    prizes = "–".join(str(one) for one in agreed.prizes)
    lines.append(words("league-terms-points", prizes=prizes))
    return "\n".join(f"- {line}" for line in lines)


def _state(league: League, words: Words) -> str:
    if league.phase == "sign-up":
        count = len(league.players)
        if league.terms.format == "swiss" or count < league.terms.least:
            return words("league-state-sign-up", n=count)
        each = " + ".join(map(str, sizes(count, league.terms.division, league.terms.table)))
        return words("league-state-divisions", n=count, each=each)
    done = sum(slot.state == "ended" for slot in league.slots)
    return words(
        f"league-state-{league.phase}",
        season=league.season, done=done, of=len(league.slots), until=moment(league.deadline),
    )  # fmt: skip


def _menus(number: int, agreed: Terms, seats: Sequence[int], words: Words) -> Iterable[Select]:
    formats = [("season", words("league-format-season"))]
    formats += [(f"swiss-{n}", words("league-format-swiss", n=n)) for n in ROUNDS]
    chosen = "season" if agreed.format == "season" else f"swiss-{agreed.rounds}"
    yield _menu(number, "format", formats, chosen, words)
    tables = [(str(n), words("league-choose-table", n=n)) for n in (2, 3, 4) if n in seats]
    yield _menu(number, "table", tables, str(agreed.table), words)
    if agreed.format == "season":
        kinds = [
            (f"{n}-{shape}", words(f"league-choose-{shape}", n=n))
            for shape in ("column", "pyramid")
            for n in DIVISIONS
            if n >= agreed.table
        ]
        yield _menu(number, "division", kinds, f"{agreed.division}-{agreed.shape}", words)
    paces = [
        (f"{days}-{n}", words("league-choose-pace", days=days, n=n))
        for n in (1, 2, 3)
        for days in INTERVALS
    ]
    yield _menu(number, "pace", paces, f"{agreed.interval}-{agreed.at_once}", words)
    places = [(str(n), words("league-choose-places", n=n)) for n in PLACES]
    yield _menu(number, "places", places, str(agreed.places), words)
    clocks = [(one, words(f"league-clock-{one}")) for one in CLOCKS]
    yield _menu(number, "clock", clocks, agreed.clock, words)


def _menu(
    number: int, what: str, there: Sequence[tuple[str, str]], chosen: str, words: Words
) -> Select:
    choices = tuple(Choice(value, label, chosen=value == chosen) for value, label in there)
    return Select(f"league.{number}.set.{what}", words(f"league-menu-{what}"), choices)


def _before(number: int, league: League, words: Words) -> Iterable[Row]:
    agreed = league.terms
    flags = ["rated", "final" if agreed.format == "swiss" else "annul"]
    yield Row(
        tuple(
            Button(
                f"league.{number}.flag.{one}",
                words(f"league-flag-{one}", on=str(getattr(agreed, one)).lower()),
            )
            for one in flags
        )
    )
    few = len(league.players) < agreed.least
    yield Row(
        (
            Button(f"league.{number}.begin", words("league-begin"), "success", disabled=few),
            Button(f"league.{number}.rehearse", words("league-rehearse")),
            Button(f"league.{number}.announce", words("league-announce")),
            Button(f"league.{number}.undo", words("league-undo")),
            Button(f"league.{number}.help", words("league-help-button")),
        )
    )


def _during(number: int, league: League, words: Words) -> Iterable[Row]:
    pause = "pause" if league.phase == "running" else "resume"
    yield Row(
        (
            Button(f"league.{number}.table.1", words("league-standings"), "primary"),
            Button(f"league.{number}.calendar.1", words("league-calendar")),
            Button(f"league.{number}.{pause}", words(f"league-{pause}")),
            Button(f"league.{number}.extend", words("league-extend")),
            Button(f"league.{number}.undo", words("league-undo")),
        )
    )
    yield Row(
        (
            Button(f"league.{number}.end", words("league-end"), "danger"),
            Button(f"league.{number}.help", words("league-help-button")),
        )
    )


def question(number: int, what: str, words: Words) -> Screen:
    """Asked before something that ends a season."""
    yes = Button(f"league.{number}.{what}.yes", words(f"league-{what}-yes"), "danger")
    no = Button(f"league.{number}.panel", words("league-no"))
    return Screen((Text(words(f"league-{what}-question")), Row((yes, no))))

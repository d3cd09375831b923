"""What is agreed for a league: in words, and with a menu for each of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.leagues.playoffs import count_qualifiers
from bot.leagues.settings import MOST_MOVERS, PRIZE_LISTS, LeagueSettings
from bot.leagues.standings import ORDER
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import LeagueView
from bot.words import Words

DIVISIONS: Final = (4, 5, 6, 7, 8, 9, 10, 12, 13, 16)
INTERVALS: Final = (3, 7, 10, 14, 21, 28, 42)
PLACES: Final = (8, 14, 21, 28, 42, 56, 84, 128)
ROUNDS: Final = (2, 3, 4, 5, 6, 7)
CLOCKS: Final = ("blitz", "daily", "relaxed", "none")
TIMEOUT_CHOICES: Final = ("move", "wait")
PAGES: Final = {"play": ("format", "table", "division", "movers", "places"),
                "points": ("pace", "clock", "late", "prizes", "first")}  # fmt: skip
"""The pages of menus, and what each menu sets."""
Pair = tuple[str, str]


def render_settings_page(
    shown: LeagueView, page: str, seats: Sequence[int], said: str = ""
) -> Screen:
    """Some of the menus, with all that is agreed above them; `seats` are the game's table sizes,
    `said` is about what has just been done."""
    words = shown.words
    head = "\n".join(filter(None, (said, words(f"league-page-head-{page}"))))
    blocks: list[Block] = [Text(f"{head}\n{describe_settings(shown.league.settings, words)}")]
    for what in PAGES[page]:
        blocks += _setting_menu(shown, what, seats)
    other = next(one for one in PAGES if one != page)
    back = (
        shown.button("panel", words("league-to-panel"), "primary"),
        shown.button(f"terms.{other}", words(f"league-page-{other}")),
    )
    format_flag = "final" if shown.league.settings.format == "swiss" else "annul"
    return Screen(
        (*blocks, Row((*back, _flag_button(shown, format_flag if page == "play" else "rated"))))
    )


def describe_settings(agreed: LeagueSettings, words: Words) -> str:
    """What is agreed, in a few lines."""
    return "\n".join(
        f"- {line}" for line in (*_play_lines(agreed, words), *_point_lines(agreed, words))
    )


def _play_lines(agreed: LeagueSettings, words: Words) -> Iterable[str]:
    game = words(f"{agreed.game}-name")
    if agreed.format == "swiss":
        yield words("league-terms-swiss", game=game, n=agreed.rounds, table=agreed.table)
        if agreed.final:
            yield words("league-terms-final", n=count_qualifiers(agreed.table))
    else:
        yield words("league-terms-season", game=game, n=agreed.division, table=agreed.table)
        up, down = agreed.count_movers(agreed.division)
        yield words(f"league-terms-{agreed.shape}", up=up, down=down)
    if agreed.annul:
        yield words("league-terms-annul")


def _point_lines(agreed: LeagueSettings, words: Words) -> Iterable[str]:
    yield words("league-terms-pace", days=agreed.interval, n=agreed.at_once)
    yield words("league-terms-clock", clock=words(f"league-clock-{agreed.clock}"))
    if agreed.clock != "none":
        yield words(f"league-terms-late-{agreed.late}")
    yield words("league-terms-points", prizes=_format_prizes(agreed.prizes, agreed.table))
    ties = ", ".join(words(f"league-measure-{one}") for one in agreed.order[1:])
    yield words("league-terms-ties", ties=ties)
    if agreed.rated:
        yield words("league-terms-rated")


def _setting_menu(shown: LeagueView, what: str, seats: Sequence[int]) -> Iterable[Select]:
    """The menu for one of the terms, where it has a say in this format."""
    agreed, words = shown.league.settings, shown.words
    match what:
        case "format":
            pairs = _format_choices(words)
            now = "season" if agreed.format == "season" else f"swiss-{agreed.rounds}"
        case "table":
            sizes = (n for n in (2, 3, 4) if n in seats)
            pairs = [(str(n), words("league-choose-table", n=n)) for n in sizes]
            now = str(agreed.table)
        case "division":
            pairs, now = _division_choices(agreed, words), f"{agreed.division}-{agreed.shape}"
        case "movers":
            pairs, now = _mover_choices(agreed, words), str(min(agreed.movers, MOST_MOVERS))
        case "places":
            pairs = [(str(n), words("league-choose-places", n=n)) for n in PLACES]
            now = str(agreed.places)
        case "pace":
            pairs, now = _pace_choices(words), f"{agreed.interval}-{agreed.at_once}"
        case _:
            pairs, now = _rule_choices(what, agreed, words)
    if pairs:
        choices = tuple(Choice(value, label, chosen=value == now) for value, label in pairs)
        yield Select(shown.control(f"set.{what}"), words(f"league-menu-{what}"), choices)


def _format_choices(words: Words) -> list[Pair]:
    swiss = [(f"swiss-{n}", words("league-format-swiss", n=n)) for n in ROUNDS]
    return [("season", words("league-format-season")), *swiss]


def _division_choices(agreed: LeagueSettings, words: Words) -> list[Pair]:
    if agreed.format == "swiss":
        return []
    return [
        (f"{n}-{shape}", words(f"league-choose-{shape}", n=n))
        for shape in ("column", "pyramid")
        for n in sorted({*DIVISIONS, agreed.division})
        if n >= agreed.table
    ]


def _mover_choices(agreed: LeagueSettings, words: Words) -> list[Pair]:
    if agreed.format == "swiss":
        return []
    return [(str(n), words("league-choose-movers", n=n)) for n in range(1, MOST_MOVERS + 1)]


def _pace_choices(words: Words) -> list[Pair]:
    return [
        (f"{days}-{n}", words("league-choose-pace", days=days, n=n))
        for n in (1, 2, 3)
        for days in INTERVALS
    ]


def _rule_choices(what: str, agreed: LeagueSettings, words: Words) -> tuple[list[Pair], str]:
    """How time and points count."""
    match what:
        case "clock":
            named = ((one, words(f"league-clock-{one}")) for one in CLOCKS)
            pairs = [(one, words("league-choose-clock", clock=name)) for one, name in named]
            return pairs, agreed.clock
        case "late":
            return [
                (one, words(f"league-choose-late-{one}")) for one in TIMEOUT_CHOICES
            ], agreed.late
        case "prizes":
            lists = dict.fromkeys((*PRIZE_LISTS, agreed.prizes))
            pairs = [
                ("-".join(map(str, one)),
                 words("league-choose-prizes", prizes=_format_prizes(one, agreed.table)))
                for one in lists
            ]  # fmt: skip
            return pairs, "-".join(map(str, agreed.prizes))
        case _:
            firsts = ((one, words(f"league-measure-{one}")) for one in ORDER[1:-1])
            pairs = [(one, words("league-choose-first", measure=name)) for one, name in firsts]
            return pairs, agreed.order[1]


def _format_prizes(prizes: Sequence[int], table: int) -> str:
    """League points by place, as far as a table has places."""
    return "–".join(map(str, prizes[:table]))


def _flag_button(shown: LeagueView, what: str) -> Button:
    on = str(getattr(shown.league.settings, what)).lower()
    return shown.button(f"flag.{what}", shown.words(f"league-flag-{what}", on=on))

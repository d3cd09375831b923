"""A league's settings in words, a menu for each of them, and how long a session takes with them."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from bot.leagues.scheduling.swiss import count_qualifiers
from bot.leagues.session_length import SessionLength
from bot.leagues.settings import (
    INTERVALS,
    MOST_AT_ONCE,
    MOST_MOVERS,
    PLAYED_SHARES,
    PRIZE_LISTS,
    LeagueSettings,
    division_sizes,
)
from bot.leagues.standings import ORDER
from bot.models.match import CLOCK_PRESETS, LIVE
from bot.screens.screen import Block, Choice, Field, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import LeagueView, format_prizes
from bot.words import Words

DIVISIONS: Final = (4, 5, 6, 7, 8, 9, 10, 12, 13, 16)
AT_ONCE: Final = (1, 2, 3, 4, MOST_AT_ONCE)
PLACES: Final = (8, 14, 21, 28, 42, 56, 84, 128)
ROUNDS: Final = (2, 3, 4, 5, 6, 7)
CLOCKS: Final = (*(one for one in CLOCK_PRESETS if one != LIVE), "none")
TIMEOUT_CHOICES: Final = ("move", "wait")
PAGES: Final = {"play": ("format", "table", "division", "movers", "places"),
                "points": ("pace", "clock", "late", "played", "prizes", "first")}  # fmt: skip
"""The pages of menus, and what each menu sets."""
ASKED_FIRST: Final = ("format", "table", "clock")  # what the form of a new league has


def render_settings_page(
    view: LeagueView, page: str, seats: Sequence[int], note: str = "", changed: str = "", *,
    length: SessionLength | None = None, flags: Sequence[str] = (),
) -> Screen:  # fmt: skip
    """The menus of a page; `seats` are the game's table sizes, `note` is about the last change and
    stands where the finger is: above the menu that `changed`, else above the switches. `length` is
    that of the sessions, and `flags` are the switches that only some games have."""
    words = view.words
    lines = (f"### {words(f'league-page-{page}')}", describe_session_length(length, view))
    blocks: list[Block] = [Text("\n".join(filter(None, lines))), *fix_rows(length, view, page)]
    settings, players = view.league.settings, len(view.league.players)
    for what in PAGES[page]:
        labels, present = _list_values(what, settings, seats, players, words)
        if not labels:  # the format has no such setting
            continue
        if note and what == changed:
            blocks.append(Text(note))
        choices = tuple(Choice(one, label, chosen=one == present) for one, label in labels.items())
        menu = Select(view.control(f"set.{what}"), words(f"league-menu-{what}"), choices)
        blocks.append(menu)
    if note and changed not in PAGES[page]:
        blocks.append(Text(note))
    other = next(one for one in PAGES if one != page)
    format_flag = "final" if settings.format == "swiss" else "annul"
    shown = (format_flag,) if page == "play" else ("rated", *flags)
    to_other = view.button(f"terms.{other}", words(f"league-page-{other}"))
    switches = (view.button(f"flag.{one}", _label_flag(one, settings, words)) for one in shown)
    row = view.row("panel", to_other, *switches)
    return Screen((*blocks, row))


def build_choice_fields(
    settings: LeagueSettings, seats: Sequence[int], words: Words
) -> tuple[Field, ...]:
    """What a new league is asked; without a choice it stays as proposed."""
    fields = []
    for what in ASKED_FIRST:
        labels, present = _list_values(what, settings, seats, 0, words)
        choices = tuple(Choice(one, label, chosen=one == present) for one, label in labels.items())
        if len(choices) > 1:
            label = words(f"league-menu-{what}")
            fields.append(Field(what, label, required=False, choices=choices))
    return tuple(fields)


def describe_settings(settings: LeagueSettings, players: int, words: Words) -> str:
    """All of them, for a season of at most so many players, mostly as the menus call them."""
    brief = describe_briefly(settings, players, words, is_open=True)
    lines = _setting_lines(settings, players, words)
    return "\n".join((brief, *(f"- {line}" for line in lines)))


def describe_briefly(settings: LeagueSettings, players: int, words: Words, *, is_open: bool) -> str:
    """What somebody who may join wants to know first; once sign-up is not open, in fewer words."""
    game = words.name_of(f"{settings.game}-name", settings.game)
    clock = words.name_of(f"league-brief-{settings.clock}", settings.clock)
    is_rated = str(settings.rated).lower()
    play = words("league-brief-play", game=game, table=settings.table, rated=is_rated)
    pace = describe_pace(settings, players, words)
    # What the game calls its short matches and what is shorter, if the league plays them
    quick = words.name_of(f"{settings.game}-quick-about", "") if settings.quick and is_open else ""
    lines = (play, quick, words("league-brief-clock", clock=clock), pace)
    return "\n".join(filter(None, lines))


def describe_pace(settings: LeagueSettings, players: int, words: Words) -> str:
    """The rounds of a season of so many players, and how many matches a player has at once."""
    players = max(players, settings.division)
    rounds, most = settings.has_one_round(players), settings.count_matches_at_once(players)
    kind = "single" if rounds else "several"
    return words("league-brief-pace", rounds=kind, days=settings.interval, n=most)


def _setting_lines(settings: LeagueSettings, players: int, words: Words) -> Iterable[str]:
    if settings.format == "swiss":
        yield words("league-format-swiss", n=settings.rounds)
        if settings.final:
            yield _label_flag("final", settings, words)
    else:
        yield words("league-format-season")
        if len(division_sizes(players, settings.division, settings.table)) > 1:
            yield words(f"league-choose-{settings.shape}", n=settings.division)
            yield words("league-choose-movers", n=settings.count_movers(settings.division)[1])
        yield _label_flag("annul", settings, words)
    if settings.clock != "none":
        yield words(f"league-choose-late-{settings.late}")
    yield words("league-choose-played", n=settings.played)
    prizes = format_prizes(settings.prizes, settings.table)
    yield words("league-choose-prizes", prizes=prizes)
    order = (one for one in settings.measures if one not in ("points", "lot"))
    ties = ", ".join(words(f"league-measure-{one}") for one in order)
    yield words("league-choose-first", measure=ties)


def _list_values(
    what: str, settings: LeagueSettings, seats: Sequence[int], players: int, words: Words
) -> tuple[dict[str, str], str]:
    """Labels by value, and the present value."""
    is_season = settings.format == "season"
    match what:
        case "format":
            labels = {"season": words("league-format-season")}
            labels |= {f"swiss-{n}": words("league-format-swiss", n=n) for n in ROUNDS}
            return labels, "season" if is_season else f"swiss-{settings.rounds}"
        case "division":
            sizes = sorted({*DIVISIONS, settings.division}) if is_season else []
            labels = {
                f"{n}-{shape}": words(f"league-choose-{shape}", n=n)
                for shape in ("column", "pyramid")
                for n in sizes
                if n >= settings.table
            }
            return labels, f"{settings.division}-{settings.shape}"
        case "movers":
            values = tuple(range(1, MOST_MOVERS + 1)) if is_season else ()
            present = min(settings.movers, MOST_MOVERS)
        case "table":
            values, present = tuple(n for n in (2, 3, 4) if n in seats), settings.table
        case "places":
            values, present = PLACES, settings.places
        case "played":
            values, present = PLAYED_SHARES, settings.played
        case "pace":
            return _list_paces(settings, players, words)
        case "clock":
            labels = {one: words(f"clock-{one}") for one in CLOCKS}
            return labels, settings.clock
        case "late":
            labels = {one: words(f"league-choose-late-{one}") for one in TIMEOUT_CHOICES}
            return labels, settings.late
        case "prizes":
            labels = {}
            for one in (*PRIZE_LISTS, settings.prizes):
                prizes = format_prizes(one, settings.table)
                labels["-".join(map(str, one))] = words("league-choose-prizes", prizes=prizes)
            return labels, "-".join(map(str, settings.prizes))
        case _:
            known = [one for one in ORDER[1:-1] if one in settings.measures]
            names = {one: words(f"league-measure-{one}") for one in known}
            labels = {one: words("league-choose-first", measure=m) for one, m in names.items()}
            return labels, settings.measures[1]
    return {str(n): words(f"league-choose-{what}", n=n) for n in values}, str(present)


def _list_paces(settings: LeagueSettings, players: int, words: Words) -> tuple[dict[str, str], str]:
    """Labels by value, and the present value. Whatever allows all sessions of a player at once is
    one choice, which says how many those are."""
    widest = replace(settings, at_once=MOST_AT_ONCE)
    most = widest.count_matches_at_once(max(players, settings.division))
    counts = {n: n for n in AT_ONCE if n < most} | {MOST_AT_ONCE: most}
    labels = {}
    for value, n in counts.items():
        single = replace(settings, at_once=value).has_one_round(max(players, settings.division))
        rounds = "single" if single else "several"
        for days in INTERVALS:
            label = words("league-choose-pace", rounds=rounds, days=days, n=n)
            labels[f"{days}-{value}"] = label
    present = settings.at_once if settings.at_once < most else MOST_AT_ONCE
    return labels, f"{settings.interval}-{present}"


def _label_flag(what: str, settings: LeagueSettings, words: Words) -> str:
    on, name = str(getattr(settings, what)).lower(), words.name_of(f"{settings.game}-quick", "")
    best = count_qualifiers(settings.table)
    return words(f"league-flag-{what}", on=on, name=name, n=best)


def describe_session_length(length: SessionLength | None, view: LeagueView) -> str:
    """Empty if nothing is known."""
    if length is None:
        return ""
    words, kind = view.words, "short" if length.is_too_long else "enough"
    lines = [
        words(
            f"league-length-{kind}",
            matches=length.matches, n=view.league.settings.table, own=length.own_matches,
            days=length.days, most=length.most_days, limit=length.limit,
        )
    ]  # fmt: skip
    if length.times_out_at_night:
        lines.append(words("league-length-night"))
    key = "helps" if all(fix.is_enough for fix in length.fixes) else "partly"
    return "\n".join(lines) + (f" {words(f'league-length-{key}')}" if length.fixes else "")


def fix_rows(length: SessionLength | None, view: LeagueView, page: str = "") -> tuple[Row, ...]:
    """A button for each change that helps, on a page of settings or elsewhere; green ones are
    enough."""
    if length is None or not length.fixes:
        return ()
    settings, words = view.league.settings, view.words
    name = words.name_of(f"{settings.game}-quick", "")
    single = settings.has_one_round(max(len(view.league.players), settings.division))
    rounds, buttons = "single" if single else "several", []
    for fix in length.fixes:
        n, days = fix.value if isinstance(fix.value, str) else int(fix.value), fix.most_days
        label = words(f"league-fix-{fix.name}", n=n, days=days, name=name, rounds=rounds)
        control = ".".join(filter(None, ("fix", fix.name, str(n), page)))
        buttons.append(view.button(control, label, "success" if fix.is_enough else "secondary"))
    return (Row(tuple(buttons)),)

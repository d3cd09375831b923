"""The poster of a lobby: what is played, how long it takes, who is there, and how to join."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from bot.markdown import escape
from bot.models.match import (
    CLOCK_PRESETS,
    DAYS_CLOCKS,
    LIVE,
    SeatInfo,
    Status,
    Table,
    choose_days_clock,
)
from bot.models.people import AnswerPace
from bot.screens.panel import match_heading
from bot.screens.screen import Button, Choice, Picture, Row, Screen, Style, Text
from bot.screens.shared import clocks
from bot.screens.shared.names import format_list, level_name, match_title, seat_label
from bot.words import Words
from engine.contract import FIRST_SEAT, QUICK, Options, OptionSpec, OptionValue, Seat

ACCENT = 0x3E7CB1
GREY = 0x747F8D
LIVE_CLOCK: Final = CLOCK_PRESETS[LIVE]  # of a match that is played while everyone is there


@dataclass(frozen=True, slots=True)
class LobbyGame:
    """What a lobby shows of its game: the options, the computers' levels, numbers of players, how
    many decisions a match takes one after another, how many matches a tournament session has if
    there are any, and the colours that players may choose from."""

    options: tuple[OptionSpec, ...]
    levels: Sequence[str] = ()
    sizes: Sequence[int] = ()
    answers: int | None = None
    session_matches: int = 0
    cover: Picture | None = None
    paces: Mapping[int, AnswerPace] = field(default_factory=dict)
    """Those of its players, as far as they are known."""
    threads: bool = False
    """Whether matches of the server have threads of their own, unless their host decides."""
    colours: tuple[Choice, ...] = ()
    proposals: Mapping[str, bool] = field(default_factory=dict)
    """The names of what the game proposes, and whether it is still to be chosen: the game's
    catalogue has the buttons (`<game>-<name>`) and, for some, what speaks for them
    (`<game>-<name>-why`)."""
    asks_in_secret: bool = False
    """Whether players may be asked something of which no one else is to hear."""
    draw_options: Callable[[Seat | None], Picture | None] = lambda _: None
    """What the table can choose from, or a seat for itself, if the game shows it."""
    set_by_session: Options = field(default_factory=dict)
    """The options that a session sets, as it does."""
    usual_level: str = ""  # of a computer that is added without a choice


def render_lobby(table: Table, game: LobbyGame, words: Words) -> Screen:
    if table.status is Status.CANCELLED:
        return render_closed(table, words)
    cover = () if game.cover is None else (game.cover,)
    offered = (name for name in game.proposals if _is_offered(table, game, name))
    why = [words.name_of(f"{table.game}-{name}-why", "") for name in offered]
    small = (describe_terms(table, game, words), describe_expected(table, words), *why)
    lines = [*list_seats(table, game, words), *(f"-# {line}" for line in small if line)]
    if table.is_full and _has_computer_to_replace(table):
        lines.append(f"-# {words('lobby-replaces')}")
    elif table.start_when_full and not table.is_full:
        lines.append(f"-# {words('lobby-starts-alone')}")
    stage = describe_size(table, game, words)
    if table.clock is not None and not is_solo(table):
        stage = f"{stage} · {clocks.format_pace(table.clock, words)}"
    if table.is_full:
        host = next((escape(s.name) for s in table.seats if s.player == table.host), "")
        stage = f"{words('lobby-full', name=host)}\n{stage}"
    head = Text(match_heading(table, stage, words))
    blocks = head, *cover, Text("\n".join(lines)), *_list_controls(table, game, words)
    return Screen(blocks, table.match, 0, ACCENT)


def render_closed(table: Table, words: Words) -> Screen:
    return Screen((Text(words("lobby-closed", title=match_title(table, words))),), accent=GREY)


def describe_size(table: Table, game: LobbyGame, words: Words) -> str:
    """How many are there, and about how long the match takes."""
    taken, seats = sum(not seat.is_empty for seat in table.seats), len(table.seats)
    key = "lobby-seats" if table.is_full else "lobby-count"
    count = words(key, n=seats, taken=taken, of=seats)
    if game.answers is None or (table.clock is None and not is_solo(table)):
        return count
    minutes = clocks.estimate_minutes(game.answers)
    if is_solo(table) or is_live(table):
        return f"{count} · {words('lobby-length-now', minutes=minutes)}"
    days = clocks.estimate_days(table, game.answers, game.paces)
    return f"{count} · {words('lobby-length-days', days=days)}"


def is_solo(table: Table) -> bool:
    """Whether a person plays against computers alone: no seat is left for others."""
    return has_one_person(table) and table.is_full


def has_one_person(table: Table) -> bool:
    return sum(seat.player is not None for seat in table.seats) == 1


def is_live(table: Table) -> bool:
    return table.clock is None or table.clock.allowance < clocks.HOUR


def describe_terms(table: Table, game: LobbyGame, words: Words) -> str:
    """In a line what differs from the defaults; empty if nothing does."""
    parts = []
    if table.session is not None:
        parts.append(words("lobby-session", n=table.session.total))
    if table.stake.rated:
        parts.append(words("lobby-rated"))
    if not table.open_to_all:
        parts.append(words("lobby-invited-only"))
    if table.has_own_thread(game.threads) != game.threads:
        parts.append(words("lobby-in-thread" if table.own_thread else "lobby-in-channel"))
    for spec in game.options:
        chosen = table.options.get(spec.key, spec.default)
        if is_choosable(spec) and spec.seat is None and chosen != spec.default:
            parts.append(describe_option(table, spec, chosen, words))
    return " · ".join(parts)


def describe_expected(table: Table, words: Words) -> str:
    """Who was invited and may still come; empty if nobody is expected."""
    names = [escape(name) for name in table.expected if name and not table.is_full]
    return words("lobby-expected", names=format_list(names, words)) if names else ""


def describe_option(table: Table, spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """`Pack: Classics`; seats are named by who sits there."""
    named = words.name_of(f"{table.game}-option-{spec.key}", spec.key)
    if spec.kind == "seats" and isinstance(value, tuple) and value:
        shown = format_list([_name_seat(table, one, words) for one in value], words)
    elif spec.key == FIRST_SEAT and str(value).isdecimal():
        shown = _name_seat(table, str(value), words)
    else:
        shown = format_option_value(table.game, spec, value, words)
    return f"{named}: {shown}"


def _name_seat(table: Table, number: str, words: Words) -> str:
    """Who sits at the seat with this number from 1, or its number while it is empty."""
    seat = next((one for one in table.seats if one.seat + 1 == int(number)), None)
    if seat is None or seat.is_empty:
        return words("name-seat", number=number)
    return seat_label(table, seat, words)


def is_choosable(spec: OptionSpec) -> bool:
    """Whether players choose this option; not if the bot sets it or it has a single choice."""
    if not spec.offered or spec.kind == "items":
        return False
    return spec.kind != "choice" or len(spec.choices) > 1


def format_option_value(game: str, spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """An option's value in words; content packs that the catalogue does not know bring names."""
    if isinstance(value, tuple):
        return ", ".join(value) or words("option-none")
    text = str(value).lower() if isinstance(value, bool) else str(value)
    named = f"{game}-option-{spec.key}-{text}"
    if words.has_message(named):
        return words(named)
    if spec.names and value in spec.choices:
        return spec.names[spec.choices.index(str(value))]
    return words.name_of(f"option-{text}", text)


def list_seats(table: Table, game: LobbyGame, words: Words) -> list[str]:
    """A line for each seat, `1 · Ana (host) · red`; neighbours that are alike share a line."""
    lines = []
    labels = {seat: _describe_seat(table, seat, game, words) for seat in table.seats}
    for label, run in groupby(table.seats, key=lambda seat: labels[seat]):
        first, *others = run
        numbers = f"{first.seat + 1}–{others[-1].seat + 1}" if others else f"{first.seat + 1}"
        shown = label
        if others and first.is_empty and not first.reserved_for:
            own = _list_own_options(table, first, game, words)
            shown = " · ".join((words("lobby-empty"), *own))
        lines.append(f"{numbers} · {shown}")
    return lines


def _describe_seat(table: Table, seat: SeatInfo, game: LobbyGame, words: Words) -> str:
    own = _list_own_options(table, seat, game, words)
    if seat.reserved_for:
        return " · ".join((words("seat-kept-for", name=escape(seat.reserved_for)), *own))
    label = seat_label(table, seat, words)
    if seat.is_empty:
        return " · ".join((label, *own))
    host = words("lobby-host") if seat.player == table.host else ""
    colours = [one.label for one in game.colours if one.value == str(seat.colour)]
    return " · ".join((f"**{label}**{host}", *colours, *own))


def _list_own_options(table: Table, seat: SeatInfo, game: LobbyGame, words: Words) -> list[str]:
    """What was chosen for a seat alone."""
    return [
        format_option_value(table.game, spec, table.options[spec.key], words)
        for spec in game.options
        if spec.seat == seat.seat and table.options.get(spec.key, spec.default) != spec.default
    ]


def _list_controls(table: Table, game: LobbyGame, words: Words) -> tuple[Text | Row, ...]:
    """What is for everyone, then what is for the host: computers and their level, the pace, which a
    match against computers alone doesn't have, and what the game proposes. One button is green: to
    join while there is room, then to start. What can't be pressed stays where it is, so that
    nothing moves under a finger."""
    empty = not table.is_full
    styles: tuple[Style, Style] = ("success", "secondary") if empty else ("secondary", "success")
    joinable = empty or _has_computer_to_replace(table)
    join = Button("lobby.join", words("lobby-join"), styles[0], disabled=not joinable)
    start = Button("lobby.start", words("lobby-start"), styles[1], disabled=empty)
    computers = []
    if game.levels:  # one of the middle level, with a seat for it if none is empty
        control = f"lobby.computer.{game.usual_level}"
        has_room = empty or _can_grow(table, game)
        computers.append(Button(control, words("lobby-computer"), disabled=not has_room))
    options = Button("lobby.options", words("lobby-options"))
    grows = "yes" if computers and not empty and _can_grow(table, game) else "no"
    told = Text(f"-# {words('lobby-for-host', grows=grows)}")
    alone = is_solo(table)
    name = clocks.name_clock(table.clock)
    usual = name if name in DAYS_CLOCKS else choose_days_clock(game.answers)
    now, days = (
        Button(
            f"lobby.pace.{pace}",
            words(f"lobby-{pace}", time=clocks.format_span(CLOCK_PRESETS[preset].allowance, words)),
            "primary" if name == preset else "secondary",
            disabled=alone,
        )
        for pace, preset in (("now", LIVE), ("days", usual))
    )
    proposed = (
        Button(
            f"lobby.propose.{name}",
            words(f"{table.game}-{name}"),
            disabled=not _is_offered(table, game, name),
        )
        for name in game.proposals
    )
    hosts = Row((*computers, start, *_list_levels(table, game, words)))
    return (Row((join, options)), told, hosts, Row((now, days, *proposed)))


def _can_grow(table: Table, game: LobbyGame) -> bool:
    return len(table.seats) + 1 in game.sizes and table.stake.fixture is None


def _has_computer_to_replace(table: Table) -> bool:
    """Whether a person who joins the full lobby takes a computer's seat."""
    return table.stake.fixture is None and any(seat.computer for seat in table.seats)


def _list_levels(table: Table, game: LobbyGame, words: Words) -> tuple[Button, ...]:
    """The level of the computers, the last one's; a press gives all of them the next one."""
    levels = game.levels
    seated = [levels.index(one.computer) for one in table.seats if one.computer in levels]
    if not seated or len(levels) == 1:
        return ()
    following = levels[(seated[-1] + 1) % len(levels)]
    label = words("lobby-computers-level", level=level_name(levels[seated[-1]], words))
    return (Button(f"lobby.level.{following}", label),)


def _is_offered(table: Table, game: LobbyGame, name: str) -> bool:
    """A shorter match only where it takes days, and nothing to who plays against computers."""
    is_useful = name != QUICK or not is_live(table)
    return game.proposals[name] and is_useful and not is_solo(table)

"""The private panel behind a lobby's poster: what is set, for everyone, and the host's controls."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, Literal

from bot.markdown import escape, to_plain_text
from bot.models.match import CLOCK_PRESETS, SeatInfo, Table
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.panel import tab_row
from bot.screens.screen import Block, Button, Choice, Pick, Row, Screen, Select, Text
from bot.screens.shared import clocks
from bot.screens.shared.lobby import (
    ACCENT,
    LobbyGame,
    describe_expected,
    describe_option,
    describe_size,
    describe_terms,
    format_option_value,
    has_one_person,
    is_choosable,
    is_solo,
    list_seats,
)
from bot.screens.shared.names import level_name, match_title, seat_label
from bot.screens.shared.seats import seats_menu
from bot.words import Words
from engine.contract import FIRST_SEAT, OptionSpec, OptionValue

ABOUT: Final = "about"
PAGES: Final = (ABOUT, "seats", "rules", "clock", "guests")
OPTION: Final = "lobby.set."  # before an option's key, the control of the menu that it has alone
LATE: Final[tuple[Literal["move", "wait"], ...]] = ("move", "wait")
MOST_TOGETHER: Final = 3  # values of an option that share a menu with those of other options


@dataclass(frozen=True, slots=True)
class Reader:
    """A player, and whether they may press a control."""

    player: int
    may_press: Callable[[str], bool]


def render_options(
    table: Table, game: LobbyGame, words: Words, page: str, reader: Reader
) -> Screen:
    """A page of a lobby's options, with the controls that the reader may press."""
    pages = (_about_page, _seats_page, _rules_page, _clock_page, _guests_page)
    render = dict(zip(PAGES, pages, strict=True))[page]
    head, blocks = _keep_pressable(*render(table, game, words, reader), reader=reader, words=words)
    shown = (head, *blocks, tab_row("lobby", PAGES, page, words))
    return Screen(shown, table.match, 0, ACCENT, is_panel=True, options=page)


def _keep_pressable(
    head: Block, *blocks: Block, reader: Reader, words: Words
) -> tuple[Text, list[Block]]:
    """Without what the reader may not press; the head lists what is set in menus of options."""
    assert isinstance(head, Text)
    lines, kept = [head.body], list[Block]()
    for block in blocks:
        match block:
            case Row(buttons=buttons):
                if allowed := tuple(one for one in buttons if reader.may_press(one.control)):
                    kept.append(Row(allowed))
            case Select(control=control) | Pick(control=control) if not reader.may_press(control):
                if isinstance(block, Select) and control.startswith(OPTION):
                    lines.append(_describe_chosen(block, words))
            case _:
                kept.append(block)
    return Text("\n".join(lines)), kept


def _describe_chosen(menu: Select, words: Words) -> str:
    """What is chosen in a menu, and what that means."""
    chosen = [one for one in menu.choices if one.chosen]
    if menu.least == 0:
        names = ", ".join(escape(one.label) for one in chosen) or words("option-none")
        return f"{menu.placeholder}: {names}"
    lines = (line for one in chosen for line in (escape(one.label), f"-# {one.description}"))
    return "\n".join(line for line in lines if line != "-# ")


def render_cancel_question(table: Table, words: Words) -> Screen:
    """The harmless answer comes last: a finger that pressed twice is over it, or over nothing."""
    no = Button("lobby.options", words("lobby-cancel-no"))
    yes = Button("lobby.close", words("lobby-cancel"), "danger")
    question = Text(words("lobby-cancel-sure", title=match_title(table, words)))
    return Screen((question, Row((yes,)), Row((no,))), table.match, 0, ACCENT, is_panel=True)


def _head(page: str, lines: Sequence[str], words: Words) -> Text:
    return Text("\n".join((f"### {words(f'lobby-page-{page}')}", *lines)))


def _about_page(table: Table, game: LobbyGame, words: Words, reader: Reader) -> tuple[Block, ...]:
    """The terms in short, with people's known pace; for a player the options of their own seat."""
    own = table.seat_of(reader.player)
    who = "" if reader.may_press("lobby.rule") else words("lobby-only-host")
    questions = words("lobby-questions") if game.asks_in_secret else ""
    small = (describe_terms(table, game, words), describe_expected(table, words), questions, who)
    lines = [describe_size(table, game, words), _describe_clock(table, words, is_short=True)]
    lines += [f"-# {line}" for line in small if line]
    for seat in table.seats:
        if (pace := game.paces.get(seat.player or 0)) is not None:
            lines.append(f"{seat_label(table, seat, words)}{clocks.describe_pace(pace, words)}")
    title = words("lobby-options-head", title=match_title(table, words))
    head = Text("\n".join((f"### {title}", *lines)))
    cancel = Button("lobby.cancel", words("lobby-cancel"), "danger")
    if own is None:
        return (head, Row((cancel,)))
    # Without its last person a lobby closes, which **Cancel match** asks about.
    leave = Button("lobby.leave", words("lobby-leave"), disabled=has_one_person(table))
    menus = _own_menus(table, game, words, own)
    picture = game.draw_options(own.seat) if menus else None
    shown = (picture,) if picture else ()
    colours = _colour_menus(table, game, words, own)
    return (head, *shown, *colours, *menus, Row((leave, cancel)))


def _colour_menus(table: Table, game: LobbyGame, words: Words, own: SeatInfo) -> tuple[Select, ...]:
    """The free colours, and that of the reader's own seat."""
    if not game.colours:
        return ()
    taken = {str(seat.colour) for seat in table.seats if not seat.is_empty and seat != own}
    free = (one for one in game.colours if one.value not in taken)
    found = [replace(one, chosen=one.value == str(own.colour)) for one in free]
    any_colour = Choice("0", words("lobby-colour-any"), chosen=not own.colour)
    return (Select("lobby.colour", words("lobby-colour"), (any_colour, *found)),)


def _own_menus(table: Table, game: LobbyGame, words: Words, own: SeatInfo) -> list[Select]:
    menus = []
    for spec in _list_specs(table, game):
        if spec.seat != own.seat:
            continue
        named, choices = f"{table.game}-option-{spec.key}", list[Choice]()
        label = words.name_of(f"{named}-own", words.name_of(named, spec.key))
        for one in spec.choices[:MOST_CHOICES]:
            is_chosen = one == table.options[spec.key]
            value = format_option_value(table.game, spec, one, words)
            value = f"{label}: {value}" if is_chosen else value  # a closed menu shows only it
            about = _explain_option(table, spec, one, words)
            choices.append(Choice(one, shorten(value, LONGEST_LABEL), about, chosen=is_chosen))
        menus.append(Select(f"lobby.own.{spec.key}", label, tuple(choices)))
    return menus


def _describe_clock(table: Table, words: Words, *, is_short: bool = False) -> str:
    if is_solo(table):
        return words("lobby-clock-alone")
    return clocks.describe_clock(table.clock, words, is_short=is_short)


def _seats_page(table: Table, game: LobbyGame, words: Words, reader: Reader) -> tuple[Block, ...]:
    empty = [seat for seat in table.seats if seat.is_empty]
    blocks: list[Block] = [_head("seats", list_seats(table, game, words), words)]
    if empty and game.levels:
        choices = tuple(
            Choice(one, words("lobby-level", level=level_name(one, words)))
            for one in game.levels[-MOST_CHOICES:]
        )
        blocks.append(Select("lobby.computer", words("lobby-add"), choices))
    if len(table.seats) > 1 and len(empty) < len(table.seats) - 1:
        swaps = []
        for before, seat in pairwise(table.seats):
            name, other = (_plain_name(table, one, words) for one in (seat, before))
            label = shorten(words("lobby-order-one", name=name, other=other), LONGEST_LABEL)
            swaps.append(Choice(str(seat.seat), label))
        blocks.append(Select("lobby.order", words("lobby-order"), tuple(swaps)))
    first = next((one for one in _list_specs(table, game) if one.key == FIRST_SEAT), None)
    if first is not None and len(table.seats) > 1:
        blocks.append(_value_menu(table, first, words))
    grows = len(table.seats) + 1 in game.sizes
    shrinks = bool(empty) and len(table.seats) - 1 in game.sizes
    more = (
        Button("lobby.seat", words("lobby-seat"), disabled=not grows),
        Button("lobby.shrink", words("lobby-shrink"), disabled=not shrinks),
    )
    return (*blocks, Row(more))


def _plain_name(table: Table, seat: SeatInfo, words: Words) -> str:
    """For a menu: a person, a computer, or the seat's number."""
    if seat.is_empty:
        return words("name-seat", number=seat.seat + 1)
    return to_plain_text(seat.name) or level_name(str(seat.computer), words)


def _list_specs(table: Table, game: LobbyGame) -> list[OptionSpec]:
    """The options that count at this table."""
    seats = len(table.seats)
    fitting = (one for one in game.options if not one.seats or seats in one.seats)
    return [
        one
        for one in fitting
        if is_choosable(one) and one.key in table.options and _is_relevant(table, one)
    ]


def _is_relevant(table: Table, spec: OptionSpec) -> bool:
    """Whether an option counts beside the others; what was changed can always be changed back."""
    if spec.needs is None or table.options[spec.key] != spec.default:
        return True
    key, values = spec.needs
    return table.options.get(key) in values


def _rules_page(table: Table, game: LobbyGame, words: Words, reader: Reader) -> tuple[Block, ...]:
    """Without what each player chooses for their own seat. Options of few values share a menu, if
    the reader may press it; what a session sets is only told."""
    listed = [
        one
        for one in _list_specs(table, game)
        if one.key != FIRST_SEAT and (one.seat is None or table.seats[one.seat].player is None)
    ]
    ruled = [one for one in listed if one.key in game.set_by_session]
    specs = listed if table.session is None else [one for one in listed if one not in ruled]
    most = MOST_TOGETHER if reader.may_press("lobby.rule") else 0
    apart = [one for one in specs if len(_list_values(one)) > most or one.kind == "seats"]
    shown = (one for one in specs if one not in apart)  # the menus of the others say what is chosen
    lines = [describe_option(table, one, table.options[one.key], words) for one in shown]
    sets = " · ".join(
        describe_option(table, one, game.set_by_session[one.key], words)
        for one in ruled
        if table.session is not None or game.set_by_session[one.key] != table.options[one.key]
    )
    if sets:  # or would set
        lines.append(f"-# {words('lobby-session-sets', n=game.session_matches, rules=sets)}")
    blocks: list[Block] = [_head("rules", lines, words)]
    if picture := game.draw_options(None):
        blocks.append(picture)
    together = [
        _build_choice(table, spec, value, words)
        for spec in specs
        for value in _list_values(spec)
        if len(_list_values(spec)) <= most and value != table.options[spec.key]
    ]
    if together:
        choices = tuple(together[:MOST_CHOICES])
        blocks.append(Select("lobby.rule", words("lobby-rule"), choices))
    blocks += [_value_menu(table, one, words) for one in apart]
    if game.session_matches:
        session = _toggle("session", table.session is None, words, n=game.session_matches)
        blocks.append(Row((session,)))
    return tuple(blocks)


def _list_values(spec: OptionSpec) -> tuple[OptionValue, ...]:
    return (True, False) if spec.kind == "flag" else spec.choices


def _build_choice(table: Table, spec: OptionSpec, value: OptionValue, words: Words) -> Choice:
    text, label = str(value), describe_option(table, spec, value, words)
    if isinstance(value, bool):
        named = words.name_of(f"{table.game}-option-{spec.key}", spec.key)
        text = text.lower()
        label = words("lobby-turn-on" if value else "lobby-turn-off", name=named)
    about = _explain_option(table, spec, text, words)
    return Choice(f"{spec.key}={text}", shorten(label, LONGEST_LABEL), about)


def _explain_option(table: Table, spec: OptionSpec, value: str, words: Words) -> str:
    """What this value of an option does, or any but the usual one, if the game says it."""
    key = f"{table.game}-option-{spec.key}"
    is_usual = value == spec.default and spec.key != FIRST_SEAT
    abouts = (f"{key}-{value}-about", *(() if is_usual else (f"{key}-about",)))
    return next((words(about) for about in abouts if words.has_message(about)), "")


def _value_menu(table: Table, spec: OptionSpec, words: Words) -> Select:
    """A menu of its own for an option: of seats, the first player, or many values."""
    control = f"{OPTION}{spec.key}"
    named = words.name_of(f"{table.game}-option-{spec.key}", spec.key)
    chosen, numbers = table.options[spec.key], [str(seat.seat + 1) for seat in table.seats]
    if spec.kind == "seats":
        held = chosen if isinstance(chosen, tuple) else ()
        choices = tuple(
            Choice(one, _plain_name(table, seat, words), chosen=one in held)
            for one, seat in zip(numbers, table.seats, strict=True)
        )
        return Select(control, named, choices, least=0, most=len(choices))
    values = _list_values(spec)
    if spec.key == FIRST_SEAT:
        values = (*(one for one in spec.choices if not one.isdecimal()), *numbers)
    found = []
    for one in values[:MOST_CHOICES]:
        label = shorten(to_plain_text(describe_option(table, spec, one, words)), LONGEST_LABEL)
        text = str(one).lower() if isinstance(one, bool) else str(one)
        about = "" if one in numbers else _explain_option(table, spec, text, words)
        found.append(Choice(text, label, about, chosen=one == chosen))
    return Select(control, named, tuple(found))


def _clock_page(table: Table, game: LobbyGame, words: Words, reader: Reader) -> tuple[Block, ...]:
    lines = [describe_size(table, game, words), _describe_clock(table, words)]
    if is_solo(table) and table.clock is not None:
        lines += [words("lobby-clock-people"), clocks.describe_clock(table.clock, words)]
    lines.append(words("lobby-is-rated", on=str(table.stake.rated).lower()))
    now = clocks.name_clock(table.clock)
    choices = tuple(
        Choice(one, words(f"clock-{one}"), chosen=one == now) for one in (*CLOCK_PRESETS, "none")
    )
    blocks: list[Block] = [
        _head("clock", lines, words),
        Select("lobby.clock", words("lobby-page-clock"), choices),
    ]
    if table.clock is not None:
        late = tuple(
            Choice(one, words(f"league-choose-late-{one}"), chosen=one == table.clock.on_timeout)
            for one in LATE
        )
        blocks.append(Select("lobby.late", words("lobby-late"), late))
    rated = _toggle("rated", not table.stake.rated, words)
    return (*blocks, Row((rated,)))


def _guests_page(table: Table, game: LobbyGame, words: Words, reader: Reader) -> tuple[Block, ...]:
    """Who may join, when the match starts, and where it is played."""
    who = words("lobby-anyone" if table.open_to_all else "lobby-guests-only")
    alone = table.start_when_full and not table.is_full
    start = words("lobby-starts-alone" if alone else "lobby-starts-host")
    lines, in_thread = [who, start], table.has_own_thread(game.threads)
    if table.address.thread is None:
        lines.append(words("lobby-where", thread=str(in_thread).lower()))
    if expected := describe_expected(table, words):
        lines.append(f"-# {expected}")
    blocks: list[Block] = [_head("guests", lines, words)]
    if not table.is_full:
        invite = words("lobby-invite")
        blocks.append(Pick("lobby.invite", "user", invite, least=1, most=MOST_CHOICES))
    taken = [seat for seat in table.seats if not seat.is_empty and seat.player != table.host]
    if taken:
        blocks.append(seats_menu("lobby.free", words("lobby-free"), taken, table, words))
    toggles = [
        _toggle("open", not table.open_to_all, words),
        replace(_toggle("auto", not table.start_when_full, words), disabled=table.is_full),
    ]
    if table.address.thread is None:
        toggles.append(_toggle("thread", not in_thread, words))
    return (*blocks, Row(tuple(toggles)))


def _toggle(flag: str, on: bool, words: Words, **params: int | str) -> Button:
    state = "on" if on else "off"
    return Button(f"lobby.{flag}.{state}", words(f"lobby-{flag}-{state}", **params))

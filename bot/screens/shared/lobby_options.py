"""The private panel behind a lobby's poster: its terms for everyone, and the host's pages."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from bot.markdown import to_plain_text
from bot.models.match import CLOCK_PRESETS, SeatInfo, Table
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
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
PAGES: Final = ("seats", "rules", "clock", "guests")
"""The host's pages, in the order of their buttons."""
FIRST_ROW: Final = 3  # pages whose buttons fit side by side on a phone
LATE: Final = ("move", "wait")
MOST_TOGETHER: Final = 4  # values of an option that share a menu with those of other options


def render_options(
    table: Table, game: LobbyGame, words: Words, page: str, reader: int, *, closes: bool = False
) -> Screen:
    """A page of a lobby's options for a player. `closes` says that they may close the lobby without
    being its host."""
    pages = dict(zip(PAGES, (_seats_page, _rules_page, _clock_page, _guests_page), strict=True))
    if page in pages and table.host == reader:
        first, second = _tab_rows(page, words)
        shown = (*pages[page](table, game, words), Row(first), Row(second))
    else:
        shown = _about_page(table, game, words, reader, closes)
    return Screen(shown, table.match, 0, ACCENT, is_panel=True)


def _tab_rows(here: str, words: Words) -> tuple[tuple[Button, ...], tuple[Button, ...]]:
    """The host's pages at the end of each, where no press moves them; that which is open leads
    back."""
    tabs = tuple(
        Button(f"lobby.page.{ABOUT}", f"◂ {words(f'lobby-page-{one}')}", "primary")
        if one == here
        else Button(f"lobby.page.{one}", words(f"lobby-page-{one}"))
        for one in PAGES
    )
    return tabs[:FIRST_ROW], tabs[FIRST_ROW:]


def render_cancel_question(table: Table, words: Words) -> Screen:
    """The harmless answer comes last: a finger that pressed twice is over it, or over nothing."""
    no = Button("lobby.options", words("lobby-cancel-no"))
    yes = Button("lobby.close", words("lobby-cancel"), "danger")
    question = Text(words("lobby-cancel-sure", title=match_title(table, words)))
    return Screen((question, Row((yes,)), Row((no,))), table.match, 0, ACCENT, is_panel=True)


def _head(key: str, table: Table, lines: Sequence[str], words: Words) -> Text:
    title = words(key, title=match_title(table, words))
    return Text("\n".join((f"### {title}", *lines)))


def _about_page(
    table: Table, game: LobbyGame, words: Words, reader: int, closes: bool
) -> tuple[Block, ...]:
    """All terms in full, for everyone, with how those have answered lately of whom it is known;
    for a player the options of their own seat."""
    hosts, own = table.host == reader, table.seat_of(reader)
    small = (describe_terms(table, game, words), describe_expected(table, words))
    lines = [describe_size(table, game, words), _describe_clock(table, words)]
    lines += [f"-# {line}" for line in small if line]
    for seat in table.seats:
        if (pace := game.paces.get(seat.player or 0)) is not None:
            lines.append(f"{seat_label(table, seat, words)}{clocks.describe_pace(pace, words)}")
    first, last = _tab_rows(ABOUT, words) if hosts else ((), ())
    if own is not None:
        # Without its last person a lobby closes, which **Cancel match** asks about.
        alone = has_one_person(table)
        last += (Button("lobby.leave", words("lobby-leave"), disabled=alone),)
    if hosts or closes:
        last += (Button("lobby.cancel", words("lobby-cancel"), "danger"),)
    rows = (Row(row) for row in (first, last) if row)
    head = _head("lobby-options-head", table, lines, words)
    if own is None:
        return (head, *rows)
    menus = _own_menus(table, game, words, own)
    picture = game.draw_options(own.seat) if menus else None
    shown = (picture,) if picture else ()
    return (head, *shown, *_colour_menus(table, game, words, own), *menus, *rows)


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
        named = f"{table.game}-option-{spec.key}"
        choices = tuple(
            Choice(
                one,
                shorten(format_option_value(table.game, spec, one, words), LONGEST_LABEL),
                _explain_option(table, spec, one, words),
                chosen=one == table.options[spec.key],
            )
            for one in spec.choices[:MOST_CHOICES]
        )
        label = words.name_of(f"{named}-own", words.name_of(named, spec.key))
        menus.append(Select(f"lobby.own.{spec.key}", label, choices))
    return menus


def _describe_clock(table: Table, words: Words) -> str:
    if is_solo(table):
        return words("lobby-clock-alone")
    return clocks.describe_clock(table.clock, words)


def _seats_page(table: Table, game: LobbyGame, words: Words) -> tuple[Block, ...]:
    empty = [seat for seat in table.seats if seat.is_empty]
    blocks: list[Block] = [_head("lobby-page-seats", table, list_seats(table, game, words), words)]
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
    """The options that can be chosen at this table."""
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


def _rules_page(table: Table, game: LobbyGame, words: Words) -> tuple[Block, ...]:
    """Without what each player chooses for their own seat."""
    specs = [
        one
        for one in _list_specs(table, game)
        if one.key != FIRST_SEAT and (one.seat is None or table.seats[one.seat].player is None)
    ]
    apart = [one for one in specs if len(_list_values(one)) > MOST_TOGETHER or one.kind == "seats"]
    shown = (one for one in specs if one not in apart)  # the menus of the others say what is chosen
    lines = [describe_option(table, one, table.options[one.key], words) for one in shown]
    blocks: list[Block] = [_head("lobby-page-rules", table, lines, words)]
    if picture := game.draw_options(None):
        blocks.append(picture)
    together = [
        _build_choice(table, spec, value, words)
        for spec in specs
        for value in _list_values(spec)
        if len(_list_values(spec)) <= MOST_TOGETHER and value != table.options[spec.key]
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
        text, label = text.lower(), f"{'➕' if value else '➖'} {named}"
    about = _explain_option(table, spec, text, words)
    return Choice(f"{spec.key}={text}", shorten(label, LONGEST_LABEL), about)


def _explain_option(table: Table, spec: OptionSpec, value: str, words: Words) -> str:
    """What this value of an option, or any, does, if the game says it."""
    key = f"{table.game}-option-{spec.key}"
    abouts = (f"{key}-{value}-about", f"{key}-about")
    return next((words(about) for about in abouts if words.has_message(about)), "")


def _value_menu(table: Table, spec: OptionSpec, words: Words) -> Select:
    """A menu of its own for an option: of seats, the first player, or many values."""
    control = f"lobby.set.{spec.key}"
    named = words.name_of(f"{table.game}-option-{spec.key}", spec.key)
    chosen, numbers = table.options[spec.key], [str(seat.seat + 1) for seat in table.seats]
    if spec.kind == "seats":
        held = chosen if isinstance(chosen, tuple) else ()
        choices = tuple(
            Choice(one, _plain_name(table, seat, words), chosen=one in held)
            for one, seat in zip(numbers, table.seats, strict=True)
        )
        return Select(control, named, choices, least=0, most=len(choices))
    values = [one for one in spec.choices if spec.key != FIRST_SEAT or not one.isdecimal()]
    if spec.key == FIRST_SEAT:
        values += numbers
    found = (
        Choice(
            one,
            shorten(to_plain_text(describe_option(table, spec, one, words)), LONGEST_LABEL),
            "" if one in numbers else _explain_option(table, spec, one, words),
            chosen=one == chosen,
        )
        for one in values[:MOST_CHOICES]
    )
    return Select(control, named, tuple(found))


def _clock_page(table: Table, game: LobbyGame, words: Words) -> tuple[Block, ...]:
    lines = [describe_size(table, game, words), _describe_clock(table, words)]
    if is_solo(table) and table.clock is not None:
        lines += [words("lobby-clock-people"), clocks.describe_clock(table.clock, words)]
    now = "none" if table.clock is None else clocks.find_preset(table.clock)
    choices = tuple(
        Choice(one, words(f"clock-{one}"), chosen=one == now) for one in (*CLOCK_PRESETS, "none")
    )
    blocks: list[Block] = [
        _head("lobby-page-clock", table, lines, words),
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


def _guests_page(table: Table, game: LobbyGame, words: Words) -> tuple[Block, ...]:
    """Who may join, when the match starts, and where it is played."""
    who = words("lobby-anyone" if table.open_to_all else "lobby-guests-only")
    start = words("lobby-starts-alone" if table.start_when_full else "lobby-starts-host")
    lines = [who, start]
    if expected := describe_expected(table, words):
        lines.append(f"-# {expected}")
    blocks: list[Block] = [_head("lobby-page-guests", table, lines, words)]
    if any(seat.is_empty for seat in table.seats):
        invite = words("lobby-invite")
        blocks.append(Pick("lobby.invite", "user", invite, least=1, most=MOST_CHOICES))
    taken = [seat for seat in table.seats if not seat.is_empty and seat.player != table.host]
    if taken:
        blocks.append(seats_menu("lobby.free", words("lobby-free"), taken, table, words))
    toggles = [
        _toggle("open", not table.open_to_all, words),
        _toggle("auto", not table.start_when_full, words),
    ]
    if table.address.thread is None:
        toggles.append(_toggle("thread", not table.has_own_thread(game.threads), words))
    return (*blocks, Row(tuple(toggles)))


def _toggle(flag: str, on: bool, words: Words, **params: int | str) -> Button:
    state = "on" if on else "off"
    return Button(f"lobby.{flag}.{state}", words(f"lobby-{flag}-{state}", **params))

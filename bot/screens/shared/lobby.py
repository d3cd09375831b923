"""The lobby: who plays, what is agreed, and the buttons to join, fill and start it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.markdown import escape, to_plain_text
from bot.models.match import SeatInfo, Status, Table
from bot.models.people import Pace
from bot.screens.screen import Button, Choice, Pick, Row, Screen, Select, Text
from bot.screens.shared import clocks
from bot.screens.shared.names import format_list, level_name, match_title, seat_label
from bot.words import Words
from engine.contract import OptionSpec, OptionValue

ACCENT = 0x3E7CB1
GREY = 0x747F8D
MANY_WAIT = 2
MOST_PICKED = 25
"""At once, in one menu of Discord's."""


def render_lobby(
    table: Table,
    levels: Sequence[str],
    specs: Sequence[OptionSpec],
    words: Words,
    paces: Mapping[int, Pace] | None = None,
    answers: int | None = None,
    sizes: Sequence[int] = (),
) -> Screen:
    """The public message of a lobby, open or closed; `levels` and `specs` are its game's, `answers`
    how many it waits for one after another; `paces` say how those who sit there have answered;
    `sizes` are the numbers of players of its game."""
    if table.status is Status.CANCELLED:
        return Screen((Text(words("lobby-closed", title=match_title(table, words))),), accent=GREY)
    blocks = (
        Text(f"## {match_title(table, words)}\n{_describe_settings(table, specs, words)}"),
        Text("\n".join(_seat_lines(table, paces or {}, words))),
        *_clock_blocks(table, answers, paces or {}, words),
        Text("\n".join((*_invitation_lines(table, words), _describe_next_step(table, words)))),
        *_control_blocks(table, levels, sizes, words),
    )
    return Screen(blocks, table.match, 0, ACCENT)


def _describe_settings(table: Table, specs: Sequence[OptionSpec], words: Words) -> str:
    """What is played, for how many, and what differs from the usual."""
    parts = [words(f"{table.game}-name"), words("lobby-seats", n=len(table.seats))]
    if table.session is not None:
        parts.append(words("lobby-session", n=table.session.total))
    if table.stake.rated:
        parts.append(words("lobby-rated"))
    for spec in specs:
        chosen = table.options.get(spec.key, spec.default)
        if is_choosable(spec) and chosen != spec.default:
            value = format_option_value(table.game, spec, chosen, words)
            named = words.name_of(f"{table.game}-option-{spec.key}", spec.key)
            parts.append(f"{named}: {value}")
    return " · ".join(parts)


def is_choosable(spec: OptionSpec) -> bool:
    """Whether people choose this option: the house's own are not, nor is what has one answer."""
    if not spec.offered or spec.kind == "items":
        return False
    return spec.kind != "choice" or len(spec.choices) > 1


def format_option_value(game: str, spec: OptionSpec, value: OptionValue, words: Words) -> str:
    """An option's value as people read it; installed content that the catalogue does not know
    brings its own names."""
    if isinstance(value, tuple):
        return ", ".join(value) or words("option-none")
    text = str(value).lower() if isinstance(value, bool) else str(value)
    named = f"{game}-option-{spec.key}-{text}"
    if words.has_message(named):
        return words(named)
    if spec.names and value in spec.choices:
        return spec.names[spec.choices.index(str(value))]
    return words(f"option-{text}") if isinstance(value, bool) else text


def _clock_blocks(
    table: Table, answers: int | None, paces: Mapping[int, Pace], words: Words
) -> list[Text]:
    """The clock, and about how long the match takes; nothing where nobody waits for anybody."""
    if sum(seat.computer is None for seat in table.seats) < MANY_WAIT:
        return []
    lines = [clocks.describe_clock(table.clock, words)]
    if answers is not None:
        lines.append(clocks.describe_length(table, answers, paces, words))
    return [Text("\n".join(lines))]


def _seat_lines(table: Table, paces: Mapping[int, Pace], words: Words) -> list[str]:
    lines = []
    for seat in table.seats:
        host = words("lobby-host") if seat.player == table.host and seat.player else ""
        label = seat_label(table, seat, words)
        if seat.reserved_for:
            label = words("seat-kept-for", name=escape(seat.reserved_for))
        pace = clocks.describe_pace(paces.get(seat.player or 0), words)
        lines.append(f"{seat.seat + 1}. {label}{host}{pace}")
    return lines


def _invitation_lines(table: Table, words: Words) -> list[str]:
    """Who has been asked and may still come."""
    free = any(seat.is_empty for seat in table.seats)
    names = [escape(name) for name in table.expected if name and free]
    return [words("lobby-expected", names=format_list(names, words))] if names else []


def _describe_next_step(table: Table, words: Words) -> str:
    """What the lobby waits for."""
    empty = sum(seat.is_empty for seat in table.seats)
    if not empty:
        return words("lobby-full")
    kind = "open" if table.open_to_all else "invited"
    return words(f"lobby-waiting-{kind}", n=empty, auto=str(table.start_when_full).lower())


def _control_blocks(
    table: Table, levels: Sequence[str], sizes: Sequence[int], words: Words
) -> list[Row | Select | Pick]:
    empty = any(seat.is_empty for seat in table.seats)
    grows = len(table.seats) + 1 in sizes and table.stake.fixture is None
    more = (Button("lobby.seat", words("lobby-seat")),) if grows else ()
    rows: list[Row | Select | Pick] = [
        Row(
            (
                Button("lobby.join", words("lobby-join"), "success", disabled=not empty),
                Button("lobby.leave", words("lobby-leave")),
                Button("lobby.start", words("lobby-start"), "primary", disabled=empty),
                *more,
                Button("lobby.cancel", words("lobby-cancel"), "danger"),
            )
        )
    ]
    if empty and levels:
        rows.append(Row(tuple(_add_computer_button(table, level, words) for level in levels[-5:])))
    if empty:
        rows.append(Pick("lobby.invite", "user", words("lobby-invite"), least=1, most=MOST_PICKED))
    taken = [seat for seat in table.seats if not seat.is_empty and seat.player != table.host]
    if taken:
        choices = tuple(Choice(str(seat.seat), _label_seat(table, seat, words)) for seat in taken)
        rows.append(Select("lobby.free", words("lobby-free"), choices))
    return rows


def _add_computer_button(table: Table, level: str, words: Words) -> Button:
    label = words("lobby-add", level=level_name(table.game, level, words))
    return Button(f"lobby.add.{level}", label)


def _label_seat(table: Table, seat: SeatInfo, words: Words) -> str:
    """A seat and who sits there, as a menu's entry, which knows no markdown."""
    name = to_plain_text(seat.name) or level_name(table.game, str(seat.computer), words)
    return words("lobby-free-seat", number=seat.seat + 1, name=name)


def render_lobby_reply(table: Table, verb: str, words: Words) -> Screen:
    """The private answer to a press in a lobby."""
    return Screen((Text(words(f"lobby-done-{verb}", title=match_title(table, words))),))

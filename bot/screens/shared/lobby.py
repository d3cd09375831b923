"""The lobby: its seats and settings, and the buttons to join, fill and start it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.markdown import escape
from bot.models.match import Status, Table
from bot.models.people import Pace
from bot.screens.discord_limits import MOST_CHOICES
from bot.screens.panel import MOST_IN_ROW
from bot.screens.screen import Button, Pick, Row, Screen, Select, Text
from bot.screens.shared import clocks
from bot.screens.shared.names import format_list, level_name, match_title, seat_label
from bot.screens.shared.seats import seats_menu
from bot.words import Words
from engine.contract import OptionSpec, OptionValue

ACCENT = 0x3E7CB1
GREY = 0x747F8D


def render_lobby(
    table: Table,
    levels: Sequence[str],
    specs: Sequence[OptionSpec],
    words: Words,
    paces: Mapping[int, Pace] | None = None,
    answers: int | None = None,
    sizes: Sequence[int] = (),
) -> Screen:
    """The public message of a lobby. `levels`, `specs` and `sizes` (numbers of players) are those
    of its game, `answers` how many decisions it takes one after another, `paces` those of players.
    """
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
    """The game, the number of players, and options that differ from their defaults."""
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
    return words(f"option-{text}") if isinstance(value, bool) else text


def _clock_blocks(
    table: Table, answers: int | None, paces: Mapping[int, Pace], words: Words
) -> list[Text]:
    """The clock, and about how long the match takes; nothing for a single person."""
    if sum(seat.computer is None for seat in table.seats) < 2:
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
    free = any(seat.is_empty for seat in table.seats)
    names = [escape(name) for name in table.expected if name and free]
    return [words("lobby-expected", names=format_list(names, words))] if names else []


def _describe_next_step(table: Table, words: Words) -> str:
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
    buttons = (
        Button("lobby.join", words("lobby-join"), "success", disabled=not empty),
        Button("lobby.leave", words("lobby-leave")),
        Button("lobby.start", words("lobby-start"), "primary", disabled=empty),
        *more,
        Button("lobby.cancel", words("lobby-cancel"), "danger"),
    )
    rows: list[Row | Select | Pick] = [Row(buttons)]
    if empty and levels:
        names = {level: level_name(table.game, level, words) for level in levels[-MOST_IN_ROW:]}
        labels = {level: words("lobby-add", level=name) for level, name in names.items()}
        rows.append(Row(tuple(Button(f"lobby.add.{one}", labels[one]) for one in labels)))
    if empty:
        rows.append(Pick("lobby.invite", "user", words("lobby-invite"), least=1, most=MOST_CHOICES))
    taken = [seat for seat in table.seats if not seat.is_empty and seat.player != table.host]
    if taken:
        rows.append(seats_menu("lobby.free", words("lobby-free"), taken, table, words))
    return rows


def render_lobby_reply(table: Table, verb: str, words: Words) -> Screen:
    """The private answer to a press in a lobby."""
    return Screen((Text(words(f"lobby-done-{verb}", title=match_title(table, words))),))

"""The sessions of a season for its organiser: correct a result, void a session or repeat it."""

from collections.abc import Mapping
from typing import Final

from bot.leagues.league import Slot
from bot.screens.discord_limits import fit_lines
from bot.screens.screen import Block, Button, Choice, Field, Form, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import (
    LeagueView,
    capitalise,
    describe_state,
    format_time,
    slice_page,
)

LONGEST_POINTS: Final = 60
EXAMPLE: Final = ("41", "38", "38", "20", "17", "12", "9", "5")  # match scores by seat
MOST_LETTERS: Final = 3_000  # characters of the list of sessions
SHORT_NAME: Final = 20  # characters of a name above a field, which has room for four of them


def render_sessions(view: LeagueView, page: int) -> Screen:
    """A menu of all sessions, a page at a time, under a line about each: its state and match, and
    its players by rank once it has ended."""
    words, (slots, after) = view.words, slice_page(view.league.slots, page)
    lines, choices = [words("league-sessions-head")], list[Choice]()
    for slot in slots:
        state, name = words(f"league-state-{describe_state(slot)}"), view.session_name(slot)
        away = f" · {words('league-sessions-away')}" if slot.number in view.deserted else ""
        lines.append(f"{state} {capitalise(name)}: {view.result_line(slot)}{away}")
        players = ", ".join(map(view.plain_name, slot.fixture.players))
        choices.append(Choice(str(slot.number), f"{state} {slot.number}: {players}"))
    blocks: list[Block] = [Text("\n".join(fit_lines(lines, MOST_LETTERS, more="…")))]
    if choices:
        menu = Select(view.control("session"), words("league-menu-session"), tuple(choices))
        blocks.append(menu)
    more = view.button(f"sessions.{after}", words("league-more-sessions"))
    return Screen((*blocks, view.row("panel", *([more] if after is not None else ()))))


def render_session(view: LeagueView, slot: Slot, note: str = "") -> Screen:
    """A session: its players by seat, its result, and what an organiser can do about it."""
    words, number = view.words, slot.number
    lines = [note] if note else []
    lines.append(f"### {capitalise(view.session_name(slot))}")
    lines.append(words(f"league-session-{describe_state(slot)}", at=format_time(slot.starts)))
    if slot.result is not None and (slot.is_stopped or not slot.is_unplayed):
        lines.append(words("league-session-result", line=view.result_line(slot)))
    names = (view.seat_name(number, player) for player in slot.fixture.players)
    seats = ", ".join(f"{n}. {name}" for n, name in enumerate(names, 1))
    lines.append(words("league-session-seats", seats=seats))
    buttons = [
        Button(f"form.{view.control(f'correct.{number}')}", words("league-correct")),
        Button(f"form.{view.control(f'void.{number}')}", words("league-void")),
    ]
    if view.league.can_repeat(slot):
        buttons.insert(0, view.button(f"again.{number}"))
    row = view.row("sessions.0", *view.undo_buttons(), "panel")
    return Screen((Text("\n".join(lines)), Row(tuple(buttons)), row))


def build_correction_form(view: LeagueView, slot: Slot, typed: Mapping[str, str]) -> Form:
    """Asks for the points by seat and the reason; `typed` is an answer that was refused."""
    words, result = view.words, slot.result
    present = "" if result is None or not any(result.scores) else " ".join(map(str, result.scores))
    names = (view.plain_name(one)[:SHORT_NAME] for one in slot.fixture.players)
    points = Field(
        "points",
        words("league-form-points"),
        placeholder=" ".join(EXAMPLE[: len(slot.fixture.players)]),
        value=typed.get("points", present)[:LONGEST_POINTS],
        longest=LONGEST_POINTS,
        hint=" · ".join(f"{seat}. {name}" for seat, name in enumerate(names, 1)),
    )
    control = view.control(f"correct.{slot.number}")
    return Form(control, words("league-correct"), (points, _reason_field(view, typed)))


def build_void_form(view: LeagueView, slot: Slot) -> Form:
    """Asks for the reason before a session is voided."""
    hint = view.words("league-form-void", session=view.stage_name(slot))
    control = view.control(f"void.{slot.number}")
    return Form(control, view.words("league-void"), (_reason_field(view, {}, hint),))


def _reason_field(view: LeagueView, typed: Mapping[str, str], hint: str = "") -> Field:
    label, value = view.words("league-form-reason"), typed.get("reason", "")
    return Field("reason", label, value=value, required=False, hint=hint)

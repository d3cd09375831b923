"""The sessions of a season for who organises it: what went wrong in one is mended here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.leagues.league import Slot
from bot.screens.screen import Block, Button, Choice, Field, Form, Row, Screen, Select, Text
from bot.screens.shared.league.formatting import (
    LeagueView,
    format_time,
    result_line,
    session_name,
    stage_name,
)

MOST_LISTED: Final = 25
LONGEST_POINTS: Final = 60
SHORT_NAME: Final = 20
"""Letters of a name above a field: four have to fit into a hundred."""


def render_sessions(shown: LeagueView, page: int) -> Screen:
    """A menu of all sessions, some at a time."""
    league, words = shown.league, shown.words
    first = page * MOST_LISTED if page * MOST_LISTED < len(league.slots) else 0
    slots = league.slots[first : first + MOST_LISTED]
    blocks: list[Block] = [Text(words("league-sessions-head"))]
    if slots:
        choices = tuple(Choice(str(slot.number), _session_label(slot, shown)) for slot in slots)
        blocks.append(Select(shown.control("session"), words("league-menu-session"), choices))
    buttons = [_panel_button(shown)]
    if len(league.slots) > MOST_LISTED:
        after = page + 1 if first + MOST_LISTED < len(league.slots) else 0
        buttons.append(shown.button(f"sessions.{after}", words("league-more-sessions")))
    return Screen((*blocks, Row(tuple(buttons))))


def render_session(shown: LeagueView, slot: Slot, said: str = "") -> Screen:
    """One session: who plays it by seat, how it ended, and what an organiser can do about it."""
    words, number = shown.words, slot.number
    lines = [said] if said else []
    name = session_name(slot, words)
    lines.append(f"### {name[:1].upper()}{name[1:]}")
    lines.append(words(f"league-session-{slot.state}", at=format_time(slot.starts)))
    if slot.result is not None:
        lines.append(words("league-session-result", line=result_line(slot, shown)))
    by_seat = ", ".join(
        f"{n}. {shown.display_name(one)}" for n, one in enumerate(slot.fixture.players, 1)
    )
    lines.append(words("league-session-seats", seats=by_seat))
    buttons = [
        Button(f"form.{shown.control(f'correct.{number}')}", words("league-correct")),
        Button(f"form.{shown.control(f'void.{number}')}", words("league-void")),
    ]
    if shown.league.can_repeat(slot):
        buttons.insert(0, shown.button(f"again.{number}", words("league-again"), "success"))
        lines.append(words("league-session-again"))
    back = (
        shown.button("sessions.0", words("league-sessions")),
        shown.button("undo", words("league-undo")),
        _panel_button(shown),
    )
    return Screen((Text("\n".join(lines)), Row(tuple(buttons)), Row(back)))


def build_correction_form(shown: LeagueView, slot: Slot, typed: Mapping[str, str]) -> Form:
    """Points by seat, and why they are corrected; `typed` is what was refused before."""
    words, result = shown.words, slot.result
    present = "" if result is None else " ".join(map(str, result.scores))
    names = (shown.plain_name(one)[:SHORT_NAME] for one in slot.fixture.players)
    points = Field(
        "points",
        words("league-form-points"),
        placeholder="41 38 38 20",
        value=typed.get("points", present)[:LONGEST_POINTS],
        longest=LONGEST_POINTS,
        hint=" · ".join(f"{seat}. {name}" for seat, name in enumerate(names, 1)),
    )
    control = shown.control(f"correct.{slot.number}")
    return Form(control, words("league-correct"), (points, _reason_field(shown, typed)))


def build_void_form(shown: LeagueView, slot: Slot) -> Form:
    """Asks once, and why, before a session counts for nobody."""
    hint = shown.words("league-form-void", session=stage_name(slot, shown.words))
    control = shown.control(f"void.{slot.number}")
    return Form(control, shown.words("league-void"), (_reason_field(shown, {}, hint),))


def _reason_field(shown: LeagueView, typed: Mapping[str, str], hint: str = "") -> Field:
    label, value = shown.words("league-form-reason"), typed.get("reason", "")
    return Field("reason", label, value=value, required=False, hint=hint)


def _session_label(slot: Slot, shown: LeagueView) -> str:
    """What a session is called in a menu."""
    names = ", ".join(map(shown.plain_name, slot.fixture.players))
    return f"{shown.words(f'league-state-{slot.state}')} {slot.number}: {names}"


def _panel_button(shown: LeagueView) -> Button:
    return shown.button("panel", shown.words("league-to-panel"), "primary")

"""The sessions of a season for who organises it: what went wrong in one is mended here."""

from __future__ import annotations

from typing import Final

from bot.leagues.league import Slot
from bot.screens.house.league.signs import Shown, moment, result_line, stage_name
from bot.screens.screen import Block, Button, Choice, Field, Form, Row, Screen, Select, Text
from bot.words import Words

MOST_LISTED: Final = 25


def sessions(shown: Shown, page: int) -> Screen:
    """A menu of all sessions, some at a time."""
    league, words = shown.league, shown.words
    first = page * MOST_LISTED if page * MOST_LISTED < len(league.slots) else 0
    slots = league.slots[first : first + MOST_LISTED]
    blocks: list[Block] = [Text(words("league-sessions-head"))]
    if slots:
        choices = tuple(Choice(str(slot.number), _label(slot, shown)) for slot in slots)
        blocks.append(Select(shown.control("session"), words("league-menu-session"), choices))
    buttons = [_panel(shown)]
    if len(league.slots) > MOST_LISTED:
        after = page + 1 if first + MOST_LISTED < len(league.slots) else 0
        buttons.append(shown.button(f"sessions.{after}", words("league-more-sessions")))
    return Screen((*blocks, Row(tuple(buttons))))


def session(shown: Shown, slot: Slot, said: str = "") -> Screen:
    """One session: who plays it by seat, how it ended, and what an organiser can do about it."""
    words, number = shown.words, slot.number
    lines = [said] if said else []
    name = stage_name(slot, words)
    lines.append(f"### {name[:1].upper()}{name[1:]}")
    lines.append(words(f"league-session-{slot.state}", at=moment(slot.starts)))
    if slot.result is not None:
        lines.append(words("league-session-result", line=result_line(slot, shown)))
    by_seat = ", ".join(f"{n}. {shown.who(one)}" for n, one in enumerate(slot.fixture.players, 1))
    lines.append(words("league-session-seats", seats=by_seat))
    buttons = [
        Button(f"form.{shown.control(f'correct.{number}')}", words("league-correct")),
        shown.button(f"void.{number}", words("league-void")),
    ]
    if shown.league.repeatable(slot):
        buttons.insert(0, shown.button(f"again.{number}", words("league-again"), "success"))
        lines.append(words("league-session-again"))
    back = (
        shown.button("sessions.0", words("league-sessions")),
        shown.button("undo", words("league-undo")),
        _panel(shown),
    )
    return Screen((Text("\n".join(lines)), Row(tuple(buttons)), Row(back)))


def form(number: int, session_number: int, words: Words) -> Form:
    """Points by seat, and why they are corrected."""
    return Form(
        f"league.{number}.correct.{session_number}",
        words("league-correct"),
        (
            Field("points", words("league-form-points"), placeholder="41 38 38 20", longest=60),
            Field("reason", words("league-form-reason"), required=False),
        ),
    )


def _label(slot: Slot, shown: Shown) -> str:
    """What a session is called in a menu."""
    names = ", ".join(map(shown.bare, slot.fixture.players))
    return f"{shown.words(f'league-state-{slot.state}')} {slot.number}: {names}"


def _panel(shown: Shown) -> Button:
    return shown.button("panel", shown.words("league-to-panel"), "primary")

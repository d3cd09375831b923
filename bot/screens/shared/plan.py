"""Plans made ahead, around what a game shows of them: what is planned, in words, and the controls
that keep, change and cancel it. All are `plan.<what>`; a game's own stand under `plan.`, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import Table
from bot.screens.contract import PlanEditor
from bot.screens.panel import prefix_controls
from bot.screens.screen import Button, Field, Form, Line, Row, Screen, Text, insert_note
from bot.screens.shared.names import match_title
from bot.words import Words

ACCENT: Final = 0x7A5AA6
LONGEST_TYPED: Final = 4_000
"""As much as Discord takes; a plan that can be kept is shorter."""


def render_kept_plan(
    table: Table, told: Sequence[str], may: bool, words: Words, note: str
) -> Screen:
    """What the reader has planned; `may`: it can be changed now."""
    head = words("plan-kept-head", title=match_title(table, words))
    change = Button("plan.change", words("plan-change"), "primary", disabled=not may)
    buttons = (change, Button("plan.drop", words("plan-drop"), "danger"), _back_button(words))
    blocks = (Text(f"{head}\n{_format_lines(told, words)}"), Row(buttons))
    return Screen(insert_note(blocks, note), accent=ACCENT)


def render_plan_editor(
    table: Table, decider: PlanEditor, told: Sequence[str], words: Words, note: str
) -> Screen:
    """The game's editor, with the plan in words beneath it."""
    if decider.inside:
        return Screen(prefix_controls("plan", insert_note(decider.blocks, note)), accent=ACCENT)
    head = Text(words("plan-editor-head", title=match_title(table, words)))
    blocks = (
        head,
        *prefix_controls("plan", decider.blocks),
        Line(),
        Text(_describe_plan(told, words)),
    )
    return Screen(insert_note(blocks, note), accent=ACCENT)


def plan_buttons(told: Sequence[str], mark: str, words: Words) -> tuple[Button, ...]:
    """What keeps just the plan that is shown, and the ways out."""
    keep = Button(f"plan.keep.{mark}", words("plan-keep"), "success", disabled=not told)
    typed = Button("form.plan.typed", words("plan-type"))
    return keep, typed, Button("plan.leave", words("plan-leave"))


def build_plan_form(example: str, present: str, words: Words) -> Form:
    """Plans typed in the game's notation, as in the example; `present` is the one to change."""
    lines = Field(
        "lines",
        words("plan-form-label"),
        placeholder=words("plan-form-hint", example=example),
        value=present[:LONGEST_TYPED],
        longest=LONGEST_TYPED,
        multiline=True,
        notation=True,
    )
    return Form("plan.typed", words("plan-form"), (lines,))


def _describe_plan(told: Sequence[str], words: Words) -> str:
    return (
        f"{words('plan-editor-told')}\n{_format_lines(told, words)}"
        if told
        else words("plan-nothing")
    )


def _format_lines(told: Sequence[str], words: Words) -> str:
    """The lines in their order, and what comes after the last one."""
    lines = [words("plan-line", number=n, line=line) for n, line in enumerate(told, 1)]
    return "\n".join((*lines, words("plan-else")))


def _back_button(words: Words) -> Button:
    return Button("move", words("plan-back"))

"""Plans (`/plan`) around a game's editor: the plan in words, and the controls that keep, change and
cancel it. All controls, those of the game too, begin with `plan.`.
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
"""Discord's limit; plans that can be kept are shorter."""


def render_kept_plan(
    table: Table, lines: Sequence[str], can_change: bool, words: Words, note: str
) -> Screen:
    """The reader's plan, each line in words."""
    head = words("plan-kept-head", title=match_title(table, words))
    change = Button("plan.change", words("plan-change"), "primary", disabled=not can_change)
    drop = Button("plan.drop", words("plan-drop"), "danger")
    row = Row((change, drop, Button("move", words("plan-back"))))
    blocks = (Text(f"{head}\n{_format_lines(lines, words)}"), row)
    return Screen(insert_note(blocks, note), accent=ACCENT)


def render_plan_editor(
    table: Table, editor: PlanEditor, lines: Sequence[str], words: Words, note: str
) -> Screen:
    """The game's editor above the plan in words."""
    if editor.inside:
        return Screen(prefix_controls("plan", insert_note(editor.blocks, note)), accent=ACCENT)
    head = Text(words("plan-editor-head", title=match_title(table, words)))
    plan = words("plan-nothing")
    if lines:
        plan = f"{words('plan-editor-told')}\n{_format_lines(lines, words)}"
    blocks = (head, *prefix_controls("plan", editor.blocks), Line(), Text(plan))
    return Screen(insert_note(blocks, note), accent=ACCENT)


def plan_buttons(lines: Sequence[str], mark: str, words: Words) -> tuple[Button, ...]:
    """To keep exactly the plan with this mark, to type one, and to leave the editor."""
    keep = Button(f"plan.keep.{mark}", words("plan-keep"), "success", disabled=not lines)
    typed = Button("form.plan.typed", words("plan-type"))
    return keep, typed, Button("plan.leave", words("plan-leave"))


def build_plan_form(example: str, present: str, words: Words) -> Form:
    """Asks for a plan in the game's notation; `present` is the one to change."""
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


def _format_lines(lines: Sequence[str], words: Words) -> str:
    """The numbered lines, and what happens if none of them is possible."""
    numbered = [words("plan-line", number=n, line=line) for n, line in enumerate(lines, 1)]
    return "\n".join((*numbered, words("plan-else")))

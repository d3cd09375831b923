"""Plans made ahead, around what a game shows of them: what is planned, in words, and the controls
that keep, change and cancel it. All are `plan.<what>`; a game's own stand under `plan.`, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.screens.game import Planner
from bot.screens.house.names import title
from bot.screens.nesting import under
from bot.screens.screen import Button, Field, Form, Line, Row, Screen, Text, noted
from bot.tables import Table
from bot.words import Words

ACCENT: Final = 0x7A5AA6
LONGEST_TYPED: Final = 4_000
"""As much as Discord takes; a plan that can be kept is shorter."""


def kept(table: Table, told: Sequence[str], may: bool, words: Words, note: str) -> Screen:
    """What the reader has planned; `may`: it can be changed now."""
    head = words("plan-kept-head", title=title(table, words))
    change = Button("plan.change", words("plan-change"), "primary", disabled=not may)
    buttons = (change, Button("plan.drop", words("plan-drop"), "danger"), _back(words))
    blocks = (Text(f"{head}\n{_listed(told, words)}"), Row(buttons))
    return Screen(noted(blocks, note), accent=ACCENT)


def editor(table: Table, planner: Planner, told: Sequence[str], words: Words, note: str) -> Screen:
    """The game's editor, with the plan in words beneath it."""
    if planner.inside:
        return Screen(under("plan", noted(planner.blocks, note)), accent=ACCENT)
    head = Text(words("plan-editor-head", title=title(table, words)))
    blocks = (head, *under("plan", planner.blocks), Line(), Text(_told(told, words)))
    return Screen(noted(blocks, note), accent=ACCENT)


def ending(told: Sequence[str], mark: str, words: Words) -> tuple[Button, ...]:
    """What keeps just the plan that is shown, and the ways out."""
    keep = Button(f"plan.keep.{mark}", words("plan-keep"), "success", disabled=not told)
    typed = Button("form.plan.typed", words("plan-type"))
    return keep, typed, Button("plan.leave", words("plan-leave"))


def form(example: str, present: str, words: Words) -> Form:
    """Plans typed in the game's notation, as in the example; `present` is the one to change."""
    lines = Field(
        "lines",
        words("plan-form-label"),
        placeholder=words("plan-form-hint", example=example),
        value=present[:LONGEST_TYPED],
        longest=LONGEST_TYPED,
        multiline=True,
    )
    return Form("plan.typed", words("plan-form"), (lines,))


def _told(told: Sequence[str], words: Words) -> str:
    return f"{words('plan-editor-told')}\n{_listed(told, words)}" if told else words("plan-nothing")


def _listed(told: Sequence[str], words: Words) -> str:
    """The lines in their order, and what comes after the last one."""
    lines = [words("plan-line", number=n, line=line) for n, line in enumerate(told, 1)]
    return "\n".join((*lines, words("plan-else")))


def _back(words: Words) -> Button:
    return Button("move", words("plan-back"))

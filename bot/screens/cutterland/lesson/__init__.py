"""The lesson that `/learn` shows: the real panels on small positions, one thing to do in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.screens.contract import BadInput, GameScreens, LessonProgress, PlayAction
from bot.screens.cutterland.final import final_blocks
from bot.screens.cutterland.lesson.positions import observe_position, table_of
from bot.screens.cutterland.lesson.steps import STEPS, Step, worth
from bot.screens.cutterland.pictures import land_picture
from bot.screens.screen import Block, Button, Row, Text
from bot.words import Words
from engine.cutterland.actions import Action
from engine.cutterland.views import View

__all__ = ["STEPS", "answer_step", "render_step"]

BEGIN = "g.begin"


def render_step(
    screens: GameScreens[View, Action, Any], at: LessonProgress, name: str, words: Words
) -> tuple[Block, ...]:
    """A step: what is explained, then the panel as it would be in a match."""
    step = STEPS[at.step]
    state = step.position()
    view, table = observe_position(state), table_of(state, name)
    told = Text(words(f"cutterland-learn-{step.key}"))
    if at.step == 0:
        begin = Row((Button(BEGIN, words("cutterland-learn-begin"), "success"),))
        return told, land_picture(view, table, 0, words), begin
    if at.step == len(STEPS) - 1:
        return told, *final_blocks(view, table, words), Text(words("cutterland-learn-bye"))
    draft = at.draft or step.draft
    _, *panel = screens.render_panel(view, table, draft, words).blocks  # the step says what to do
    return told, *panel


def answer_step(
    screens: GameScreens[View, Action, Any],
    at: LessonProgress,
    control: str,
    values: Mapping[str, str],
    words: Words,
) -> tuple[LessonProgress, str]:
    """Where a press leads. Raises `BadInput` for an action that is not good enough yet, and what
    the panel's own presses raise."""
    step = STEPS[at.step]
    if control == BEGIN and at.step == 0:
        return LessonProgress(1), ""
    if at.step in {0, len(STEPS) - 1}:
        raise BadInput("cutterland-bad-control")
    view = observe_position(step.position())
    reply = screens.press(view, at.draft or step.draft, control, values)
    if not isinstance(reply, PlayAction):
        return LessonProgress(at.step, reply.draft), ""
    points = _check_points(step, view, reply.action)
    return LessonProgress(at.step + 1), words(f"cutterland-learn-{step.key}-done", points=points)


def _check_points(step: Step, view: View, action: Action) -> int:
    """The points an action leads to. Raises `BadInput` where more were to be had."""
    points = worth(view, action)
    wanted = worth(view, step.aim) if step.aim is not None else points
    if points < wanted:
        raise BadInput(f"cutterland-learn-{step.key}-wrong", points=points, best=wanted)
    return points

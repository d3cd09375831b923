"""`/plan`: moves made ahead.

An unfinished plan is the draft of a seat that is not to act. Only a plan that was shown is saved:
the control that saves it holds a digest of its lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.interactions.inputs import read_page
from bot.interactions.panels import show_panel
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.matches import PlanState, PlayerView, Refusal
from bot.presentation.custom_ids import ControlId
from bot.screens.context import Context
from bot.screens.contract import PlanEditor, SupportsPlans
from bot.screens.controls import find_form as find_game_form
from bot.screens.drafts import digest, strings_in
from bot.screens.replies import Answers, BadInput, Draft, SwitchedOff
from bot.screens.screen import Form, Screen
from bot.screens.shared import plan
from bot.screens.shared.private_screen import DETAILS, picture_toggle
from bot.screens.tips import drop_tips
from bot.words import Words
from engine.contract import IllegalAction, PlansAhead

PREFIX: Final = "plan."
MOST_LINES: Final = 25


async def plan_screen(requester: Requester, match: int, note: str = "") -> Screen:
    """The unfinished plan, else the saved one, else an empty one. Raises `Refusal`."""
    context = await _load_context(requester, match)
    if not context.draft and context.planned.lines:
        return await _show_kept(context, note)
    return await _show_editor(context, note)


async def handle_plan_control(
    requester: Requester, route: ControlId, values: Mapping[str, str]
) -> Screen:
    """Raises `Refusal`, `BadInput` and `IllegalAction`."""
    context = await _load_context(requester, route.match)
    control = route.control.removeprefix(PREFIX)
    if control in ("plan", "here"):
        return await plan_screen(requester, route.match)
    first, *rest = control.split(".")
    if first == DETAILS:
        return await _show_editor(context, details=read_page((first, *rest)))
    if control == "drop":
        await requester.matches.plans.drop(route.match, requester.player)
        await requester.matches.plans.save_draft(route.match, requester.player, {})
        return await show_panel(requester, route.match, requester.words("plan-dropped"))
    if control == "leave":
        await requester.matches.plans.save_draft(route.match, requester.player, {})
        back = plan_screen if context.planned.lines else show_panel
        return await back(requester, route.match)
    if not context.planned.can_plan:
        context.refuse()
    if route.decision != context.decision:
        return await _show_editor(context, requester.words("plan-moved"))
    try:
        if control.startswith("keep."):
            return await _keep(context, control.removeprefix("keep."))
        return await _change_draft(context, control, values)
    except (BadInput, IllegalAction) as error:
        return await _show_editor(context, _warning(context, error))


async def find_form(requester: Requester, route: ControlId) -> Form:
    """The form of the whole plan is filled with the present one. Raises `Refusal`."""
    context = await _load_context(requester, route.match)
    control = route.control.removeprefix(PREFIX)
    if control == "typed":
        present = await requester.services.run_in_thread(context.write_lines)
        return plan.build_plan_form(context.screens.plan_example, present, requester.words)
    editor = context.build_editor(context.draft)
    opened = find_game_form(editor.parts, control)
    if opened is None:
        raise Refusal("older-control")
    return replace(opened, control=f"{PREFIX}{opened.control}")


@dataclass(frozen=True, slots=True)
class _PlanContext:
    """A plan being made, by whom and in which position."""

    requester: Requester
    player_view: PlayerView
    planned: PlanState
    draft: Draft

    @property
    def match(self) -> int:
        return self.player_view.table.match

    @property
    def decision(self) -> int:
        return self.player_view.decision or 0

    @property
    def screens(self) -> SupportsPlans[Any, Any]:
        screens: object = self.requester.services.screens_of(self.player_view.table)
        if not isinstance(screens, SupportsPlans):
            raise Refusal("plan-no-game")
        return screens

    def refuse(self) -> None:
        """Raises the `Refusal` that says why nothing can be planned now."""
        seat, seats = self.player_view.seat, self.player_view.table.seats
        if seat is not None and seats[seat].decision is not None:
            raise Refusal("plan-your-turn")
        alone = sum(one.computer is None for one in seats) < 2
        raise Refusal("plan-alone" if alone else "plan-not-now")

    def read_lines(self) -> tuple[tuple[Any, ...], ...]:
        """The plan that the draft stands for, checked. Raises `IllegalAction`."""
        game: object = self.requester.services.games[self.player_view.table.game]
        typed = strings_in(self.draft, "typed")
        if not typed or not isinstance(game, PlansAhead):
            return self.screens.plan_lines(self.player_view.view, self.draft)
        read = self.requester.services.games[self.player_view.table.game].read
        lines = tuple(tuple(read(one.strip()) for one in line.split(";")) for line in typed)
        for line in lines:
            game.check_line(self.player_view.view, line)
        return lines

    def build_button_draft(self) -> Draft:
        """The draft that buttons continue from, also after a plan was typed."""
        if not strings_in(self.draft, "typed"):
            return self.draft
        try:
            return self.screens.plan_draft(self.player_view.view, self.read_lines())
        except IllegalAction:  # the table has changed since
            return {}

    def build_editor(self, draft: Draft) -> PlanEditor:
        view, table = self.player_view.view, self.player_view.table
        return self.screens.build_plan_editor(Context(view, table, self.requester.words, draft))

    def press(self, control: str, answers: Answers) -> Draft:
        """The draft after a control of the editor. Raises `BadInput` and `IllegalAction`."""
        return self.build_editor(self.build_button_draft()).press(control, answers)

    def write_lines(self) -> str:
        """The unfinished plan, else the saved one, as it would be typed."""
        typed = strings_in(self.draft, "typed")
        lines = self.read_lines() if self.draft and not typed else self.planned.lines
        write = self.requester.services.games[self.player_view.table.game].write
        return "\n".join(typed or ("; ".join(map(write, line)) for line in lines))

    def digest_lines(self, lines: Sequence[Sequence[Any]]) -> str:
        write = self.requester.services.games[self.player_view.table.game].write
        return digest("\n".join("; ".join(map(write, line)) for line in lines))

    def describe_lines(self, lines: Sequence[tuple[Any, ...]], words: Words) -> tuple[str, ...]:
        return self.screens.describe_plan(self.player_view.view, lines, words)


async def _load_context(requester: Requester, match: int) -> _PlanContext:
    planned = await requester.matches.plans.read(match, requester.player)
    player_view = await requester.read_view(match)
    seat, seats = player_view.seat, player_view.table.seats
    draft: Draft = {}
    if planned.can_plan and seat is not None and seats[seat].decision is None:
        draft = await requester.matches.drafts.read(match, requester.player)
    return _PlanContext(requester, player_view, planned, draft)


async def _show_kept(context: _PlanContext, note: str = "") -> Screen:
    words = context.requester.words
    lines, can_plan = context.planned.lines, context.planned.can_plan
    described = context.describe_lines(lines, words)
    table = context.player_view.table
    screen = plan.render_kept_plan(table, described, can_plan, words, note)
    if await context.requester.knows_game(table):
        screen = drop_tips(screen)
    return replace(screen, match=context.match, decision=context.decision)


async def _show_editor(
    context: _PlanContext, note: str = "", *, details: int | None = None
) -> Screen:
    if not context.planned.can_plan:
        context.refuse()
    run = context.requester.services.run_in_thread
    return await run(_render_editor, context, note, details)


def _render_editor(context: _PlanContext, note: str, details: int | None) -> Screen:
    """The editor with the plan in words, or a page of its details."""
    words, table = context.requester.words, context.player_view.table
    editor = context.build_editor(context.draft)
    try:
        lines = context.read_lines()
    except IllegalAction as error:  # the table has changed since it was typed
        lines, note = (), _warning(context, error)
    described, mark = context.describe_lines(lines, words), context.digest_lines(lines)
    if details is not None:
        toggle = picture_toggle("plan.here", context.requester.person.pictures, words)
        screen = plan.render_plan_details(table, editor, described, toggle, words, details)
    else:
        screen = plan.render_plan_editor(table, editor, described, mark, words, note)
    return replace(screen, match=context.match, decision=context.decision)


def _warning(context: _PlanContext, error: Exception) -> str:
    if isinstance(error, SwitchedOff):
        return ""
    table = context.player_view.table
    return f"⚠️ {sentence_of(context.requester, error, table)}"


async def _keep(context: _PlanContext, mark: str) -> Screen:
    """Save the plan that was shown. Raises `BadInput` if it has changed since."""
    lines = context.read_lines()
    if context.digest_lines(lines) != mark:
        raise BadInput("bad-plan")
    plans, words = context.requester.matches.plans, context.requester.words
    planned = await plans.save(context.match, context.requester.player, lines)
    await plans.save_draft(context.match, context.requester.player, {})
    return await _show_kept(replace(context, planned=planned, draft={}), words("plan-done"))


async def _change_draft(context: _PlanContext, control: str, values: Mapping[str, str]) -> Screen:
    """The editor after a change of the draft, or what was there before it."""
    view, planned = context.player_view.view, context.planned
    note = ""
    match control:
        case "change":
            draft: Draft = context.screens.plan_draft(view, planned.lines)
        case "typed":
            draft = {"typed": _read_typed(values.get("lines", ""))}
            replace(context, draft=draft).read_lines()
            note = context.requester.words("plan-read")
        case _:
            run = context.requester.services.run_in_thread
            draft = await run(context.press, control, values)
    await context.requester.matches.plans.save_draft(context.match, context.requester.player, draft)
    return await _show_editor(replace(context, draft=draft), note)


def _read_typed(text: str) -> list[Any]:
    """The lines that are not empty. Raises `BadInput` if there are none."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadInput("bad-plan-empty")
    return [*lines[:MOST_LINES]]

"""`/plan`: moves made ahead. An unfinished plan is the draft of a seat that is not to act. Only a
plan that was shown is saved: the control that saves it holds a digest of its lines."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.interactions.declarations import Controls
from bot.interactions.panels import (
    digest_lines,
    draw_plan,
    show_panel,
    tell_played_plan,
    write_lines,
)
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.matches import AnyGame, PlayerView, Refusal
from bot.matches.play.plan import PlanState
from bot.matches.play.plan_lines import PlanLine
from bot.screens.context import Context
from bot.screens.contract import PlanEditor, SupportsPlans
from bot.screens.controls import find_form as find_game_form
from bot.screens.drafts import UNDO, add_past, drop_past, strings_in, undo_draft
from bot.screens.panel import append_undo
from bot.screens.replies import Answers, BadInput, Draft, SwitchedOff
from bot.screens.screen import Form, Screen, drop_tips
from bot.screens.shared import plan
from bot.screens.shared.private_screen import picture_toggle
from engine.contract import IllegalAction, PlansAhead

control = Controls()
MOST_LINES: Final = 25


async def plan_screen(
    requester: Requester, match: int, note: str = "", decision: int = 0
) -> Screen:
    """The unfinished plan, else the saved one, else an empty one. On the page a plan gives way to
    the panel once its person is asked something else than the `decision` that was open as they
    opened it. Raises `Refusal`."""
    context = await _load_context(requester, match)
    if requester.page_height:
        is_asked = context.is_asked and context.decision != decision
        if is_asked or (note and not context.planned.can_plan):
            return await show_panel(requester, match, "" if is_asked else note)
        played = await tell_played_plan(requester, context.player_view.table)
        note = "\n".join(filter(None, (played, note)))
    if not context.draft and context.planned.lines:
        return await context.show_kept(note)
    return await context.show_editor(note)


@control("plan", right="sit")
async def open_plan(press: Press) -> Screen:
    decision = press.control_id.decision
    return await plan_screen(press.requester, press.match, decision=decision)


@control("plan.here", right="sit")
async def show_editor_again(press: Press) -> Screen:
    """What was not saved is gone, if the plan was played since or it is their turn."""
    is_gone = press.control_id.decision != (await press.requester.read_view(press.match)).decision
    note = press.words("plan-unsaved") if press.requester.page_height and is_gone else ""
    return await plan_screen(press.requester, press.match, note)


@control("plan.details[.<page>]", right="sit")
async def show_details(press: Press, page: int = 0) -> Screen:
    return await (await _load_context(press.requester, press.match)).show_editor(details=page)


@control("plan.drop", right="sit")
async def drop_plan(press: Press) -> Screen:
    plans = press.matches.plans
    await plans.drop(press.match, press.player)
    await plans.save_draft(press.match, press.player, {})
    return await show_panel(press.requester, press.match, press.words("plan-dropped"))


@control("plan.leave", right="sit")
async def leave_plan(press: Press) -> Screen:
    """Without the changes that are not saved."""
    context = await _load_context(press.requester, press.match)
    await press.matches.plans.save_draft(press.match, press.player, {})
    back = plan_screen if context.planned.lines else show_panel
    return await back(press.requester, press.match)


@control("plan.keep.<mark:word>", right="sit")
async def keep_plan(press: Press, mark: str) -> Screen:
    """Save the plan that was shown."""

    async def keep(context: _PlanContext) -> Screen:
        lines = context.read_lines()
        if context.digest_lines(lines) != mark:
            raise BadInput("bad-plan")
        planned = await press.matches.plans.save(press.match, press.player, lines)
        await press.matches.plans.save_draft(press.match, press.player, {})
        kept = replace(context, planned=planned, draft={})
        return await kept.show_kept(press.words("plan-done"))

    return await _edit(press, keep)


@control("plan.offer.<mark:word>", right="sit")
async def take_offer(press: Press, mark: str) -> Screen:
    """Save the plan that was proposed, unless another is by now."""
    context = await _load_context(press.requester, press.match)
    lines = await press.matches.plans.propose(press.match, press.player)
    if not lines or context.digest_lines(lines) != mark:
        return await show_panel(press.requester, press.match, press.words("refusal-stale"))
    await press.matches.plans.save(press.match, press.player, lines)
    return await plan_screen(press.requester, press.match, press.words("plan-done"))


@control("plan.decline", right="sit")
async def decline_offers(press: Press) -> Screen:
    await press.matches.plans.decline(press.match, press.player)
    return await show_panel(press.requester, press.match)


@control("plan.change", right="sit")
async def change_plan(press: Press) -> Screen:
    async def change(context: _PlanContext) -> Screen:
        view, lines = context.player_view.view, context.planned.lines
        return await context.save_draft(context.screens.plan_draft(view, lines))

    return await _edit(press, change)


async def build_plan_form(press: Press) -> Form:
    """The form of the whole plan is filled with the present one. Raises `Refusal`."""
    context = await _load_context(press.requester, press.match)
    present = await press.services.run_in_thread(context.write_lines)
    return plan.build_plan_form(context.screens.plan_example, present, press.words)


@control("form.plan.typed", right="sit", build_form=build_plan_form)
async def read_plan(press: Press) -> Screen:
    async def read(context: _PlanContext) -> Screen:
        typed = [line.strip() for line in press.typed.get("lines", "").splitlines()]
        lines: list[Any] = [line for line in typed if line]
        if not lines:
            raise BadInput("bad-plan-empty")
        draft: Draft = {"typed": lines[:MOST_LINES]}
        checked = replace(context, draft=draft).read_lines()
        draft |= context.screens.plan_draft(context.player_view.view, checked)
        return await context.save_draft(draft, press.words("plan-read"))

    return await _edit(press, read)


async def build_editor_form(press: Press, name: str) -> Form:
    context = await _load_context(press.requester, press.match)
    form = find_game_form(context.build_editor(context.draft).parts, f"g.{name}")
    if form is None:
        raise Refusal("older-control")
    return replace(form, control=f"plan.{form.control}")


@control("plan.g.<name:rest>", right="sit")
@control("form.plan.g.<name:rest>", right="sit", build_form=build_editor_form)
async def press_in_editor(press: Press, name: str) -> Screen:
    async def change(context: _PlanContext) -> Screen:
        run = press.services.run_in_thread
        return await context.save_draft(await run(context.press, f"g.{name}", press.typed))

    return await _edit(press, change)


async def _edit(press: Press, change: Callable[[_PlanContext], Awaitable[Screen]]) -> Screen:
    """What a change of the editor leads to, or the editor with why not. Raises `Refusal`."""
    context = await _load_context(press.requester, press.match)
    if not context.planned.can_plan:
        context.refuse()
    if press.control_id.decision != context.decision:
        return await context.show_editor(press.words("refusal-stale"))
    try:
        return await change(context)
    except (BadInput, IllegalAction) as error:
        return await context.show_editor(context.warn(error))


@dataclass(frozen=True, slots=True)
class _PlanContext:
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

    @property
    def is_asked(self) -> bool:
        seat, seats = self.player_view.seat, self.player_view.table.seats
        return seat is not None and seats[seat].decision is not None

    def refuse(self) -> None:
        """Raises the `Refusal` that says why nothing can be planned now."""
        if self.is_asked:
            raise Refusal("your-turn")
        alone = sum(one.computer is None for one in self.player_view.table.seats) < 2
        raise Refusal("plan-alone" if alone else "plan-not-now")

    def read_lines(self) -> tuple[tuple[Any, ...], ...]:
        """The plan that the draft stands for, checked. Raises `IllegalAction`."""
        game: object = self.requester.services.games[self.player_view.table.game]
        typed = strings_in(self.draft, "typed")
        if not typed or not isinstance(game, PlansAhead):
            return self.screens.plan_lines(self.player_view.view, self.draft)
        read = self._game.read
        lines = tuple(tuple(read(one.strip()) for one in line.split(";")) for line in typed)
        for line in lines:
            game.check_line(self.player_view.view, line)
        return lines

    def build_button_draft(self) -> Draft:
        """The draft that buttons continue from, also after a plan was typed."""
        return {key: value for key, value in self.draft.items() if key != "typed"}

    def build_editor(self, draft: Draft) -> PlanEditor:
        view, table = self.player_view.view, self.player_view.table
        ctx = Context(
            view, table, self.requester.words, drop_past(draft),
            page_height=self.requester.page_height,
        )  # fmt: skip
        return self.screens.build_plan_editor(ctx)

    def press(self, control: str, answers: Answers) -> Draft:
        """The draft after a control of the editor. Raises `BadInput` and `IllegalAction`."""
        before = self.build_button_draft()
        if control == UNDO and (undone := undo_draft(before)) is not None:
            return undone
        draft = self.build_editor(before).press(control, answers)
        return add_past(before, draft) if self.requester.page_height else draft

    def write_lines(self) -> str:
        """The unfinished plan, else the saved one, as it would be typed."""
        if typed := strings_in(self.draft, "typed"):
            return "\n".join(typed)
        return write_lines(self._game, self.read_lines() if self.draft else self.planned.lines)

    def digest_lines(self, lines: Sequence[PlanLine]) -> str:
        return digest_lines(self._game, lines)

    @property
    def _game(self) -> AnyGame:
        return self.requester.services.games[self.player_view.table.game]

    def describe_lines(self, lines: Sequence[tuple[Any, ...]]) -> tuple[str, ...]:
        return self.screens.describe_plan(self.player_view.view, lines, self.requester.words)

    async def show_kept(self, note: str = "") -> Screen:
        words = self.requester.words
        lines, can_plan = self.planned.lines, self.planned.can_plan
        described = self.describe_lines(lines)
        table = self.player_view.table
        picture = await draw_plan(self.requester, self.player_view, lines)
        screen = plan.render_kept_plan(table, described, can_plan, words, note, picture)
        if await self.requester.knows_game(table):
            screen = drop_tips(screen)
        return replace(screen, match=self.match, decision=self.decision, is_plan=True)

    async def show_editor(self, note: str = "", *, details: int | None = None) -> Screen:
        """The editor with the plan in words, or a page of its details."""
        if not self.planned.can_plan:
            self.refuse()
        words, table = self.requester.words, self.player_view.table

        def render() -> Screen:
            editor, shown = self.build_editor(self.draft), note
            try:
                lines = self.read_lines()
            except IllegalAction as error:  # the table has changed since it was typed
                lines, shown = (), self.warn(error)
            described, mark = self.describe_lines(lines), self.digest_lines(lines)
            if details is None:
                return plan.render_plan_editor(table, editor, described, mark, words, shown)
            toggle = picture_toggle("plan.here", self.requester.person.pictures, words)
            return plan.render_plan_details(table, editor, described, toggle, words, details)

        screen = await self.requester.services.run_in_thread(render)
        if details is None:
            screen = append_undo(screen, self.draft, words, "plan.")
        return replace(screen, match=self.match, decision=self.decision, is_plan=True)

    def warn(self, error: Exception) -> str:
        if isinstance(error, SwitchedOff):
            return ""
        table = self.player_view.table
        return f"⚠️ {sentence_of(self.requester, error, table)}"

    async def save_draft(self, draft: Draft, note: str = "") -> Screen:
        """The editor after a change."""
        await self.requester.matches.plans.save_draft(self.match, self.requester.player, draft)
        return await replace(self, draft=draft).show_editor(note)


async def _load_context(requester: Requester, match: int) -> _PlanContext:
    planned = await requester.matches.plans.read(match, requester.player)
    player_view = await requester.read_view(match)
    seat, seats = player_view.seat, player_view.table.seats
    draft: Draft = {}
    if planned.can_plan and seat is not None and seats[seat].decision is None:
        draft = await requester.matches.drafts.read(match, requester.player)
    return _PlanContext(requester, player_view, planned, draft)

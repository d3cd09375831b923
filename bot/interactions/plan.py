"""Plans made ahead: what `/plan` and the panels' button show, and what a press there leads to.

An unfinished plan is the draft of a seat that waits. What is kept is exactly what was shown: the
control that keeps it holds a mark of its lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.interactions.panels import show_panel
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.matches import PlanState, PlayerView, Refusal
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.contract import BadInput, Draft, SupportsPlans
from bot.screens.drafts import digest, strings_in
from bot.screens.screen import Button, Form, Row, Screen, Text
from bot.screens.shared import plan
from bot.screens.shared.private_screen import with_buttons, with_picture_toggle
from bot.words import Words
from engine.contract import IllegalAction, PlansAhead

PREFIX: Final = "plan."
MOST_LINES: Final = 25
MOST_PLANS: Final = 5


def is_of_plan(control: str) -> bool:
    return control == "plan" or control.startswith(PREFIX)


async def add_plan_buttons(house: Services, asker: Requester, screen: Screen) -> Screen:
    """A list of matches with the ways to those in which the asker can plan ahead."""
    matches = (await house.matches.plans.list_plannable(asker.player))[:MOST_PLANS]
    if not matches:
        return screen
    words = asker.words
    row = tuple(Button(f"plan.{n}", words("plan-make-in", number=str(n))) for n in matches)
    return replace(screen, blocks=(*screen.blocks, Text(words("plan-open")), Row(row)))


async def plan_screen(house: Services, asker: Requester, match: int, note: str = "") -> Screen:
    """The plan in the making, else the one that is kept, else an empty one. Raises `Refusal`."""
    desk = await _load_context(house, asker, match)
    if not desk.draft and desk.planned.lines:
        return await _show_kept(desk, note)
    return await _show_editor(desk, note)


async def handle_plan_control(
    house: Services, asker: Requester, route: ControlId, values: Mapping[str, str]
) -> Screen:
    """What a control leads to. Raises `Refusal`, `BadInput`, `IllegalAction`."""
    desk = await _load_context(house, asker, route.match)
    control = route.control.removeprefix(PREFIX)
    if control in ("plan", "here"):
        return await plan_screen(house, asker, route.match)
    if control == "drop":
        await house.matches.plans.drop(route.match, asker.player)
        await house.matches.plans.save_draft(route.match, asker.player, {})
        return await show_panel(house, asker, route.match, asker.words("plan-dropped"))
    if not desk.planned.can_plan:
        desk.refuse()
    if route.decision != desk.decision:
        return await _show_editor(desk, asker.words("plan-moved"))
    try:
        if control.startswith("keep."):
            return await _keep(desk, control.removeprefix("keep."))
        return await _change_draft(desk, control, values)
    except (BadInput, IllegalAction) as error:
        return await _show_editor(desk, _warning(desk, error))


async def find_form(house: Services, route: ControlId, asker: Requester, game: str) -> Form:
    """The form that a control opens; that of the whole plan holds it as it stands. Raises
    `Refusal`."""
    control = route.control.removeprefix(PREFIX)
    if control == "typed":
        desk = await _load_context(house, asker, route.match)
        present = await house.run_in_thread(desk.write_lines)
        return plan.build_plan_form(desk.screens.plan_example, present, asker.words)
    opened = house.screens[game].build_form(control, asker.words)
    if opened is None:
        raise Refusal("older-control")
    return replace(opened, control=f"{PREFIX}{opened.control}")


@dataclass(frozen=True, slots=True)
class _PlanContext:
    """All that is at hand while somebody plans."""

    house: Services
    asker: Requester
    sight: PlayerView
    planned: PlanState
    draft: Draft

    @property
    def match(self) -> int:
        return self.sight.table.match

    @property
    def decision(self) -> int:
        return self.sight.decision or 0

    @property
    def screens(self) -> SupportsPlans[Any, Any]:
        screens: object = self.house.screens_of(self.sight.table)
        if not isinstance(screens, SupportsPlans):
            raise Refusal("plan-no-game")
        return screens

    def refuse(self) -> None:
        """Why nothing can be planned now. Raises `Refusal`."""
        seat, seats = self.sight.seat, self.sight.table.seats
        if seat is not None and seats[seat].decision is not None:
            raise Refusal("plan-your-turn")
        alone = sum(one.computer is None for one in seats) < 2
        raise Refusal("plan-alone" if alone else "plan-not-now")

    def read_lines(self) -> tuple[tuple[Any, ...], ...]:
        """The plan that the draft stands for, checked. Raises `IllegalAction`."""
        game: object = self.house.games[self.sight.table.game]
        typed = strings_in(self.draft, "typed")
        if not typed or not isinstance(game, PlansAhead):
            return self.screens.plan_lines(self.sight.view, self.draft)
        read = self.house.games[self.sight.table.game].read
        lines = tuple(tuple(read(one.strip()) for one in line.split(";")) for line in typed)
        for line in lines:
            game.check_line(self.sight.view, line)
        return lines

    def build_button_draft(self) -> Draft:
        """The draft as buttons go on from it, also from what was typed."""
        if not strings_in(self.draft, "typed"):
            return self.draft
        try:
            return self.screens.plan_draft(self.sight.view, self.read_lines())
        except IllegalAction:  # the table has changed since
            return {}

    def write_lines(self) -> str:
        """The plan in the making, else the one that is kept, as it would be typed."""
        typed = strings_in(self.draft, "typed")
        lines = self.read_lines() if self.draft and not typed else self.planned.lines
        write = self.house.games[self.sight.table.game].write
        return "\n".join(typed or ("; ".join(map(write, line)) for line in lines))

    def digest_lines(self, lines: Sequence[Sequence[Any]]) -> str:
        """Of exactly these lines."""
        write = self.house.games[self.sight.table.game].write
        return digest("\n".join("; ".join(map(write, line)) for line in lines))

    def describe_lines(self, lines: Sequence[tuple[Any, ...]], words: Words) -> tuple[str, ...]:
        return self.screens.describe_plan(self.sight.view, lines, words)


async def _load_context(house: Services, asker: Requester, match: int) -> _PlanContext:
    planned = await house.matches.plans.read(match, asker.player)
    sight = await house.matches.queries.read_player_view(match, asker.player)
    waits = sight.seat is not None and sight.table.seats[sight.seat].decision is None
    draft = (
        await house.matches.drafts.read(match, asker.player) if waits and planned.can_plan else {}
    )
    return _PlanContext(house, asker, sight, planned, draft)


async def _show_kept(desk: _PlanContext, note: str = "") -> Screen:
    words = desk.asker.words
    told = desk.describe_lines(desk.planned.lines, words)
    screen = plan.render_kept_plan(desk.sight.table, told, desk.planned.can_plan, words, note)
    return replace(screen, match=desk.match, decision=desk.decision)


async def _show_editor(desk: _PlanContext, note: str = "") -> Screen:
    if not desk.planned.can_plan:
        desk.refuse()
    return await desk.house.run_in_thread(_render_editor, desk, note)


def _render_editor(desk: _PlanContext, note: str) -> Screen:
    """The editor with the plan in words."""
    words, table = desk.asker.words, desk.sight.table
    planner = desk.screens.build_plan_editor(desk.sight.view, table, desk.draft, words)
    try:
        lines = desk.read_lines()
    except IllegalAction as error:  # the table has changed since it was typed
        lines, note = (), _warning(desk, error)
    told, mark = desk.describe_lines(lines, words), desk.digest_lines(lines)
    screen = plan.render_plan_editor(table, planner, told, words, note)
    screen = with_picture_toggle(screen, "plan.here", desk.asker.person.pictures, words)
    if not planner.inside:
        screen = with_buttons(screen, plan.plan_buttons(told, mark, words))
    return replace(screen, match=desk.match, decision=desk.decision)


def _warning(desk: _PlanContext, error: Exception) -> str:
    return f"⚠️ {sentence_of(desk.house, error, desk.asker.words, desk.sight.table)}"


async def _keep(desk: _PlanContext, mark: str) -> Screen:
    """Keep exactly the plan that was shown. Raises `BadInput` where it is another one by now."""
    lines = desk.read_lines()
    if desk.digest_lines(lines) != mark:
        raise BadInput("bad-plan")
    plans, words = desk.house.matches.plans, desk.asker.words
    planned = await plans.save(desk.match, desk.asker.player, lines)
    await plans.save_draft(desk.match, desk.asker.player, {})
    return await _show_kept(replace(desk, planned=planned, draft={}), words("plan-done"))


async def _change_draft(desk: _PlanContext, control: str, values: Mapping[str, str]) -> Screen:
    """The editor, or what there was before, after a change of the draft."""
    view, planned = desk.sight.view, desk.planned
    note = ""
    match control:
        case "leave":
            draft: Draft = {}
        case "change":
            draft = desk.screens.plan_draft(view, planned.lines)
        case "typed":
            draft = {"typed": _read_typed(values.get("lines", ""))}
            replace(desk, draft=draft).read_lines()
            note = desk.asker.words("plan-read")
        case _:
            pressed = desk.screens.press_plan
            draft = await desk.house.run_in_thread(
                pressed, view, desk.build_button_draft(), control, values
            )
    await desk.house.matches.plans.save_draft(desk.match, desk.asker.player, draft)
    if control == "leave":
        shown = await plan_screen(desk.house, desk.asker, desk.match) if planned.lines else None
        return shown or await show_panel(desk.house, desk.asker, desk.match)
    return await _show_editor(replace(desk, draft=draft), note)


def _read_typed(text: str) -> list[Any]:
    """Lines as typed, without the empty ones. Raises `BadInput` where nothing is left."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadInput("bad-plan-empty")
    return [*lines[:MOST_LINES]]

"""Plans made ahead: what `/plan` and the panels' button show, and what a press there leads to.

An unfinished plan is the draft of a seat that waits. What is kept is exactly what was shown: the
control that keeps it holds a mark of its lines.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.matches import Planned, Refusal, Sight
from bot.screens.drafting import digest, strings_in
from bot.screens.game import BadInput, Draft, Plans
from bot.screens.house import planning
from bot.screens.house.news import with_buttons, with_choice
from bot.screens.screen import Button, Form, Row, Screen, Text
from bot.ui.answering import sentence_of
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.ids import Route
from bot.ui.playing import panel
from bot.words import Words
from engine.contract import IllegalAction, PlansAhead

PREFIX: Final = "plan."
LINES: Final = 25
MOST_PLANS: Final = 5


def is_of_plan(control: str) -> bool:
    return control == "plan" or control.startswith(PREFIX)


async def with_plans(house: House, asker: Asker, screen: Screen) -> Screen:
    """A list of matches with the ways to those in which the asker can plan ahead."""
    matches = (await house.matches.plans.open_to(asker.player))[:MOST_PLANS]
    if not matches:
        return screen
    words = asker.words
    row = tuple(Button(f"plan.{n}", words("plan-make-in", number=str(n))) for n in matches)
    return replace(screen, blocks=(*screen.blocks, Text(words("plan-open")), Row(row)))


async def plan_screen(house: House, asker: Asker, match: int, note: str = "") -> Screen:
    """The plan in the making, else the one that is kept, else an empty one. Raises `Refusal`."""
    desk = await _open(house, asker, match)
    if not desk.draft and desk.planned.lines:
        return await _kept(desk, note)
    return await _editor(desk, note)


async def press(house: House, asker: Asker, route: Route, values: Mapping[str, str]) -> Screen:
    """What a control leads to. Raises `Refusal`, `BadInput`, `IllegalAction`."""
    desk = await _open(house, asker, route.match)
    control = route.control.removeprefix(PREFIX)
    if control in ("plan", "here"):
        return await plan_screen(house, asker, route.match)
    if control == "drop":
        await house.matches.plans.drop(route.match, asker.player)
        await house.matches.plans.keep_draft(route.match, asker.player, {})
        return await panel(house, asker, route.match, asker.words("plan-dropped"))
    if not desk.planned.may:
        desk.refuse()
    if route.decision != desk.decision:
        return await _editor(desk, asker.words("plan-moved"))
    try:
        if control.startswith("keep."):
            return await _keep(desk, control.removeprefix("keep."))
        return await _edited(desk, control, values)
    except (BadInput, IllegalAction) as error:
        return await _editor(desk, _warning(desk, error))


async def form(house: House, route: Route, asker: Asker, game: str) -> Form:
    """The form that a control opens; that of the whole plan holds it as it stands. Raises
    `Refusal`."""
    control = route.control.removeprefix(PREFIX)
    if control == "typed":
        desk = await _open(house, asker, route.match)
        present = await house.beside(desk.written)
        return planning.form(desk.screens.plan_example, present, asker.words)
    opened = house.screens[game].form(control, asker.words)
    if opened is None:
        raise Refusal("older-control")
    return replace(opened, control=f"{PREFIX}{opened.control}")


@dataclass(frozen=True, slots=True)
class _Desk:
    """All that is at hand while somebody plans."""

    house: House
    asker: Asker
    sight: Sight
    planned: Planned
    draft: Draft

    @property
    def match(self) -> int:
        return self.sight.table.match

    @property
    def decision(self) -> int:
        return self.sight.decision or 0

    @property
    def screens(self) -> Plans[Any, Any]:
        screens: object = self.house.screens_of(self.sight.table)
        if not isinstance(screens, Plans):
            raise Refusal("plan-no-game")
        return screens

    def refuse(self) -> None:
        """Why nothing can be planned now. Raises `Refusal`."""
        seat, seats = self.sight.seat, self.sight.table.seats
        if seat is not None and seats[seat].decision is not None:
            raise Refusal("plan-your-turn")
        alone = sum(one.computer is None for one in seats) < 2
        raise Refusal("plan-alone" if alone else "plan-not-now")

    def lines(self) -> tuple[tuple[Any, ...], ...]:
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

    def pressable(self) -> Draft:
        """The draft as buttons go on from it, also from what was typed."""
        if not strings_in(self.draft, "typed"):
            return self.draft
        try:
            return self.screens.plan_draft(self.sight.view, self.lines())
        except IllegalAction:  # the table has changed since
            return {}

    def written(self) -> str:
        """The plan in the making, else the one that is kept, as it would be typed."""
        typed = strings_in(self.draft, "typed")
        lines = self.lines() if self.draft and not typed else self.planned.lines
        write = self.house.games[self.sight.table.game].write
        return "\n".join(typed or ("; ".join(map(write, line)) for line in lines))

    def mark(self, lines: Sequence[Sequence[Any]]) -> str:
        """Of exactly these lines."""
        write = self.house.games[self.sight.table.game].write
        return digest("\n".join("; ".join(map(write, line)) for line in lines))

    def told(self, lines: Sequence[tuple[Any, ...]], words: Words) -> tuple[str, ...]:
        return self.screens.plan_told(self.sight.view, lines, words)


async def _open(house: House, asker: Asker, match: int) -> _Desk:
    planned = await house.matches.plans.read(match, asker.player)
    sight = await house.matches.sight(match, asker.player)
    waits = sight.seat is not None and sight.table.seats[sight.seat].decision is None
    draft = await house.matches.draft(match, asker.player) if waits and planned.may else {}
    return _Desk(house, asker, sight, planned, draft)


async def _kept(desk: _Desk, note: str = "") -> Screen:
    words = desk.asker.words
    told = desk.told(desk.planned.lines, words)
    screen = planning.kept(desk.sight.table, told, desk.planned.may, words, note)
    return replace(screen, match=desk.match, decision=desk.decision)


async def _editor(desk: _Desk, note: str = "") -> Screen:
    if not desk.planned.may:
        desk.refuse()
    return await desk.house.beside(_drawn, desk, note)


def _drawn(desk: _Desk, note: str) -> Screen:
    """The editor with the plan in words."""
    words, table = desk.asker.words, desk.sight.table
    planner = desk.screens.planner(desk.sight.view, table, desk.draft, words)
    try:
        lines = desk.lines()
    except IllegalAction as error:  # the table has changed since it was typed
        lines, note = (), _warning(desk, error)
    told, mark = desk.told(lines, words), desk.mark(lines)
    screen = planning.editor(table, planner, told, words, note)
    screen = with_choice(screen, "plan.here", desk.asker.person.pictures, words)
    if not planner.inside:
        screen = with_buttons(screen, planning.ending(told, mark, words))
    return replace(screen, match=desk.match, decision=desk.decision)


def _warning(desk: _Desk, error: Exception) -> str:
    return f"⚠️ {sentence_of(desk.house, error, desk.asker.words, desk.sight.table)}"


async def _keep(desk: _Desk, mark: str) -> Screen:
    """Keep exactly the plan that was shown. Raises `BadInput` where it is another one by now."""
    lines = desk.lines()
    if desk.mark(lines) != mark:
        raise BadInput("bad-plan")
    plans, words = desk.house.matches.plans, desk.asker.words
    planned = await plans.keep(desk.match, desk.asker.player, lines)
    await plans.keep_draft(desk.match, desk.asker.player, {})
    return await _kept(replace(desk, planned=planned, draft={}), words("plan-done"))


async def _edited(desk: _Desk, control: str, values: Mapping[str, str]) -> Screen:
    """The editor, or what there was before, after a change of the draft."""
    view, planned = desk.sight.view, desk.planned
    note = ""
    match control:
        case "leave":
            draft: Draft = {}
        case "change":
            draft = desk.screens.plan_draft(view, planned.lines)
        case "typed":
            draft = {"typed": _typed(values.get("lines", ""))}
            replace(desk, draft=draft).lines()
            note = desk.asker.words("plan-read")
        case _:
            pressed = desk.screens.plan_press
            draft = await desk.house.beside(pressed, view, desk.pressable(), control, values)
    await desk.house.matches.plans.keep_draft(desk.match, desk.asker.player, draft)
    if control == "leave":
        shown = await plan_screen(desk.house, desk.asker, desk.match) if planned.lines else None
        return shown or await panel(desk.house, desk.asker, desk.match)
    return await _editor(replace(desk, draft=draft), note)


def _typed(text: str) -> list[Any]:
    """Lines as typed, without the empty ones. Raises `BadInput` where nothing is left."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if not lines:
        raise BadInput("bad-plan-empty")
    return [*lines[:LINES]]

"""Cutterland's screens as the house wants them; it only ties the parts together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bot.screens.cutterland import (
    bag,
    board,
    deeds,
    hindsight,
    lesson,
    plan_lines,
    planned,
    replay,
    rulebook,
    session,
    setting,
)
from bot.screens.cutterland.looks import LOOKS
from bot.screens.cutterland.panels import (
    committed,
    cut,
    cut_board,
    discard,
    lay,
    plan,
    resolve,
    take,
    waiting,
)
from bot.screens.cutterland.phrases import KINDS
from bot.screens.cutterland.typed import COMMANDS
from bot.screens.game import (
    Act,
    BadInput,
    Draft,
    Lesson,
    LookCommand,
    MoveCommand,
    Planner,
    Reply,
)
from bot.screens.house import names
from bot.screens.panel import panel_screen, parts_of
from bot.screens.refusing import refusal
from bot.screens.screen import Block, Film, Form, Screen
from bot.tables import Moment, SessionResult, Shelf, Table
from bot.words import Words
from engine.contract import IllegalAction, Seat
from engine.cutterland.actions import Action, Take
from engine.cutterland.computers.looking_back import Hindsight
from engine.cutterland.events import Event
from engine.cutterland.views import View


class CutterlandScreens:
    """Everything people see and press in a match of Cutterland; `packs` are the installed packs'
    names by key."""

    key = "cutterland"
    commands: tuple[MoveCommand[View, Action], ...] = COMMANDS
    looks: tuple[LookCommand[View], ...] = LOOKS
    steps: int = len(lesson.STEPS)
    plan_example: str = "take B; place B M14 1"

    def __init__(self, packs: Mapping[str, str] | None = None) -> None:
        self._packs = dict(packs or {})

    def board(self, view: View, table: Table, words: Words) -> Screen:
        return board.board(view, table, words)

    def panel(
        self, view: View, table: Table, draft: Draft, words: Words, before: View | None = None
    ) -> Screen:
        assert view.seat is not None  # a spectator has no panel
        if board.is_over(view, table):
            blocks = waiting.panel(view, table, words, before)
        else:
            blocks = _panel(view, table, draft, words, before)
        stage = board.stage(view, table, words)
        return panel_screen(blocks, table, view.seat, stage, board.ACCENT, words)

    def press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Reply[Action]:
        """What a control does. Raises `BadInput` for one that is not of the decision owed."""
        parts = parts_of(control)
        if view.seat is None:
            raise BadInput("cutterland-bad-control")
        if parts[:1] == ["take"] and len(parts) == 2:
            return Act(Take(parts[1]))
        return _press(view, draft, parts, values)

    def form(self, control: str, words: Words) -> Form | None:
        parts = parts_of(control)
        return cut.form(parts, words) or lay.form(parts, words) or resolve.form(parts, words)

    def refusal(self, error: IllegalAction, words: Words) -> str:
        return refusal(self.key, error, words)

    def owed(self, view: View, table: Table, seat: Seat, words: Words) -> str:
        return board.duty(view, table, seat, words)

    def deed(self, event: Event, table: Table, words: Words) -> str | None:
        return deeds.deed(event, table, words)

    def rules(self, words: Words) -> tuple[str, ...]:
        return rulebook.pages(words)

    def seat_name(self, table: Table, seat: Seat, words: Words) -> str:
        return names.seat_name(table, seat, words)

    def analysis(
        self, learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
    ) -> tuple[Block, ...]:
        return hindsight.analysis(learnt, table, seat, reader, words)

    def replay(
        self, moments: Sequence[Moment], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        return replay.replay(moments, table, seat, words)

    def shelf(self, shelf: Shelf, words: Words) -> tuple[Block, ...]:
        return bag.shelf(shelf, self._packs, words)

    def session(self, result: SessionResult, table: Table, words: Words) -> tuple[Block, ...]:
        return session.result(result, table, words)

    def tally(self, view: View, seat: Seat) -> Mapping[str, int]:
        """Points by kind."""
        return {kind: getattr(view.table[seat].score, kind) for kind in KINDS}

    def tally_name(self, kind: str, words: Words) -> str:
        return words(f"cutterland-kind-{kind}")

    def recalled(self, view: View, events: Iterable[Event]) -> Draft:
        return cut_board.recalled(view, events)

    def planner(self, view: View, table: Table, draft: Draft, words: Words) -> Planner:
        return plan.planner(view, table, draft, words)

    def plan_press(
        self, view: View, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        """Raises `BadInput`, and `IllegalAction` for a place, a cut or a layout."""
        return plan.press(view, draft, parts_of(control), values)

    def plan_lines(self, view: View, draft: Draft) -> tuple[tuple[Action, ...], ...]:
        return plan_lines.plan_lines(view, draft)

    def plan_draft(self, view: View, lines: Sequence[tuple[Action, ...]]) -> Draft:
        return plan_lines.plan_draft(view, lines)

    def plan_told(
        self, view: View, lines: Sequence[tuple[Action, ...]], words: Words
    ) -> tuple[str, ...]:
        return planned.told(view, lines, words)

    def remarks(
        self, before: View, after: View, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        return setting.remarks(before, after, words, table)

    def lesson(self, at: Lesson, name: str, words: Words) -> tuple[Block, ...]:
        return lesson.blocks(self, at, name, words)

    def learn(
        self, at: Lesson, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[Lesson, str]:
        return lesson.answer(self, at, control, values, words)


def _duty(view: View) -> str:
    """The phase where the viewer owes its decision; `back` where it can take one back."""
    if view.seat in view.to_act:
        return view.phase
    return "back" if view.phase == "resolve" else "none"


def _panel(
    view: View, table: Table, draft: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    match _duty(view):
        case "cut":
            return cut.panel(view, draft, words)
        case "discard":
            return discard.panel(view, table, draft, words)
        case "take":
            return take.panel(view, table, draft, words)
        case "lay":
            return lay.panel(view, table, draft, words)
        case "resolve":
            return resolve.panel(view, table, draft, words)
        case "back":
            return committed.panel(view, table, words)
        case _:
            return waiting.panel(view, table, words, before)


def _press(view: View, draft: Draft, parts: list[str], values: Mapping[str, str]) -> Reply[Action]:
    match _duty(view):
        case "cut":
            return cut.press(view, draft, parts, values)
        case "discard":
            return discard.press(view, draft, parts, values)
        case "take":
            return take.press(view, draft, parts, values)
        case "lay":
            return lay.press(view, draft, parts, values)
        case "resolve":
            return resolve.press(view, draft, parts, values)
        case "back":
            return committed.press(view, parts)
        case _:
            raise BadInput("cutterland-bad-control")

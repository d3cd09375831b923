"""A game's lesson (`/learn`): its real panels on small positions, one thing to do in each."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.models.match import Address, SeatInfo, Status, Table
from bot.screens.context import Context
from bot.screens.contract import GameScreens
from bot.screens.drafts import text_in
from bot.screens.replies import Answers, BadInput, Draft, PlayAction
from bot.screens.screen import Block, Button, Form, Picture, Row, Text
from bot.words import Words
from engine.contract import Param

BEGIN: Final = "g.begin"
DONE: Final = "done"
"""The key of a draft that holds the answer to a step, as a line of the notation."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A person's step in a lesson, from 0, and their unfinished answer to it."""

    step: int = 0
    draft: Draft = field(default_factory=dict)


class LessonStep(Protocol):
    """`key` names its sentences; `draft` is what the panel begins with. With `brief`, its sentence
    stands for the panel's own first one until something is pressed."""

    @property
    def key(self) -> str: ...

    @property
    def draft(self) -> Draft: ...

    @property
    def brief(self) -> bool: ...


def build_lesson_table(game: str, view: Any, name: str, level: str = "easy") -> Table:
    """A table with no match behind it, also of a puzzle: the viewer is at seat 0, and computers of
    one level at the others."""
    decisions = dict.fromkeys(view.to_act, 1)
    learner = SeatInfo(0, None, None, name, decision=decisions.get(0))
    others = (
        SeatInfo(seat, None, None, "", computer=level, decision=decisions.get(seat))
        for seat in range(1, view.seats)
    )
    return Table(
        match=0, name="", game=game, status=Status.RUNNING, options={}, seats=(learner, *others),
        host=0, invited=(), open_to_all=False, start_when_full=False, address=Address(0, 0), seq=0,
        seed_hash="", seed=None, created=0, started=None, finished=None,
    )  # fmt: skip


def is_done(at: LessonProgress) -> bool:
    """Whether the step shows its right answer, with a button to the next one."""
    return DONE in at.draft


def drop_shared_buttons(panel: Iterable[Block]) -> Iterator[Block]:
    """The panel without buttons for the match behind it, e.g. its orders: lessons and puzzles have
    none."""
    for block in panel:
        if not isinstance(block, Row):
            yield block
            continue
        own = [one for one in block.buttons if one.control.startswith(("g.", "form.g."))]
        if own:
            yield Row(tuple(own))


S = TypeVar("S", bound=LessonStep)
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S, V, A]):
    """A lesson of a few minutes, without a match (`/learn`): short steps, each a position of the
    real rules with one task; the first only greets, the last shows the end.

    `check` gives the parameters of the sentence after a good action, and raises `BadInput` for one
    that is not good enough. With `show_answer` the step then shows its picture of that action, a
    line of the notation, until the learner goes on; without it, the next step begins.
    """

    steps: tuple[S, ...]
    observe: Callable[[S], V]
    first_picture: Callable[[Context[V]], Picture]
    final_blocks: Callable[[Context[V]], tuple[Block, ...]]
    check: Callable[[S, V, A], Mapping[str, Param]]
    show_answer: Callable[[S, str, Table, Words], tuple[Block, ...]] | None = None
    write: Callable[[A], str] = str
    level: str = "easy"  # of the computers at the table

    def render_step(
        self, screens: GameScreens[V, A, Any], at: LessonProgress, name: str, words: Words, *,
        page_height: int = 0,
    ) -> tuple[Block, ...]:  # fmt: skip
        """A step: what is explained, then the panel as it would be in a match."""
        step, game = self.steps[at.step], screens.key
        ctx = replace(self._build_context(game, at, name, words), page_height=page_height)
        if self.show_answer is not None and is_done(at):
            return self.show_answer(step, text_in(at.draft, DONE), ctx.table, words)
        head = Text(words(f"{game}-learn-{step.key}"))
        if at.step == 0:
            begin = Row((Button(BEGIN, words(f"{game}-learn-begin"), "success"),))
            return head, self.first_picture(ctx), begin
        if at.step == len(self.steps) - 1:
            bye = Text(words("learn-bye"))
            return head, *self.final_blocks(ctx), bye
        _, *panel = screens.render_panel(ctx, details=False).blocks
        if step.brief and not at.draft and isinstance(panel[0], Text):
            panel = panel[1:]
        return head, *drop_shared_buttons(panel)  # the step says what to do

    def answer_step(
        self, screens: GameScreens[V, A, Any], at: LessonProgress, control: str, answers: Answers,
        words: Words, *, page_height: int = 0,
    ) -> tuple[LessonProgress, str]:  # fmt: skip
        """The progress after a press: the same step with another draft, or the next one with an
        empty draft; and a sentence for the step's `Note`, or an empty one. Raises `BadInput` for an
        action that is not good enough yet, and what the panel's own presses raise."""
        step, game = self.steps[at.step], screens.key
        if control == BEGIN and at.step == 0:
            return LessonProgress(1), ""
        if at.step in {0, len(self.steps) - 1} or is_done(at):
            raise BadInput("bad-control")
        ctx = replace(self._build_context(game, at, "", words), page_height=page_height)
        reply = screens.press(ctx, control, answers)
        if not isinstance(reply, PlayAction):
            return LessonProgress(at.step, reply.draft), ""
        params = self.check(step, ctx.view, reply.action)
        if self.show_answer is not None:
            return LessonProgress(at.step, {DONE: self.write(reply.action)}), ""
        return LessonProgress(at.step + 1), words(f"{game}-learn-{step.key}-done", **params)

    def build_form(
        self, screens: GameScreens[V, A, Any], at: LessonProgress, control: str, words: Words
    ) -> Form | None:
        """The form that a button of the step's panel opens."""
        return screens.build_form(self._build_context(screens.key, at, "", words), control)

    def _build_context(self, game: str, at: LessonProgress, name: str, words: Words) -> Context[V]:
        step = self.steps[at.step]
        view = self.observe(step)
        table = build_lesson_table(game, view, name, self.level)
        return Context(view, table, words, at.draft or step.draft)

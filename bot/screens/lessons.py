"""A game's lesson (`/learn`): its real panels on small positions, one thing to do in each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar

from bot.models.match import Address, SeatInfo, Status, Table
from bot.screens.contract import BadInput, Draft, GameScreens, LessonProgress, PlayAction
from bot.screens.drafts import text_in
from bot.screens.screen import Block, Button, Picture, Row, Text
from bot.words import Words
from engine.contract import Param, Seat

BEGIN: Final = "g.begin"
_OWN: Final = ("g.", "form.g.")
"""How the controls of a game's own panel begin."""
DONE: Final = "done"
"""The key of a draft that holds the answer to a step, as a line of the notation."""


class LessonStep(Protocol):
    """`key` names its sentences; `draft` is what the panel begins with. With `brief`, its sentence
    stands for the panel's own first one until something is pressed."""

    @property
    def key(self) -> str: ...

    @property
    def draft(self) -> Draft: ...

    @property
    def brief(self) -> bool: ...


def build_lesson_table(
    game: str, name: str, levels: Sequence[str], to_act: Collection[Seat]
) -> Table:
    """A table with no match behind it: the learner at seat 0, and computers of these levels."""
    decisions = dict.fromkeys(to_act, 1)
    learner = SeatInfo(0, None, None, name, decision=decisions.get(0))
    others = (
        SeatInfo(seat, None, None, "", computer=level, decision=decisions.get(seat))
        for seat, level in enumerate(levels, 1)
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
        own = [one for one in block.buttons if one.control.startswith(_OWN)]
        if own:
            yield Row(tuple(own))


S = TypeVar("S", bound=LessonStep)
V = TypeVar("V")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Lesson(Generic[S, V, A]):
    """The steps, and how the game shows them; the first only greets, the last shows the end.

    `check` gives the parameters of the sentence after a good action, and raises `BadInput` for one
    that is not good enough. With `show_answer` the step then shows its picture of that action, a
    line of the notation, until the learner goes on; without it, the next step begins.
    """

    steps: tuple[S, ...]
    observe: Callable[[S], V]
    build_table: Callable[[S, str], Table]
    first_picture: Callable[[V, Table, Words], Picture]
    final_blocks: Callable[[V, Table, Words], tuple[Block, ...]]
    check: Callable[[S, V, A], Mapping[str, Param]]
    show_answer: Callable[[S, str, str, Words], tuple[Block, ...]] | None = None
    write: Callable[[A], str] = str

    def render_step(
        self, screens: GameScreens[V, A, Any], at: LessonProgress, name: str, words: Words
    ) -> tuple[Block, ...]:
        """A step: what is explained, then the panel as it would be in a match."""
        step, game = self.steps[at.step], screens.key
        if self.show_answer is not None and is_done(at):
            return self.show_answer(step, text_in(at.draft, DONE), name, words)
        view, table = self.observe(step), self.build_table(step, name)
        head = Text(words(f"{game}-learn-{step.key}"))
        if at.step == 0:
            begin = Row((Button(BEGIN, words(f"{game}-learn-begin"), "success"),))
            return head, self.first_picture(view, table, words), begin
        if at.step == len(self.steps) - 1:
            bye = Text(words(f"{game}-learn-bye"))
            return head, *self.final_blocks(view, table, words), bye
        draft = at.draft or step.draft
        _, *panel = screens.render_panel(view, table, draft, words, details=False).blocks
        if step.brief and not at.draft and isinstance(panel[0], Text):
            panel = panel[1:]
        return head, *drop_shared_buttons(panel)  # the step says what to do

    def answer_step(
        self,
        screens: GameScreens[V, A, Any],
        at: LessonProgress,
        control: str,
        values: Mapping[str, str],
        words: Words,
    ) -> tuple[LessonProgress, str]:
        """Where a press leads. Raises `BadInput` for an action that is not good enough yet, and
        what the panel's own presses raise."""
        step, game = self.steps[at.step], screens.key
        if control == BEGIN and at.step == 0:
            return LessonProgress(1), ""
        if at.step in {0, len(self.steps) - 1} or is_done(at):
            raise BadInput(f"{game}-bad-control")
        view = self.observe(step)
        reply = screens.press(view, at.draft or step.draft, control, values)
        if not isinstance(reply, PlayAction):
            return LessonProgress(at.step, reply.draft), ""
        params = self.check(step, view, reply.action)
        if self.show_answer is not None:
            return LessonProgress(at.step, {DONE: self.write(reply.action)}), ""
        return LessonProgress(at.step + 1), words(f"{game}-learn-{step.key}-done", **params)

"""What a game's screens promise: the only way the Discord edge knows a game.

Everything here takes a view, never a state, so that a secret cannot reach a screen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, runtime_checkable

from bot.models.match import HistoryMove, Inventory, SessionResult, Table
from bot.screens.screen import Block, Choice, Film, Form, Screen
from bot.words import Words
from engine.contract import IllegalAction, Json, Seat

V = TypeVar("V")
A = TypeVar("A")
E_con = TypeVar("E_con", contravariant=True)
V_con = TypeVar("V_con", contravariant=True)

Draft: TypeAlias = dict[str, Json]
"""A seat's private, unfinished answer to one decision, kept in the store."""


class BadInput(ValueError):
    """Something typed or pressed means nothing: a sentence's catalogue key and its parameters."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


@dataclass(frozen=True, slots=True)
class PlayAction(Generic[A]):
    """The press or command decides: this action goes to the rules.

    `draft` is what the asker's next decision begins with, if the action leads to one.
    """

    action: A
    draft: Draft = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeepDraft:
    """The press changed only the draft; the panel is shown again."""

    draft: Draft


Reply: TypeAlias = PlayAction[A] | KeepDraft


@dataclass(frozen=True, slots=True)
class Parameter:
    """One option of a typed command. `seat` is a person or computer at the table, given as the
    seat's number from 1 to the screens; `notation` is text that arrives in Latin letters, whatever
    the keyboard; `suggests` says that it has autocomplete."""

    key: str
    kind: Literal["text", "notation", "whole", "seat"] = "text"
    required: bool = True
    suggests: bool = False


Values: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class MoveCommand(Generic[V, A]):
    """A typed move: `/name` with its options. Descriptions are in the catalogue under
    `command-<name>` and `command-<name>-<key>`.

    `reply` reads the values against the seat's own view: `Act` plays, `Keep` opens the panel with
    that draft (to be confirmed). `suggest` gives at most 25 choices for the option being typed.
    Both may raise `IllegalAction` and `BadInput`.
    """

    name: str
    parameters: tuple[Parameter, ...]
    reply: Callable[[V, Values], Reply[A]]
    suggest: Callable[[V, str, Values, Words], tuple[Choice, ...]]


class ViewRenderer(Protocol[V_con]):
    """What a look shows: from the asker's own view (the public one for a spectator), the table and
    the values. `before` is the public view when the asker last looked, None where nothing is
    known of that: what is new since then stands out.
    """

    def __call__(
        self, view: V_con, table: Table, values: Values, words: Words, before: V_con | None = None
    ) -> Screen: ...


@dataclass(frozen=True, slots=True)
class ViewCommand(Generic[V]):
    """A command that shows something to the asker alone, and changes nothing.

    `own_seat` says that only somebody who sits at the table may ask.
    """

    name: str
    parameters: tuple[Parameter, ...]
    own_seat: bool
    show: ViewRenderer[V]


class GameScreens(Protocol[V, A, E_con]):
    """The screens of one game."""

    key: str
    commands: tuple[MoveCommand[V, A], ...]
    view_commands: tuple[ViewCommand[V], ...]

    def render_board(self, view: V, table: Table, words: Words) -> Screen:
        """The public message of a running or finished match, from the public view: picture, what
        has to be done and by whom, the buttons of the open decision, and "My move"."""

    def render_panel(
        self, view: V, table: Table, draft: Draft, words: Words, before: V | None = None
    ) -> Screen:
        """The private panel of the view's seat: the decision it owes, or where things stand.

        `before` is the public view when this person last looked: what is new since then stands
        out. None where nothing is known of an earlier look.
        """

    def press(self, view: V, draft: Draft, control: str, values: Mapping[str, str]) -> Reply[A]:
        """What a control of `board` or `panel` does. `values` hold a select's choices under
        `choice` (joined by commas) or a form's answers by key."""

    def build_form(self, control: str, words: Words) -> Form | None:
        """The form that a `form.` control opens, from its text alone; None for an unknown one."""

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        """One sentence: what is wrong and what to do."""

    def describe_event(self, event: E_con, table: Table, words: Words) -> str | None:
        """One public line about an event; None where it is not worth one."""

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        """The rules in short, a text for each page."""

    def seat_name(self, table: Table, seat: Seat, words: Words) -> str:
        """How a seat is called in texts and pictures."""


@runtime_checkable
class SupportsAnalysis(Protocol):
    """What the screens of a game add that looks back (`engine.contract.LooksBack`)."""

    def analysis_blocks(
        self, learnt: Any, table: Table, seat: Seat, reader: Seat | None, words: Words
    ) -> tuple[Block, ...]:
        """What a seat may learn from a finished match, as the game's `look_back` found it, told to
        the reader's seat or to somebody who has not played."""


@runtime_checkable
class SupportsDuties(Protocol[V_con]):
    """What screens may add to say in a line what a match waits for."""

    def describe_duty(self, view: V_con, table: Table, seat: Seat, words: Words) -> str:
        """What a seat that is to act has to do, its person named."""


@runtime_checkable
class SupportsInventory(Protocol):
    """What the screens of a game add that keeps something on a shelf (`contract.UsesShelf`)."""

    def inventory_blocks(self, shelf: Inventory, words: Words) -> tuple[Block, ...]:
        """What lies there, and what can be played with it: at most six blocks."""


@runtime_checkable
class SupportsSessions(Protocol):
    """What the screens of a game add that plays sessions (`contract.PlaysSessions`)."""

    def session_blocks(
        self, result: SessionResult, table: Table, words: Words
    ) -> tuple[Block, ...]:
        """The one result of a session, at the end of its last match, if that has one by the rules:
        where the last person left has claimed it, the house says so."""


@runtime_checkable
class SupportsReplays(Protocol):
    """What screens may add to show a match as it went."""

    def build_replay(
        self, moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        """A film from the public views around all actions so far: a seat's part of the match, or
        everybody's. None while there is nothing to show."""


@runtime_checkable
class SupportsTallies(Protocol[V_con]):
    """What screens may add whose points have kinds, for averages over somebody's matches."""

    def tally(self, view: V_con, seat: Seat) -> Mapping[str, int]:
        """A seat's figures at the end of a match by kind, always the same kinds in one order."""

    def tally_name(self, kind: str, words: Words) -> str:
        """What a kind is called."""


@dataclass(frozen=True, slots=True)
class PlanEditor:
    """An editor of a plan as it stands. `inside` says that it shows one part of the plan, with its
    own way back: the plan as a whole can neither be kept nor left there."""

    blocks: tuple[Block, ...]
    inside: bool = False


@runtime_checkable
class SupportsPlans(Protocol[V_con, A]):
    """What screens may add to make plans ahead (`engine.contract.PlansAhead`).

    The controls of an editor begin with `g.` as a panel's; the house keeps the two apart, keeps the
    draft, and adds what keeps the plan, after showing it in words, changes and cancels it.
    """

    plan_example: str
    """A short line of a plan in the game's notation, for whoever types one."""

    def build_plan_editor(
        self, view: V_con, table: Table, draft: Draft, words: Words
    ) -> PlanEditor:
        """The editor of the plan that the draft stands for."""

    def press_plan(
        self, view: V_con, draft: Draft, control: str, values: Mapping[str, str]
    ) -> Draft:
        """What a control of the editor does. Raises `BadInput` and `IllegalAction`."""

    def plan_lines(self, view: V_con, draft: Draft) -> tuple[tuple[A, ...], ...]:
        """The lines that the draft stands for; none while nothing is chosen."""

    def plan_draft(self, view: V_con, lines: Sequence[tuple[A, ...]]) -> Draft:
        """The draft of a plan that was kept, to change it."""

    def describe_plan(
        self, view: V_con, lines: Sequence[tuple[A, ...]], words: Words
    ) -> tuple[str, ...]:
        """Each line as words."""


@runtime_checkable
class SupportsRecall(Protocol[V_con]):
    """What screens may add whose panels make use of what has happened in the match."""

    def recall_events(self, view: V_con, events: Iterable[Any]) -> Draft:
        """What a panel gets in its draft besides what was kept there, from all public events, the
        newest last; nothing of it is kept."""


@runtime_checkable
class SupportsRecordHeadings(Protocol[V_con]):
    """What screens may add to set out a match's record for readers."""

    def write_headings(
        self, before: V_con, after: V_con, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        """Lines to stand before an action that begins something new, from the public views around
        it; none before most. With a table, for a message, its players are named."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """Where somebody stands in a lesson: the step from 0, and their unfinished answer to it."""

    step: int = 0
    draft: Draft = field(default_factory=dict)


@runtime_checkable
class SupportsLessons(Protocol):
    """What screens may add to teach their game in some minutes, with no match: `/learn`.

    A lesson is `steps` short steps, each a position of the real rules that is shown as in a match,
    with one thing to do; the last only says good-bye. The house keeps where a person stands over
    restarts, numbers the steps, goes back and on, and hands over what is pressed:

    - The controls of `lesson` are whatever the game names them (`g.take.B`), so that real panels
      can be shown as they are, made from a view and a table of the lesson's own. Their forms are
      opened by `GameScreens.form`.
    - `learn` answers a press: the same step with another draft, or the next step with an empty one;
      the sentence with it is said where the step has its `Note`, else on top. What is not the
      thing to do raises `BadInput` (or the rules' `IllegalAction`), which says kindly what is: it
      is shown there, and nothing is lost.
    """

    steps: int

    def lesson_blocks(self, at: LessonProgress, name: str, words: Words) -> tuple[Block, ...]:
        """A step, for a person of this name: what is explained, and what there is to do."""

    def press_lesson(
        self, at: LessonProgress, control: str, values: Mapping[str, str], words: Words
    ) -> tuple[LessonProgress, str]:
        """Where a press leads, and a sentence about it or nothing. `values` as for `press`."""

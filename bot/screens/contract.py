"""The contract of a game's screens: the only way the Discord edge knows a game. Everything here
takes a view, never a state, so that no secret can reach a screen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import (
    TYPE_CHECKING,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    Protocol,
    TypeAlias,
    TypeVar,
    runtime_checkable,
)

from bot.models.match import GameStocks, HistoryMove, Inventory, SessionResult, Table
from bot.render.drawing import Drawing
from bot.render.scene import Scene
from bot.screens.context import Context
from bot.screens.controls import answer_control, find_control, find_form, refuse_control
from bot.screens.drafts import UNDO, add_past, drop_past, undo_draft
from bot.screens.panel import append_undo, explain_refusal, is_over, render_seat_panel
from bot.screens.replies import Answers, BadInput, Draft, KeepDraft, PlayAction, Reply
from bot.screens.screen import Block, Choice, Film, Form, Part, Picture, Row, Screen, draw_parts
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.coach import Mistake
from engine.contract import IllegalAction, Options, Seat

if TYPE_CHECKING:
    from bot.screens.lessons import Lesson

V = TypeVar("V")
A = TypeVar("A")
E = TypeVar("E")
V_con = TypeVar("V_con", contravariant=True)
A_con = TypeVar("A_con", contravariant=True)

HEADING: Final = "▸"
"""Begins a line of the history that tells of no move, but where a new part of the game begins."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One option of a typed command. `seat` is a person or computer at the table, given as the
    seat's number from 1 to the screens; `notation` is text that arrives in Latin letters, whatever
    the keyboard; `suggests` says that it has autocomplete."""

    key: str
    kind: Literal["text", "notation", "whole", "seat"] = "text"
    required: bool = True
    suggests: bool = False


def notation_parameter(key: str) -> Parameter:
    """A required option in the notation, with autocomplete."""
    return Parameter(key, "notation", suggests=True)


Values: TypeAlias = Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class MoveCommand(Generic[V, A]):
    """A typed move: `/name` with its options. Their descriptions are in the catalogue under
    `command-<name>` and `command-<name>-<key>`.

    `reply` reads the values against the seat's view: `PlayAction` plays, `KeepDraft` opens the
    panel to confirm. `suggest` gives at most 25 choices for the option that is being typed. Both
    raise `IllegalAction` and `BadInput`.
    """

    name: str
    parameters: tuple[Parameter, ...]
    reply: Callable[[V, Values], Reply[A]]
    suggest: Callable[[V, str, Values, Words], tuple[Choice, ...]] = lambda *_: ()


@dataclass(frozen=True, slots=True)
class ViewCommand(Generic[V]):
    """A command with a private answer that changes nothing; `own_seat` limits it to players. `show`
    renders the reader's view (the public one for spectators) with the values of the command."""

    name: str
    parameters: tuple[Parameter, ...]
    own_seat: bool
    show: Callable[[Context[V], Values], Screen]


class GameScreens(ABC, Generic[V, A, E]):
    """The screens of one game. What every game has and none has to decide is here already. Its
    panel is declared in parts: a press finds its control among those that the panel shows, and that
    says what it does."""

    key: str
    accent: int  # the colour beside its boards and panels, 0xRRGGBB
    commands: tuple[MoveCommand[V, A], ...] = ()
    view_commands: tuple[ViewCommand[V], ...] = ()
    rules: tuple[str, ...] = ()
    """The pages of its short rules: `<game>-rules-<page>` in the catalogues."""
    scoring_page: int = 0  # which of them, from 0, says what scores
    lesson: Lesson[Any, V, A] | None = None

    @abstractmethod
    def render_board(self, ctx: Context[V]) -> Screen:
        """The public message of a running or finished match, from the public view: picture, who has
        to do what, the buttons of the open decision, and "My move"."""

    def board_rows(self, ctx: Context[V]) -> tuple[Row, ...]:
        """The game's own buttons on the board of a running match."""
        return ()

    @abstractmethod
    def panel_stage(self, ctx: Context[V]) -> str:
        """Where the match is, in a few words behind its name."""

    @abstractmethod
    def panel_parts(self, ctx: Context[V]) -> tuple[Part, ...]:
        """The private panel of the view's seat, from its head (a `Text`) on: its open decision, or
        the state of the match."""

    def panel_details(self, ctx: Context[V]) -> tuple[Part, ...]:
        """What the panel's **Details** button shows instead."""
        return ()

    def render_panel(self, ctx: Context[V], *, details: bool = True) -> Screen:
        """The panel; with its `details` only if wanted, since most presses show none."""
        shown = replace(ctx, draft=drop_past(ctx.draft))
        parts, stage = draw_parts(self.panel_parts(shown)), self.panel_stage(shown)
        screen = render_seat_panel(parts, ctx.table, ctx.seat, stage, self.accent, ctx.words)
        view: Any = ctx.view
        if ctx.seat in view.to_act:
            screen = append_undo(screen, ctx.draft, ctx.words)
        return replace(screen, details=draw_parts(self.panel_details(shown)) if details else ())

    def press(self, ctx: Context[V], control: str, answers: Answers) -> Reply[A]:
        """The reply to a control of the panel or the board. Raises `IllegalAction` and
        `BadInput`."""
        if control == UNDO and (before := undo_draft(ctx.draft)) is not None:
            return KeepDraft(before)
        missed: list[Part] = []
        for part in self._list_pressable(ctx):
            if (shown := find_control((part,), control)) is not None:
                reply = answer_control(shown, answers)
                if ctx.page_height and isinstance(reply, KeepDraft):
                    return KeepDraft(add_past(ctx.draft, reply.draft))
                return reply
            missed.append(part)
        raise self.refuse_control(ctx, tuple(missed), control)

    def build_form(self, ctx: Context[V], control: str) -> Form | None:
        """The form that a button opens; None for an unknown one."""
        return find_form(self._list_pressable(ctx), control)

    def _list_pressable(self, ctx: Context[V]) -> Iterator[Part]:
        """Made one after another: most controls are in the first of them."""
        view: Any = ctx.view
        ctx = replace(ctx, draft=drop_past(ctx.draft))
        if view.seat is not None:  # a spectator has no panel
            yield from self.panel_parts(ctx)
            yield from self.panel_details(ctx)
        if not is_over(view.outcome, ctx.table):
            yield from self.board_rows(ctx)

    def refuse_control(self, ctx: Context[V], parts: tuple[Part, ...], control: str) -> BadInput:
        return refuse_control(parts, control)

    def explain_refusal(self, error: IllegalAction, words: Words) -> str:
        """What is wrong and what to do, in one sentence."""
        return explain_refusal(self.key, error, words)

    @abstractmethod
    def describe_event(self, event: E, table: Table, words: Words) -> str | None:
        """A public line about an event, with `HEADING` first if it only begins a new part of the
        game; None for events that need none."""

    def describe_action(
        self, own: Sequence[E], since: Sequence[E], seat: Seat, table: Table, words: Words
    ) -> list[str]:
        """What an action of a seat has done, a line each, or rather what others have brought it
        since, e.g. a card's last piece."""

        def describe(events: Iterable[E]) -> list[str]:
            lines = (self.describe_event(event, table, words) for event in events)
            return [line for line in lines if line]

        return describe(one for one in since if getattr(one, "seat", None) == seat) or describe(own)

    def rule_pages(self, words: Words) -> tuple[str, ...]:
        """The short rules, a text per page."""
        return tuple(words(f"{self.key}-rules-{page}") for page in self.rules)

    def rule_picture(self, page: int, words: Words) -> Picture | None:
        """The picture of such a page, from 0."""
        return None

    def seat_name(self, table: Table, seat: Seat, words: Words) -> str:
        """The seat's name in texts and pictures."""
        return seat_name(table, seat, words)

    def build_cover(self, words: Words) -> Picture | None:
        """A picture of the game itself, for the poster of a lobby: about twice as wide as high,
        since seats and buttons follow below it."""
        return None

    def draw_options(self, options: Options, seat: Seat | None, words: Words) -> Picture | None:
        """What the table can choose from in a lobby, or a seat for itself, with what is chosen
        marked: about half as high as wide or lower, since menus and buttons follow."""
        return None

    def list_colours(self, words: Words) -> tuple[Choice, ...]:
        """Where each seat has a colour, which its player may choose in the lobby
        (`SeatInfo.colour`): all of them with their numbers as values, in order, by name, described
        by what else tells them apart."""
        return ()

    def list_emojis(self) -> Mapping[str, Drawing]:
        """Drawings for buttons, menus and texts by the keys that screens name them by: the game's
        key, `_`, and letters, digits and `_`, at most `bot.presentation.emojis.LONGEST_KEY`
        characters in all."""
        return {}

    def describe_duty(self, ctx: Context[V], seat: Seat) -> str:
        """What a seat has to do, in a line with its player's name."""
        return ""

    def undo_choice(self, view: V) -> PlayAction[A] | None:
        """What undoes the choice that the view's seat has locked in while others still choose; None
        if none is open. A control of the panel may do the same."""
        return None

    def inventory_blocks(self, inventory: Inventory, words: Words) -> tuple[Block, ...]:
        """The items of an inventory (`engine.contract.UsesInventory`), and what can be played with
        them: at most six blocks."""
        return ()

    def stock_blocks(self, kept: GameStocks, words: Words) -> tuple[Block, ...]:
        """What is left in the stocks of a server (`engine.contract.UsesInventory.stocks`), and in
        its other inventories."""
        return ()

    def session_blocks(
        self, result: SessionResult, table: Table, words: Words
    ) -> tuple[Block, ...]:
        """The result of a session by the rules (`engine.contract.PlaysSessions`), at the end of its
        last match; not asked for if the last player left has claimed the session."""
        return ()

    def write_headings(
        self, before: V, after: V, words: Words, table: Table | None = None
    ) -> tuple[str, ...]:
        """Lines of a match file before an action that begins something new, from the public views
        around it; none for most actions. With a table they name its players. A file leaves out
        those that are the same as the last ones."""
        return ()


AnyScreens: TypeAlias = GameScreens[Any, Any, Any]


@runtime_checkable
class SupportsAnalysis(Protocol):
    """The screens of a game with an analysis (`engine.contract.LooksBack`)."""

    def mistake_blocks(
        self, mistake: Mistake[Any, Any], table: Table, seat: Seat, reader: Seat | None,
        words: Words,
    ) -> tuple[Block, ...]:  # fmt: skip
        """A mistake of a seat, as a player at the seat `reader` or a spectator reads it: in words,
        and as a picture of the better action beside the one that was done."""


@runtime_checkable
class SupportsReplays(Protocol):
    """Screens that can replay a match."""

    def build_replay(
        self, moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
    ) -> Film | None:
        """A film from the public views around all actions so far, of a seat or of all; None while
        there is nothing to show."""


@runtime_checkable
class SupportsTallies(Protocol[V_con]):
    """The screens of a game with kinds of points, for averages over a player's matches."""

    def tally(self, view: V_con, seat: Seat) -> Mapping[str, int]:
        """A seat's points at the end of a match by kind, always the same kinds in one order."""

    def tally_name(self, kind: str, words: Words) -> str: ...


@runtime_checkable
class SupportsFavourites(Protocol[V_con]):
    """The screens of a game with creatures or characters of which players have favourites."""

    def count_favourites(self, view: V_con, seat: Seat) -> Mapping[str, int]:
        """What each of them did for a seat until the end of a match, by keys of the game."""

    def draw_favourite(self, key: str, words: Words) -> tuple[str, Drawing]:
        """Its name, and a drawing of it."""


@runtime_checkable
class SupportsMiniatures(Protocol[V_con]):
    """Screens that have a small picture of what was built or fought over in a match."""

    def draw_miniature(self, ctx: Context[V_con], seat: Seat, room: tuple[int, int]) -> Scene:
        """A seat's own board if it has one, else the whole table, without texts or names: at most
        as wide and as high as the room."""


@dataclass(frozen=True, slots=True)
class PlanEditor:
    """The editor of a plan: its picture and controls. `hint` says what to press while nothing is
    planned, `details` are shown instead of the blocks on demand. `inside` says that it shows one
    part of the plan with its own head and way back, and that the plan can neither be kept nor left
    there."""

    blocks: tuple[Part, ...]
    inside: bool = False
    hint: str = ""
    details: tuple[Part, ...] = ()

    @property
    def parts(self) -> tuple[Part, ...]:
        return (*self.blocks, *self.details)

    def press(self, control: str, answers: Answers) -> Draft:
        """The draft after a control of the editor. Raises `BadInput` and `IllegalAction`."""
        shown = find_control(self.parts, control)
        if shown is None:
            raise refuse_control(self.parts, control)
        reply = answer_control(shown, answers)
        if not isinstance(reply, KeepDraft):
            raise BadInput("bad-control")
        return reply.draft


@runtime_checkable
class SupportsPlans(Protocol[V_con, A]):
    """The screens of a game with plans (`engine.contract.PlansAhead`). The controls of an editor
    begin with `g.` like those of a panel; the shared screens prefix them, store the draft, and add
    the controls to keep, change and cancel the plan."""

    plan_example: str  # a short line of a plan in the game's notation, as a hint in the form

    def build_plan_editor(self, ctx: Context[V_con]) -> PlanEditor: ...

    def plan_lines(self, view: V_con, draft: Draft) -> tuple[tuple[A, ...], ...]:
        """The lines of the plan in the draft; none while nothing is chosen."""

    def plan_draft(self, view: V_con, lines: Sequence[tuple[A, ...]]) -> Draft:
        """The draft to change a kept plan."""

    def describe_plan(
        self, view: V_con, lines: Sequence[tuple[A, ...]], words: Words
    ) -> tuple[str, ...]:
        """Each line in words."""


@runtime_checkable
class DrawsPlans(Protocol[V_con, A_con]):
    """Screens that show what words of a plan leave out."""

    def draw_plan(
        self, view: V_con, lines: Sequence[tuple[A_con, ...]], words: Words
    ) -> Picture | None: ...


@runtime_checkable
class SupportsRecall(Protocol[V_con]):
    """Screens whose panels use the events of the match."""

    def recall_events(self, view: V_con, events: Iterable[Any]) -> Draft:
        """What to add to a panel's draft from all public events, the newest last; not stored."""


class Report(NamedTuple):
    """What a panel tells of what has happened, empty if there is nothing to say; not `is_whole` if
    the details tell more."""

    text: str
    is_whole: bool = True


@runtime_checkable
class SupportsReports(Protocol[V_con]):
    """Screens whose panels say themselves what has happened."""

    def report_events(self, ctx: Context[V_con], events: Sequence[Any]) -> Report:
        """In a few lines, from all public events since the player last looked, own ones
        included."""

    def had_choice(self, ctx: Context[V_con], events: Sequence[Any]) -> bool:
        """Whether to tell the player now that their orders have answered since they last looked,
        where they could have done anything else."""

    def tell_turns(self, ctx: Context[V_con], events: Sequence[Any]) -> tuple[Block, ...]:
        """The same whole, for the details: a line for each turn, and a picture of what it has led
        to; nothing where a line for each event says more."""


@runtime_checkable
class SupportsEndings(Protocol[V_con]):
    """Screens that say how a match was decided."""

    def describe_end(self, ctx: Context[V_con], events: Sequence[Any]) -> str:
        """In a few lines for the final board, from the final public view and all events; for a
        panel, from those since its player looked."""


@runtime_checkable
class SupportsPlanRecall(Protocol[V_con, A_con]):
    """Screens whose panels use the player's plan."""

    def recall_plan(self, view: V_con, lines: Sequence[tuple[A_con, ...]]) -> Draft:
        """What to add to a panel's draft from the lines of the plan; not stored."""


@runtime_checkable
class ResumesPlans(Protocol[V_con]):
    """Screens whose panels can begin with a plan that was not saved."""

    def resume_plan(self, view: V_con, draft: Draft) -> Draft:
        """The panel's draft, from that of the plan; empty if that has nothing for the open
        question."""


@runtime_checkable
class SupportsPuzzles(Protocol[V_con, A_con]):
    """The screens of a game with puzzles (`engine.contract.SetsPuzzles`). Answers are given in the
    game's panels; `view` is the asked seat's. The sentences are those of its catalogue by kind,
    where nothing else is said here."""

    key: str

    def ask_puzzle(self, ctx: Context[V_con], kind: str) -> str:
        """What is asked, in a line or two."""
        return ctx.words(f"{self.key}-puzzle-{kind}")

    def name_puzzle(self, ctx: Context[V_con], kind: str) -> str:
        """The same in a few words, above the editor."""
        return ctx.words(f"{self.key}-puzzle-title-{kind}")

    def explain_puzzle(self, ctx: Context[V_con], kind: str) -> str:
        """What scores in this position and what its tokens or cards may do, in a few lines."""
        return ctx.words(f"{self.key}-puzzle-about-{kind}")

    def explain_use(self, ctx: Context[V_con], kind: str) -> str:
        """What uses a try, for an answer that is as far as `view`: the end of a sentence."""
        return ctx.words(f"{self.key}-puzzle-uses-{kind}")

    def puzzle_pictures(self, ctx: Context[V_con], kind: str) -> tuple[Picture, ...]:
        """The position, in at most two pictures."""

    def describe_answer(self, ctx: Context[V_con], kind: str, answer: Sequence[A_con]) -> str:
        """An answer in words; `view` is after it, as for the next two."""

    def explain_answer(self, ctx: Context[V_con], kind: str, answer: Sequence[A_con]) -> str:
        """What an answer has led to, in a line or two; empty where its picture tells it."""
        return ""

    def answer_picture(
        self, ctx: Context[V_con], kind: str, answer: Sequence[A_con]
    ) -> Picture: ...

"""The log of a match: its stored rows, and its events as anyone may know them."""

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from engine.contract import Seat

RowKind: TypeAlias = Literal[
    "start", "action", "retract", "undo-to", "substitute", "computer", "return", "resign", "claim",
    "organiser",
]  # fmt: skip
EventSource: TypeAlias = Literal["person", "computer", "plan", "wish", "late", "sealed", "order"]
AnswerSource: TypeAlias = Literal["plan", "wish", "late", "order"]  # what acts for a person


@dataclass(frozen=True, slots=True)
class LogRow:
    """One row of a match's log; `body` is canonical JSON, `hash` that of the state after it."""

    seq: int
    kind: RowKind
    seat: Seat | None
    decision: int | None
    actor: int | None
    body: str
    hash: str
    at: int


@dataclass(frozen=True, slots=True)
class LogEvent:
    """A row of the log as anyone may know it: its kind (`start`, `action`, `resign`, ...), its seat
    and the `player` who held it then, what caused it (the person, a computer player, a plan of the
    person, `wish`: a computer, as its person wishes where they are slow, `late`: the deadline,
    `sealed`: the person, who shared a sealed question with other people, or `order`: their standing
    orders), and the game's public events."""

    seq: int
    kind: str
    seat: Seat | None
    by: EventSource
    events: tuple[Any, ...]
    player: int | None = None

    @property
    def is_by_computer(self) -> bool:
        """Whether the person of the seat had no part in it."""
        return self.by in ("computer", "wish", "late")

    @property
    def is_by_person(self) -> bool:
        """Whether the person of the seat did it, or has long decided it."""
        return self.by in ("person", "sealed", "order")


@dataclass(frozen=True, slots=True)
class TimedEvent:
    """An event with its time; `stands`: it is an action that was not undone."""

    event: LogEvent
    at: int
    stands: bool


@dataclass(frozen=True, slots=True)
class UnseenEvents:
    """What is new to a person who opens a match again: the public view when they looked before, at
    the row `seen`, and what others have done since; `happened` is all that was done since, by
    themselves too. `passed` counts what their standing orders have answered to it, whether or not
    others have answered yet, which nothing may show."""

    view: Any
    seen: int
    events: tuple[LogEvent, ...]
    happened: tuple[LogEvent, ...] = ()
    passed: int = 0

    @property
    def game_events(self) -> list[Any]:
        """What has happened, as the game's own events."""
        return [event for row in self.happened for event in row.events]

    @property
    def last(self) -> int:
        """The newest row; 0 if nothing has happened."""
        return self.happened[-1].seq if self.happened else 0

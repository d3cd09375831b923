"""What the coach found in a finished match."""

from dataclasses import dataclass
from typing import Any

from engine.contract import Seat


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat saw and did, as far as its player did it themselves; `number` is that of the
    action in the match, from 0."""

    number: int
    seat: Seat
    view: Any
    action: Any


@dataclass(frozen=True, slots=True)
class StoredMistake:
    """The number of an action, the notation of a better one, what that was worth more, and what for
    (`engine.coach`)."""

    number: int
    better: str
    cost: float
    aim: str = ""


@dataclass(frozen=True, slots=True)
class Analysis:
    """All mistakes in the order of the match; everyone's chance to win, in percent, after as many
    actions as each moment of the `course` begins with; and what each seat owes to luck, in the
    game's unit, with the standard errors."""

    mistakes: tuple[StoredMistake, ...] = ()
    course: tuple[tuple[int, tuple[int, ...]], ...] = ()
    luck: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class AverageLuck:
    """What luck brought somebody in each of so many `matches`, with the standard error."""

    matches: int
    gain: float
    error: float


@dataclass(frozen=True, slots=True)
class Progress:
    """An analysis that is still made: `done` of `total` steps."""

    done: int
    total: int

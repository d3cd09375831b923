"""The rows of a match's log as values, and their JSON. What comes back from the file is checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError

from bot.matches.values import AnyGame
from bot.storage.rows import LogRow, RowKind
from bot.storage.store import StoreDamaged
from bot.storage.text import canonical
from engine.contract import OptionValue, Seat


class Row(BaseModel):
    """What a row says besides its columns."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Start(Row):
    """The match begins. `people` and `computers` by seat: exactly one of the two is set."""

    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    options: dict[str, OptionValue]
    rules: int
    people: Annotated[tuple[int | None, ...], Field(strict=False, max_length=64)]
    computers: Annotated[tuple[str | None, ...], Field(strict=False, max_length=64)]


class Acted(Row):
    """A seat acted; the row's `decision` is the one it answered. `by` says what did it where its
    person, or a computer player at its place, did not at that moment: their plan made ahead, or the
    house for want of an answer in time."""

    action: JsonValue
    by: Literal["plan", "late"] | None = None


class Retract(Row):
    """A commitment nobody has seen is struck and its seat asked again."""

    row: Annotated[int, Field(ge=2)]


class UndoTo(Row):
    """Every action after that row is struck and everybody who then owes is asked again."""

    to: Annotated[int, Field(ge=1)]


class Substitute(Row):
    """Another person takes the seat."""

    player: int


class Computer(Row):
    """A computer player takes the seat over; the person may return."""

    level: str


class Return(Row):
    """The person takes the seat back."""


class Resign(Row):
    """The person gives up for good; a computer player plays on."""

    level: str


class Claim(Row):
    """The last person left ends the match as its winner."""


class Organiser(Row):
    """An organiser's act; only `cancel` changes the match."""

    deed: Literal["cancel", "pause", "resume", "extend", "offer"]
    seconds: Annotated[int, Field(ge=0)] = 0


Body: TypeAlias = (
    Start | Acted | Retract | UndoTo | Substitute | Computer | Return | Resign | Claim | Organiser
)

_KINDS: dict[RowKind, type[Body]] = {
    "start": Start,
    "action": Acted,
    "retract": Retract,
    "undo-to": UndoTo,
    "substitute": Substitute,
    "computer": Computer,
    "return": Return,
    "resign": Resign,
    "claim": Claim,
    "organiser": Organiser,
}
_NAMES: dict[type[Body], RowKind] = {body: kind for kind, body in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the log. `action` is set for `Acted`: as given before it is applied, canonical
    after. `actor` is the person who did it, None for a computer player and the house."""

    seq: int
    seat: Seat | None
    body: Body
    actor: int | None = None
    decision: int | None = None
    action: Any = None

    @property
    def kind(self) -> RowKind:
        return _NAMES[type(self.body)]


def write_entry(entry: Entry, state_hash: str, at: int) -> LogRow:
    unsaid = {"by"} if isinstance(entry.body, Acted) and entry.body.by is None else None
    body = canonical(entry.body.model_dump(mode="json", exclude=unsaid))
    return LogRow(
        entry.seq, entry.kind, entry.seat, entry.decision, entry.actor, body, state_hash, at
    )


def read_entry(game: AnyGame, row: LogRow) -> Entry:
    """Raises `StoreDamaged` for a row that no version of the bot has written."""
    try:
        body = _KINDS[row.kind].model_validate_json(row.body)
        action = game.decode_action(body.action) if isinstance(body, Acted) else None
    except (KeyError, ValidationError) as error:
        raise StoreDamaged(f"log row {row.seq} of kind {row.kind} cannot be read") from error
    return Entry(row.seq, row.seat, body, row.actor, row.decision, action)

"""The rows of a match's log as values, and their JSON, which is validated when read."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.models.log import AnswerSource, LogRow, RowKind
from bot.models.match import AnyGame
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json
from engine.contract import IllegalAction, OptionValue, Seat


class EntryBase(BaseModel):
    """The JSON body of a row."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class MatchStarted(EntryBase):
    """`people` and `computers` are by seat: exactly one of the two is set. `colours` are by seat,
    too, and empty where nobody has chosen one."""

    seed: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    options: dict[str, OptionValue]
    rules: int
    people: Annotated[tuple[int | None, ...], Field(strict=False, max_length=64)]
    computers: Annotated[tuple[str | None, ...], Field(strict=False, max_length=64)]
    colours: Annotated[tuple[int, ...], Field(strict=False, max_length=64)] = ()


class ActionTaken(EntryBase):
    """A seat acted: `action` in the game's notation answers the row's `decision`. `by` is set if
    neither its person nor a computer that holds the seat acted: a plan made ahead has run, standing
    orders have answered, or a computer has moved after a timeout. `answered` is the time of an
    answer to a sealed question that several people shared. `follows`: the press that gave the
    seat's action before gave this one, too, so that one undo takes back both."""

    action: str
    by: AnswerSource | None = None
    answered: Annotated[int, Field(ge=0)] | None = None
    follows: bool = False


class ActionRetracted(EntryBase):
    """An action that no one has seen is undone and its seat asked again."""

    row: Annotated[int, Field(ge=2)]


class ActionsUndone(EntryBase):
    """Every action after that row is undone and everyone to act then is asked again."""

    to: Annotated[int, Field(ge=1)]


class PlayerSubstituted(EntryBase):
    player: int


class ComputerTookOver(EntryBase):
    """A computer takes the seat over; the person may return."""

    level: str


class PlayerReturned(EntryBase):
    """The person takes the seat back."""


class PlayerResigned(EntryBase):
    """The person resigns for good; a computer plays on."""

    level: str


class WinClaimed(EntryBase):
    """The last person left ends the match as its winner."""


class OrganiserActed(EntryBase):
    """An organiser's act; only `cancel` and `close` change the match itself. A league closes one
    whose session is over, in the name of the organiser who has decided that (None: its time)."""

    deed: Literal["cancel", "close", "pause", "resume", "extend", "offer"]
    seconds: Annotated[int, Field(ge=0)] = 0


Body: TypeAlias = (
    MatchStarted | ActionTaken | ActionRetracted | ActionsUndone | PlayerSubstituted
    | ComputerTookOver | PlayerReturned | PlayerResigned | WinClaimed | OrganiserActed
)  # fmt: skip

_KINDS: dict[RowKind, type[Body]] = {
    "start": MatchStarted,
    "action": ActionTaken,
    "retract": ActionRetracted,
    "undo-to": ActionsUndone,
    "substitute": PlayerSubstituted,
    "computer": ComputerTookOver,
    "return": PlayerReturned,
    "resign": PlayerResigned,
    "claim": WinClaimed,
    "organiser": OrganiserActed,
}
_NAMES: dict[type[Body], RowKind] = {body: kind for kind, body in _KINDS.items()}


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A row of the log. `action` is set for `ActionTaken`: as given before it is applied, canonical
    after. `actor` is the person who did it, None for a computer or the bot itself."""

    seq: int
    seat: Seat | None
    body: Body
    actor: int | None = None
    decision: int | None = None
    action: Any = None

    @property
    def kind(self) -> RowKind:
        return _NAMES[type(self.body)]


def write_entry(entry: LogEntry, state_hash: str, at: int) -> LogRow:
    body = canonical_json(entry.body.model_dump(mode="json", exclude=_list_omitted(entry.body)))
    return LogRow(
        entry.seq, entry.kind, entry.seat, entry.decision, entry.actor, body, state_hash, at
    )


def _list_omitted(body: Body) -> set[str]:
    """The fields that a row has only where they say something."""
    match body:
        case ActionTaken():
            omitted = {name for name in ("by", "answered") if getattr(body, name) is None}
            return omitted if body.follows else omitted | {"follows"}
        case MatchStarted(colours=()):
            return {"colours"}
        case _:
            return set()


def read_entry(game: AnyGame, row: LogRow) -> LogEntry:
    """Raises `StoreDamaged` for a row that no version of the bot has written."""
    try:
        body = _KINDS[row.kind].model_validate_json(row.body)
        action = game.read(body.action) if isinstance(body, ActionTaken) else None
    except (KeyError, ValidationError, IllegalAction) as error:
        raise StoreDamaged(f"log row {row.seq} of kind {row.kind} cannot be read") from error
    return LogEntry(row.seq, row.seat, body, row.actor, row.decision, action)

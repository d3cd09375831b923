"""Lines of a plan as values, and their JSON. Pure. A line is possible while its occasion is still
to come and, as far as its seat can tell, it may become legal."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from bot.matches.aggregate import Match
from bot.models.plan import NewPlan
from bot.storage.errors import StoreDamaged
from bot.storage.json_columns import canonical_json, read_json
from engine.contract import IllegalAction, Json, Param, PlansAhead, Seat, StopsPlans, offers

PlanLine: TypeAlias = tuple[Any, ...]  # consecutive actions


@dataclass(frozen=True, slots=True)
class SavedLine:
    """A line with its occasion (`PlansAhead.occasion`). One that `follows` completes what its owner
    has just pressed, who needs no receipt for it. `known` is what it depends on (`StopsPlans`)."""

    occasion: str
    line: PlanLine
    follows: bool = False
    known: str = ""


@dataclass(frozen=True, slots=True)
class PlanChecker:
    """Checks what a seat may plan at this moment of a match."""

    game: PlansAhead[Any, Any, Any]
    view: Any

    def attach_occasion(
        self, line: PlanLine, *, follows: bool = False, known: str = ""
    ) -> SavedLine:
        """`known` if it was made before now. Raises `IllegalAction` if the line can never become
        legal."""
        self.game.check_line(self.view, line)
        occasion = self.game.occasion(self.view, line[0])
        return SavedLine(occasion, line, follows, known or self.know())

    def know(self) -> str:
        """What lines depend on that are made now; empty if they don't."""
        game: object = self.game
        return game.know(self.view) if offers(game, StopsPlans) else ""

    def find_news(self, known: str) -> IllegalAction | None:
        """Why lines stop that were made when that was known."""
        game: object = self.game
        if not known or not offers(game, StopsPlans):
            return None
        return game.find_news(self.view, known)

    def is_due(self, saved: SavedLine) -> bool:
        return self.game.occasion(self.view, saved.line[0]) == saved.occasion

    def find_reason(self, saved: SavedLine) -> IllegalAction | None:
        """Why the line is not to be played on its occasion."""
        return self.find_news(saved.known) or self.find_fault(saved.line)

    def find_fault(self, line: PlanLine) -> IllegalAction | None:
        """Why the line can never become legal."""
        try:
            self.game.check_line(self.view, line)
        except IllegalAction as error:
            return error
        return None

    def is_possible(self, saved: SavedLine) -> bool:
        return self.is_due(saved) and self.find_reason(saved) is None


def plan_checker_of(match: Match, seat: Seat) -> PlanChecker | None:
    game: object = match.game
    if not offers(game, PlansAhead):
        return None
    return PlanChecker(game, match.observe(seat))


class _Row(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    on: str
    do: Annotated[list[str], Field(min_length=1, max_length=64)]
    follows: bool = False
    known: str = ""


class PlanFailure(BaseModel):
    """Why a plan failed at a decision: a refusal by the game; and what was left of a line that
    stopped at something new."""

    model_config = ConfigDict(extra="forbid", strict=True)
    decision: int
    code: str
    params: dict[str, Param]
    left: list[str] = []


_ROWS: Final = TypeAdapter(list[_Row])
_FAILURE: Final = TypeAdapter(PlanFailure)


def write_lines(match: Match, lines: Iterable[SavedLine]) -> str:
    rows: list[Json] = []
    for saved in lines:
        actions: list[Json] = [match.game.write(action) for action in saved.line]
        row: dict[str, Json] = {"on": saved.occasion, "do": actions}
        row |= {"follows": True} if saved.follows else {}
        rows.append(row | {"known": saved.known} if saved.known else row)
    return canonical_json(rows)


def read_lines(match: Match, text: str) -> tuple[SavedLine, ...]:
    """Raises `StoreDamaged`."""
    try:
        rows = _ROWS.validate_json(text)
        return tuple(
            SavedLine(row.on, tuple(map(match.game.read, row.do)), row.follows, row.known)
            for row in rows
        )
    except (ValueError, IllegalAction) as error:
        raise StoreDamaged("a plan cannot be read") from error


def write_failure(error: IllegalAction, decision: int, left: Iterable[str] = ()) -> str:
    failure = PlanFailure(
        decision=decision, code=error.code, params=error.params, left=[*left]
    )  # fmt: skip
    return canonical_json(failure.model_dump(mode="json", exclude_defaults=True))


def read_failure(plan: NewPlan) -> PlanFailure | None:
    """Raises `StoreDamaged`."""
    if plan.missed is None:
        return None
    return read_json(_FAILURE, plan.missed, "why a plan was missed")

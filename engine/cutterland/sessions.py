"""Tournament sessions: two matches, the second mirrored, and one ranking (rules, section 7)."""

from collections.abc import Sequence
from typing import Final

from engine.contract import (
    Options,
    OptionSpec,
    OptionValue,
    Outcome,
    SessionOutcome,
    rank_with_ties,
    settle_options,
)
from engine.cutterland.endgame import outcome
from engine.cutterland.options import PENALTY
from engine.cutterland.order import first_turn
from engine.cutterland.state import State

MATCHES: Final = 2
_CHOSEN: Final = ("first", "preview", "hints", "pack")
"""What players can choose; `first` is the first player of the first match."""


def session_options(specs: Sequence[OptionSpec]) -> tuple[OptionSpec, ...]:
    return tuple(spec for spec in specs if spec.key in _CHOSEN)


def next_in_session(
    specs: Sequence[OptionSpec], seats: int, options: Options, finals: Sequence[State]
) -> dict[str, OptionValue] | None:
    """The options of the next match; None when both are played. Raises `IllegalOptions`."""
    chosen = settle_options(session_options(specs), seats, options)
    ruled: dict[str, OptionValue] = {"overcut": PENALTY, "shown": True}
    if not finals:
        return chosen | ruled
    if len(finals) < MATCHES:
        # The same first player as before; of two players, the other
        first = finals[0].setup.first
        second = 1 - first if seats == 2 else first
        return chosen | ruled | {"mirrored": True, "first": str(second + 1)}
    return None


def session_outcome(finals: Sequence[State]) -> SessionOutcome:
    """The result of two finished matches. Raises `ValueError` unless they are."""
    outcomes = [found for found in map(outcome, finals) if found is not None]
    if len(finals) != MATCHES or len(outcomes) != MATCHES:
        raise ValueError(f"a session ends with {MATCHES} finished matches")
    second, setup = finals[1], finals[1].setup
    turns = [
        first_turn(second.seats, setup.first, seat, setup.mirrored) for seat in range(second.seats)
    ]
    return rank_seats(outcomes[0], outcomes[1], turns)


def rank_seats(first: Outcome, second: Outcome, turns: Sequence[int]) -> SessionOutcome:
    """Ranks by points of both matches, then survivors in the second one, then by who first becomes
    active later in it (`turns`, all different): no tie remains."""
    scores = tuple(map(sum, zip(first.scores, second.scores, strict=True)))
    tie_breaks = tuple(zip(second.tie_breaks, turns, strict=True))
    places = rank_with_ties(list(zip(scores, tie_breaks, strict=True)))
    return SessionOutcome(places, scores, tie_breaks)

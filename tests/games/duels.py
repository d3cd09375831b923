"""Sealed bids as a session of two matches: a small game whose points are added up."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.contract import (
    QUICK,
    Options,
    OptionSpec,
    OptionValue,
    SessionOutcome,
    rank_with_ties,
    settle_options,
)
from tests.games.bids import HAND, Bids, State

SHORT: Final[Options] = {"rounds": 1}


class Duels(Bids):
    """People choose the rounds; the second match is played for odd prizes. Ties go to who has more
    in the second match, then to the later seat."""

    key = "duels"
    session_matches = 2
    session_options: tuple[OptionSpec, ...] = (Bids.options[0],)

    def propose_options(self, seats: int) -> Mapping[str, Options]:
        return {QUICK: SHORT}

    def count_decisions(self, seats: int, options: Options) -> int:
        return int(str(options.get("rounds", HAND)))

    def next_in_session(
        self, seats: int, options: Options, finals: Sequence[State]
    ) -> dict[str, OptionValue] | None:
        chosen = settle_options(self.session_options, seats, options)
        if len(finals) == self.session_matches:
            return None
        return chosen | {"prizes": "odd" if finals else "any"}

    def session_outcome(self, finals: Sequence[State]) -> SessionOutcome:
        first, second = (final.points for final in finals)
        scores = tuple(map(sum, zip(first, second, strict=True)))
        ties = tuple((points, seat) for seat, points in enumerate(second))
        places = rank_with_ties(list(zip(scores, ties, strict=True)))
        return SessionOutcome(places, scores, ties)

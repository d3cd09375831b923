"""The table of a match to show, for the screens of every game."""

from collections.abc import Sequence
from typing import Any

from bot.models.match import Address, AnyGame, SeatInfo, Status, Table


def build_table(game: AnyGame, state: Any, names: Sequence[str]) -> Table:
    """A running or finished match of people; the decision of seat n is 500 + n."""
    owing = game.to_act(state)
    seats = tuple(
        SeatInfo(
            seat, seat + 1, 1000 + seat, names[seat], decision=500 + seat if seat in owing else None
        )
        for seat in range(state.seats)
    )
    outcome = game.outcome(state)
    return Table(
        match=42, name="Quiet Otter", game=game.key,
        status=Status.FINISHED if outcome else Status.RUNNING,
        options={}, seats=seats, host=1, invited=(), open_to_all=True, start_when_full=False,
        address=Address(1, 2), seq=7, seed_hash="ab" * 32, seed=None, created=0, started=0,
        finished=None, ranks=outcome.places if outcome else (),
    )  # fmt: skip

"""How a match ends (rules, section 7)."""

from engine.contract import Outcome, Seat, rank_with_ties
from engine.wildlands.actions import Fighter
from engine.wildlands.state import GOAL, Phase, Standing, State, Table


def has_ended(table: Table) -> bool:
    """Whether five points, or a wipe-out, end the match; after a wipe-out that leaves a tie, it
    goes on until one survivor leads."""
    if any(side.points >= GOAL for side in table.sides):
        return True
    survivors = find_survivors(table)
    if len(survivors) == len(table.sides):
        return False
    return len(survivors) < 2 or len(_find_leaders(table)) == 1


def find_winners(table: Table) -> tuple[Seat, ...]:
    """The winner if the match ends now: who has five points, else the survivor with most. Survivors
    with equal points, after a standstill, are compared as all places are."""
    for seat, side in enumerate(table.sides):
        if side.points >= GOAL:
            return (seat,)
    leaders = _find_leaders(table)
    most = max((_strength_left(table, seat) for seat in leaders), default=0)
    return tuple(seat for seat in leaders if _strength_left(table, seat) == most)


def _find_leaders(table: Table) -> list[Seat]:
    survivors = find_survivors(table)
    most = max((table.sides[seat].points for seat in survivors), default=0)
    return [seat for seat in survivors if table.sides[seat].points == most]


def find_survivors(table: Table) -> list[Seat]:
    return [seat for seat, side in enumerate(table.sides) if not side.is_wiped_out]


def outcome(state: State) -> Outcome | None:
    """The winners first, then by points, characters left and health left; the last two are one
    figure, 100 for each character and 1 for each health."""
    if state.phase is not Phase.OVER:
        return None
    points = tuple(side.points for side in state.table.sides)
    left = tuple(_strength_left(state.table, seat) for seat in range(state.seats))
    keys = [(seat in state.winners, points[seat], left[seat]) for seat in range(state.seats)]
    return Outcome(rank_with_ties(keys), points, left)


def _strength_left(table: Table, seat: Seat) -> int:
    living = [
        Fighter(seat, character)
        for standing in (Standing.HIDDEN, Standing.REVEALED)
        for character in table.sides[seat].characters(standing)
    ]
    return sum(100 + table.health(one) - table.piece(one).damage for one in living)

"""Where pieces lie best."""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import Final

from engine.contract import Seat
from engine.cutterland.computers.evaluation import Evaluation, Placement
from engine.cutterland.computers.levels import Effort
from engine.cutterland.pieces import Piece
from engine.cutterland.squares import TOWER, WALL_BRIDGE, icon_of
from engine.cutterland.views import View

RatedPlacement = tuple[int, str, Placement]
"""The worth of the resulting land, the piece's letter, and its placement."""

FOLLOW_UPS: Final = 4
"""For how many placements of one piece the best place of the other is searched."""
CLOSE: Final = 2  # how many placements of an offered piece the solver evaluates
STEPS: Final = 10_000  # the solver's limit for one placement
LATE: Final = 1  # with this many pieces to come the solver is used


def is_late(outlook: Evaluation, effort: Effort) -> bool:
    """Whether so few pieces are to come that the solver knows best."""
    return effort.endings > 0 and outlook.to_come <= LATE


def best_gain(outlook: Evaluation, piece: Piece, places: int) -> int:
    """What a piece adds to a land in its best place, among the most promising ones."""
    return max(
        (
            outlook.with_piece(piece, placement) - outlook.worth
            for placement in outlook.placements(piece, places)
        ),
        default=0,
    )


def best_late_gain(outlook: Evaluation, piece: Piece, places: int) -> int:
    """The same by the solver; only comparable with its own results."""
    found = outlook.placements(piece, places)
    likely = nlargest(CLOSE, found, key=lambda placement: outlook.with_piece(piece, placement))
    solved = (outlook.after(piece, placement).solve_worth(STEPS) for placement in likely)
    return max(solved, default=outlook.worth) - outlook.worth


def with_pieces(outlook: Evaluation, pieces: Sequence[Piece], places: int) -> Evaluation:
    """The land with the pieces laid one after another, each where it seems best."""
    for piece in pieces:
        found = outlook.placements(piece, places)
        if found:
            best = max(found, key=lambda placement: outlook.with_piece(piece, placement))
            outlook = outlook.after(piece, best)
    return outlook


def rank_layings(
    outlook: Evaluation, pieces: dict[str, Piece], effort: Effort
) -> list[RatedPlacement]:
    """The pieces and places that seem best, best first."""
    found = sorted(_layings(outlook, pieces, effort), key=lambda laid: -laid[0])
    if not is_late(outlook, effort):
        return found

    def rate_end(laid: RatedPlacement) -> int:
        """The worth of the land once everything is laid and its tokens are well used."""
        _, letter, placement = laid
        others = [piece for name, piece in pieces.items() if name != letter]
        end = with_pieces(outlook.after(pieces[letter], placement), others, effort.places)
        return end.solve_worth(STEPS)

    return sorted(found[: effort.endings], key=rate_end, reverse=True)


def _layings(
    outlook: Evaluation, pieces: dict[str, Piece], effort: Effort
) -> Iterator[RatedPlacement]:
    for letter, piece in pieces.items():
        others = [other for name, other in pieces.items() if name != letter]
        laid = [
            (outlook.with_piece(piece, placement), placement)
            for placement in outlook.placements(piece)
        ]
        if not others:
            yield from ((worth, letter, placement) for worth, placement in laid)
            continue
        for _, placement in nlargest(FOLLOW_UPS, laid, key=lambda one: one[0]):
            after = with_pieces(outlook.after(piece, placement), others, effort.places)
            yield after.worth, letter, placement


def evaluate_lands(view: View, effort: Effort) -> list[Evaluation]:
    """The lands of all seats, with the pieces they have taken already laid."""
    return [evaluate_laid(view, seat, effort) for seat in range(view.seats)]


def evaluate_laid(view: View, seat: Seat, effort: Effort) -> Evaluation:
    """A seat's land, with the pieces it has taken already laid."""
    pieces = list(pieces_to_lay(view, seat).values())
    return with_pieces(evaluate_land(view, seat, effort), pieces, effort.places)


def evaluate_land(view: View, seat: Seat, effort: Effort) -> Evaluation:
    """A seat's land without the pieces it still has to lay and their tokens."""
    own = view.table[seat]
    pieces = pieces_to_lay(view, seat).values()
    icons = [icon_of(square) for piece in pieces for square in piece.squares]
    each = view.players_pieces // view.seats
    return Evaluation(
        own.land,
        own.towers - icons.count(TOWER),
        own.wall_bridges - icons.count(WALL_BRIDGE),
        min((view.turns - view.turn) * each, effort.ahead),
    )


def pieces_to_lay(view: View, seat: Seat) -> dict[str, Piece]:
    """The pieces a seat still has to lay, by letter."""
    offered = {one.letter: one.piece for one in view.offered}
    return {letter: offered[letter] for letter in view.table[seat].to_lay}

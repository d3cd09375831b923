"""A match as plain English text for the command line; the bot has its own catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cells import SIDE, Cell, cell_at, column_of, find_span, name_of, row_of
from engine.contract import Outcome, Seat
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.events import (
    CardCut,
    Event,
    LayoutCommitted,
    LayoutRecalled,
    LayoutsRevealed,
    MatchEnded,
    PieceLaid,
    PieceLost,
    PiecesDiscarded,
    PiecesDrawn,
    PieceTaken,
)
from engine.cutterland.lands import Land
from engine.cutterland.layouts import write_layout
from engine.cutterland.pieces import Piece
from engine.cutterland.scoring import Score
from engine.cutterland.squares import SLOT, terrain_of
from engine.cutterland.views import View

KINDS = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog", "bonus", "penalty")
_BONES = "x"


def opening(view: View) -> Iterator[str]:
    """Lines about the table before the first action."""
    if view.shown:
        yield from ("", "These cards are dealt:", *(f"    {card}" for card in view.shown))
    if view.offered:
        yield from _draw_lines(view.active, [one.piece for one in view.offered], view)


def tell(event: Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    match event:
        case CardCut(seat, card, groups, penalty):
            yield ""
            yield f"Turn {view.turn} of {view.turns}: seat {seat + 1} cuts{_costs(penalty)}"
            yield from (f"    {line}" for line in cut_lines(card, groups))
        case PiecesDrawn(seat, drawn):
            yield from _draw_lines(seat, drawn, view)
        case PiecesDiscarded(seat, pieces):
            yield f"  seat {seat + 1} removes {', '.join(pieces)} from the game"
        case PieceTaken(seat, piece, forced):
            yield f"  seat {seat + 1} {'is left with' if forced else 'takes'} {piece}"
        case PieceLaid(seat, piece, cell, turns, _):
            yield f"  seat {seat + 1} lays {piece} at {name_of(cell)}{_rotation_text(turns)}"
        case PieceLost(seat, piece):
            yield f"  seat {seat + 1} loses {piece}, which fits nowhere"
        case LayoutCommitted() | LayoutRecalled():
            pass  # secret, and nothing waits for them here
        case LayoutsRevealed():
            yield from ("", "The tokens are used, and the predators hunt")
        case MatchEnded():
            for seat in range(view.seats):
                yield from seat_lines(view, seat)
            yield from ("", *score_lines(view))


def _costs(penalty: int) -> str:
    return f" too many pieces ({penalty} points)" if penalty else ""


def _rotation_text(turns: int) -> str:
    return ("", ", turned once", ", turned twice", ", turned three times")[turns]


def cut_lines(card: Card, groups: Sequence[str]) -> Iterator[str]:
    """The card's rows, each with the letters of the pieces that its squares belong to."""
    piece = {square: LETTERS[number] for number, group in enumerate(groups) for square in group}
    for start in range(0, len(LETTERS), COLUMNS):
        squares = " ".join(card.squares[start : start + COLUMNS])
        yield f"{squares}    {' '.join(piece[one] for one in LETTERS[start : start + COLUMNS])}"


def _draw_lines(seat: Seat, pieces: Sequence[Piece], view: View) -> Iterator[str]:
    """Pieces from the bag with their letters."""
    yield ""
    yield f"Turn {view.turn} of {view.turns}: seat {seat + 1} draws"
    yield from (f"    {letter}: {piece}" for letter, piece in zip(LETTERS, pieces, strict=False))


def land_lines(land: Land, devoured: Sequence[Cell] = ()) -> Iterator[str]:
    """The land with its coordinates; devoured creatures are bones, `mx`."""
    if not land.cells:
        yield SLOT
        return
    (top, height), (left, width) = (find_span(map(of, land.cells)) for of in (row_of, column_of))
    across = [(left + column) % SIDE for column in range(width)]
    yield "   " + " ".join(f"{name_of(column)[0]:<2}" for column in across).rstrip()
    for row in ((top + row) % SIDE for row in range(height)):
        cells = (cell_at(row, column) for column in across)
        yield f"{row + 1:>2} " + " ".join(_square(land, cell, devoured) for cell in cells)


def _square(land: Land, cell: Cell, devoured: Sequence[Cell]) -> str:
    square = land.at(cell)
    if square is None:
        return SLOT
    return terrain_of(square) + _BONES if cell in devoured else square


def seat_lines(view: View, seat: int) -> Iterator[str]:
    """A seat's final land, with its tokens and what was devoured."""
    own = view.table[seat]
    yield from ("", f"Seat {seat + 1}: {own.score.total} points")
    if own.layout:
        yield f"  {write_layout(own.layout) or 'no token used'}"
    for predators, cells in _meals(own.score):
        if cells:
            yield f"  devoured by {predators}: {' '.join(map(name_of, cells))}"
    devoured = own.score.devoured_by_krakens + own.score.devoured_by_dragons
    yield from (f"    {line}" for line in land_lines(own.land, devoured))


def _meals(score: Score) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    return ("krakens", score.devoured_by_krakens), ("dragons", score.devoured_by_dragons)


def score_lines(view: View) -> Iterator[str]:
    """The table of points by kind, with the ranks once the match is over."""
    scores = [own.score for own in view.table]
    yield _row("", [f"seat {seat + 1}" for seat in range(view.seats)])
    for kind in (*KINDS, "total", "survivors"):
        yield _row(kind, [getattr(score, kind) for score in scores])
    if view.outcome:
        yield _row("place", view.outcome.places)
        yield ""
        yield _winners(view.outcome)


def _row(title: str, values: Sequence[object]) -> str:
    return (f"{title:<10}" + "".join(f"{value:>8}" for value in values)).rstrip()


def _winners(outcome: Outcome) -> str:
    seats = [str(seat + 1) for seat, place in enumerate(outcome.places) if place == 1]
    if len(seats) == 1:
        return f"Seat {seats[0]} wins"
    return f"Seats {', '.join(seats[:-1])} and {seats[-1]} share the victory"

"""A match as plain English text for the command line; the bot has its own catalogues."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.cells import cell_at, column_of, name_of, row_of
from engine.clustered.boards import EMPTY, OWNERS, Board
from engine.clustered.cards import Card
from engine.clustered.events import (
    STUCK,
    CardPlaced,
    CardsDiscarded,
    CardsDrawn,
    Event,
    FirstDiscardsChosen,
    FirstDiscardsRecalled,
    FirstDiscardsRevealed,
    MatchEnded,
)
from engine.clustered.views import View
from engine.contract import Outcome

_CELL = 4
"""Characters that a card takes in a row of the board."""


def tell(event: Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    match event:
        case CardPlaced(seat, card, cell, forced):
            yield f"Seat {seat + 1} places {card} in {name_of(cell)}{_sole(forced)}"
        case CardsDiscarded(seat, cards, why, forced):
            reason = ", for no card has a place" if why == STUCK else ", down to five"
            yield f"Seat {seat + 1} discards {_join_cards(cards)}{reason}{_sole(forced)}"
        case FirstDiscardsRevealed(by_seat):
            for seat, cards in enumerate(by_seat):
                yield f"Seat {seat + 1} begins by discarding {_join_cards(cards)}"
        case CardsDrawn() | FirstDiscardsChosen() | FirstDiscardsRecalled():
            pass  # nothing is seen of them
        case MatchEnded():
            yield ""
            yield from board_lines(view.board)
            yield ""
            yield from score_lines(view)


def _sole(forced: bool) -> str:
    return ": there was no choice" if forced else ""


def _join_cards(cards: Sequence[Card]) -> str:
    return " and ".join(cards)


def board_lines(board: Board) -> Iterator[str]:
    """The board with its coordinates."""
    columns = [column_of(cell) for cell in board.by_cell]
    rows = [row_of(cell) for cell in board.by_cell]
    across = range(min(columns), max(columns) + 1)
    letters = (chr(65 + column) for column in across)
    yield "   " + " ".join(f"{letter:<{_CELL}}" for letter in letters).rstrip()
    for row in range(min(rows), max(rows) + 1):
        words = (str(board.by_cell.get(cell_at(row, column), EMPTY)) for column in across)
        yield f"{row + 1:>2} " + " ".join(f"{word:<{_CELL}}" for word in words).rstrip()


def score_lines(view: View) -> Iterator[str]:
    """The table of points, with the ranks once the match is over."""
    scores = [player.score for player in view.players]
    yield _row("", [f"{OWNERS[seat]}: seat {seat + 1}" for seat in range(view.seats)])
    yield _row("rectangle", [len(score.rectangle) for score in scores])
    yield _row("lines", [score.line_points for score in scores])
    yield _row("bonus", [score.bonus for score in scores])
    yield _row("total", [score.total for score in scores])
    yield _row("discarded", [len(player.discards) for player in view.players])
    if view.outcome and view.seats > 1:
        yield _row("place", view.outcome.places)
        yield ""
        yield _winners(view.outcome)


def _row(title: str, values: Sequence[object]) -> str:
    return (f"{title:<10}" + "".join(f"{value:>11}" for value in values)).rstrip()


def _winners(outcome: Outcome) -> str:
    seats = [str(seat + 1) for seat, place in enumerate(outcome.places) if place == 1]
    if len(seats) == 1:
        return f"Seat {seats[0]} wins"
    return f"Seats {', '.join(seats[:-1])} and {seats[-1]} share the victory"

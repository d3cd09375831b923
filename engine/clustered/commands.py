"""The command line: `score` and `placements`, from a request to an answer and to lines for people,
and a match as plain English text for `play`, `replay` and `puzzle`; the bot has its own catalogues.
Printing is left to `__main__`."""

from collections.abc import Iterator, Sequence

from engine.cells import cell_at, cells_in, column_of, name_of, row_of
from engine.clustered import events
from engine.clustered.actions import Action
from engine.clustered.boards import EMPTY, OWNERS, Board, read_board
from engine.clustered.cards import read_card
from engine.clustered.game import Clustered
from engine.clustered.options import SEATS
from engine.clustered.placements import placements
from engine.clustered.scoring import Score, scores
from engine.clustered.state import State
from engine.clustered.views import View
from engine.command_line import Command, parser, whole
from engine.contract import IllegalAction, Json, Puzzle
from engine.match_commands import Stage, tell_winners
from engine.requests import Request

_CELL = 4  # characters that a card takes in a row of the board


def tell(event: events.Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    match event:
        case events.CardPlaced(seat, card, cell, forced):
            sole = ": there was no choice" if forced else ""
            yield f"Seat {seat + 1} places {card} in {name_of(cell)}{sole}"
        case events.CardsDiscarded(seat, cards, why, forced):
            reason = ", for no card has a place" if why == events.STUCK else ", down to five"
            sole = ": there was no choice" if forced else ""
            yield f"Seat {seat + 1} discards {' and '.join(cards)}{reason}{sole}"
        case events.FirstDiscardsRevealed(by_seat):
            for seat, cards in enumerate(by_seat):
                yield f"Seat {seat + 1} begins by discarding {' and '.join(cards)}"
        case events.CardsDrawn() | events.FirstDiscardsChosen() | events.FirstDiscardsRecalled():
            pass  # nothing is seen of them
        case events.MatchEnded():
            yield ""
            yield from board_lines(view.board)
            yield ""
            yield from score_lines(view)


def board_lines(board: Board) -> Iterator[str]:
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
        yield tell_winners(view.outcome)


def _row(title: str, values: Sequence[object]) -> str:
    return (f"{title:<10}" + "".join(f"{value:>11}" for value in values)).rstrip()


def _answer_score(values: dict[str, Json]) -> dict[str, Json]:
    return {"seats": [dict(_points(score)) for score in _score_board(values)[1]]}


def _score_board(values: dict[str, Json]) -> tuple[Board, tuple[Score, ...]]:
    """A board of any form, and what it brings each seat; neither fit nor decks are checked."""
    request = Request(values, ("board", "seats", "size_bonuses"))
    seats = request.whole("seats", SEATS[0], SEATS[-1])
    bonuses = request.flag("size_bonuses")
    board, _ = read_board(request.text("board"))
    for laid in board.laid:
        if laid.owner is not None and laid.owner >= seats:
            place = name_of(laid.cell)
            raise IllegalAction(
                "owner-absent", section="5", cells=(place,), text=str(laid), cell=place, seats=seats
            )
    return board, scores(board, seats, bonuses)


def _points(score: Score) -> dict[str, int]:
    return {
        "rectangle": len(score.rectangle),
        "lines": score.line_points,
        "bonus": score.bonus,
        "total": score.total,
    }


def _tell_score(arguments: Sequence[str]) -> list[str]:
    reader = parser("clustered", "score", "Score a board, such as: a1S* a1S: a1So / . b2To @")
    reader.add_argument("board", metavar="BOARD")
    reader.add_argument("--seats", type=whole, default=2, metavar="N", help="default: 2")
    reader.add_argument("--size-bonuses", action="store_true", help="2 points for each largest")
    board, found = _score_board(vars(reader.parse_args(arguments)))
    lines = [*board_lines(board)] if board.laid else []
    for seat, score in enumerate(found, start=1):
        parts = ", ".join(f"{key} {points}" for key, points in _points(score).items())
        lines.append(f"seat {seat}: {parts}")
    return lines


def _list_placements(values: dict[str, Json]) -> list[str]:
    """The legal cells among those written."""
    request = Request(values, ("board", "card"))
    board, written = read_board(request.text("board"))
    card = read_card(request.text("card"), strict=True)
    return [name_of(cell) for cell in cells_in(placements(board, written, card))]


def _tell_placements(arguments: Sequence[str]) -> list[str]:
    reader = parser(
        "clustered", "placements", "List every written cell where a card can be placed."
    )
    reader.add_argument("board", metavar="BOARD")
    reader.add_argument("card", metavar="CARD")
    return _list_placements(vars(reader.parse_args(arguments)))


COMMANDS = {
    "score": Command("score a board", _answer_score, _tell_score),
    "placements": Command(
        "list where a card can be placed",
        lambda values: {"placements": list[Json](_list_placements(values))},
        _tell_placements,
    ),
}


def make_stage() -> Stage[State, Action, events.Event, View]:
    return Stage(Clustered(), "Clustered", tell, score_lines, _describe_puzzle, 3)


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    state = puzzle.state
    return [
        *board_lines(state.board),
        f"Hand: {' '.join(state.players[0].hand)}",
        "Seat a places these cards, and nobody else plays. What is the most it can score?",
    ]

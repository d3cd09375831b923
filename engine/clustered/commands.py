"""The command line: `score` and `placements`, from a request to an answer and to lines for people,
and what `play`, `replay` and `puzzle` need. Printing is left to `__main__`.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence

from engine.cells import Cell, cells_in, name_of
from engine.clustered.actions import Action
from engine.clustered.boards import Board, read_board
from engine.clustered.cards import read_card
from engine.clustered.events import Event
from engine.clustered.game import Clustered
from engine.clustered.narration import board_lines, score_lines, tell
from engine.clustered.options import SEATS
from engine.clustered.placements import placements
from engine.clustered.scoring import Score, scores
from engine.clustered.state import State
from engine.clustered.views import View
from engine.command_line import Command, parser, whole
from engine.contract import IllegalAction, Json, Param, Puzzle
from engine.match_commands import Stage
from engine.requests import Request

_SCORE_KEYS = ("board", "seats", "size_bonuses")
_PLACEMENTS_KEYS = ("board", "card")


def _answer_score(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _SCORE_KEYS)
    seats = request.whole("seats", SEATS[0], SEATS[-1])
    bonuses = request.flag("size_bonuses")
    _, found = _score_board(request.text("board"), seats, bonuses)
    return {"seats": [dict(_points(score)) for score in found]}


def _score_board(text: str, seats: int, bonuses: bool) -> tuple[Board, tuple[Score, ...]]:
    """A board of any form, and what it brings each seat; neither fit nor decks are checked."""
    board, _ = read_board(text)
    for laid in board.laid:
        if laid.owner is not None and laid.owner >= seats:
            place = name_of(laid.cell)
            params: dict[str, Param] = {"text": str(laid), "cell": place, "seats": seats}
            raise IllegalAction("owner-absent", params, section="5", cells=(place,))
    return board, scores(board, seats, bonuses)


def _points(score: Score) -> dict[str, int]:
    return {
        "rectangle": len(score.rectangle),
        "lines": score.line_points,
        "bonus": score.bonus,
        "total": score.total,
    }


def _tell_score(arguments: Sequence[str]) -> list[str]:
    reader = _parser("score", "Score a board, such as: a1S* a1S: a1So / . b2To @")
    reader.add_argument("board", metavar="BOARD")
    reader.add_argument("--seats", type=whole, default=2, metavar="N", help="default: 2")
    reader.add_argument("--size-bonuses", action="store_true", help="2 points for each largest")
    given = reader.parse_args(arguments)
    seats = Request({"seats": given.seats}, ("seats",)).whole("seats", SEATS[0], SEATS[-1])
    board, found = _score_board(given.board, seats, given.size_bonuses)
    lines = [*board_lines(board)] if board.laid else []
    for seat, score in enumerate(found, start=1):
        parts = ", ".join(f"{key} {points}" for key, points in _points(score).items())
        lines.append(f"seat {seat}: {parts}")
    return lines


def _answer_placements(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _PLACEMENTS_KEYS)
    cells = _placements(request.text("board"), request.text("card"))
    return {"placements": [name_of(cell) for cell in cells]}


def _placements(board: str, card: str) -> list[Cell]:
    """The legal cells among those written."""
    on_table, written = read_board(board)
    return list(cells_in(placements(on_table, written, read_card(card, strict=True))))


def _tell_placements(arguments: Sequence[str]) -> list[str]:
    reader = _parser("placements", "List every written cell where a card can be placed.")
    reader.add_argument("board", metavar="BOARD")
    reader.add_argument("card", metavar="CARD")
    given = reader.parse_args(arguments)
    return [name_of(cell) for cell in _placements(given.board, given.card)]


def _parser(command: str, purpose: str) -> ArgumentParser:
    return parser("clustered", command, purpose)


COMMANDS = {
    "score": Command("score a board", _answer_score, _tell_score),
    "placements": Command("list where a card can be placed", _answer_placements, _tell_placements),
}


def make_stage() -> Stage[State, Action, Event, View]:
    return Stage(Clustered(), "Clustered", tell, score_lines, 3, describe_puzzle=_describe_puzzle)


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    state = puzzle.state
    return [
        *board_lines(state.board),
        f"Hand: {' '.join(state.players[0].hand)}",
        "Seat a places these cards, and nobody else plays. What is the most it can score?",
    ]

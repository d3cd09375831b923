"""The commands `score`, `cut`, `placements` and `solve`: from a request to an answer, and to lines
for people. Printing is left to `__main__`.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from engine.cells import SIDE, Cell, adjacent_cells, column_of, mask_of, name_of, row_of
from engine.command_line import MOST, Command, parser, whole
from engine.contract import Json, Puzzle
from engine.cutterland.actions import Action
from engine.cutterland.cards import read_card
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.events import Event
from engine.cutterland.game import Cutterland
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import (
    Layout,
    canonical,
    cell_named,
    read_bridge,
    read_layout,
    read_wall,
    write_layout,
)
from engine.cutterland.narration import land_lines, opening, score_lines, tell
from engine.cutterland.packs import Pack, index_packs, read_pack
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.placements import cells_of, placements
from engine.cutterland.scoring import Score, score
from engine.cutterland.solving import STEPS, Solution, solve
from engine.cutterland.state import State
from engine.cutterland.views import View
from engine.match_commands import Stage
from engine.requests import Request

PACKS = Path(__file__).parents[2] / "data" / "cutterland"
_SCORE_KEYS = ("land", "towers", "walls", "bridges", "prey", "unused", "penalty")
_CUT_KEYS = ("card", "groups", "pieces")
_PLACEMENTS_KEYS = ("land", "piece")
_KINDS = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog", "bonus", "penalty")
_SOLVE_KEYS = ("land", "towers", "wall_bridges", "steps")
_MOST_PIECES = 12
_MOST_TOKENS = MOST // 2
"""So that `score` believes the number of tokens kept."""


def _answer_score(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _SCORE_KEYS)
    land = read_land(request.text("land"))
    layout = canonical(
        Layout(
            tuple(map(cell_named, request.texts("towers"))),
            tuple(map(read_wall, request.texts("walls"))),
            tuple(map(read_bridge, request.texts("bridges"))),
            tuple(map(cell_named, request.texts("prey"))) if "prey" in request else None,
        )
    )
    unused = request.whole("unused", 0, MOST, missing=0)
    penalty = request.whole("penalty", 0, MOST, missing=0)
    return _points(_score_land(land, layout, unused, penalty))


def _score_land(land: Land, layout: Layout, unused: int, penalty: int) -> Score:
    check_layout(land, layout)
    return score(land, layout, unused, penalty)


def _points(scored: Score) -> dict[str, Json]:
    return {
        **{kind: getattr(scored, kind) for kind in _KINDS},
        "total": scored.total,
        "survivors": scored.survivors,
        "devoured_by_krakens": [name_of(cell) for cell in scored.devoured_by_krakens],
        "devoured_by_dragons": [name_of(cell) for cell in scored.devoured_by_dragons],
    }


def _tell_score(arguments: Sequence[str]) -> list[str]:
    parser = _parser("score", "Score a land with a layout, such as: tower B2, wall B2-C2, prey D5")
    parser.add_argument("land", metavar="LAND")
    parser.add_argument("layout", metavar="LAYOUT", nargs="*")
    for word in ("tower", "wall", "bridge"):
        parser.add_argument(f"--{word}s", metavar="CELLS", default="")
    parser.add_argument("--prey", metavar="CELLS", default="")
    parser.add_argument("--unused", type=whole, default=0, metavar="N", help="tokens kept")
    parser.add_argument("--penalty", type=whole, default=0, metavar="N", help="points lost")
    given = parser.parse_args(arguments)
    words = [*given.layout]
    for word in ("towers", "walls", "bridges", "prey"):
        words += [word, getattr(given, word)] if getattr(given, word) else []
    scored = _score_land(
        read_land(given.land), read_layout(" ".join(words)), given.unused, given.penalty
    )
    return _score_lines(scored)


def _score_lines(scored: Score) -> list[str]:
    points = [f"{kind}: {getattr(scored, kind)}" for kind in _KINDS]
    return [
        *points,
        f"total: {scored.total}",
        f"survivors: {scored.survivors}",
        f"devoured by krakens: {', '.join(map(name_of, scored.devoured_by_krakens)) or 'none'}",
        f"devoured by dragons: {', '.join(map(name_of, scored.devoured_by_dragons)) or 'none'}",
    ]


def _answer_cut(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _CUT_KEYS)
    read_card(request.text("card"))
    count = request.whole("pieces", 1, _MOST_PIECES)
    return {"pieces": [*read_cut(request.text("groups"), count, count)]}


def _tell_cut(arguments: Sequence[str]) -> list[str]:
    parser = _parser("cut", "Cut a card into pieces, such as: ABEF CDGH IJKL")
    parser.add_argument("card", metavar="CARD")
    parser.add_argument("groups", metavar="GROUPS", nargs="+")
    parser.add_argument("--pieces", type=whole, default=3, metavar="N", help="default: 3")
    given = parser.parse_args(arguments)
    card = read_card(given.card)
    count = Request({"pieces": given.pieces}, ("pieces",)).whole("pieces", 1, _MOST_PIECES)
    groups = read_cut(" ".join(given.groups), count, count)
    named = zip("ABCDEFGHIJKL", groups, pieces_of(card, groups), strict=False)
    return [f"{letter}: {group}: {piece}" for letter, group, piece in named]


def _answer_placements(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _PLACEMENTS_KEYS)
    found = _list_placements(read_land(request.text("land")), read_piece(request.text("piece")))
    return {"placements": [[name_of(cell), turns] for cell, turns in found]}


def _tell_placements(arguments: Sequence[str]) -> list[str]:
    parser = _parser("placements", "List every cell and number of turns a piece can be laid with.")
    parser.add_argument("land", metavar="LAND")
    parser.add_argument("piece", metavar="PIECE")
    given = parser.parse_args(arguments)
    found = _list_placements(read_land(given.land), read_piece(given.piece))
    return [f"{name_of(cell)} {turns}" for cell, turns in sorted(found)]


def _list_placements(land: Land, piece: Piece) -> Iterator[tuple[Cell, int]]:
    """A written land begins at A1, so nothing is placed above it or left of it."""
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        inside = row_of(cell) + turned.height <= SIDE >= column_of(cell) + turned.width
        beside = adjacent_cells(mask_of(cells_of(turned, cell))) & land.mask
        if not land.cells or (inside and beside):
            yield cell, turns


def _answer_solve(values: dict[str, Json]) -> dict[str, Json]:
    """The answer has `exact` only where it is false."""
    request = Request(values, _SOLVE_KEYS)
    solution = _solve(
        request.text("land"),
        request.whole("towers", 0, _MOST_TOKENS),
        request.whole("wall_bridges", 0, _MOST_TOKENS),
        request.whole("steps", 0, MOST, missing=STEPS),
    )
    layout = solution.layout
    return {
        "total": solution.score.total,
        "survivors": solution.score.survivors,
        "towers": [name_of(cell) for cell in layout.towers],
        "walls": [f"{name_of(one)}-{name_of(other)}" for one, other in layout.walls],
        "bridges": [str(bridge) for bridge in layout.bridges],
        "unused": solution.unused,
        "prey": [name_of(cell) for cell in layout.prey or ()],
        **({} if solution.exact else {"exact": False}),
    }


def _solve(land: str, towers: int, wall_bridges: int, steps: int) -> Solution:
    return solve(read_land(land), towers, wall_bridges, steps or None)


def _tell_solve(arguments: Sequence[str]) -> list[str]:
    purpose = "Find the best use of a land's tokens and the dragons' best prey."
    reader = _parser("solve", purpose)
    reader.add_argument("land", metavar="LAND")
    reader.add_argument("--towers", type=whole, default=0, metavar="N", help="towers owned")
    reader.add_argument(
        "--wall-bridges", type=whole, default=0, metavar="N", help="wall/bridge tokens owned"
    )
    reader.add_argument(
        "--steps",
        type=whole,
        default=STEPS,
        metavar="N",
        help=f"limit of the search, 0 for none; default: {STEPS}, some seconds",
    )
    given = reader.parse_args(arguments)
    keys = {"towers": given.towers, "wall_bridges": given.wall_bridges}
    request = Request(keys, _SOLVE_KEYS)
    owned = [request.whole(key, 0, _MOST_TOKENS) for key in keys]
    return _solution_lines(_solve(given.land, owned[0], owned[1], given.steps))


def _solution_lines(solution: Solution) -> list[str]:
    layout = replace(solution.layout, prey=solution.layout.prey or None)
    lines = [
        f"layout: {write_layout(layout) or 'nothing used'}",
        f"unused: {solution.unused}",
        f"total: {solution.score.total}",
        f"survivors: {solution.score.survivors}",
    ]
    if not solution.exact:
        lines.append("The search was cut short: there may be something better (see --steps).")
    return lines


def _parser(command: str, purpose: str) -> ArgumentParser:
    return parser("cutterland", command, purpose)


COMMANDS = {
    "score": Command("score a land", _answer_score, _tell_score),
    "cut": Command("cut a card", _answer_cut, _tell_cut),
    "placements": Command("list where a piece can be laid", _answer_placements, _tell_placements),
    "solve": Command("find the best use of a land's tokens", _answer_solve, _tell_solve),
}


def _describe_puzzle(puzzle: Puzzle[State]) -> list[str]:
    asked, *others = puzzle.state.players
    if puzzle.kind == "build":
        tokens = f"towers: {asked.towers}, walls or bridges: {asked.wall_bridges}"
        return [*land_lines(asked.land), tokens, "What is the most this land can score?"]
    lines = [f"Card: {asked.hand[0]}"]
    for number, player in enumerate(puzzle.state.players, 1):
        lines += [f"Seat {number}:", *land_lines(player.land)]
    names = " and ".join(f"seat {number}" for number, _ in enumerate(others, 2))
    return [
        *lines,
        f"Seat 1 cuts the card. Then {names} take, in this order, what brings them most at once.",
        "What is the most that seat 1 can have with the piece that is left?",
    ]


def make_stage() -> Stage[State, Action, Event, View]:
    game = Cutterland(read_packs())
    return Stage(game, "Cutterland", tell, score_lines, 3, opening, _describe_puzzle)


def read_packs(folder: Path = PACKS) -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(folder.glob("*.json"))
    return index_packs(read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files)

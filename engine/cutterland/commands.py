"""The command line: `score`, `cut`, `placements` and `solve`, from a request to an answer and to
lines for people, and a match as plain English text for `play`, `replay` and `puzzle`; the bot has
its own catalogues. Printing is left to `__main__`."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from engine.cells import (
    SIDE,
    Cell,
    adjacent_cells,
    cell_at,
    column_of,
    find_span,
    mask_of,
    name_of,
    row_of,
)
from engine.command_line import MOST, Command, parser, whole
from engine.contract import Json, Puzzle, Seat
from engine.cutterland import events, layouts
from engine.cutterland.actions import Action
from engine.cutterland.cards import COLUMNS, LETTERS, Card, read_card
from engine.cutterland.cuts import pieces_of, read_cut
from engine.cutterland.game import Cutterland
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.packs import Pack, index_packs, read_pack
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.placements import placements
from engine.cutterland.scoring import score
from engine.cutterland.solving import STEPS, Solution, solve
from engine.cutterland.squares import SLOT, terrain_of
from engine.cutterland.state import State
from engine.cutterland.views import View
from engine.match_commands import Stage, tell_winners
from engine.requests import Request

PACKS = Path(__file__).parents[2] / "data" / "cutterland"
KINDS = ("kraken", "goblin", "centaur", "dragon", "turtle", "frog", "bonus", "penalty")
_MOST_PIECES = 12
_MOST_TOKENS = MOST // 2  # so that `score` believes the number of tokens kept
_BONES = "x"


def opening(view: View) -> Iterator[str]:
    """Lines about the table before the first action."""
    if view.shown:
        yield from ("", "These cards are dealt:", *(f"    {card}" for card in view.shown))
    if view.offered:
        yield from _draw_lines(view.active, [one.piece for one in view.offered], view)


def tell(event: events.Event, view: View) -> Iterator[str]:
    """Lines about an event; `view` is the public one after the step it belongs to."""
    match event:
        case events.CardCut(seat, card, groups, penalty):
            costs = f" too many pieces ({penalty} points)" if penalty else ""
            yield ""
            yield f"Turn {view.turn} of {view.turns}: seat {seat + 1} cuts{costs}"
            yield from (f"    {line}" for line in cut_lines(card, groups))
        case events.PiecesDrawn(seat, drawn):
            yield from _draw_lines(seat, drawn, view)
        case events.PiecesDiscarded(seat, pieces):
            yield f"  seat {seat + 1} removes {', '.join(pieces)} from the game"
        case events.PieceTaken(seat, piece, forced):
            yield f"  seat {seat + 1} {'is left with' if forced else 'takes'} {piece}"
        case events.PieceLaid(seat, piece, cell, turns, _):
            turned = ("", ", turned once", ", turned twice", ", turned three times")[turns]
            yield f"  seat {seat + 1} lays {piece} at {name_of(cell)}{turned}"
        case events.PieceLost(seat, piece):
            yield f"  seat {seat + 1} loses {piece}, which fits nowhere"
        case events.LayoutCommitted() | events.LayoutRecalled():
            pass  # secret, and nothing waits for them here
        case events.LayoutsRevealed():
            yield from ("", "The tokens are used, and the predators hunt")
        case events.MatchEnded():
            for seat in range(view.seats):
                yield from seat_lines(view, seat)
            yield from ("", *score_lines(view))


def cut_lines(card: Card, groups: Sequence[str]) -> Iterator[str]:
    """The card's rows, each with the letters of the pieces that its squares belong to."""
    piece = {square: LETTERS[number] for number, group in enumerate(groups) for square in group}
    for start in range(0, len(LETTERS), COLUMNS):
        squares = " ".join(card.squares[start : start + COLUMNS])
        yield f"{squares}    {' '.join(piece[one] for one in LETTERS[start : start + COLUMNS])}"


def _draw_lines(seat: Seat, pieces: Sequence[Piece], view: View) -> Iterator[str]:
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
        yield f"  {layouts.write_layout(own.layout) or 'no token used'}"
    by_krakens, by_dragons = own.score.devoured_by_krakens, own.score.devoured_by_dragons
    for predators, cells in (("krakens", by_krakens), ("dragons", by_dragons)):
        if cells:
            yield f"  devoured by {predators}: {' '.join(map(name_of, cells))}"
    yield from (f"    {line}" for line in land_lines(own.land, by_krakens + by_dragons))


def score_lines(view: View) -> Iterator[str]:
    """The table of points by kind, with the ranks once the match is over."""
    scores = [own.score for own in view.table]
    yield _row("", [f"seat {seat + 1}" for seat in range(view.seats)])
    for kind in (*KINDS, "total", "survivors"):
        yield _row(kind, [getattr(score, kind) for score in scores])
    if view.outcome:
        yield _row("place", view.outcome.places)
        yield ""
        yield tell_winners(view.outcome)


def _row(title: str, values: Sequence[object]) -> str:
    return (f"{title:<10}" + "".join(f"{value:>8}" for value in values)).rstrip()


def _answer_score(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, ("land", "towers", "walls", "bridges", "prey", "unused", "penalty"))
    land = read_land(request.text("land"))
    layout = layouts.canonical(
        layouts.Layout(
            tuple(map(layouts.cell_named, request.texts("towers"))),
            tuple(map(layouts.read_wall, request.texts("walls"))),
            tuple(map(layouts.read_bridge, request.texts("bridges"))),
            tuple(map(layouts.cell_named, request.texts("prey"))) if "prey" in request else None,
        )
    )
    unused = request.whole("unused", 0, MOST, missing=0)
    penalty = request.whole("penalty", 0, MOST, missing=0)
    check_layout(land, layout)
    scored = score(land, layout, unused, penalty)
    return {
        **{kind: getattr(scored, kind) for kind in KINDS},
        "total": scored.total,
        "survivors": scored.survivors,
        "devoured_by_krakens": [name_of(cell) for cell in scored.devoured_by_krakens],
        "devoured_by_dragons": [name_of(cell) for cell in scored.devoured_by_dragons],
    }


def _tell_score(arguments: Sequence[str]) -> list[str]:
    purpose = "Score a land with a layout, such as: tower B2, wall B2-C2, prey D5"
    reader = parser("cutterland", "score", purpose)
    reader.add_argument("land", metavar="LAND")
    reader.add_argument("layout", metavar="LAYOUT", nargs="*")
    for word in ("tower", "wall", "bridge"):
        reader.add_argument(f"--{word}s", metavar="CELLS", default="")
    reader.add_argument("--prey", metavar="CELLS", default="")
    reader.add_argument("--unused", type=whole, default=0, metavar="N", help="tokens kept")
    reader.add_argument("--penalty", type=whole, default=0, metavar="N", help="points lost")
    given = reader.parse_args(arguments)
    words = [*given.layout]
    for word in ("towers", "walls", "bridges", "prey"):
        words += [word, getattr(given, word)] if getattr(given, word) else []
    land, layout = read_land(given.land), layouts.read_layout(" ".join(words))
    check_layout(land, layout)
    scored = score(land, layout, given.unused, given.penalty)
    return [
        *(f"{kind}: {getattr(scored, kind)}" for kind in KINDS),
        f"total: {scored.total}",
        f"survivors: {scored.survivors}",
        f"devoured by krakens: {', '.join(map(name_of, scored.devoured_by_krakens)) or 'none'}",
        f"devoured by dragons: {', '.join(map(name_of, scored.devoured_by_dragons)) or 'none'}",
    ]


def _answer_cut(values: dict[str, Json]) -> dict[str, Json]:
    return {"pieces": list[Json](_read_cut(values)[1])}


def _read_cut(values: dict[str, Json]) -> tuple[Card, tuple[str, ...]]:
    request = Request(values, ("card", "groups", "pieces"))
    card = read_card(request.text("card"))
    count = request.whole("pieces", 1, _MOST_PIECES)
    return card, read_cut(request.text("groups"), count, count)


def _tell_cut(arguments: Sequence[str]) -> list[str]:
    reader = parser("cutterland", "cut", "Cut a card into pieces, such as: ABEF CDGH IJKL")
    reader.add_argument("card", metavar="CARD")
    reader.add_argument("groups", metavar="GROUPS", nargs="+")
    reader.add_argument("--pieces", type=whole, default=3, metavar="N", help="default: 3")
    given = vars(reader.parse_args(arguments))
    card, groups = _read_cut(given | {"groups": " ".join(given["groups"])})
    named = zip(LETTERS, groups, pieces_of(card, groups), strict=False)
    return [f"{letter}: {group}: {piece}" for letter, group, piece in named]


def _answer_placements(values: dict[str, Json]) -> dict[str, Json]:
    return {"placements": [[name_of(cell), turns] for cell, turns in _list_placements(values)]}


def _tell_placements(arguments: Sequence[str]) -> list[str]:
    purpose = "List every cell and number of turns a piece can be laid with."
    reader = parser("cutterland", "placements", purpose)
    reader.add_argument("land", metavar="LAND")
    reader.add_argument("piece", metavar="PIECE")
    found = _list_placements(vars(reader.parse_args(arguments)))
    return [f"{name_of(cell)} {turns}" for cell, turns in sorted(found)]


def _list_placements(values: dict[str, Json]) -> Iterator[tuple[Cell, int]]:
    """A written land begins at A1, so nothing is placed above it or left of it."""
    request = Request(values, ("land", "piece"))
    land, piece = read_land(request.text("land")), read_piece(request.text("piece"))
    for cell, turns in placements(land, piece):
        turned = piece.rotate(turns)
        inside = row_of(cell) + turned.height <= SIDE >= column_of(cell) + turned.width
        beside = adjacent_cells(mask_of(turned.cells_at(cell))) & land.mask
        if not land.cells or (inside and beside):
            yield cell, turns


def _answer_solve(values: dict[str, Json]) -> dict[str, Json]:
    """The answer has `exact` only where it is false."""
    solution = _solve(values)
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


def _solve(values: dict[str, Json]) -> Solution:
    request = Request(values, ("land", "towers", "wall_bridges", "steps"))
    land = request.text("land")
    towers = request.whole("towers", 0, _MOST_TOKENS)
    wall_bridges = request.whole("wall_bridges", 0, _MOST_TOKENS)
    steps = request.whole("steps", 0, MOST, missing=STEPS)
    return solve(read_land(land), towers, wall_bridges, steps or None)


def _tell_solve(arguments: Sequence[str]) -> list[str]:
    purpose = "Find the best use of a land's tokens and the dragons' best prey."
    reader = parser("cutterland", "solve", purpose)
    reader.add_argument("land", metavar="LAND")
    for name, owned in (
        ("--towers", "towers owned"),
        ("--wall-bridges", "wall/bridge tokens owned"),
    ):
        reader.add_argument(name, type=whole, default=0, metavar="N", help=owned)
    limit = f"limit of the search, 0 for none; default: {STEPS}, some seconds"
    reader.add_argument("--steps", type=whole, default=STEPS, metavar="N", help=limit)
    solution = _solve(vars(reader.parse_args(arguments)))
    layout = replace(solution.layout, prey=solution.layout.prey or None)
    lines = [
        f"layout: {layouts.write_layout(layout) or 'nothing used'}",
        f"unused: {solution.unused}",
        f"total: {solution.score.total}",
        f"survivors: {solution.score.survivors}",
    ]
    if not solution.exact:
        lines.append("The search was cut short: there may be something better (see --steps).")
    return lines


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


def make_stage() -> Stage[State, Action, events.Event, View]:
    game = Cutterland(read_packs())
    return Stage(game, "Cutterland", tell, score_lines, _describe_puzzle, 3, opening)


def read_packs() -> dict[str, Pack]:
    """Every pack installed with the project, by key."""
    files = sorted(PACKS.glob("*.json"))
    return index_packs(read_pack(json.loads(file.read_text(encoding="utf-8"))) for file in files)

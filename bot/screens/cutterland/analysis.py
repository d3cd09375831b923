"""The analysis of a finished match: the tokens' best use, and the choice that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeAlias

from bot.models.match import Table
from bot.render.cutterland.land_scene import land_scene
from bot.screens.cutterland.alt_text import land_alt
from bot.screens.cutterland.cut_draft import card_of
from bot.screens.cutterland.cut_pictures import card_picture_with_names
from bot.screens.cutterland.cut_suggestions import find_even_cuts
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.phrases import (
    format_cells,
    format_turns,
    layout_words,
    list_devoured_cells,
    piece_line,
    points_by_kind,
)
from bot.screens.cutterland.pictures import land_heading, offer_picture
from bot.screens.cutterland.placement_draft import name_spot
from bot.screens.cutterland.text_pictures import LandText, Signs, land_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list, name_params, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Param, Seat
from engine.cutterland.actions import Cut, Discard, Place, Take
from engine.cutterland.computers.looking_back import Hindsight, Regret, Tokens
from engine.cutterland.layouts import Layout
from engine.cutterland.placements import cells_of
from engine.cutterland.views import OfferedPiece, View

Numbered: TypeAlias = tuple[str, tuple[Cell, ...]]
"""A number on the land, and its cells."""


def render_analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """Both findings in words, each with a picture where there was something better."""
    params = name_params(reader, table, seat, words)
    tokens: tuple[Block, ...] = (Text(words("cutterland-hindsight-unused", **params)),)
    if learnt.tokens is not None:
        tokens = _token_blocks(learnt.tokens, table, seat, words, params)
    if learnt.regret is None:
        return *tokens, Text(words("cutterland-hindsight-none", **params))
    return *tokens, *_regret_blocks(learnt.regret, table, seat, words, params)


def _token_blocks(
    found: Tokens, table: Table, seat: Seat, words: Words, params: dict[str, Param]
) -> tuple[Block, ...]:
    best, land, layout = found.best, found.land, found.layout
    spots = _list_token_spots(layout)
    told = (
        _write_number(number, layout_words(one, words), words)
        for number, (one, _) in enumerate(spots, 1)
    )
    text = words(
        "cutterland-hindsight-tokens",
        **params,
        points=found.total,
        best=best.total,
        lost=best.total - found.total,
        layout="; ".join(told) or words("cutterland-hindsight-nothing"),
        sure=str(found.exact).lower(),
        kinds=points_by_kind(best, words),
    )
    if best.total <= found.total:
        return (Text(text),)
    name, bones = seat_name(table, seat, words), list_devoured_cells(best)
    title = words("cutterland-hindsight-title", **(params | {"name": name}), points=best.total)
    numbers = [(str(number), cells) for number, (_, cells) in enumerate(spots, 1)]
    scene = land_scene(land, layout=layout, devoured=bones, title=title, numbers=numbers)
    grid = land_text(LandText(f"**{title}**", land, layout, Signs(bones=bones)), words)
    return Text(text), Picture("tokens", land_alt(name, land, best, words, layout), scene, grid)


def _list_token_spots(layout: Layout) -> list[tuple[Layout, tuple[Cell, ...]]]:
    """Each token alone, and its cells."""
    return [
        *((Layout(towers=(cell,)), (cell,)) for cell in layout.towers),
        *((Layout(walls=(wall,)), wall) for wall in layout.walls),
        *((Layout(bridges=(each,)), (each.cell,)) for each in layout.bridges),
    ]


def _write_number(number: int, spot: str, words: Words) -> str:
    """A spot with its number on the picture."""
    return words("cutterland-hindsight-numbered", spot=spot, number=number)


def _regret_blocks(
    regret: Regret, table: Table, seat: Seat, words: Words, params: dict[str, Param]
) -> tuple[Block, ...]:
    """The choice in words, and the better one as a picture."""
    params = params | {"turn": regret.view.turn, "points": round(regret.cost / 100)}
    was: tuple[Numbered, ...] = ()
    match regret.action, regret.better:
        case Cut() as did, Cut() as better:
            return _cut_blocks(regret.view, did, better, words, params)
        case Discard() as did, Discard() as better:
            return _discard_blocks(regret.view, did, better, words, params)
        case Take() as did, Take():
            key = "cutterland-hindsight-take"
        case Place() as did, Place():
            key = "cutterland-hindsight-lay"
            at = f"{_name_place(regret.view, did)}, {format_turns(did.turns, words)}"
            params["at"] = _write_number(1, at, words)
            was = (("1", _cells_of(regret.view, did)),)
        case _:
            raise ValueError("a better choice is of the same kind")
    offered, cell, turns = _find_better_spot(regret)
    number = len(was) + 1
    turned = _write_number(number, format_turns(turns, words), words)
    spot = {"cell": name_spot(offered.piece, cell, turns), "turned": turned}
    contents = piece_line(offered, words)
    text = words(key, did=did.piece, better=offered.letter, contents=contents, **spot, **params)
    numbers = (*was, (str(number), cells_of(offered.piece.rotate(turns), cell)))
    return Text(text), _land_picture(regret, table, seat, words, params, numbers)


def _cells_of(view: View, action: Place) -> tuple[Cell, ...]:
    """Where a piece was placed."""
    offered = find_piece(view, action.piece)
    assert offered is not None
    return cells_of(offered.piece.rotate(action.turns), action.cell)


def _cut_blocks(
    view: View, did: Cut, better: Cut, words: Words, params: dict[str, Param]
) -> tuple[Block, ...]:
    card = card_of(view, better.card)
    even = find_even_cuts(card_of(view, did.card), view.players_pieces)
    suggested = "yes" if tuple(sorted(did.groups)) in even else "no"
    cuts = {"did": " ".join(did.groups), "better": " ".join(better.groups)}
    text = words("cutterland-hindsight-cut", card=did.card, **cuts, suggested=suggested, **params)
    return Text(text), card_picture_with_names(card, better.groups, words)


def _discard_blocks(
    view: View, did: Discard, better: Discard, words: Words, params: dict[str, Param]
) -> tuple[Block, ...]:
    offered = [replace(one, discarded=one.letter in better.pieces) for one in view.offered]
    lists = {"did": format_list(did.pieces, words), "better": format_list(better.pieces, words)}
    text = words("cutterland-hindsight-discard", n=len(better.pieces), **lists, **params)
    return Text(text), offer_picture(offered, words)


def _land_picture(
    regret: Regret, table: Table, seat: Seat, words: Words, params: dict[str, Param],
    numbers: Sequence[Numbered],
) -> Picture:  # fmt: skip
    """The better spot on the land as it was, and with its number what was chosen."""
    offered, cell, turns = _find_better_spot(regret)
    piece, player = offered.piece.rotate(turns), own(regret.view)
    cells = cells_of(piece, cell)
    name, key = seat_name(table, seat, words), "cutterland-hindsight-alt"
    who: dict[str, Param] = {"you": params["you"], "name": name, "piece": offered.letter}
    alt = words(key, **who, cells=format_cells(cells), turn=regret.view.turn)
    scene = land_scene(player.land, ghost=(cells, piece.squares, True), low=True, numbers=numbers)
    signs = Signs(held=dict(zip(cells, piece.squares, strict=True)))
    heading = land_heading(table, seat, player.score, words)
    grid = land_text(LandText(heading, player.land, other_signs=signs), words)
    return Picture("choice", alt, scene, grid)


def _name_place(view: View, place: Place) -> str:
    """The cell that a placement is named after."""
    offered = find_piece(view, place.piece)
    assert offered is not None
    return name_spot(offered.piece, place.cell, place.turns)


def _find_better_spot(regret: Regret) -> tuple[OfferedPiece, Cell, int]:
    assert isinstance(regret.better, Take | Place)
    assert regret.place is not None
    offered = find_piece(regret.view, regret.better.piece)
    assert offered is not None
    return offered, *regret.place

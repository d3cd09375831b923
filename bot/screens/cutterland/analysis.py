"""Looking back on a finished match: the tokens' best use, and the choice that cost most."""

from __future__ import annotations

from dataclasses import replace

from bot.models.match import Table
from bot.render.cutterland.land_scene import land_scene
from bot.screens.cutterland.alt_text import land_alt
from bot.screens.cutterland.cut_suggestions import find_even_cuts
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.phrases import format_turns, layout_words, piece_line, points_by_kind
from bot.screens.cutterland.pictures import cut_picture, land_heading, offer_picture
from bot.screens.cutterland.text_grids import Signs
from bot.screens.cutterland.text_pictures import LandText, land_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list, name_params, seat_name
from bot.words import Words
from engine.cells import Cell, name_of
from engine.contract import Param, Seat
from engine.cutterland.actions import Cut, Discard, Place, Take
from engine.cutterland.cards import LETTERS
from engine.cutterland.computers.looking_back import Hindsight, Regret, Tokens
from engine.cutterland.cuts import pieces_of
from engine.cutterland.placements import cells_of
from engine.cutterland.views import OfferedPiece, View


def render_analysis(
    learnt: Hindsight, table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """Both findings in words, each with a picture where there was something better."""
    said = name_params(reader, table, seat, words)
    blocks: list[Block] = []
    if learnt.tokens is None:
        blocks.append(Text(words("cutterland-hindsight-unused", **said)))
    else:
        blocks += _token_blocks(learnt.tokens, table, seat, words, said)
    if learnt.regret is None:
        blocks.append(Text(words("cutterland-hindsight-none", **said)))
    else:
        blocks += _regret_blocks(learnt.regret, table, seat, words, said)
    return tuple(blocks)


def _token_blocks(
    found: Tokens, table: Table, seat: Seat, words: Words, said: dict[str, Param]
) -> list[Block]:
    text = words(
        "cutterland-hindsight-tokens",
        **said,
        points=found.total,
        best=found.best.total,
        lost=found.best.total - found.total,
        layout=layout_words(found.layout, words) or words("cutterland-hindsight-nothing"),
        sure=str(found.exact).lower(),
        kinds=points_by_kind(found.best, words),
    )
    if found.best.total <= found.total:
        return [Text(text)]
    land, name = found.land, seat_name(table, seat, words)
    bones = (*found.best.devoured_by_krakens, *found.best.devoured_by_dragons)
    plain = {**said, "name": name}
    title = words("cutterland-hindsight-title", **plain, points=found.best.total)
    scene = land_scene(land, layout=found.layout, devoured=bones, title=title)
    alt = land_alt(name, land, found.best, words, found.layout)
    written = land_text(LandText(f"**{title}**", land, found.layout, Signs(bones=bones)), words)
    return [Text(text), Picture("tokens", alt, scene, written)]


def _regret_blocks(
    regret: Regret, table: Table, seat: Seat, words: Words, said: dict[str, Param]
) -> tuple[Block, ...]:
    """The choice in words, and the better one as a picture."""
    said = {**said, "turn": regret.view.turn, "points": round(regret.cost / 100)}
    match regret.action, regret.better:
        case Cut() as did, Cut() as better:
            return _cut_blocks(regret.view, did, better, words, said)
        case Discard() as did, Discard() as better:
            return _discard_blocks(regret.view, did, better, words, said)
        case Take() as did, Take() as better:
            text = words(
                "cutterland-hindsight-take",
                did=did.piece,
                **_describe_better_piece(regret, words),
                **said,
            )
        case Place() as did, Place() as better:
            at = f"{name_of(did.cell)}, {format_turns(did.turns, words)}"
            key = "cutterland-hindsight-lay"
            text = words(key, did=did.piece, at=at, **_describe_better_piece(regret, words), **said)
        case _:
            raise ValueError("a better choice is of the same kind")
    return Text(text), _land_picture(regret, table, seat, words, said)


def _cut_blocks(
    view: View, did: Cut, better: Cut, words: Words, said: dict[str, Param]
) -> tuple[Block, ...]:
    card = view.hand[better.card - 1]
    assert card is not None
    pieces = zip(LETTERS, better.groups, pieces_of(card, better.groups), strict=False)
    offered = [OfferedPiece(letter, group, piece, None, False) for letter, group, piece in pieces]
    cuts = {"did": " ".join(did.groups), "better": " ".join(better.groups)}
    said = {**said, **cuts, "suggested": _suggestion_flag(view, did)}
    text = words("cutterland-hindsight-cut", card=did.card, **said)
    return Text(text), cut_picture(card, better.groups, "", offered, words)


def _suggestion_flag(view: View, did: Cut) -> str:
    """`yes` where the panel suggests this cut."""
    card = view.hand[did.card - 1]
    assert card is not None
    there = tuple(sorted(did.groups)) in find_even_cuts(card, view.players_pieces)
    return "yes" if there else "no"


def _discard_blocks(
    view: View, did: Discard, better: Discard, words: Words, said: dict[str, Param]
) -> tuple[Block, ...]:
    offered = [replace(one, discarded=one.letter in better.pieces) for one in view.offered]
    named = {"did": format_list(did.pieces, words), "better": format_list(better.pieces, words)}
    n = len(better.pieces)
    text = words("cutterland-hindsight-discard", n=n, **named, **said)
    return Text(text), offer_picture(offered, words)


def _describe_better_piece(regret: Regret, words: Words) -> dict[str, Param]:
    """The better piece and where it lies best."""
    offered, cell, turns = _find_better_spot(regret)
    return {
        "better": offered.letter,
        "contents": piece_line(offered, words),
        "cell": name_of(cell),
        "turned": format_turns(turns, words),
    }


def _land_picture(
    regret: Regret, table: Table, seat: Seat, words: Words, said: dict[str, Param]
) -> Picture:
    """The better place on the land as it was."""
    offered, cell, turns = _find_better_spot(regret)
    lying = offered.piece.rotate(turns)
    cells = cells_of(lying, cell)
    alt = words(
        "cutterland-hindsight-alt",
        you=said["you"],
        name=seat_name(table, seat, words),
        piece=offered.letter,
        cells=", ".join(map(name_of, cells)),
        turn=regret.view.turn,
    )
    shown = own(regret.view)
    scene = land_scene(shown.land, ghost=(cells, lying.squares, True))
    held = Signs(held=dict(zip(cells, lying.squares, strict=True)))
    heading = land_heading(table, seat, shown.score, words)
    written = land_text(LandText(heading, shown.land, other_signs=held), words)
    return Picture("choice", alt, scene, written)


def _find_better_spot(regret: Regret) -> tuple[OfferedPiece, Cell, int]:
    assert isinstance(regret.better, Take | Place)
    assert regret.place is not None
    offered = find_piece(regret.view, regret.better.piece)
    assert offered is not None
    return offered, *regret.place

"""The picture for taking and placing, with its alt text and text form."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.hold_scene import HeldPiece, OfferedShape, hold_scene
from bot.render.cutterland.score_strip import ScoreLine
from bot.screens.cutterland.alt_text import ghost_alt, land_alt, pieces_alt
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.phrases import list_devoured_cells
from bot.screens.cutterland.pictures import land_heading, score_line
from bot.screens.cutterland.placement_draft import (
    PlacementDraft,
    first_cell,
    hold_view,
    preview_land,
)
from bot.screens.cutterland.text_pictures import LandText, Signs, land_text, offer_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import format_gain
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell
from engine.cutterland.placements import cells_of
from engine.cutterland.views import OfferedPiece, View


def hold_picture(
    view: View, table: Table, draft: PlacementDraft | None, words: Words, *, reaches: bool = True
) -> Picture:
    """The viewer's land and the offered pieces; the one of the draft is held over the land, with
    bones where the hunt would leave them. Without `reaches` pieces cannot be moved over the land
    now, so that it needs no room around it and no names of spots."""
    assert view.seat is not None
    if draft is not None and not draft.spots:
        draft = None
    player, offered = own(view), [one for one in view.offered if not one.discarded]
    ghost = None if draft is None else _ghost_of(draft)
    bones = () if draft is None else list_devoured_cells(preview_land(view, draft)[1])
    held = None
    if draft is not None and ghost is not None:
        names = (first_cell(draft.turned_piece, one.cell) for one in draft.spots
                 if one.turns == draft.turns and reaches)  # fmt: skip
        held = HeldPiece(draft.letter, ghost, tuple(names))
    shapes = [OfferedShape(one.letter, one.piece, _is_gone(view, one)) for one in offered]
    score = _measure_score(view, draft, words) if player.land.cells else None
    scene = hold_scene(player.land, shapes, held, bones, reaches=reaches, score=score)
    left = [one for one in offered if not _is_gone(view, one)]
    name, pieces = seat_name(table, view.seat, words), pieces_alt(left, words)
    if not player.land.cells:
        return Picture("land", pieces, scene, offer_text(left, words))
    lands = land_alt(name, player.land, player.score, words)
    alt = fit_alt_text([pieces, lands]) if draft is None else ghost_alt(name, view, draft, words)
    text = _write_text(view, table, ghost, bones, left, words)
    return Picture("land", alt, scene, text)


def _measure_score(view: View, draft: PlacementDraft | None, words: Words) -> ScoreLine:
    """The land's points with the piece where it is held, and what it gains."""
    player = own(view)
    if draft is None or draft.after is None:
        return score_line(player.score, player, None, words)
    offered = find_piece(view, draft.letter)
    if offered is not None:
        player = own(hold_view(view, offered))  # with the tokens that the piece brings
    gain = format_gain(draft.after.total - player.score.total)
    return score_line(draft.after, player, None, words, gain)


def _is_gone(view: View, offered: OfferedPiece) -> bool:
    """Whether a piece is neither the viewer's to place now, nor to be had."""
    if view.phase == "lay":
        return offered.letter not in own(view).to_lay
    return offered.taken_by is not None


def _ghost_of(draft: PlacementDraft) -> Ghost:
    near = draft.nearest_spot
    return Ghost(
        cells_of(draft.turned_piece, draft.cell),
        draft.turned_piece.squares,
        draft.error is None,
        draft.overlap,
        cells_of(draft.piece.rotate(near.turns), near.cell) if near else (),
    )


def _write_text(
    view: View, table: Table, ghost: Ghost | None, bones: tuple[Cell, ...],
    left: list[OfferedPiece], words: Words,
) -> str:  # fmt: skip
    """The land as text; while nothing is held, the pieces below it."""
    player, seat = own(view), view.seat
    assert seat is not None
    signs = Signs()
    if ghost is not None:
        squares = dict(zip(ghost.cells, ghost.squares, strict=True))
        signs = Signs(held=squares, covered=ghost.over, near=ghost.nearest, bones=bones)
    heading = land_heading(table, seat, player.score, words)
    offered = left if ghost is None else []
    return land_text(LandText(heading, player.land, other_signs=signs), words, offered)

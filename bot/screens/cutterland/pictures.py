"""Pictures of what a view shows, with their alt texts and text forms."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.cutterland.card_scenes import card_scene, hand_scene, offer_scene
from bot.render.cutterland.ground import Ghost
from bot.render.cutterland.land_scene import land_scene
from bot.render.cutterland.sheets import Entry, table_scene
from bot.screens.cutterland.alt_text import (
    ghost_alt,
    hand_alt,
    land_alt,
    lands_alt,
    pieces_alt,
)
from bot.screens.cutterland.phrases import list_devoured_cells
from bot.screens.cutterland.placement_draft import PlacementDraft, preview_land
from bot.screens.cutterland.text_pictures import (
    LandText,
    Signs,
    card_text,
    hand_text,
    land_text,
    lands_text,
    offer_text,
)
from bot.screens.screen import Picture
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.placements import cells_of
from engine.cutterland.scoring import Score
from engine.cutterland.views import OfferedPiece, View


def hand_picture(view: View, words: Words) -> Picture:
    """The viewer's own cards, numbered, with square letters."""
    alt, text = hand_alt(view.hand, words), hand_text(view.hand, words)
    return Picture("hand", alt, hand_scene(view.hand), text)


def card_picture(view: View, table: Table, words: Words) -> Picture:
    """The card being shared, as it was cut, or its pieces apart once some are gone; pieces from the
    bag never were on one card."""
    head = words("cutterland-alt-drawn" if view.card is None else "cutterland-alt-shared")
    alt = pieces_alt(view.offered, words, table, head)
    gone = [one for one in view.offered if one.discarded or one.taken_by is not None]
    if view.card is None or (gone and view.phase == "take"):
        names = [seat_name(table, seat, words) for seat in range(view.seats)]
        text = offer_text(view.offered, words, table)
        return Picture("card", alt, offer_scene(view.offered, names), text)
    groups = tuple(one.group for one in view.offered)
    return Picture("card", alt, card_scene(view.card, groups), card_text(view.card, groups, words))


def offer_picture(offered: Sequence[OfferedPiece], words: Words) -> Picture:
    alt, text = pieces_alt(offered, words), offer_text(offered, words)
    return Picture("offer", alt, offer_scene(offered), text)


def land_picture(
    view: View,
    table: Table,
    seat: Seat,
    words: Words,
    layout: Layout | None = None,
    score: Score | None = None,
    cursor: Cell | None = None,
    before: View | None = None,
    *,
    low: bool = True,
    wrong: Sequence[Cell] = (),
) -> Picture:
    """One land with what is built on it and the bones; `layout` and `score` default to the view's,
    `before` is an earlier view, `wrong` are cells where something cannot stand. A `low` picture has
    no title: buttons and text around it say whose it is."""
    land, layout = view.table[seat].land, layout or view.table[seat].layout
    score = score or view.table[seat].score
    name, heading = seat_name(table, seat, words), land_heading(table, seat, score, words)
    bones = list_devoured_cells(score) if layout and not wrong else ()
    title = None if low else words("cutterland-title-land", name=name, points=score.total)
    fresh = find_new_cells(view, before, seat)
    scene = land_scene(
        land, layout=layout, devoured=bones, cursor=cursor, title=title, fresh=fresh, low=low,
        prey=wrong,
    )  # fmt: skip
    signs = Signs(bones=bones, cursor=cursor, fresh=fresh)
    text = land_text(LandText(heading, land, layout, signs), words)
    return Picture("land", land_alt(name, land, score, words, layout, fresh), scene, text)


def ghost_picture(view: View, table: Table, draft: PlacementDraft, words: Words) -> Picture:
    """The viewer's land with a piece held over it, and bones where the hunt would leave them."""
    assert view.seat is not None
    player, near = view.table[view.seat], draft.nearest_spot
    ghost = Ghost(
        cells_of(draft.turned_piece, draft.cell),
        draft.turned_piece.squares,
        draft.error is None,
        draft.overlap,
        cells_of(draft.piece.rotate(near.turns), near.cell) if near else (),
        draft.frame,
    )
    _, score = preview_land(view, draft)
    bones = list_devoured_cells(score)
    squares = dict(zip(ghost.cells, ghost.squares, strict=True))
    signs = Signs(held=squares, covered=ghost.over, near=ghost.nearest, bones=bones)
    heading = land_heading(table, view.seat, player.score, words)
    text = land_text(LandText(heading, player.land, other_signs=signs), words)
    scene = land_scene(player.land, ghost=ghost, devoured=bones, low=True)
    alt = ghost_alt(seat_name(table, view.seat, words), view, draft, words)
    return Picture("land", alt, scene, text)


def lands_picture(view: View, table: Table, words: Words, before: View | None = None) -> Picture:
    """All lands in one sheet; `before` is an earlier view."""
    new = [find_new_cells(view, before, seat) for seat in range(view.seats)]
    entries, texts = [], []
    for seat, (player, cells) in enumerate(zip(view.table, new, strict=True)):
        points = words("cutterland-points", points=player.score.total)
        heading = land_heading(table, seat, player.score, words)
        entries.append(Entry(seat_name(table, seat, words), points, player.land, fresh=cells))
        texts.append(LandText(heading, player.land, other_signs=Signs(fresh=cells)))
    text = lands_text(texts, words)
    return Picture("lands", lands_alt(view, table, words, new), table_scene(entries), text)


def find_new_cells(view: View, before: View | None, seat: Seat) -> tuple[Cell, ...]:
    """The cells of a land filled since an earlier view; none where there is none."""
    if before is None:
        return ()
    return tuple(sorted({*view.table[seat].land.cells} - {*before.table[seat].land.cells}))


def land_heading(table: Table, seat: Seat, score: Score, words: Words) -> str:
    """Above the land as text: whose it is, and its points."""
    return words("cutterland-title-land", name=bold_name(table, seat, words), points=score.total)

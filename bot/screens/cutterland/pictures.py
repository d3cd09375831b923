"""Pictures of what a view shows, each with its alt text: the one place that meets the renderer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.cutterland.land_scene import (
    Entry,
    Ghost,
    card_scene,
    hand_scene,
    land_scene,
    offer_scene,
    table_scene,
)
from bot.screens.cutterland.alt_text import (
    cut_alt,
    ghost_alt,
    hand_alt,
    land_alt,
    lands_alt,
    pieces_alt,
)
from bot.screens.cutterland.placement_draft import PlacementDraft, preview_land
from bot.screens.cutterland.text_grids import Signs
from bot.screens.cutterland.text_pictures import (
    LandText,
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
from engine.cutterland.cards import Card
from engine.cutterland.layouts import Layout
from engine.cutterland.placements import cells_of
from engine.cutterland.scoring import Score
from engine.cutterland.views import OfferedPiece, View


def hand_picture(view: View, words: Words) -> Picture:
    """The viewer's own cards, numbered, with square letters."""
    alt, text = hand_alt(view.hand, words), hand_text(view.hand, words)
    return Picture("hand", alt, hand_scene(view.hand), text)


def cut_picture(
    card: Card, groups: Sequence[str], hatched: str, pieces: Sequence[OfferedPiece], words: Words
) -> Picture:
    """A card of one's own while it is being cut: `groups` by piece, of which the filled ones are
    `pieces`; `hatched` are squares that cannot stay as they are."""
    scene = card_scene(card, groups or ("",), hatched, numbered=True)
    text = card_text(card, groups, words, numbered=True)
    return Picture("cut", cut_alt(card, pieces, words), scene, text)


def card_picture(view: View, table: Table, words: Words) -> Picture:
    """The card being shared, as it was cut, or its pieces apart once some are gone; pieces from the
    bag were never one."""
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
    """Pieces side by side."""
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
    """One land with what is built on it and the bones; `layout` and `score` default to what the
    view shows, `before` is an earlier one, `wrong` are cells where something cannot stand. A `low`
    picture leaves out whose it is: there are keys and words around it."""
    shown = view.table[seat]
    layout = layout or shown.layout
    score = score or shown.score
    name = seat_name(table, seat, words)
    bones = (*score.devoured_by_krakens, *score.devoured_by_dragons) if layout and not wrong else ()
    title = None if low else words("cutterland-title-land", name=name, points=score.total)
    fresh = find_new_cells(view, before, seat)
    scene = land_scene(
        shown.land, layout=layout, devoured=bones, cursor=cursor, title=title, fresh=fresh, low=low,
        prey=wrong,
    )  # fmt: skip
    heading = land_heading(table, seat, score, words)
    signs = Signs(bones=bones, cursor=cursor, fresh=fresh)
    text = land_text(LandText(heading, shown.land, layout, signs), words)
    return Picture("land", land_alt(name, shown.land, score, words, layout, fresh), scene, text)


def ghost_picture(view: View, table: Table, plan: PlacementDraft, words: Words) -> Picture:
    """The viewer's land with a piece held over it, and bones where the hunt would leave them."""
    assert view.seat is not None
    name = seat_name(table, view.seat, words)
    land = view.table[view.seat].land
    near = plan.nearest_spot
    ghost = Ghost(
        cells_of(plan.turned_piece, plan.cell),
        plan.turned_piece.squares,
        plan.error is None,
        plan.overlap,
        cells_of(plan.piece.rotate(near.turns), near.cell) if near else (),
        plan.frame,
    )
    held = dict(zip(ghost.cells, ghost.squares, strict=True))
    _, then = preview_land(view, plan)
    bones = (*then.devoured_by_krakens, *then.devoured_by_dragons)
    signs = Signs(held=held, covered=ghost.over, near=ghost.nearest, bones=bones)
    heading = land_heading(table, view.seat, view.table[view.seat].score, words)
    text = land_text(LandText(heading, land, other_signs=signs), words)
    scene = land_scene(land, ghost=ghost, devoured=bones, low=True)
    return Picture("land", ghost_alt(name, view, plan, words), scene, text)


def lands_picture(view: View, table: Table, words: Words, before: View | None = None) -> Picture:
    """All lands in one sheet; `before` is an earlier view."""
    new = [find_new_cells(view, before, seat) for seat in range(view.seats)]
    entries = [
        Entry(
            seat_name(table, seat, words),
            words("cutterland-points", points=shown.score.total),
            shown.land,
            fresh=new[seat],
        )
        for seat, shown in enumerate(view.table)
    ]
    written = [
        LandText(
            land_heading(table, seat, shown.score, words),
            shown.land,
            other_signs=Signs(fresh=new[seat]),
        )
        for seat, shown in enumerate(view.table)
    ]
    text = lands_text(written, words)
    return Picture("lands", lands_alt(view, table, words, new), table_scene(entries), text)


def find_new_cells(view: View, before: View | None, seat: Seat) -> tuple[Cell, ...]:
    """The cells of a land that have been laid since an earlier view; none where there is none."""
    if before is None:
        return ()
    return tuple(sorted({*view.table[seat].land.cells} - {*before.table[seat].land.cells}))


def land_heading(table: Table, seat: Seat, score: Score, words: Words) -> str:
    """Whose land it is and its points, over the land as text."""
    return words("cutterland-title-land", name=bold_name(table, seat, words), points=score.total)

"""Pictures of what a view shows, each with its alt text: the one place that meets the renderer."""

from __future__ import annotations

from collections.abc import Sequence

from bot.render.cutterland.scenes import (
    Entry,
    Ghost,
    card_scene,
    hand_scene,
    land_scene,
    offer_scene,
    table_scene,
)
from bot.screens.cutterland.alts import (
    cut_alt,
    ghost_alt,
    hand_alt,
    land_alt,
    lands_alt,
    pieces_alt,
)
from bot.screens.cutterland.phrases import seat_name
from bot.screens.cutterland.placing import LayPlan
from bot.screens.screen import Picture
from bot.tables import Table
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.cards import Card
from engine.cutterland.cells import Cell
from engine.cutterland.layouts import Layout
from engine.cutterland.placements import cells_of
from engine.cutterland.scoring import Score
from engine.cutterland.views import Offered, View


def hand_picture(view: View, words: Words) -> Picture:
    """The viewer's own cards, numbered, with square letters."""
    return Picture("hand", hand_alt(view.hand, words), hand_scene(view.hand))


def cut_picture(
    card: Card, groups: Sequence[str], hatched: str, pieces: Sequence[Offered], words: Words
) -> Picture:
    """A card of one's own while it is being cut: `groups` by piece, of which the filled ones are
    `pieces`; `hatched` are squares that cannot stay as they are."""
    scene = card_scene(card, groups or ("",), hatched)
    return Picture("cut", cut_alt(card, pieces, words), scene)


def shared_pieces(view: View, table: Table, words: Words) -> Picture:
    """The card being shared, as it was cut, or its pieces apart once some are gone; pieces from the
    bag were never one."""
    head = words("cutterland-alt-drawn" if view.card is None else "cutterland-alt-shared")
    alt = pieces_alt(view.offered, words, table, head)
    gone = [one for one in view.offered if one.discarded or one.taken_by is not None]
    if view.card is None or (gone and view.phase == "take"):
        names = [seat_name(table, seat, words) for seat in range(view.seats)]
        return Picture("card", alt, offer_scene(view.offered, names))
    return Picture("card", alt, card_scene(view.card, tuple(one.group for one in view.offered)))


def offer_picture(offered: Sequence[Offered], words: Words) -> Picture:
    """Pieces side by side."""
    return Picture("offer", pieces_alt(offered, words), offer_scene(offered))


def land_picture(
    view: View,
    table: Table,
    seat: Seat,
    words: Words,
    layout: Layout | None = None,
    score: Score | None = None,
    cursor: Cell | None = None,
) -> Picture:
    """One land with what is built on it and the bones; `layout` and `score` default to what the
    view shows."""
    shown = view.table[seat]
    layout = layout or shown.layout
    score = score or shown.score
    name = seat_name(table, seat, words)
    bones = (*score.devoured_by_krakens, *score.devoured_by_dragons) if layout else ()
    title = words("cutterland-title-land", name=name, points=score.total)
    marks = () if cursor is None else (cursor,)
    scene = land_scene(shown.land, layout=layout, devoured=bones, marks=marks, title=title)
    return Picture("land", land_alt(name, shown.land, score, words, layout), scene)


def ghost_picture(view: View, table: Table, plan: LayPlan, words: Words) -> Picture:
    """The viewer's land with a piece held over it."""
    assert view.seat is not None
    name = seat_name(table, view.seat, words)
    land = view.table[view.seat].land
    near = plan.nearest
    ghost = Ghost(
        cells_of(plan.turned, plan.cell),
        plan.turned.squares,
        plan.error is None,
        plan.over,
        cells_of(plan.piece.turned(near.turns), near.cell) if near else (),
    )
    return Picture("land", ghost_alt(name, view, plan, words), land_scene(land, ghost=ghost))


def lands_picture(view: View, table: Table, words: Words) -> Picture:
    """All lands in one sheet."""
    entries = [
        Entry(
            seat_name(table, seat, words),
            words("cutterland-points", points=shown.score.total),
            shown.land,
        )
        for seat, shown in enumerate(view.table)
    ]
    return Picture("lands", lands_alt(view, table, words), table_scene(entries))

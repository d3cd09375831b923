"""Pictures of what a view shows, with their alt texts and text forms."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import Table
from bot.render.cutterland.board_scene import board_scene
from bot.render.cutterland.card_scenes import card_scene, hand_scene, offer_scene
from bot.render.cutterland.land_scene import land_scene, miniature_scene
from bot.render.cutterland.score_strip import PENALTY, ScoreItem, ScoreLine
from bot.render.cutterland.sheets import Entry, table_scene
from bot.render.scene import Scene
from bot.screens.cutterland.alt_text import (
    hand_alt,
    land_alt,
    lands_alt,
    pieces_alt,
)
from bot.screens.cutterland.phrases import list_devoured_cells, points_by_kind
from bot.screens.cutterland.text_pictures import (
    LandText,
    Signs,
    card_text,
    hand_text,
    land_text,
    lands_text,
    offer_text,
)
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Picture
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import Score
from engine.cutterland.squares import (
    CENTAUR,
    DRAGON,
    FROG,
    GOBLIN,
    KRAKEN,
    TOWER,
    TURTLE,
    WALL_BRIDGE,
)
from engine.cutterland.views import OfferedPiece, SeatView, View

KIND_ICONS: Final = {
    "kraken": KRAKEN, "goblin": GOBLIN, "centaur": CENTAUR, "dragon": DRAGON, "turtle": TURTLE,
    "frog": FROG, "bonus": WALL_BRIDGE, "penalty": PENALTY,
}  # fmt: skip
"""The icon that stands for a kind of points in pictures."""


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
    scored: bool = True,
    wrong: Sequence[Cell] = (),
) -> Picture:
    """One land with what is built on it and the bones; `layout` and `score` default to the view's,
    `before` is an earlier view, `wrong` are cells where something cannot stand. A `low` picture
    is on a panel, which says whose land it is; one that is not `scored` has no points."""
    land, layout = view.table[seat].land, layout or view.table[seat].layout
    score = score or view.table[seat].score
    name, heading = seat_name(table, seat, words), land_heading(table, seat, score, words)
    bones = list_devoured_cells(score) if layout and not wrong else ()
    title = None if low else name
    fresh = find_new_cells(view, before, seat)
    is_scored = scored and bool(land.cells)
    line = score_line(score, view.table[seat], layout, words) if is_scored else None
    scene = land_scene(
        land, layout=layout, devoured=bones, cursor=cursor, title=title, fresh=fresh, low=low,
        prey=wrong, score=line,
    )  # fmt: skip
    signs = Signs(bones=bones, cursor=cursor, fresh=fresh)
    heading = f"{heading}\n-# {points_by_kind(score, words)}"
    text = land_text(LandText(heading, land, layout, signs), words)
    return Picture("land", land_alt(name, land, score, words, layout, fresh), scene, text)


def score_line(
    score: Score, player: SeatView, layout: Layout | None, words: Words, gain: str = ""
) -> ScoreLine:
    """The points as icons with numbers; unused tokens by kind, where their number is known."""
    kinds = {kind: getattr(score, kind) for kind in KIND_ICONS}
    towers, others = player.towers, player.wall_bridges
    if layout is not None:
        towers, others = towers - len(layout.towers), others - layout.wall_bridges
    items = [ScoreItem(KIND_ICONS[kind], n) for kind, n in kinds.items() if n and kind != "bonus"]
    if towers + others == score.bonus:
        items += [ScoreItem(icon, n) for icon, n in ((TOWER, towers), (WALL_BRIDGE, others)) if n]
    elif score.bonus:
        items.append(ScoreItem(KIND_ICONS["bonus"], score.bonus))
    return ScoreLine(tuple(items), words("cutterland-points", points=score.total), gain)


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


def board_pictures(view: View, table: Table, words: Words) -> tuple[Picture, ...]:
    """All lands with the points by kind, and the pieces of the card being shared with who has taken
    them. Before there are lands, the card as it was cut; nothing before anything is cut."""
    if any(seat.land.cells for seat in view.table):
        return (_lands_and_pieces(view, table, words),)
    return (card_picture(view, table, words),) if view.offered else ()


def _lands_and_pieces(view: View, table: Table, words: Words) -> Picture:
    offered = [one for one in view.offered if not one.discarded]
    to_lay = {letter for seat in view.table for letter in seat.to_lay}
    gone = {one.letter for one in offered if one.taken_by is not None}
    if view.phase == "lay":
        gone -= to_lay
    entries = [_board_entry(view, table, seat, words) for seat in range(view.seats)]
    texts = [
        LandText(land_heading(table, seat, player.score, words), player.land)
        for seat, player in enumerate(view.table)
    ]
    none = [() for _ in view.table]
    alts = [pieces_alt(offered, words, table)] if offered else []
    text = lands_text(texts, words, offered if view.phase != "lay" else (), table)
    alt = fit_alt_text([*alts, lands_alt(view, table, words, none)])
    scene = board_scene(entries, offered, gone)
    return Picture("board", alt, scene, text)


def _board_entry(view: View, table: Table, seat: Seat, words: Words) -> Entry:
    player = view.table[seat]
    line = score_line(player.score, player, None, words)
    taken = tuple(one.letter for one in view.offered if one.taken_by == seat)
    fresh: tuple[Cell, ...] = ()
    if view.phase == "lay" and seat not in view.to_act:
        cells = zip(player.land.cells, player.land.pieces, strict=True)
        fresh = tuple(cell for cell, piece in cells if piece > max(player.land.pieces) - len(taken))
    return Entry(
        seat_name(table, seat, words), line.total, player.land, items=line.items, pieces=taken,
        fresh=fresh,
    )  # fmt: skip


def find_new_cells(view: View, before: View | None, seat: Seat) -> tuple[Cell, ...]:
    """The cells of a land filled since an earlier view; none where there is none."""
    if before is None:
        return ()
    return tuple(sorted({*view.table[seat].land.cells} - {*before.table[seat].land.cells}))


def land_heading(table: Table, seat: Seat, score: Score, words: Words) -> str:
    """Above the land as text: whose it is, and its points."""
    return words("cutterland-title-land", name=bold_name(table, seat, words), points=score.total)


def draw_miniature(
    view: View, table: Table, seat: Seat, room: tuple[int, int], words: Words
) -> Scene:
    """A land at the end of a match, with its tokens and what was devoured."""
    player = view.table[seat]
    return miniature_scene(player.land, player.layout, list_devoured_cells(player.score), room)

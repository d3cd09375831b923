"""Pictures of what a view shows, with their alt texts and text forms."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.render.cutterland.board_scene import board_scene
from bot.render.cutterland.card_scenes import card_scene, hand_scene, offer_scene
from bot.render.cutterland.cover import cover_scene
from bot.render.cutterland.land_scene import land_scene, miniature_scene
from bot.render.cutterland.score_strip import PENALTY, ScoreItem, ScoreLine
from bot.render.cutterland.sheets import Entry, table_scene
from bot.render.scene import Scene, Target
from bot.screens.context import Context
from bot.screens.cutterland.phrases import list_devoured_cells, points_by_kind
from bot.screens.cutterland.text_pictures import (
    LandText,
    Signs,
    card_text,
    hand_alt,
    hand_text,
    land_alt,
    land_text,
    lands_alt,
    lands_text,
    offer_text,
    pieces_alt,
)
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Picture
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland import squares
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import Score
from engine.cutterland.views import OfferedPiece, SeatView, View

KIND_ICONS: Final = {
    "kraken": squares.KRAKEN, "goblin": squares.GOBLIN, "centaur": squares.CENTAUR,
    "dragon": squares.DRAGON, "turtle": squares.TURTLE, "frog": squares.FROG,
    "bonus": squares.WALL_BRIDGE, "penalty": PENALTY,
}  # fmt: skip
"""The icon that stands for a kind of points in pictures."""


def build_cover(words: Words) -> Picture:
    """For the poster of a lobby."""
    return Picture("cover", words("cutterland-cover-alt"), cover_scene(words("cutterland-name")))


def hand_picture(
    view: View, words: Words, controls: Mapping[int, str] | None = None, *, page_height: int = 0
) -> Picture:
    """The viewer's cards, numbered, with square letters. `controls`: what taps press, by number."""
    alt, text = hand_alt(view.hand, words), hand_text(view.hand, words)
    targets = {number: Target(control) for number, control in (controls or {}).items()}
    return Picture("hand", alt, hand_scene(view.hand, targets, page_height=page_height), text)


def card_picture(ctx: Context[View]) -> Picture:
    """The card being shared, as it was cut, or its pieces apart: once some are gone, or drawn."""
    view, table, words = ctx.view, ctx.table, ctx.words
    head = words("cutterland-alt-drawn" if view.card is None else "cutterland-alt-shared")
    alt = pieces_alt(view.offered, words, table, head)
    gone = [piece for piece in view.offered if piece.discarded or piece.taken_by is not None]
    if view.card is None or (gone and view.phase == "take"):
        names = [seat_name(table, seat, words) for seat in range(view.seats)]
        text = offer_text(view.offered, words, table)
        return Picture("card", alt, offer_scene(view.offered, names), text)
    groups = tuple(piece.group for piece in view.offered)
    return Picture("card", alt, card_scene(view.card, groups), card_text(view.card, groups, words))


def offer_picture(offered: Sequence[OfferedPiece], words: Words) -> Picture:
    alt, text = pieces_alt(offered, words), offer_text(offered, words)
    return Picture("offer", alt, offer_scene(offered), text)


def land_picture(
    ctx: Context[View], seat: Seat, before: View | None = None, *, low: bool = True,
    scored: bool = True,
) -> Picture:  # fmt: skip
    """One land with what is built on it and the bones; `before` is an earlier view. A `low` picture
    is on a panel, which says whose land it is; one that is not `scored` has no points."""
    player, words = ctx.view.table[seat], ctx.words
    land, layout, score = player.land, player.layout, player.score
    name = seat_name(ctx.table, seat, words)
    bones = list_devoured_cells(score) if layout else ()
    fresh = find_new_cells(ctx.view, before, seat)
    is_scored = scored and bool(land.cells)
    scene = land_scene(
        land, layout=layout, devoured=bones, title=None if low else name, fresh=fresh, low=low,
        score=score_line(score, player, layout, words) if is_scored else None,
    )  # fmt: skip
    heading = f"{land_heading(ctx, seat)}\n-# {points_by_kind(score, words)}"
    text = land_text(LandText(heading, land, layout, Signs(bones=bones, fresh=fresh)), words)
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
        items += [
            ScoreItem(icon, n)
            for icon, n in ((squares.TOWER, towers), (squares.WALL_BRIDGE, others))
            if n
        ]
    elif score.bonus:
        items.append(ScoreItem(KIND_ICONS["bonus"], score.bonus))
    return ScoreLine(tuple(items), words("cutterland-points", points=score.total), gain)


def lands_picture(ctx: Context[View], before: View | None = None) -> Picture:
    """All lands in one sheet; `before` is an earlier view."""
    view, words = ctx.view, ctx.words
    new = [find_new_cells(view, before, seat) for seat in range(view.seats)]
    entries, texts = [], []
    for seat, (player, cells) in enumerate(zip(view.table, new, strict=True)):
        name = seat_name(ctx.table, seat, words)
        points = words("cutterland-points", points=player.score.total)
        entries.append(Entry(name, points, player.land, fresh=cells))
        heading = land_heading(ctx, seat)
        texts.append(LandText(heading, player.land, other_signs=Signs(fresh=cells)))
    text = lands_text(texts, words)
    return Picture("lands", lands_alt(ctx, new), table_scene(entries), text)


def board_pictures(ctx: Context[View]) -> tuple[Picture, ...]:
    """All lands with the points by kind, and the pieces of the card being shared with who has taken
    them. Before there are lands, the card as it was cut; nothing before anything is cut."""
    view, table, words = ctx.view, ctx.table, ctx.words
    if not any(seat.land.cells for seat in view.table):
        return (card_picture(ctx),) if view.offered else ()
    offered = [piece for piece in view.offered if not piece.discarded]
    gone = {piece.letter for piece in offered if piece.taken_by is not None}
    if view.phase == "lay":
        gone -= {letter for seat in view.table for letter in seat.to_lay}
    lands = [
        LandText(land_heading(ctx, seat), player.land) for seat, player in enumerate(view.table)
    ]
    text = lands_text(lands, words, offered if view.phase != "lay" else (), table)
    alts = [pieces_alt(offered, words, table)] if offered else []
    entries = [_board_entry(ctx, seat) for seat in range(view.seats)]
    alt, scene = fit_alt_text([*alts, lands_alt(ctx)]), board_scene(entries, offered, gone)
    return (Picture("board", alt, scene, text),)


def _board_entry(ctx: Context[View], seat: Seat) -> Entry:
    view, player = ctx.view, ctx.view.table[seat]
    line = score_line(player.score, player, None, ctx.words)
    taken = tuple(piece.letter for piece in view.offered if piece.taken_by == seat)
    fresh: tuple[Cell, ...] = ()
    if view.phase == "lay" and seat not in view.to_act:
        cells = zip(player.land.cells, player.land.pieces, strict=True)
        fresh = tuple(cell for cell, piece in cells if piece > max(player.land.pieces) - len(taken))
    return Entry(
        seat_name(ctx.table, seat, ctx.words), line.total, player.land, items=line.items,
        pieces=taken, fresh=fresh,
    )  # fmt: skip


def find_new_cells(view: View, before: View | None, seat: Seat) -> tuple[Cell, ...]:
    """The cells of a land filled since an earlier view; none where there is none."""
    if before is None:
        return ()
    return tuple(sorted({*view.table[seat].land.cells} - {*before.table[seat].land.cells}))


def land_heading(ctx: Context[View], seat: Seat, score: Score | None = None) -> str:
    """Above the land as text: whose it is, and its points, or those of another score."""
    points = (score or ctx.view.table[seat].score).total
    return ctx.words(
        "cutterland-title-land", name=bold_name(ctx.table, seat, ctx.words), points=points
    )


def draw_miniature(ctx: Context[View], seat: Seat, room: tuple[int, int]) -> Scene:
    """A land at the end of a match, with its tokens and what was devoured."""
    player = ctx.view.table[seat]
    return miniature_scene(player.land, player.layout, list_devoured_cells(player.score), room)

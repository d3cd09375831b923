"""The pictures of the panels for cutting, taking, placing and building, with their alt texts and
text forms."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.render.cutterland import build_scene, hold_scene
from bot.render.cutterland.card_scenes import card_scene
from bot.render.cutterland.cut_scene import Chooser, cut_scene
from bot.render.cutterland.ground import Ghost
from bot.render.scene import Target, refuse_elsewhere
from bot.screens.context import Context
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    Groups,
    card_of,
    find_stray_squares,
    list_pieces_of,
)
from bot.screens.cutterland.drafts import find_piece, own
from bot.screens.cutterland.layout_draft import HeldToken, LayoutDraft
from bot.screens.cutterland.phrases import list_devoured_cells, piece_line, points_by_kind
from bot.screens.cutterland.pictures import land_heading, score_line
from bot.screens.cutterland.placement_draft import (
    PlacementDraft,
    Spot,
    find_piece_spots,
    first_cell,
    hold_view,
    name_spot,
    points_before,
    preview_land,
    tell_best_gain,
)
from bot.screens.cutterland.text_pictures import (
    LandText,
    Signs,
    card_text,
    cut_alt,
    ghost_alt,
    land_alt,
    land_text,
    offer_text,
    pieces_alt,
    square_words,
)
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import format_gain
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell, move_cell
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.lands import Land
from engine.cutterland.order import choosing_order
from engine.cutterland.views import OfferedPiece, View


def editor_picture(ctx: Context[View], draft: CutDraft) -> Picture:
    """The card with its pieces so far, and the lands of those who will choose, in order."""
    view, words = ctx.view, ctx.words
    card, pieces = card_of(view, draft.card), draft.lettered_pieces
    order = choosing_order(view.seats, ctx.seat, view.mirrored)
    choosers = [
        Chooser(seat_name(ctx.table, seat, words), view.table[seat].land)
        for seat in dict.fromkeys(order)
    ]
    hatched = "".join(map(find_stray_squares, pieces))
    marked = pieces.index(draft.marked) if draft.marked else None
    targets = {square: Target(f"g.sq.{draft.card}.{square}", stroke=square) for square in LETTERS}
    scene = cut_scene(
        card,
        pieces,
        hatched,
        marked,
        choosers,
        targets,
        draft.share,
        page_height=ctx.page_height,
    )
    alt = cut_alt(card, list_pieces_of(card, pieces), words)
    return Picture("cut", alt, scene, card_text(card, pieces, words))


def card_picture_with_names(card: Card, pieces: Groups, words: Words) -> Picture:
    """A card, cut into these pieces, with the names of its squares."""
    alt, text = cut_alt(card, list_pieces_of(card, pieces), words), card_text(card, pieces, words)
    return Picture("squares", alt, card_scene(card, pieces, with_names=True), text)


def hold_picture(
    ctx: Context[View], held: PlacementDraft | None, *, reaches: bool = True, chosen: str = "",
    controls: Mapping[str, str] | None = None, drops: bool = False,
) -> Picture:  # fmt: skip
    """The viewer's land and the offered pieces; the one that is held lies over the land, with bones
    where the hunt would leave them. Without `reaches` pieces cannot be moved over the land now, so
    that spots need no names; one of them may be `chosen` for a land that begins. `controls` are
    those of the pieces by letter; with them, a tap on the land moves or turns the piece that is
    held, if it `reaches`; what `drops` without that answers with these controls."""
    view, words = ctx.view, ctx.words
    touch = controls or {}
    player, offered = own(view), [piece for piece in view.offered if not piece.discarded]
    left = [piece for piece in offered if not _is_gone(view, piece)]
    shapes = [
        hold_scene.OfferedShape(
            piece.letter,
            piece.piece,
            piece not in left,
            touch.get(piece.letter, ""),
            tuple(_list_strip_drops(view, piece, touch, held))
            if ctx.page_height and (reaches or drops)
            else (),
            _say_piece(view, piece, words) if ctx.page_height else "",
            tell_best_gain(ctx, piece) if ctx.page_height and piece.letter in touch else "",
        )
        for piece in offered
    ]
    if player.land.cells:  # which has the only piece to place over it
        shapes = [shape for shape in shapes if not shape.is_gone]
        shapes = [] if view.phase == "lay" and len(shapes) == 1 else shapes
    pieces = pieces_alt(left, words)
    name, heading = seat_name(ctx.table, ctx.seat, words), land_heading(ctx, ctx.seat)
    score = score_line(player.score, player, None, words) if player.land.cells else None
    said = _say_squares(player.land, words)
    if held is None or not held.spots:
        begins = hold_scene.HeldPiece(chosen, Ghost((), (), True)) if chosen else None
        scene = hold_scene.hold_scene(
            player.land, shapes, begins, score=score, said=said, page_height=ctx.page_height
        )
        if not player.land.cells:
            scene = refuse_elsewhere(scene, words("cutterland-take-begins"))
            return Picture("land", pieces, scene, offer_text(left, words))
        scene = refuse_elsewhere(scene, words("cutterland-refusal-place"))
        alt = fit_alt_text([pieces, land_alt(name, player.land, player.score, words)])
        return Picture("land", alt, scene, land_text(LandText(heading, player.land), words, left))
    near, bones = held.nearest_spot, list_devoured_cells(preview_land(view, held)[1])
    ghost = Ghost(
        held.turned_piece.cells_at(held.cell),
        held.turned_piece.squares,
        held.error is None,
        held.overlap,
        held.piece.rotate(near.turns).cells_at(near.cell) if near else (),
    )
    # On a page a finger sees where the piece can lie
    names = (first_cell(held.turned_piece, spot.cell) for spot in held.spots
             if spot.turns == held.turns and reaches and not ctx.page_height)  # fmt: skip
    if held.after is not None:
        piece = find_piece(view, held.letter)
        if piece is not None:
            player = own(hold_view(view, piece))  # with the tokens that the piece brings
        gain = format_gain(held.after.total - points_before(view, held.letter))
        score = score_line(held.after, player, None, words, gain)
    piece_held = hold_scene.HeldPiece(held.letter, ghost, tuple(names))
    if controls is not None and reaches:
        ways = {spot: _target_of(held, spot) for spot in held.spots if spot.turns == held.turns}
        spots = tuple(_list_drops(view, held, turns="turn" in held.ways))
        piece_held = replace(piece_held, targets=_list_targets(held, ways), spots=spots)
    elif drops and ctx.page_height:
        spots = tuple(_list_drops(view, held, touch.get(held.letter, ""), turns=True))
        piece_held = replace(piece_held, spots=spots)
    scene = hold_scene.hold_scene(
        player.land, shapes, piece_held, bones, score=score, said=said, page_height=ctx.page_height
    )
    signs = Signs(
        held=dict(zip(ghost.cells, ghost.squares, strict=True)), covered=ghost.over,
        near=ghost.nearest, bones=bones,
    )  # fmt: skip
    text = land_text(LandText(heading, player.land, other_signs=signs), words)
    scene = refuse_elsewhere(scene, words("cutterland-refusal-place"))
    return Picture("land", ghost_alt(name, view, held, words), scene, text)


def _say_piece(view: View, offered: OfferedPiece, words: Words) -> str:
    """What is on it, and the most that it brings now, if there are hints."""
    said, spots = piece_line(offered, words), find_piece_spots(view, offered)
    if not spots or not view.hints:
        return said
    gain = format_gain(spots[0].points - points_before(view, offered.letter))
    cell = name_spot(offered.piece, spots[0].cell, spots[0].turns)
    return f"{said} · {words('cutterland-lay-best')}: {cell} ({gain})"


def _say_squares(land: Land, words: Words) -> dict[Cell, str]:
    squares = zip(land.cells, land.squares, strict=True)
    return {cell: square_words(square, words) for cell, square in squares}


def _list_targets(held: PlacementDraft, ways: Mapping[Spot, Target]) -> dict[Cell, Target]:
    """By cell: the piece itself is turned, and any other cell brings it to the spot of those that
    cover the cell, turned alike, whose middle is nearest."""
    piece, targets = held.turned_piece, dict[Cell, Target]()
    middle = (piece.height - 1) / 2, (piece.width - 1) / 2
    inner = sorted(piece.cells, key=lambda at: abs(at[0] - middle[0]) + abs(at[1] - middle[1]))
    for row, column in inner:
        for spot, target in ways.items():
            targets.setdefault(move_cell(spot.cell, row, column), target)
    if "turn" in held.ways:
        targets |= dict.fromkeys(piece.cells_at(held.cell), Target("g.turn"))
    return targets


def _list_drops(
    view: View, held: PlacementDraft, control: str = "", *, turns: bool
) -> Iterator[hold_scene.LegalSpot]:
    """The spots with what they bring, in a match with hints; after turns, too, where it can be
    turned. A drop presses the `control`, if one is given."""
    before = points_before(view, held.letter)
    for spot in held.spots:
        if turns or spot.turns == held.turns:
            gain = format_gain(spot.points - before) if view.hints else ""
            cells = held.piece.rotate(spot.turns).cells_at(spot.cell)
            further = (spot.turns - held.turns) % 4
            yield hold_scene.LegalSpot(cells, _target_of(held, spot, control), gain, further)


def _list_strip_drops(
    view: View, offered: OfferedPiece, controls: Mapping[str, str], held: PlacementDraft | None
) -> Iterator[hold_scene.LegalSpot]:
    """Where an offered piece may be dropped: that holds it there."""
    is_held = held is not None and held.letter == offered.letter
    if offered.letter not in controls and not (controls and is_held):
        return
    if offered.taken_by == view.seat and offered.letter not in own(view).to_lay:
        return  # it lies on the land, where it is planned
    if not own(view).land.cells:
        yield hold_scene.LegalSpot((), Target(controls[offered.letter]), "")
    before, piece = points_before(view, offered.letter), offered.piece
    for spot in find_piece_spots(view, offered):
        gain = format_gain(spot.points - before) if view.hints else ""
        cells = piece.rotate(spot.turns).cells_at(spot.cell)
        answer = f"{name_spot(piece, spot.cell, spot.turns)} {spot.turns}"
        if held is not None and offered.letter not in controls:
            target = _target_of(held, spot)
        else:
            target = Target(controls[offered.letter], (("choice", answer),))
        yield hold_scene.LegalSpot(cells, target, gain, spot.turns)


def _target_of(held: PlacementDraft, spot: Spot, control: str = "") -> Target:
    answer = f"{name_spot(held.piece, spot.cell, spot.turns)} {spot.turns}"
    if control:
        return Target(control, (("choice", answer),))
    return Target(f"g.at.{held.letter}", (("cell", answer),))


def _is_gone(view: View, offered: OfferedPiece) -> bool:
    """Whether a piece is neither the viewer's to place now, nor to be had."""
    if view.phase == "lay":
        return offered.letter not in own(view).to_lay
    return offered.taken_by is not None


def build_picture(
    ctx: Context[View], draft: LayoutDraft, held: HeldToken | None,
    targets: Mapping[tuple[Cell, ...], Target], spots: Sequence[hold_scene.LegalSpot],
    offered: Sequence[build_scene.OfferedToken | None] = (),
    built: Sequence[build_scene.BuiltToken] = (),
) -> Picture:  # fmt: skip
    """The viewer's land as if the held token stood there, with the points and bones that it leads
    to; in a puzzle with the points before. `spots` are where it can be dropped; tokens that are
    `offered` or `built` can be dropped, too."""
    seat, words, gain = own(ctx.view), ctx.words, ""
    layout = held.layout if held else draft.drawable_layout
    score = held.score if held else draft.score or seat.score
    bones = () if draft.error is not None else list_devoured_cells(score)
    if held is not None and draft.score is not None:
        gain = format_gain(score.total - draft.score.total)
    if not ctx.scores:
        score, bones, gain = seat.score, (), ""
    line, cells = score_line(score, seat, layout, words, gain), held.cells if held else ()
    if not ctx.scores and layout is not None and (layout.towers or layout.wall_bridges):
        before = score_line(score, seat, None, words)
        line = before._replace(total=words("cutterland-points-before", points=score.total))
    scene = build_scene.build_scene(
        seat.land, layout, bones, line, held=cells, token=held.token if held else None,
        wrong=draft.faulty_cells, targets=targets, spots=spots, said=_say_squares(seat.land, words),
        offered=offered, built=built, page_height=ctx.page_height,
    )  # fmt: skip
    if held is not None:
        scene = refuse_elsewhere(scene, words(f"cutterland-refusal-{held.kind}"))
    heading = f"{land_heading(ctx, ctx.seat, score)}\n-# {points_by_kind(score, words)}"
    signs = Signs(bones=bones, cursor=held.spot.cell if held else None)
    text = land_text(LandText(heading, seat.land, layout, signs), words)
    name = seat_name(ctx.table, ctx.seat, words)
    return Picture("land", land_alt(name, seat.land, score, words, layout), scene, text)

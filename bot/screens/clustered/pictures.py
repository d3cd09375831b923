"""Pictures of what a view shows, each with its words: the one place that meets the renderer."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.clustered.scenes import (
    Entry,
    Ghost,
    HandCard,
    Marks,
    ScoreRow,
    board_scene,
    final_scene,
    hand_scene,
    panel_scene,
)
from bot.screens.clustered.alt_text import final_alt, find_newest, hand_alt, table_alt
from bot.screens.clustered.placement_draft import PlacementDraft
from bot.screens.clustered.text_pictures import Signs, hand_text, table_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell
from engine.clustered.cards import Card
from engine.clustered.views import View
from engine.contract import Seat


def hand_picture(view: View, words: Words) -> Picture:
    """The viewer's own cards, each with the number of cells it fits in now."""
    assert view.seat is not None
    scene = hand_scene(_hand(view), view.seat)
    return Picture("hand", hand_alt(view.hand, words), scene, hand_text(view.hand, words))


def table_picture(
    view: View, table: Table, words: Words, before: View | None = None, *, scored: bool = False
) -> Picture:
    """The table as everybody sees it; `scored` shows what brings the points."""
    last = find_newest(view)
    cell = last.cell if last else None
    scores = tuple(player.score for player in view.players) if scored else ()
    marks = Marks(cell, find_new_cells(view, before), scores=scores)
    scene = board_scene(view.board, view.room, list_entries(view, table, words), marks)
    signs = Signs(cell, marks.new)
    text = table_text(view, table, words, signs)
    return Picture("table", table_alt(view, table, words), scene, text)


def seat_picture(view: View, table: Table, words: Words, before: View | None = None) -> Picture:
    """The table with the viewer's hand below it."""
    assert view.seat is not None
    last = find_newest(view)
    marks = Marks(last.cell if last else None, find_new_cells(view, before))
    seated = list_entries(view, table, words, brief=True)
    scene = panel_scene(view.board, view.room, seated, marks, _hand(view), view.seat)
    text = table_text(view, table, words, Signs(marks.newest, marks.new), view.hand)
    alt = f"{hand_alt(view.hand, words)} {table_alt(view, table, words)}"
    return Picture("table", alt[:1024], scene, text)


def ghost_picture(
    view: View, table: Table, plan: PlacementDraft, words: Words, before: View | None = None
) -> Picture:
    """The table with a card of the viewer's held over it, and their hand below."""
    assert view.seat is not None
    last, seat = find_newest(view), view.seat
    fitting = tuple(spot.cell for spot in plan.spots)
    ghost = Ghost(plan.card, seat, plan.cell, plan.error is None, plan.mismatches)
    marks = Marks(last.cell if last else None, find_new_cells(view, before), ghost, fitting)
    hand = _hand(view, plan.card)
    seated = list_entries(view, table, words, brief=True)
    scene = panel_scene(view.board, view.room, seated, marks, hand, seat)
    signs = Signs(marks.newest, marks.new, (plan.cell, plan.card, seat), fitting)
    text = table_text(view, table, words, signs, view.hand)
    return Picture("place", table_alt(view, table, words, plan), scene, text)


def final_picture(view: View, table: Table, words: Words) -> Picture:
    """What scores on the table, and the points by kind, the first place first."""
    places = ranks_of(view.outcome, table)
    rows = [_row(view, table, seat, places[seat], words) for seat in order_seats(places)]
    kinds = ("rectangle", "lines", *(("bonus",) if view.size_bonuses else ()), "total")
    heads = [words(f"clustered-kind-{kind}") for kind in kinds]
    scores = tuple(player.score for player in view.players)
    scene = final_scene(view.board, view.room, scores, rows, heads)
    text = table_text(view, table, words, Signs())
    return Picture("final", final_alt(view, table, words), scene, text)


def find_new_cells(view: View, before: View | None) -> tuple[Cell, ...]:
    """The cells that have been filled since an earlier look."""
    if before is None:
        return ()
    return tuple(laid.cell for laid in view.board.laid[len(before.board.laid) :])


def list_entries(view: View, table: Table, words: Words, *, brief: bool = False) -> list[Entry]:
    """Who sits at the table, with the points so far; `brief`: as a figure alone."""
    totals = [player.score.total for player in view.players]
    return [
        Entry(
            seat,
            seat_name(table, seat, words),
            str(totals[seat]) if brief else words("clustered-points", n=totals[seat]),
            seat in view.to_act,
        )
        for seat in range(view.seats)
    ]


def _hand(view: View, chosen: Card | None = None) -> list[HandCard]:
    """The cards in the order drawn, the chosen one lifted; while one is to be placed, each with how
    many cells it fits in."""
    placing = view.phase == "turn" and view.seat in view.to_act and not view.stuck
    lifted = view.hand.index(chosen) if chosen in view.hand else None
    return [
        HandCard(
            card,
            str(len(cells)) if placing else "",
            number == lifted,
            placing and not cells,
        )
        for number, (card, cells) in enumerate(zip(view.hand, view.places, strict=True))
    ]


def _row(view: View, table: Table, seat: Seat, place: int, words: Words) -> ScoreRow:
    score = view.players[seat].score
    bonus = (score.bonus,) if view.size_bonuses else ()
    figures = (len(score.rectangle), score.line_points, *bonus, score.total)
    return ScoreRow(seat, seat_name(table, seat, words), figures, place if view.seats > 1 else 0)

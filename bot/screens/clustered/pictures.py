"""Pictures of what a view shows, with their alt texts and text forms."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.clustered.boards import Ghost
from bot.render.clustered.scenes import Marks, board_scene, final_scene, hand_scene, panel_scene
from bot.render.clustered.sheets import Entry, HandCard, ScoreRow
from bot.screens.clustered.alt_text import final_alt, find_newest, hand_alt, table_alt
from bot.screens.clustered.placement_draft import PlacementDraft
from bot.screens.clustered.text_pictures import Signs, hand_text, table_text
from bot.screens.discord_limits import MOST_ALT
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
    """The table as everyone sees it; `scored` shows what scores."""
    scores = tuple(player.score for player in view.players) if scored else ()
    marks = Marks(_newest_cell(view), find_new_cells(view, before), scores=scores)
    scene = board_scene(view.board, view.room, list_entries(view, table, words), marks)
    text = table_text(view, table, words, Signs(marks.newest, marks.new))
    return Picture("table", table_alt(view, table, words), scene, text)


def seat_picture(view: View, table: Table, words: Words, before: View | None = None) -> Picture:
    """The table with the viewer's hand below it."""
    assert view.seat is not None
    marks = Marks(_newest_cell(view), find_new_cells(view, before))
    entries = list_entries(view, table, words, brief=True)
    scene = panel_scene(view.board, view.room, entries, marks, _hand(view), view.seat)
    text = table_text(view, table, words, Signs(marks.newest, marks.new), view.hand)
    alt = f"{hand_alt(view.hand, words)} {table_alt(view, table, words)}"
    return Picture("table", alt[:MOST_ALT], scene, text)


def ghost_picture(
    view: View, table: Table, draft: PlacementDraft, words: Words, before: View | None = None
) -> Picture:
    """The table with a card of the viewer's held over it, and their hand below."""
    assert view.seat is not None
    fitting = tuple(spot.cell for spot in draft.spots)
    ghost = Ghost(draft.card, view.seat, draft.cell, draft.error is None, draft.mismatches)
    marks = Marks(_newest_cell(view), find_new_cells(view, before), ghost, fitting)
    entries, hand = list_entries(view, table, words, brief=True), _hand(view, draft.card)
    scene = panel_scene(view.board, view.room, entries, marks, hand, view.seat)
    signs = Signs(marks.newest, marks.new, (draft.cell, draft.card, view.seat), fitting)
    text = table_text(view, table, words, signs, view.hand)
    return Picture("place", table_alt(view, table, words, draft), scene, text)


def final_picture(view: View, table: Table, words: Words) -> Picture:
    """What scores on the table, and the points by kind, the first rank first."""
    ranks = ranks_of(view.outcome, table)
    rows = [_row(view, table, seat, ranks[seat], words) for seat in order_seats(ranks)]
    kinds = ("rectangle", "lines", *(("bonus",) if view.size_bonuses else ()), "total")
    heads = [words(f"clustered-kind-{kind}") for kind in kinds]
    scores = tuple(player.score for player in view.players)
    scene = final_scene(view.board, view.room, scores, rows, heads)
    text = table_text(view, table, words, Signs())
    return Picture("final", final_alt(view, table, words), scene, text)


def find_new_cells(view: View, before: View | None) -> tuple[Cell, ...]:
    """The cells filled since an earlier view; none where there is none."""
    if before is None:
        return ()
    return tuple(placed.cell for placed in view.board.laid[len(before.board.laid) :])


def list_entries(view: View, table: Table, words: Words, *, brief: bool = False) -> list[Entry]:
    """The players with their points; `brief`: as a figure alone."""
    totals = [player.score.total for player in view.players]
    return [
        Entry(
            seat,
            seat_name(table, seat, words),
            str(total) if brief else words("clustered-points", n=total),
            seat in view.to_act,
        )
        for seat, total in enumerate(totals)
    ]


def _hand(view: View, chosen: Card | None = None) -> list[HandCard]:
    """The cards in the order drawn, the chosen one lifted; while one is to be placed, each with how
    many cells it fits in."""
    placing = view.phase == "turn" and view.seat in view.to_act and not view.stuck
    lifted = view.hand.index(chosen) if chosen in view.hand else None
    return [
        HandCard(card, str(len(cells)) if placing else "", number == lifted, placing and not cells)
        for number, (card, cells) in enumerate(zip(view.hand, view.places, strict=True))
    ]


def _row(view: View, table: Table, seat: Seat, rank: int, words: Words) -> ScoreRow:
    score = view.players[seat].score
    bonus = (score.bonus,) if view.size_bonuses else ()
    figures = (len(score.rectangle), score.line_points, *bonus, score.total)
    return ScoreRow(seat, seat_name(table, seat, words), figures, rank if view.seats > 1 else 0)


def _newest_cell(view: View) -> Cell | None:
    newest = find_newest(view)
    return newest.cell if newest else None

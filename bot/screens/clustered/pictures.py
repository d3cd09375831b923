"""Pictures of what a view shows, with their alt texts and text forms."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.models.match import Status, Table
from bot.render.clustered.boards import Ghost
from bot.render.clustered.scenes import (
    HIGHEST,
    HIGHEST_BOARD,
    Marks,
    board_scene,
    hand_scene,
    miniature_scene,
    panel_scene,
    waiting_scene,
)
from bot.render.clustered.sheets import Entry, HandCard
from bot.render.grid import Crop
from bot.render.scene import Scene
from bot.screens.clustered.alt_text import final_alt, find_newest, hand_alt, table_alt
from bot.screens.clustered.news import find_new_cards
from bot.screens.clustered.placement_draft import (
    PlacementDraft,
    current_points,
    find_best_spot,
    find_spots,
)
from bot.screens.clustered.text_pictures import Signs, hand_text, table_text
from bot.screens.discord_limits import MOST_ALT
from bot.screens.panel import format_gain, order_seats, ranks_of
from bot.screens.screen import Picture
from bot.screens.shared.colours import look_of
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell
from engine.clustered.actions import Place
from engine.clustered.boards import PlacedCard
from engine.clustered.cards import Card
from engine.clustered.views import View
from engine.contract import Seat

MOST_WHOLE: Final = 10
"""Rows and columns with which a panel still shows the whole table."""


def hand_picture(view: View, table: Table, words: Words) -> Picture:
    """The viewer's own cards, each with the number of cells it fits in now."""
    assert view.seat is not None
    hand = [_note_cells(view, number, words) for number in range(len(view.hand))]
    scene = hand_scene(hand, view.seat, look_of(table, view.seat))
    text = hand_text(view.hand, words, [one.note for one in hand])
    return Picture("hand", hand_alt(view.hand, words), scene, text)


def table_picture(
    view: View, table: Table, words: Words, before: View | None = None, *,
    scored: bool = False, low: bool = False, around: bool = False,
) -> Picture:  # fmt: skip
    """The table as everyone sees it; `scored` shows what scores, `low` leaves room for a long text
    that tells how, `around` shows all cells that the viewer's cards fit in."""
    scores = tuple(player.score for player in view.players) if scored else ()
    cells = _list_places(view) if around else ()
    new = find_new_cells(view, before)
    marks = Marks(_newest_cell(view), new, scores=scores, around=cells)
    entries = list_entries(view, table, words)
    if table.status is Status.CANCELLED:  # no one is to move any more
        entries = [replace(entry, active=False) for entry in entries]
    brief, highest = low or not scored, HIGHEST if low else HIGHEST_BOARD
    scene = board_scene(view.board, view.room, entries, marks, brief=brief, highest=highest)
    text = table_text(view, table, words, Signs(marks.newest, marks.new))
    return Picture("table", table_alt(view, table, words), scene, text)


def seat_picture(
    view: View, table: Table, words: Words, before: View | None = None, *, waits: bool = False
) -> Picture:
    """The table with the viewer's hand, in the window in which they will place a card. `waits`: few
    buttons follow it."""
    assert view.seat is not None
    around = _list_places(view)
    marks = Marks(_newest_cell(view), find_new_cells(view, before), around=around)
    hand = [HandCard(card) for card in view.hand]
    entries = list_entries(view, table, words)
    build = waiting_scene if waits else panel_scene
    scene = build(view.board, view.room, entries, marks, hand, view.seat)
    text = table_text(view, table, words, Signs(marks.newest, marks.new), view.hand)
    alt = f"{hand_alt(view.hand, words)} {table_alt(view, table, words)}"
    return Picture("table", alt[:MOST_ALT], scene, text)


def ghost_picture(
    view: View, table: Table, draft: PlacementDraft, words: Words, before: View | None = None, *,
    played: Place | None = None,
) -> Picture:  # fmt: skip
    """The table with a card of the viewer's held over it, and their hand with what each card can
    gain. The window has room for every card of the hand, so that it stands still. `played` is the
    placement that an analysis compares it with."""
    assert view.seat is not None
    fitting, around = tuple(spot.cell for spot in draft.spots), _list_places(view)
    ghost = Ghost(draft.card, view.seat, draft.cell, draft.error is None, draft.mismatches)
    new = find_new_cells(view, before)
    other = PlacedCard(played.cell, played.card, view.seat) if played else None
    marks = Marks(_newest_cell(view), new, ghost, fitting, around=around, played=other)
    entries, hand = list_entries(view, table, words), _list_gains(view, draft.card)
    scene = panel_scene(view.board, view.room, entries, marks, hand, view.seat)
    held = (draft.cell, draft.card, view.seat)
    signs = Signs(marks.newest, marks.new, held, fitting, other)
    text = table_text(view, table, words, signs, view.hand)
    return Picture("place", table_alt(view, table, words, draft), scene, text)


def final_picture(view: View, table: Table, words: Words) -> Picture:
    """What scores on the table, and everyone's points, the winners first and marked."""
    ranks = ranks_of(view.outcome, table)
    entries = list_entries(view, table, words)
    if view.seats > 1:
        entries = [replace(entries[seat], active=ranks[seat] == 1) for seat in order_seats(ranks)]
    marks = Marks(scores=tuple(player.score for player in view.players))
    scene = board_scene(view.board, view.room, entries, marks)
    text = table_text(view, table, words, Signs())
    return Picture("final", final_alt(view, table, words), scene, text)


def draw_miniature(
    view: View, table: Table, seat: Seat, room: tuple[int, int], words: Words
) -> Scene:
    """All cards at the end of a match."""
    looks = {one: look_of(table, one) for one in range(view.seats)}
    return miniature_scene(view.board, looks, room)


def is_large(view: View) -> bool:
    """Whether a panel enlarges a part of the table and shows all of it as a map."""
    whole = Crop.around(view.board.by_cell, 1)
    return max(whole.rows, whole.columns) > MOST_WHOLE


def find_new_cells(view: View, before: View | None) -> tuple[Cell, ...]:
    return tuple(card.cell for card in find_new_cards(view, before))


def list_entries(view: View, table: Table, words: Words) -> list[Entry]:
    """The players with what they score."""
    return [
        Entry(
            seat,
            seat_name(table, seat, words),
            player.score,
            seat in view.to_act,
            look_of(table, seat),
        )
        for seat, player in enumerate(view.players)
    ]


def _note_cells(view: View, number: int, words: Words) -> HandCard:
    """A card of the hand; while it could be placed, with the number of cells it fits in."""
    card, count = view.hand[number], len(view.places[number])
    if not can_place(view):
        return HandCard(card)
    return HandCard(card, words("clustered-hand-note", n=count), spent=not count)


def can_place(view: View) -> bool:
    """Whether the viewer is to place a card now."""
    return view.phase == "turn" and view.seat in view.to_act and not view.stuck


def _list_gains(view: View, chosen: Card) -> list[HandCard]:
    """The cards in the order drawn with the most that each can gain, the chosen one lifted."""
    lifted, hand = view.hand.index(chosen), []
    for number, card in enumerate(view.hand):
        spots = find_spots(view, card)
        gain = find_best_spot(spots).points - current_points(view) if spots else None
        note = "" if gain is None else format_gain(gain)
        hand.append(HandCard(card, note, number == lifted, not spots))
    return hand


def _list_places(view: View) -> tuple[Cell, ...]:
    """The cells that any card of the hand fits in."""
    return tuple({cell for cells in view.places for cell in cells})


def _newest_cell(view: View) -> Cell | None:
    newest = find_newest(view)
    return newest.cell if newest else None

"""Pictures of what a view shows, with their alt texts and text forms; the cover and the emojis."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache
from typing import Final

from bot.models.match import Status
from bot.render.clustered import scenes
from bot.render.clustered.boards import Ghost
from bot.render.clustered.cards import bare_card
from bot.render.clustered.cover import cover_scene
from bot.render.clustered.sheets import Entry, HandCard
from bot.render.drawing import Drawing
from bot.render.grid import Crop
from bot.render.scene import Drop, Scene, Target, refuse_elsewhere
from bot.screens.clustered.phrases import card_emoji, card_words, control_of, find_new_cards, own
from bot.screens.clustered.placement_draft import PlacementDraft, Spot, find_best_spot, find_spots
from bot.screens.clustered.text_pictures import (
    Signs,
    final_alt,
    hand_alt,
    hand_text,
    table_alt,
    table_text,
)
from bot.screens.context import Context
from bot.screens.discord_limits import MOST_ALT
from bot.screens.panel import format_gain, order_seats, ranks_of
from bot.screens.screen import Picture
from bot.screens.shared.names import look_of, seat_name
from bot.words import Words
from engine.cells import Cell, name_of
from engine.clustered.actions import Place
from engine.clustered.boards import PlacedCard
from engine.clustered.cards import KINDS, Card
from engine.clustered.views import View
from engine.contract import Seat

MOST_WHOLE: Final = 10  # rows and columns with which a panel still shows the whole table


def hand_picture(ctx: Context[View]) -> Picture:
    """The viewer's own cards, each with the number of cells it fits in now."""
    view, words = ctx.view, ctx.words
    hand = [HandCard(card) for card in view.hand]
    if can_place(view):
        hand = [
            HandCard(card, words("clustered-hand-note", n=len(cells)), spent=not cells)
            for card, cells in zip(view.hand, view.places, strict=True)
        ]
    scene = scenes.hand_scene(hand, ctx.seat, look_of(ctx.table, ctx.seat))
    text = hand_text(view.hand, words, [held.note for held in hand])
    return Picture("hand", hand_alt(view.hand, words), scene, text)


def table_picture(
    ctx: Context[View], *, scored: bool = False, low: bool = False, around: bool = False
) -> Picture:
    """The table as everyone sees it; `scored` shows what scores, `low` leaves room for a long text
    that tells how, `around` shows all cells that the viewer's cards fit in."""
    view, entries, marks = ctx.view, list_entries(ctx), _mark_table(ctx)
    scores = tuple(player.score for player in view.players) if scored else ()
    marks = replace(marks, scores=scores, around=marks.around if around else ())
    if ctx.table.status is Status.CANCELLED:  # no one is to move any more
        entries = [replace(entry, active=False) for entry in entries]
    brief, highest = low or not scored, scenes.HIGHEST if low else scenes.HIGHEST_BOARD
    scene = scenes.board_scene(view.board, view.room, entries, marks, brief=brief, highest=highest)
    return Picture("table", table_alt(ctx), scene, table_text(ctx, Signs(marks.newest, marks.new)))


def seat_picture(
    ctx: Context[View], *, waits: bool = False, chosen: Iterable[Card] = (), stem: str = ""
) -> Picture:
    """The table with the viewer's hand, in the window in which they will place a card. `waits`: few
    buttons follow it. Some cards may be `chosen`; a tap on one presses the control `<stem>.<card>`.
    """
    view, marks, left, hand = ctx.view, _mark_table(ctx), Counter(chosen), list[HandCard]()
    for card in view.hand:
        control = f"{stem}.{control_of(card)}" if stem else ""
        hand.append(HandCard(card, chosen=left[card] > 0, control=control))
        left[card] -= 1
    shown = view.board, view.room, list_entries(ctx), marks, hand, ctx.seat
    if waits and not ctx.page_height:
        scene = scenes.waiting_scene(*shown)
    else:
        scene = scenes.panel_scene(*shown, page_height=ctx.page_height)
    text = table_text(ctx, Signs(marks.newest, marks.new), view.hand)
    alt = f"{hand_alt(view.hand, ctx.words)} {table_alt(ctx)}"
    return Picture("table", alt[:MOST_ALT], scene, text)


def ghost_picture(
    ctx: Context[View], draft: PlacementDraft, *, played: Place | None = None
) -> Picture:
    """The table with a card of the viewer's held over it, and their hand in the order drawn, with
    hints with the most that each card can gain, the chosen one lifted. The window has room for
    every card of the hand, so that it stands still. A tap or a drop holds another card, or this one
    in another cell; not in an analysis, which compares it with the placement `played`."""
    view, fitting = ctx.view, tuple(spot.cell for spot in draft.spots)
    ghost = Ghost(draft.card, ctx.seat, draft.cell, draft.error is None, draft.mismatches)
    other = PlacedCard(played.cell, played.card, ctx.seat) if played else None
    now, lifted, hand = own(view).score.total, view.hand.index(draft.card), []

    def list_drops(spots: Iterable[Spot], control: str, key: str) -> dict[Cell, Drop]:
        gains = {
            spot.cell: format_gain(spot.points - now) if view.hints else ""
            for spot in spots
            if not played
        }
        return {
            cell: Drop(0, 0, Target(control, ((key, name_of(cell)),)), gain)
            for cell, gain in gains.items()
        }

    drops = list_drops((spot for spot in draft.spots if spot.cell != draft.cell), "g.at", "cell")
    marks = replace(_mark_table(ctx), ghost=ghost, fitting=fitting, played=other, drops=drops)
    for number, card in enumerate(view.hand):
        spots = find_spots(view, card)
        note = format_gain(find_best_spot(spots).points - now) if spots and view.hints else ""
        control = f"g.card.{control_of(card)}" if spots and not played else ""
        drops = list_drops(spots, control, "choice")
        said = f"{card_words(card, ctx.words)} · {ctx.words('clustered-hand-note', n=len(spots))}"
        hand.append(HandCard(card, note, number == lifted, not spots, control, drops, said))
    entries = list_entries(ctx)
    scene = scenes.panel_scene(
        view.board, view.room, entries, marks, hand, ctx.seat, page_height=ctx.page_height
    )
    scene = refuse_elsewhere(scene, ctx.words("clustered-drop-apart"))
    held = (draft.cell, draft.card, ctx.seat)
    text = table_text(ctx, Signs(marks.newest, marks.new, held, fitting, other), view.hand)
    return Picture("place", table_alt(ctx, draft), scene, text)


def final_picture(ctx: Context[View]) -> Picture:
    """What scores on the table, and everyone's points, the winners first and marked."""
    view, entries = ctx.view, list_entries(ctx)
    ranks = ranks_of(view.outcome, ctx.table)
    if view.seats > 1:
        entries = [replace(entries[seat], active=ranks[seat] == 1) for seat in order_seats(ranks)]
    marks = scenes.Marks(scores=tuple(player.score for player in view.players))
    scene = scenes.board_scene(view.board, view.room, entries, marks)
    return Picture("final", final_alt(ctx), scene, table_text(ctx, Signs()))


def draw_miniature(ctx: Context[View], seat: Seat, room: tuple[int, int]) -> Scene:
    """All cards at the end of a match."""
    looks = {one: look_of(ctx.table, one) for one in range(ctx.view.seats)}
    return scenes.miniature_scene(ctx.view.board, looks, room)


def build_cover(words: Words) -> Picture:
    return Picture("cover", words("clustered-cover-alt"), cover_scene(words("clustered-name")))


@cache
def list_emojis() -> Mapping[str, Drawing]:
    return {card_emoji(card): bare_card(card) for card in KINDS}


def is_large(view: View) -> bool:
    """Whether a panel enlarges a part of the table and shows all of it as a map."""
    whole = Crop.around(view.board.by_cell, 1)
    return max(whole.rows, whole.columns) > MOST_WHOLE


def can_place(view: View) -> bool:
    """Whether the viewer is to place a card now."""
    return view.phase == "turn" and view.seat in view.to_act and not view.stuck


def list_entries(ctx: Context[View]) -> list[Entry]:
    """The players with what they score."""
    view, table = ctx.view, ctx.table
    names = [seat_name(table, seat, ctx.words) for seat in range(view.seats)]
    return [
        Entry(
            seat,
            names[seat],
            player.score if ctx.scores else None,
            seat in view.to_act,
            look_of(table, seat),
        )
        for seat, player in enumerate(view.players)
    ]


def _mark_table(ctx: Context[View]) -> scenes.Marks:
    """The newest card, those new to the reader, and the cells that any card of the hand fits in."""
    view, newest = ctx.view, ctx.view.board.laid[-1]
    around = tuple({cell for cells in view.places for cell in cells})
    cell = None if newest.owner is None else newest.cell
    said = {
        laid.cell: f"{card_words(laid.card, ctx.words)} · {seat_name(ctx.table, owner, ctx.words)}"
        for laid in view.board.laid
        if (owner := laid.owner) is not None
    }
    new = tuple(card.cell for card in find_new_cards(ctx))
    return scenes.Marks(cell, new, around=around, said=said)

"""Pictures of a card that is being cut, with their alt texts and text forms."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.cutterland.card_scenes import card_scene
from bot.render.cutterland.cut_scene import Chooser, cut_scene
from bot.screens.cutterland.alt_text import cut_alt
from bot.screens.cutterland.cut_draft import (
    CutDraft,
    Groups,
    card_of,
    find_stray_squares,
    list_pieces_of,
)
from bot.screens.cutterland.text_pictures import card_text
from bot.screens.screen import Picture
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.order import choosing_order
from engine.cutterland.views import View


def editor_picture(view: View, table: Table, draft: CutDraft, words: Words) -> Picture:
    """The card with its pieces so far, and the lands of those who will choose from them."""
    card, pieces = card_of(view, draft.card), draft.pieces
    seats = list_choosers(view)
    names = [seat_name(table, seat, words) for seat in seats]
    lands = [view.table[seat].land for seat in seats]
    choosers = [Chooser(name, land) for name, land in zip(names, lands, strict=True)]
    hatched = "".join(map(find_stray_squares, pieces))
    is_marked = draft.letter and not draft.is_full
    marked = LETTERS.index(draft.letter) if is_marked else None
    scene = cut_scene(card, pieces, hatched, marked, choosers)
    alt = cut_alt(card, list_pieces_of(card, pieces), words)
    return Picture("cut", alt, scene, card_text(card, pieces, words))


def list_choosers(view: View) -> tuple[Seat, ...]:
    """Those who choose from the pieces of the viewer's cut, in order; the viewer only if others
    choose after them."""
    assert view.seat is not None
    order = choosing_order(view.seats, view.seat, view.mirrored)
    return tuple(dict.fromkeys(order[:-1]))


def card_picture_with_names(card: Card, pieces: Groups, words: Words) -> Picture:
    """A card, cut into these pieces, with the names of its squares."""
    alt, text = cut_alt(card, list_pieces_of(card, pieces), words), card_text(card, pieces, words)
    return Picture("squares", alt, card_scene(card, pieces, with_names=True), text)

"""Commands that only show something: the reader's hand, and what all cards score."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.clustered.board import ACCENT
from bot.screens.clustered.phrases import letter_of, points_by_kind
from bot.screens.clustered.pictures import hand_picture, table_picture
from bot.screens.contract import Values, ViewCommand
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.clustered.views import View
from engine.contract import Seat


def show_hand(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    head = Text(words("clustered-hand", n=len(view.hand)))
    blocks: tuple[Block, ...] = (head, hand_picture(view, words)) if view.hand else (head,)
    return Screen(blocks, table.match, 0, ACCENT)


def show_score(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """Every rectangle and line that scores, with points, decks and discards by seat."""
    lines = [_line(view, table, seat, words) for seat in range(view.seats)]
    picture = table_picture(view, table, words, before, scored=True)
    return Screen((picture, Text("\n".join(lines))), table.match, 0, ACCENT)


def _line(view: View, table: Table, seat: Seat, words: Words) -> str:
    player = view.players[seat]
    name, kinds = bold_name(table, seat, words), points_by_kind(player, words)
    letter, total = letter_of(seat), player.score.total
    line = words("clustered-score", letter=letter, name=name, n=total, kinds=kinds)
    cards = words("clustered-score-cards", held=player.cards_held, deck=player.cards_to_draw)
    discards = f"`{' '.join(player.discards)}`" if player.discards else None
    discards = discards or words("clustered-score-none")
    return f"{line}\n-# {cards} {words('clustered-score-discards', cards=discards)}"


VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
)

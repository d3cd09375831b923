"""Commands that only look: one's own hand, and what everybody's cards bring."""

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
    """The asker's own cards."""
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
    shown = view.players[seat]
    line = words(
        "clustered-score",
        letter=letter_of(seat),
        name=bold_name(table, seat, words),
        n=shown.score.total,
        kinds=points_by_kind(shown, words),
    )
    held = words("clustered-score-cards", held=shown.cards_held, deck=shown.cards_to_draw)
    gone = f"`{' '.join(shown.discards)}`" if shown.discards else words("clustered-score-none")
    told = words("clustered-score-discards", cards=gone)
    return f"{line}\n-# {held} {told}"


VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
)

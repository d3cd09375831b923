"""Alt texts: what matters in each picture, in words, within 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.screens.clustered.phrases import (
    card_words,
    describe_bonuses,
    letter_of,
    rank_params,
)
from bot.screens.clustered.placement_draft import PlacementDraft
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.shared.colours import add_colour
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import column_of, name_of, row_of
from engine.clustered.boards import PlacedCard
from engine.clustered.cards import Card
from engine.clustered.views import View


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    cards = "; ".join(f"{card} ({card_words(card, words)})" for card in hand)
    return fit_alt_text([words("clustered-alt-hand", n=len(hand), cards=cards)])


def table_alt(view: View, table: Table, words: Words, draft: PlacementDraft | None = None) -> str:
    """The table: a card held over it, the newest card, the points, who holds the size bonuses, then
    row by row."""
    held = [_describe_draft(draft, words)] if draft else []
    newest, points = _describe_newest(view, table, words), _describe_points(view, table, words)
    bonuses = describe_bonuses(view, table, words)
    lines = [*held, newest, points, *([bonuses] if bonuses else [])]
    return fit_alt_text([*lines, *_describe_rows(view, words)])


def _describe_draft(draft: PlacementDraft, words: Words) -> str:
    card, cells = card_words(draft.card, words), (name_of(one.cell) for one in draft.spots[:40])
    key, legal = "clustered-alt-ghost", "no" if draft.error else "yes"
    return words(key, card=card, cell=name_of(draft.cell), legal=legal, cells=", ".join(cells))


def find_newest(view: View) -> PlacedCard | None:
    """The card placed last; None while only start cards lie there."""
    last = view.board.laid[-1]
    return last if last.owner is not None else None


def _describe_newest(view: View, table: Table, words: Words) -> str:
    newest = find_newest(view)
    if newest is None or newest.owner is None:
        return words("clustered-alt-start", n=len(view.board.laid))
    name, card = seat_name(table, newest.owner, words), card_words(newest.card, words)
    return words("clustered-alt-newest", name=name, card=card, cell=name_of(newest.cell))


def _describe_points(view: View, table: Table, words: Words) -> str:
    each = ", ".join(
        words(
            "clustered-alt-seat",
            letter=letter_of(seat),
            name=add_colour(seat_name(table, seat, words), table, seat, words),
            points=view.players[seat].score.total,
        )
        for seat in range(view.seats)
    )
    return words("clustered-alt-points", each=each)


def _describe_rows(view: View, words: Words) -> list[str]:
    """Each row that has cards, by column."""
    rows: dict[int, list[str]] = {}
    for cell, card in sorted(view.board.by_cell.items()):
        rows.setdefault(row_of(cell), []).append(f"{chr(65 + column_of(cell))} {card}")
    return [
        words("clustered-alt-row", row=row + 1, cards=", ".join(cards))
        for row, cards in rows.items()
    ]


def final_alt(view: View, table: Table, words: Words) -> str:
    """The ranks with points by kind, then the table as far as there is room."""
    ranks = ranks_of(view.outcome, table)
    lines = [
        words("clustered-alt-final",
              name=add_colour(seat_name(table, seat, words), table, seat, words),
              **rank_params(view, seat, ranks, words))
        for seat in order_seats(ranks)
    ]  # fmt: skip
    return fit_alt_text([*lines, *_describe_rows(view, words)])

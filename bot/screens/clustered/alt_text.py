"""Alt texts: what matters in each picture, in words from the same view, within 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.screens.clustered.phrases import card_words, letter_of, points_by_kind
from bot.screens.clustered.placement_draft import PlacementDraft
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import column_of, name_of, row_of
from engine.clustered.boards import PlacedCard
from engine.clustered.cards import Card
from engine.clustered.views import View


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    shown = "; ".join(f"{card} ({card_words(card, words)})" for card in hand)
    return fit_alt_text([words("clustered-alt-hand", n=len(hand), cards=shown)])


def table_alt(view: View, table: Table, words: Words, plan: PlacementDraft | None = None) -> str:
    """The table: a card held over it, the newest card, the points, then row by row."""
    return fit_alt_text(
        [
            *([_describe_held_card(plan, words)] if plan else []),
            *_describe_newest(view, table, words),
            _describe_points(view, table, words),
            *_describe_rows(view, words),
        ]
    )


def _describe_held_card(plan: PlacementDraft, words: Words) -> str:
    return words(
        "clustered-alt-ghost",
        card=card_words(plan.card, words),
        cell=name_of(plan.cell),
        legal="no" if plan.error else "yes",
        cells=", ".join(name_of(spot.cell) for spot in plan.spots[:40]),
    )


def find_newest(view: View) -> PlacedCard | None:
    """The card laid last; None while only start cards lie there."""
    last = view.board.laid[-1]
    return last if last.owner is not None else None


def _describe_newest(view: View, table: Table, words: Words) -> list[str]:
    laid = find_newest(view)
    if laid is None or laid.owner is None:
        return [words("clustered-alt-start", n=len(view.board.laid))]
    name, cell = seat_name(table, laid.owner, words), name_of(laid.cell)
    return [words("clustered-alt-newest", name=name, card=card_words(laid.card, words), cell=cell)]


def _describe_points(view: View, table: Table, words: Words) -> str:
    each = ", ".join(
        words(
            "clustered-alt-seat",
            letter=letter_of(seat),
            name=seat_name(table, seat, words),
            points=view.players[seat].score.total,
        )
        for seat in range(view.seats)
    )
    return words("clustered-alt-points", each=each)


def _describe_rows(view: View, words: Words) -> list[str]:
    """Each row that has cards, by column."""
    rows: dict[int, list[str]] = {}
    for cell in sorted(view.board.by_cell):
        shown = f"{chr(65 + column_of(cell))} {view.board.by_cell[cell]}"
        rows.setdefault(row_of(cell), []).append(shown)
    return [
        words("clustered-alt-row", row=row + 1, cards=", ".join(there))
        for row, there in rows.items()
    ]


def final_alt(view: View, table: Table, words: Words) -> str:
    """The places with points by kind, then the table as far as there is room."""
    places = ranks_of(view.outcome, table)
    lines = [
        words(
            "clustered-alt-final",
            place=places[seat],
            name=seat_name(table, seat, words),
            points=view.players[seat].score.total,
            kinds=points_by_kind(view.players[seat], words),
        )
        for seat in order_seats(places)
    ]
    return fit_alt_text([*lines, *_describe_rows(view, words)])

"""Alt texts: what matters in each picture, in words from the same view, within 1,024 characters."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens.clustered.phrases import card_words, kinds, owner
from bot.screens.clustered.placing import PlacePlan
from bot.screens.figures import in_order, ranking
from bot.screens.fitting import fitted
from bot.screens.house.names import seat_name
from bot.tables import Table
from bot.words import Words
from engine.cells import column_of, name_of, row_of
from engine.clustered.boards import Laid
from engine.clustered.cards import Card
from engine.clustered.views import View


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    shown = "; ".join(f"{card} ({card_words(card, words)})" for card in hand)
    return fitted([words("clustered-alt-hand", n=len(hand), cards=shown)])


def table_alt(view: View, table: Table, words: Words, plan: PlacePlan | None = None) -> str:
    """The table: a card held over it, the newest card, the points, then row by row."""
    return fitted(
        [
            *([_held(plan, words)] if plan else []),
            *_newest(view, table, words),
            _points(view, table, words),
            *_rows(view, words),
        ]
    )


def _held(plan: PlacePlan, words: Words) -> str:
    return words(
        "clustered-alt-ghost",
        card=card_words(plan.card, words),
        cell=name_of(plan.cell),
        legal="no" if plan.error else "yes",
        cells=", ".join(name_of(spot.cell) for spot in plan.spots[:40]),
    )


def newest(view: View) -> Laid | None:
    """The card laid last; None while only start cards lie there."""
    last = view.board.laid[-1]
    return last if last.owner is not None else None


def _newest(view: View, table: Table, words: Words) -> list[str]:
    laid = newest(view)
    if laid is None or laid.owner is None:
        return [words("clustered-alt-start", n=len(view.board.laid))]
    name, cell = seat_name(table, laid.owner, words), name_of(laid.cell)
    return [words("clustered-alt-newest", name=name, card=card_words(laid.card, words), cell=cell)]


def _points(view: View, table: Table, words: Words) -> str:
    each = ", ".join(
        words(
            "clustered-alt-seat",
            letter=owner(seat),
            name=seat_name(table, seat, words),
            points=view.players[seat].score.total,
        )
        for seat in range(view.seats)
    )
    return words("clustered-alt-points", each=each)


def _rows(view: View, words: Words) -> list[str]:
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
    places = ranking(view.outcome, table)
    lines = [
        words(
            "clustered-alt-final",
            place=places[seat],
            name=seat_name(table, seat, words),
            points=view.players[seat].score.total,
            kinds=kinds(view.players[seat], words),
        )
        for seat in in_order(places)
    ]
    return fitted([*lines, *_rows(view, words)])

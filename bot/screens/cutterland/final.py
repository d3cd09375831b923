"""The end of a match: every land with its layout and bones, the points by kind, the places."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.cutterland.land_scene import Entry, ScoreRow, final_scene
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.phrases import KINDS, points_by_kind
from bot.screens.cutterland.pictures import land_heading, lands_picture
from bot.screens.cutterland.text_grids import Signs
from bot.screens.cutterland.text_pictures import LandText, lands_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.cells import Cell
from engine.cutterland.scoring import Score
from engine.cutterland.squares import (
    CENTAUR,
    DRAGON,
    FROG,
    GOBLIN,
    KRAKEN,
    TURTLE,
    WALL_BRIDGE,
)
from engine.cutterland.views import View

ICONS = {
    "kraken": KRAKEN, "goblin": GOBLIN, "centaur": CENTAUR, "dragon": DRAGON, "turtle": TURTLE,
    "frog": FROG, "bonus": WALL_BRIDGE,
}  # fmt: skip


def final_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The places with everybody's points in words, and the final picture."""
    places = ranks_of(view.outcome, table)
    if not places:
        return Text(words("cutterland-final-nobody")), lands_picture(view, table, words)
    lines = [_rank_line(view, table, seat, places, words) for seat in order_seats(places)]
    lines.append(words("cutterland-final-ties"))
    return (Text(_describe_winner(view, table, places, words)), final_picture(view, table, words),
            Text("\n".join(lines)))  # fmt: skip


def _describe_winner(view: View, table: Table, places: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, place in enumerate(places) if place == 1]
    if table.claimed:
        return words("cutterland-final-claimed", name=bold_name(table, winners[0], words))
    points = view.table[winners[0]].score.total
    if len(winners) > 1:
        names = [bold_name(table, seat, words) for seat in winners]
        return words("cutterland-final-shared", names=", ".join(names[:-1]), last=names[-1],
                     points=points)  # fmt: skip
    return words("cutterland-final-winner", name=bold_name(table, winners[0], words), points=points)


def _rank_line(view: View, table: Table, seat: Seat, places: tuple[int, ...], words: Words) -> str:
    """`First: Ana, 44 VP` with the kinds beneath; survivors where they decided."""
    score = view.table[seat].score
    totals = [each.score.total for each in view.table]
    line = words(
        "cutterland-final-place",
        place=places[seat],
        name=bold_name(table, seat, words),
        points=score.total,
    )
    if totals.count(score.total) > 1:
        line += " " + words("cutterland-final-survivors", n=score.survivors)
    return f"{line}\n-# {points_by_kind(score, words)}"


def final_picture(view: View, table: Table, words: Words) -> Picture:
    places = ranks_of(view.outcome, table)
    order = order_seats(places)
    entries = [_entry(view, table, seat, places[seat], words) for seat in order]
    scene = final_scene(entries, _score_rows(view, order, words))
    return Picture("final", final_alt(view, table, words), scene, _text(view, table, order, words))


def _text(view: View, table: Table, order: Sequence[Seat], words: Words) -> str:
    """The lands, first place first; the points by kind stand beneath as they do in words."""
    lands = [
        LandText(
            land_heading(table, seat, view.table[seat].score, words),
            view.table[seat].land,
            view.table[seat].layout,
            Signs(bones=list_devoured_cells(view.table[seat].score)),
        )
        for seat in order
    ]
    return lands_text(lands, words)


def list_devoured_cells(score: Score) -> tuple[Cell, ...]:
    """Where creatures were devoured."""
    return *score.devoured_by_krakens, *score.devoured_by_dragons


def _entry(view: View, table: Table, seat: Seat, place: int, words: Words) -> Entry:
    shown = view.table[seat]
    return Entry(
        title=seat_name(table, seat, words),
        points=words("cutterland-points", points=shown.score.total),
        land=shown.land,
        layout=shown.layout,
        devoured=list_devoured_cells(shown.score),
        place=place,
    )


def _score_rows(view: View, order: Sequence[Seat], words: Words) -> list[ScoreRow]:
    """A row for each kind that anybody has, the total, and the survivors."""
    scores = [view.table[seat].score for seat in order]
    rows = [
        ScoreRow(ICONS.get(kind, ""), words(f"cutterland-kind-{kind}"), points)
        for kind in KINDS
        if any(points := tuple(getattr(score, kind) for score in scores))
    ]
    totals = tuple(score.total for score in scores)
    survivors = tuple(score.survivors for score in scores)
    return [
        *rows,
        ScoreRow("", words("cutterland-kind-total"), totals, total=True),
        ScoreRow("", words("cutterland-kind-survivors"), survivors),
    ]


def final_alt(view: View, table: Table, words: Words) -> str:
    """The places with points by kind, then what was devoured where, as far as there is room."""
    places = ranks_of(view.outcome, table)
    order = order_seats(places)
    lines = [
        words(
            "cutterland-alt-final",
            place=places[seat],
            name=seat_name(table, seat, words),
            points=view.table[seat].score.total,
            kinds=points_by_kind(view.table[seat].score, words),
        )
        for seat in order
    ]
    for seat in order:
        hunts = describe_prey(view.table[seat].land, view.table[seat].score, words)
        if hunts:
            lines.append(f"{seat_name(table, seat, words)}: {' '.join(hunts)}")
    return fit_alt_text(lines)

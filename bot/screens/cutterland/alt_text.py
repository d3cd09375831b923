"""Alt texts: what matters in each picture, in words, within 1,024 characters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import (
    bridge_names,
    format_cells,
    format_contents,
    format_turns,
    points_by_kind,
    wall_names,
)
from bot.screens.cutterland.placement_draft import PlacementDraft, preview_land
from bot.screens.discord_limits import fit_alt_text
from bot.screens.shared.names import seat_name
from bot.words import Words
from engine.cells import Cell, cell_at, name_of
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import AreaScore, Score
from engine.cutterland.squares import EMPTY, NAMES, Square, icon_of, terrain_of
from engine.cutterland.views import OfferedPiece, View


def hand_alt(hand: Sequence[Card | None], words: Words) -> str:
    """The cards, each in three rows, each square by its terrain and icon."""
    cards = []
    for number, card in enumerate(hand, 1):
        if card is not None:
            told = [square_words(square, words) for square in card.squares]
            starts = range(0, len(told), COLUMNS)
            rows = "; ".join(", ".join(told[start : start + COLUMNS]) for start in starts)
            cards.append(words("cutterland-alt-card", number=number, rows=rows))
    return fit_alt_text([words("cutterland-alt-hand", n=len(cards)), *cards])


def square_words(square: Square, words: Words) -> str:
    """`wetland with kraken`."""
    terrain = words(f"cutterland-{NAMES[terrain_of(square)]}")
    icon = icon_of(square)
    if icon == EMPTY:
        return terrain
    thing = words(f"cutterland-{NAMES[icon].replace('_', '-')}")
    return words("cutterland-square", terrain=terrain, icon=thing)


def pieces_alt(
    offered: Iterable[OfferedPiece], words: Words, table: Table | None = None, head: str = ""
) -> str:
    """Pieces square by square; with a table, where each piece went."""
    lines = [
        words(
            "cutterland-alt-piece",
            letter=piece.letter,
            squares=_describe_squares(piece, words),
            fate=describe_fate(piece, table, words),
        )
        for piece in offered
    ]
    return fit_alt_text([head, *lines] if head else lines)


def cut_alt(card: Card, pieces: Sequence[OfferedPiece], words: Words) -> str:
    """A card while it is being cut: the pieces so far, then the squares in none."""
    painted = "".join(piece.group for piece in pieces)
    left = [
        f"{letter} {square_words(square, words)}"
        for letter, square in zip(LETTERS, card.squares, strict=True)
        if letter not in painted
    ]
    tail = [words("cutterland-alt-left", squares=", ".join(left))] if left else []
    head = pieces_alt(pieces, words)
    return fit_alt_text([head, *tail] if head else tail)


def _describe_squares(offered: OfferedPiece, words: Words) -> str:
    """`A wetland, B plains with centaur`: each square with its letter on the card; in a piece from
    the bag with its position in the piece, `A1` the top left."""
    piece = offered.piece
    names = offered.group or [name_of(cell_at(*position)) for position in piece.cells]
    return ", ".join(
        f"{name} {square_words(square, words)}"
        for name, square in zip(names, piece.squares, strict=True)
    )


def describe_fate(offered: OfferedPiece, table: Table | None, words: Words) -> str:
    """`, taken by Ana`, `, removed`, or nothing while the piece is open."""
    if offered.discarded:
        return words("cutterland-fate-removed")
    if table is None or offered.taken_by is None:
        return ""
    return words("cutterland-fate-taken", name=seat_name(table, offered.taken_by, words))


def land_alt(
    name: str,
    land: Land,
    score: Score,
    words: Words,
    layout: Layout | None = None,
    fresh: Sequence[Cell] = (),
) -> str:
    """A land's size and points, what is new, then as in `describe_land`."""
    first, *rest = describe_land(name, land, score, words, layout)
    return fit_alt_text([first, *_describe_new_cells(fresh, words), *rest])


def _describe_new_cells(fresh: Sequence[Cell], words: Words) -> list[str]:
    return [words("cutterland-alt-fresh", cells=format_cells(fresh))] if fresh else []


def describe_land(
    name: str, land: Land, score: Score, words: Words, layout: Layout | None = None
) -> list[str]:
    """What matters in a land, most important first: size, points, creatures, what is built and
    devoured, the best areas."""
    if not land.cells:
        return [words("cutterland-alt-land-empty", name=name)]
    areas = sorted(filter(_sum_points, score.areas), key=lambda area: -_sum_points(area))
    return [
        words("cutterland-alt-land", name=name, n=len(land.cells), points=score.total),
        words("cutterland-alt-land-contents", contents=format_contents(land.squares, words)),
        words("cutterland-alt-land-points", points=points_by_kind(score, words)),
        *describe_layout(layout, words),
        *describe_prey(land, score, words),
        *(_describe_area(area, words) for area in areas),
    ]


def describe_layout(layout: Layout | None, words: Words) -> list[str]:
    """A sentence for each kind of token in use."""
    if layout is None:
        return []
    walls, bridges = ", ".join(wall_names(layout)), ", ".join(bridge_names(layout))
    built = {"towers": format_cells(layout.towers), "walls": walls, "bridges": bridges}
    return [words(f"cutterland-alt-{kind}", cells=text) for kind, text in built.items() if text]


def describe_prey(land: Land, score: Score, words: Words) -> list[str]:
    """A sentence for each kind of predator that devoured something."""
    meals = {"krakens": score.devoured_by_krakens, "dragons": score.devoured_by_dragons}
    return [
        words(
            f"cutterland-devoured-{kind}",
            creatures=", ".join(creature_words(land, cell, words) for cell in prey),
        )
        for kind, prey in meals.items()
        if prey
    ]


def creature_words(land: Land, cell: Cell, words: Words) -> str:
    """`frog D5`."""
    square = land.at(cell)
    assert square is not None
    creature = words(f"cutterland-{NAMES[icon_of(square)]}")
    return words("cutterland-creature-at", creature=creature, cell=name_of(cell))


def _describe_area(area: AreaScore, words: Words) -> str:
    points = " · ".join(
        words(f"cutterland-points-{kind}", points=points) for kind, points in area.points if points
    )
    terrain = words(f"cutterland-{NAMES[area.terrain]}")
    cell, n = name_of(area.cells[0]), len(area.cells)
    return words("cutterland-alt-area", terrain=terrain, n=n, cell=cell, points=points)


def ghost_alt(name: str, view: View, draft: PlacementDraft, words: Words) -> str:
    """A land with a piece held over it, and what would be devoured then."""
    seat = own(view)
    turned, legal = format_turns(draft.turns, words), "no" if draft.error else "yes"
    spot = {"letter": draft.letter, "cell": draft.name}
    ghost = words("cutterland-alt-ghost", **spot, turned=turned, legal=legal)
    lines = describe_land(name, seat.land, seat.score, words)
    now = describe_prey(seat.land, seat.score, words)
    then = describe_prey(*preview_land(view, draft), words)
    return fit_alt_text([ghost, *then, *(line for line in lines if line not in now)])


def lands_alt(ctx: Context[View], fresh: Sequence[Sequence[Cell]] = ()) -> str:
    """All lands, a sentence or two each; then what is new on them by seat."""
    view, words = ctx.view, ctx.words
    names = [seat_name(ctx.table, seat, words) for seat in range(view.seats)]
    lands = [
        " ".join(describe_land(name, player.land, player.score, words)[:2])
        for name, player in zip(names, view.table, strict=True)
    ]
    news = (
        f"{name}: {' '.join(_describe_new_cells(cells, words))}"
        for name, cells in zip(names, fresh, strict=False)
        if cells
    )
    return fit_alt_text([*lands, *news])


def _sum_points(area: AreaScore) -> int:
    return sum(points for _, points in area.points)

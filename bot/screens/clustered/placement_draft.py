"""The draft of a placement: where it holds a card over the table, and what that would score."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from bot.markdown import quote
from bot.screens.drafts import number_in, text_in
from bot.screens.replies import BadInput, Draft
from engine.cells import Cell, column_of, read_cell, row_of
from engine.clustered.actions import Place, write_action
from engine.clustered.cards import WILD, Card, read_card
from engine.clustered.computers import find_most_promising
from engine.clustered.placements import check_placement
from engine.clustered.scoring import score_of, scores
from engine.clustered.views import View
from engine.contract import IllegalAction

DIRECTIONS: Final = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}
"""The rows and columns that each arrow moves."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A cell that a card fits in, and the viewer's points with the card there."""

    cell: Cell
    points: int


@dataclass(frozen=True, slots=True)
class PlacementDraft:
    """A card of the hand held over a cell. `spots` are all cells it fits in, in reading order;
    `error` says why it does not fit here; `after` are the viewer's points with it here."""

    card: Card
    cell: Cell
    spots: tuple[Spot, ...]
    error: IllegalAction | None
    after: int | None

    @property
    def action(self) -> Place | None:
        return None if self.error else Place(self.card, self.cell)

    @property
    def is_best(self) -> bool:
        """Whether the card brings most where it is."""
        return self.after is not None and self.after == find_best_spot(self.spots).points

    @property
    def mismatches(self) -> tuple[Cell, ...]:
        """The neighbours it does not match."""
        if self.error is None or self.error.code != "place-mismatch":
            return ()
        return tuple(cell for cell in map(read_cell, self.error.cells) if cell is not None)


def find_places(view: View, card: Card) -> tuple[Cell, ...]:
    """The cells that a card of the viewer's hand fits in, in reading order; none for another."""
    return view.places[view.hand.index(card)] if card in view.hand else ()


def find_spots(view: View, card: Card) -> tuple[Spot, ...]:
    """The same with the points."""
    return tuple(Spot(cell, points_with(view, card, cell)) for cell in find_places(view, card))


def points_with(view: View, card: Card, cell: Cell) -> int:
    """The viewer's points with a card of theirs in a cell."""
    assert view.seat is not None
    if view.size_bonuses:
        board = view.board.lay(cell, card, view.seat)
        return scores(board, view.seats, size_bonuses=True)[view.seat].total
    return score_of(view.board.cells_by_seat(view.seats)[view.seat] | 1 << cell).total


def find_best_spot(spots: tuple[Spot, ...]) -> Spot:
    """The first of those with the most points."""
    return max(spots, key=lambda spot: spot.points)


def read_placement_draft(view: View, draft: Draft) -> PlacementDraft:
    """The cell the draft names; without one, the best cell of the card, or of any."""
    named, cell = text_in(draft, "card"), number_in(draft, "cell", -1)
    fits = bool(find_places(view, named))
    if fits and cell >= 0:
        return hold_at(view, named, cell)
    first = choose_first_place(view, (named,) if fits else view.hand)
    assert first is not None
    return hold_at(view, first.card, first.cell)


def choose_first_place(
    view: View, cards: Iterable[Card], noted: Collection[str] = ()
) -> Place | None:
    """Which of some cards is held first, and where: what scores most now, of equals what promises
    most; without hints the first. A wild card only where no other fits. None if all placements are
    `noted`."""
    points = {
        Place(card, spot.cell): spot.points
        for card in dict.fromkeys(cards)
        for spot in find_spots(view, card)
        if write_action(Place(card, spot.cell)) not in noted
    }
    tame = [place for place in points if place.card != WILD] or [*points]
    if not tame or not view.hints:
        return next(iter(tame), None)
    most = max(points[place] for place in tame)
    tied = [place for place in tame if points[place] == most]
    return tied[0] if len(tied) == 1 else find_most_promising(view, tied)


def hold_at(view: View, card: Card, cell: Cell) -> PlacementDraft:
    spots = find_spots(view, card)
    try:
        check_placement(view.board, view.room, card, cell)
    except IllegalAction as error:
        return PlacementDraft(card, cell, spots, error, None)
    return PlacementDraft(card, cell, spots, None, points_with(view, card, cell))


def find_cell_towards(draft: PlacementDraft, way: str) -> Cell | None:
    """The nearest cell that fits in a direction, if any; straight ahead counts as nearer."""
    down, across = DIRECTIONS[way]

    def distance(cell: Cell) -> tuple[int, int]:
        rows, columns = row_of(cell) - row_of(draft.cell), column_of(cell) - column_of(draft.cell)
        ahead = rows * down + columns * across
        aside = abs(rows * across) + abs(columns * down)
        return ahead + 2 * aside if ahead > 0 else 0, cell

    ahead = [spot.cell for spot in draft.spots if distance(spot.cell)[0]]
    return min(ahead, key=distance, default=None)


def read_typed_cell(text: str) -> Cell:
    """Raises `BadInput`."""
    cell = read_cell(text)
    if cell is None:
        raise BadInput("clustered-refusal-cell-unknown", cell=quote(text, 20))
    return cell


def read_own_card(view: View, text: str) -> Card:
    """A card of the hand as typed or suggested. Raises `IllegalAction`."""
    card = read_card(text.strip().lstrip("★Ⓦ□▣■△◬▲○◉● "))
    if card not in view.hand:
        raise IllegalAction("card-not-held", section="2", card=card)
    return card

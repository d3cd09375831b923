"""Where a card can be placed (rules, section 2)."""

from engine.cells import CELLS, Cell, Mask, adjacent_cells, cells_in, name_of
from engine.clustered.boards import Board, PlacedCard
from engine.clustered.cards import STRANGERS, Card, alike
from engine.contract import IllegalAction, Param


def placements(board: Board, room: Mask, card: Card) -> Mask:
    """Every cell of the room where the card can be placed."""
    barred: Mask = 0
    for stranger in STRANGERS[card] & board.by_card.keys():
        barred |= board.by_card[stranger]
    return adjacent_cells(board.mask) & room & ~board.mask & ~adjacent_cells(barred)


def neighbours(board: Board, cell: Cell) -> tuple[PlacedCard, ...]:
    """The cards that share a side with a cell, in reading order of their cells."""
    around = adjacent_cells(1 << cell) & board.mask
    return tuple(board.by_cell[other] for other in cells_in(around))


def check_placement(board: Board, room: Mask, card: Card, cell: Cell) -> None:
    """Raises `IllegalAction` unless the card can be placed: `place-edge`, `place-taken`,
    `place-apart`, `place-mismatch` with the cells of all neighbours that do not match."""
    name = name_of(cell) if 0 <= cell < CELLS else ""
    if not name or not room >> cell & 1:
        raise IllegalAction("place-edge", section="4", cells=(name,) if name else ())
    if board.mask >> cell & 1:
        raise IllegalAction(
            "place-taken", section="2", cells=(name,), cell=name, by=board.by_cell[cell].card
        )
    around = neighbours(board, cell)
    if not around:
        raise IllegalAction("place-apart", section="2", cells=(name,), cell=name)
    strangers = [laid for laid in around if laid.card in STRANGERS[card]]
    if strangers:
        cells = tuple(name_of(laid.cell) for laid in strangers)
        common = alike(card, strangers[0].card)
        params: dict[str, Param] = {
            "card": card,
            "cell": name,
            "neighbour": strangers[0].card,
            "beside": cells[0],
            "common": common,
        }
        raise IllegalAction("place-mismatch", section="2", cells=cells, **params)

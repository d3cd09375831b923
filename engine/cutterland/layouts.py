"""Layouts: where a seat's towers, walls and bridges stand at the end, and its dragons' prey. Their
text form is the notation of section 9 of the rules; `layout_choices` knows whether one is legal on
a land."""

from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple, TypeVar

from engine.cells import Cell, move_cell, name_of, read_cell
from engine.contract import IllegalAction

_T = TypeVar("_T")

LEVEL = "h"
UPRIGHT = "v"
_WORDS = ("tower", "wall", "bridge", "prey")


class Bridge(NamedTuple):
    """A bridge over one cell; `direction` is `h` or `v`. A named tuple: lands have many sites."""

    cell: Cell
    direction: str

    @property
    def ends(self) -> tuple[Cell, Cell]:
        """The two cells it joins, left and right of it or above and below it."""
        down, right = (0, 1) if self.direction == LEVEL else (1, 0)
        return move_cell(self.cell, -down, -right), move_cell(self.cell, down, right)

    def __str__(self) -> str:
        return name_of(self.cell) + self.direction


def orient_wall(wall: tuple[Cell, Cell]) -> tuple[Cell, Cell, str] | None:
    """A wall's cells, the left or upper one first, and `v` for one that stands between columns, `h`
    for one between rows; None for cells that aren't side by side."""
    for one, other in (wall, wall[::-1]):
        if other == move_cell(one, 0, 1):
            return one, other, UPRIGHT
        if other == move_cell(one, 1, 0):
            return one, other, LEVEL
    return None


@dataclass(frozen=True, slots=True)
class Layout:
    """Tokens in use, each tuple sorted. A wall is a pair of cells, the smaller first. `prey` are
    the cells of the creatures the dragons devour; None means the best choice for the owner (rules,
    sections 4 and 5)."""

    towers: tuple[Cell, ...] = ()
    walls: tuple[tuple[Cell, Cell], ...] = ()
    bridges: tuple[Bridge, ...] = ()
    prey: tuple[Cell, ...] | None = None

    @property
    def wall_bridges(self) -> int:
        """The number of wall/bridge tokens in use."""
        return len(self.walls) + len(self.bridges)

    def __str__(self) -> str:
        return write_layout(self)


def canonical(layout: Layout) -> Layout:
    """The layout with every tuple sorted and each wall's smaller cell first."""
    prey = layout.prey
    return Layout(
        tuple(sorted(layout.towers)),
        tuple(sorted((min(wall), max(wall)) for wall in layout.walls)),
        tuple(sorted(Bridge(one.cell, one.direction.lower()) for one in layout.bridges)),
        None if prey is None else tuple(sorted(prey)),
    )


def write_layout(layout: Layout) -> str:
    """`tower B2, wall B2-C2, bridge D4h, prey D5`; empty for no token and the best prey. An
    explicitly empty prey is `prey none`."""
    words = [f"tower {name_of(cell)}" for cell in layout.towers]
    words += [f"wall {name_of(one)}-{name_of(other)}" for one, other in layout.walls]
    words += [f"bridge {bridge}" for bridge in layout.bridges]
    if layout.prey is not None:
        words += [f"prey {name_of(cell)}" for cell in layout.prey] or ["prey none"]
    return ", ".join(words)


def read_layout(text: str) -> Layout:
    """Parse a layout into canonical form; a word applies to every cell up to the next word. Raises
    `IllegalAction`: `layout-word`, `layout-bare` (a word with no cell), `cell-unknown`,
    `wall-unknown`, `bridge-unknown`, `token-twice`."""
    found = _split_by_word(text)
    prey = found.get("prey")
    if prey is not None and [item.lower() for item in prey] == ["none"]:
        prey = []
    layout = canonical(
        Layout(
            tuple(map(cell_named, found.get("tower", ()))),
            tuple(map(read_wall, found.get("wall", ()))),
            tuple(map(read_bridge, found.get("bridge", ()))),
            None if prey is None else tuple(map(cell_named, prey)),
        )
    )
    check_unique(layout)
    return layout


def _split_by_word(text: str) -> dict[str, list[str]]:
    """The cells that follow each of the words tower, wall, bridge and prey."""
    found: dict[str, list[str]] = {}
    word = ""
    blanks = text.replace(",", " ").replace(";", " ")
    # No spaces around the dash of a wall
    for item in "-".join(map(str.strip, blanks.split("-"))).split():
        named = item.lower().removesuffix("s")
        if named in _WORDS:
            word = named
            found.setdefault(word, [])
        elif word:
            found[word].append(item)
        else:
            raise IllegalAction("layout-word", section="9", text=item[:24])
    for word, items in found.items():
        if not items:
            raise IllegalAction("layout-bare", section="9", word=word)
    return found


def cell_named(text: str) -> Cell:
    """Parse a cell. Raises `cell-unknown`."""
    cell = read_cell(text)
    if cell is None:
        raise IllegalAction("cell-unknown", section="9", cell=text[:24])
    return cell


def read_wall(text: str) -> tuple[Cell, Cell]:
    """Parse a wall such as `B2-C2` into sorted cells. Raises `wall-unknown`, `cell-unknown`."""
    names = text.split("-")
    if len(names) != 2:
        raise IllegalAction("wall-unknown", section="9", text=text[:24])
    one, other = map(cell_named, names)
    return min(one, other), max(one, other)


def read_bridge(text: str) -> Bridge:
    """Parse a bridge such as `D4h`. Raises `bridge-unknown`, `cell-unknown`."""
    name, direction = text[:-1], text[-1:]
    if direction not in {"h", "v", "H", "V"}:
        raise IllegalAction("bridge-unknown", section="9", text=text[:24])
    return Bridge(cell_named(name), direction.lower())


def check_unique(layout: Layout) -> None:
    """Raises `token-twice` if a canonical layout names a tower, wall, bridge or prey twice."""
    for cell in _duplicates(layout.towers):
        raise _duplicate_fault("tower", cell)
    for wall in _duplicates(layout.walls):
        raise _duplicate_fault("wall", *wall)
    for bridge in _duplicates(layout.bridges):
        raise _duplicate_fault("bridge", bridge.cell)
    for cell in _duplicates(layout.prey or ()):
        raise _duplicate_fault("prey", cell)


def _duplicates(things: tuple[_T, ...]) -> list[_T]:
    """The repeated ones of sorted things."""
    return [thing for thing, other in pairwise(things) if thing == other]


def _duplicate_fault(kind: str, *cells: Cell) -> IllegalAction:
    return illegal("token-twice", *cells, kind=kind, **sides(cells[0], cells[-1]))


def sides(one: Cell, other: Cell) -> dict[str, str]:
    return {"one": name_of(one), "other": name_of(other)}


def illegal(code: str, *cells: Cell, **params: int | str) -> IllegalAction:
    """A refusal by section 4."""
    return IllegalAction(code, section="4", cells=tuple(map(name_of, cells)), **params)

"""The map with everything on it, and marks for what a reader is about to do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.render.drawing import Drawing
from bot.render.scene import Label, Shape, Sprite
from bot.render.seat_colours import COLOURS
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.spaces import GROUNDS, MARGIN, VARIANTS, Tone, hexagon, ring, stairs, wall
from bot.render.wildlands.tokens import disc, glow, pips, shard, token
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Character
from engine.wildlands.maps import DIRECTIONS, Border, Number, Space, border_of
from engine.wildlands.state import Table

NUMBER: Final = 21
"""The size of a space's number, in hundredths of its width."""
SLOTS: Final[Mapping[int, tuple[int, tuple[tuple[int, int], ...]]]] = {
    1: (58, ((50, 60),)),
    2: (44, ((26, 58), (74, 58))),
    3: (36, ((26, 50), (74, 50), (50, 78))),
    4: (34, ((26, 46), (74, 46), (32, 78), (68, 78))),
    5: (31, ((18, 48), (50, 48), (82, 48), (34, 79), (66, 79))),
    6: (29, ((18, 46), (50, 46), (82, 46), (22, 75), (50, 79), (78, 75))),
}
"""Where tokens stand in a space by their number: their size, and the centre of each in hundredths
of its width and height."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a map.

    `chosen` is a character of the reader; `reach` the spaces it may enter with the cards that each
    costs, `targets` those it may attack, `sight` what it sees (None: nothing is shaded). `ghosts`
    are hidden characters of `seat`; `offers` the map cards dealt to it. `fresh` has changed since
    the reader last looked; `goal` is where a draft leads.
    """

    chosen: Fighter | None = None
    reach: Mapping[Number, int] = field(default_factory=dict)
    targets: Collection[Number] = frozenset()
    sight: Collection[Number] | None = None
    ghosts: Mapping[Number, Character] = field(default_factory=dict)
    seat: Seat | None = None
    offers: Collection[Number] = frozenset()
    fresh: Collection[Number] = frozenset()
    goal: Number | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a name, the number of its colour from 0, the cards in its hand, whether it
    is to act, and its place at the end."""

    name: str
    colour: int
    hand: int = 0
    active: bool = False
    place: int | None = None


def map_shapes(
    lattice: Lattice, table: Table, marks: Marks, players: Sequence[Player],
    shown: Collection[Number],
) -> Iterator[Shape]:  # fmt: skip
    """The spaces of the part shown, with their borders, marks and pieces."""
    spaces = [space for space in table.ground.spaces if space.number in shown]
    for space in spaces:
        yield from _ground(lattice, space, marks)
    yield from _borders(lattice, spaces)
    for space in spaces:
        yield from _mark_shapes(lattice, space.number, marks)
    for space in spaces:
        yield from _pieces(lattice, space.number, table, marks, players)


def place_hexagon(drawing: Drawing, lattice: Lattice, number: Number) -> Sprite:
    """A drawing in a hexagon's box, on a space."""
    x, y = lattice.centre(number)
    wide, high = (100 + 2 * MARGIN) * lattice.side, (lattice.tall + 2 * MARGIN) * lattice.side
    return Sprite(drawing, x - wide // 200, y - high // 200, lattice.side)


def _ground(lattice: Lattice, space: Space, marks: Marks) -> Iterator[Shape]:
    dim = marks.sight is not None and space.number not in marks.sight
    tone: Tone = "high" if space.high else "low"
    drawing = hexagon(
        tone, space.number % VARIANTS, lattice.tall, cover=space.cover,
        ledges=_ledges(lattice, space), dim=dim,
    )  # fmt: skip
    yield place_hexagon(drawing, lattice, space.number)
    x, y = lattice.centre(space.number)
    at = (x, y - round(1.28 * lattice.rise))
    colour = GROUNDS[tone, dim][0]
    yield Label(str(space.number), at, lattice.part(NUMBER), "ink", bold=True, on=colour)


def _ledges(lattice: Lattice, space: Space) -> int:
    """A bit for each direction in which a ledge goes down from a space."""
    if not space.high:
        return 0
    ground, found = lattice.ground, 0
    for number, (columns, rows) in enumerate(DIRECTIONS):
        other = ground.by_place.get((space.column + columns, space.row + rows))
        if other is None or other.high:
            continue
        border = border_of(space.number, other.number)
        if border not in ground.walls and border not in ground.stairs:
            found |= 1 << number
    return found


def _borders(lattice: Lattice, spaces: Sequence[Space]) -> Iterator[Shape]:
    numbers = {space.number for space in spaces}
    for borders, draw in ((lattice.ground.stairs, stairs), (lattice.ground.walls, wall)):
        for one, other in sorted(borders):
            if one in numbers or other in numbers:
                at = one if one in numbers else other
                yield place_hexagon(
                    draw(_direction(lattice, (one, other), at), lattice.tall), lattice, at
                )


def _direction(lattice: Lattice, border: Border, start: Number) -> tuple[int, int]:
    """The direction from a space of a border to the other one."""
    one = lattice.ground.by_number[start]
    other = lattice.ground.by_number[border[0] + border[1] - start]
    return other.column - one.column, other.row - one.row


def _mark_shapes(lattice: Lattice, number: Number, marks: Marks) -> Iterator[Shape]:
    rings = (
        ("fresh", number in marks.fresh), ("paper", number in marks.offers),
        ("gold", number in marks.reach), ("red", number in marks.targets),
        ("white", number == marks.goal),
    )  # fmt: skip
    for colour, there in rings:
        if there:
            yield place_hexagon(ring(colour, lattice.tall), lattice, number)
    cost = marks.reach.get(number)
    if cost is not None:
        x, y = lattice.centre(number)
        size, away = lattice.part(26), lattice.part(30)
        yield Sprite(disc("gold"), x + away - size // 2, y - away - size // 2, size)
        at = (x + away, y - away)
        yield Label(str(cost), at, size * 7 // 10, "ink", bold=True, on="gold")


def _pieces(
    lattice: Lattice, number: Number, table: Table, marks: Marks, players: Sequence[Player]
) -> Iterator[Shape]:
    x, y = lattice.centre(number)
    left, top = x - lattice.half, y - 2 * lattice.rise
    for seat, side in enumerate(table.sides):
        if number in side.shards:
            size = lattice.part(34)
            yield Sprite(shard(players[seat].colour), x - lattice.half, y - size, size)
    fighters = list(table.fighters_in(number))
    ghost = marks.ghosts.get(number)
    if ghost is not None and marks.seat is not None:
        fighters.append(Fighter(marks.seat, ghost))
    size, slots = SLOTS[min(max(len(fighters), 1), max(SLOTS))]
    for place, fighter in enumerate(fighters):
        across, down = slots[place % len(slots)]
        at = left + across * lattice.side // 100, top + down * 4 * lattice.rise // 100
        hidden = ghost is not None and fighter == (marks.seat, ghost)
        yield from fighter_shapes(
            table, fighter, players[fighter.seat].colour, at, lattice.part(size),
            chosen=fighter == marks.chosen, ghost=hidden,
        )  # fmt: skip


def fighter_shapes(
    table: Table, fighter: Fighter, colour: int, at: tuple[int, int], size: int, *,
    chosen: bool = False, ghost: bool = False,
) -> Iterator[Shape]:  # fmt: skip
    """A character about a point, with its number and health."""
    x, y = at
    faction = table.factions[fighter.seat].key
    if chosen:
        big = size * 130 // 100
        yield Sprite(glow(), x - big // 2, y - big // 2, big)
    drawing = token(faction, fighter.character, colour, ghost=ghost)
    yield Sprite(drawing, x - size // 2, y - size // 2, size)
    yield Label(str(fighter.character), at, size * 45 // 100, "ink", bold=True, on=COLOURS[colour])
    health, damage = table.health(fighter), table.piece(fighter).damage
    unit = size * 100 // (20 * 5)
    wide = 20 * health * unit // 100
    yield Sprite(pips(health, damage), x - wide // 2, y + size * 40 // 100, unit)

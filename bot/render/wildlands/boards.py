"""The map with everything on it, and marks for what a reader is about to do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import hypot
from typing import Final, NamedTuple

from bot.render.drawing import Colour, Drawing
from bot.render.scene import Shape, Sprite
from bot.render.wildlands.flags import sign
from bot.render.wildlands.ground import ground_shapes
from bot.render.wildlands.landscape import NUMBER_AT, Light
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.tokens import SMALL, dot, glow, number_disc, ring, shard, token
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Character, Flag
from engine.wildlands.maps import Number
from engine.wildlands.state import Table

SHARD: Final = 32
"""The size of a shard, in hundredths of a space's width."""
COST: Final = 27
"""The size of what a step costs."""
SIGN: Final = 30
"""The size of an attack's sign."""
SLOTS: Final[Mapping[int, tuple[int, int, tuple[tuple[int, int], ...]]]] = {
    1: (58, 57, ((50, 62),)),
    2: (44, 57, ((26, 60), (74, 60))),
    3: (37, 30, ((26, 47), (74, 47), (50, 81))),
    4: (35, 30, ((26, 46), (74, 46), (32, 80), (68, 80))),
    5: (31, 30, ((18, 46), (50, 46), (82, 46), (33, 80), (67, 80))),
    6: (29, 30, ((18, 46), (50, 46), (82, 46), (22, 77), (50, 82), (78, 77))),
    8: (23, 28, ((14, 46), (38, 46), (62, 46), (86, 46), (17, 76), (39, 79), (61, 79), (83, 76))),
    20: (18, 15, tuple((14 + 18 * (one % 5), 37 + 18 * (one // 5)) for one in range(20))),
}  # fmt: skip
"""Where tokens stand in a space by how many there are at most: their size in hundredths of its
width, but no more than those of its height, and the centre of each in those of both."""


class Trail(NamedTuple):
    """A step from one space to another, or an attack by a flag."""

    start: Number
    end: Number
    flag: Flag | None = None


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a map.

    `chosen` is a character of the reader; `reach` the spaces it may enter with the cards that each
    costs, `targets` those it may attack, `sight` what it sees (None: nothing is shaded). `ghosts`
    are hidden characters of `seat`; `offers` the map cards dealt to it. `fresh` has changed since
    the reader last looked, and `trails` tell of it; `goal` is where a draft leads.
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
    trails: Sequence[Trail] = ()


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
    size: tuple[int, int],
) -> Iterator[Shape]:  # fmt: skip
    """The ground in a picture of a size, with marks and pieces on the spaces that it shows."""
    yield from ground_shapes(lattice, _light(table, marks), *size)
    shown = [number for number in table.ground.by_number if _is_inside(lattice, number, size)]
    for number in shown:
        yield from _mark_shapes(lattice, number, marks)
    for number in shown:
        yield from _shard_shapes(lattice, number, table, players)
    for trail in marks.trails:
        yield from _trail_shapes(lattice, trail, "red" if trail.flag else "white")
    yield from _draft_shapes(lattice, table, marks)
    for number in shown:
        yield from _pieces(lattice, number, table, marks, players)


def _is_inside(lattice: Lattice, number: Number, size: tuple[int, int]) -> bool:
    """Whether the middle of a space is in a picture."""
    x, y = lattice.centre(number)
    return 0 < x < size[0] and 0 < y < size[1]


def _light(table: Table, marks: Marks) -> dict[Number, Light]:
    """What can be reached, or begun in, is light; what is not in sight is dark."""
    found: dict[Number, Light] = {}
    for number in table.ground.by_number:
        if number in marks.reach or number in marks.offers:
            found[number] = "lit"
        elif marks.sight is not None and number not in marks.sight:
            found[number] = "dim"
    return found


def _mark_shapes(lattice: Lattice, number: Number, marks: Marks) -> Iterator[Shape]:
    x, y = lattice.centre(number)
    rings: tuple[tuple[Colour, bool], ...] = (
        ("fresh", number in marks.fresh), ("red", number in marks.targets),
        ("white", number == marks.goal),
    )  # fmt: skip
    for colour, there in rings:
        if there:
            inset = -2 if number == marks.goal and colour == "white" else 3
            yield place_at(ring(colour, inset, lattice.half, lattice.rise), (x, y), 100)


def _draft_shapes(lattice: Lattice, table: Table, marks: Marks) -> Iterator[Shape]:
    """From the chosen character to where its draft leads: red if it attacks there."""
    start = table.piece(marks.chosen).space if marks.chosen else 0
    if start and marks.goal and not marks.trails:
        colour = "red" if marks.goal in marks.targets else "white"
        yield from _trail_shapes(lattice, Trail(start, marks.goal), colour)


def _trail_shapes(lattice: Lattice, trail: Trail, colour: Colour) -> Iterator[Shape]:
    """Dots that grow towards the end; an attack has its sign before the end."""
    (x1, y1), (x2, y2) = lattice.centre(trail.start), lattice.centre(trail.end)
    down = lattice.part(9)
    if trail.start != trail.end:
        length = hypot(x2 - x1, y2 - y1)
        count = round(length / lattice.part(16))
        for step in range(count * lattice.part(45) // round(length), count - 1):
            at = x1 + (x2 - x1) * step // count, y1 + (y2 - y1) * step // count + down
            yield place_at(dot(colour), at, lattice.part(6 + 6 * step / count))
    if trail.flag:
        at = (x2 * 2 + x1) // 3, (y2 * 2 + y1) // 3 + down
        if trail.start == trail.end:
            at = x1 - lattice.part(30), y1 - round(4 * NUMBER_AT * lattice.rise)
        yield place_at(sign(trail.flag), at, lattice.part(SIGN))


def _shard_shapes(
    lattice: Lattice, number: Number, table: Table, players: Sequence[Player]
) -> Iterator[Shape]:
    x, y = lattice.centre(number)
    for seat, side in enumerate(table.sides):
        if number in side.shards:
            at = x - lattice.part(36), y - lattice.part(3)
            yield place_at(shard(players[seat].colour), at, lattice.part(SHARD))


def _pieces(
    lattice: Lattice, number: Number, table: Table, marks: Marks, players: Sequence[Player]
) -> Iterator[Shape]:
    x, y = lattice.centre(number)
    left, top = x - lattice.half, y - 2 * lattice.rise
    fighters = list(table.fighters_in(number))
    ghost = marks.ghosts.get(number)
    if ghost is not None and marks.seat is not None:
        fighters.append(Fighter(marks.seat, ghost))
    wide, high, slots = SLOTS[min(count for count in SLOTS if count >= len(fighters))]
    size = min(wide, high * lattice.tall // 100)
    for fighter, (across, down) in zip(fighters, slots, strict=False):
        at = left + across * lattice.side // 100, top + down * 4 * lattice.rise // 100
        hidden = ghost is not None and fighter == (marks.seat, ghost)
        yield from fighter_shapes(
            table, fighter, players[fighter.seat].colour, at, lattice.part(size),
            chosen=fighter == marks.chosen, ghost=hidden,
        )  # fmt: skip
    if number in marks.reach:
        at = x + lattice.part(28), y - round(4 * NUMBER_AT * lattice.rise)
        yield place_at(number_disc(marks.reach[number], "gold"), at, lattice.part(COST))


def fighter_shapes(
    table: Table, fighter: Fighter, colour: int, at: tuple[int, int], size: int, *,
    chosen: bool = False, ghost: bool = False,
) -> Iterator[Shape]:  # fmt: skip
    """A character about a point, with its number and health; `size` is its own width."""
    if chosen:
        yield place_at(glow(), at, size * 144 // 100)
    health, damage = table.health(fighter), table.piece(fighter).damage
    faction = table.factions[fighter.seat].key
    drawing = token(
        faction, fighter.character, colour, health, damage, small=size < SMALL, ghost=ghost
    )
    yield place_at(drawing, at, size)


def place_at(drawing: Drawing, at: tuple[int, int], size: int) -> Sprite:
    x, y = at
    return Sprite(drawing, x - drawing.width * size // 200, y - drawing.height * size // 200, size)

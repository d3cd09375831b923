"""The map with everything on it, and marks for what a reader is about to do."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple, TypeAlias

from bot.render.drawing import Colour, Drawing
from bot.render.scene import Drop, Movable, Remark, Shape, Sprite, Stroke, Target
from bot.render.wildlands import tokens
from bot.render.wildlands.flags import sign
from bot.render.wildlands.ground import ground_shapes
from bot.render.wildlands.landscape import bold_height, number_spot
from bot.render.wildlands.lattice import Lattice
from bot.render.wildlands.map_themes import Light
from bot.render.wildlands.tokens import Look
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Card, Character, Flag
from engine.wildlands.maps import DIRECTIONS, Map, Number, border_of
from engine.wildlands.state import Table

SHARD, SHARD_ALONE = 33, 50
"""The size of a shard with characters and without, in hundredths of a space's width."""
SHARD_AT, SHARD_ALONE_AT, SHARD_BELOW_COST = (34, -14), (14, 12), (-10, 18)
"""Where it stands from the centre, in hundredths of the width and of the height."""
COST, LEAST_COST, MOST_COST = 40, 62, 78
"""The size of what a step costs: in hundredths of a space's width; at least in pixels, so that a
phone shows a number of 10; and at most in hundredths again."""
COST_AT: Final = (22, -26)
FALLEN: Final = 50  # the size of the stars where a character has been knocked out
FALLEN_AT: Final = (0, 8)
SIGN: Final = 30  # the size of an attack's sign
SLOTS: Final[Mapping[int, tuple[int, int, tuple[tuple[int, int], ...]]]] = {
    1: (62, 64, ((57, 57),)),
    2: (46, 48, ((27, 66), (74, 54))),
    3: (36, 34, ((73, 38), (26, 70), (68, 74))),
    4: (32, 29, ((73, 34), (24, 70), (52, 80), (78, 64))),
    5: (29, 28, ((64, 22), (82, 48), (19, 70), (48, 76), (77, 76))),
    6: (28, 27, ((62, 22), (82, 46), (57, 55), (17, 70), (43, 82), (74, 76))),
    8: (23, 28, ((14, 46), (38, 46), (62, 46), (86, 46), (17, 76), (39, 79), (61, 79), (83, 76))),
    20: (18, 15, tuple((14 + 18 * (one % 5), 37 + 18 * (one // 5)) for one in range(20))),
}  # fmt: skip
"""Where tokens stand in a space by how many there are at most: their size in hundredths of its
width, but no more than those of its height, and the centre of each in those of both."""
BESIDE_NUMBER: Final = 54, 56, ((70, 62),)
"""The same of one alone whose face a bold number would cover."""
FINGER: Final = 72  # the least side of what is touched, which a phone shows a third as large

Area: TypeAlias = tuple[int, int, int, int]  # the left and upper edge, the width and the height


class Trail(NamedTuple):
    """A step from one space to another, or an attack by a flag."""

    start: Number
    end: Number
    flag: Flag | None = None


@dataclass(frozen=True, slots=True)
class Touch:
    """What a tap does on a space, on a character, and on a card of the hand, by whether it is one
    of the chosen; what it does to drop a character of the reader on a space or on another, and
    what is said of one that is dropped elsewhere (`refusals`); the `refusal` is said of a card that
    is dragged, and `actions` are told of characters."""

    spaces: Mapping[Number, Target] = field(default_factory=dict)
    fighters: Mapping[Fighter, Target] = field(default_factory=dict)
    cards: Mapping[tuple[Card, bool], Target] = field(default_factory=dict)
    drops: Mapping[Fighter, Mapping[Number | Fighter, Drop]] = field(default_factory=dict)
    refusals: Mapping[Fighter, str] = field(default_factory=dict)
    refusal: str = ""
    actions: Mapping[Fighter, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks on a map.

    `chosen` is a character of the reader; `reach` the spaces it may enter with the cards that each
    costs, `targets` those it may attack, `sight` what it sees (None: nothing is shaded). `ghosts`
    are hidden characters of `seat`; `offers` the map cards dealt to it. `fresh` has changed since
    the reader last looked, `trails` tell of it, and somebody has been knocked out in `fallen`;
    `goal` is where a draft leads, `path` the spaces from that of the chosen one to
    where it walks. Only the numbers of what is `named` in words beside, dealt, or on the way are
    bold. `touch` is what the picture of a panel does when it is tapped, and
    `said` what it tells of characters.
    """

    chosen: Fighter | None = None
    reach: Mapping[Number, int] = field(default_factory=dict)
    targets: Collection[Number] = frozenset()
    sight: Collection[Number] | None = None
    ghosts: Mapping[Number, Character] = field(default_factory=dict)
    seat: Seat | None = None
    offers: Collection[Number] = frozenset()
    fresh: Collection[Number] = frozenset()
    fallen: Collection[Number] = frozenset()
    goal: Number | None = None
    trails: Sequence[Trail] = ()
    path: Sequence[Number] = ()
    named: Collection[Number] = frozenset()
    touch: Touch = field(default_factory=Touch)
    said: Mapping[Fighter, str] = field(default_factory=dict)

    def light_spaces(self, table: Table) -> dict[Number, Light]:
        """What can be reached, or begun in, is light; what can't be begun in or is not in sight is
        dark."""
        seen = self.offers or self.sight
        found: dict[Number, Light] = {}
        for number in table.ground.by_number:
            if number in self.reach or number in self.offers:
                found[number] = "lit"
            elif seen is not None and number not in seen:
                found[number] = "dim"
        return found

    def is_bold(self, number: Number) -> bool:
        """Whether words name a space, or it is on the way."""
        is_named = number in self.offers or number in self.named
        return is_named or number in (self.goal, *self.path[1:])

    def is_taken(self, table: Table, number: Number) -> bool:
        return number in self.ghosts or any(table.fighters_in(number))

    def shows_cost(self, table: Table, number: Number) -> bool:
        """On a path and a step from its end; everywhere without one."""
        if not self.path or number in self.path:
            return True
        return number in table.ground.neighbours[self.path[-1]]


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a name, the number of its colour from 0, the cards in its hand, whether it
    is to act, and its place at the end."""

    name: str
    colour: int
    hand: int = 0
    active: bool = False
    place: int | None = None


def draw_map(
    lattice: Lattice, table: Table, marks: Marks, players: Sequence[Player],
    size: tuple[int, int],
) -> Iterator[Shape | Target | Movable | Remark]:  # fmt: skip
    """The ground in a picture of a size, with marks and pieces on the spaces that it shows, and
    where it can be touched."""
    yield from ground_shapes(lattice, marks.light_spaces(table), *size)
    half, rise, (width, height) = lattice.half, lattice.rise, size
    centres = {number: lattice.centre(number) for number in table.ground.by_number}
    shown = {
        number: (x, y) for number, (x, y) in centres.items() if 0 < x < width and 0 < y < height
    }
    for number, at in shown.items():
        if number in marks.fresh:
            yield place_at(tokens.ring("fresh", 3, half, rise), at, 100)
        if number in marks.targets:
            yield place_at(tokens.sights(half, rise), at, 100)
        if number == marks.goal:
            yield place_at(tokens.ring("white", -2, half, rise), at, 100)
    for trail in marks.trails:
        yield from _trail_shapes(lattice, trail, "red" if trail.flag else "white")
    # From the chosen character to where its draft leads: red if it attacks there
    start = table.piece(marks.chosen).space if marks.chosen else 0
    way = [*marks.path]
    if way and marks.goal and marks.goal != way[-1]:
        way.append(marks.goal)
    if start and marks.goal and not marks.trails and not way:
        colour = "red" if marks.goal in marks.targets else "white"
        yield from _trail_shapes(lattice, Trail(start, marks.goal), colour)
    if len(way) > 1:
        *spots, (x1, y1), (x2, y2) = map(lattice.centre, way)
        spots += [(x1, y1), ((4 * x1 + 5 * x2) // 9, (4 * y1 + 5 * y2) // 9)]
        yield Stroke(tuple(spots), "ink", lattice.part(11))
        yield Stroke(tuple(spots), "white", lattice.part(6))
    for number in shown:
        for fighter, at, wide in _stand(lattice, number, table, marks):
            is_here, is_own = table.piece(fighter).space == number, fighter.seat == marks.seat
            drawn = []
            if fighter == marks.chosen and (is_here or not table.piece(fighter).space):
                drawn.append(place_at(tokens.glow(), at, wide * 130 // 100))
            token = fighter_shape(
                table, fighter, players, at, wide, as_ghost=not is_here, numbered=is_own
            )
            is_held = is_here or number in marks.offers
            drops = _list_drops(lattice, fighter, at, table, marks, shown) if is_held else ()
            grip = _centre(at, max(wide, FINGER), max(wide, FINGER))
            refusal = marks.touch.refusals.get(fighter, "")
            yield Movable((*drawn, token), (grip,), tuple(drops), refusal=refusal)
            told = marks.said.get(fighter, ""), marks.touch.actions.get(fighter, "")
            yield Remark(grip, " · ".join(filter(None, told)))
        yield from _shard_shapes(lattice, number, table, marks, players)
        yield from _sign_shapes(lattice, number, table, marks)
    yield from _find_targets(lattice, table, marks, size)


def _find_targets(
    lattice: Lattice, table: Table, marks: Marks, size: tuple[int, int]
) -> Iterator[Target]:
    """A character alone in a space that means nothing by itself has all of that. What the edge cuts
    off is left out."""
    is_touched = marks.touch.spaces or marks.touch.fighters
    for number in table.ground.by_number if is_touched else ():
        # As bricks the spaces leave no gap
        wide, high = max(2 * lattice.half, FINGER), max(3 * lattice.rise, FINGER)
        brick = _centre(lattice.centre(number), wide, high)
        there = marks.touch.spaces.get(number)
        found = [] if there is None else [(there, brick)]
        for fighter, at, drawn in _stand(lattice, number, table, marks):
            target, side = marks.touch.fighters.get(fighter), max(drawn, FINGER)
            if target is not None and table.piece(fighter).space in {0, number}:
                found.append((target, _centre(at, side, side)))
        if len(found) == 1:
            found = [(found[0][0], brick)]
        for target, (x, y, wide, high) in found:
            left, top = max(x, 0), max(y, 0)
            right, below = min(x + wide, size[0]), min(y + high, size[1])
            if min(right - left, below - top) >= FINGER:
                yield replace(target, boxes=((left, top, right - left, below - top),))


def _centre(at: tuple[int, int], wide: int, high: int) -> Area:
    return at[0] - wide // 2, at[1] - high // 2, wide, high


def _trail_shapes(lattice: Lattice, trail: Trail, colour: Colour) -> Iterator[Shape]:
    """Dots that grow towards the end; an attack has its sign before the end."""
    (x1, y1), (x2, y2) = lattice.centre(trail.start), lattice.centre(trail.end)
    down = lattice.part(9)
    if trail.start != trail.end:
        length = hypot(x2 - x1, y2 - y1)
        count = round(length / lattice.part(16))
        for step in range(count * lattice.part(45) // round(length), count - 1):
            at = x1 + (x2 - x1) * step // count, y1 + (y2 - y1) * step // count + down
            yield place_at(tokens.dot(colour), at, lattice.part(6 + 6 * step / count))
    if trail.flag:
        at = (x2 * 2 + x1) // 3, (y2 * 2 + y1) // 3 + down
        if trail.start == trail.end:
            at = lattice.spot(trail.end, COST_AT)
        yield place_at(sign(trail.flag), at, lattice.part(SIGN))


def _shard_shapes(
    lattice: Lattice, number: Number, table: Table, marks: Marks, players: Sequence[Player]
) -> Iterator[Shape]:
    alone = not marks.is_taken(table, number)
    for seat, side in enumerate(table.sides):
        if number in side.shards:
            aside = SHARD_BELOW_COST if _has_cost(table, number, marks) else SHARD_ALONE_AT
            at = lattice.spot(number, aside if alone else SHARD_AT)
            size = min(SHARD_ALONE, SHARD_ALONE * lattice.tall // 100) if alone else SHARD
            yield place_at(tokens.shard(players[seat].colour), at, lattice.part(size))


def _sign_shapes(lattice: Lattice, number: Number, table: Table, marks: Marks) -> Iterator[Shape]:
    """The number in bold if words name it, what a step there costs, and who has fallen there."""
    is_bold = marks.is_bold(number)
    if is_bold:
        high, (x, y) = bold_height(lattice.half), lattice.centre(number)
        right, down = number_spot(number, lattice.tall, high)
        at = x + round(right * lattice.half / 50), y + round(down * lattice.half / 50)
        yield place_at(tokens.space_number(number), at, lattice.part(high))
    if number in marks.fallen:
        yield place_at(tokens.stars(), lattice.spot(number, FALLEN_AT), lattice.part(FALLEN))
    if _has_cost(table, number, marks):
        disc = tokens.number_disc(marks.reach[number], "gold")
        size = min(max(lattice.part(COST), LEAST_COST), lattice.part(MOST_COST))
        # Rather over a pale number than over a face
        over_number = not is_bold and marks.is_taken(table, number)
        away = (-COST_AT[0] - 8, COST_AT[1]) if over_number else COST_AT
        yield place_at(disc, lattice.spot(number, away), size)


def _has_cost(table: Table, number: Number, marks: Marks) -> bool:
    """Not where it leads: there the number is to be read, and the framed cards are the price."""
    return number in marks.reach and number != marks.goal and marks.shows_cost(table, number)


def _list_drops(
    lattice: Lattice, mover: Fighter, at: tuple[int, int], table: Table, marks: Marks,
    shown: Collection[Number],
) -> Iterator[Drop]:  # fmt: skip
    """Where a character that stands about a point can be dropped: on the middle of another, or of a
    space, in which one that can be dropped on leaves the corner."""
    drops = marks.touch.drops.get(mover, {})
    for goal, drop in drops.items():
        space = table.piece(goal).space if isinstance(goal, Fighter) else goal
        if space not in shown:
            continue
        there = {who: spot for who, spot, _ in _stand(lattice, space, table, marks) if who in drops}
        x, y = lattice.centre(space)
        if isinstance(goal, Fighter):
            x, y = there[goal]
        elif there:
            x, y = lattice.spot(space, COST_AT)
        yield replace(drop, right=x - at[0], down=y - at[1])


def _stand(
    lattice: Lattice, number: Number, table: Table, marks: Marks
) -> Iterator[tuple[Fighter, tuple[int, int], int]]:
    """Who is drawn in a space, about which point and how large."""
    fighters = list(table.fighters_in(number))
    hidden = marks.ghosts.get(number)
    if hidden is not None and marks.seat is not None:
        fighters.append(Fighter(marks.seat, hidden))
    if marks.chosen and marks.path and number == marks.goal != marks.path[0]:
        fighters.append(marks.chosen)
    wide, high, slots = SLOTS[min(count for count in SLOTS if count >= len(fighters))]
    if len(fighters) == 1 and marks.is_bold(number):
        wide, high, slots = BESIDE_NUMBER
    size = lattice.part(min(wide, high * lattice.tall // 100))
    right, below = _leave_stairs(table.ground, number)
    for fighter, (across, down) in zip(fighters, slots, strict=False):
        yield fighter, lattice.spot(number, (across + right - 50, down + below - 50)), size


@lru_cache(maxsize=256)
def _leave_stairs(ground: Map, number: Number) -> tuple[int, int]:
    """How far the characters in a space stand away from the stairs beside and below them, in
    hundredths of its width and of its height."""
    space, right, down = ground.by_number[number], 0, 0
    for columns, rows in DIRECTIONS:
        other = ground.by_place.get((space.column + columns, space.row + rows))
        if other and rows >= 0 and border_of(number, other.number) in ground.stairs:
            right, down = right - 5 * columns, down - 8 * rows
    return right, down


def fighter_shape(
    table: Table, fighter: Fighter, players: Sequence[Player], at: tuple[int, int], size: int, *,
    as_ghost: bool = False, numbered: bool = False,
) -> Sprite:  # fmt: skip
    """A character about a point, with its health; `size` is its own width. It is `numbered` where
    the cards that name it are shown."""
    look = look_at(table, fighter, players)
    if as_ghost:
        return place_at(tokens.ghost(look, numbered=numbered), at, size)
    health, damage = table.health(fighter), table.piece(fighter).damage
    return place_at(tokens.token(look, health, damage, numbered=numbered), at, size)


def look_at(table: Table, fighter: Fighter, players: Sequence[Player]) -> Look:
    seat, character = fighter
    return Look(table.factions[seat].key, character, seat, players[seat].colour)


def place_at(drawing: Drawing, at: tuple[int, int], size: int) -> Sprite:
    x, y = at
    return Sprite(drawing, x - drawing.width * size // 200, y - drawing.height * size // 200, size)

"""Wildlands' pictures as scenes: pure functions of what a viewer may see. Names are passed in the
reader's language; only numbers, letters of seats and signs are written here. All are as wide as a
message shows them twice over, and low enough for the buttons below."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Final, NamedTuple

from bot.render.scene import (
    HIGHEST_ON_PAGE,
    MESSAGE_WIDTH,
    Box,
    Label,
    Movable,
    Scene,
    Shape,
    Target,
    build_scene,
)
from bot.render.wildlands import cards
from bot.render.wildlands.boards import Marks, Player, draw_map, fighter_shape, look_at, place_at
from bot.render.wildlands.lattice import Lattice, fit_lattice, open_window
from bot.render.wildlands.overview import overview_shapes
from bot.render.wildlands.tokens import badge, fallen, fan, gem, number_disc
from engine.contract import Seat
from engine.wildlands.actions import SEAT_LETTERS, Fighter
from engine.wildlands.cards import CHARACTERS, Card, Character
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing, Table

BETWEEN: Final = 12
MARK, NAME, GEM, FAN = 54, 38, 68, 62
PLACE: Final = 60
METALS: Final = {1: "gold", 2: "silver", 3: "wood-light"}
ACROSS: Final = {2: 2, 3: 3, 4: 2}
CHIP: Final = 62  # the height of a seat in little room
CHIP_NAMED: Final = 270
CHIP_NAME: Final = 24
TIGHT_NAME: Final = 27
"""Like that of a chip small enough that a computer's name with its number is never cut."""
TIGHT: Final = 150
TOKENS: Final = {2: (64, 152), 3: (44, 132), 4: (56, 138)}
"""The size of a character and the height of a seat, by how many seats there are."""
HIGHEST: Final = 588
"""The most height with which four rows of buttons fit on a phone's screen, too."""
HIGHEST_SETUP: Final = 660  # the same of a large map in set-up, whose buttons are small
HIGHEST_WAITING: Final = 920  # the same while others act, with fewer buttons
HIGHEST_BOARD: Final = 1200  # the same for a board, which has one row
EDGE: Final = 16  # the room beside the map and what stands below it
GAP: Final = 10  # the room above and below them
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
HIGHEST_MAP: Final = 780  # the most height of a map on a board
TALLEST: Final = 1.21  # the height of a hexagon by its width
COLUMN: Final = 280  # the width of what stands beside the map of a panel
NAMED: Final = 2  # the seats up to which they have names there
READABLE: Final = 60  # half the width of hexagons that a phone shows large enough
SIDE: Final = 256  # the width of what stands beside an enlarged part of a map
SIZES: Final = ((78, 37), (66, 32), (56, 27))
"""Half the width, and a quarter of the height, of hexagons there: few, since the land is drawn anew
in each."""
FEWEST: Final = 7  # the cards for which a row has room at least
FEWEST_ON_TALL_PAGE: Final = 5
HAND_COLUMNS: Final = 4
NEAR: Final = 2  # within how many steps of a draft's goal a shard is shown, too
LARGEST: Final = 260  # the width of a hexagon in a close-up


def map_scene(table: Table, marks: Marks, players: Sequence[Player]) -> Scene:
    """The whole map, and each seat with its points and characters below it."""
    lattice, high = _fit(table, HIGHEST_MAP)
    below = strip_height(len(players))
    height = high + below + 2 * GAP
    drawn = chain(
        draw_map(lattice, table, marks, players, (MESSAGE_WIDTH, high)),
        (Box(0, high, MESSAGE_WIDTH, height - high, "mat"),),
        strip_shapes(table, players, EDGE, high + GAP, INNER),
    )
    return build_scene(MESSAGE_WIDTH, height, "mat", drawn)


def panel_scene(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, hand: Sequence[Card],
    chosen: Sequence[Card] = (), *, page_height: int = 0,
) -> Scene:  # fmt: skip
    """The map with the viewer's hand, the chosen cards framed. Of a map too large for a phone the
    part around what is marked is enlarged, but on a page; without cards it is shown alone, but on a
    page only while characters are placed."""
    sheet = Sheet(table, players, seat, hand, chosen)
    if page_height and not marks.offers:
        return _compose_below(marks, sheet, page_height, is_tall=page_height > HIGHEST_ON_PAGE)
    if not hand:
        # The whole map as wide as the picture
        highest = HIGHEST_SETUP if marks.offers and is_large(table) else HIGHEST
        highest = page_height or highest
        lattice, high = _fit(table, highest)
        drawn = draw_map(lattice, table, marks, players, (MESSAGE_WIDTH, high))
        return build_scene(MESSAGE_WIDTH, high, "mat", drawn)
    return _compose_zoomed(marks, sheet) if is_large(table) else _compose_beside(marks, sheet)


def is_large(table: Table) -> bool:
    """Whether a panel shows only a part of the map."""
    return _fit_beside(table)[0].half < READABLE


def _fit_beside(table: Table) -> tuple[Lattice, int]:
    return _fit(table, HIGHEST, width=MESSAGE_WIDTH - COLUMN - 2 * EDGE)


def waiting_scene(
    table: Table, marks: Marks, players: Sequence[Player], seat: Seat, hand: Sequence[Card]
) -> Scene:
    """The whole map with the viewer's hand while others act: a large map in a higher picture."""
    if not hand or not is_large(table):
        return panel_scene(table, marks, players, seat, hand)
    return _compose_below(marks, Sheet(table, players, seat, hand, ()), HIGHEST_WAITING)


class Sheet(NamedTuple):
    """What a panel shows beside the map."""

    table: Table
    players: Sequence[Player]
    seat: Seat
    hand: Sequence[Card]
    chosen: Sequence[Card]

    def draw_hand(
        self, marks: Marks, at: tuple[int, int], width: int, columns: int
    ) -> Iterator[Target | Movable]:
        seat, colour = self.seat, self.players[self.seat].colour
        return cards.draw_hand(
            self.hand, self.chosen, seat, colour, at, width, columns,
            find_claiming(self.table, seat), marks.touch.cards,
            marks.touch.refusal,
        )  # fmt: skip


def find_claiming(table: Table, seat: Seat) -> list[Character]:
    """The characters whose icons can claim a shard: those that stand on one, and then also those
    that are knocked out."""
    side = table.sides[seat]
    found = [one for one, piece in enumerate(side.pieces, 1) if piece.space in side.shards]
    return [*found, *side.characters(Standing.OUT)] if found else []


def _compose_beside(marks: Marks, sheet: Sheet) -> Scene:
    """The whole map, the seats' points and the hand beside it."""
    room = MESSAGE_WIDTH - COLUMN - 2 * EDGE
    table, players = sheet.table, sheet.players
    lattice, high = _fit_beside(table)
    across = 1 if len(players) <= NAMED else 2
    top = GAP + column_height(len(players), across) + EDGE
    least = top + cards.hand_height(len(sheet.hand), COLUMN, 2) + GAP
    if least > high:
        lattice, high = replace(lattice, top=lattice.top + (least - high) // 2), least
    left = room + EDGE
    drawn = chain(
        draw_map(lattice, table, marks, players, (room, high)),
        (Box(room, 0, MESSAGE_WIDTH - room, high, "mat"),
         Box(0, high, MESSAGE_WIDTH, lattice.side, "mat")),
        column_shapes(table, players, left, GAP, COLUMN, across),
        sheet.draw_hand(marks, (left, top), COLUMN, 2),
    )  # fmt: skip
    return build_scene(MESSAGE_WIDTH, high, "mat", drawn)


def _compose_below(marks: Marks, sheet: Sheet, highest: int, *, is_tall: bool = False) -> Scene:
    """The whole map, the seats' points and the hand below it; on a tall page with larger cards, and
    with the seats' characters where they take no room from the map."""
    table, players, across = sheet.table, sheet.players, len(sheet.players)
    columns = max(len(sheet.hand), FEWEST_ON_TALL_PAGE if is_tall else FEWEST)
    hand = cards.hand_height(len(sheet.hand), INNER, columns)
    row, strip = column_height(across, across), strip_height(across)
    lattice, high = _fit(table, highest - hand - row - 2 * GAP)
    seats = column_shapes(table, players, EDGE, high + GAP, INNER, across)
    if is_tall and _fit(table, highest - hand - strip - 2 * GAP) == (lattice, high):
        row, seats = strip, strip_shapes(table, players, EDGE, high + GAP, INNER)
    height = high + hand + row + 2 * GAP
    drawn = chain(
        draw_map(lattice, table, marks, players, (MESSAGE_WIDTH, high)),
        (Box(0, high, MESSAGE_WIDTH, height - high, "mat"),),
        seats,
        sheet.draw_hand(marks, (EDGE, high + row + 2 * GAP), INNER, columns),
    )
    return build_scene(MESSAGE_WIDTH, height, "mat", drawn)


def _compose_zoomed(marks: Marks, sheet: Sheet) -> Scene:
    """The part of the map that matters; beside it the whole in small and the seats' points, and
    below it the hand in a row. The hexagons have one size, whatever is chosen, if all that matters
    has room; where even the least has none, they are as large as it has."""
    room, left = MESSAGE_WIDTH - SIDE - 2 * EDGE, MESSAGE_WIDTH - SIDE - EDGE
    columns, table = max(len(sheet.hand), FEWEST), sheet.table
    high = HIGHEST - cards.hand_height(len(sheet.hand), INNER, FEWEST) - GAP
    for focus in list_focuses(table, marks, sheet.seat):
        lattice = open_window(table.ground, focus, room, high, SIZES)
        if lattice.half >= SIZES[-1][0]:
            break
    below = high - column_height(len(sheet.players))
    size, at = (SIDE, below - GAP), (left, GAP // 2)
    overview: Iterable[Shape] = ()
    if any(one > most for one, most in zip(lattice.measure(), (room, high), strict=True)):
        overview = overview_shapes(
            table, marks, sheet.players, sheet.seat, lattice, (room, high), at, size
        )
    drawn = chain(
        draw_map(lattice, table, marks, sheet.players, (room, high)),
        (Box(room, 0, MESSAGE_WIDTH - room, HIGHEST, "mat"),
         Box(0, high, MESSAGE_WIDTH, HIGHEST - high, "mat")),
        overview,
        column_shapes(table, sheet.players, left, below, SIDE),
        sheet.draw_hand(marks, (EDGE, high + GAP), INNER, columns),
    )  # fmt: skip
    return build_scene(MESSAGE_WIDTH, HIGHEST, "mat", drawn)


def list_focuses(table: Table, marks: Marks, seat: Seat) -> Iterator[frozenset[Number]]:
    """The spaces that matter, then fewer of them for where they have no room: that of the chosen
    character, in reach or aimed at, and where a draft leads, with own shards near there; else what
    has changed or is named; else those of the viewer's own characters. Last, those of who acts and
    the aim, or of the own character that has most news around it."""
    chosen = table.piece(marks.chosen).space if marks.chosen else 0
    goal = marks.goal or 0
    near = {space for space in marks.reach if marks.shows_cost(table, space)}
    walks = table.ground.walks[goal] if marks.reach and goal else {}
    shards = [shard for shard in table.sides[seat].shards if walks.get(shard, NEAR + 1) <= NEAR]
    way = {chosen, goal, *marks.path} - {0}
    attacked = {trail.end for trail in marks.trails if trail.flag}
    ends = {trail.end for trail in marks.trails} | {*marks.fresh, *marks.fallen}
    starts = {trail.start for trail in marks.trails}
    own = {piece.space for piece in table.sides[seat].pieces} | {*marks.ghosts}
    draft = way | {*near, *marks.targets}
    wide = (draft | {*shards}) - {0} or ends | starts | {*marks.named} or own - {0}
    yield frozenset(wide or table.ground.by_number)
    aim = way if goal else way | {*marks.targets}
    around = (
        {space, *(end for end in ends if table.ground.walks[space].get(end, NEAR + 1) <= NEAR)}
        for space in own - {0}
    )
    busiest = max(around, key=len, default=set())
    for fewer in (draft, aim | {*near}, aim) if draft else (ends, attacked or busiest):
        if fewer:
            yield frozenset(fewer)


def hand_scene(hand: Sequence[Card], seat: Seat, colour: int) -> Scene:
    at = EDGE, GAP
    drawn = cards.draw_hand(hand, (), seat, colour, at, INNER, HAND_COLUMNS)
    height = cards.hand_height(len(hand), INNER, HAND_COLUMNS) + GAP
    return build_scene(MESSAGE_WIDTH, height, "mat", drawn)


def close_up_scene(
    table: Table, marks: Marks, players: Sequence[Player], spaces: Collection[Number]
) -> Scene:
    """Some spaces (at least one) and their neighbours, enlarged."""
    ground = table.ground
    near = {other.number for one in spaces for other in ground.touching(ground.by_number[one])}
    lattice, height = _fit(table, HIGHEST, near | set(spaces))
    drawn = draw_map(lattice, table, marks, players, (MESSAGE_WIDTH, height))
    return build_scene(MESSAGE_WIDTH, height, "mat", drawn)


def _fit(
    table: Table, height: int, shown: Collection[Number] = (), width: int = MESSAGE_WIDTH
) -> tuple[Lattice, int]:
    """The lattice in the middle of so much room at the upper left, and the height it takes."""
    inner = width - 2 * GAP
    found = fit_lattice(table.ground, inner, height - 2 * GAP, LARGEST, TALLEST, shown)
    wide, high = found.measure(shown)
    return replace(found, left=(width - wide) // 2, top=GAP), high + 2 * GAP


def strip_height(seats: int) -> int:
    rows, (_, high) = -(-seats // ACROSS[seats]), TOKENS[seats]
    return rows * (high + BETWEEN) - BETWEEN


def strip_shapes(
    table: Table, players: Sequence[Player], left: int, top: int, width: int
) -> Iterator[Shape]:
    """The seats side by side, the winners first."""
    across = ACROSS[len(players)]
    each = (width + BETWEEN) // across - BETWEEN
    order = sorted(range(len(players)), key=lambda seat: (players[seat].place or 0, seat))
    for number, seat in enumerate(order):
        row, column = divmod(number, across)
        token, high = TOKENS[len(players)]
        at = left + column * (each + BETWEEN), top + row * (high + BETWEEN)
        yield from _seat(table, players, seat, at, each, token, high)


def _seat(
    table: Table, players: Sequence[Player], seat: Seat, at: tuple[int, int], width: int,
    token: int, high: int,
) -> Iterator[Shape]:  # fmt: skip
    """A seat's mark, name and points, then its characters and its hand."""
    (x, y), side, middle, player = at, table.sides[seat], at[1] + 36, players[seat]
    marked = player.active or player.place == 1
    ground = "mat-line" if marked else "mat"
    outline = "gold" if marked else "mat-line"
    yield Box(x, y, width, high, ground, outline, 4, 12)
    yield place_at(badge(seat, player.colour, SEAT_LETTERS[seat]), (x + 36, middle), MARK)
    medal = PLACE if player.place else 0
    widest = width - 72 - GEM - 16 - medal
    size = NAME if widest > TIGHT else TIGHT_NAME
    yield Label(player.name, (x + 70, middle), size, "chalk", "left", True, ground, widest)
    if player.place:
        drawing = number_disc(player.place, METALS.get(player.place, "stone"))
        yield place_at(drawing, (x + width - GEM - 12 - PLACE // 2, middle), PLACE)
    yield place_at(gem(side.points), (x + width - 12 - GEM // 2, middle), GEM)
    below, room = y + (60 + high) // 2 - 4, width - 2 * 12 - FAN
    yield place_at(fan(player.hand), (x + width - 12 - GEM // 2, below + 6), FAN)
    step = min(token * 5 // 4, room // CHARACTERS)
    for character in range(1, CHARACTERS + 1):
        fighter = Fighter(seat, character)
        place = x + 12 + step * (character - 1) + step // 2, below
        standing = table.piece(fighter).standing
        if standing is Standing.OUT:
            yield place_at(fallen(look_at(table, fighter, players)), place, token)
        else:
            is_hidden = standing is Standing.HIDDEN
            yield fighter_shape(table, fighter, players, place, token, as_ghost=is_hidden)


def column_height(seats: int, across: int = 1) -> int:
    return -(-seats // across) * (CHIP + BETWEEN) - BETWEEN


def column_shapes(
    table: Table, players: Sequence[Player], left: int, top: int, width: int, across: int = 1
) -> Iterator[Shape]:
    """The seats in little room, so many side by side: with their names where those fit."""
    each = (width + BETWEEN) // across - BETWEEN
    for seat, player in enumerate(players):
        row, column = divmod(seat, across)
        at = left + column * (each + BETWEEN), top + row * (CHIP + BETWEEN)
        yield from _chip(table, player, seat, at, each)


def _chip(
    table: Table, player: Player, seat: Seat, at: tuple[int, int], width: int
) -> Iterator[Shape]:
    (x, y), middle = at, at[1] + CHIP // 2
    ground = "mat-line" if player.active else "mat"
    outline = "gold" if player.active else "mat-line"
    yield Box(x, y, width, CHIP, ground, outline, 4, 10)
    yield place_at(badge(seat, player.colour, SEAT_LETTERS[seat]), (x + 26, middle), 42)
    yield place_at(gem(table.sides[seat].points), (x + width - 34, middle), 60)
    yield place_at(fan(player.hand), (x + width - 92, middle), 56)
    if width > CHIP_NAMED:
        at, widest = (x + 52, middle), width - 172
        yield Label(player.name, at, CHIP_NAME, "chalk", "left", False, ground, widest)

"""Sheets: a faction with its five characters and its deck by kind, and a character alone. In a
match they also tell how a seat's characters are; all of it lies open, but for the places that only
the viewer knows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.render.drawing import Colour, Drawing
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Target, build_scene
from bot.render.wildlands import tokens
from bot.render.wildlands.boards import Player, look_at, place_at
from bot.render.wildlands.cards import BETWEEN, PLATES, card_drawing, draw_hand, hand_height
from bot.render.wildlands.flags import sign
from engine.contract import Seat
from engine.wildlands.actions import SEAT_LETTERS, Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Card, Character, Flag
from engine.wildlands.factions import Faction
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing, Table

EDGE: Final = 16
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
LINE, NAME, WORD, COUNT = 46, 52, 34, 46  # the sizes of texts; `WORD` of what may be long
HEAD, STRIP, ROW, FOOT = 96, 76, 130, 88
ROWS: Final = CHARACTERS * ROW
FACE: Final = 120
NAME_AT, NAME_ROOM = EDGE + FACE + 20, 290
SIGNS_AT, SIGN, SIGN_STEP = 470, 70, 124
KINDS: Final[Mapping[Colour, tuple[Flag, Sequence[Flag]]]] = {
    plate: (shown, [flag for flag, other in PLATES.items() if other == plate])
    for plate, shown in (
        (PLATES[Flag.MELEE], Flag.MELEE), (PLATES[Flag.RANGED], Flag.RANGED),
        (PLATES[Flag.GUARD], Flag.GUARD), (PLATES[Flag.FLY], Flag.FLY),
    )
}  # fmt: skip
"""The groups of flags by colour, each with the flag whose sign stands for it."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """Numbers of cards in a faction's deck: with each character's icon, with each of its flags,
    with open actions, and wild cards."""

    icons: Mapping[Character, int]
    flags: Mapping[Character, Mapping[Flag, int]]
    open_actions: Mapping[Flag, int]
    wilds: int

    def count(self, flags: Sequence[Flag]) -> int:
        """How often cards show one of these flags."""
        shown = (*self.flags.values(), self.open_actions)
        return sum(counts.get(flag, 0) for counts in shown for flag in flags)


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a picture tells of a faction, in the reader's language: its strengths, and who may use
    open actions."""

    faction: Faction
    abilities: Abilities
    strengths: Sequence[str]
    anyone: str


@dataclass(frozen=True, slots=True)
class Roster:
    """How a seat's characters are; `places` of hidden ones are those that the reader knows."""

    table: Table
    players: Sequence[Player]
    seat: Seat
    places: Mapping[Character, Number] = field(default_factory=dict)

    def fighter(self, character: Character) -> Fighter:
        return Fighter(self.seat, character)


def faction_scene(sheet: Sheet, roster: Roster | None = None) -> Scene:
    """A faction; with a roster, that of a seat below its player's name."""
    shapes = [*_head(sheet, roster)] if roster else []
    top = HEAD if roster else EDGE
    for line in [" · ".join(sheet.strengths)] if roster else sheet.strengths:
        at = EDGE, top + LINE // 2
        shapes.append(Label(line, at, LINE, "chalk", "left", widest=INNER))
        top += LINE * 4 // 3
    shapes += _kinds(sheet.abilities, top)
    top += STRIP + EDGE
    shapes += _rows(sheet, roster, top)
    top += ROWS
    # Open actions
    seat, middle = roster.seat if roster else 0, top + FOOT // 2
    drawing = tokens.badge(seat, roster.players[seat].colour if roster else 0, "")
    shapes.append(place_at(drawing, (EDGE + FACE // 2, middle), FOOT - 24))
    shapes.append(Label(sheet.anyone, (NAME_AT, middle), LINE, "chalk", "left", widest=NAME_ROOM))
    shapes += _signs(sheet.abilities.open_actions, middle, "mat")
    return Scene(MESSAGE_WIDTH, top + FOOT, "mat", tuple(shapes))


def _head(sheet: Sheet, roster: Roster) -> Iterator[Shape]:
    player, seat, middle = roster.players[roster.seat], roster.seat, HEAD // 2
    letter, points = SEAT_LETTERS[seat], roster.table.sides[seat].points
    yield place_at(tokens.badge(seat, player.colour, letter), (EDGE + 36, middle), 64)
    at = EDGE + 88, middle
    yield Label(player.name, at, NAME, "chalk", "left", bold=True, widest=450)
    at = MESSAGE_WIDTH - EDGE - 176, middle
    yield Label(sheet.faction.name, at, NAME, "gold", "right", widest=320)
    yield place_at(tokens.fan(player.hand), (MESSAGE_WIDTH - EDGE - 128, middle), 70)
    yield place_at(tokens.gem(points), (MESSAGE_WIDTH - EDGE - 42, middle), 80)


def _kinds(abilities: Abilities, top: int) -> Iterator[Shape]:
    """The deck by kind: a group is as wide as its share of all that cards show."""
    counts = [(plate, shown, abilities.count(flags)) for plate, (shown, flags) in KINDS.items()]
    parts: list[tuple[Colour, Drawing, int]] = [
        (plate, sign(shown), count) for plate, shown, count in counts if count
    ]
    parts.append(("gold", card_drawing(WILD, 0, 0), abilities.wilds))
    least, total = STRIP * 2 - 12, sum(count for _, _, count in parts) or 1
    left, room = EDGE, INNER - least * len(parts)
    for number, (plate, drawing, count) in enumerate(parts, 1):
        right = left + least + room * count // total
        right = EDGE + INNER if number == len(parts) else right
        yield Box(left, top, right - left, STRIP, plate, "ink", 3, 8)
        middle = (left + right) // 2
        yield place_at(drawing, (middle - 34, top + STRIP // 2), STRIP - 20)
        at = middle + 6, top + STRIP // 2
        yield Label(str(count), at, COUNT, "ink", "left", bold=True, on=plate)
        left = right


def append_rows(scene: Scene, sheet: Sheet, roster: Roster, controls: Iterable[str]) -> Scene:
    """A picture above a seat's characters, of which a tap presses its control."""
    top = scene.height
    boxes = [(0, top + ROW * number, MESSAGE_WIDTH, ROW) for number in range(CHARACTERS)]
    taps = (Target(one, boxes=(box,)) for one, box in zip(controls, boxes, strict=True))
    shapes = (*scene.shapes, *_rows(sheet, roster, top))
    return replace(scene, height=top + ROWS, shapes=shapes, targets=(*scene.targets, *taps))


def _rows(sheet: Sheet, roster: Roster | None, top: int) -> Iterator[Shape]:
    for character in range(1, CHARACTERS + 1):
        yield from _row(sheet, roster, character, top + (character - 1) * ROW)


def _row(sheet: Sheet, roster: Roster | None, character: Character, top: int) -> Iterator[Shape]:
    """A character: its face, its name above its health and place, and what its cards let it do."""
    middle, ground = top + ROW // 2, "mat-line" if character % 2 else "mat"
    if character % 2:
        yield Box(EDGE // 2, top, MESSAGE_WIDTH - EDGE, ROW, ground, radius=10)
    yield _face(sheet.faction, roster, character, (EDGE + FACE // 2, middle))
    at, name = (NAME_AT, middle - 26), sheet.faction.name_of(character)
    yield Label(name, at, NAME, "chalk", "left", True, ground, NAME_ROOM)
    yield _health(sheet.faction, roster, character, (NAME_AT, middle + 32), 130)
    if roster is not None:
        yield from _place(roster, character, (NAME_AT + 224, middle + 32), ground)
    flags = sheet.abilities.flags[character]
    yield from _signs(flags, middle, ground)


def _face(
    faction: Faction, roster: Roster | None, character: Character, at: tuple[int, int]
) -> Shape:
    if roster is None:
        return place_at(_medallion(faction, character), at, FACE)
    fighter = roster.fighter(character)
    standing = roster.table.piece(fighter).standing
    if standing is Standing.OUT:
        look = look_at(roster.table, fighter, roster.players)
        return place_at(tokens.fallen(look), at, FACE * 3 // 4)
    side = roster.table.sides[roster.seat]
    has_begun = any(piece.standing is not Standing.HIDDEN for piece in side.pieces)
    hidden = standing is Standing.HIDDEN and has_begun
    return place_at(_medallion(faction, character, hidden=hidden), at, FACE)


def _medallion(faction: Faction, character: Character, *, hidden: bool = False) -> Drawing:
    """A face with its number; the number alone in a faction without faces."""
    if faction.key not in tokens.FACES:
        return tokens.portrait(faction.key, character)
    return tokens.medallion(faction.key, character, hidden=hidden)


def _health(
    faction: Faction, roster: Roster | None, character: Character, at: tuple[int, int], size: int
) -> Shape:
    """To the right of a point."""
    damage = roster.table.piece(roster.fighter(character)).damage if roster else 0
    health = faction.health[character - 1]
    (x, y), wide = at, size * tokens.PIP * health // 100
    return place_at(tokens.health_bar(health, damage), (x + wide // 2 + 2, y), size)


def _place(
    roster: Roster, character: Character, at: tuple[int, int], ground: Colour
) -> Iterator[Shape]:
    piece = roster.table.piece(roster.fighter(character))
    if piece.standing is Standing.OUT:
        return
    place = piece.space or roster.places.get(character, 0)
    known = "chalk" if piece.space else "stone-light"
    yield place_at(tokens.ring(known, 0, 36, 17), at, 100)
    yield Label(str(place or "?"), at, WORD, known, "middle", True, ground)


def _signs(counts: Mapping[Flag, int], middle: int, ground: Colour) -> Iterator[Shape]:
    """Each sign with the number of cards that have it."""
    for number, (flag, count) in enumerate(counts.items()):
        x = SIGNS_AT + number * SIGN_STEP + SIGN // 2
        yield place_at(sign(flag), (x, middle), SIGN)
        at = x + SIGN // 2 + 6, middle
        yield Label(str(count), at, COUNT, "chalk", "left", True, ground)


PORTRAIT, ABILITY, PIPS = 340, 86, (30, 46)


def character_scene(
    sheet: Sheet, character: Character, names: Mapping[Flag, str], move: str,
    roster: Roster | None = None,
) -> Scene:  # fmt: skip
    """A character alone, with a card for each in the deck that lets it do something; flags and
    moves by name."""
    faction, flags = sheet.faction, sheet.abilities.flags[character]
    seat = roster.seat if roster else 0
    number = tokens.badge(seat, roster.players[seat].colour if roster else 0, str(character))
    rows: list[tuple[Drawing, str, int, Colour]] = [
        (number, move, sheet.abilities.icons[character], "paper"),
        *((sign(flag), names[flag], count, PLATES[flag]) for flag, count in flags.items()),
    ]
    height = max(PORTRAIT + 3 * EDGE + 76, 160 + ABILITY * len(rows) + EDGE)
    shapes = [*_portrait(faction, roster, character)]
    left = PORTRAIT + 3 * EDGE
    name, room = faction.name_of(character), MESSAGE_WIDTH - left - EDGE
    shapes.append(Label(name, (left, 58), 92, "chalk", "left", bold=True, widest=room))
    shapes.append(Label(faction.name, (left, 126), LINE, "gold", "left", widest=room))
    for row, (drawing, text, count, plate) in enumerate(rows):
        y = 160 + ABILITY * row + ABILITY // 2
        shapes.append(place_at(drawing, (left + 34, y), 68))
        shapes.append(Label(text, (left + 84, y), LINE, "chalk", "left", widest=392))
        shapes.append(Label(str(count), (left + 548, y), COUNT, "chalk", "right", bold=True))
        # A small card for each
        wide, high = PIPS
        room = MESSAGE_WIDTH - EDGE - left - 566 - wide
        step = min(wide + 8, room // max(1, count - 1))
        for pip in range(count):
            x = left + 566 + step * pip
            shapes.append(Box(x, y - high // 2, wide, high, plate, "ink", 3, 6))
    return Scene(MESSAGE_WIDTH, height, "mat", tuple(shapes))


def _portrait(faction: Faction, roster: Roster | None, character: Character) -> Iterator[Shape]:
    """The face in a frame, stars before one that is knocked out, above the health."""
    middle = EDGE + PORTRAIT // 2
    yield Box(EDGE, EDGE, PORTRAIT, PORTRAIT, "paper", "gold", 6, 24)
    face = tokens.portrait(faction.key, character)
    yield place_at(face, (middle, middle + PORTRAIT * 3 // 100), PORTRAIT * 96 // 100)
    if roster and roster.table.piece(roster.fighter(character)).standing is Standing.OUT:
        yield place_at(tokens.stars(), (middle, EDGE + PORTRAIT // 4), PORTRAIT * 3 // 4)
    at = EDGE + 12, PORTRAIT + 2 * EDGE + 34
    yield _health(faction, roster, character, at, PORTRAIT * 5 // 6)


CELL, TITLED, AMONG, LIST = 124, 46, 66, 4
"""Of a faction among others: its height, the size of its name and of a face, and how many signs
stand for it."""
SMALL: Final = 54  # the size of such a sign
SIGNS_BESIDE, FACES_BESIDE = 320, 590
"""Where the signs and the faces begin, beside the name."""


def factions_scene(sheets: Sequence[Sheet], chosen: str = "") -> Scene:
    """Factions below each other: what their decks have most of, their faces, and what they are
    good at."""
    shapes: list[Shape] = []
    room = SIGNS_BESIDE - 2 * EDGE
    step = (MESSAGE_WIDTH - FACES_BESIDE - EDGE) // CHARACTERS
    for number, sheet in enumerate(sheets):
        top, is_chosen = number * CELL, sheet.faction.key == chosen
        ground = "mat-line" if is_chosen else "mat"
        outline = "gold" if is_chosen else "mat-line"
        shapes.append(Box(4, top + 4, MESSAGE_WIDTH - 8, CELL - 8, ground, outline, 5, 12))
        # First, as a label paints the ground around it, too
        told = " · ".join(sheet.strengths)
        shapes.append(Label(told, (EDGE, top + 89), 40, "chalk", "left", on=ground, widest=INNER))
        name, middle = sheet.faction.name, top + 40
        shapes.append(Label(name, (EDGE, middle), TITLED, "gold", "left", True, ground, room))
        counts = {flag: sheet.abilities.count([flag]) for flag in Flag}
        for place, flag in enumerate(sorted(counts, key=lambda flag: -counts[flag])[:LIST]):
            x = SIGNS_BESIDE + place * (SMALL + 4) + SMALL // 2
            shapes.append(place_at(sign(flag), (x, middle), SMALL))
        for character in range(1, CHARACTERS + 1):
            x = FACES_BESIDE + step * (character - 1) + step // 2
            shapes.append(place_at(_medallion(sheet.faction, character), (x, middle), AMONG))
    return Scene(MESSAGE_WIDTH, len(sheets) * CELL, "mat", tuple(shapes))


COLUMNS: Final = 6


def deck_scene(deck: Sequence[Card], seat: Seat, colour: int) -> Scene:
    drawn = draw_hand(deck, (), seat, colour, (EDGE, EDGE), INNER, COLUMNS)
    height = hand_height(len(deck), INNER, COLUMNS) + 2 * EDGE - BETWEEN
    return build_scene(MESSAGE_WIDTH, height, "mat", drawn)

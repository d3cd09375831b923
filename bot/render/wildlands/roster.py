"""A seat's characters below one another: health, where they are, and how many cards of the
deck let them do what. All of it lies open, but for the places that only the viewer knows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bot.render.drawing import Colour
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape
from bot.render.wildlands.boards import Player, fighter_shape, look_at, place_at
from bot.render.wildlands.cards import card_drawing
from bot.render.wildlands.flags import sign
from bot.render.wildlands.tokens import badge, fallen, gem, health_bar, ring
from engine.contract import Seat
from engine.wildlands.actions import SEAT_LETTERS, Fighter
from engine.wildlands.cards import CHARACTERS, WILD, Character, Flag
from engine.wildlands.maps import Number
from engine.wildlands.state import Standing, Table

EDGE: Final = 12
HEAD, ROW = 92, 96
HEIGHT: Final = HEAD + (CHARACTERS + 1) * ROW + 2 * EDGE
TOKEN_AT, NAME_AT, NAME_ROOM = 66, 124, 178
HEALTH_AT, PLACE_AT, ICON_AT, SIGNS_AT, SIGN_STEP = 370, 472, 550, 664, 86
TOKEN, SIGN, NAME, COUNT = 66, 50, 44, 44
WORD: Final = 34
"""The size of what stands instead of a number, which may be long."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """Numbers of cards in a faction's deck: with each character's icon, with each of its flags,
    with open actions, and wild cards."""

    icons: Mapping[Character, int]
    flags: Mapping[Character, Mapping[Flag, int]]
    open_actions: Mapping[Flag, int]
    wilds: int


@dataclass(frozen=True, slots=True)
class Roster:
    """What a picture shows of a seat, in the reader's language; `places` of hidden characters are
    those that the reader knows."""

    seat: Seat
    faction: str
    abilities: Abilities
    anyone: str
    places: Mapping[Character, Number] = field(default_factory=dict)


def roster_scene(table: Table, players: Sequence[Player], roster: Roster) -> Scene:
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(_shapes(table, players, roster)))


def _shapes(table: Table, players: Sequence[Player], one: Roster) -> Iterator[Shape]:
    player, seat = players[one.seat], one.seat
    middle = EDGE + HEAD // 2
    letter = SEAT_LETTERS[seat]
    yield place_at(badge(seat, player.colour, letter), (TOKEN_AT, middle), 62)
    yield Label(player.name, (NAME_AT, middle), 48, "chalk", "left", True, "mat", 450)
    at = MESSAGE_WIDTH - 130, middle
    yield Label(one.faction, at, NAME, "gold", "right", False, "mat", 370)
    yield place_at(gem(table.sides[seat].points), (MESSAGE_WIDTH - 70, middle), 76)
    for character in range(1, CHARACTERS + 1):
        y = EDGE + HEAD + (character - 1) * ROW + ROW // 2
        yield from _character(table, players, Fighter(seat, character), one, y)
    y = EDGE + HEAD + CHARACTERS * ROW + ROW // 2
    yield place_at(card_drawing(WILD, seat, player.colour), (TOKEN_AT, y), 56)
    yield _count(one.abilities.wilds, TOKEN_AT + 34, y, "mat")
    at = SIGNS_AT - SIGN // 2 - 12, y
    yield Label(one.anyone, at, WORD, "chalk", "right", False, "mat", 330)
    yield from _signs(one.abilities.open_actions, y, "mat")


def _character(
    table: Table, players: Sequence[Player], fighter: Fighter, one: Roster, y: int
) -> Iterator[Shape]:
    piece, character = table.piece(fighter), fighter.character
    width = MESSAGE_WIDTH - 4 * EDGE
    if character % 2:
        yield Box(2 * EDGE, y - ROW // 2, width, ROW, "mat-line", radius=10)
    ground = "mat-line" if character % 2 else "mat"
    if piece.standing is Standing.OUT:
        yield place_at(fallen(look_at(table, fighter, players)), (TOKEN_AT, y), TOKEN)
    else:
        is_hidden = piece.standing is Standing.HIDDEN
        yield fighter_shape(table, fighter, players, (TOKEN_AT, y), TOKEN, as_ghost=is_hidden)
    name, colour = table.factions[fighter.seat].name_of(character), "chalk"
    yield Label(name, (NAME_AT, y), NAME, colour, "left", True, ground, NAME_ROOM)
    yield place_at(health_bar(table.health(fighter), piece.damage), (HEALTH_AT, y), 96)
    place = piece.space or one.places.get(character, 0)
    text = str(place) if place else "–" if piece.standing is Standing.OUT else "?"
    known = "chalk" if piece.space else "stone-light"
    if piece.standing is not Standing.OUT:
        yield place_at(ring(known, 0, 36, 19), (PLACE_AT, y), 100)
    yield Label(text, (PLACE_AT, y), WORD, known, "middle", True, ground)
    icon = badge(fighter.seat, players[fighter.seat].colour, str(character))
    yield place_at(icon, (ICON_AT, y), 46)
    yield _count(one.abilities.icons[character], ICON_AT + 27, y, ground)
    yield from _signs(one.abilities.flags[character], y, ground)


def _signs(counts: Mapping[Flag, int], y: int, ground: Colour) -> Iterator[Shape]:
    """Each sign with the number of cards that have it."""
    for number, (flag, count) in enumerate(counts.items()):
        x = SIGNS_AT + number * SIGN_STEP
        yield place_at(sign(flag), (x, y), SIGN)
        yield _count(count, x + 28, y, ground)


def _count(count: int, x: int, y: int, ground: Colour) -> Label:
    return Label(str(count), (x, y), COUNT, "chalk", "left", True, ground)

"""How a card is read: its parts by name, and the sign of each flag."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bot.render.scene import MESSAGE_WIDTH, Label, Scene, Shape, Sprite
from bot.render.wildlands.boards import place_at
from bot.render.wildlands.cards import FLAG_AT, HIGH, ICON, ICON_AT, OPEN_AT, WIDE, card_drawing
from bot.render.wildlands.flags import SIGNS, sign
from bot.render.wildlands.tokens import dot
from engine.wildlands.cards import WILD, Card, Flag

HEIGHT: Final = 590
CARD: Final[Card] = "1m35g+r"
SEAT, COLOUR = 0, 1
EDGE: Final = 40
CARD_WIDTH, WILD_WIDTH = 320, 200
CARD_TOP, WILD_TOP = 56, 376
TERM_AT, TERM, TERM_ROOM = 410, 34, 285
FLAGS_AT, FLAGS_TOP, SIGN, ROW, FLAG_ROOM = 728, 36, 50, 58, 315


@dataclass(frozen=True, slots=True)
class Terms:
    """The parts of a card and the flags, in the reader's language."""

    icon: str
    flag: str
    open_action: str
    wild: str
    flags: Mapping[Flag, str]


def guide_scene(terms: Terms) -> Scene:
    shapes = [*_cards(), *_parts(terms), *_flags(terms)]
    return Scene(MESSAGE_WIDTH, HEIGHT, "mat", tuple(shapes))


def _cards() -> Iterator[Shape]:
    yield Sprite(card_drawing(CARD, SEAT, COLOUR), EDGE, CARD_TOP, CARD_WIDTH)
    yield Sprite(card_drawing(WILD, SEAT, COLOUR), EDGE, WILD_TOP, WILD_WIDTH)


def _parts(terms: Terms) -> Iterator[Shape]:
    half = 50 * ICON
    rows = (
        (terms.icon, ICON_AT + half), (terms.flag, FLAG_AT + half),
        (terms.open_action, OPEN_AT + 8),
    )  # fmt: skip
    for text, down in rows:
        y = CARD_TOP + round(down * CARD_WIDTH / WIDE)
        yield from _term(text, EDGE + CARD_WIDTH, y)
    yield from _term(terms.wild, EDGE + WILD_WIDTH, WILD_TOP + WILD_WIDTH * HIGH // WIDE // 2)


def _term(text: str, left: int, y: int) -> Iterator[Shape]:
    """A term with dots that lead to the part."""
    for x in range(left + 16, TERM_AT - 12, 22):
        yield place_at(dot("gold"), (x, y), 11)
    yield Label(text, (TERM_AT, y), TERM, "chalk", "left", bold=True, widest=TERM_ROOM)


def _flags(terms: Terms) -> Iterator[Shape]:
    for number, flag in enumerate(SIGNS):
        y = FLAGS_TOP + number * ROW + SIGN // 2
        yield place_at(sign(flag), (FLAGS_AT, y), SIGN)
        at = FLAGS_AT + SIGN // 2 + 18, y
        yield Label(terms.flags[flag], at, TERM, "chalk", "left", widest=FLAG_ROOM)

"""Action cards: the numbers of characters, each with the sign of its flag below it in the colour of
its group; the open action at the foot; and wild cards, which are gold."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import Final

from bot.render.drawing import Colour, Drawing, Layer, Path, oval
from bot.render.scene import Box, Movable, Shape, Sprite, Target
from bot.render.wildlands.flags import SIGNS
from bot.render.wildlands.paths import Art, burst, digit_paths, shift_all
from bot.render.wildlands.tokens import draw_badge
from engine.contract import Seat
from engine.wildlands.cards import WILD, Card, Character, Flag, offer_of
from engine.wildlands.payments import CLAIM_CARDS

BETWEEN: Final = 12
WIDE, HIGH = 100, 98  # the box of a card
FRAME: Final = 7
_FACE: Final = "M 8 1 L 92 1 Q 99 1 99 8 L 99 90 Q 99 97 92 97 L 8 97 Q 1 97 1 90 L 1 8 Q 1 1 8 1 Z"
_COLUMNS: Final = {1: (50,), 2: (26, 74), 3: (17.5, 50, 82.5)}
_WILD: Final[Art] = (
    Path(_FACE, "gold", "ink", 2),
    Path(burst(10, 45, 33, 50, 49), "white", "ink", 2.4),
    *digit_paths("W", 50, 49, 30, weight=7),
)
ICON: Final = 0.31  # the height of a character's number, of the card's width
OPEN: Final = 0.31
"""The size of an open action, and of the icon without a number before it: anyone may use it."""
FLAG: Final = {True: 0.31, False: 0.44}
"""The size of a flag: of three icons or above an open action, and otherwise."""
ICON_AT, FLAG_AT, OPEN_AT = 3.0, 35.6, 66.6
_FOOT: Final = 66.5
PLATES: Final[dict[Flag, Colour]] = {
    Flag.MELEE: "rose", Flag.HEAVY_MELEE: "rose",
    Flag.RANGED: "wetland-light", Flag.HEAVY_RANGED: "wetland-light", Flag.AREA: "wetland-light",
    Flag.GUARD: "plains-light", Flag.COVER: "plains-light",
    Flag.RALLY: "moor-light", Flag.FLY: "moor-light",
}  # fmt: skip
"""What is behind a flag: its group's colour, in light."""


@lru_cache(maxsize=256)
def card_drawing(
    card: Card, seat: Seat, colour: int, threes: frozenset[str] = frozenset()
) -> Drawing:
    """A card of a seat, with the number of the seat's colour. The icons among `threes`, which can
    claim, are gold."""
    art = _WILD if card == WILD else _offer(card, seat, colour, threes)
    gold = "".join(sorted(threes))
    return Drawing(f"wildlands/card-{seat}-{colour}-{card}-{gold}", (Layer(art),), WIDE, HIGH)


def _offer(card: Card, seat: Seat, colour: int, threes: frozenset[str]) -> Art:
    offer = offer_of(card)
    columns, opened = _COLUMNS[len(offer.icons)], offer.open_action
    bottom = _FOOT if opened else HIGH
    paths = [Path(_FACE, "paper", "ink", 2)]
    edges = [0, *((a + b) / 2 for a, b in pairwise(columns)), WIDE]
    for (left, right), (_, flag) in zip(pairwise(edges), offer.icons, strict=True):
        if flag:
            plate = f"M {left} 0 L {right} 0 L {right} {bottom} L {left} {bottom} Z"
            paths.append(Path(plate, PLATES[flag], inside=True))
    if opened:
        foot = f"M 0 {_FOOT} L {WIDE} {_FOOT} L {WIDE} {HIGH} L 0 {HIGH} Z"
        paths.append(Path(foot, PLATES[opened], "ink", 2, inside=True))
    size = FLAG[bool(opened) or len(columns) == len(_COLUMNS)]
    for x, (icon, flag) in zip(columns, offer.icons, strict=True):
        middle, is_gold = ICON_AT + 50 * ICON, str(icon) in threes
        if is_gold:
            paths.append(oval(x, middle, 15, 50 * ICON, "gold", "ink", 1.6))
        paths += digit_paths(icon, x, middle, (75 if is_gold else 100) * ICON, weight=5.6)
        if flag:
            down = FLAG_AT if opened else (FLAG_AT + HIGH) / 2 - 50 * size
            paths += shift_all(SIGNS[flag], x - 50 * size, down, size)
    if opened:
        for art, x in ((draw_badge(seat, colour, ""), 32), (SIGNS[opened], 68)):
            paths += shift_all(art, x - 50 * OPEN, OPEN_AT, OPEN)
    lines = " ".join(f"M {x} 0 L {x} {bottom}" for x in edges[1:-1])
    if lines:
        paths.append(Path(lines, None, "stone-light", 1.2, inside=True))
    paths.append(Path(_FACE, None, "ink", 2))
    return tuple(paths)


def draw_hand(
    hand: Sequence[Card], chosen: Sequence[Card], seat: Seat, colour: int,
    at: tuple[int, int], width: int, columns: int, claiming: Collection[Character] = (),
    touch: Mapping[tuple[Card, bool], Target] | None = None, refusal: str = "",
) -> Iterator[Target | Movable]:  # fmt: skip
    """The cards in so many columns in the order of the hand, those chosen framed: of equal cards as
    many as there are. `colour` is the number of the seat's colour. The icons of `claiming` are gold
    if they are on three cards, wild ones among them. A card is touched with half of what is between
    it and the next ones; the `refusal` is said when it is dragged."""
    each, left, wild = _fit_card(width, columns), Counter(chosen), hand.count(WILD)
    high, edge = each * HIGH // WIDE, BETWEEN // 2
    icons = Counter(icon for card in hand if card != WILD for icon, _ in offer_of(card).icons)
    threes = frozenset(str(icon) for icon in claiming if icons[icon] + wild >= CLAIM_CARDS)
    for number, card in enumerate(hand):
        row, column = divmod(number, columns)
        x, y = at[0] + column * (each + BETWEEN), at[1] + row * (high + BETWEEN)
        is_chosen = left[card] > 0
        left[card] -= 1
        frames = ((FRAME + 2, "ink"), (FRAME, "gold")) if is_chosen else ()
        drawn: list[Shape] = [
            Box(x - out, y - out, each + 2 * out, high + 2 * out, paint, radius=16)
            for out, paint in frames
        ]
        drawn.append(Sprite(card_drawing(card, seat, colour, threes & {*card}), x, y, each))
        yield Movable(tuple(drawn), ((x, y, each, high),), refusal=refusal)
        if touch and (card, is_chosen) in touch:
            box = x - edge, y - edge, each + BETWEEN, high + BETWEEN
            yield replace(touch[card, is_chosen], boxes=(box,))


def hand_height(count: int, width: int, columns: int) -> int:
    return -(-count // columns) * (_fit_card(width, columns) * HIGH // WIDE + BETWEEN)


def _fit_card(width: int, columns: int) -> int:
    return (width + BETWEEN) // columns - BETWEEN

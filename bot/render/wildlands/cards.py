"""Action cards: the icons of characters, each with the sign of its flag below it; the open action
at the foot; and wild cards, which are gold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.render.drawing import Drawing, Layer, Path
from bot.render.scene import Box, Shape, Sprite
from bot.render.wildlands.digits import digit_paths
from bot.render.wildlands.flags import SIGNS
from bot.render.wildlands.paths import Art, burst, shift_all
from bot.render.wildlands.tokens import draw_badge
from engine.wildlands.cards import WILD, Card, offer_of

BETWEEN: Final = 12
WIDE, HIGH = 100, 78
"""The box of a card."""
FRAME: Final = 7
_FACE: Final = "M 8 1 L 92 1 Q 99 1 99 8 L 99 70 Q 99 77 92 77 L 8 77 Q 1 77 1 70 L 1 8 Q 1 1 8 1 Z"
_FOOT: Final = "M 2 60 L 98 60 L 98 70 Q 98 76 92 76 L 8 76 Q 2 76 2 70 Z"
_COLUMNS: Final = {1: (50,), 2: (29, 71), 3: (19, 50, 81)}
ICON: Final = 0.28
"""The size of an icon and of a flag, of the card's width."""
ICON_AT, FLAG_AT, OPEN_AT = 3, 31, 60.5


@lru_cache(maxsize=256)
def card_drawing(card: Card, faction: str, colour: int) -> Drawing:
    """A card of a faction in the colour of its seat."""
    art = _wild() if card == WILD else _offer(card, faction, colour)
    return Drawing(f"wildlands/card-{faction}-{colour}-{card}", (Layer(art),), WIDE, HIGH)


def _offer(card: Card, faction: str, colour: int) -> Art:
    offer = offer_of(card)
    paths = [Path(_FACE, "paper", "ink", 2)]
    for x, (icon, flag) in zip(_COLUMNS[len(offer.icons)], offer.icons, strict=True):
        left = x - 50 * ICON
        paths += shift_all(draw_badge(faction, colour, str(icon)), left, ICON_AT, ICON)
        if flag:
            paths += shift_all(SIGNS[flag], left, FLAG_AT, ICON)
    if offer.open_action:
        paths += [Path(_FOOT, "paper-edge"), Path("M 2 60 L 98 60", None, "ink", 1.6)]
        paths += shift_all(SIGNS[offer.open_action], 41.5, OPEN_AT, 0.165)
    return tuple(paths)


def _wild() -> Art:
    return (
        Path(_FACE, "gold", "ink", 2),
        Path(burst(10, 36, 25, 50, 39), "white", "ink", 2.4),
        *digit_paths("W", 50, 39, 22, weight=6.5),
    )


def hand_height(count: int, width: int, columns: int) -> int:
    return -(-count // columns) * (_fit_card(width, columns) * HIGH // WIDE + BETWEEN)


def _fit_card(width: int, columns: int) -> int:
    return (width + BETWEEN) // columns - BETWEEN


def hand_shapes(
    hand: Sequence[Card], chosen: Sequence[Card], faction: str, colour: int,
    at: tuple[int, int], width: int, columns: int,
) -> Iterator[Shape]:  # fmt: skip
    """The cards in so many columns in the order of the hand, those chosen framed; `colour` is the
    number of the seat's colour."""
    each = _fit_card(width, columns)
    for number, (card, is_chosen) in enumerate(_find_chosen(hand, chosen)):
        row, column = divmod(number, columns)
        y = at[1] + row * (each * HIGH // WIDE + BETWEEN)
        place = at[0] + column * (each + BETWEEN), y
        yield from _card_shapes(card, faction, colour, place, each, is_chosen)


def _find_chosen(hand: Sequence[Card], chosen: Sequence[Card]) -> Iterator[tuple[Card, bool]]:
    """Each card of the hand, and whether it is chosen: of equal cards as many as there are."""
    left = Counter(chosen)
    for card in hand:
        yield card, left[card] > 0
        left[card] -= 1


def _card_shapes(
    card: Card, faction: str, colour: int, at: tuple[int, int], width: int, is_chosen: bool
) -> Iterator[Shape]:
    x, y = at
    if is_chosen:
        high = width * HIGH // WIDE
        for out, paint in ((FRAME + 2, "ink"), (FRAME, "white")):
            yield Box(x - out, y - out, width + 2 * out, high + 2 * out, paint, radius=16)
    yield Sprite(card_drawing(card, faction, colour), x, y, width)

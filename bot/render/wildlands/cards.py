"""Action cards: the icons of characters with the signs of their flags, the open action at the foot,
and wild cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from bot.render.scene import Box, Label, Shape
from bot.render.seat_colours import COLOURS
from engine.wildlands.cards import LETTERS, WILD, Card, offer_of

BETWEEN: Final = 12
WIDEST: Final = 190
SHAPE: Final = 80
"""The height of a card, in hundredths of its width."""
LIFT: Final = 8
"""How far a chosen card is lifted, in pixels."""
SHORT: Final = {flag: letter for letter, flag in LETTERS.items()}


def fit_cards(count: int, width: int) -> int:
    """The width of each of so many cards in a row."""
    return min(WIDEST, (width + BETWEEN) // max(count, 1) - BETWEEN)


def hand_height(count: int, width: int) -> int:
    return fit_cards(count, width) * SHAPE // 100 + 2 * LIFT


def hand_shapes(
    hand: Sequence[Card], chosen: Sequence[Card], colour: int, at: tuple[int, int], width: int
) -> Iterator[Shape]:
    """The cards in a row in the order of the hand, those chosen lifted; `colour` is the number of
    the seat's colour."""
    side, left = Counter(chosen), at[0]
    each = fit_cards(len(hand), width)
    left += (width - len(hand) * (each + BETWEEN) + BETWEEN) // 2
    for number, card in enumerate(hand):
        lifted = side[card] > 0
        side[card] -= lifted
        top = at[1] + (0 if lifted else 2 * LIFT)
        yield from card_shapes(card, colour, (left + number * (each + BETWEEN), top), each, lifted)


def card_shapes(
    card: Card, colour: int, at: tuple[int, int], width: int, lifted: bool = False
) -> Iterator[Shape]:
    x, y = at
    high = width * SHAPE // 100
    edge = "white" if lifted else "ink"
    yield Box(x, y, width, high, "paper", edge, 6 if lifted else 3, width // 12)
    if card == WILD:
        yield Label(WILD, (x + width // 2, y + high // 2), high // 2, "ink", bold=True, on="paper")
        return
    offer = offer_of(card)
    step = width // len(offer.icons)
    for number, (icon, flag) in enumerate(offer.icons):
        middle, size = x + step * number + step // 2, width // 4
        yield Box(middle - size // 2, y + 10, size, size, COLOURS[colour], "ink", 2, 4)
        yield Label(str(icon), (middle, y + 10 + size // 2), size * 7 // 10, "ink", bold=True,
                    on=COLOURS[colour])  # fmt: skip
        if flag:
            yield Label(SHORT[flag], (middle, y + 14 + size * 3 // 2), size * 7 // 10, "ink",
                        bold=True, on="paper")  # fmt: skip
    if offer.open_action:
        at = (x + width // 2, y + high - width // 9)
        yield Label(f"+{SHORT[offer.open_action]}", at, width // 7, "ink", bold=True, on="paper")

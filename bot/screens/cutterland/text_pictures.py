"""Every picture as text, for those who don't see it: the same from the same view, as grids of
squares in code blocks, with what its signs mean. At most `MOST` characters each.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.models.match import Table
from bot.screens.cutterland.alt_text import describe_fate, describe_layout
from bot.screens.cutterland.text_grids import (
    BONES,
    COVERED,
    CURSOR,
    FRESH,
    HELD,
    NEAR,
    TOWER,
    Signs,
    card_grid,
    land_grid,
    piece_grid,
)
from bot.words import Words
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.pieces import Piece
from engine.cutterland.views import OfferedPiece

MOST: Final = 1_500
"""Characters of one picture's text, so that a screen of two and its words fit in a message."""
_MEANINGS: Final = {
    HELD: "held", COVERED: "covered", NEAR: "near", CURSOR: "cursor", FRESH: "fresh",
    TOWER: "tower", BONES: "bones",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class LandText:
    """A land to be written: a heading as markdown, what is built on it, and the other signs."""

    heading: str
    land: Land
    layout: Layout | None = None
    other_signs: Signs = field(default_factory=Signs)

    @property
    def signs(self) -> Signs:
        towers = self.layout.towers if self.layout is not None else ()
        return replace(self.other_signs, towers=towers)


def hand_text(hand: Sequence[Card | None], words: Words) -> str:
    cards = [(number, card) for number, card in enumerate(hand, 1) if card is not None]
    return _block(_cards(cards, words), words)


def deck_text(cards: Sequence[Card], words: Words) -> str:
    """Many cards, a line each; their squares have no letters yet."""
    return _block("\n".join(map(str, cards)), words)


def card_text(card: Card, groups: Sequence[str], words: Words, *, numbered: bool = False) -> str:
    """A card, with groups beside the piece that each square is in, by its letter or number."""
    names = [str(number) for number in range(1, len(groups) + 1)] if numbered else LETTERS
    return _block(card_grid(card, groups, names), words)


def offer_text(offered: Iterable[OfferedPiece], words: Words, table: Table | None = None) -> str:
    """Pieces one beneath the other; with a table, where each one went."""
    written = [
        words("cutterland-text-piece", letter=one.letter, fate=describe_fate(one, table, words))
        + f"\n{piece_grid(one)}"
        for one in offered
    ]
    return _block("\n\n".join(written), words)


def land_text(shown: LandText, words: Words) -> str:
    return lands_text([shown], words)


def lands_text(lands: Sequence[LandText], words: Words) -> str:
    """Lands one beneath the other, each with what is built on it; then what the signs mean."""
    foot = _explain_signs([one.signs for one in lands], words)
    around = [(one.heading, " ".join(describe_layout(one.layout, words))) for one in lands]
    taken = len(foot) + sum(len(heading) + len(below) + 14 for heading, below in around)
    room = (MOST - taken) // max(len(lands), 1)
    written = []
    for one, (heading, below) in zip(lands, around, strict=True):
        grid = f"```\n{land_grid(one.land, one.signs, room)}\n```"
        written += [heading, grid, below]
    return "\n".join(filter(None, (*written, foot)))


def bag_text(pieces: Mapping[Piece, int], words: Words) -> str:
    """Pieces, a line each, as many as there is room for."""
    lines: list[str] = []
    for piece, count in pieces.items():
        line = f"{count} x  {piece}"
        if sum(map(len, lines)) + len(lines) + len(line) > MOST - 200:
            break
        lines.append(line)
    return _block("\n".join(lines), words)


def _cards(cards: Iterable[tuple[int, Card]], words: Words) -> str:
    return "\n\n".join(
        f"{words('cutterland-text-card', number=number)}\n{card_grid(card)}"
        for number, card in cards
    )


def _block(grid: str, words: Words) -> str:
    return f"```\n{grid}\n```\n-# {words('cutterland-text-squares')}"


def _explain_signs(signs: Sequence[Signs], words: Words) -> str:
    """What the signs that were used mean."""
    used = {sign for one in signs for sign in one.used_signs}
    told = [words(f"cutterland-text-{name}") for sign, name in _MEANINGS.items() if sign in used]
    return f"-# {' · '.join(told)}" if told else ""

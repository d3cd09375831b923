"""The drafts of a cut, typed or pressed, and of a discard after an overcut; and suggested cuts.

Suggested pieces are as equal as possible in squares, icons and rough points: who cuts gets the
piece left over, so that equal pieces are never a bad cut.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nsmallest
from typing import Final, TypeAlias

from bot.screens.contract import Draft
from bot.screens.drafts import draft_in, number_in, strings_in, text_in
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.cards import LETTERS, Card
from engine.cutterland.cuts import (
    group_of,
    is_connected,
    mask_of_group,
    partitions,
    pieces_of,
    read_cut,
    read_groups,
    settle,
)
from engine.cutterland.squares import (
    CENTAUR,
    DRAGON,
    EMPTY,
    FROG,
    GOBLIN,
    KRAKEN,
    TURTLE,
    Square,
    icon_of,
)
from engine.cutterland.views import OfferedPiece, View

Groups: TypeAlias = tuple[str, ...]
"""The squares of each piece by its ordinal; there may be empty groups between others."""
MOST_PIECES = 12


@dataclass(frozen=True, slots=True)
class CutDraft:
    """A cut in the making.

    `card` is 0 while none is chosen. `painted_groups` are the squares of each piece so far, `brush`
    is the ordinal of the piece that the next square joins. `cut` are the pieces by the rules, empty
    while the cut is incomplete; `in_review`: they wait to be confirmed, `reviewed`: they have been
    reviewed and not changed since. `error` is what is wrong with `text`, which was typed."""

    card: int
    wanted: int = 0
    painted_groups: Groups = ()
    brush: int = 0
    cut: tuple[str, ...] = ()
    in_review: bool = False
    reviewed: bool = False
    text: str = ""
    error: IllegalAction | None = None

    @property
    def groups(self) -> Groups:
        """What is painted, and the last piece where that is all the rest."""
        return fill_last_piece(self.painted_groups, self.wanted)

    @property
    def last_piece(self) -> int | None:
        """The piece that is all the rest."""
        added = [n for n, group in enumerate(self.groups) if group not in self.painted_groups]
        return added[0] if added else None

    @property
    def free_squares(self) -> str:
        return find_unpainted(self.groups)

    @property
    def action(self) -> Cut | None:
        return Cut(self.card, self.cut) if self.cut else None


def most_pieces(view: View) -> int:
    """How many pieces a card may be cut into at this table."""
    return MOST_PIECES if view.overcut == "penalty" else view.players_pieces


def read_typed_cut(view: View, text: str) -> tuple[str, ...]:
    """The groups of a typed cut, by this table's rules. Raises `IllegalAction`."""
    return read_cut(text, view.players_pieces, most_pieces(view))


def read_cut_draft(view: View, draft: Draft) -> CutDraft:
    """What the draft says; with one card left in the hand, that one is chosen."""
    cards = [number for number, one in enumerate(view.hand, 1) if one is not None]
    card = number_in(draft, "card")
    if card not in cards:
        if len(cards) != 1:
            return CutDraft(0)
        card = cards[0]
    text = text_in(draft, "text")
    read = _read_typed if text.strip() else _read_painted
    return read(view, draft, card)


def _read_painted(view: View, draft: Draft, card: int) -> CutDraft:
    painted, brush = read_painted_cuts(view, draft).get(card, ()), number_in(draft, "brush")
    try:
        groups = [group for group in painted if group]
        cut = settle(groups, view.players_pieces, most_pieces(view))
    except IllegalAction:
        cut = ()
    in_review = bool(cut) and draft.get("seen") is True
    reviewed = bool(cut) and strings_in(draft, "known") == (str(card), *cut)
    brush = brush if 0 <= brush < most_pieces(view) else 0
    return CutDraft(card, view.players_pieces, painted, brush, cut, in_review, reviewed)


def _read_typed(view: View, draft: Draft, card: int) -> CutDraft:
    """Typed groups count as painted, as far as they make sense."""
    wanted, text = view.players_pieces, text_in(draft, "text")
    try:
        cut = read_typed_cut(view, text)
    except IllegalAction as error:
        groups = groups_of(text)
        if not groups or len(groups) > most_pieces(view):
            groups = read_painted_cuts(view, draft).get(card, ())
        return CutDraft(card, wanted, groups, text=text, error=error)
    return CutDraft(card, wanted, cut, cut=cut, in_review=True, text=text)


def read_painted_cuts(view: View, draft: Draft) -> dict[int, Groups]:
    cuts = draft_in(draft, "cuts")
    found = {}
    for number, card in enumerate(view.hand, 1):
        groups = cuts.get(str(number))
        if card is not None and isinstance(groups, list):
            found[number] = sanitise_groups(groups, most_pieces(view))
    return {number: groups for number, groups in found.items() if groups}


def card_of(view: View, number: int) -> Card:
    """The card with this number, which is still in the viewer's hand."""
    card = view.hand[number - 1]
    assert card is not None
    return card


def list_cut_pieces(view: View, card: int, groups: Groups) -> tuple[OfferedPiece, ...]:
    """The pieces of a cut as if they were on offer; numbered, because letters name the squares."""
    filled = [(number, group) for number, group in enumerate(groups, 1) if group]
    pieces = pieces_of(card_of(view, card), [group for _, group in filled])
    return tuple(
        OfferedPiece(str(number), group, piece, None, False)
        for (number, group), piece in zip(filled, pieces, strict=True)
    )


def read_discard_letters(view: View, draft: Draft) -> tuple[str, ...]:
    """The pieces chosen to be removed, in the order chosen; the newest count."""
    there = {one.letter for one in view.offered}
    chosen = dict.fromkeys(letter for letter in text_in(draft, "pieces") if letter in there)
    return tuple(chosen)[-view.surplus :]


def read_discard(view: View, draft: Draft) -> Discard | None:
    """The discard, once as many pieces are chosen as there are too many."""
    letters = tuple(sorted(read_discard_letters(view, draft)))
    return Discard(letters) if letters and len(letters) == view.surplus else None


def paint_square(groups: Groups, piece: int, square: str) -> Groups:
    """The groups with the square in that piece only; in no piece if it was in that one."""
    after = [*erase_square(groups, square), *[""] * (piece + 1)]
    if piece >= len(groups) or square not in groups[piece]:
        after[piece] = "".join(sorted(after[piece] + square))
    return trim_groups(after)


def erase_square(groups: Groups, square: str) -> Groups:
    return trim_groups([group.replace(square, "") for group in groups])


def trim_groups(groups: Sequence[str]) -> Groups:
    length = max((number for number, group in enumerate(groups, 1) if group), default=0)
    return tuple(groups[:length])


def find_unpainted(groups: Groups) -> str:
    named = "".join(groups)
    return "".join(letter for letter in LETTERS if letter not in named)


def fill_last_piece(groups: Groups, wanted: int) -> Groups:
    """With all but one of the `wanted` pieces painted, the rest is the last one; it takes the first
    free place (rules, section 9)."""
    left = find_unpainted(groups)
    if not left or sum(map(bool, groups)) != wanted - 1:
        return groups
    free = groups.index("") if "" in groups else len(groups)
    return (*groups[:free], left, *groups[free + 1 :])


def find_broken_pieces(groups: Groups) -> tuple[int, ...]:
    """The ordinals of the pieces whose squares are not connected."""
    return tuple(
        number
        for number, group in enumerate(groups)
        if group and not is_connected(mask_of_group(group))
    )


def find_stray_squares(group: str) -> str:
    """The squares of a piece that are not connected with its largest part."""
    parts, left = [], group
    while left:
        part = left[0]
        while more := [s for s in left if s not in part and is_touching(s, part)]:
            part += "".join(more)
        parts.append(part)
        left = "".join(square for square in left if square not in part)
    largest = max(parts, key=len, default="")
    return "".join(square for square in group if square not in largest)


def is_touching(square: str, part: str) -> bool:
    """Whether a square shares a side with one of a part."""
    return any(is_connected(mask_of_group(square + other)) for other in part)


def groups_of(text: str) -> Groups:
    """The groups a typed cut names, whether legal or not; none where they make no sense."""
    try:
        found = read_groups(text)
    except IllegalAction:
        return ()
    return sanitise_groups(found, len(LETTERS))


def sanitise_groups(groups: Sequence[object], most: int) -> Groups:
    """Stored groups in order; none where they make no sense."""
    texts = [group for group in groups if isinstance(group, str)]
    squares = "".join(texts)
    if len(texts) != len(groups) or len(texts) > most or len(set(squares)) < len(squares):
        return ()
    if not set(squares) <= set(LETTERS):
        return ()
    return trim_groups(["".join(sorted(text)) for text in texts])


MOST: Final = 6
"""Suggestions for a card."""
_WORTH: Final = {KRAKEN: 4, GOBLIN: 3, CENTAUR: 4, DRAGON: 3, TURTLE: 6, FROG: -2, EMPTY: 0}
"""Rough points of an icon in most lands; a bonus token's is 1."""


@lru_cache(maxsize=256)
def find_even_cuts(card: Card, pieces: int) -> tuple[tuple[str, ...], ...]:
    """The most even cuts of a card into so many pieces, best first."""
    values = [_measure_square(square) for square in card.squares]

    def uneven(cut: tuple[int, ...]) -> tuple[int, int, int, tuple[int, ...]]:
        each = [[values[n] for n in range(len(LETTERS)) if mask >> n & 1] for mask in cut]
        squares = _spread([len(piece) for piece in each])
        icons = _spread([sum(icon for icon, _ in piece) for piece in each])
        worth = _spread([sum(points for _, points in piece) for piece in each])
        return squares, icons, worth, cut

    found = nsmallest(MOST, partitions(pieces), uneven)
    return tuple(tuple(sorted(map(group_of, cut))) for cut in found)


def find_next_cut(card: Card, pieces: int, now: tuple[str, ...]) -> tuple[str, ...]:
    """The most even cut, or the one after `now`; wraps at the end."""
    found = find_even_cuts(card, pieces)
    return found[(found.index(now) + 1) % len(found)] if now in found else found[0]


def _measure_square(square: Square) -> tuple[int, int]:
    """Whether there is an icon, and what it is worth."""
    icon = icon_of(square)
    return int(icon != EMPTY), _WORTH.get(icon, 1)


def _spread(numbers: list[int]) -> int:
    return max(numbers) - min(numbers)

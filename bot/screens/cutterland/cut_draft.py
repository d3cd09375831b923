"""The drafts of a cut, typed or pressed, and of a discard after an overcut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.screens.contract import Draft
from bot.screens.drafts import draft_in, number_in, text_in
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard
from engine.cutterland.cards import COLUMNS, LETTERS, Card
from engine.cutterland.cuts import (
    is_connected,
    mask_of_group,
    pieces_of,
    read_cut,
    read_groups,
    settle,
)
from engine.cutterland.views import OfferedPiece, View

Groups: TypeAlias = tuple[str, ...]
"""The squares of each piece by its ordinal; there may be empty groups between others."""
MOST_PIECES: Final = 12
MOST_FILLED: Final = 4
"""The most squares of a line or rectangle that is filled by its two ends."""


@dataclass(frozen=True, slots=True)
class CutDraft:
    """A cut in the making.

    `card` is 0 while none is chosen. `painted_groups` are the squares that have been cut off, by
    piece; all others are one piece more. `brush` is the ordinal of the painted piece that the next
    square joins. `cut` are the pieces by the rules, empty while they are not yet legal. `error` is
    what is wrong with `text`, which was typed."""

    card: int
    wanted: int = 0
    most: int = 0
    painted_groups: Groups = ()
    brush: int = 0
    cut: tuple[str, ...] = ()
    text: str = ""
    error: IllegalAction | None = None

    @property
    def pieces(self) -> Groups:
        """What the card would fall into now, in the order of the letters that the pieces will have;
        nothing before the first square."""
        return split_card(self.painted_groups)

    @property
    def letter(self) -> str:
        """The letter of the piece that the next square joins; empty if that begins a piece."""
        group = self.painted_groups[self.brush : self.brush + 1]
        return LETTERS[self.pieces.index(group[0])] if group and group[0] else ""

    @property
    def next_brush(self) -> int:
        """The ordinal of the piece after this one: a new one while some are missing, else the next
        by its letter, and after the last one a new one, if it may be cut off."""
        filled = sorted(filter(None, self.painted_groups))
        fresh = find_free_ordinal(self.painted_groups)
        if not filled:
            return fresh
        if self.letter and len(self.pieces) < self.wanted:
            return fresh
        later = [group for group in filled if self.letter and group > self._current]
        if self.letter and not later and len(self.pieces) < self.most:
            return fresh
        return self.painted_groups.index((later or filled)[0])

    @property
    def _current(self) -> str:
        return self.painted_groups[self.brush]

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
    painted = read_painted_cuts(view, draft).get(card, ())
    return _build_draft(view, card, painted, number_in(draft, "brush"))


def _read_typed(view: View, draft: Draft, card: int) -> CutDraft:
    """Typed groups count as painted, as far as they make sense."""
    text = text_in(draft, "text")
    try:
        cut = read_typed_cut(view, text)
    except IllegalAction as error:
        groups = groups_of(text)
        if not groups or len(groups) > most_pieces(view):
            groups = read_painted_cuts(view, draft).get(card, ())
        found = _build_draft(view, card, groups, 0)
        return replace(found, text=text, error=error, cut=())
    return replace(_build_draft(view, card, cut, 0), text=text)


def _build_draft(view: View, card: int, groups: Groups, brush: int) -> CutDraft:
    """The draft of these groups, with a brush that can go on."""
    wanted, most = view.players_pieces, most_pieces(view)
    painted = release_last_piece(groups, wanted)
    pieces = split_card(painted)
    can_begin = len(pieces) < most and 0 <= brush < most
    if not (can_begin or any(painted[max(brush, 0) : brush + 1])):
        brush = next((number for number, group in enumerate(painted) if group), 0)
    try:
        cut = settle(pieces, wanted, most)
    except IllegalAction:
        cut = ()
    return CutDraft(card, wanted, most, painted, brush, cut)


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


def list_pieces_of(card: Card, groups: Groups) -> tuple[OfferedPiece, ...]:
    """The pieces of a cut as if they were on offer."""
    return tuple(
        OfferedPiece(letter, group, piece, None, False)
        for letter, group, piece in zip(LETTERS, groups, pieces_of(card, groups), strict=False)
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


def press_square(draft: CutDraft, square: str) -> tuple[Groups, int]:
    """What is painted after a press, and the ordinal of the marked piece then.

    The square leaves the marked piece, or joins it with the squares between. Too far away, it
    leaves its piece, or else begins another one, if one is missing.
    """
    groups, brush = draft.painted_groups, draft.brush
    piece, free = "".join(groups[brush : brush + 1]), find_unpainted(groups)
    if square in piece:
        return erase_square(groups, square), brush
    if not piece or is_touching(square, piece):
        return paint_squares(groups, brush, square), brush
    if square not in free:
        return erase_square(groups, square), brush
    between = find_squares_between(square, piece, free)
    if not between and len(draft.pieces) < draft.wanted:
        brush = find_free_ordinal(groups)
    return paint_squares(groups, brush, square + between), brush


def paint_squares(groups: Groups, piece: int, squares: str) -> Groups:
    """The groups with the squares in that piece only."""
    after = list(groups)
    for square in squares:
        after = [group.replace(square, "") for group in after]
    after += [""] * (piece + 1 - len(after))
    after[piece] = "".join(sorted(after[piece] + squares))
    return trim_groups(after)


def erase_square(groups: Groups, square: str) -> Groups:
    return trim_groups([group.replace(square, "") for group in groups])


def find_squares_between(square: str, piece: str, free: str) -> str:
    """The free squares between a square and a piece, in a straight line or a small rectangle; none
    where something else is between them, or they are too far apart."""
    boxes = sorted((_list_box(square, other) for other in piece), key=len)
    between = "".join(one for one in boxes[0] if one != square and one not in piece)
    fits = len(boxes[0]) <= MOST_FILLED and set(between) <= set(free)
    return between if fits else ""


def _list_box(one: str, other: str) -> str:
    """The squares of the rectangle with these corners."""
    corners = [divmod(LETTERS.index(square), COLUMNS) for square in (one, other)]
    (top, bottom), (left, right) = (sorted(side) for side in zip(*corners, strict=True))
    return "".join(
        LETTERS[row * COLUMNS + column]
        for row in range(top, bottom + 1)
        for column in range(left, right + 1)
    )


def trim_groups(groups: Sequence[str]) -> Groups:
    length = max((number for number, group in enumerate(groups, 1) if group), default=0)
    return tuple(groups[:length])


def find_free_ordinal(groups: Groups) -> int:
    """The ordinal of the next piece to be cut off."""
    return groups.index("") if "" in groups else len(groups)


def find_unpainted(groups: Groups) -> str:
    named = "".join(groups)
    return "".join(letter for letter in LETTERS if letter not in named)


def split_card(groups: Groups) -> Groups:
    """The painted pieces and what is left of the card, in the order of their letters (rules,
    section 9); nothing if nothing is painted."""
    painted = [group for group in groups if group]
    rest = find_unpainted(groups)
    return tuple(sorted([*painted, rest] if painted and rest else painted))


def release_last_piece(groups: Groups, wanted: int) -> Groups:
    """The groups without the last of a whole cut's pieces, which is then what is left of the card;
    squares taken back from others join it."""
    if find_unpainted(groups) or sum(map(bool, groups)) < wanted:
        return groups
    last = max(groups)
    return trim_groups(["" if group == last else group for group in groups])


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

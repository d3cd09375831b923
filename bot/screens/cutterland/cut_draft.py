"""The drafts of a cut, typed or pressed, and of a discard after an overcut; suggested cuts.
Suggested pieces are as equal as possible in squares, icons and rough points: who cuts gets the
piece left over, so that equal pieces are never a bad cut."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from heapq import nsmallest
from typing import Final, NamedTuple, TypeAlias

from bot.screens.drafts import draft_in, number_in, text_in
from bot.screens.replies import BadInput, Draft
from engine.contract import IllegalAction
from engine.cutterland.actions import Cut
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
from engine.cutterland.options import OVERCUT_COSTS
from engine.cutterland.squares import CENTAUR, DRAGON, EMPTY, FROG, GOBLIN, KRAKEN, TURTLE, icon_of
from engine.cutterland.views import OfferedPiece, View

Groups: TypeAlias = tuple[str, ...]
"""The squares of each piece by its ordinal; there may be empty groups between others."""
MOST_PIECES: Final = 12
Measure: TypeAlias = tuple[int, ...]  # the squares, icons and rough points of a piece
OVER_CORNER: Final = 2  # squares that a finger adds at most on its way over a corner
MOST_SUGGESTED: Final = 6  # suggestions for a card
_WORTH: Final = {KRAKEN: 4, GOBLIN: 3, CENTAUR: 4, DRAGON: 3, TURTLE: 6, FROG: -2, EMPTY: 0}
"""Rough points of an icon in most lands; a bonus token's is 1."""


@dataclass(frozen=True, slots=True)
class CutDraft:
    """A cut in the making.

    `card` is 0 while none is chosen. `painted_groups` are the squares that have been cut off, by
    piece; each part of the card that is left is a piece more. `brush` is the ordinal of the piece
    that is marked: the next square joins it, or begins it. `cut` are the pieces by the rules, empty
    while they are not yet legal. `error` is what is wrong with `text`, which was typed."""

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
        """What the card would fall into now, by letter; nothing before the first square."""
        return split_card(self.painted_groups, self.wanted)

    @property
    def lettered_pieces(self) -> Groups:
        """The pieces, empty where one has no letter yet: while some are missing, what is left of
        the card may still fall apart."""
        painted = self.painted_groups
        is_whole = not self.has_missing_pieces
        return tuple(piece if is_whole or piece in painted else "" for piece in self.pieces)

    @property
    def marked(self) -> str:
        """The squares of the marked piece; empty before its first one."""
        return "".join(self.painted_groups[self.brush : self.brush + 1])

    def letter_of(self, brush: int) -> str:
        """The letter of a painted piece, or the one that a new piece will have."""
        group = "".join(self.painted_groups[brush : brush + 1])
        return LETTERS[self.pieces.index(group) if group else brush]

    @property
    def share(self) -> int:
        """The squares of each piece of an even cut."""
        return len(LETTERS) // self.wanted

    @property
    def has_missing_pieces(self) -> bool:
        return len(self.pieces) < self.wanted

    @property
    def next_brush(self) -> int:
        """The ordinal of the piece after this one; after the last one a new one, if one is missing
        or more may be cut off, and then the first."""
        filled = [number for number, group in enumerate(self.painted_groups) if group]
        if not filled:
            return 1
        later = [number for number in filled if self.marked and number > self.brush]
        if later or not self.marked or len(self.pieces) >= self.most:
            return (later or filled)[0]
        # Else what is left has a letter, which it keeps.
        return (
            find_free_ordinal(self.painted_groups) if self.has_missing_pieces else len(self.pieces)
        )

    @property
    def action(self) -> Cut | None:
        return Cut(self.card, self.cut) if self.cut else None


def most_pieces(view: View) -> int:
    """How many pieces a card may be cut into at this table."""
    return MOST_PIECES if view.overcut in OVERCUT_COSTS else view.players_pieces


def read_typed_cut(view: View, text: str) -> tuple[str, ...]:
    """The groups of a typed cut, by this table's rules. Raises `IllegalAction`."""
    return read_cut(text, view.players_pieces, most_pieces(view))


def read_cut_draft(view: View, draft: Draft) -> CutDraft:
    """What the draft says; with one card left in the hand, that one is chosen."""
    cards, card = list_cards(view), number_in(draft, "card")
    if card not in cards:
        if len(cards) != 1:
            return CutDraft(0)
        card = cards[0]
    text, painted = text_in(draft, "text"), read_painted_cuts(view, draft).get(card, ())
    if not text.strip():
        return _build_draft(view, card, painted, number_in(draft, "brush"))
    # Typed groups count as painted, as far as they make sense.
    try:
        cut = read_typed_cut(view, text)
    except IllegalAction as error:
        try:
            groups = sanitise_groups(read_groups(text), most_pieces(view)) or painted
        except IllegalAction:
            groups = painted
        return replace(_build_draft(view, card, groups, 0), text=text, error=error, cut=())
    return replace(_build_draft(view, card, cut, 0), text=text)


def _build_draft(view: View, card: int, groups: Groups, brush: int) -> CutDraft:
    """The draft of these groups, with a brush that can go on. The last of a whole cut's pieces is
    what is left of the card; squares taken back from others join it."""
    wanted, most, painted = view.players_pieces, most_pieces(view), groups
    if not find_unpainted(groups) and sum(map(bool, groups)) >= wanted:
        painted = trim_groups(groups[:-1])
    pieces = split_card(painted, wanted)
    if len(pieces) < wanted and not any(painted[max(brush, 0) : brush + 1]):
        brush = find_free_ordinal(painted)
    can_begin = len(pieces) < most and 0 <= brush < most
    if not (can_begin or any(painted[max(brush, 0) : brush + 1])):
        brush = next((number for number, group in enumerate(painted) if group), 0)
    try:
        cut = settle(pieces, wanted, most)
    except IllegalAction:
        cut = ()
    return CutDraft(card, wanted, most, painted, brush, cut)


def read_painted_cuts(view: View, draft: Draft) -> dict[int, Groups]:
    """By card, of those that are in the hand and painted."""
    cuts, painted = draft_in(draft, "cuts"), {}
    for number in list_cards(view):
        groups = cuts.get(str(number))
        if isinstance(groups, list):
            painted[number] = sanitise_groups(groups, most_pieces(view))
    return {number: groups for number, groups in painted.items() if groups}


def list_cards(view: View) -> list[int]:
    """The numbers of the cards left in the hand."""
    return [number for number, card in enumerate(view.hand, 1) if card is not None]


def card_of(view: View, number: int) -> Card:
    """The card with this number, which is still in the viewer's hand."""
    card = view.hand[number - 1]
    assert card is not None
    return card


def list_pieces_of(card: Card, groups: Groups) -> tuple[OfferedPiece, ...]:
    """The pieces of a cut as if they were on offer."""
    named = [(letter, group) for letter, group in zip(LETTERS, groups, strict=False) if group]
    pieces = pieces_of(card, [group for _, group in named])
    return tuple(
        OfferedPiece(letter, group, piece, None, False)
        for (letter, group), piece in zip(named, pieces, strict=True)
    )


def read_discard_letters(view: View, draft: Draft) -> tuple[str, ...]:
    """The pieces chosen to be removed, in the order chosen; the newest count."""
    there = {piece.letter for piece in view.offered}
    chosen = dict.fromkeys(letter for letter in text_in(draft, "pieces") if letter in there)
    return tuple(chosen)[-view.surplus :]


class Pressed(NamedTuple):
    """What is painted after a press, and the ordinal of the marked piece."""

    groups: Groups
    brush: int


def press_square(draft: CutDraft, square: str) -> Pressed:
    """The square joins the marked piece, with those on the way to it. With its even share, a piece
    is done: the next one is marked, if one is missing. A square of the marked piece, or one of
    another piece that doesn't touch it, is put back; before a piece begins, its own is marked."""
    groups, brush, piece = draft.painted_groups, draft.brush, draft.marked
    free = find_unpainted(groups)
    is_joining = is_touching(square, piece) if piece else not draft.has_missing_pieces
    if square in piece or not (square in free or is_joining):
        owner = next(number for number, group in enumerate(groups) if square in group)
        return Pressed(erase_square(groups, square), brush if piece else owner)
    groups = paint_squares(groups, brush, find_way(piece, square, free))
    is_done = len(piece) < draft.share <= len(groups[brush])
    return _mark_next(draft, groups, brush) if is_done else Pressed(groups, brush)


def _mark_next(draft: CutDraft, groups: Groups, brush: int) -> Pressed:
    """The piece to begin after one that is done; that one itself if none is missing."""
    is_missing = replace(draft, painted_groups=groups).has_missing_pieces
    return Pressed(groups, find_free_ordinal(groups) if is_missing else brush)


def draw_piece(draft: CutDraft, squares: Sequence[str]) -> Pressed:
    """The squares that a finger passes, in order, become the next piece, whatever they belonged to.
    While none is missing and no new one is marked, they join the piece that the first of them is
    in, which may be what is left of the card."""
    groups, piece = draft.painted_groups, ""
    begun = [number for number, group in enumerate(groups) if squares[0] in group]
    for square in squares:
        groups = erase_square(groups, square)
    free = find_unpainted(groups)
    for square in squares:
        way = find_way(piece, square, free)
        piece += way if len(way) <= OVER_CORNER else square
    if draft.has_missing_pieces:
        brush = find_free_ordinal(groups)
        return _mark_next(draft, paint_squares(groups, brush, piece), brush)
    if draft.marked and not begun:
        return Pressed(groups, draft.brush)
    brush = begun[0] if draft.marked else draft.brush
    return Pressed(paint_squares(groups, brush, piece), brush)


def cut_along(draft: CutDraft, borders: Collection[frozenset[str]]) -> Pressed:
    """Pieces, and what is left of the card, fall apart where scissors went between two squares: of
    each, the largest part stays what it was. Raises `BadInput` where nothing is cut off, or too
    much."""
    groups, fresh = [*draft.painted_groups], list[str]()
    left = split_parts(find_unpainted(groups))
    for number, group in enumerate([*groups, *left]):
        parts = split_parts(group, frozenset(borders))
        largest = max(reversed(parts), key=len, default="")
        fresh += [part for part in parts if part != largest]
        if number < len(groups):
            groups[number] = largest
    if not fresh:
        raise BadInput("cutterland-refusal-cut-line")
    for part in fresh:
        number = find_free_ordinal(groups)
        groups[number:] = [part, *groups[number + 1 :]]
    if sum(map(bool, groups)) + len(left) > draft.most:
        raise BadInput("cutterland-refusal-cut-many", most=draft.most)
    now = replace(draft, painted_groups=tuple(groups))
    return Pressed(now.painted_groups, len(groups) if now.has_missing_pieces else 0)


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


def find_way(piece: str, square: str, free: str) -> str:
    """A square and those on the shortest way to it from a piece, over free ones, along rows first;
    nothing if it is there already, and the square alone if other pieces are in the way."""
    ways, seen = list(piece), set(piece)
    for way in ways:
        if way[-1] == square:
            return way[1:]
        near = [one for one in free if one not in seen and is_touching(one, way[-1])]
        seen.update(near)
        ways += [way + one for one in near]
    return square


def trim_groups(groups: Sequence[str]) -> Groups:
    length = max((number for number, group in enumerate(groups, 1) if group), default=0)
    return tuple(groups[:length])


def find_free_ordinal(groups: Sequence[str]) -> int:
    """The ordinal of the next piece to be cut off."""
    return groups.index("") if "" in groups else len(groups)


def find_unpainted(groups: Sequence[str]) -> str:
    named = "".join(groups)
    return "".join(letter for letter in LETTERS if letter not in named)


def split_card(groups: Groups, wanted: int) -> Groups:
    """The painted pieces in the order in which they were begun, so that none changes its letter,
    and what is left of the card; nothing if nothing is painted. What is left falls apart into its
    connected parts, unless those are too many."""
    painted = [group for group in groups if group]
    if not painted:
        return ()
    rest = find_unpainted(groups)
    parts = split_parts(rest)
    left = iter(parts if len(painted) + len(parts) <= wanted else (rest,))
    filled = [group or next(left, "") for group in groups]
    return tuple(filter(None, [*filled, *left]))


def find_stray_squares(group: str) -> str:
    """The squares of a piece that are not connected with its largest part."""
    largest = max(split_parts(group), key=len, default="")
    return "".join(square for square in group if square not in largest)


@lru_cache(maxsize=4096)
def split_parts(group: str, borders: frozenset[frozenset[str]] = frozenset()) -> tuple[str, ...]:
    """The connected parts of a group, each in order; not connected over borders of two squares."""
    parts, left = [], group
    while left:
        part = left[0]
        while more := [s for s in left if s not in part and is_touching(
            s, [other for other in part if {s, other} not in borders]
        )]:  # fmt: skip
            part += "".join(more)
        parts.append("".join(sorted(part)))
        left = "".join(square for square in left if square not in part)
    return tuple(parts)


def is_touching(square: str, part: Iterable[str]) -> bool:
    """Whether a square shares a side with one of a part."""
    return any(is_connected(mask_of_group(square + other)) for other in part)


def sanitise_groups(groups: Sequence[object], most: int) -> Groups:
    """Stored groups in order; none where they make no sense."""
    texts = [group for group in groups if isinstance(group, str)]
    squares = "".join(texts)
    if len(texts) != len(groups) or len(texts) > most or len(set(squares)) < len(squares):
        return ()
    if not set(squares) <= set(LETTERS):
        return ()
    return trim_groups(["".join(sorted(text)) for text in texts])


def find_easiest_card(cards: Mapping[int, Card], pieces: int) -> int:
    """The number of the card that can be cut most evenly."""

    def measure_best_cut(number: int) -> Measure:
        best = find_even_cuts(cards[number], pieces)[0]
        return _measure_cut(_build_measure(cards[number]), tuple(map(mask_of_group, best)))

    return min(cards, key=measure_best_cut)


def find_next_cut(
    card: Card, pieces: int, now: tuple[str, ...], kept: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The most even cut with the pieces `kept`, or any; or the one after `now`, over and over."""
    cuts = find_even_cuts(card, pieces, kept) or find_even_cuts(card, pieces)
    return cuts[(cuts.index(now) + 1) % len(cuts)] if now in cuts else cuts[0]


@lru_cache(maxsize=256)
def find_even_cuts(
    card: Card, pieces: int, kept: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], ...]:
    """The most even cuts of a card into so many pieces, of which some are given; best first."""
    measure, given = _build_measure(card), set(map(mask_of_group, kept))
    possible = [cut for cut in partitions(pieces) if given <= set(cut)]
    best = nsmallest(MOST_SUGGESTED, possible, lambda cut: (_measure_cut(measure, cut), cut))
    return tuple(tuple(sorted(map(group_of, cut))) for cut in best)


def _build_measure(card: Card) -> Callable[[int], Measure]:
    """What measures a piece of the card, by its mask. Thousands of cuts share a few hundred."""
    values = [(icon != EMPTY, _WORTH.get(icon, 1)) for icon in map(icon_of, card.squares)]

    @cache
    def measure(mask: int) -> Measure:
        squares = [values[n] for n in range(len(LETTERS)) if mask >> n & 1]
        return len(squares), sum(icon for icon, _ in squares), sum(worth for _, worth in squares)

    return measure


def _measure_cut(measure: Callable[[int], Measure], cut: Sequence[int]) -> Measure:
    """The differences between the largest piece and the smallest: how uneven a cut is."""
    each = zip(*map(measure, cut), strict=True)
    return tuple(max(numbers) - min(numbers) for numbers in each)

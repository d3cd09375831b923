"""Cuts: a card divided into connected pieces (rules, sections 3.1 and 9). A group of squares is a
string of letters (`ABEF`) or a 12-bit mask (bit i for the i-th letter). A cut is a sequence of
groups, which letters its pieces; canonically the letters within a group stand in order."""

import gc
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise

from engine.contract import IllegalAction
from engine.cutterland.cards import COLUMNS, LETTERS, ROWS, Card
from engine.cutterland.pieces import Piece

WHOLE = (1 << len(LETTERS)) - 1
_KNOWN = frozenset(LETTERS)
_SEPARATORS = str.maketrans(",/|;", "    ")
_LETTERS_EITHER_CASE = LETTERS + LETTERS.lower()


def read_cut(text: str, least: int, most: int) -> tuple[str, ...]:
    """Parse a cut of `least` to `most` pieces into canonical form.

    Spaces, commas, slashes, bars and semicolons separate groups; `A-D` stands for `ABCD`; with
    exactly `least` - 1 groups the remaining squares are the last piece. Raises `IllegalAction`:
    `cut-letter`, `cut-range` and the codes of `settle`.
    """
    return settle(read_groups(text), least, most)


def read_groups(text: str) -> tuple[str, ...]:
    """Parse groups without checking the cut. Raises `IllegalAction`: `cut-letter`, `cut-range`."""
    return tuple(map(_read_group, text.translate(_SEPARATORS).split()))


@lru_cache(maxsize=1024)
def _read_group(word: str) -> str:
    """The letters of one group, in capitals, with ranges written out."""
    for letter in word:
        if letter != "-" and letter not in _LETTERS_EITHER_CASE:
            raise IllegalAction("cut-letter", section="9", cells=(letter,), letter=letter)
    parts = word.upper().split("-")
    if not all(parts) or any(len(part) < 2 for part in parts[1:-1]):
        raise IllegalAction("cut-range", section="9", text=word[:24])
    letters = parts[0]
    for before, after in pairwise(parts):
        start, end = LETTERS.index(before[-1]), LETTERS.index(after[0])
        if start > end:
            raise IllegalAction("cut-range", section="9", text=word[:24])
        letters += LETTERS[start + 1 : end] + after[start == end :]
    return letters


def settle(groups: Sequence[str], least: int, most: int) -> tuple[str, ...]:
    """The canonical form of groups of capital letters, the last piece filled in. Raises
    `IllegalAction`: `cut-letter`, `cut-twice`, `cut-few`, `cut-many`, `cut-left-out`, `cut-empty`,
    `cut-apart`."""
    # The letters in no group
    given = "".join(groups)
    seen = set(given)
    if len(seen) < len(given) or not seen <= _KNOWN:
        raise _letter_fault(given)
    left = "".join([letter for letter in LETTERS if letter not in seen])
    if left and len(groups) == least - 1:
        groups, left = [*groups, left], ""
    count = len(groups)
    if count < least:
        raise IllegalAction("cut-few", section="3", groups=count, least=least, most=most)
    if count > most:
        raise IllegalAction("cut-many", section="3", groups=count, least=least, most=most)
    if left:
        raise IllegalAction("cut-left-out", section="9", cells=tuple(left), letters=left)
    if not all(groups):
        raise IllegalAction("cut-empty", section="3")
    for group in groups:
        if not is_connected(mask_of_group(group)):
            cells = tuple(sorted(group))
            raise IllegalAction("cut-apart", section="3", cells=cells, group="".join(cells))
    return tuple("".join(sorted(group)) for group in groups)


def _letter_fault(letters: str) -> IllegalAction:
    """The refusal of the first unknown or repeated letter."""
    for place, letter in enumerate(letters):
        if letter not in _KNOWN:
            return IllegalAction("cut-letter", section="9", cells=(letter,), letter=letter)
        if letter in letters[:place]:
            break
    return IllegalAction("cut-twice", section="9", cells=(letter,), letter=letter)


def sort_groups(groups: Iterable[str]) -> tuple[str, ...]:
    """The groups sorted, each with its letters sorted: the same for cuts that differ only in what
    letters their pieces have."""
    return tuple(sorted("".join(sorted(group)) for group in groups))


def pieces_of(card: Card, groups: Iterable[str]) -> tuple[Piece, ...]:
    """The pieces of a cut in the order of its groups, oriented as on the card."""
    return _pieces_of(card, tuple(groups))


@lru_cache(maxsize=256)
def _pieces_of(card: Card, groups: tuple[str, ...]) -> tuple[Piece, ...]:
    shapes = map(_shape_of, groups)
    return tuple(
        [Piece(cells, tuple([card.squares[at] for at in numbers])) for cells, numbers in shapes]
    )


@cache
def _shape_of(group: str) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
    """A group's squares within their bounding box, and their numbers on the card."""
    numbers = tuple(sorted(map(LETTERS.index, group)))
    top = numbers[0] // COLUMNS
    left = min(number % COLUMNS for number in numbers)
    return tuple((n // COLUMNS - top, n % COLUMNS - left) for n in numbers), numbers


@cache
def group_of(mask: int) -> str:
    """`ABEF` for a mask."""
    return "".join(letter for number, letter in enumerate(LETTERS) if mask >> number & 1)


@lru_cache(maxsize=4096)
def mask_of_group(group: str) -> int:
    """The mask of a group of capital letters."""
    return sum(1 << LETTERS.index(letter) for letter in group)


@cache
def partitions(count: int) -> Sequence[tuple[int, ...]]:
    """Every cut of a card into `count` pieces, as masks; computed once, 27,780 over all counts. All
    of it stays, so looking for garbage meanwhile finds nothing and takes a quarter of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        return _splits(WHOLE, count)
    finally:
        if collects:
            gc.enable()


@cache
def _splits(rest: int, count: int) -> Sequence[tuple[int, ...]]:
    """Every division of the squares in `rest` into `count` connected groups. The first group holds
    the first square of `rest`, so that each division comes once."""
    if count < 2:
        return ((rest,),) if count == 1 and is_connected(rest) else ()
    if count == 2:
        whole = _all_groups()
        return [(rest ^ left, left) for left in _remainders(rest) if left in whole]
    found: list[tuple[int, ...]] = []
    for left in _remainders(rest):
        if left.bit_count() >= count - 1:
            found += map((rest ^ left,).__add__, _splits(left, count - 1))
    return found


@cache
def _remainders(rest: int) -> tuple[int, ...]:
    """What remains of `rest` without each connected group that holds its first square."""
    groups = _groups_from()[(rest & -rest).bit_length() - 1]
    missing = ~rest
    return tuple([rest ^ group for group in groups if not group & missing])


@cache
def _groups_from() -> tuple[tuple[int, ...], ...]:
    """For each square of a card, the connected groups it is the first square of, sorted."""
    return tuple(tuple(sorted(_grow_groups(number))) for number in range(len(LETTERS)))


def is_connected(group: int) -> bool:
    return group in _all_groups()


@cache
def _all_groups() -> frozenset[int]:
    """Every connected group of a card's squares."""
    return frozenset(group for groups in _groups_from() for group in groups)


_FIRST_COLUMN = sum(1 << row * COLUMNS for row in range(ROWS))
_LAST_COLUMN = _FIRST_COLUMN << COLUMNS - 1


def _grow_groups(first: int) -> set[int]:
    """The connected groups with this first square, grown square by square."""
    later = WHOLE >> first << first
    fresh = {1 << first}
    found = set(fresh)
    while fresh:
        grown = set()
        for group in fresh:
            sideways = (group & ~_LAST_COLUMN) << 1 | (group & ~_FIRST_COLUMN) >> 1
            beside = (sideways | group << COLUMNS | group >> COLUMNS) & later & ~group
            while beside:
                grown.add(group | beside & -beside)
                beside &= beside - 1
        found |= grown
        fresh = grown
    return found

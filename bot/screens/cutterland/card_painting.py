"""A card painted square by square: which piece each square is in. Knows no draft and no view.

Groups stand by the ordinal of their piece, and there may be empty ones between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from engine.contract import IllegalAction
from engine.cutterland.cards import LETTERS
from engine.cutterland.cuts import is_connected, mask_of_group, read_groups

Groups: TypeAlias = tuple[str, ...]


def paint_square(groups: Groups, piece: int, square: str) -> Groups:
    """The square in that piece and in no other; back to no piece if it was in this one."""
    after = [*erase_square(groups, square), *[""] * (piece + 1)]
    if piece >= len(groups) or square not in groups[piece]:
        after[piece] = "".join(sorted(after[piece] + square))
    return trim_groups(after)


def erase_square(groups: Groups, square: str) -> Groups:
    """The square in no piece."""
    return trim_groups([group.replace(square, "") for group in groups])


def trim_groups(groups: Sequence[str]) -> Groups:
    """Without the empty groups at the end."""
    length = max((number for number, group in enumerate(groups, 1) if group), default=0)
    return tuple(groups[:length])


def find_unpainted(groups: Groups) -> str:
    """The squares in no piece."""
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
    """The ordinals of the pieces that do not hang together."""
    return tuple(
        number
        for number, group in enumerate(groups)
        if group and not is_connected(mask_of_group(group))
    )


def find_stray_squares(group: str) -> str:
    """The squares of a piece that do not hang together with its largest part."""
    parts = []
    left = group
    while left:
        part = left[0]
        while grown := [s for s in left if s not in part and is_touching(s, part)]:
            part += "".join(grown)
        parts.append(part)
        left = "".join(square for square in left if square not in part)
    largest = max(parts, key=len, default="")
    return "".join(square for square in group if square not in largest)


def is_touching(square: str, part: str) -> bool:
    """Whether a square shares a side with one of a part."""
    return any(is_connected(mask_of_group(square + other)) for other in part)


def groups_of(text: str) -> Groups:
    """The groups a typed cut names, whether they make a cut or not; none where they make no
    sense."""
    try:
        found = read_groups(text)
    except IllegalAction:
        return ()
    return sanitise_groups(found, len(LETTERS))


def sanitise_groups(groups: Sequence[object], most: int) -> Groups:
    """Groups from a store, in order; none where they make no sense."""
    words = [group for group in groups if isinstance(group, str)]
    named = "".join(words)
    if len(words) != len(groups) or len(words) > most or len(set(named)) < len(named):
        return ()
    if not set(named) <= set(LETTERS):
        return ()
    return trim_groups(["".join(sorted(word)) for word in words])

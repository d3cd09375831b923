"""Rectangles packed as large as fits: rows of columns of rows, so that a wide one has a row, two
narrow ones share one, and a tall one stands beside two low ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeAlias

Size: TypeAlias = tuple[int, int]
"""Width and height."""
Corner: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Stack:
    """Things beside each other (`upright` is false), or one below another."""

    upright: bool
    parts: tuple[Node, ...]


Node: TypeAlias = "int | Stack"
"""A thing by its number, or several."""


def measure(node: Node, size_of: Callable[[int], Size]) -> Size:
    """The room that all of it takes."""
    if isinstance(node, int):
        return size_of(node)
    width = height = 0
    for part in node.parts:
        across, down = measure(part, size_of)
        if node.upright:
            width, height = max(width, across), height + down
        else:
            width, height = width + across, max(height, down)
    return width, height


def place(
    node: Node, size_of: Callable[[int], Size], left: int, top: int, width: int
) -> Iterator[tuple[int, Corner]]:
    """The corner of each thing; the free width is distributed between them."""
    own, _ = measure(node, size_of)
    if isinstance(node, int):
        yield node, (left + (width - own) // 2, top)
        return
    free = 0 if node.upright else (width - own) // len(node.parts)
    for part in node.parts:
        wide, high = measure(part, size_of)
        room = width if node.upright else wide + free
        yield from place(part, size_of, left, top, room)
        left, top = (left, top + high) if node.upright else (left + room, top)


@lru_cache(maxsize=8)
def list_arrangements(count: int) -> tuple[Node, ...]:
    """Every way to pack `count` things, at least one, in their order."""
    numbers = tuple(range(count))
    if count == 1:
        return numbers
    return (*_stacks(numbers, upright=True), *_stacks(numbers, upright=False))


def _stacks(numbers: Sequence[int], *, upright: bool) -> Iterator[Node]:
    if len(numbers) == 1:
        yield numbers[0]
        return
    for groups in _split(numbers):
        if len(groups) > 1:
            ways = (tuple(_stacks(group, upright=not upright)) for group in groups)
            yield from (Stack(upright, parts) for parts in product(*ways))


def _split(numbers: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every division into groups, each in its order, sorted by their first."""
    if not numbers:
        yield ()
        return
    *others, last = numbers
    for groups in _split(others):
        for at, group in enumerate(groups):
            yield (*groups[:at], (*group, last), *groups[at + 1 :])
        yield (*groups, (last,))

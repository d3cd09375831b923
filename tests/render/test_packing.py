"""Rectangles packed: each once, none over another, tall ones beside low ones."""

from itertools import combinations

import pytest

from bot.render.cutterland.sheets import Stack, list_arrangements, measure, place


def test_all_ways_are_listed_once() -> None:
    assert [len(list_arrangements(count)) for count in (1, 2, 3, 4)] == [1, 2, 8, 52]
    assert len(set(list_arrangements(4))) == 52


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_nothing_overlaps_and_all_lies_within(count: int) -> None:
    sizes = [(30, 90), (70, 20), (40, 40), (10, 60)][:count]
    for way in list_arrangements(count):
        width, height = measure(way, sizes.__getitem__)
        corners = dict(place(way, sizes.__getitem__, 0, 0, width + 11))
        boxes = [(*corners[at], *size) for at, size in enumerate(sizes)]
        assert all(x >= 0 and x + w <= width + 11 and y + h <= height for x, y, w, h in boxes)
        for (x, y, w, h), (u, v, p, q) in combinations(boxes, 2):
            assert x + w <= u or u + p <= x or y + h <= v or v + q <= y


def test_a_tall_one_stands_beside_two_low_ones() -> None:
    sizes = [(10, 40), (20, 20), (20, 20)]
    beside = Stack(False, (0, Stack(True, (1, 2))))
    assert measure(beside, sizes.__getitem__) == (30, 40)
    assert beside in list_arrangements(3)

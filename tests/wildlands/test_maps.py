"""Our maps meet the criteria of section 9, and a faulty map is refused by its place."""

from collections.abc import Iterable
from typing import Any

import pytest

from engine.wildlands.maps import Map, MapError, border_of, read_map
from engine.wildlands.sight import seen_from
from tests.wildlands.content import HILLY, MAPS, installed_map, map_value, row_of


@pytest.mark.parametrize("key", MAPS)
def test_the_numbers_are_1_to_42_in_reading_order(key: str) -> None:
    ground = installed_map(key)
    assert (ground.key, bool(ground.name), ground.version) == (key, True, 1)
    assert [space.number for space in ground.spaces] == list(range(1, 43))
    places = [(space.row, space.column) for space in ground.spaces]
    assert places == sorted(places)


@pytest.mark.parametrize("key", MAPS)
def test_there_are_several_ways_everywhere(key: str) -> None:
    """Two exits at least, and every space is reached though any other one is avoided."""
    ground = installed_map(key)
    assert min(map(len, ground.neighbours.values())) >= 2
    for avoided in (0, *ground.by_number):
        left = set(ground.by_number) - {avoided}
        assert _reached(ground, min(left), left) == left


@pytest.mark.parametrize("key", MAPS)
def test_30_to_45_percent_of_pairs_are_in_sight(key: str) -> None:
    ground = installed_map(key)
    seen = sum(len(seen_from(ground, number)) - 1 for number in ground.by_number)
    assert 0.30 <= seen / (42 * 41) <= 0.45


def test_the_first_map_is_flat() -> None:
    ground = installed_map("glassmere")
    assert not any(space.high or space.cover for space in ground.spaces)
    assert not ground.stairs


@pytest.mark.parametrize("key", HILLY)
def test_the_others_have_cover_and_high_regions_with_stairs(key: str) -> None:
    ground = installed_map(key)
    assert 9 <= sum(space.cover for space in ground.spaces) <= 12
    regions = _high_regions(ground)
    assert 2 <= len(regions) <= 4
    for region in regions:
        ways = [stairs for stairs in ground.stairs if region & set(stairs)]
        ledges = [
            (low, high)
            for high in region
            for low in ground.neighbours[high]
            if low not in region and border_of(low, high) not in ground.stairs
        ]
        assert ways
        assert ledges


def _high_regions(ground: Map) -> list[set[int]]:
    high = {space.number for space in ground.spaces if space.high}
    regions: list[set[int]] = []
    while high:
        regions.append(_reached(ground, min(high), high))
        high -= regions[-1]
    return regions


def _reached(ground: Map, start: int, among: Iterable[int]) -> set[int]:
    """The spaces reached from one without leaving some."""
    among, found, waiting = set(among), {start}, [start]
    while waiting:
        fresh = set(ground.neighbours[waiting.pop()]) & among - found
        found |= fresh
        waiting += fresh
    return found


def _faulty(**more: Any) -> dict[str, Any]:
    """A row of four, the last two of them high, with something changed."""
    value = row_of(4, walls=[[1, 2]], stairs=[[2, 3]])
    for space in value["spaces"][2:]:
        space["high"] = True
    value["spaces"][1].update(more.pop("second", {}))
    return {**value, **more}


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "a map is an object"),
        ({}, "the spaces must be a list of 1 to 999"),
        ({"spaces": []}, "the spaces must be a list of 1 to 999"),
        ({"spaces": [7]}, "entry 1 of the spaces is not an object"),
        ({"spaces": [{}]}, "entry 1 of the spaces has no number from 1 to 999"),
        (_faulty(colour="red"), "the map has no 'colour': the keys are key, name, version"),
        (_faulty(name=7), "the name must be a text"),
        (_faulty(version=0), "the version must be a whole number from 1"),
        (_faulty(second={"number": 1}), "space 1 is there twice"),
        (_faulty(second={"number": 0}), "entry 2 of the spaces has no number from 1 to 999"),
        (_faulty(second={"column": 5}), "space 2: column 5 + row 0 must be even"),
        (_faulty(second={"column": 8}), "space 4 lies where space 2 lies"),
        (_faulty(second={"row": "0"}), "space 2: the row must be a whole number from -999 to 999"),
        (_faulty(second={"high": 1}), "space 2: high must be true or false"),
        (_faulty(second={"tree": True}), "space 2 has no 'tree': the keys are number, column"),
        (_faulty(walls=7), "the walls must be a list of pairs"),
        (_faulty(walls=[[1]]), "the walls must be pairs of numbers"),
        (_faulty(walls=[[1, True]]), "the walls must be pairs of numbers"),
        (_faulty(walls=[[1, 9]]), "wall 1-9: there is no space 9"),
        (_faulty(walls=[[1, 3]]), "wall 1-3: the two spaces share no edge"),
        (_faulty(walls=[[1, 1]]), "wall 1-1: the two spaces share no edge"),
        (_faulty(walls=[[1, 2], [2, 1]]), "wall 2-1 is there twice"),
        (_faulty(stairs=[[3, 4]]), "stairs 3-4 joins no low space to a high one"),
        (_faulty(walls=[[3, 2]]), "stairs 2-3 is a wall too"),
        (_faulty(stairs=[["2", 3]]), "the stairs must be pairs of numbers"),
    ],
)
def test_a_fault_is_named_with_its_place(value: Any, message: str) -> None:
    with pytest.raises(MapError) as caught:
        read_map(value)
    assert str(caught.value).startswith(message)


def test_what_is_missing_is_false_or_empty() -> None:
    ground = read_map(row_of(2))
    assert not ground.walls
    assert ground.neighbours == {1: (2,), 2: (1,)}


def test_walls_are_read_in_either_order() -> None:
    value = map_value("glassmere")
    turned = {**value, "walls": [pair[::-1] for pair in value["walls"]]}
    assert read_map(turned).walls == read_map(value).walls

"""Sight and steps: worked cases, and a second reading by brute force (rules, section 9)."""

from random import Random
from typing import Any

import pytest

from engine.wildlands.maps import read_map
from engine.wildlands.sight import seen_from
from tests.wildlands import naive
from tests.wildlands.content import MAPS, map_value, random_map, row_of


def sees(value: dict[str, Any], start: int) -> list[int]:
    return sorted(seen_from(read_map(value), start))


def at(*places: tuple[int, int], **more: Any) -> dict[str, Any]:
    """A map of spaces at these columns and rows, numbered from 1."""
    spaces = [
        {"number": number, "column": column, "row": row}
        for number, (column, row) in enumerate(places, 1)
    ]
    return {"spaces": spaces, **more}


def test_a_row_is_seen_from_end_to_end() -> None:
    assert sees(row_of(6), 1) == [1, 2, 3, 4, 5, 6]


def test_a_wall_ends_the_view_and_the_own_space_is_always_seen() -> None:
    assert sees(row_of(4, walls=[[3, 2]]), 1) == [1, 2]
    assert sees(row_of(4, walls=[[3, 2]]), 3) == [3, 4]


def test_one_free_space_beside_a_line_along_an_edge_is_enough() -> None:
    """From (0, 0) to (3, 1) the line runs along the edge between (2, 0) and (1, 1)."""
    ends = ((0, 0), (3, 1))
    assert sees(at(*ends, (2, 0)), 1) == [1, 2, 3]
    assert sees(at(*ends, (1, 1)), 1) == [1, 2, 3]
    assert sees(at(*ends), 1) == [1]
    # A wall along the line itself is never crossed, one at its end is.
    assert sees(at(*ends, (2, 0), (1, 1), walls=[[3, 4]]), 1) == [1, 2, 3, 4]
    assert sees(at(*ends, (2, 0), (1, 1), walls=[[1, 3], [4, 2]]), 1) == [1, 4]
    # One wall on each side: each moved line meets one of them.
    assert 2 not in sees(at(*ends, (2, 0), (1, 1), walls=[[1, 4], [3, 2]]), 1)


def test_the_line_is_moved_as_a_whole() -> None:
    """A wall to the left of one half and one to the right of the other block both lines."""
    places = ((0, 0), (3, 1), (6, 2), (2, 0), (1, 1), (5, 1), (4, 2))
    left_then_right = [[1, 4], [2, 7]]
    assert 3 not in sees(at(*places, walls=left_then_right), 1)
    assert 3 in sees(at(*places, walls=[[1, 4], [2, 6]]), 1)


def test_low_ground_does_not_see_high_ground_but_is_seen() -> None:
    value = row_of(4)
    value["spaces"][1]["high"] = value["spaces"][2]["high"] = True
    assert sees(value, 1) == [1, 4]
    assert sees(value, 2) == [1, 2, 3, 4]


@pytest.mark.slow
def test_sight_of_equal_ground_is_mutual() -> None:
    for key in MAPS:
        ground = read_map(map_value(key))
        for one in ground.spaces:
            for other in ground.spaces:
                if one.high == other.high:
                    there = other.number in seen_from(ground, one.number)
                    assert there == (one.number in seen_from(ground, other.number))


@pytest.mark.parametrize("number", range(25))
def test_maps_at_random_agree_with_a_second_reading(number: int) -> None:
    rng = Random(number)
    value = random_map(rng, rng.randint(2, 24))
    ground = read_map(value)
    for start in rng.sample(sorted(ground.by_number), min(4, len(ground.spaces))):
        assert sorted(seen_from(ground, start)) == naive.sees(value, start)
        assert {str(to): cost for to, cost in ground.step_costs[start].items()} == naive.steps(
            value, start
        )
        assert dict.fromkeys(map(str, ground.flights[start]), 1) == naive.flights(value, start)


@pytest.mark.parametrize("key", MAPS)
def test_walks_are_as_long_as_the_fewest_steps(key: str) -> None:
    ground = read_map(map_value(key))
    for start, walks in ground.walks.items():
        assert walks[start] == 0
        assert set(walks) == set(ground.by_number)
        for space, steps in walks.items():
            nearest = min((walks[near] for near in ground.neighbours[space]), default=0)
            assert space == start or steps == nearest + 1


@pytest.mark.parametrize("key", MAPS)
@pytest.mark.slow
def test_our_maps_agree_with_a_second_reading(key: str) -> None:
    value = map_value(key)
    ground = read_map(value)
    for start in range(1, 43, 14):
        assert sorted(seen_from(ground, start)) == naive.sees(value, start)


def test_a_step_up_a_ledge_costs_two_and_stairs_cost_one() -> None:
    value = row_of(4, stairs=[[3, 4]], walls=[])
    value["spaces"][1]["high"] = value["spaces"][2]["high"] = True
    ground = read_map(value)
    assert ground.step_costs[1] == {2: 2}
    assert ground.step_costs[2] == {1: 1, 3: 1}
    assert ground.step_costs[4] == {3: 1}
    assert ground.flights[1] == (2, 3)


@pytest.mark.parametrize(
    ("place", "distance"), [((0, 0), 0), ((2, 0), 1), ((1, 1), 1), ((3, 1), 2), ((0, 2), 2),
                            ((4, 0), 2), ((6, 0), 3), ((4, 2), 3), ((-1, -3), 3)]
)  # fmt: skip
def test_distance_goes_straight(place: tuple[int, int], distance: int) -> None:
    value = at(*dict.fromkeys(((0, 0), place)))
    ground = read_map(value)
    assert ground.distance(1, len(value["spaces"])) == distance

"""The search for the best use of a land's tokens, against every layout there is."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cutterland.computers import best_layout
from engine.cutterland.computers.shapes import bare, changed
from engine.cutterland.computers.tokens import all_tokens
from engine.cutterland.computers.worths import Appraiser
from engine.cutterland.ground import ground_of
from engine.cutterland.hunting import prey_choices
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layout_choices import layouts, random_layout, sites_of
from engine.cutterland.layouts import Layout, check_layout, write_layout
from engine.cutterland.scoring import score
from engine.cutterland.solving.contents import POINT, SURVIVOR, TOWER_COST, kinds_of
from tests.cutterland import strategies

Rank = tuple[int, int, int]
"""Points, survivors, and the more the fewer tokens are used."""

CREATURES = ["mG", "mG", "mD", "mF", "wK", "wF", "wT", "pC", "pD", "pT"]
CROWDED = st.lists(
    st.lists(st.sampled_from([*CREATURES, "m.", "--"]), min_size=3, max_size=3).map(" ".join),
    min_size=3,
    max_size=3,
).map(" / ".join)
"""Small lands on which nearly everything hunts or is hunted."""


def rank(land: Land, layout: Layout, towers: int, wall_bridges: int) -> Rank:
    used = len(layout.towers) + layout.wall_bridges
    scored = score(land, layout, towers + wall_bridges - used, 0)
    return scored.total, scored.survivors, -used


def best_of_all(land: Land, towers: int, wall_bridges: int) -> Rank:
    return max(
        rank(land, layout, towers, wall_bridges) for layout in layouts(land, towers, wall_bridges)
    )


@settings(max_examples=150)
@given(CROWDED, st.integers(0, 2), st.integers(0, 2))
def test_nothing_beats_the_best_layout_of_a_small_land(
    text: str, towers: int, wall_bridges: int
) -> None:
    land = read_land(text)
    found = best_layout(land, towers, wall_bridges)
    assert rank(land, found, towers, wall_bridges) == best_of_all(land, towers, wall_bridges)


@given(strategies.lands(), st.integers(0, 3), st.integers(0, 4))
def test_the_best_layout_is_legal_and_names_its_prey(
    text: str, towers: int, wall_bridges: int
) -> None:
    land = read_land(text)
    found = best_layout(land, towers, wall_bridges)
    check_layout(land, found, towers, wall_bridges)
    assert found.prey in set(prey_choices(land, found))


@given(strategies.lands(), st.integers(0, 4), st.integers(0, 999))
def test_a_shape_is_worth_what_the_rules_score_with_the_best_towers(
    text: str, wall_bridges: int, chance: int
) -> None:
    land = read_land(text)
    layout = random_layout(land, 0, wall_bridges, Random(chance))
    ground = ground_of(land)
    kinds = kinds_of(ground.icons)
    standing = {*layout.walls, *layout.bridges}
    tokens = tuple(token for token in all_tokens(land, ground) if token.site in standing)
    shape = changed(ground, kinds, bare(ground, kinds), tokens)
    ranks = [
        rank(land, Layout(towered, layout.walls, layout.bridges), 2, layout.wall_bridges)
        for height in range(3)
        for towered in combinations(sites_of(land).towers, height)
    ]
    points, survivors, tokens_kept = max(ranks)
    unused = 2 * TOWER_COST
    worth = points * POINT + survivors * SURVIVOR + tokens_kept + layout.wall_bridges + 2
    assert Appraiser(kinds, 2).worth(shape) + unused == worth


@pytest.mark.parametrize(
    ("land", "towers", "wall_bridges", "total"),
    [
        ("p. wK p. wF pC", 0, 3, 5),
        ("mD mG / mD mG", 0, 2, 12),
        ("mD mG / mD mG", 2, 0, 12),
        ("wK -- wF / w. w. w.", 0, 1, 2),
        ("mD mG", 1, 0, 2),
        ("mD mF mD", 1, 1, 9),
        ("wT p. wT", 1, 1, 7),
    ],
)
def test_the_worked_examples_are_found(
    land: str, towers: int, wall_bridges: int, total: int
) -> None:
    found = best_layout(read_land(land), towers, wall_bridges)
    assert rank(read_land(land), found, towers, wall_bridges)[0] == total


def test_walls_part_what_one_wall_would_not() -> None:
    """One wall leaves the area in one; two save the goblins from the dragons.

    mD | mG
    mD | mG
    """
    found = best_layout(read_land("mD mG / mD mG"), 0, 3)
    assert write_layout(found) == "wall A1-B1, wall A2-B2, prey none"


def test_two_bridges_join_what_one_would_not() -> None:
    """Over the empty moor in the middle, two and two goblins become four.

    mG == m. == mG
    mG          mG
    """
    found = best_layout(read_land("mG w. m. w. mG / mG w. w. w. mG"), 0, 2)
    assert write_layout(found) == "bridge B1h, bridge D1h, prey none"


def test_a_token_is_kept_where_it_gains_nothing() -> None:
    assert best_layout(read_land("pC p. p."), 2, 2) == Layout(prey=())

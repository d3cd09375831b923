"""The exact search for the best use of a land's tokens, against every layout there is."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.cutterland.hunting import prey_choices
from engine.cutterland.lands import Land, read_land
from engine.cutterland.layout_choices import check_layout, layouts
from engine.cutterland.layouts import Layout, write_layout
from engine.cutterland.scoring import score
from engine.cutterland.solving import Solution, solve
from tests.cutterland import naive, strategies

Rank = tuple[int, int, int]
"""Points, survivors, and the more the fewer tokens are used."""

CREATURES = ["mG", "mG", "mG", "mD", "mF", "wK", "wF", "wT", "pC", "pD", "pT"]


def crowded(rows: int, columns: int) -> st.SearchStrategy[str]:
    """Small lands on which nearly everything hunts or is hunted."""
    words = st.sampled_from([*CREATURES, "m.", "p.", "--"])
    row = st.lists(words, min_size=columns, max_size=columns).map(" ".join)
    return st.lists(row, min_size=rows, max_size=rows).map(" / ".join)


def rank(solution: Solution) -> Rank:
    used = len(solution.layout.towers) + solution.layout.wall_bridges
    return solution.score.total, solution.score.survivors, -used


def rank_of(land: Land, layout: Layout, owned: int) -> Rank:
    used = len(layout.towers) + layout.wall_bridges
    scored = score(land, layout, owned - used, 0)
    return scored.total, scored.survivors, -used


def standing_together(tokens: list[str], count: int) -> Iterator[tuple[str, ...]]:
    for some in combinations(tokens, count):
        bridges = [token for token in some if "-" not in token]
        if not any(naive.clash(bridge, token) for bridge in bridges for token in some):
            yield some


def best_of_all(text: str, towers: int, wall_bridges: int) -> Rank:
    """By the plain reading of the rules: every token everywhere, every prey."""
    land = naive.read(text)
    sites, walls, bridges = naive.legal_tokens(land)
    ranks = []
    for count in range(wall_bridges + 1):
        for some in standing_together([*walls, *bridges], count):
            for height in range(towers + 1):
                for towered in combinations(sites, height):
                    tokens = naive.Tokens(
                        [*towered],
                        [token for token in some if "-" in token],
                        [token for token in some if "-" not in token],
                    )
                    unused = towers + wall_bridges - count - height
                    for prey in naive.dragon_choices(land, tokens):
                        found = naive.points(land, tokens, prey, unused)
                        ranks.append((found["total"], found["survivors"], -count - height))
    return max(ranks)


@settings(max_examples=40)
@given(crowded(2, 4), st.integers(0, 1), st.integers(0, 2))
@pytest.mark.slow
def test_the_plain_reading_of_the_rules_finds_nothing_better(
    text: str, towers: int, wall_bridges: int
) -> None:
    found = solve(read_land(text), towers, wall_bridges)
    assert found.exact
    assert rank(found) == best_of_all(text, towers, wall_bridges)


@settings(max_examples=120)
@given(crowded(3, 3), st.integers(0, 2), st.integers(0, 2))
@example("mD mG mG / mG mG mG / mG mG mG", 0, 2)
@pytest.mark.slow
def test_no_layout_of_a_small_land_is_better(text: str, towers: int, wall_bridges: int) -> None:
    land, owned = read_land(text), towers + wall_bridges
    best = max(rank_of(land, one, owned) for one in layouts(land, towers, wall_bridges))
    assert rank(solve(land, towers, wall_bridges)) == best


@settings(max_examples=30)
@given(crowded(2, 4), st.integers(3, 4))
@pytest.mark.slow
def test_no_use_of_many_walls_and_bridges_is_better(text: str, wall_bridges: int) -> None:
    land = read_land(text)
    best = max(rank_of(land, one, wall_bridges) for one in layouts(land, 0, wall_bridges))
    assert rank(solve(land, 0, wall_bridges)) == best


@settings(max_examples=40)
@given(strategies.lands(1, 9), st.integers(0, 1), st.integers(0, 4))
def test_no_layout_of_a_strip_is_better(text: str, towers: int, wall_bridges: int) -> None:
    land, owned = read_land(text), towers + wall_bridges
    best = max(rank_of(land, one, owned) for one in layouts(land, towers, wall_bridges))
    assert rank(solve(land, towers, wall_bridges)) == best


@given(strategies.lands(), st.integers(0, 3), st.integers(0, 4))
def test_the_layout_is_legal_and_names_its_prey(text: str, towers: int, wall_bridges: int) -> None:
    land = read_land(text)
    found = solve(land, towers, wall_bridges)
    check_layout(land, found.layout, towers, wall_bridges)
    assert found.layout.prey in set(prey_choices(land, found.layout))
    assert found.score == score(land, found.layout, found.unused, 0)


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
        ("mG mG mG mG mG mG mG", 0, 1, 23),
    ],
)
def test_the_worked_examples_are_found(
    land: str, towers: int, wall_bridges: int, total: int
) -> None:
    assert solve(read_land(land), towers, wall_bridges).score.total == total


def test_the_rulebooks_44_points_can_be_beaten() -> None:
    """Section 10, vector 2: the rulebook's own layout is not the best one."""
    land = read_land(
        "p. p. w. w. -- -- -- -- / p. pC wK wF -- -- -- -- / -- m. mG m. mG w. w. -- / "
        "-- mG mG mG mG -- w. -- / -- mD mD mF mD -- wK wT / -- -- w. -- -- -- -- -- / "
        "-- -- mF -- -- -- -- --"
    )
    assert solve(land, 2, 4).score.total >= 44
    assert solve(land, 0, 0).score.total == 15


def test_walls_part_what_one_wall_would_not() -> None:
    """One wall leaves the area in one; two save the goblins from the dragons.

    mD | mG
    mD | mG
    """
    found = solve(read_land("mD mG / mD mG"), 0, 3)
    assert write_layout(found.layout) == "wall A1-B1, wall A2-B2, prey none"
    assert found.unused == 1


def test_two_bridges_join_what_one_would_not() -> None:
    """Over the empty moor in the middle, two and two goblins become four.

    mG == m. == mG
    mG          mG
    """
    found = solve(read_land("mG w. m. w. mG / mG w. w. w. mG"), 0, 2)
    assert write_layout(found.layout) == "bridge B1h, bridge D1h, prey none"


def test_bridges_that_would_cross_do_without_each_other() -> None:
    """Over the slot in the middle, goblins and plains would both be joined: 18 points.

    -- -- pC -- --
    mG mG -- mG mG
    -- -- p. p. p.
    """
    found = solve(read_land("-- -- pC -- -- / mG mG -- mG mG / -- -- p. p. p."), 0, 2)
    assert write_layout(found.layout) == "bridge C2h, prey none"
    assert found.score.total == 16


def test_a_token_is_kept_where_it_gains_nothing() -> None:
    found = solve(read_land("pC p. p."), 2, 2)
    assert found.layout == Layout(prey=())
    assert found.unused == 4


@pytest.mark.slow
def test_a_search_cut_short_says_so_and_still_gives_something_legal() -> None:
    land = read_land(" / ".join(["mD mG wK wF pC pT pD mG mF"] * 8))
    found = solve(land, 6, 8, 60_000)
    assert not found.exact
    check_layout(land, found.layout, 6, 8)
    assert rank(found) >= rank_of(land, Layout(), 14)
    assert found == solve(land, 6, 8, 60_000)


@pytest.mark.slow
def test_a_table_full_of_monsters_does_not_take_for_ever() -> None:
    row = " ".join(["mD mG wK wF pC pT pD mG mF wT wK pC mG"] * 2)
    found = solve(read_land(" / ".join([row] * 26)), 10**9, 10**9, 300_000)
    assert not found.exact

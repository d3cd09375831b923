"""Survivors score as section 6 says; the test vectors are those of section 10 of the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.cells import name_of
from engine.cutterland.hunting import prey_choices
from engine.cutterland.lands import read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.scoring import Score, score
from tests.cutterland import naive, strategies
from tests.cutterland.test_hunting import RING
from tests.cutterland.test_layouts import written

RULEBOOK = """
    p. p. w. w. -- -- -- --
    p. pC wK wF -- -- -- --
    -- m. mG m. mG w. w. --
    -- mG mG mG mG -- w. --
    -- mD mD mF mD -- wK wT
    -- -- w. -- -- -- -- --
    -- -- mF -- -- -- -- --
"""
RULEBOOK_TOKENS = "tower B2, tower C3, wall G5-H5, bridge F5h, bridge C6v"


def scored(land: str, layout: str = "", unused: int = 0, penalty: int = 0) -> Score:
    there, tokens = read_land(land), read_layout(layout)
    check_layout(there, tokens)
    return score(there, tokens, unused, penalty)


def total(land: str, layout: str = "", unused: int = 0) -> int:
    return scored(land, layout, unused).total


@pytest.mark.parametrize(("goblins", "points"), list(enumerate((0, 2, 5, 9, 14, 16, 18, 20, 22))))
def test_goblins_score_by_their_number_in_an_area(goblins: int, points: int) -> None:
    assert total("mG " * goblins + "m.") == points


@pytest.mark.parametrize(("turtles", "points"), list(enumerate((0, 10, 5, 0, 0))))
def test_turtles_score_by_their_number_in_the_land(turtles: int, points: int) -> None:
    assert total("p. " + "m. wT " * turtles) == points


@pytest.mark.parametrize(("dragons", "points"), [(1, 0), (2, 7), (3, 0), (4, 0)])
def test_dragons_score_as_couples(dragons: int, points: int) -> None:
    assert total("mD " * dragons) == points


def test_two_couples_in_two_areas_score_twice() -> None:
    assert total("mD mD w. pD pD") == 14


def test_the_rulebook_s_example_scores_44() -> None:
    found = scored(RULEBOOK, RULEBOOK_TOKENS, unused=1)
    assert found.total == 44
    assert (found.kraken, found.goblin, found.centaur, found.dragon) == (4, 18, 4, 7)
    assert (found.frog, found.turtle, found.bonus, found.penalty) == (0, 10, 1, 0)
    assert found.survivors == 12
    assert list(map(name_of, found.devoured_by_krakens)) == ["D2", "E5"]
    assert list(map(name_of, found.devoured_by_dragons)) == ["D5", "C7"]


def test_the_rulebook_s_dragons_have_21_choices_of_which_the_worst_gives_36() -> None:
    land, layout = read_land(RULEBOOK), read_layout(RULEBOOK_TOKENS)
    totals = [
        score(land, Layout(layout.towers, layout.walls, layout.bridges, prey), 1, 0).total
        for prey in prey_choices(land, layout)
    ]
    assert (len(totals), min(totals), max(totals)) == (21, 36, 44)


def test_the_rulebook_s_land_scores_21_with_no_token_used() -> None:
    assert total(RULEBOOK, unused=6) == 21


def test_a_kraken_may_devour_twelve() -> None:
    assert scored(RING, "bridge B3h, bridge D3h, bridge C2v, bridge C4v").kraken == 24
    assert scored(RING).kraken == 16


@pytest.mark.parametrize(
    ("land", "layout", "points"),
    [
        ("wK wF wK", "", 2),
        ("wK wK", "", 0),
        ("wK -- wF / w. w. w.", "", -2),
        ("wK -- wF / w. w. w.", "bridge B1h", 2),
        ("p. wK p. wF pC", "bridge B1h, bridge C1h, bridge D1h", 5),
        ("mD mF mG", "prey B1", 2),
        ("mD mF mG", "prey C1", -2),
        ("mD mF mG", "", 2),
        ("mD mG", "", 0),
        ("mD mG", "tower B1", 2),
        ("mD mD mG", "", 7),
        ("wK mD mD mD", "", 9),
        ("wK pT p. pC", "", 5),
        ("mD mG / mD mG", "tower B1, tower B2", 12),
        ("mD mG / mD mG", "wall A1-B1, wall A2-B2", 12),
        ("", "", 0),
    ],
)
def test_small_lands_score_as_the_rules_say(land: str, layout: str, points: int) -> None:
    assert total(land, layout) == points


def test_tokens_kept_score_one_each() -> None:
    assert total("p. wK p. wF pC", unused=3) == 2
    assert total("mD mG / mD mG", unused=2) == 9
    assert total("mD mG / mD mG", "wall A1-A2", unused=1) == 8


def test_a_total_may_be_negative() -> None:
    found = scored("wF", penalty=3)
    assert (found.frog, found.penalty, found.total, found.survivors) == (-2, -3, -5, 1)


def test_a_centaur_s_area_counts_once_however_many_graze_there() -> None:
    assert total("pC pC p.") == 3
    assert total("pC pC p.", "wall A1-B1") == 3
    assert total("pC p. p.", "wall A1-B1") == 1


def test_each_area_that_scores_has_a_line_of_its_own() -> None:
    areas = scored("pC p. mD mG / w. pD mG mD / pD pD w. wK", "tower A1 D1, prey none").areas
    assert [(area.terrain, " ".join(map(name_of, area.cells)), area.points) for area in areas] == [
        ("p", "A1 B1 B2 A3 B3", (("centaur", 5),)),
        ("m", "C1 D1 C2 D2", (("goblin", 2),)),
    ]


@given(strategies.built_lands(), st.integers(0, 6))
def test_scores_are_those_of_the_plain_rules(built: tuple[str, naive.Tokens], unused: int) -> None:
    text, tokens = built
    found = scored(text, written(tokens), unused)
    land = naive.read(text)
    prey = tuple(map(naive.spot, map(name_of, found.devoured_by_dragons)))
    plain = naive.points(land, tokens, prey, unused)
    assert {key: getattr(found, key) for key in plain} == plain


@given(strategies.built_lands())
def test_the_lines_of_the_areas_add_up(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    found = scored(text, written(tokens))
    lines = [line for area in found.areas for line in area.points]
    for kind in ("goblin", "centaur", "dragon"):
        assert getattr(found, kind) == sum(points for name, points in lines if name == kind)
    cells = [cell for area in found.areas for cell in area.cells]
    assert len(cells) == len(set(cells))
    assert all(points > 0 for _, points in lines)


@given(strategies.built_lands(3, 4))
def test_any_choice_of_prey_leaves_as_many_survivors(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    land, layout = read_land(text), read_layout(written(tokens))
    best = score(land, layout, 0, 0)
    for prey in list(prey_choices(land, layout))[:30]:
        other = score(land, Layout(layout.towers, layout.walls, layout.bridges, prey), 0, 0)
        assert other.survivors == best.survivors
        assert other.total <= best.total

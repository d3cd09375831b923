"""Krakens hunt by necessity, dragons by their owner's choice (rules, section 5)."""

from dataclasses import replace

import pytest
from hypothesis import given

from engine.cells import name_of, read_cell
from engine.cutterland.hunting import best_prey, check_prey, hunt, prey_choices
from engine.cutterland.lands import read_land
from engine.cutterland.layouts import Layout, read_layout
from tests.cutterland import naive, strategies
from tests.cutterland.refusing import refused
from tests.cutterland.test_layouts import written


def devoured(land: str, layout: str = "") -> list[str]:
    """What the krakens devour."""
    hunted = hunt(read_land(land), read_layout(layout))
    return [name_of(cell) for cell in hunted.ground.cells_of(hunted.by_krakens)]


def best(land: str, layout: str = "") -> list[str]:
    return list(map(name_of, best_prey(read_land(land), read_layout(layout))))


def choices(land: str, layout: str = "") -> list[list[str]]:
    found = prey_choices(read_land(land), read_layout(layout))
    return sorted([name_of(cell) for cell in prey] for prey in found)


RING = """
    wF w. wF w. wF
    w. mG pC mG w.
    wF pC wK pC wF
    w. mG pC mG w.
    wF w. wF w. wF
"""


def test_a_kraken_reaches_sides_and_corners() -> None:
    assert devoured(RING) == ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]


def test_each_of_several_krakens_devours_what_it_reaches() -> None:
    assert len(devoured("wK mG m. m. m. mG wK")) == 2


def test_there_is_a_choice_only_where_more_is_there_than_is_devoured() -> None:
    assert [feast.is_open for feast in hunt(read_land("mD mG m."), Layout()).feasts] == [False]
    assert [feast.is_open for feast in hunt(read_land("mD mG mG"), Layout()).feasts] == [True]


def test_there_is_a_feast_only_where_a_dragon_hunts() -> None:
    """Creatures of another area are none of its business: nothing to choose, nothing to name."""
    land = read_land("mD mG / w. w. / mG mF")
    assert [feast.count for feast in hunt(land, Layout()).feasts] == [1]
    with refused("prey-safe", "A3"):
        check_prey(land, Layout(prey=(read_cell("A3") or 0, read_cell("B1") or 0)))


def test_bridges_carry_a_kraken_further() -> None:
    assert len(devoured(RING, "bridge B3h, bridge D3h, bridge C2v, bridge C4v")) == 12
    assert "A3" in devoured(RING, "bridge B3h")


def test_walls_keep_a_kraken_from_sides_but_not_from_corners() -> None:
    walls = "wall C2-C3, wall C3-D3, wall C3-C4, wall B3-C3"
    assert devoured(RING, walls) == ["B2", "D2", "B4", "D4"]


def test_a_slot_between_does_not_stop_a_diagonal() -> None:
    assert devoured("wK -- / -- mG") == ["B2"]


def test_a_tower_shelters_from_krakens() -> None:
    assert devoured("mG wK pC", "tower A1") == ["C1"]


def test_krakens_never_devour_krakens() -> None:
    assert devoured("wK wK wF") == ["C1"]


def test_a_bridge_joins_different_terrains_for_a_kraken_only() -> None:
    assert devoured("wK m. pC", "bridge B1h") == ["C1"]
    assert choices("mD p. mG") == [[]]
    assert choices("mD p. mG", "bridge B1h") == [["C1"]]


def test_a_bridged_creature_is_not_sheltered() -> None:
    assert devoured("wK pC p.", "bridge B1h") == ["B1"]


def test_each_dragon_devours_one_creature_of_its_area() -> None:
    assert choices("mD mF mG") == [["B1"], ["C1"]]
    assert choices("mD mF mD mG mG") == [["B1", "D1"], ["B1", "E1"], ["D1", "E1"]]
    assert choices("mD mD mD mG") == [["D1"]]


def test_dragons_of_two_areas_choose_apart() -> None:
    assert choices("mD mF mG / w. p. w. / mD mF mG") == [
        ["B1", "B3"], ["B1", "C3"], ["C1", "B3"], ["C1", "C3"],
    ]  # fmt: skip


def test_a_devoured_dragon_does_not_hunt() -> None:
    assert devoured("wK mD mG") == ["B1"]
    assert choices("wK mD mG") == [[]]


def test_a_towered_dragon_hunts_and_towered_creatures_are_safe() -> None:
    assert choices("wK mD mG", "tower B1") == [["C1"]]
    assert choices("mD mG", "tower B1") == [[]]


def test_a_wall_within_an_area_does_not_part_it_where_there_is_a_way_round() -> None:
    assert choices("mD mG / m. m.", "wall A1-B1") == [["B1"]]
    assert choices("mD mG / m. m.", "wall A1-B1, wall A2-B2") == [[]]


def test_frogs_are_the_best_prey_on_moor() -> None:
    assert best("mD mG mF") == ["C1"]
    assert best("mD mG mF mF") == ["C1"]
    assert best("mD mD mG mF") == ["C1", "D1"]


def test_a_turtle_too_many_is_the_best_prey_on_plains_and_a_lone_one_is_spared() -> None:
    assert best("pD pC pT w. wT") == ["C1"]
    assert best("pD pT pC p.") == ["C1"]


def test_turtles_of_the_whole_land_are_weighed_together() -> None:
    #       one area                another                    and a turtle far away
    land = "pD pT pC p. / m. m. m. m. / pT pD pC p. / m. m. m. wT"
    assert best(land) == ["B1", "A3"]
    assert best(land.replace("wT", "w.")) == ["B1", "C3"]


def test_a_centaur_s_last_square_counts_for_the_choice() -> None:
    assert best("pD pC pT pC p.") == ["B1"]
    assert best("pD pT p. pC p. / pD p. p. p. pC") == ["B1", "D1"]


def test_a_centaur_of_another_area_counts_for_that_one_alone() -> None:
    """Its loss would cost the whole area, one turtle of four nothing."""
    assert best("pD pC pT w. wT wT wT w. pC") == ["C1"]


def test_of_equal_prey_the_first_in_reading_order_is_taken() -> None:
    assert best("mD mF mF") == ["B1"]
    assert best("mF mF mD mD mF") == ["A1", "B1"]
    assert best("mF m. mF / w. w. w. / mF mD mF / w. w. w. / mF mD mD") == ["A3", "A5"]


@given(strategies.built_lands())
def test_hunts_are_those_of_the_plain_rules(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    land, layout = read_land(text), read_layout(written(tokens))
    there = naive.read(text)
    assert set(devoured(text, written(tokens))) == set(
        map(naive.name, naive.krakens_prey(there, tokens))
    )
    hunted = hunt(land, layout)
    assert [list(map(name_of, hunted.ground.cells_of(area))) for area in hunted.areas] == [
        list(map(naive.name, sorted(area))) for area in naive.areas(there, tokens)
    ]


@given(strategies.built_lands(4, 4))
def test_the_dragons_choices_are_those_of_the_plain_rules(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    found = choices(text, written(tokens))
    plain = [list(map(naive.name, prey)) for prey in naive.dragon_choices(naive.read(text), tokens)]
    assert found == sorted(plain)


@given(strategies.built_lands(4, 5))
def test_the_best_prey_is_that_of_trying_every_one(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    assert best(text, written(tokens)) == [
        naive.name(spot) for spot in naive.best(naive.read(text), tokens)
    ]


@given(strategies.built_lands(3, 4))
def test_exactly_the_possible_preys_are_allowed(built: tuple[str, naive.Tokens]) -> None:
    text, tokens = built
    land, layout = read_land(text), read_layout(written(tokens))
    possible = list(prey_choices(land, layout))
    for prey in possible[:20]:
        check_prey(land, replace(layout, prey=prey))
    prey = possible[0]
    spare = set(land.cells) - set(prey)
    for cell in prey:
        with pytest.raises(ValueError, match="prey-count"):
            check_prey(land, replace(layout, prey=tuple(one for one in prey if one != cell)))
    for cell in sorted(spare)[:6]:
        with pytest.raises(ValueError, match="prey-"):
            check_prey(land, replace(layout, prey=tuple(sorted((*prey, cell)))))


def test_choices_come_one_by_one_however_many_there_are() -> None:
    crowded = " / ".join(["mD mF " * 13] * 26)
    found = prey_choices(read_land(crowded), Layout())
    assert len(next(found)) == 26 * 13
    assert len(best(crowded)) == 26 * 13
    crowded = crowded.replace("mD", "mF", 100)
    assert len(next(prey_choices(read_land(crowded), Layout()))) == 238


def test_a_hungry_land_has_one_empty_prey() -> None:
    assert choices("") == [[]]
    assert best("") == []
    check_prey(read_land("mD"), Layout(prey=()))
    with refused("prey-safe", "A1"):
        check_prey(read_land("mD"), Layout(prey=(read_cell("A1") or 0,)))

"""Towers, walls and bridges stand where section 4 lets them; section 9 writes them."""

import pytest
from hypothesis import given

from engine.contract import IllegalAction
from engine.cutterland.lands import read_land
from engine.cutterland.layout_choices import check_layout
from engine.cutterland.layouts import Bridge, Layout, canonical, read_layout, write_layout
from tests.cutterland import naive, strategies
from tests.cutterland.refusing import refused

LAND = """
    p. p. w. -- wK
    pC m= mG w. --
    -- mD mF -- --
"""
CORNER = """
    p. p.
    p. --
"""


def check(text: str, land: str = LAND, towers: int = 9, wall_bridges: int = 9) -> None:
    check_layout(read_land(land), read_layout(text), towers, wall_bridges)


def test_a_layout_is_written_as_the_rules_write_it() -> None:
    text = "tower B2, wall B2-C2, bridge D4h, prey D5"
    assert write_layout(read_layout(text)) == text
    assert str(read_layout(text)) == text
    assert write_layout(Layout()) == ""


@pytest.mark.parametrize(
    "text",
    [
        "TOWER b2, Wall c2-B2, bridge d4H, prey d5",
        "towers B2; walls B2-C2; bridges D4h; prey D5",
        "prey D5 bridge D4h wall B2 - C2 tower B2",
        "tower B2,wall C2- B2,,bridge D4h,prey D5,",
    ],
)
def test_one_layout_has_many_spellings(text: str) -> None:
    assert write_layout(read_layout(text)) == "tower B2, wall B2-C2, bridge D4h, prey D5"


def test_a_word_counts_for_every_cell_up_to_the_next_word() -> None:
    layout = read_layout("tower C3 A1, B1 wall A2-A1 A1-B1 tower A2")
    assert write_layout(layout) == "tower A1, tower B1, tower A2, tower C3, wall A1-B1, wall A1-A2"


def test_prey_left_out_is_not_a_prey_of_nothing() -> None:
    assert read_layout("").prey is None
    assert read_layout("prey none").prey == ()
    assert write_layout(Layout(prey=())) == "prey none"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("layout-word", "B2"),
        ("layout-word", "castle B2"),
        ("layout-bare", "tower, wall B2-C2"),
        ("layout-bare", "prey"),
        ("cell-unknown", "tower castle"),
        ("cell-unknown", "tower B27"),
        ("cell-unknown", "wall B2-"),
        ("wall-unknown", "wall B2"),
        ("wall-unknown", "wall B2-C2-D2"),
        ("bridge-unknown", "bridge D4"),
        ("bridge-unknown", "bridge D4x"),
        ("cell-unknown", "bridge h"),
    ],
)
def test_what_cannot_be_read_is_refused(code: str, text: str) -> None:
    with refused(code):
        read_layout(text)


@pytest.mark.parametrize(
    ("text", "cells"),
    [
        ("tower A2, tower a2", ["A2"]),
        ("wall A1-B1, wall B1-A1", ["A1", "B1"]),
        ("bridge B2h, bridge B2H", ["B2"]),
        ("prey C3, prey C3", ["C3"]),
    ],
)
def test_a_token_named_twice_is_refused(text: str, cells: list[str]) -> None:
    with refused("token-twice", *cells):
        read_layout(text)


def test_any_form_has_one_canonical_form() -> None:
    layout = Layout((30, 2), ((27, 26), (1, 0)), (Bridge(9, "V"), Bridge(3, "h")), (8, 7))
    assert canonical(layout) == Layout(
        (2, 30), ((0, 1), (26, 27)), (Bridge(3, "h"), Bridge(9, "v")), (7, 8)
    )


def test_no_more_tokens_are_used_than_owned() -> None:
    with refused("tokens-towers"):
        check("tower A2, tower C2", towers=1)
    with refused("tokens-wall-bridges"):
        check("wall A1-B1, bridge B2h", wall_bridges=1)
    check("tower A2, wall A1-B1, bridge B2h, prey C3", towers=1, wall_bridges=2)
    check_layout(read_land(LAND), read_layout("tower A2, tower C2, wall A1-B1"))


@pytest.mark.parametrize(
    ("code", "cell"),
    [("tower-slot", "D1"), ("tower-slot", "Z26"), ("tower-empty", "A1"), ("tower-empty", "B2")],
)
def test_a_tower_shelters_a_creature(code: str, cell: str) -> None:
    with refused(code, cell):
        check(f"tower {cell}")


def test_a_predator_may_be_towered_too() -> None:
    check("tower E1, tower B3")


@pytest.mark.parametrize("wall", ["A1-C1", "A1-B2", "A1-A1", "A1-A3", "Z1-A2"])
def test_a_wall_stands_on_a_border(wall: str) -> None:
    with refused("wall-border", *wall.split("-")):
        check(f"wall {wall}", " / ".join(["p. " * 26] * 3))


@pytest.mark.parametrize(("wall", "slot"), [("C1-D1", "D1"), ("A2-A3", "A3"), ("D1-E1", "D1")])
def test_a_wall_stands_between_two_squares(wall: str, slot: str) -> None:
    with refused("wall-slot", slot):
        check(f"wall {wall}")


def test_a_bridge_lies_over_a_square_or_a_slot_between_two_squares() -> None:
    check("bridge B2h, bridge C2v")
    check("bridge B2v")
    check("bridge B1h, bridge C2h, bridge B2v")
    check("bridge B1h", "p. -- p.")
    check("bridge A2v", "p. / -- / p.")


@pytest.mark.parametrize(
    ("bridge", "end"),
    [("B3h", "A3"), ("C1h", "D1"), ("C3v", "C4"), ("D1v", None), ("A2h", None), ("D2h", "E2")],
)
def test_an_end_of_a_bridge_may_not_stick_out(bridge: str, end: str | None) -> None:
    with refused("bridge-end" if end else "bridge-edge", end or bridge[:-1]):
        check(f"bridge {bridge}")


def test_no_bridge_spans_the_corner_slot_of_a_bend() -> None:
    with refused("bridge-end", "C2"):
        check("bridge B2h", CORNER)
    with refused("bridge-end", "B3"):
        check("bridge B2v", CORNER)


@pytest.mark.parametrize("bridge", ["Z1h", "A1h", "A26v", "A1v"])
def test_an_end_beyond_the_table_is_refused(bridge: str) -> None:
    with refused("bridge-edge", bridge[:-1]):
        check(f"bridge {bridge}", " / ".join(["p. " * 26] * 26))


def test_bridges_do_not_cross() -> None:
    with refused("bridge-crossed", "B2"):
        check("bridge B2h, bridge B2v")


@pytest.mark.parametrize("wall", ["A2-B2", "B2-C2"])
def test_no_end_lies_on_a_walled_border(wall: str) -> None:
    with refused("bridge-wall", *wall.split("-")):
        check(f"bridge B2h, wall {wall}")


def test_walls_may_stand_at_the_other_sides_of_a_bridged_square() -> None:
    check("bridge B2h, wall B1-B2, wall B2-B3, prey C3")


def test_bridges_in_neighbouring_cells_may_meet() -> None:
    check("bridge B1h, bridge C1h, bridge D1h", "p. wK p. wF pC")


def test_a_direction_must_be_one_of_two() -> None:
    with refused("bridge-direction", "B2"):
        check_layout(read_land(LAND), Layout(bridges=(Bridge(27, "x"),)))


@pytest.mark.parametrize(
    ("code", "prey", "cells"),
    [
        ("prey-slot", "D1", ["D1"]),
        ("prey-safe", "B3", ["B3"]),
        ("prey-safe", "A2", ["A2"]),
        ("prey-safe", "A1", ["A1"]),
        ("prey-safe", "C2", ["C2"]),
        ("prey-count", "none", ["C3"]),
    ],
)
def test_the_prey_is_one_that_the_dragons_could_choose(
    code: str, prey: str, cells: list[str]
) -> None:
    with refused(code, *cells):
        check(f"tower C2, prey {prey}")


def test_dragons_take_neither_more_nor_fewer_than_they_must() -> None:
    check("prey B1", "mD mF mG")
    with refused("prey-count", "B1", "C1"):
        check("prey B1, prey C1", "mD mF mG")
    with refused("prey-count", "B1", "C1"):
        check("prey none", "mD mF mG")
    check("prey none", "pD mF mG")


@given(strategies.built_lands())
def test_tokens_that_fit_together_are_legal_in_either_spelling(
    built: tuple[str, naive.Tokens],
) -> None:
    text, tokens = built
    layout = read_layout(written(tokens))
    check_layout(read_land(text), layout, len(tokens.towers), len(tokens.walls + tokens.bridges))
    assert read_layout(write_layout(layout)) == layout
    assert read_layout(write_layout(layout).lower()) == layout


@given(strategies.lands(2, 4))
@pytest.mark.slow
def test_single_tokens_are_legal_where_the_plain_rules_say_so(text: str) -> None:
    towers, walls, bridges = naive.legal_tokens(naive.read(text))
    cells = [naive.name((row, column)) for row in range(4) for column in range(5)]
    for cell in cells:
        assert _legal(text, f"tower {cell}") == (cell in towers)
        for direction in "hv":
            assert _legal(text, f"bridge {cell}{direction}") == (cell + direction in bridges)
        for other in cells:
            assert _legal(text, f"wall {cell}-{other}") == (
                bool({f"{cell}-{other}", f"{other}-{cell}"} & set(walls))
            )


def written(tokens: naive.Tokens) -> str:
    words = [("tower", tokens.towers), ("wall", tokens.walls), ("bridge", tokens.bridges)]
    return ", ".join(f"{word} {token}" for word, some in words for token in some)


def _legal(land: str, layout: str) -> bool:
    try:
        check_layout(read_land(land), read_layout(layout))
    except IllegalAction:
        return False
    return True

"""The first row and column of the table follow the last, so a land may lie across its edge."""

from dataclasses import replace
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cells import SIDE, Cell, move_cell, name_of, read_cell
from engine.cutterland.choices import legal_actions
from engine.cutterland.computers.evaluation import Evaluation
from engine.cutterland.lands import read_land
from engine.cutterland.layout_choices import check_layout, layouts, random_layout
from engine.cutterland.layouts import Bridge, Layout, canonical, read_layout
from engine.cutterland.pieces import read_piece
from engine.cutterland.placements import check_placement, has_placement, placements
from engine.cutterland.scoring import score
from engine.cutterland.solving import solve
from tests.cutterland import strategies
from tests.cutterland.matches import after, dealt, move_land, refusal
from tests.cutterland.refusing import refused

MIDDLE = (10, 10)
ROWS = "ABCD EFGH IJK L"
"""Two pieces are bars of four."""
AWAY = st.integers(0, SIDE - 1)


def move_layout(layout: Layout, rows: int, columns: int) -> Layout:
    def move(cell: Cell) -> Cell:
        return move_cell(cell, rows, columns)

    return canonical(
        Layout(
            tuple(map(move, layout.towers)),
            tuple((move(one), move(other)) for one, other in layout.walls),
            tuple(Bridge(move(cell), way) for cell, way in layout.bridges),
            None if layout.prey is None else tuple(map(move, layout.prey)),
        )
    )


@settings(max_examples=60)
@given(strategies.lands(4, 5), AWAY, AWAY, st.integers(0, 99))
def test_a_land_scores_the_same_across_the_edge(
    text: str, rows: int, columns: int, seed: int
) -> None:
    here = move_land(read_land(text), *MIDDLE)
    there = move_land(here, rows, columns)
    layout = random_layout(here, 2, 3, Random(seed))
    moved = move_layout(layout, rows, columns)
    check_layout(there, moved)
    one, other = score(here, layout, 0, 0), score(there, moved, 0, 0)
    assert (one.total, one.survivors) == (other.total, other.survivors)
    assert str(there) == str(here)
    assert Evaluation(there, 1, 1, 2).worth == Evaluation(here, 1, 1, 2).worth


@settings(max_examples=20)
@given(strategies.lands(3, 3), AWAY, AWAY)
def test_the_same_tokens_may_stand_across_the_edge(text: str, rows: int, columns: int) -> None:
    here = move_land(read_land(text), *MIDDLE)
    there = move_land(here, rows, columns)
    found = {move_layout(one, rows, columns) for one in islice(layouts(here, 1, 2), 2000)}
    assert found == {*islice(layouts(there, 1, 2), 2000)} or len(found) == 2000
    assert solve(there, 1, 2).score.total == solve(here, 1, 2).score.total


@settings(max_examples=30)
@given(strategies.lands(3, 4), strategies.pieces(), AWAY, AWAY)
def test_computers_rate_a_piece_the_same_across_the_edge(
    text: str, piece_text: str, rows: int, columns: int
) -> None:
    here, piece = move_land(read_land(text), *MIDDLE), read_piece(piece_text)
    if not here.cells:
        return
    there = Evaluation(move_land(here, rows, columns), 1, 1, 2)
    for cell, turns in placements(here, piece):
        moved = move_cell(cell, rows, columns), turns
        assert there.with_piece(piece, moved) == there.after(piece, moved).worth


@settings(max_examples=30)
@given(strategies.lands(3, 4), strategies.pieces(), AWAY, AWAY)
def test_points_with_a_piece_are_those_of_the_rules(
    text: str, piece_text: str, rows: int, columns: int
) -> None:
    """Without tokens; counted for every spot of a piece that is held, where scoring takes long."""
    land, piece = move_land(read_land(text), rows, columns), read_piece(piece_text)
    outlook = Evaluation(land, 0, 0, 0)
    for cell, turns in placements(land, piece):
        scored = score(land.lay(piece.rotate(turns), cell), Layout(), 0, 0)
        assert outlook.count_points(piece, (cell, turns)) == scored.total


def cell(name: str) -> Cell:
    found = read_cell(name)
    assert found is not None
    return found


def test_a_bar_of_four_goes_on_where_the_table_ends() -> None:
    state = after(
        dealt(2), f"1 cut 1 {ROWS}", "2 take A", "1 take C", "2 take B",
        "2 place B Q13", "1 place D L13",
        f"2 cut 1 {ROWS}", "1 take C", "2 take A", "1 take D",
        "2 place A U13", "2 place B Y13", "1 place C M12", "1 place D L12",
    )  # fmt: skip
    land = state.players[1].land
    names = "MNOPQRSTUVWXYZAB"
    assert {*map(name_of, land.cells)} == {f"{name}13" for name in names}
    assert str(land) == "pC p. mG m. wK w. m= p. pC p. mG m. wK w. m= p."


def test_a_label_stays_the_same_for_the_whole_match() -> None:
    land = read_land(" ".join(["p."] * 4))
    for column in range(12, 28, 4):
        land_at = move_land(land, 12, column % SIDE)
        assert land_at.unroll().squares == land_at.squares
    assert name_of(move_cell(cell("Z26"), 1, 1)) == "A1"


@pytest.mark.parametrize("across", [True, False])
def test_a_line_grows_until_it_fills_the_table_but_for_a_column(across: bool) -> None:
    land, piece = move_land(read_land("p."), 12, 12), read_piece("p.")
    while has_placement(land, piece):
        ends = [
            where for where, _ in placements(land, piece)
            if (where // SIDE == 12 if across else where % SIDE == 12)
        ]  # fmt: skip
        if not ends:
            break
        land = land.lay(piece, ends[0])
        assert land.unroll().cells == tuple(sorted(land.unroll().cells))
    assert len(land.cells) in (SIDE - 1, SIDE)
    assert len({len(row.split()) for row in str(land).split("/")}) == 1


@pytest.mark.parametrize(("squares", "where"), [(19, "I13"), (20, "I13"), (20, "G13")])
def test_a_land_that_would_be_too_long_is_refused_as_that(squares: int, where: str) -> None:
    """The piece touches the land, so it isn't far away."""
    land, bar = move_land(read_land(" ".join(["p."] * squares)), 12, 12), read_piece("p. p. p. p.")
    with refused("place-long", where):
        check_placement(land, bar, cell(where), 0)
    check_placement(land, bar, cell("N12"), 0)


@settings(max_examples=6)
@given(st.integers(0, 10_000))
@pytest.mark.slow
def test_a_land_of_any_shape_always_takes_what_is_listed(seed: int) -> None:
    rng, piece = Random(seed), read_piece("p. p. p. p.")
    land = move_land(read_land("p."), 12, 12)
    for _ in range(40):
        found = sorted(placements(land, piece))
        if not found:
            break
        where, turns = max(rng.sample(found, min(3, len(found))))
        land = land.lay(piece.rotate(turns), where)
        assert len({*land.cells}) == len(land.cells)
        assert str(read_land(str(land))) == str(land)
    assert len(land.cells) % 4 == 1


def test_tokens_stand_across_the_edge() -> None:
    land = move_land(read_land("mG mG mG / -- mG --"), 25, 24)  # Y26 Z26 A26 and Z1
    check_layout(land, canonical(read_layout("wall Z26-A26, wall Z26-Z1, tower Z1")))
    check_layout(land, canonical(read_layout("bridge Z26h")))
    with refused("bridge-end", "B26"):
        check_layout(land, canonical(read_layout("bridge A26h")))
    with refused("wall-border", "A1", "Z26"):
        check_layout(land, canonical(read_layout("wall Z26-A1")))


def test_a_whole_turn_is_legal_across_the_edge() -> None:
    state = after(dealt(2), f"1 cut 1 {ROWS}", "2 take A", "1 take C", "2 take B")
    land = move_land(state.players[1].land, 13, 12)
    players = (state.players[0], replace(state.players[1], land=land))
    there = replace(state, players=players)
    assert len([*legal_actions(there, 1)]) == len([*legal_actions(state, 1)])
    assert refusal(there, "2 place B M14").code == "place-edge"

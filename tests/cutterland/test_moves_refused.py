"""Refusals of the flow: each by its code, with what its sentence needs, and the state unchanged."""

import pytest

from engine.contract import IllegalAction
from engine.cutterland.actions import Cut, Discard, Place, Resolve, Take, read_action, write_action
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.rules import apply
from engine.cutterland.state import State
from tests.cutterland.matches import FOUR, THREE, after, at_the_end, dealt, refusal


def choosing() -> State:
    """Three players; seat 2 has taken B, seat 3 is to choose."""
    return after(dealt(3), f"1 cut 1 {THREE}", "2 take B")


def laying() -> State:
    """Two players; seat 1 owes C (`wF w.`), seat 2 owes A (`pC p. / wK w.`)."""
    return after(dealt(2), f"1 cut 1 {FOUR}", "2 take D", "1 take B", "2 take A")


@pytest.mark.parametrize(
    ("line", "code", "params"),
    [
        (f"2 cut 1 {THREE}", "not-your-turn", {"phase": "cut"}),
        (f"1 cut 0 {THREE}", "card-unknown", {"card": 0, "cards": 3}),
        (f"1 cut 4 {THREE}", "card-unknown", {"card": 4, "cards": 3}),
        ("1 cut 1 ABEF CDGH IJ KL", "cut-many", {"groups": 4, "least": 3, "most": 3}),
        ("1 cut 1 ABEF CDGH IJK", "cut-left-out", {"letters": "L"}),
        ("1 cut 1 AF BCDEGH IJKL", "cut-apart", {"group": "AF"}),
        ("1 cut 1 ABEF BCDGH IJKL", "cut-twice", {"letter": "B"}),
        ("1 cut 1 ABEF CDGM IJKL", "cut-letter", {"letter": "M"}),
        ("1 take A", "wrong-phase", {"phase": "cut", "action": "take"}),
        ("1 recall", "wrong-phase", {"phase": "cut", "action": "recall"}),
        ("1 resolve", "wrong-phase", {"phase": "cut", "action": "resolve"}),
    ],
)
def test_before_the_cut(line: str, code: str, params: dict[str, int | str]) -> None:
    refused = refusal(dealt(3), line)
    assert (refused.code, refused.params) == (code, params)
    assert refused.section


def test_a_card_is_cut_once() -> None:
    state = after(dealt(3), f"1 cut 2 {THREE}", "2 take A", "3 take B")
    state = after(state, f"2 cut 1 {THREE}", "3 take A", "1 take B")
    state = after(state, "1 place B M14", "2 place C M15", "3 place A M15")
    state = after(state, f"3 cut 1 {THREE}", "1 take A", "2 take B")
    state = after(state, "1 place A M16", "2 place B M16", "3 place C M17")
    assert refusal(state, f"1 cut 2 {THREE}").code == "card-spent"
    assert after(state, f"1 cut 3 {THREE}").players[0].hand.count(None) == 2


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("3 take B", "piece-taken"),
        ("3 take D", "piece-unknown"),
        ("1 take A", "not-your-turn"),
        ("2 take A", "not-your-turn"),
        ("3 place A M13", "wrong-phase"),
        (f"3 cut 1 {THREE}", "wrong-phase"),
    ],
)
def test_while_choosing(line: str, code: str) -> None:
    assert refusal(choosing(), line).code == code


def test_who_has_a_piece_already_is_named() -> None:
    refused = refusal(choosing(), "3 take b")
    assert refused.params == {"piece": "B", "seat": 2}
    assert refused.cells == ("B",)


@pytest.mark.parametrize(
    ("line", "code", "cells"),
    [
        ("1 place A M15", "piece-not-yours", ("A",)),
        ("1 place B M15", "piece-laid", ("B",)),
        ("1 place E M15", "piece-unknown", ()),
        ("1 place C M15 4", "place-turns", ()),
        ("1 place C M14", "place-overlap", ("M14", "N14")),
        ("1 place C M16", "place-apart", ("M16",)),
        ("1 place C O15", "place-apart", ("O15",)),  # a corner does not hold
        ("1 place C Z13", "place-edge", ("Z13",)),
    ],
)
def test_while_laying(line: str, code: str, cells: tuple[str, ...]) -> None:
    refused = refusal(laying(), line)
    assert (refused.code, refused.cells) == (code, cells)


def test_who_has_laid_owes_nothing_until_the_next_turn() -> None:
    state = after(laying(), "1 place C M15")
    assert refusal(state, "1 place C M16").code == "not-your-turn"
    assert refusal(state, f"2 cut 1 {FOUR}").code == "wrong-phase"


@pytest.mark.parametrize("cell", [-1, 676, 10_000])
def test_cells_off_the_table_are_refused(cell: int) -> None:
    state = laying()
    with pytest.raises(IllegalAction) as refused:
        apply(state, 0, Place("C", cell, 0))
    assert refused.value.code == "place-edge"
    end = at_the_end("mG mG", "mG", towers=1, wall_bridges=1)
    for layout in (Layout((cell,)), Layout((), ((0, cell),)), Layout(prey=(cell,))):
        with pytest.raises(IllegalAction):
            apply(end, 0, Resolve(layout))


def test_the_state_of_a_seat_that_is_not_there_is_nobodys_to_change() -> None:
    for seat in (-1, 3):
        with pytest.raises(IllegalAction) as refused:
            apply(choosing(), seat, Take("A"))
        assert refused.value.code == "seat-unknown"


@pytest.mark.parametrize(
    ("text", "action", "canonical"),
    [
        ("cut 2 ABEF CDGH IJKL", Cut(2, ("ABEF", "CDGH", "IJKL")), None),
        ("CUT 2 abef,cdgh", Cut(2, ("ABEF", "CDGH")), "cut 2 ABEF CDGH"),
        ("cut 1 a-d/e-h|i-l", Cut(1, ("A-D", "E-H", "I-L")), "cut 1 A-D E-H I-L"),
        ("discard b, D", Discard(("B", "D")), "discard B D"),
        ("take b", Take("B"), "take B"),
        ("place b m13 1", Place("B", 324, 1), "place B M13 1"),
        ("place B M13", Place("B", 324, 0), "place B M13 0"),
        ("resolve", Resolve(Layout()), None),
        (
            "resolve tower B2, wall c2-b2, bridge D4H, prey D5",
            Resolve(read_layout("tower B2, wall B2-C2, bridge D4h, prey D5")),
            "resolve tower B2, wall B2-C2, bridge D4h, prey D5",
        ),
    ],
)
def test_lines_are_read_in_any_usual_spelling(
    text: str, action: object, canonical: str | None
) -> None:
    read = read_action(text)
    assert read == action
    assert write_action(read) == (canonical or text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action-unknown"),
        ("jump", "action-unknown"),
        ("cut", "action-cut"),
        ("cut two ABEF", "action-cut"),
        ("cut \N{SUPERSCRIPT TWO} ABEF", "action-cut"),
        ("discard", "action-discard"),
        ("discard AB", "action-discard"),
        ("take", "action-take"),
        ("take AB", "action-take"),
        ("place B", "action-place"),
        ("place B M13 one", "action-place"),
        ("place B M13 1 2", "action-place"),
        ("place B M27 1", "cell-unknown"),
        ("recall all", "action-recall"),
        ("resolve B2", "layout-word"),
        ("resolve tower", "layout-bare"),
    ],
)
def test_lines_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(text)
    assert refused.value.code == code

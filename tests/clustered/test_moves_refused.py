"""Refusals: each by its code, with what its sentence needs, and the state unchanged."""

import pytest

from engine.clustered.actions import Discard, Place, Recall, read_action, write_action
from engine.clustered.rules import apply
from engine.clustered.state import State
from engine.contract import IllegalAction
from tests.clustered.matches import playing, refusal


def corner() -> State:
    """The board lies with its top left in K11, and K12 is free:

    a1S* b2So
    .    b3T:
    """
    return playing("a1S* b2So / . b3T:", "1So 1S: 3T* 2To W", "1Co 1C*")


@pytest.mark.parametrize(
    ("line", "code", "cells"),
    [
        ("2 place 1Co K10", "not-your-turn", ()),
        ("1 recall", "nothing-to-recall", ()),
        ("1 place 3C* K10", "card-not-held", ()),
        ("1 place 1So K11", "place-taken", ("K11",)),
        ("1 place 1So M13", "place-apart", ("M13",)),
        ("1 place 1So J10", "place-apart", ("J10",)),  # a corner does not hold
        ("1 place 2To K10", "place-mismatch", ("K11",)),
        ("1 place 1So K12", "place-mismatch", ("L12",)),
        ("1 place 2To K12", "place-mismatch", ("K11", "L12")),
        ("1 discard W", "discard-placeable", ("K10",)),
        ("1 discard 1So 1S:", "discard-count", ()),
        ("1 discard 1So 1So", "card-named-often", ()),
        ("1 discard 3C*", "card-not-held", ()),
    ],
)
def test_in_a_turn(line: str, code: str, cells: tuple[str, ...]) -> None:
    refused = refusal(corner(), line)
    assert (refused.code, refused.cells) == (code, cells)
    assert refused.section


def test_the_neighbour_that_does_not_match_is_named() -> None:
    refused = refusal(corner(), "1 place 1S: M11")
    assert refused.params == {
        "card": "1S:",
        "cell": "M11",
        "neighbour": "2So",
        "beside": "L11",
        "common": 1,
    }


def test_a_placement_is_shown_to_who_would_discard() -> None:
    refused = refusal(corner(), "1 discard 2To")
    assert refused.params == {"card": "1So", "cell": "K10"}


@pytest.mark.parametrize("cell", [-1, 676, 10_000])
def test_cells_off_the_table_are_refused(cell: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        apply(corner(), 0, Place("W", cell))
    assert (refused.value.code, refused.value.cells) == ("place-edge", ())


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_can_do_nothing(seat: int) -> None:
    for action in (Place("W", 270), Discard(("W",)), Recall()):
        with pytest.raises(IllegalAction) as refused:
            apply(corner(), seat, action)
        assert refused.value.code == "seat-unknown"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("place 2S* M12", "place 2S* M12"),
        ("PLACE 2s* m12", "place 2S* M12"),
        ("place w a1", "place W A1"),
        ("discard 3t:, 1so", "discard 1So 3T:"),
        (" recall ", "recall"),
    ],
)
def test_lines_are_read_in_any_usual_spelling(text: str, canonical: str) -> None:
    assert write_action(read_action(text)) == canonical


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action-unknown"),
        ("jump", "action-unknown"),
        ("place", "action-place"),
        ("place 2S*", "action-place"),
        ("place 2S* M12 1", "action-place"),
        ("place 4S* M12", "card-unknown"),
        ("place 2S* M27", "cell-unknown"),
        ("discard", "action-discard"),
        ("discard 2S", "card-unknown"),
        ("recall all", "action-recall"),
    ],
)
def test_lines_that_mean_nothing_are_refused(text: str, code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        read_action(text)
    assert refused.value.code == code

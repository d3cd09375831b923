"""Turns, choosing and laying (rules, sections 2, 3 and 9)."""

from dataclasses import replace

import pytest

from engine.cells import CELLS, TABLE, Cell, cells_in, name_of, read_cell
from engine.cutterland.actions import Place
from engine.cutterland.choices import legal_actions
from engine.cutterland.events import CardCut, PieceLaid, PieceLost, PieceTaken
from engine.cutterland.lands import Land, write_land
from engine.cutterland.order import choosing_order, hand_size, turn_count
from engine.cutterland.state import Phase, State, to_act
from tests.cutterland.matches import CARD, FOUR, THREE, after, dealt, move


def cell(name: str) -> Cell:
    """The cell of this name."""
    found = read_cell(name)
    assert found is not None
    return found


M13 = cell("M13")


@pytest.mark.parametrize(("seats", "hand", "cards"), [(2, 4, 8), (3, 3, 9), (4, 3, 12)])
def test_hands_and_turns_follow_the_table_size(seats: int, hand: int, cards: int) -> None:
    assert hand_size(seats) == hand
    assert turn_count(seats) == cards


@pytest.mark.parametrize(
    ("seats", "active", "order"),
    [
        (2, 0, (1, 0, 1, 0)),
        (2, 1, (0, 1, 0, 1)),
        (3, 0, (1, 2, 0)),
        (3, 2, (0, 1, 2)),
        (4, 2, (3, 0, 1, 2)),
    ],
)
def test_choosing_goes_clockwise_from_the_active_players_left(
    seats: int, active: int, order: tuple[int, ...]
) -> None:
    assert choosing_order(seats, active, mirrored=False) == order
    state = after(dealt(seats, first=active), f"{active + 1} cut 1 {FOUR if seats != 3 else THREE}")
    asked = []
    while state.phase is Phase.TAKE and state.share:
        (seat,) = to_act(state)
        asked.append(seat)
        state = after(state, f"{seat + 1} take {state.share.letters_left[0]}")
    assert tuple(asked) == order[:-1]


def test_the_last_piece_falls_to_the_active_player_without_a_question() -> None:
    state = after(dealt(3), f"1 cut 1 {THREE}", "2 take B")
    step = move(state, "3 take A")
    assert step.events[:2] == (PieceTaken(2, "A", forced=False), PieceTaken(0, "C", forced=True))
    assert step.state.turn == 2


def test_a_cut_shows_its_card_to_everybody_and_cannot_be_undone() -> None:
    step = move(dealt(3), f"1 cut 2 {THREE}")
    assert step.events == (CardCut(0, CARD, ("ABEF", "CDGH", "IJKL"), 0),)
    assert step.reveals
    assert not move(step.state, "2 take A").reveals


def test_numbers_of_cards_stay_as_they_were_dealt() -> None:
    state = after(dealt(3), f"1 cut 2 {THREE}")
    assert state.players[0].hand == (CARD, None, CARD)


def test_tokens_come_with_the_icons_as_soon_as_a_piece_is_taken() -> None:
    state = after(dealt(3), f"1 cut 1 {THREE}", "2 take C")
    assert (state.players[1].towers, state.players[1].wall_bridges) == (1, 0)
    state = after(state, "3 take B")
    assert (state.players[2].towers, state.players[2].wall_bridges) == (0, 1)
    assert state.players[0].tokens == 0


def test_first_pieces_are_laid_at_m13_unturned_when_the_choosing_is_over() -> None:
    state = after(dealt(3), f"1 cut 1 {THREE}", "2 take B")
    assert not any(player.land.cells for player in state.players)
    step = move(state, "3 take A")
    assert step.events[2:] == tuple(
        PieceLaid(seat, piece, M13, 0, forced=True) for seat, piece in enumerate("CBA")
    )
    assert [write_land(player.land) for player in step.state.players] == [
        "wF w. mD p^",
        "mG m. / m= p.",
        "pC p. / wK w.",
    ]
    assert all(name_of(player.land.cells[0]) == "M13" for player in step.state.players)


def test_with_two_players_the_piece_taken_first_is_laid_and_the_owner_lays_the_second() -> None:
    state = after(dealt(2), f"1 cut 1 {FOUR}", "2 take D", "1 take B", "2 take A")
    assert [player.to_lay for player in state.players] == [("C",), ("A",)]
    assert [write_land(player.land) for player in state.players] == ["mG m. / m= p.", "mD p^"]
    assert to_act(state) == {0, 1}


def test_laying_is_simultaneous_and_the_next_cut_waits_for_all() -> None:
    state = after(dealt(2), f"1 cut 1 {FOUR}", "2 take D", "1 take B", "2 take A")
    for first, second in (
        ("1 place C M15 1", "2 place A M14"),
        ("2 place A M14", "1 place C M15 1"),
    ):
        between = after(state, first)
        assert between.phase is Phase.LAY
        assert between.turn == 1
        ended = after(between, second)
        assert (ended.phase, ended.turn, ended.active) == (Phase.CUT, 2, 1)
        assert ended.share is None
        assert [write_land(player.land) for player in ended.players] == [
            "mG m. / m= p. / wF -- / w. --",
            "mD p^ / pC p. / wK w.",
        ]


def test_two_pieces_of_a_turn_are_laid_in_any_order_and_may_hang_on_each_other() -> None:
    state = after(dealt(2), f"1 cut 1 {FOUR}", "2 take D", "1 take B", "2 take A")
    state = after(state, "1 place C M15 1", "2 place A M14")
    state = after(state, f"2 cut 1 {FOUR}", "1 take A", "2 take C", "1 take D")
    assert state.players[0].to_lay == ("A", "D")
    hanging = after(state, "1 place D M12", "1 place A M10")
    other_way_round = after(state, "1 place A O13", "1 place D Q13")
    assert hanging.players[0].to_lay == other_way_round.players[0].to_lay == ()


def test_turns_without_effect_are_left_out_of_the_canonical_action() -> None:
    state = after(dealt(2), "1 cut 1 ABC D EFGH", "2 take B", "1 take A", "2 take C")
    row, square = move(state, "2 place C M14 3"), move(state, "1 place D M14 2")
    assert row.action == Place("C", cell("M14"), 3)  # wK w. m= p. stands upright
    assert square.action == Place("D", cell("M14"), 2)
    state = after(dealt(2), "1 cut 1 ABC D EFGH", "2 take C", "1 take A", "2 take B")
    assert move(state, "2 place B M14 2").action == Place("B", cell("M14"), 0)  # the square m.


def _crowded(holes: tuple[str, ...]) -> State:
    """Seat 1 has the whole table filled but for some cells, and chooses before the last piece."""
    open_cells = sum(1 << cell(name) for name in holes)
    cells = tuple(cells_in(TABLE & ~open_cells))
    land = Land(cells, ("p.",) * len(cells), (0,) * len(cells))
    state = after(dealt(2), "1 cut 1 ABEFIJ CDGH K L", "2 take A", "1 take B")
    players = (state.players[0], replace(state.players[1], land=land))
    return replace(state, players=players)


def test_pieces_that_fit_nowhere_leave_the_game_and_their_tokens_are_kept() -> None:
    state = _crowded(())
    assert len(state.players[1].land.cells) == CELLS
    step = move(state, "2 take D")
    assert [event for event in step.events if isinstance(event, PieceLost)] == [
        PieceLost(1, "A"),
        PieceLost(1, "D"),
    ]
    assert step.state.players[1].to_lay == ()
    assert step.state.players[1].towers == 1
    assert to_act(step.state) == {0}


def test_a_piece_that_fits_is_laid_before_the_other_leaves_the_game() -> None:
    state = after(_crowded(("C3",)), "2 take D")
    assert set(legal_actions(state, 1)) == {Place("D", cell("C3"), 0)}
    step = move(state, "2 place D C3")
    assert PieceLost(1, "A") in step.events
    assert step.state.players[1].to_lay == ()

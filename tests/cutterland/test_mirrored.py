"""Mirrored matches, and cards shown before they are dealt (rules, section 7)."""

import pytest

from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.order import active_seat, choosing_order, discarding_seat, first_turn
from engine.cutterland.state import Phase, to_act
from engine.records import state_hash
from tests.cutterland.matches import FOUR, THREE, after, dealt, set_up

GAME = Cutterland(read_packs())
SEED = (7).to_bytes(32, "big")


@pytest.mark.parametrize(
    ("seats", "first", "order"),
    [(2, 0, [0, 1, 0, 1]), (2, 1, [1, 0, 1, 0]), (3, 0, [0, 2, 1, 0]), (4, 2, [2, 1, 0, 3])],
)
def test_mirrored_turns_go_counter_clockwise(seats: int, first: int, order: list[int]) -> None:
    assert [active_seat(seats, first, turn, mirrored=True) for turn in (1, 2, 3, 4)] == order


@pytest.mark.parametrize(
    ("seats", "active", "order"),
    [(2, 0, (1, 0, 1, 0)), (3, 0, (2, 1, 0)), (3, 1, (0, 2, 1)), (4, 2, (1, 0, 3, 2))],
)
def test_mirrored_choosing_begins_at_the_active_players_right(
    seats: int, active: int, order: tuple[int, ...]
) -> None:
    assert choosing_order(seats, active, mirrored=True) == order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mirrored_match_is_the_plain_one_with_the_seats_the_other_way_round(seats: int) -> None:
    def seen(seat: int) -> int:
        return -seat % seats

    for seat in range(seats):
        for turn in range(1, 13):
            plain = active_seat(seats, seat, turn, mirrored=False)
            assert active_seat(seats, seen(seat), turn, mirrored=True) == seen(plain)
        chosen = tuple(map(seen, choosing_order(seats, seat, mirrored=False)))
        assert choosing_order(seats, seen(seat), mirrored=True) == chosen
        discards = discarding_seat(seats, seat, mirrored=False)
        assert discarding_seat(seats, seen(seat), mirrored=True) == seen(discards)


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_turn_in_which_a_seat_first_becomes_active(mirrored: bool) -> None:
    for seats in (2, 3, 4):
        for first in range(seats):
            for seat in range(seats):
                turn = first_turn(seats, first, seat, mirrored)
                assert 1 <= turn <= seats
                assert active_seat(seats, first, turn, mirrored) == seat


def test_in_a_mirrored_match_the_left_neighbour_removes_the_surplus() -> None:
    state = set_up(dealt(3, "penalty"), mirrored=True)
    state = after(state, "1 cut 1 AB CD EFGH IJ KL")
    assert to_act(state) == {1}
    state = after(state, "2 discard B D", "3 take E", "2 take A")
    assert [player.to_lay for player in state.players] == [(), (), ()]  # laid, the first of all
    assert (state.active, state.phase) == (2, Phase.CUT)


@pytest.mark.parametrize(("seats", "groups"), [(3, THREE), (4, FOUR)])
def test_a_mirrored_match_plays_and_keeps(seats: int, groups: str) -> None:
    state = after(GAME.start(seats, SEED, {"mirrored": True, "first": "1"}), f"1 cut 1 {groups}")
    assert to_act(state) == {seats - 1}
    assert GAME.observe(state, None).mirrored
    assert state_hash(GAME, state) != state_hash(GAME, set_up(state, mirrored=False))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_very_set_of_cards_dealt_is_shown_to_all_in_the_order_of_the_pack(seats: int) -> None:
    state = GAME.start(seats, SEED, {"shown": True})
    held = {card for player in state.players for card in player.hand}
    shown = GAME.observe(state, None).shown
    assert set(shown) == held
    assert len(shown) == state.turns
    cards = GAME.packs["classics"].cards
    assert list(shown) == sorted(shown, key=cards.index)
    assert GAME.observe(state, 0).shown == shown
    assert state_hash(GAME, state) != state_hash(GAME, set_up(state, shown=()))


def test_showing_the_cards_changes_neither_the_deal_nor_what_is_shown_later() -> None:
    plain, shown = (GAME.start(3, SEED, {"shown": one}) for one in (False, True))
    assert set_up(shown, shown=()) == plain
    assert GAME.observe(plain, None).shown == ()
    later = after(shown, f"{shown.active + 1} cut 1 {THREE}")
    assert GAME.observe(later, None).shown == GAME.observe(shown, None).shown

"""The start of a match (rules, sections 1, 2 and 4): provable from its seed."""

from collections.abc import Mapping

import pytest

from engine.clustered.cards import KINDS, deck_of
from engine.clustered.game import Clustered
from engine.contract import IllegalOptions, OptionValue
from engine.rng import Rng

GAME = Clustered()
SEED = (7).to_bytes(32, "big")


@pytest.mark.parametrize("seats", range(1, 9))
def test_everybody_has_a_whole_deck_of_their_own(seats: int) -> None:
    state = GAME.start(seats, SEED, {})
    assert len({player.deck for player in state.players}) == seats
    for player in state.players:
        assert len(player.hand) == 5
        assert sorted((*player.hand, *player.deck)) == sorted(deck_of(2))
    assert 0 <= state.first < seats
    assert state.active == state.first
    assert len(state.board.laid) == (1 if seats < 5 else 2)


def test_the_seed_proves_each_shuffle_and_who_begins() -> None:
    state = GAME.start(3, SEED, {})
    for seat, player in enumerate(state.players):
        shuffled = Rng(SEED, f"deck {seat + 1}").shuffle(deck_of(2))
        assert (*player.hand, *player.deck) == shuffled
    assert state.first == Rng(SEED, "first").below(3)


def test_everybody_begins_now_and_then() -> None:
    firsts = {GAME.start(4, bytes([number]) * 32, {}).first for number in range(40)}
    assert firsts == {0, 1, 2, 3}


def test_a_third_wild_card_is_for_everybody_or_for_named_seats() -> None:
    all_of_them = GAME.start(3, SEED, {"third_wild": True})
    assert [len(player.hand + player.deck) for player in all_of_them.players] == [30, 30, 30]
    some = GAME.start(3, SEED, {"handicap": ("1", "3")})
    assert [(player.hand + player.deck).count("W") for player in some.players] == [3, 2, 3]
    assert [player.wilds for player in some.players] == [3, 2, 3]


def test_a_handicap_changes_nobody_elses_cards() -> None:
    plain, helped = GAME.start(2, SEED, {}), GAME.start(2, SEED, {"handicap": ("2",)})
    assert helped.players[0] == plain.players[0]
    assert helped.players[1] != plain.players[1]


def test_the_fast_game_deals_seven() -> None:
    state = GAME.start(2, SEED, {"fast": True})
    assert [len(player.hand) for player in state.players] == [7, 7]
    assert state.opening


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (0, {}, "seats"),
        (9, {}, "seats"),
        (2, {"fast": 1}, "option-value"),
        (2, {"handicap": ("3",)}, "option-value"),
        (2, {"handicap": ("2", "1")}, "option-value"),
        (2, {"handicap": ("1", "1")}, "option-value"),
        (2, {"handicap": "1"}, "option-value"),
        (2, {"table": "round"}, "option-value"),
        (2, {"overcut": "reject"}, "option-unknown"),
        (1, {"size_bonuses": True}, "option-unknown"),
        (1, {"handicap": ("1",)}, "option-unknown"),
        (2, {"third_wild": True, "handicap": ("1",)}, "handicap-everybody"),
    ],
)
def test_matches_that_cannot_be_are_refused(
    seats: int, options: Mapping[str, OptionValue], code: str
) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(seats, SEED, options)
    assert refused.value.code == code


def test_the_kinds_are_27_and_the_wild_one() -> None:
    assert len(set(KINDS)) == 28


def test_the_table_may_choose_who_begins() -> None:
    for seat in range(3):
        state = GAME.start(3, SEED, {"first": str(seat + 1)})
        assert (state.first, state.active) == (seat, seat)
    with pytest.raises(IllegalOptions) as raised:
        GAME.start(3, SEED, {"first": "4"})
    assert raised.value.code == "first-absent"
    with pytest.raises(IllegalOptions):
        GAME.start(1, SEED, {"first": "1"})

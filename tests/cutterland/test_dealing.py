"""The deal, which a published seed proves (rules, section 2)."""

import json
from collections import Counter

import pytest

from engine.contract import IllegalOptions, OptionValue
from engine.cutterland.commands import read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.packs import Pack
from engine.cutterland.state import State
from engine.rng import Rng

GAME = Cutterland(read_packs())
CLASSICS = GAME.packs["classics"]
SEED = (7).to_bytes(32, "big")


def hands(state: State) -> list[list[int]]:
    """Everybody's hand as numbers of cards in the pack, from 1."""
    return [[CLASSICS.cards.index(card) + 1 for card in one.hand if card] for one in state.players]


def test_a_published_seed_gives_the_same_deal_years_later() -> None:
    state = GAME.start(3, SEED, {})
    assert state.setup.first == 0
    assert hands(state) == [[16, 21, 48], [40, 75, 18], [38, 66, 58]]


@pytest.mark.parametrize(("seats", "size"), [(2, 4), (3, 3), (4, 3)])
def test_hands_are_dealt_off_the_top_of_the_shuffled_pack(seats: int, size: int) -> None:
    deck = Rng(SEED, "cards").shuffle(CLASSICS.cards)
    state = GAME.start(seats, SEED, {})
    dealt = [card for player in state.players for card in player.hand]
    assert dealt == list(deck[: seats * size])
    assert all(len(player.hand) == size for player in state.players)


def test_what_was_not_dealt_is_not_in_the_state() -> None:
    stored = json.dumps(GAME.encode_state(GAME.start(2, SEED, {})))
    assert sum(str(card) in stored for card in CLASSICS.cards) == 8
    assert SEED.hex() not in stored


def test_the_first_player_is_drawn_by_chance_or_named_by_seat_number() -> None:
    seeds = [number.to_bytes(32, "big") for number in range(60)]
    drawn = Counter(GAME.start(3, seed, {"first": "random"}).setup.first for seed in seeds)
    assert set(drawn) == {0, 1, 2}
    for named in ("1", "2", "3"):
        states = [GAME.start(3, seed, {"first": named}) for seed in seeds]
        assert {state.setup.first for state in states} == {int(named) - 1}


def test_naming_the_first_player_does_not_change_the_hands() -> None:
    assert hands(GAME.start(3, SEED, {"first": "2"})) == hands(GAME.start(3, SEED, {}))


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (1, {}, "seats"),
        (5, {}, "seats"),
        (3, {"first": "4"}, "first-absent"),
        (3, {"first": 1}, "option-value"),
        (3, {"overcut": "perhaps"}, "option-value"),
        (3, {"preview": "on"}, "option-value"),
        (3, {"colour": True}, "option-unknown"),
    ],
)
def test_a_match_that_cannot_be_started_says_why(
    seats: int, options: dict[str, OptionValue], code: str
) -> None:
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(seats, SEED, options)
    assert refused.value.code == code


def test_a_pack_must_have_a_card_for_every_turn() -> None:
    few = Cutterland({"few": Pack("few", "Few", 1, CLASSICS.cards[:11])})
    assert few.start(3, SEED, {}).turn == 1
    with pytest.raises(IllegalOptions) as refused:
        few.start(4, SEED, {})
    assert (refused.value.code, refused.value.params) == ("pack-small", {"cards": 11, "wanted": 12})


def test_a_game_without_packs_cannot_be_built() -> None:
    with pytest.raises(ValueError, match="at least one pack"):
        Cutterland({})

"""Set-up in secret (rules, section 2)."""

import pytest

from engine.contract import IllegalOptions
from engine.wildlands.commands import read_game
from engine.wildlands.events import CharactersAssigned, ShardsPlaced, TurnBegan
from engine.wildlands.state import Phase, State
from tests.wildlands.matches import after, move, refusal

GAME = read_game()


def dealt(seats: int = 3) -> State:
    return GAME.start(seats, bytes(32), {})


def assign_first(state: State, seat: int) -> str:
    """The move that puts a seat's characters on its first five map cards."""
    return f"{seat + 1} assign {' '.join(map(str, state.secrets[seat].dealt[:5]))}"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_ten_map_cards_and_no_hand_yet(seats: int) -> None:
    state = dealt(seats)
    cards = [card for own in state.secrets for card in own.dealt]
    assert len(cards) == len(set(cards)) == 10 * seats
    assert all(len(own.deck) == 30 and not own.hand for own in state.secrets)
    assert GAME.to_act(state) == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_cards_left_go_to_the_right_and_the_lowest_shard_begins(seats: int) -> None:
    state = dealt(seats)
    left = [own.dealt[5:] for own in state.secrets]
    *moves, last = [assign_first(state, seat) for seat in range(seats)]
    state = after(state, *moves)
    assert state.phase is Phase.SETUP
    step = move(state, last)
    sides = step.state.table.sides
    assert [sides[(seat - 1) % seats].shards for seat in range(seats)] == left
    lowest = min(shard for side in sides for shard in side.shards)
    assert lowest in sides[step.state.active].shards
    assert step.state.phase is Phase.REVEAL
    assert [type(event) for event in step.events] == [CharactersAssigned, ShardsPlaced, TurnBegan]
    assert all((len(own.hand), len(own.deck)) == (7, 23) for own in step.state.secrets)


@pytest.mark.parametrize(("seats", "hands"), [(2, [5, 7]), (3, [4, 7, 7]), (4, [3, 7, 7, 7])])
def test_with_an_even_start_who_begins_draws_fewer(seats: int, hands: list[int]) -> None:
    state = GAME.start(seats, bytes(32), {"even_start": True})
    state = after(state, *(assign_first(state, seat) for seat in range(seats)))
    drawn = [len(own.hand) for own in state.secrets]
    assert drawn[state.active :] + drawn[: state.active] == hands
    assert all(len(own.hand) + len(own.deck) == 30 for own in state.secrets)


def test_an_assignment_is_secret_and_may_be_recalled_until_the_last() -> None:
    state = dealt(2)
    step = move(state, assign_first(state, 0))
    assert not step.reveals
    assert GAME.observe(step.state, 0).places
    assert not GAME.observe(step.state, 1).places
    assert GAME.write_public(step.state, 0, step.action) is None
    assert after(step.state, "1 recall") == state
    assert refusal(state, "1 recall").code == "nothing-to-recall"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("assign 1 2 3 4", "assign-count"),
        ("assign {0} {1} {2} {3} 99", "assign-not-dealt"),
        ("assign {0} {1} {2} {3} {3}", "assign-twice"),
        ("reveal 1", "wrong-phase"),
        ("end", "wrong-phase"),
    ],
)
def test_what_set_up_refuses(text: str, code: str) -> None:
    state = dealt()
    line = f"1 {text.format(*state.secrets[0].dealt)}"
    assert refusal(state, line).code == code


def test_who_has_assigned_waits() -> None:
    state = dealt()
    again = assign_first(state, 0)
    assert refusal(after(state, again), again).code == "not-your-turn"


def test_factions_are_named_or_drawn_and_never_led_twice() -> None:
    for number in range(6):
        state = GAME.start(4, bytes([number]) * 32, {"faction_2": "oldroad"})
        keys = [faction.key for faction in state.table.factions]
        assert sorted(keys) == sorted(GAME.factions)
        assert keys[1] == "oldroad"
    with pytest.raises(IllegalOptions) as refused:
        GAME.start(2, bytes(32), {"faction_1": "oldroad", "faction_2": "oldroad"})
    assert (refused.value.code, refused.value.params) == ("faction-twice", {"faction": "Oldroad"})
    with pytest.raises(IllegalOptions):
        GAME.start(2, bytes(32), {"faction_3": "oldroad"})


def test_the_game_needs_maps_of_42_spaces_and_four_factions() -> None:
    three = dict(list(GAME.factions.items())[:3])
    with pytest.raises(ValueError, match="factions"):
        type(GAME)(GAME.maps, three)
    with pytest.raises(ValueError, match="maps"):
        type(GAME)({}, GAME.factions)


def test_a_match_is_on_stonecrown_unless_another_map_is_chosen() -> None:
    assert GAME.start(2, bytes(32), {}).table.ground.key == "stonecrown"
    assert GAME.start(2, bytes(32), {"map": "glassmere"}).table.ground.key == "glassmere"

"""What the computer players prefer."""

from collections.abc import Collection, Mapping, Sequence
from random import Random

import pytest

from engine.wildlands.actions import Assign, Interrupt, write_action
from engine.wildlands.computers import choose
from engine.wildlands.state import Phase, State
from engine.wildlands.views import observe
from tests.laws.wildlands_case import GAME, disguise
from tests.wildlands.matches import HILLS, after, playing


def line_of(state: State, seat: int = 0) -> str:
    """What the computer does, without its cards."""
    action = choose(observe(state, seat), "easy", bytes(32))
    return type(action).__name__


@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        (playing({"a1": 1, "b1": 1}, "1m2 1m3 12g W", "", shards=["1"]), "Claim"),
        (playing({"a1": 1, "b5": 1, "b1": 9}, "1m2 1m3 12g W", "", shards=["42"]), "Attack"),
        (playing({"a1": 1, "b1": 42}, "1m2 1m3 12g W", "", shards=["9"]), "Move"),
        (playing({"a1": 1, "b1": 42}, "2m3 2m4", "", shards=["9"]), "End"),
        (playing({"a1": 1, "b1": 42}, "23m W", "", shards=["9"], decks=["2m3 2m4"]), "Draw"),
    ],
)
def test_it_claims_attacks_and_walks_in_that_order(state: State, wanted: str) -> None:
    assert line_of(state) == wanted


def test_it_defends_and_interrupts_only_to_claim() -> None:
    hit = after(playing({"a1": 1, "b1": 1}, "1m2 1m4", "1m3 W"), "1 melee 1 b 1m2")
    action = choose(observe(hit, 1), "easy", bytes(32))
    assert hit.phase is Phase.DEFEND
    assert str(action) == "Defend(cards=((1, '1m3'),))"
    asked = after(hit, "2 defend 1=1m3")
    assert line_of(asked, 1) == "Pass"
    rich = playing({"a1": 1, "b1": 40}, "1m2 1m4", "1m3 12g 13m W", shards=["", "40"])
    assert line_of(after(rich, "1 move 1 7 1m2"), 1) == "Interrupt"


DECKS = ["12m 13m 14g 15m 23g 24m 25m 34g 35m 45m"] * 2


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize(
    ("pieces", "hands", "more", "wanted"),
    [
        ({"a1": 1, "b1": 1, "b2": 9}, "1m2 1m3 12g 23m", [4, 4], "claim 1 12g 1m2 23m"),
        ({"a1": 7, "b1": 42, "b2": 40}, "1m2 1m3 12g 14m", [4, 3], "move 1 1 12g"),
        ({"a1": 7, "b4": 7, "b2": 42}, "1m2 3g4", [4, 4], "melee 1 b 1m2"),
        ({"a1": "hidden 1", "a2": 9, "b1": 42, "b2": 40}, "1m3 13m 13g", [4, 4], "reveal 1"),
    ],
)
def test_stronger_levels_go_for_points(
    pieces: Mapping[str, int | str], hands: str, more: list[int], wanted: str, level: str
) -> None:
    damage = {"b4": 2}
    state = playing(
        pieces, hands, "2m4", shards=["1", "20"], decks=DECKS, points=more, damage=damage
    )
    assert write_action(choose(observe(state, 0), level, bytes(32))) == wanted


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_stronger_levels_climb_by_two_rally_cards_to_reach_their_shards(level: str) -> None:
    state = playing(
        {"a2": 14, "a5": 8, "b1": 42, "b2": 40},
        *("2y3 2y3m 2m5 12g5 W", "2m4"),
        on=HILLS,
        shards=["13 7", "20"],
        points=[3, 4],
        decks=DECKS,
    )
    chosen = choose(observe(state, 0), level, bytes(32))
    assert write_action(chosen) == "rally 2 2-13 5-7 2y3 2y3m"


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_stronger_levels_defend_what_is_about_to_fall_and_interrupt_to_win(level: str) -> None:
    pieces = {"a1": 1, "b4": 1, "b5": 42}
    start = playing(pieces, "1m2 1m4", "34m W", decks=DECKS, damage={"b4": 2})
    hit = after(start, "1 melee 1 b 1m2")
    assert write_action(choose(observe(hit, 1), level, bytes(32))) == "defend 4=34m"
    rich = playing(
        {"a1": 1, "b1": 40},
        *("1m2 1m4", "1m3 12g 13m W"),
        shards=["9", "40"],
        decks=DECKS,
        points=[4, 4],
    )
    asked = after(rich, "1 move 1 7 1m2")
    assert choose(observe(asked, 1), level, bytes(32)) == Interrupt()


@pytest.mark.parametrize("number", range(3))
def test_stronger_levels_begin_near_more_spaces_than_they_give_away(number: int) -> None:
    view = observe(GAME.start(2, bytes([number]) * 32, {}), 0)
    action = choose(view, "medium", bytes(32))
    assert isinstance(action, Assign)
    walks, left = view.table.ground.walks, set(view.dealt) - set(action.spaces)

    def far(spaces: Collection[int]) -> int:
        others = walks.keys() - set(view.dealt)
        return sum(min(walks[one][other] for one in spaces) for other in others)

    assert far(action.spaces) < far(left)


def test_a_match_of_medium_and_easy_ends_soon() -> None:
    state = play(["medium", "easy"], 1)
    assert state.phase is Phase.OVER
    assert state.turn < 60


def test_the_same_view_level_and_seed_give_the_same_action() -> None:
    state = GAME.start(2, bytes(32), {})
    view = observe(state, 0)
    assert choose(view, "hard", b"1") == choose(view, "hard", b"1")


def play(levels: Sequence[str], number: int) -> State:
    """The end of a whole match."""
    seed = number.to_bytes(32, "big")
    state = GAME.start(len(levels), seed, {})
    while waiting := GAME.to_act(state):
        seat = min(waiting)
        action = choose(observe(state, seat), levels[seat], seed)
        state = GAME.apply(state, seat, action).state
    return state


def test_an_unknown_level_is_an_error() -> None:
    with pytest.raises(ValueError, match="no level"):
        choose(observe(playing({"a1": 1, "b1": 42}, "", "W"), 0), "best", bytes(32))


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_secrets_of_others_change_nothing(level: str) -> None:
    rng = Random(7)
    state = after(GAME.start(2, bytes(32), {}))
    for number in range(40):
        seat = min(GAME.to_act(state))
        other = disguise(state, seat, rng)
        assert observe(state, seat) == observe(other, seat)
        if number % 8 == 3:
            mine = choose(observe(state, seat), level, bytes(32))
            assert choose(observe(other, seat), level, bytes(32)) == mine
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state

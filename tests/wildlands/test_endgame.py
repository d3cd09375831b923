"""How a match ends (rules, section 7)."""

from engine.contract import Outcome
from engine.wildlands.endgame import outcome
from engine.wildlands.state import Phase, State
from tests.wildlands.matches import after, playing, points


def wiping(*scores: int, **more: object) -> State:
    """Three seats; seat 2 has one character left, beside that of seat 1, one hit from the end."""
    pieces = {"a1": 1, "b5": 1, "c1": 42, "c2": 41}
    given: dict[str, object] = {"damage": {"b5": 1}, "points": scores, **more}
    return playing(pieces, "1m2 1m3 W", "", "", **given)  # type: ignore[arg-type]


def result(state: State) -> Outcome:
    found = outcome(state)
    assert found is not None
    return found


def test_a_wipe_out_ends_the_match_for_the_survivor_with_most_points() -> None:
    state = after(wiping(0, 4, 3), "1 melee 1 b 1m2")
    assert (state.phase, state.winners) == (Phase.OVER, (2,))
    # Seat 2 has most points and can't win.
    assert result(state).places == (3, 2, 1)
    assert result(state).scores == (1, 4, 3)


def test_tied_survivors_play_on_until_one_leads() -> None:
    state = after(wiping(0, 0, 1, shards=["7"]), "1 melee 1 b 1m2")
    assert (state.phase, points(state)) == (Phase.ACT, [1, 0, 1])
    state = after(state, "1 move 1 7 W", "1 end")
    # Seat 2 takes no turn any more.
    assert state.active != 1


def test_after_a_tied_wipe_out_one_point_wins() -> None:
    pieces = {"a1": 1, "b5": 1, "c1": 42}
    more = {"damage": {"b5": 1}, "points": [0, 0, 1], "shards": ["1"]}
    state = playing(pieces, "1m2 1m3 W W", "", "", **more)  # type: ignore[arg-type]
    state = after(state, "1 melee 1 b 1m2", "1 claim 1 1m3 W W")
    assert (state.phase, state.winners) == (Phase.OVER, (0,))


def test_a_single_survivor_wins() -> None:
    state = playing({"a1": 1, "b5": 1}, "1m2", "", damage={"b5": 1}, points=[0, 3])
    state = after(state, "1 melee 1 b 1m2")
    assert (state.winners, result(state).places) == ((0,), (1, 2))


def test_hidden_characters_still_live() -> None:
    state = playing(
        {"a1": 1, "b5": 1, "b1": "hidden 40"}, "1m2 1m3", "", damage={"b5": 1}, points=[0, 3]
    )
    assert after(state, "1 melee 1 b 1m2").phase is Phase.ACT


def test_five_points_win_even_with_the_last_own_character() -> None:
    pieces = {"a5": 1, "b5": 1, "c1": 42}
    state = playing(pieces, "1m2 25a", "", "", damage={"a5": 1, "b5": 1}, points=[4, 0, 0])
    state = after(state, "1 area 5 1 25a")
    assert (state.winners, points(state)) == ((0,), [5, 0, 0])


def test_without_survivors_points_decide_and_a_tie_is_shared() -> None:
    state = playing({"a5": 1, "b5": 1}, "25a", "", damage={"a5": 1, "b5": 1}, points=[1, 2])
    state = after(state, "1 area 5 1 25a")
    assert (state.phase, state.winners) == (Phase.OVER, ())
    assert result(state).places == (1, 1)


def test_places_below_the_first_go_by_points_characters_and_health() -> None:
    pieces = {"a1": 1, "b1": 20, "b2": 21, "c1": 42, "c2": 41}
    state = playing(pieces, "1m2 1m3 W", "", "", shards=["1"], points=[4, 2, 2], damage={"b1": 1})
    state = after(state, "1 claim 1 1m2 1m3 W")
    assert result(state).places == (1, 3, 2)
    assert result(state).tie_breaks == (104, 207, 208)


def test_a_seat_that_loses_all_in_its_own_turn_gives_it_up() -> None:
    """It hits itself; the others tie, so that the match goes on."""
    pieces = {"a5": 1, "b1": 42, "c1": 41}
    state = playing(pieces, "25a 1m2", "1m2", "", damage={"a5": 1})
    state = after(state, "1 area 5 1 25a")
    assert (state.phase, state.active, state.turn) == (Phase.ACT, 1, 2)


def stuck(*scores: int, **more: object) -> State:
    """Two seats that hold seven cards each and can use none."""
    useless = "2m3 2m4 2m5 3m4 3m5 4m5 2g3"
    return playing({"a1": 1, "b1": 42}, useless, useless, points=scores, **more)  # type: ignore[arg-type]


def test_two_rounds_in_which_nothing_happens_end_the_match() -> None:
    state = after(stuck(1, 3), "1 end", "2 end", "1 end")
    assert (state.phase, state.idle) == (Phase.ACT, 3)
    state = after(state, "2 end")
    assert (state.phase, state.winners, result(state).places) == (Phase.OVER, (1,), (2, 1))


def test_a_standstill_is_shared_only_with_equal_characters() -> None:
    lines = ("1 end", "2 end", "1 end", "2 end")
    assert result(after(stuck(3, 3), *lines)).places == (1, 1)
    assert result(after(stuck(3, 3, damage={"a1": 1}), *lines)).places == (2, 1)


def test_a_card_played_begins_the_count_again() -> None:
    useless = "2m3 2m4 2m5 3m4 3m5 4m5"
    state = playing({"a1": 1, "b1": 42}, f"{useless} 1m2", f"{useless} 2g3")
    assert after(state, "1 end", "2 end", "1 move 1 7 1m2", "1 end").idle == 0

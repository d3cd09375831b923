"""Interrupts, their sealed questions, and standing orders (rules, section 6)."""

import pytest

from engine.wildlands.actions import Interrupt, Pass
from engine.wildlands.commands import read_game
from engine.wildlands.events import InterruptDone, InterruptPlayed
from engine.wildlands.orders import ORDERS, answer_by_orders
from engine.wildlands.state import Phase, State
from engine.wildlands.views import observe
from tests.wildlands.matches import after, hand, move, playing, points, refusal

PIECES = {"a1": 1, "b1": 40, "c1": 42}


def three(*hands: str, **more: object) -> State:
    return playing(PIECES, *hands, **more)  # type: ignore[arg-type]


def asked() -> State:
    """Seat 1 has moved; both others hold an interrupt and a card to move with."""
    return after(three("1m2 1m3 W", "1m2 W", "1m3 W"), "1 move 1 7 1m2")


def test_after_an_action_everyone_else_with_cards_is_asked() -> None:
    assert (asked().phase, asked().asked) == (Phase.ASK, (1, 2))
    without = after(three("1m2 1m3", "1m2", ""), "1 move 1 7 1m2")
    assert without.phase is Phase.ACT  # seat 2 has no wild card in its whole deck
    hidden = after(three("1m2 1m3", "1m2", "", decks=["", "W"]), "1 move 1 7 1m2")
    assert hidden.asked == (1,)  # its wild card may be in its hand
    spent = after(three("1m2 1m3", "1m2", "", piles=["", "W"]), "1 move 1 7 1m2")
    assert spent.phase is Phase.ACT


def test_answers_are_sealed() -> None:
    state = asked()
    step = move(state, "3 interrupt")
    assert (step.events, step.reveals) == ((), False)
    for viewer in (None, 0, 1):
        assert observe(step.state, viewer) == observe(state, viewer)
    assert observe(step.state, 2).to_act == {1}
    assert refusal(step.state, "3 pass").code == "not-your-turn"


def test_when_all_pass_the_acting_seat_goes_on() -> None:
    step = move(after(asked(), "2 pass"), "3 pass")
    assert (step.state.phase, step.state.acting, step.events) == (Phase.ACT, 0, ())
    assert step.reveals


def test_the_nearest_on_the_left_comes_first_and_the_other_keeps_its_card() -> None:
    step = move(after(asked(), "3 interrupt"), "2 interrupt")
    assert step.events == (InterruptPlayed(1),)
    assert (step.state.acting, step.state.active) == (1, 0)
    assert hand(step.state, 1) == ["1m2"]
    assert hand(step.state, 2) == ["1m3", "W"]
    assert GAME.write_public(step.state, 2, Pass()) is None


def test_an_interrupter_acts_is_asked_about_and_play_goes_back() -> None:
    state = after(asked(), "2 interrupt", "3 pass", "2 move 1 41 1m2")
    assert state.asked == (0, 2)
    state = after(state, "1 pass", "3 pass")
    # Seat 2 has no card left, and nothing hidden: it is done.
    assert (state.acting, state.phase) == (0, Phase.ACT)


def test_an_interrupter_may_do_nothing() -> None:
    step = move(after(asked(), "2 interrupt", "3 pass"), "2 end")
    assert step.events == (InterruptDone(1, forced=False),)
    assert (step.state.acting, step.state.phase, step.state.turn) == (0, Phase.ACT, 1)


def test_the_active_player_comes_first_against_an_interrupter() -> None:
    state = after(asked(), "2 interrupt", "3 pass", "2 move 1 41 1m2")
    state = after(state, "3 interrupt", "1 interrupt")
    assert (state.acting, hand(state, 0), hand(state, 2)) == (0, ["1m3"], ["1m3", "W"])


def test_an_interrupted_interrupter_plays_no_more() -> None:
    state = three("1m2 1m3", "1m2 1m3 W", "1m2 W")
    state = after(state, "1 move 1 7 1m2", "2 interrupt", "3 pass", "2 move 1 41 1m2")
    state = after(state, "3 interrupt")
    assert state.acting == 2
    assert after(state, "3 end").acting == 0


def test_an_end_may_be_interrupted_and_is_declared_again() -> None:
    state = after(three("1m2", "1m2 W", "", decks=["1m3 1m4"]), "1 end")
    assert (state.phase, state.asked) == (Phase.ASK, (1,))
    state = after(state, "2 interrupt", "2 move 1 41 1m2")
    assert (state.acting, state.phase, hand(state)) == (0, Phase.ACT, ["1m2"])
    state = after(state, "1 end")
    assert (state.turn > 1, len(hand(state))) == (True, 3)


def test_a_reveal_is_no_action() -> None:
    pieces: dict[str, int | str] = {**PIECES, "a2": "hidden 30"}
    state = after(playing(pieces, "1m2", "1m2 W", ""), "1 reveal 2")
    assert state.phase is Phase.ACT


def test_only_a_wild_card_interrupts() -> None:
    state = after(three("1m2 1m3", "1m2", "", decks=["", "W"]), "1 move 1 7 1m2")
    assert refusal(state, "2 interrupt").code == "card-not-held"
    assert list(GAME.legal_actions(state, 1)) == [Pass()]
    assert GAME.asked_blindly(state) == GAME.sealed(state) == {1}


def test_an_interrupt_that_came_to_nothing_is_secret_until_the_match_is_over() -> None:
    state = three("1m2 1m3", "1m2 1m3 1m4 W", "1m2 W", shards=["", "40"], points=[0, 4, 0])
    state = after(state, "1 move 1 7 1m2", "2 interrupt", "3 interrupt")
    assert (state.acting, hand(state, 2)) == (1, ["1m2", "W"])
    assert GAME.write_public(state, 2, Interrupt()) is None
    state = after(state, "2 claim 40 1m2 1m3 1m4")
    assert state.phase is Phase.OVER
    assert GAME.write_public(state, 2, Interrupt()) == "interrupt"


def test_the_winning_point_closes_everything() -> None:
    state = three("1m2 1m3 1m4", "1m2 W", "", shards=["1"], points=[4, 0, 0])
    state = after(state, "1 claim 1 1m2 1m3 1m4")
    assert (state.phase, points(state), state.winners) == (Phase.OVER, [5, 0, 0], (0,))


GAME = read_game()


@pytest.mark.parametrize(
    ("pieces", "line", "wanted"),
    [
        ({}, "move 1 7 1m2", set()),
        ({"b1": 7}, "move 1 7 1m2", set()),
        ({"b1": 1}, "melee 1 b 1m2", {"attacked"}),
        ({"c1": 1}, "melee 1 c 1m2", set()),
        ({"b2": 1}, "move 1 7 1m2", set()),
        ({"a2": 7}, "move 1 2 1m2", set()),
        ({}, "end", {"ends"}),
    ],
)
def test_orders_say_when_to_ask(pieces: dict[str, int], line: str, wanted: set[str]) -> None:
    state = playing({**PIECES, **pieces}, "1m2", "1m4 W", "", shards=["7"])
    state = after(state, f"1 {line}")
    while state.phase is Phase.DEFEND:
        state = after(state, "2 defend none")
    view = observe(state, 1)
    found = {order for order in ORDERS if answer_by_orders(view, [order]) is None}
    assert found == wanted | {"always"}
    assert answer_by_orders(view, []) == Pass()


def _find_orders(state: State, *lines: str) -> set[str]:
    """The orders by which seat 2 is asked after some moves."""
    view = observe(after(state, *lines), 1)
    return {order for order in ORDERS if answer_by_orders(view, [order]) is None}


HAND = "W 1m4 1m2 1m3 1m5 23 25"


@pytest.mark.parametrize(
    ("hand", "shard", "is_first", "points", "asks"),
    [
        (HAND, "40", True, 2, True),
        (HAND, "40", True, 1, False),
        (HAND, "40", False, 2, False),
        (HAND, "41", True, 2, False),
        ("W 1m4", "40", True, 2, False),
    ],
)
def test_a_claim_that_might_be_possible_is_asked_about_once_a_turn_from_two_points_on(
    hand: str, shard: str, is_first: bool, points: int, asks: bool
) -> None:
    given = [points, 0, 0]
    state = three("1m2 1m2", hand, "", shards=["", shard], points=given, has_acted=not is_first)
    assert ("chance" in _find_orders(state, "1 move 1 7 1m2")) is asks


@pytest.mark.parametrize(("space", "damage", "asks"), [(1, 3, True), (7, 3, True), (34, 3, False)])
def test_whoever_might_be_knocked_out_is_news_once_they_move(
    space: int, damage: int, asks: bool
) -> None:
    pieces: dict[str, int | str] = {"a1": 12, "a2": 2, "b1": 1}
    state = playing(pieces, "1m2 1m2", HAND, damage={"a2": damage})
    assert "chance" not in _find_orders(state, "1 move 1 13 1m2")
    state = playing({**pieces, "a2": space}, "1m2 1m2", HAND, damage={"a2": damage})
    there = min(state.table.ground.neighbours[space])
    assert ("chance" in _find_orders(state, f"1 move 2 {there} 1m2")) is asks


def test_a_question_for_one_who_might_score_asks_all() -> None:
    given = [0, 2, 0]
    state = three("1m2 1m2", HAND, "W 1m3", shards=["", "40"], points=given, has_acted=False)
    state = after(state, "1 move 1 7 1m2")
    for seat in (1, 2):
        assert answer_by_orders(observe(state, seat), ["chance"]) is None


def test_letting_pass_lasts_until_the_next_own_turn() -> None:
    spans: dict[int, list[str]] = {seat: [] for seat in range(3)}
    state = playing({"a1": 1, "b1": 40, "c1": 42}, *["1m2 1m3"] * 3, decks=["1m2 " * 20] * 3)
    for seat in (0, 1, 2, 0):
        for viewer, found in spans.items():
            found.append(GAME.span(observe(state, viewer)))
        state = after(state, f"{seat + 1} end")
    first, second, third = "turn 4", "turn 2", "turn 3"
    assert spans == {
        0: ["", first, first, ""],
        1: [second, "", "turn 5", "turn 5"],
        2: [third, third, "", "turn 6"],
    }


def test_orders_answer_nothing_else() -> None:
    assert answer_by_orders(observe(three("1m2", "W", ""), 0), []) is None

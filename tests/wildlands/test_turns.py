"""Turns and default actions (rules, sections 3 and 4)."""

import pytest

from engine.wildlands.actions import write_action
from engine.wildlands.choices import legal_actions
from engine.wildlands.events import CardsDrawn, CharacterRevealed, EndDeclared, TurnBegan
from engine.wildlands.state import Phase, State
from engine.wildlands.views import observe
from tests.wildlands.matches import HILLS, after, hand, move, piece, playing, points, refusal

# Glassmere: 1 touches 2, 6 and 7; a wall is between 3 and 4.


def alone(cards: str, **more: object) -> State:
    """Seat 1 in space 1 with these cards; seat 2 without any, so that nobody is asked."""
    return playing({"a1": 1, "b1": 42}, cards, "", **more)  # type: ignore[arg-type]


def test_a_move_costs_a_card_with_the_icon_or_a_wild() -> None:
    state = after(alone("1m2 W"), "1 move 1 7 1m2")
    assert (piece(state, "a1").space, hand(state)) == (7, ["W"])
    assert state.table.sides[0].pile == ("1m2",)
    assert piece(after(state, "1 move 1 1 w"), "a1").space == 1


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("2 end", "not-your-turn"),
        ("1 move 1 3 1m2", "move-apart"),
        ("1 move 1 99 1m2", "space-unknown"),
        ("1 move 1 2 23g", "card-icon"),
        ("1 move 1 2 1m2 W", "move-cost"),
        ("1 move 1 2 1m3", "card-not-held"),
        ("1 move 1 2 1m2 1m2", "card-named-often"),
        ("1 move 2 7 1m2", "character-out"),
        ("1 move 6 7 1m2", "character-unknown"),
        ("1 move 3 7 23g", "character-hidden"),
        ("1 reveal 1", "reveal-open"),
        ("1 pass", "wrong-phase"),
        ("1 recall", "wrong-phase"),
        ("1 fly 1 7 1m2", "card-flag"),
        ("1 claim 1 W 1m2 23g", "claim-shard"),
        ("1 claim 9 W 1m2 23g", "claim-absent"),
    ],
)
def test_what_a_turn_refuses(line: str, code: str) -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a3": "hidden 30", "b1": 42}
    state = playing(pieces, "1m2 23g W", "", shards=["9"])
    assert refusal(state, line).code == code


def test_a_wall_holds() -> None:
    state = playing({"a1": 3, "b1": 42}, "1m2", "")
    assert refusal(state, "1 move 1 4 1m2").code == "move-wall"


def test_a_climb_costs_two_cards_and_stairs_or_the_way_down_one() -> None:
    """Stonecrown: 7 is high, 8 and 14 are low; stairs join 7 and 14."""
    state = playing({"a1": 8, "a2": 14, "b1": 42}, "1m2 12g 2m3 W", "", on=HILLS)
    assert refusal(state, "1 move 1 7 1m2").params["cost"] == 2
    up = after(state, "1 move 1 7 W 1m2")
    assert (piece(up, "a1").space, sorted(hand(up))) == (7, ["12g", "2m3"])
    assert piece(after(up, "1 move 1 8 12g"), "a1").space == 8
    assert piece(after(state, "1 move 2 7 2m3"), "a2").space == 7


@pytest.mark.parametrize("cards", ["1m2 1m3 12g", "1m2 1m3 W", "W W W", "2m5 25g 45m"])
def test_a_claim_takes_three_cards_of_one_icon(cards: str) -> None:
    """Character 5 is knocked out: its icon pays too."""
    state = alone(f"{cards} 3m4", shards=["1 9"])
    state = after(state, f"1 claim 1 {cards}")
    assert points(state) == [1, 0]
    assert state.table.sides[0].shards == (9,)
    assert hand(state) == ["3m4"]


@pytest.mark.parametrize(
    ("cards", "code"),
    [("1m2 1m3 2m3", "claim-icons"), ("1m2 W", "claim-count"), ("1m3 1m3 1m3", "card-named-often")],
)
def test_icons_of_two_characters_never_mix(cards: str, code: str) -> None:
    hidden: dict[str, int | str] = {f"a{number}": "hidden 30" for number in (2, 3, 4, 5)}
    state = playing({**hidden, "a1": 1, "b1": 42}, "1m2 1m3 2m3 W", "", shards=["1"])
    assert refusal(state, f"1 claim 1 {cards}").code == code


def test_a_flight_goes_two_steps_over_ledges() -> None:
    state = playing({"a1": 8, "b1": 42}, "1f2 2m3+f", "", on=HILLS)
    assert piece(after(state, "1 fly 1 6 1f2"), "a1").space == 6
    assert piece(after(state, "1 fly 1 7 2m3+f"), "a1").space == 7
    assert refusal(state, "1 fly 1 42 1f2").code == "fly-far"
    assert refusal(state, "1 fly 1 8 1f2").code == "fly-far"


def test_a_rally_moves_one_or_both_that_are_near() -> None:
    pieces = {"a1": 1, "a2": 2, "a3": 40, "b1": 42}
    state = playing(pieces, "1y2 1m3", "")
    both = after(state, "1 rally 1 2-8 1-7 1y2")
    assert (piece(both, "a1").space, piece(both, "a2").space) == (7, 8)
    assert piece(after(state, "1 rally 1 2-8 1y2"), "a2").space == 8
    assert refusal(state, "1 rally 1 3-41 1y2").code == "rally-apart"
    assert refusal(state, "1 rally 1 2-8 3-41 1y2").code == "rally-moves"
    assert refusal(state, "1 rally 1 1-7 2-8 1m3").code == "card-flag"
    assert refusal(state, "1 rally 1 1-7 1y2 1m3").code == "rally-cost"
    assert refusal(state, "1 rally 1 1-40 1y2").code == "move-apart"


def test_a_rally_counts_for_both_climbers_and_further_cards_pay_the_rest() -> None:
    """Stonecrown: 8 is low, 7 and 15 are high beside it."""
    pieces = {"a1": 8, "a2": 8, "b1": 42}
    state = playing(pieces, "1y3 13m 2m3 W", "", on=HILLS)
    up = after(state, "1 rally 1 1-7 2-7 1y3 2m3 13m")
    assert (piece(up, "a1").space, piece(up, "a2").space, hand(up)) == (7, 7, ["W"])
    assert refusal(state, "1 rally 1 1-7 2-7 1y3 13m").code == "rally-cost"
    twice = playing(pieces, "1y3 13m 1m4", "", on=HILLS)
    assert refusal(twice, "1 rally 1 1-7 2-7 1y3 13m 1m4").code == "rally-icons"


def test_two_rally_cards_let_both_climb() -> None:
    """Stonecrown: 14 and 8 are low, 13 and 7 are high beside them."""
    pieces = {"a2": 14, "a5": 8, "b1": 42}
    state = playing(pieces, "2y3 2y3m 4m5", "", on=HILLS)
    step = move(state, "1 rally 2 2-13 5-7 2y3m 2y3")
    assert step == move(state, "1 rally 2 2-13 5-7 2y3 2y3m")
    assert (piece(step.state, "a2").space, piece(step.state, "a5").space) == (13, 7)
    assert (hand(step.state), step.state.table.sides[0].pile) == (["4m5"], ("2y3", "2y3m"))
    assert write_action(step.action) == "rally 2 2-13 5-7 2y3 2y3m"
    assert refusal(state, "1 rally 2 2-13 5-7 2y3 4m5").code == "rally-cost"
    assert refusal(state, "1 rally 2 2-13 5-8 2y3 2y3m").code == "move-apart"
    legal = [write_action(one) for one in legal_actions(observe(state, 0))]
    both = [line for line in legal if line.startswith("rally 2 2-13 5-7 ")]
    assert both == ["rally 2 2-13 5-7 2y3 2y3m", "rally 2 2-13 5-7 2y3 2y3m 4m5"]


@pytest.mark.parametrize(
    ("cards", "steps", "code"),
    [
        ("2y3 4y5", "2-13 5-7", "rally-cost"),  # it shows the rally to neither
        ("2y3 15y", "2-13 5-7", ""),  # the other one's rally, in which it takes 2 along
        ("2y3 13m+y", "2-13 5-7", ""),  # anyone's
        ("2y3 13m+y", "5-7", ""),  # it has no icon of the only climber
        ("2y3 13m", "5-7", "rally-icons"),
        ("2y3 13m+y", "2-21", "rally-cost"),  # no one climbs
        ("2y3 4m5 13m", "2-13 5-7", "rally-icons"),
    ],
)
def test_a_further_rally_card_counts_for_both_whoever_of_them_it_names(
    cards: str, steps: str, code: str
) -> None:
    state = playing({"a2": 14, "a5": 8, "b1": 42}, f"{cards} W", "", on=HILLS)
    line = f"1 rally 2 {steps} {cards}"
    if code:
        assert refusal(state, line).code == code
    else:
        assert hand(after(state, line)) == ["W"]


def test_a_wild_card_draws_two_but_never_beyond_seven() -> None:
    state = playing({"a1": 1, "b1": 42}, "W 1m2", "", decks=["1m3 1m4 1m5"])
    assert hand(after(state, "1 draw")) == ["1m2", "1m3", "1m4"]
    full = playing({"a1": 1, "b1": 42}, "W 1m2 1m2 1m2 1m2 1m2 1m2", "", decks=["1m3 1m4"])
    assert len(hand(after(full, "1 draw"))) == 7
    assert refusal(playing({"a1": 1, "b1": 42}, "W", ""), "1 draw").code == "draw-empty"


def test_an_empty_deck_is_made_from_the_pile_without_the_card_being_played() -> None:
    state = playing({"a1": 1, "b1": 42}, "W 1m2", "", decks=["1m3"], piles=["1m4 1m5"])
    step = move(state, "1 draw")
    assert set(hand(step.state)) >= {"1m2", "1m3"}
    assert len(hand(step.state)) == 3
    assert step.state.table.sides[0].pile == ("W",)
    assert "W" not in step.state.secrets[0].deck
    assert CardsDrawn(0, 2, wild=True, shuffled=True) in step.events


def test_the_end_of_a_turn_draws_three_up_to_seven_and_goes_left() -> None:
    decks = ["1m3 1m4 1m5 1m2", ""]
    state = after(playing({"a1": 1, "b1": 42}, "1m2", "2m3", decks=decks), "1 end")
    assert (len(hand(state)), state.active, state.turn) == (4, 1, 2)
    full = playing({"a1": 1, "b1": 42}, "1m2 " * 6, "2m3", decks=decks)
    assert len(hand(after(full, "1 end"))) == 7


def test_a_turn_begins_with_a_reveal_where_someone_is_hidden() -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": "hidden 40", "b2": "hidden 41"}
    state = after(playing(pieces, "1m2", "1m2 1m3"), "1 end")
    assert state.phase is Phase.REVEAL
    assert refusal(state, "2 end").code == "wrong-phase"
    state = after(state, "2 reveal 2")
    assert (state.phase, piece(state, "b2").space) == (Phase.ACT, 41)
    assert piece(after(state, "2 reveal 1"), "b1").space == 40


def test_the_only_hidden_character_appears_by_itself() -> None:
    step = move(playing({"a1": 1, "b1": "hidden 40"}, "1m2", "1m2"), "1 end")
    revealed = [event for event in step.events if isinstance(event, CharacterRevealed)]
    assert [(event.space, event.forced) for event in revealed] == [(40, True)]
    assert step.state.phase is Phase.ACT


def test_a_turn_without_cards_and_hidden_characters_ends_by_itself() -> None:
    decks = ["", "1m2 1m3"]
    step = move(playing({"a1": 1, "b1": 42}, "1m2", "", decks=decks), "1 end")
    assert EndDeclared(1, forced=True) in step.events
    assert [event.turn for event in step.events if isinstance(event, TurnBegan)] == [2, 3]
    assert len(hand(step.state, 1)) == 2

"""Lines of actions: what can be lined up, for which occasion, and what stops a line."""

import pytest

from engine.contract import IllegalAction
from engine.wildlands.actions import read_action
from engine.wildlands.plan import can_plan, check_line, find_news, know, occasion
from engine.wildlands.state import State
from engine.wildlands.views import View, observe
from tests.wildlands.matches import after, playing

PIECES: dict[str, int | str] = {"a1": 1, "a2": "hidden 9", "b1": 40, "c1": 42}


def begun(**more: object) -> State:
    """Seat 1 may move to 7 and on to 13, and hit what comes near."""
    hands = ("1m2 1m2 1m3 W", "1m2 W", "1m3 W")
    return playing(PIECES, *hands, decks=["1m2 W"] * 3, **more)  # type: ignore[arg-type]


def view(state: State, seat: int = 0) -> View:
    return observe(state, seat)


def refusal(of: View, *lines: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        check_line(of, [read_action(line) for line in lines])
    return caught.value.code


def accept(of: View, *lines: str) -> None:
    check_line(of, [read_action(line) for line in lines])


def test_the_rest_of_a_turn_must_fit_the_own_pieces_and_cards() -> None:
    waiting = view(after(begun(), "1 move 1 7 1m2"))
    assert can_plan(waiting)
    accept(waiting, "move 1 1 1m2", "move 1 7 1m3", "draw", "end")
    accept(waiting, "reveal 2", "end")
    accept(waiting, "melee 1 b 1m2")  # by then it may be there
    assert refusal(waiting, "move 1 1 1m2", "move 1 1 1m3") == "move-apart"
    assert refusal(waiting, "move 1 1 1m3", "move 1 7 1m3") == "card-not-held"
    assert refusal(waiting, "melee 1 a 1m2") == "target-own"
    assert refusal(waiting, "end", "draw") == "plan-line"
    assert refusal(waiting, "move 2 9 1m2") == "character-hidden"
    assert refusal(waiting, "pass") == refusal(waiting) == "plan-form"


def test_no_attack_is_planned_on_who_is_out_for_good() -> None:
    waiting = view(after(playing(PIECES, "1m2 1r3 1m3", "1m2 W", "1m3 W"), "1 move 1 7 1m3"))
    accept(waiting, "ranged 1 b1 1r3")
    assert refusal(waiting, "ranged 1 b2 1r3") == "target-absent"
    gone = playing({"a1": 1, "b1": 40}, "1m2 1m3", "1m2 W", "12")
    waiting = view(after(gone, "1 move 1 7 1m3"))
    accept(waiting, "melee 1 b 1m2")
    assert refusal(waiting, "melee 1 c 1m2") == "target-apart"


def test_a_next_turn_begins_with_its_reveal() -> None:
    accept(view(begun(active=1)), "move 1 7 1m2")
    pieces = {**PIECES, "a3": "hidden 3"}
    several = playing(pieces, "1m2 1m3", "1m2", "1m3", decks=["W"] * 3, active=1)
    assert refusal(view(several), "move 1 7 1m2") == "wrong-phase"
    accept(view(several), "reveal 3", "move 1 7 1m2")
    own = occasion(view(several), read_action("reveal 3"))
    turn = after(several, "2 end", "1 pass", "3 pass", "3 end", "1 pass", "2 pass")
    assert occasion(view(turn), read_action("reveal 3")) == own
    assert occasion(view(after(turn, "1 reveal 3")), read_action("end")) != own


def test_what_one_does_in_the_turns_of_others_is_for_no_other_occasion() -> None:
    pieces: dict[str, int | str] = {"a1": 1, "a2": "hidden 9", "a3": "hidden 3", "b1": 1, "c1": 42}
    hands = ("1m2 1m3 1m2 W W", "1m2 1m2", "1m3")
    before = playing(pieces, *hands, decks=["1m2 W"] * 3, active=1)
    planned = occasion(view(before), read_action("end"))
    defended = after(before, "2 melee 1 a 1m2", "1 defend 1=1m2")
    assert occasion(view(defended), read_action("end")) == planned
    drawn = after(defended, "1 interrupt", "3 pass", "1 draw", "2 pass", "3 pass")
    revealed = after(drawn, "1 reveal 2", "1 end")
    begun = after(revealed, "2 end", "1 pass", "3 pass", "3 end", "1 pass", "2 pass")
    assert begun.active == 0
    assert occasion(view(begun), read_action("end")) == planned
    acted = occasion(view(after(begun, "1 draw")), read_action("end"))
    assert acted != planned


def test_a_defence_in_ones_own_turn_leaves_the_occasion_of_its_rest() -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 7, "c1": 42}
    hands = ("1m2 1m3 1m2", "1m2 W", "1m3")
    moved = after(playing(pieces, *hands, decks=["1m2 W"] * 3), "1 move 1 7 1m2")
    planned = occasion(view(moved), read_action("end"))
    raided = after(moved, "2 interrupt", "3 pass", "2 melee 1 a 1m2", "1 defend 1=1m2")
    assert occasion(view(raided), read_action("end")) == planned


def test_nothing_is_planned_over_cards_to_come() -> None:
    assert not can_plan(view(after(begun(), "1 end")))
    assert refusal(view(after(begun(), "1 end")), "end") == "plan-form"
    assert not can_plan(view(begun()))


def test_an_interrupt_is_lined_up_with_its_answer() -> None:
    state = after(begun(), "1 move 1 7 1m2", "2 interrupt")
    planned = occasion(view(state, 1), read_action("end"))
    assert refusal(view(state, 1), "draw") == "card-not-held"
    assert occasion(view(after(state, "3 pass"), 1), read_action("end")) == planned
    late = after(begun(), "1 move 1 7 1m2", "3 interrupt")
    planned = occasion(view(late, 2), read_action("end"))
    assert occasion(view(after(late, "2 interrupt"), 2), read_action("end")) != planned


def test_what_is_new_stops_a_line() -> None:
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1, "b2": "hidden 7", "c1": 42}
    state = playing(pieces, "1m2 1m3 W", "1m2 W", "1m3 W", decks=["1m2 W"] * 3)
    struck = after(state, "1 melee 1 b 1m2")
    known = know(view(struck))
    assert find_news(view(after(struck, "2 defend none")), known) is None
    codes = {
        ("2 defend 1=1m2",): "plan-defended",
        ("2 defend none", "2 interrupt", "3 pass", "2 move 1 7 1m2"): "plan-interrupted",
        ("2 defend none", "2 interrupt", "3 pass", "2 reveal 2"): "plan-revealed",
        ("2 defend none", "2 interrupt", "3 pass", "2 melee 1 a 1m2", "1 defend none"): "plan-hurt",
    }
    for lines, code in codes.items():
        news = find_news(view(after(struck, *lines)), known)
        assert news is not None
        assert news.code == code
        if code == "plan-revealed":
            assert news.params == {"enemy": "Two", "space": 7, "own": "One"}


@pytest.mark.parametrize(
    ("lines", "stops"),
    [([], False), (["2 draw", "1 pass", "3 pass"], False), (["2 move 1 7 W"], True)],
)
def test_an_interrupt_stops_a_line_only_by_what_is_done_in_it(
    lines: list[str], stops: bool
) -> None:
    state = playing({"a1": 1, "b1": 1, "c1": 42}, "1m2 1m3", "W W W", "W", decks=["1m2 W"] * 3)
    moved = after(state, "1 move 1 7 1m2")
    known = know(view(moved))
    there = after(moved, "2 interrupt", "3 pass", *lines)
    assert (find_news(view(there), known) is not None) is stops


def test_what_others_play_in_their_own_turns_is_no_news() -> None:
    state = begun(active=1)
    known = know(view(state))
    assert find_news(view(after(state, "2 draw")), known) is None


def test_who_was_revealed_and_knocked_out_meanwhile_is_no_news() -> None:
    known = know(view(playing({**PIECES, "b2": "hidden 7"}, "1m2", "1m2 W", "1m3")))
    assert find_news(view(playing(PIECES, "1m2", "1m2 W", "1m3")), known) is None

"""Attacks and defences (rules, section 5)."""

import pytest

from engine.wildlands.actions import read_action
from engine.wildlands.events import AttackResolved, Hit
from engine.wildlands.rules import apply
from engine.wildlands.state import Phase, Standing
from tests.wildlands.matches import HILLS, after, hand, move, piece, playing, points, refusal


def test_melee_hits_an_enemy_in_the_same_space() -> None:
    state = after(playing({"a1": 1, "b1": 1}, "1m2", ""), "1 melee 1 b 1m2")
    assert piece(state, "b1").damage == 1
    assert piece(after(playing({"a1": 1, "b1": 1}, "1h2", ""), "1 heavy-melee 1 b 1h2"),
                 "b1").damage == 2  # fmt: skip


def test_the_defender_names_who_is_hit_by_melee() -> None:
    state = after(playing({"a1": 1, "b1": 1, "b2": 1}, "1m2 1m3", "2m3"), "1 melee 1 b 1m2")
    assert (state.phase, state.asked) == (Phase.DEFEND, (1,))
    assert piece(after(state, "2 defend 1"), "b1").damage == 1
    stopped = after(state, "2 defend 2=2m3")
    assert (piece(stopped, "b2").damage, hand(stopped, 1)) == (0, [])
    assert refusal(state, "2 defend none").code == "defend-which"
    assert refusal(state, "2 defend 1 2").code == "defend-which"
    assert refusal(state, "2 defend 1=2m3").code == "defend-card"
    assert refusal(state, "2 defend 3").code == "defend-not-hit"


def test_melee_stops_heavy_melee_too() -> None:
    state = after(playing({"a1": 1, "b1": 1}, "1h2", "1m3"), "1 heavy-melee 1 b 1h2")
    assert piece(after(state, "2 defend 1=1m3"), "b1").damage == 0
    assert piece(after(state, "2 defend none"), "b1").damage == 2


def test_heavy_melee_and_guard_stop_no_melee() -> None:
    state = playing({"a1": 1, "b1": 1}, "1m2", "1h3 1g2")
    assert piece(after(state, "1 melee 1 b 1m2"), "b1").damage == 1  # nobody is asked


def test_a_ranged_attack_needs_sight() -> None:
    """Glassmere: a wall is between 3 and 4."""
    state = playing({"a1": 1, "b1": 3, "b2": 4, "b3": "hidden 2"}, "1r2", "")
    assert piece(after(state, "1 ranged 1 b1 1r2"), "b1").damage == 1
    assert refusal(state, "1 ranged 1 b2 1r2").code == "target-unseen"
    assert refusal(state, "1 ranged 1 b3 1r2").code == "target-absent"
    assert refusal(state, "1 ranged 1 a1 1r2").code == "target-own"
    assert refusal(state, "1 ranged 1 b6 1r2").code == "target-unknown"
    assert refusal(state, "1 ranged 1 c1 1r2").code == "target-unknown"
    assert refusal(state, "1 melee 1 b 1r2").code == "card-flag"


def test_the_own_space_is_in_sight() -> None:
    state = after(playing({"a1": 1, "b1": 1}, "1r2", ""), "1 ranged 1 b1 1r2")
    assert piece(state, "b1").damage == 1


def test_a_heavy_ranged_attack_reaches_two_spaces() -> None:
    state = playing({"a1": 25, "b1": 27, "b2": 19}, "1s2", "")
    assert piece(after(state, "1 heavy-ranged 1 b1 1s2"), "b1").damage == 2
    far = playing({"a1": 32, "b1": 35}, "1s2", "")
    assert refusal(far, "1 heavy-ranged 1 b1 1s2").params["distance"] == 3


def test_low_ground_aims_at_high_ground_only_with_an_area() -> None:
    """Stonecrown: 8 is low, 7 beside it is high."""
    state = playing({"a1": 8, "b1": 7}, "1r2 1a2", "1m2", on=HILLS)
    assert refusal(state, "1 ranged 1 b1 1r2").code == "target-unseen"
    assert piece(after(state, "1 area 1 7 1a2"), "b1").damage == 1
    down = playing({"a1": 7, "b1": 8}, "1r2", "", on=HILLS)
    assert piece(after(down, "1 ranged 1 b1 1r2"), "b1").damage == 1


def test_an_area_hits_everyone_there_and_asks_all_owners_at_once() -> None:
    pieces = {"a1": 1, "a2": 2, "b1": 2, "c1": 2, "c2": 2}
    state = playing(pieces, "1a3 2g3", "1g3", "1g2 2m3")
    state = after(state, "1 area 1 2 1a3")
    assert state.asked == (0, 1, 2)
    sealed = move(state, "2 defend 1=1g3")
    assert not sealed.events
    assert hand(sealed.state, 1) == ["1g3"]
    step = move(after(sealed.state, "3 defend none"), "1 defend 2=2g3")
    (resolved,) = [event for event in step.events if isinstance(event, AttackResolved)]
    assert [(str(hit.actor.fighter), hit.damage, hit.card) for hit in resolved.hits] == [
        ("a2", 0, "2g3"), ("b1", 0, "1g3"), ("c1", 1, ""), ("c2", 1, "")]  # fmt: skip


@pytest.mark.parametrize(
    ("target", "code"),
    [("3", "area-apart"), ("7", "area-empty"), ("b1", "area-unknown")],
)
def test_an_area_is_near_and_not_empty(target: str, code: str) -> None:
    state = playing({"a1": 1, "b1": 3}, "1a3", "")
    assert refusal(state, f"1 area 1 {target} 1a3").code == code


def test_cover_stops_ranged_attacks_in_a_space_with_cover() -> None:
    """Stonecrown: 21 and 22 have cover, 14 has none."""
    state = playing({"a1": 21, "b1": 21, "b2": 14}, "1r2 1a2", "1c2c", on=HILLS)
    covered = after(state, "1 ranged 1 b1 1r2", "2 defend 1=1c2c")
    assert piece(covered, "b1").damage == 0
    assert piece(after(state, "1 ranged 1 b2 1r2"), "b2").damage == 1  # nobody is asked
    assert piece(after(state, "1 area 1 14 1a2"), "b2").damage == 1


def test_an_open_action_is_for_anyone_in_attack_and_defence() -> None:
    state = playing({"a3": 1, "b1": 1}, "1m2+m", "2m3+m")
    state = after(state, "1 melee 3 b 1m2+m")
    assert piece(after(state, "2 defend 1=2m3+m"), "b1").damage == 0


def test_a_knock_out_is_a_point_and_excess_is_lost() -> None:
    state = playing({"a1": 1, "b5": 1, "b1": 42}, "1h2", "", damage={"b5": 1})
    step = move(state, "1 heavy-melee 1 b 1h2")
    assert points(step.state) == [1, 0]
    assert piece(step.state, "b5").standing is Standing.OUT
    (resolved,) = [event for event in step.events if isinstance(event, AttackResolved)]
    assert resolved.hits == (Hit(resolved.hits[0].actor, 1, "", is_out=True),)


def test_nobody_gets_a_point_for_an_own_character() -> None:
    state = playing({"a1": 1, "a5": 1, "b1": 42}, "1a2", "", damage={"a5": 1})
    state = after(state, "1 area 1 1 1a2")
    assert points(state) == [0, 0]
    assert piece(state, "a5").standing is Standing.OUT


def test_no_hand_can_be_probed_by_an_attack_that_is_undone() -> None:
    """An attack that nothing unseen stops, and one that is asked about, look alike whatever the
    hand holds: neither discloses a secret."""
    pieces: dict[str, int | str] = {"a1": 1, "b1": 1}
    for line in ("1 melee 1 b 1m2+r", "1 ranged 1 b1 1m2+r"):
        told = set()
        for held, deck in (("1m3 12", "24 13"), ("24 13", "1m3 12"), ("24 1m3", "13 12")):
            state = playing(pieces, "1m2+r 13", held, decks=("15", deck))
            step = apply(state, 0, read_action(line[2:]))
            told.add((step.events, step.state.phase, step.state.asked, step.reveals))
        assert len(told) == 1
        assert not told.pop()[-1]


def test_only_who_may_hold_a_defence_is_asked() -> None:
    """The deck of seat 2 has one guard for character 1, in its hand or not: it is asked. Seat 3
    has none anywhere but in its pile."""
    pieces = {"a1": 1, "b1": 2, "c1": 2}
    state = playing(pieces, "1a2", "2m3", "2m3", decks=["", "1g4", ""], piles=["", "", "1g4"])
    state = after(state, "1 area 1 2 1a2")
    assert state.asked == (1,)
    assert list(map(str, state.strike.hits if state.strike else ())) == ["b1", "c1"]

"""Analysis: what a seat missed, as sentences can tell it, and everyone's chances."""

from dataclasses import replace
from math import hypot

import pytest

from engine.wildlands.actions import End, read_action, write_action
from engine.wildlands.computers.looking_back import LEAST_COST, describe_aim, find_better
from engine.wildlands.state import Phase, State
from engine.wildlands.views import observe
from tests.laws.wildlands_case import GAME
from tests.wildlands.matches import after, playing

DECKS = ["12m 13m 14g 15m 23g 24m 25m 34g 35m 45m"] * 2


def late(pieces: dict[str, int | str], *hands: str) -> State:
    """Both have four points, and a shard each, in spaces 1 and 20."""
    more = {"b5": 42, **pieces}
    damage = {"b4": 2}
    shards = ["1", "20"]
    return playing(more, *hands, shards=shards, decks=DECKS, points=[4, 4], damage=damage)


def find(state: State, seat: int, line: str) -> tuple[str, str] | None:
    """What hard thinks clearly better than a decision, and what it is for."""
    view = observe(state, seat)
    better = find_better(view, read_action(line))
    if better is None:
        return None
    _, idea = better
    return write_action(idea.action), describe_aim(view, idea)


def test_a_missed_claim_is_found_whatever_cards_pay() -> None:
    state = late({"a1": 1}, "1m2 1m3 12g 13m", "2m4")
    assert find(state, 0, "end") == ("claim 1 12g 13m 1m2", "claim 1")
    assert find(state, 0, "claim 1 13m 1m2 1m3") is None


def test_a_claim_that_takes_steps_first_is_named_by_its_shard() -> None:
    found = find(late({"a1": 7}, "1m2 1m3 12g 13m", "2m4"), 0, "end")
    assert found == ("move 1 1 12g", "claim 1")


def test_a_missed_defence_is_found() -> None:
    hit = after(late({"a1": 7, "b4": 7}, "1m2 3g4", "34m 1m2"), "1 melee 1 b 1m2")
    assert find(hit, 1, "defend none") == ("defend 4=34m", "")


def test_a_missed_interrupt_says_what_it_would_have_been_for() -> None:
    asked = after(late({"a1": 8, "b1": 20}, "1m2 1m4", "1m3 12g 13m W"), "1 move 1 7 1m2")
    assert find(asked, 1, "pass") == ("interrupt", "claim 20")
    assert find(asked, 1, "interrupt") is None


def test_a_missed_knock_out_is_a_mistake_and_names_who_would_have_fallen() -> None:
    view = observe(late({"a1": 7, "b4": 7}, "1m2 3g4", "2m5"), 0)
    found = GAME.find_mistake(view, End())
    assert found is not None
    assert (found.aim, write_action(found.better)) == ("knock-out b4", "melee 1 b 1m2")
    assert LEAST_COST <= found.cost < 0.2


def test_a_claim_that_nobody_can_prevent_later_is_no_mistake_to_wait_with() -> None:
    view = observe(late({"a1": 1}, "1m2 1m3 12g 13m", "2m4"), 0)
    assert GAME.find_mistake(view, End()) is None


def test_over_all_cards_that_might_be_drawn_luck_is_none() -> None:
    """One card more lets the first character claim where it stands."""
    before = late({"a1": 1}, "1m2 1m3 23g", "2m4")
    own, other = before.secrets
    found = list[tuple[float, float]]()
    for card in own.deck:
        rest = tuple(one for one in own.deck if one != card)
        drawn = replace(own, hand=(*own.hand, card), deck=rest)
        first = replace(before, secrets=(replace(own, deck=(card, *rest)), other))
        after = replace(before, secrets=(drawn, other), active=1, acting=1)
        (gain, error), (loss, _) = GAME.measure_luck(first, after)
        assert gain == pytest.approx(-loss)
        found.append((gain, error))
    gains = dict(zip(own.deck, (gain for gain, _ in found), strict=True))
    assert min(gain for card, gain in gains.items() if "1" in card) > 3 * found[0][1]
    assert max(gain for card, gain in gains.items() if "1" not in card) < -3 * found[0][1]
    assert abs(sum(gains.values())) < 3 * hypot(*(error for _, error in found))
    nothing = ((0, 0), (0, 0))
    assert GAME.measure_luck(before, before) == GAME.measure_luck(None, before) == nothing


def test_what_was_left_of_a_deck_before_it_was_shuffled_was_no_luck() -> None:
    before = late({"a1": 1}, "1m2 1m3 23g", "2m4")
    own, other = before.secrets
    side = replace(before.table.sides[0], shuffles=1)
    table = replace(before.table, sides=(side, before.table.sides[1]))
    last, (card, *rest) = replace(own, deck=("12m",)), own.deck[1:]
    after = replace(own, hand=(*own.hand, "12m"), deck=(card, *rest))
    luck = GAME.measure_luck(
        replace(before, secrets=(last, other)), replace(before, secrets=(after, other), table=table)
    )
    assert luck == ((0, 0), (0, 0))


def test_chances_are_everyones_until_the_end() -> None:
    start = late({"a1": 7, "b4": 7, "b1": 30}, "1m2 3g4", "2m5")
    chances = GAME.rate_chances(start)
    assert 0 < chances[0] < 1
    assert sum(chances) == pytest.approx(1)
    over = after(start, "1 melee 1 b 1m2", "2 defend none")
    assert over.phase is Phase.OVER
    assert GAME.rate_chances(over) == (1, 0)

"""A mistake is named only if its cost is larger than its error."""

from collections.abc import Sequence
from random import Random

from engine.coach import SURE, Mistake, Scale, find_mistake
from engine.search import Estimate, search

SCALE = Scale(least=1.0, first=200, more=400)


def judge(action: str, worths: dict[str, float], noise: float) -> Mistake[str, str] | None:
    """Of actions that are worth so much, seen through noise."""

    def weigh(tried: Sequence[str], seed: bytes, playouts: int) -> Sequence[Estimate[str]]:
        def value(one: str, world: int) -> float:
            rng = Random(f"{seed.hex()} {world} {one}")
            return worths[one] + rng.gauss(0, noise)

        return search(tried, lambda number: number, value, playouts)

    ideas = sorted(worths, key=lambda one: (one == action, -worths[one]))
    return find_mistake("view", action, ideas, weigh, SCALE)


def test_a_clear_mistake_is_named_with_what_was_better_and_its_cost() -> None:
    found = judge("a", {"a": 0, "b": 3, "c": 5, "d": -9}, noise=2)
    assert found is not None
    assert (found.view, found.action, found.better) == ("view", "a", "c")
    assert abs(found.cost - 5) < SURE * 2 * found.error
    assert 0.1 < found.error < 0.3


def test_a_cost_within_the_error_is_none() -> None:
    assert judge("a", {"a": 0, "b": 1.5}, noise=40) is None


def test_a_cost_that_hardly_matters_is_none() -> None:
    assert judge("a", {"a": 0, "b": 0.9}, noise=0) is None
    assert judge("a", {"a": 0, "b": 1.1}, noise=0) is not None


def test_the_luckiest_of_many_equals_is_no_better() -> None:
    equals = dict.fromkeys("abcdefgh", 0.0)
    blamed = [judge(one, equals, noise=30) for one in equals]
    assert blamed == [None] * 8


def test_who_had_no_choice_or_did_the_best_is_not_blamed() -> None:
    assert judge("a", {"a": 0}, noise=1) is None
    assert judge("b", {"a": 0, "b": 3}, noise=1) is None


def test_what_a_strong_player_would_have_done_is_no_mistake() -> None:
    def weigh(tried: Sequence[str], seed: bytes, playouts: int) -> Sequence[Estimate[str]]:
        raise AssertionError("nothing is tried")

    assert find_mistake("view", "a", ["a", "b"], weigh, SCALE) is None

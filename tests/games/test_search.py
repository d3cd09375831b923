"""The search that all games share, on slot machines: a candidate is the mean of what it pays."""

from math import sqrt
from random import Random
from typing import Final

from engine.search import pick, search

SPREAD: Final = 5.0  # of what a world pays, whichever machine is played


class Machines:
    def __init__(self) -> None:
        self.asked: list[tuple[float, int]] = []

    def imagine(self, number: int) -> int:
        return number

    def pay(self, mean: float, world: int) -> float:
        self.asked.append((mean, world))
        return mean + Random(world).gauss(0, SPREAD) + Random(world + mean).gauss(0, 0.2)


def test_the_best_candidate_is_found_though_luck_is_larger_than_the_difference() -> None:
    machines = Machines()
    means = [1.0, 0.5, 0.2, 0.4, 1.5, 0.1, 0.9]

    estimates = search(means, machines.imagine, machines.pay, 280)

    assert pick(estimates, sure=2) == 1.5
    luck = SPREAD / sqrt(estimates[4].worlds)
    assert estimates[4].gain_error < 0.1 < luck
    assert abs(estimates[4].gain - 0.5) < 0.1


def test_all_that_are_compared_meet_the_same_worlds_and_the_first_meets_them_all() -> None:
    machines = Machines()
    means = [1.0, 0.9, 0.8, 0.7, 0.6]

    estimates = search(means, machines.imagine, machines.pay, 300)

    assert len(machines.asked) <= 300
    assert estimates[0].worlds == max(one.worlds for one in estimates)
    for one in estimates:
        met = [world for mean, world in machines.asked if mean == one.candidate]
        assert met == list(range(one.worlds))


def test_the_first_candidate_is_kept_where_the_gain_is_unclear() -> None:
    estimates = search([1.0, 1.1], lambda number: Random(number).gauss(0, 9), _mixed, 20)

    assert estimates[1].gain_error > 1
    assert pick(estimates, sure=2) == 1.0


def test_a_sole_candidate_costs_nothing() -> None:
    machines = Machines()

    assert pick(search([3.0], machines.imagine, machines.pay, 100), sure=1) == 3.0
    assert not machines.asked


def _mixed(mean: float, world: float) -> float:
    return mean + world * (1 if mean > 1 else -1)

"""The least world that still goes wrong in the same way: fewer days, people and faults."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace

from tests.worlds.faults import plan_faults
from tests.worlds.world import Outcome, Plan


def name_fault(wrong: str) -> str:
    """What was wrong, without when and where: two worlds go wrong in the same way if that is the
    same."""
    return re.sub(r"\d+", "0", re.sub(r"^\d\d \d\d:\d\d:\d\d ", "", wrong))[:60]


def shorten(
    plan: Plan, run: Callable[[Plan], Outcome], tell: Callable[[str], None] = lambda line: None
) -> Plan:
    """`run` lives through a world; `tell` hears of each that still goes wrong."""
    names = {name_fault(one) for one in run(plan).wrong}
    smaller: Plan | None = plan
    while smaller is not None:
        plan, smaller = smaller, None
        for one in _list_smaller(plan):
            if names & {name_fault(wrong) for wrong in run(one).wrong}:
                tell(str(one))
                smaller = one
                break
    return plan


def _list_smaller(plan: Plan) -> Iterator[Plan]:
    """Much smaller ones first."""
    for days in sorted({1, plan.days // 2, plan.days - 1}):
        if 0 < days < plan.days:
            yield _keep_within(replace(plan, days=days))
    for people in sorted({1, 2, plan.people // 2, plan.people - 1}):
        if 0 < people < plan.people:
            yield replace(plan, people=people)
    numbers = plan.only
    if numbers is None:
        numbers = tuple(range(len(plan_faults(plan.seed, plan.days, plan.faults))))
    half = len(numbers) // 2
    if half:
        yield replace(plan, only=numbers[:half])
        yield replace(plan, only=numbers[half:])
    for number in numbers:
        yield replace(plan, only=tuple(one for one in numbers if one != number))


def _keep_within(plan: Plan) -> Plan:
    """Only faults that are still there; the first days have the same numbers."""
    if plan.only is None:
        return plan
    count = len(plan_faults(plan.seed, plan.days, plan.faults))
    return replace(plan, only=tuple(one for one in plan.only if one < count))


def write_test(plan: Plan) -> str:
    """A test to paste into `tests/worlds/test_found.py`."""
    only = "" if plan.only is None else f", only={plan.only!r}"
    only += f", bots={plan.bots}" if plan.bots > 1 else ""
    return (
        f"def test_world_{plan.seed}(tmp_path: Path) -> None:\n"
        f"    plan = Plan({plan.seed}, days={plan.days}, people={plan.people},"
        f" faults={plan.faults!r}{only})\n"
        "    assert run_world(plan, tmp_path).wrong == []\n"
    )

"""Live through worlds and print what went on: `python -m tests.worlds --seed 7 --days 60`."""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.worlds.faults import KINDS
from tests.worlds.marks import KINDS as CODES
from tests.worlds.marks import SOMETIMES, UNREACHABLE
from tests.worlds.shorten import shorten, write_test
from tests.worlds.world import Outcome, Plan, count_bots, run_world

MIX: Final = ((2, (9, 8)), (1, (36, 5)), (6, (2, 10)))
"""How many worlds of which days and people reach the most in ten minutes of a processor."""
FURTHER: Final = (2, 10)
MOST_FURTHER: Final = 16
"""Worlds of that size that follow a mix as long as anything was never reached."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.worlds", description=__doc__)
    parser.add_argument("--seed", type=int, default=0, help="the first world")
    sizes_of = parser.add_mutually_exclusive_group()
    sizes_of.add_argument("--worlds", type=int, default=1, help="how many, from that seed on")
    sizes_of.add_argument(
        "--mix", action="store_true", help="short and long worlds, small and large"
    )
    parser.add_argument("--days", type=int, default=3)
    parser.add_argument("--people", type=int, default=6)
    parser.add_argument("--faults", default="all", help=f"all, none, or some of {','.join(KINDS)}")
    parser.add_argument(
        "--bots", type=int, help="processes that share the store: by default two in a fourth of all"
    )
    parser.add_argument("--log", action="store_true", help="print everything that was done")
    parser.add_argument("--marks", action="store_true", help="print which branches were reached")
    parser.add_argument("--shorten", action="store_true", help="shorten the first that goes wrong")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    kinds = {"all": KINDS, "none": ()}.get(given.faults)
    faults = KINDS if kinds is None else kinds
    if kinds is None:
        faults = tuple(one for one in KINDS if one in given.faults.split(","))
    sizes = [(given.days, given.people)] * given.worlds
    if given.mix:
        sizes = [size for count, size in MIX for _ in range(count)]
    further = [FURTHER] * MOST_FURTHER if given.mix else []
    plans = [
        Plan(seed, days, people, faults, bots=given.bots or count_bots(seed))
        for seed, (days, people) in enumerate(sizes + further, given.seed)
    ]
    bad, lived, total, marks = list[Plan](), 0, 0.0, Counter[str]()
    count = min(len(sizes), given.processes)
    with ProcessPoolExecutor(count) if count > 1 else nullcontext() as processes:
        run = map if processes is None else processes.map
        until = len(sizes)
        while lived < until <= len(plans):
            for outcome, seconds in run(live_through, plans[lived:until]):
                if given.log:
                    print("\n".join(outcome.log))
                counts = ", ".join(f"{n} {name}" for name, n in outcome.counts.items())
                seed, digest = outcome.plan.seed, outcome.digest
                print(f"seed {seed}: {digest}, {counts}, {seconds:.0f} s", flush=True)
                for wrong in outcome.wrong:
                    print(f"  wrong: {wrong}", flush=True)
                bad += [outcome.plan] if outcome.wrong else []
                total += seconds
                marks.update(outcome.marks)
            lived = until
            until += count if given.mix and list_missing(marks) else 0
    print(f"{len(bad)} of {lived} worlds went wrong in {total:.0f} s of a processor")
    if given.marks:
        print_marks(marks)
    if given.shorten and bad:
        print(write_test(shorten(bad[0], lambda plan: live_through(plan)[0], print)))
    return 1 if bad or (given.mix and list_missing(marks)) else 0


def list_asked() -> list[str]:
    """All marks that worlds are to reach."""
    unreachable = {name for names in UNREACHABLE.values() for name in names}
    return [name for name in (*SOMETIMES, *CODES) if name not in unreachable]


def list_missing(counts: Counter[str]) -> list[str]:
    return [name for name in list_asked() if not counts[name]]


def print_marks(counts: Counter[str]) -> None:
    """How often each was reached, and what is not asked of worlds."""
    asked, never = list_asked(), list_missing(counts)
    for name in asked:
        print(f"{counts[name]:8} {name}")
    print("Not asked of worlds:")
    for reason, several in UNREACHABLE.items():
        print(f"  {', '.join(one.removeprefix('the ') for one in several)}: {reason}")
    if reached := sorted(name for name in counts if name not in asked):
        print(f"Reached all the same: {', '.join(reached)}")
    print(f"{len(asked) - len(never)} of {len(asked)} were reached; never: {', '.join(never)}")


def live_through(plan: Plan) -> tuple[Outcome, float]:
    """A world, and the seconds of a processor that it took."""
    begun = time.process_time()
    with TemporaryDirectory() as folder:
        return run_world(plan, Path(folder)), time.process_time() - begun


if __name__ == "__main__":
    sys.exit(main())

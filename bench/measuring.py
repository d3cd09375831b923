"""Figures, and how they are taken: single figures swing on a shared machine, so times are the
processor's, what is compared is measured in turns within one run, and medians count. Answers are
remembered here and there, so each time says whether it is a first time or a repetition.
"""

import operator
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

Work = Callable[[], object]
_COMPARED: Final = {"at least": operator.ge, "at most": operator.le}


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its unit; `goal` is `at least 4` or `at most 10`, empty for none."""

    what: str
    value: float
    unit: str
    goal: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the goal is met; None where there is none."""
        if not self.goal:
            return None
        words, bound = self.goal.rsplit(" ", 1)
        return bool(_COMPARED[words](self.value, float(bound)))


@dataclass(frozen=True, slots=True)
class Section:
    """Figures about one matter, and the peers that could not be measured, with the reason."""

    title: str
    figures: tuple[Figure, ...]
    skipped: tuple[str, ...] = ()


def seconds(work: Work) -> float:
    begin = process_time()
    work()
    return process_time() - begin


def forget() -> None:
    """Forget all answers that engine and pictures remember. Tables that a process makes once, such
    as all cuts of a card, have no limit and are kept: first times are those of a new question."""
    for name, module in list(sys.modules.items()):
        if name.startswith(("engine.", "bot.render.")):
            for value in vars(module).values():
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"]:
                    value.cache_clear()


def first_seconds(work: Work, known: Work = lambda: None) -> float:
    """The seconds of a work as a first time, where only what `known` asks for is remembered."""
    forget()
    known()
    return seconds(work)


def first_in_turns(
    works: Mapping[str, Work], rounds: int, known: Work = lambda: None
) -> dict[str, float]:
    """The median seconds of each work as a first time, measured in turns."""
    times = [
        {name: first_seconds(work, known) for name, work in works.items()} for _ in range(rounds)
    ]
    return {name: median(each[name] for each in times) for name in works}


def in_turns(works: Mapping[str, Work], rounds: int, inner: int = 1) -> dict[str, float]:
    """The median seconds of each work, measured in turns; `inner` runs are taken together."""
    times: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            begin = process_time()
            for _ in range(inner):
                work()
            times[name].append((process_time() - begin) / inner)
    return {name: median(found) for name, found in times.items()}


def quantile(values: list[float], part: float) -> float:
    """The value that this part of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))]

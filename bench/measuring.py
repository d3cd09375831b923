"""Figures, and how they are taken: single figures swing on a shared machine, so times are the
processor's, what is compared is measured in turns within one run, and medians count.
"""

from __future__ import annotations

import operator
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

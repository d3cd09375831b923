"""How fast the machine is while something else is measured: on a shared one the same work takes two
or three times as long an hour later, so loads are told in units that suffer alike."""

from statistics import median
from time import process_time
from typing import Final

from bench.measuring import Figure, seconds
from bench.peers import Missing, python_chess

LOOPS: Final = 1_000_000
ROUNDS: Final = 5
SLICE: Final = 0.2
MOST_MOVES: Final = 120
"""Random python-chess moves whose time a press may take."""


class Calibration:
    """Samples of a plain loop and of random moves of python-chess, taken between what is measured.
    It needs half a second of the processor for each."""

    def __init__(self) -> None:
        self._loops: list[float] = []
        self._rates: list[float] = []
        self._skipped: tuple[str, ...] = ()

    def sample(self) -> None:
        for _ in range(ROUNDS):
            self._loops.append(seconds(_count))
        try:
            play = python_chess()
        except Missing as reason:
            self._skipped = (f"python-chess: {reason}",)
            return
        begin, moves = process_time(), 0
        while process_time() - begin < SLICE:
            moves += play()
        self._rates.append(moves / (process_time() - begin))

    @property
    def skipped(self) -> tuple[str, ...]:
        return self._skipped

    def figures(self, name: str) -> list[Figure]:
        """How fast the machine was meanwhile."""
        loop = Figure(f"{name}: meanwhile a plain loop of {LOOPS:,}", self._loop, "ms")
        if not self._rates:
            return [loop]
        return [loop, Figure(f"{name}: meanwhile python-chess", median(self._rates), "moves/s")]

    def figures_of_work(self, name: str, milliseconds: float) -> list[Figure]:
        """Processor time in units of the machine."""
        loops = Figure(f"{name}: processor, in plain loops", milliseconds / self._loop, "loops")
        if not self._rates:
            return [loops]
        moves, goal = milliseconds * median(self._rates) / 1000, f"at most {MOST_MOVES}"
        return [loops, Figure(f"{name}: processor, in moves of python-chess", moves, "moves", goal)]

    @property
    def _loop(self) -> float:
        """Milliseconds."""
        return 1000 * median(self._loops)


def _count() -> int:
    total = 0
    for number in range(LOOPS):
        total += number & 7
    return total

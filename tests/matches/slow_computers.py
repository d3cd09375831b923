"""Games for a worker process that thinks badly."""

import os
import signal
import time

from engine.contract import Supply
from tests.games.bids import Action, Bids, View
from tests.games.lots import Lots


class Odd(Bids):
    """Its levels do what a test of the worker wants."""

    computers = ("low", "dies", "hangs", "raises", "pid")

    def choose(self, view: View, level: str, seed: bytes) -> Action:
        if level == "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        if level == "hangs":
            time.sleep(600)
        if level == "raises":
            raise LookupError("nothing comes to mind")
        return super().choose(view, "low", seed)


class Unmade(Lots):
    """Its items cannot be made: the worker dies of them."""

    def make_items(self, seats: int, supply: Supply, count: int, seed: bytes) -> tuple[str, ...]:
        os.kill(os.getpid(), signal.SIGKILL)
        return super().make_items(seats, supply, count, seed)


def unmade() -> dict[str, Lots]:
    return {"lots": Unmade()}


def odd() -> dict[str, Bids]:
    return {"bids": Odd()}

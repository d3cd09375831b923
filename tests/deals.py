"""What matches of tests are dealt: the same in every run, so that a failure can be met again.
`DEALS=7 pytest …` deals others."""

import os
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Final

DEALS: Final = os.environ.get("DEALS", "0")


def deal(name: str) -> Callable[[], bytes]:
    """The seeds of one test's matches and seasons, one after the other."""
    numbers = count()
    return lambda: sha256(f"{DEALS} {name} {next(numbers)}".encode()).digest()

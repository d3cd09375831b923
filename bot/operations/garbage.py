"""Keeps the garbage collector's pauses short.

Thousands of matches stay in memory, and a full collection looks at each of their objects: with
1,000 matches the event loop stood still for up to 300 ms. What has survived one is therefore set
aside (`gc.freeze`), and the next one only looks at what is new. Reference counts still free what is
set aside; only cycles have to wait for the daily collection of everything.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

OLDEST: Final = 2
THAW_INTERVAL: Final = 86_400.0
"""Seconds until everything is looked at again."""


@contextmanager
def short_collections(elapsed: Callable[[], float] = time.monotonic) -> Iterator[None]:
    """Sets aside what survives a full collection, while this context lasts."""
    thawed = elapsed()

    def set_aside(phase: str, info: dict[str, Any]) -> None:
        nonlocal thawed
        if info["generation"] != OLDEST:
            return
        if phase == "stop":
            gc.freeze()
        elif elapsed() - thawed >= THAW_INTERVAL:
            thawed = elapsed()
            gc.unfreeze()

    gc.callbacks.append(set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(set_aside)
        gc.unfreeze()

"""Keeps the garbage collector's pauses short.

Thousands of matches stay in memory, and a full collection looks at each of their objects: with
1,000 matches the event loop stood still for up to 300 ms. What has survived one is therefore set
aside (`gc.freeze`), and the next one only looks at what is new. Reference counts still free what is
set aside, but not cycles, such as the interactions of panels that were replaced. So once there is
half as much again as after the last look at everything, everything is looked at again.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

OLDEST: Final = 2
MOST_GROWTH: Final = 1.5
"""How many times as many objects are set aside before all are looked at again."""


@contextmanager
def short_collections() -> Iterator[None]:
    """Sets aside what survives a full collection, while this context lasts."""
    most, is_thawed = 0.0, False

    def set_aside(phase: str, info: dict[str, Any]) -> None:
        nonlocal most, is_thawed
        if info["generation"] != OLDEST:
            return
        if phase == "start":
            is_thawed = gc.get_freeze_count() >= most
            if is_thawed:
                gc.unfreeze()
            return
        gc.freeze()
        if is_thawed:
            most = MOST_GROWTH * gc.get_freeze_count()

    gc.callbacks.append(set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(set_aside)
        gc.unfreeze()

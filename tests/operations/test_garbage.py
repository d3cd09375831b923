"""Full collections look at what is new, and once a day at everything."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.operations.garbage import THAW_INTERVAL, short_collections


@pytest.fixture(autouse=True)
def frozen() -> Iterator[None]:
    """What the whole run has set aside (tests/conftest.py) is set aside again."""
    yield
    gc.collect()
    gc.freeze()


class Node:
    """Part of a cycle with itself, once `other` is set."""

    other: Node


def make_cycle() -> Node:
    node = Node()
    node.other = node
    return node


def test_what_survives_is_set_aside_until_the_next_day() -> None:
    now = 0.0
    kept = gc.get_freeze_count()
    with short_collections(lambda: now):
        node = make_cycle()
        gc.collect()
        assert gc.get_freeze_count() > kept
        seen = weakref.ref(node)
        del node
        gc.collect()
        assert seen() is not None
        now = THAW_INTERVAL
        gc.collect()
        assert seen() is None


def test_new_garbage_goes_at_once_and_nothing_is_left_behind() -> None:
    callbacks = list(gc.callbacks)
    with short_collections():
        gc.collect()
        seen = weakref.ref(make_cycle())
        gc.collect()
        assert seen() is None
    assert gc.callbacks == callbacks

"""Full collections look at what is new, and at everything once that has grown."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.operations.garbage import short_collections


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


GROWTH = 1.002
"""Here that is small: a whole run has millions of objects."""


def test_what_survives_is_set_aside_until_there_is_more_of_it() -> None:
    with short_collections(GROWTH):
        node = make_cycle()
        gc.collect()
        kept = gc.get_freeze_count()
        assert kept
        seen = weakref.ref(node)
        del node
        gc.collect()
        assert seen() is not None
        more = [[number] for number in range(kept // 400)]
        gc.collect()  # sets them aside
        gc.collect()
        assert seen() is None
        del more


def test_garbage_that_was_set_aside_does_not_pile_up() -> None:
    with short_collections(GROWTH):
        gc.collect()
        kept = gc.get_freeze_count()
        for _ in range(8):
            nodes = [make_cycle() for _ in range(kept // 400)]
            gc.collect()
            del nodes
        assert gc.get_freeze_count() < kept + 3 * kept // 400


def test_new_garbage_goes_at_once_and_nothing_is_left_behind() -> None:
    callbacks = list(gc.callbacks)
    with short_collections():
        gc.collect()
        seen = weakref.ref(make_cycle())
        gc.collect()
        assert seen() is None
    assert gc.callbacks == callbacks

"""Full collections look at what is new, and at everything once that has grown. Tried in a process
of its own: this one has millions of objects."""

from __future__ import annotations

import gc
import weakref
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from bot.operations.serving import MOST_GROWTH, short_collections


class Node:
    """Part of a cycle with itself, once `other` is set."""

    other: Node


def make_cycle() -> Node:
    node = Node()
    node.other = node
    return node


def set_aside_what_survives() -> None:
    with short_collections():
        node = make_cycle()
        gc.collect()
        kept = gc.get_freeze_count()
        assert kept
        seen = weakref.ref(node)
        del node
        gc.collect()
        assert seen() is not None
        more = [[number] for number in range(int(MOST_GROWTH * kept))]
        gc.collect()  # sets them aside
        gc.collect()
        assert seen() is None
        del more


def make_much_garbage() -> None:
    with short_collections():
        gc.collect()
        kept = gc.get_freeze_count()
        for _ in range(16):
            nodes = [make_cycle() for _ in range(kept // 4)]
            gc.collect()
            del nodes
        assert gc.get_freeze_count() < 2 * kept


def leave_nothing_behind() -> None:
    callbacks = list(gc.callbacks)
    with short_collections():
        gc.collect()
        seen = weakref.ref(make_cycle())
        gc.collect()
        assert seen() is None
    assert gc.callbacks == callbacks
    assert gc.get_freeze_count() == 0


@pytest.mark.slow
def test_garbage_goes_at_once_or_before_it_piles_up() -> None:
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        for scene in (set_aside_what_survives, make_much_garbage, leave_nothing_behind):
            process.submit(scene).result()

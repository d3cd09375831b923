"""Copies of what is JSON, for simcord: it copies each message several times."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any, Final

import pytest

_ATOMS: Final = frozenset({str, int, bool, float, type(None)})


def copy_plainly(value: Any) -> Any:
    """As `deepcopy`, in a third of the time: it remembers nothing, as JSON is a tree."""
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is dict:
        return {key: copy_plainly(one) for key, one in value.items()}
    if kind is list:
        return [copy_plainly(one) for one in value]
    return deepcopy(value)


@contextmanager
def use_plain_copies() -> Iterator[None]:
    """In all of simcord."""
    with pytest.MonkeyPatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("simcord.") and getattr(module, "deepcopy", None) is deepcopy:
                patch.setattr(module, "deepcopy", copy_plainly)
        yield

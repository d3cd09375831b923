"""How a test says that the rules refuse something."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.contract import IllegalAction


@contextmanager
def refused(code: str, *cells: str) -> Iterator[None]:
    """The block is refused with this code, naming these cells."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert (caught.value.code, caught.value.cells) == (code, cells)
    assert caught.value.section

"""How a test says that the rules refuse something."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from engine.contract import IllegalAction
from engine.cutterland.sentences import sentence


@contextmanager
def refused(code: str, *cells: str) -> Iterator[None]:
    """The block is refused with this code, naming these cells, in a sentence that can be said."""
    with pytest.raises(IllegalAction) as caught:
        yield
    assert (caught.value.code, caught.value.cells) == (code, cells)
    assert "{" not in sentence(caught.value)
    assert caught.value.section

"""The code as syntax trees, for tests of what stands in it: a file is parsed once in a process."""

import ast
import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path


@cache
def parse(path: Path) -> ast.Module:
    """The collector would go through all that is new again and again: two thirds of the time."""
    gc.disable()
    try:
        return ast.parse(path.read_text(encoding="utf-8"))
    finally:
        gc.enable()


def walk(path: Path) -> Iterator[ast.AST]:
    """All that stands in a file."""
    return ast.walk(parse(path))

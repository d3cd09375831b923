"""Every refused action that stands in the engine's sources, for the tests of catalogues."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import engine
from engine import base_game
from tests.sources import walk

_RAISERS = ("IllegalAction", "illegal")
"""The class, and how Cutterland refuses tokens."""


class Refused(NamedTuple):
    """A refusal: where it stands, its code, and the names of its parameters where they are
    written there."""

    place: str
    code: str
    names: set[str] | None


def refusals(game: ModuleType) -> list[Refused]:
    """The refusals of a game and of what all games share whose codes are written where they are
    raised. Those of the defaults reach players only of games that use them."""
    shared = {*Path(engine.__path__[0]).glob("*.py")} - {Path(base_game.__file__)}
    own = Path(game.__path__[0]).rglob("*.py")
    return [found for file in sorted((*shared, *own)) for found in _find_in(file)]


@cache
def _find_in(file: Path) -> tuple[Refused, ...]:
    return tuple(_read(file))


def _read(file: Path) -> Iterator[Refused]:
    for node in walk(file):
        if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in _RAISERS:
            continue
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield Refused(f"{file.name}:{node.lineno}", first.value, _parameters(node))


def _parameters(node: ast.Call) -> set[str] | None:
    names = {keyword.arg for keyword in node.keywords} - {"section", "cells"}
    return None if None in names else {name for name in names if name}

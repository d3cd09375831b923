"""Typed reading of plain JSON values: each reader checks one type.

Any other value raises `ValueError` with what was expected.
"""

from __future__ import annotations

from engine.contract import Json


def table(value: Json) -> dict[str, Json]:
    """A JSON object."""
    if not isinstance(value, dict):
        raise ValueError(f"an object was expected, not {value!r}")
    return value


def rows(value: Json) -> list[Json]:
    """A JSON array."""
    if not isinstance(value, list):
        raise ValueError(f"a list was expected, not {value!r}")
    return value


def text(value: Json) -> str:
    if not isinstance(value, str):
        raise ValueError(f"a text was expected, not {value!r}")
    return value


def whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(f"a whole number was expected, not {value!r}")
    return value


def texts(value: Json) -> tuple[str, ...]:
    return tuple(text(item) for item in rows(value))

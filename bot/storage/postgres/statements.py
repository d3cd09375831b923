"""The store's statements as PostgreSQL reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.storage.connection import Parameters, SqlValue

_TOKEN: Final = re.compile(
    r"'(?:[^']|'')*'"
    r"|\?(?P<number>\d*)"
    r"|(?<!:):(?P<name>[a-z_]+)"
    r"|\bIS (?P<differs>NOT )?(?!NULL\b|NOT\b|DISTINCT\b)"
)


@dataclass(frozen=True, slots=True)
class Statement:
    text: str
    names: tuple[str, ...]
    """Of the values, in order; empty where they have none."""

    def order(self, parameters: Parameters) -> tuple[SqlValue, ...]:
        if isinstance(parameters, Mapping):
            return tuple(parameters[name] for name in self.names)
        return tuple(parameters)


@cache
def translate(sql: str) -> Statement:
    """`?`, `?2` and `:name` become `$1`, and SQLite's `IS` between values what it means."""
    names: list[str] = []
    count = 0

    def replace(found: re.Match[str]) -> str:
        nonlocal count
        if found["name"] is not None:
            if found["name"] not in names:
                names.append(found["name"])
            return f"${names.index(found['name']) + 1}"
        if found["number"] is not None:
            count += 1
            return f"${found['number'] or count}"
        if found[0].startswith("'"):
            return found[0]
        return "IS DISTINCT FROM " if found["differs"] else "IS NOT DISTINCT FROM "

    return Statement(_TOKEN.sub(replace, sql), tuple(names))

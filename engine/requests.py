"""A JSON object as a request: values by key, with their types checked."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import NoReturn

from engine.contract import IllegalAction, Json
from engine.json_readers import texts

_SHOWN = 24
"""How many characters of an unknown key a refusal quotes."""


class Request:
    """The values of an object. Raises `IllegalAction` for unknown keys and wrong types."""

    def __init__(self, values: dict[str, Json], known: Collection[str]) -> None:
        self._values = values
        for key in values:
            if key not in known:
                raise IllegalAction("key-unknown", key=key[:_SHOWN], known=", ".join(known))

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def text(self, key: str) -> str:
        """A required text."""
        value = self.value(key)
        if not isinstance(value, str):
            raise IllegalAction("value-text", key=key)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts, empty if it is missing."""
        try:
            return list(texts(self._values.get(key, [])))
        except ValueError as error:
            raise IllegalAction("value-texts", key=key) from error

    def whole(self, key: str, least: int, most: int, *, missing: int | None = None) -> int:
        """An integer in a range; `missing` is the default, None makes it required."""
        value = self.value(key) if missing is None else self._values.get(key, missing)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise IllegalAction("value-whole", key=key, least=least, most=most)
        return value

    def flag(self, key: str) -> bool:
        """A flag, false if it is missing."""
        value = self._values.get(key, False)
        if not isinstance(value, bool):
            raise IllegalAction("value-flag", key=key)
        return value

    def value(self, key: str) -> Json:
        """A required value of any type."""
        if key not in self._values:
            raise IllegalAction("key-missing", key=key)
        return self._values[key]


def read_object(line: bytes) -> dict[str, Json]:
    """The object on a line. Raises `IllegalAction`: `json-broken`, `json-object`, `key-twice`."""
    try:
        value: Json = json.loads(
            line.decode("utf-8-sig"), object_pairs_hook=_once, parse_constant=_refuse_constant
        )
    except (ValueError, RecursionError) as error:
        if isinstance(error, IllegalAction):
            raise
        raise IllegalAction("json-broken") from error
    if not isinstance(value, dict):
        raise IllegalAction("json-object")
    return value


def _once(pairs: Iterable[tuple[str, Json]]) -> dict[str, Json]:
    values: dict[str, Json] = {}
    for key, value in pairs:
        if key in values:
            raise IllegalAction("key-twice", key=key[:_SHOWN])
        values[key] = value
    return values


def _refuse_constant(name: str) -> NoReturn:
    """NaN and the infinities are not JSON, though Python's parser accepts them."""
    raise ValueError(name)

"""Typed reading of JSON: plain values, and an object as a request."""

import json
from collections.abc import Collection, Iterable
from typing import NoReturn

from engine.contract import IllegalAction, Json


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


_SHOWN = 24  # how many characters of an unknown key a refusal quotes


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

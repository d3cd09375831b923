"""JSON text as the store keeps it: canonical, so that equal values are equal texts."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from bot.storage.errors import StoreDamaged
from engine.contract import Json, Options, OptionValue, Param

T = TypeVar("T")
_STRICT: Final = ConfigDict(strict=True)
_NUMBERS: Final = TypeAdapter(tuple[int, ...], config=_STRICT)
_OPTIONS: Final = TypeAdapter(dict[str, OptionValue], config=_STRICT)
_PARAMS: Final = TypeAdapter(dict[str, Param], config=_STRICT)


def canonical_json(value: Json | Options) -> str:
    """Keys sorted, no spaces, no escapes but the necessary ones, no NaN."""
    return json.dumps(
        value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False
    )


def digest(value: Json) -> str:
    """SHA-256 of the canonical text, in hex."""
    return sha256(canonical_json(value).encode()).hexdigest()


def seed_digest(seed: bytes) -> str:
    """What is published of a match's seed until its end: SHA-256 in hex."""
    return sha256(seed).hexdigest()


def read_json(adapter: TypeAdapter[T], text: str, what: str) -> T:
    """Raises `StoreDamaged`, which says `what` cannot be read."""
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        raise StoreDamaged(f"{what} cannot be read") from error


def read_numbers(text: str) -> tuple[int, ...]:
    return read_json(_NUMBERS, text, "a column of whole numbers")


def read_options(text: str) -> dict[str, OptionValue]:
    return read_json(_OPTIONS, text, "a column of options")


def read_params(text: str) -> dict[str, Param]:
    return read_json(_PARAMS, text, "a column of parameters")

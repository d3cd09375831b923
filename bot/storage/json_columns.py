"""JSON text as the store keeps it: canonical, so that equal values are equal texts."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from pydantic import ConfigDict, TypeAdapter, ValidationError

from bot.storage.interface import StoreDamaged
from engine.contract import Json, Options, OptionValue, Param

_STRICT: Final = ConfigDict(strict=True)
_NUMBERS: Final = TypeAdapter(tuple[int, ...])
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


def read_numbers(text: str) -> tuple[int, ...]:
    """Raises `StoreDamaged`, as the two below."""
    try:
        return _NUMBERS.validate_json(text, strict=True)
    except ValidationError as error:
        raise StoreDamaged("a column of whole numbers holds something else") from error


def read_options(text: str) -> dict[str, OptionValue]:
    try:
        return _OPTIONS.validate_json(text)
    except ValidationError as error:
        raise StoreDamaged("a column of options holds something else") from error


def read_params(text: str) -> dict[str, Param]:
    try:
        return _PARAMS.validate_json(text)
    except ValidationError as error:
        raise StoreDamaged("a column of parameters holds something else") from error

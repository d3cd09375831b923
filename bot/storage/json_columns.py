"""JSON text as the store keeps it: canonical, so that equal values are equal texts."""

from __future__ import annotations

import json
from dataclasses import asdict
from hashlib import sha256
from typing import Final, TypeVar

from pydantic import TypeAdapter, ValidationError

from bot.storage.errors import StoreDamaged
from engine.contract import Json, Options, OptionValue, Param

T = TypeVar("T")
_NUMBERS: Final = TypeAdapter(tuple[int, ...])
_OPTIONS: Final = TypeAdapter(dict[str, OptionValue])
_PARAMS: Final = TypeAdapter(dict[str, Param])


def canonical_json(value: Json | Options) -> str:
    """Keys sorted, no spaces, no escapes but the necessary ones, no NaN."""
    return json.dumps(
        value,
        default=asdict,
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=False,
        allow_nan=False,
    )


def digest(value: Json) -> str:
    """SHA-256 of the canonical text, in hex."""
    return sha256(canonical_json(value).encode()).hexdigest()


def seed_digest(seed: bytes) -> str:
    """What is published of a match's seed until its end: SHA-256 in hex."""
    return sha256(seed).hexdigest()


def read_json(adapter: TypeAdapter[T], text: str, what: str, *, strict: bool | None = None) -> T:
    """Raises `StoreDamaged`, which says `what` cannot be read."""
    try:
        return adapter.validate_json(text, strict=strict)
    except ValidationError as error:
        raise StoreDamaged(f"{what} cannot be read") from error


def read_numbers(text: str) -> tuple[int, ...]:
    return read_json(_NUMBERS, text, "a column of whole numbers", strict=True)


def read_options(text: str) -> dict[str, OptionValue]:
    return read_json(_OPTIONS, text, "a column of options", strict=True)


def read_params(text: str) -> dict[str, Param]:
    return read_json(_PARAMS, text, "a column of parameters", strict=True)

"""Reads the JSON that pages send, and refuses what a page never sends."""

from __future__ import annotations

import json
from typing import Any, Final, NoReturn

from aiohttp import web

LARGEST: Final = 256 * 1024
"""Bytes of a body; simcord's preview takes no more either."""
DEEPEST: Final = 32


async def read_object(request: web.Request) -> dict[str, Any]:
    """The JSON object of a request; an empty body is an empty object. Raises 400 or 413."""
    try:
        body = await request.read()
    except web.RequestPayloadError as error:
        raise web.HTTPBadRequest from error
    return parse_object(body or b"{}")


def parse_object(body: bytes) -> dict[str, Any]:
    """Raises 400 for anything that is not an object of plain JSON in UTF-8."""
    try:
        found = json.loads(body.decode(), parse_constant=_refuse_constant)
        json.dumps(found, ensure_ascii=False).encode()
    except (ValueError, RecursionError) as error:
        raise web.HTTPBadRequest from error
    if not isinstance(found, dict) or _is_deep(found):
        raise web.HTTPBadRequest
    return found


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")


def _is_deep(value: object) -> bool:
    """Whether lists and objects are nested deeper than any that a page sends."""
    level = [value]
    for _ in range(DEEPEST):
        level = [inner for part in level for inner in _list_parts(part)]
    return bool(level)


def _list_parts(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []

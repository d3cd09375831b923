"""Who may ask local play: this computer, our own page, with the key in the address. And what they
may send. Pages carry the key in their address, and what their scripts ask carries it in a header.
It is in no cookie, because browsers send cookies to every port of this computer."""

import json
import secrets
from typing import Any, Final, NoReturn

from aiohttp import web

from bot.local.world import PEOPLE

KEY: Final = "X-Table-Key"
PERSON: Final = web.RequestKey("person", int)  # who asks; known wherever the key is in a header
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
_NUMBERS: Final = {str(number): number for number in range(len(PEOPLE))}
LARGEST: Final = 256 * 1024  # bytes of a body; simcord's preview takes no more either
DEEPEST: Final = 32


class AccessControl:
    """Checks requests. A foreign page in the same browser sends the wrong `Origin`, DNS rebinding
    the wrong `Host`."""

    def __init__(self) -> None:
        self.key = secrets.token_urlsafe(16)
        self.port = 0  # set once the server listens

    def check_origin(self, request: web.Request) -> None:
        """Raises 403 for a request that did not come from our own page."""
        hosts = {f"{name}:{self.port}" for name in LOOPBACK}
        if self.port == 80:
            hosts |= set(LOOPBACK)
        origin = request.headers.get("Origin")
        if request.headers.get("Host") not in hosts:
            raise web.HTTPForbidden
        if origin is not None and origin.removeprefix("http://") not in hosts:
            raise web.HTTPForbidden

    def authenticate(self, credential: str | None) -> int:
        """The person that `<key>.<person>` speaks for. Raises 401 if it is wrong."""
        key, _, person = (credential or "").partition(".")
        if not self.is_key(key) or person not in _NUMBERS:
            raise web.HTTPUnauthorized
        return _NUMBERS[person]

    def is_key(self, given: str) -> bool:
        return secrets.compare_digest(given.encode("utf-8", "replace"), self.key.encode())


async def read_object(request: web.Request) -> dict[str, Any]:
    """The JSON object of a request; an empty body is an empty object. Raises 413, and 400 for
    anything that is not an object of plain JSON in UTF-8."""
    try:
        body = await request.read() or b"{}"
        value = json.loads(body.decode(), parse_constant=_refuse_constant)
        json.dumps(value, ensure_ascii=False).encode()
    except (web.RequestPayloadError, ValueError, RecursionError) as error:
        raise web.HTTPBadRequest from error
    # Lists and objects nested deeper than any that a page sends
    level: list[Any] = [value]
    for _ in range(DEEPEST):
        nested = [part for part in level if isinstance(part, dict | list)]
        level = [
            inner
            for part in nested
            for inner in (part.values() if isinstance(part, dict) else part)
        ]
    if not isinstance(value, dict) or level:
        raise web.HTTPBadRequest
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")

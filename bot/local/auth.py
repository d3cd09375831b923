"""Access to local play: from this computer, from our own page, with the key in the address."""

from __future__ import annotations

import secrets
from typing import Final

from aiohttp import web

from bot.local.world import PEOPLE

KEY: Final = "X-Table-Key"
LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")


class AccessControl:
    """Checks requests. A foreign page in the same browser sends the wrong `Origin`, DNS rebinding
    the wrong `Host`."""

    def __init__(self) -> None:
        self.key = secrets.token_urlsafe(16)
        self.port = 0
        """Set once the server listens."""

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
        if not secrets.compare_digest(key.encode(), self.key.encode()):
            raise web.HTTPUnauthorized
        if not person.isdecimal() or int(person) >= len(PEOPLE):
            raise web.HTTPUnauthorized
        return int(person)

"""Passes the preview's page and its requests through our own address.

The preview lives on another port for each place shown, refuses to be framed, and begins with its
first viewer; behind this relay it keeps one address, sits in our page, and begins as who asks.
"""

from __future__ import annotations

import json
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, web

from bot.local.doors import Doors
from bot.local.stage import Stage

PREVIEW_KEY: Final = "X-Simcord-Capability"
CONTEXT: Final = "X-Simcord-Context"
PASSED: Final = ("Content-Type", CONTEXT)
LARGEST: Final = 26 * 1024 * 1024
_DRESS: Final = (
    '<link rel="stylesheet" href="/table/world.css">'
    '<script type="module" src="/table/world.js"></script></head>'
)
_DROPPED: Final = frozenset(
    {
        "connection",
        "content-encoding",
        "content-length",
        "date",
        "keep-alive",
        "server",
        "transfer-encoding",
    }
)


class Relay:
    """Holds the connection to whichever preview is open."""

    def __init__(self, stage: Stage, doors: Doors) -> None:
        self._stage = stage
        self._doors = doors
        self._session = ClientSession(timeout=ClientTimeout(total=None), auto_decompress=True)

    async def close(self) -> None:
        await self._session.close()

    async def page(self, request: web.Request) -> web.Response:
        """The preview's page, dressed for ours."""
        self._doors.check(request)
        answer = await self._pass(request, "/", b"", {})
        text = (answer.body if isinstance(answer.body, bytes) else b"").decode()
        answer.body = text.replace("</head>", _DRESS).encode()
        return answer

    async def file(self, request: web.Request) -> web.Response:
        """Scripts and styles of that page; they hold nothing of the match."""
        self._doors.check(request)
        return await self._pass(request, request.path, b"", {})

    async def api(self, request: web.Request) -> web.Response:
        """What the page asks and does for a person; doing takes its turn."""
        self._doors.check(request)
        person = self._doors.admit(request.headers.get(PREVIEW_KEY))
        door = self._stage.door
        if door is None:
            raise web.HTTPGone
        headers = {name: request.headers[name] for name in PASSED if name in request.headers}
        headers[PREVIEW_KEY] = door[1]
        body = await request.read()
        if request.method != "POST":
            return await self._pass(request, request.path_qs, body, headers)
        async with self._stage.lock:
            if request.path == "/api/pages":
                body = json.dumps({"viewer_id": self._viewer(person)}).encode()
                headers["Content-Type"] = "application/json"
            return await self._pass(request, request.path_qs, body, headers)

    def _viewer(self, person: int) -> str:
        return str(self._stage.world.users[person].id)

    async def _pass(
        self, request: web.Request, path: str, body: bytes, headers: dict[str, str]
    ) -> web.Response:
        door = self._stage.door
        if door is None:
            raise web.HTTPGone
        try:
            async with self._session.request(
                request.method, door[0] + path, data=body or None, headers=headers
            ) as answer:
                kept = {k: v for k, v in answer.headers.items() if k.lower() not in _DROPPED}
                return web.Response(
                    status=answer.status, body=await answer.read(), headers=framed(kept)
                )
        except ClientError as error:
            raise web.HTTPGone from error


def framed(headers: dict[str, str]) -> dict[str, str]:
    """The same headers, but our own page may show what they come with."""
    policy = headers.get("Content-Security-Policy")
    if policy is None:
        return headers
    return headers | {
        "Content-Security-Policy": policy.replace(
            "frame-ancestors 'none'", "frame-ancestors 'self'"
        ),
        "X-Frame-Options": "SAMEORIGIN",
    }

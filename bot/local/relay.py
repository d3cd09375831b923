"""Passes the preview's page and its requests through our own address.

The preview lives on another port for each place shown, refuses to be framed, and begins with its
first viewer; behind this relay it keeps one address, sits in our page, and begins as who asks.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, web

from bot.local.doors import Doors
from bot.local.late import Sights, came_late, made_now, target
from bot.local.room import with_sizes
from bot.local.stage import Stage

PREVIEW_KEY: Final = "X-Simcord-Capability"
CONTEXT: Final = "X-Simcord-Context"
PASSED: Final = ("Content-Type", CONTEXT)
STATE: Final = "/api/state"
LARGEST: Final = 26 * 1024 * 1024
_DRESS: Final = (
    b'<link rel="stylesheet" href="/table/world.css">'
    b'<script type="module" src="/table/world.js"></script></head>'
)
_NO_WORD: Final = 'node("span", "command-suggestion-ellipsis", "…")'.encode()
_TOLD: Final = b'node("span", "command-suggestion-meta", value.description || "")'
"""The preview lists a command's options without saying what they are for."""
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


@dataclass(frozen=True, slots=True)
class Call:
    """A request to the preview."""

    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def context(self) -> str:
        """Which open page it is from."""
        return self.headers.get(CONTEXT, "")


class Relay:
    """Holds the connection to whichever preview is open."""

    def __init__(self, stage: Stage, doors: Doors) -> None:
        self._stage = stage
        self._doors = doors
        self._sights = Sights()
        self._session = ClientSession(timeout=ClientTimeout(total=None), auto_decompress=True)

    async def close(self) -> None:
        await self._session.close()

    async def page(self, request: web.Request) -> web.Response:
        """The preview's page, dressed for ours."""
        self._doors.check(request)
        answer = await self._pass(Call("GET", "/"))
        answer.body = _body(answer).replace(b"</head>", _DRESS)
        return answer

    async def file(self, request: web.Request) -> web.Response:
        """Scripts and styles of that page; they hold nothing of the match."""
        self._doors.check(request)
        answer = await self._pass(Call("GET", request.path))
        if request.path.endswith("/commands.js"):
            answer.body = _body(answer).replace(_NO_WORD, _TOLD)
        return answer

    async def api(self, request: web.Request) -> web.Response:
        """What the page asks and does for a person; doing takes its turn."""
        self._doors.check(request)
        person = self._doors.admit(request.headers.get(PREVIEW_KEY))
        call = Call(request.method, request.path_qs, await request.read(), _passed(request))
        if request.method != "POST":
            answer = await self._pass(call)
            if request.path == STATE and answer.status == 200:
                self._sights.note(call.context, _body(answer))
                answer.body = with_sizes(_body(answer), self._stage.env.backend.cdn.get)
            return answer
        async with self._stage.lock:
            if request.path == "/api/pages":
                wish = json.dumps({"viewer_id": str(self._stage.world.users[person].id)})
                return await self._pass(replace(call, body=wish.encode()))
            answer = await self._pass(call)
            if came_late(_body(answer)):
                answer = await self._again(call) or answer
            if self._sights.alone(call.context):
                self._stage.heard()
            return answer

    async def _again(self, call: Call) -> web.Response | None:
        """The answer to a late action, made anew; None where it may mean another thing now."""
        state = _body(await self._pass(Call("GET", STATE, b"", call.headers)))
        if not self._sights.unchanged(call.context, state, target(call.body)):
            return None
        return await self._pass(replace(call, body=made_now(call.body, state)))

    async def _pass(self, call: Call) -> web.Response:
        door = self._stage.door
        if door is None:
            raise web.HTTPGone
        try:
            async with self._session.request(
                call.method,
                door[0] + call.path,
                data=call.body or None,
                headers=call.headers | {PREVIEW_KEY: door[1]},
            ) as answer:
                kept = {k: v for k, v in answer.headers.items() if k.lower() not in _DROPPED}
                return web.Response(
                    status=answer.status, body=await answer.read(), headers=framed(kept)
                )
        except ClientError as error:
            raise web.HTTPGone from error


def _passed(request: web.Request) -> dict[str, str]:
    return {name: request.headers[name] for name in PASSED if name in request.headers}


def _body(answer: web.Response) -> bytes:
    return answer.body if isinstance(answer.body, bytes) else b""


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

"""Passes the preview's page and its requests through our own address.

The preview lives on another port for each place shown, refuses to be framed, and begins with its
first viewer; behind this relay it keeps one address, sits in our page, and begins as who asks.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Final

from aiohttp import ClientError, ClientSession, ClientTimeout, web

from bot.local.auth import AccessControl
from bot.local.image_sizes import add_sizes
from bot.local.stage import Stage
from bot.local.stale_presses import PageStates, is_stale, rebase_action, target_of

PREVIEW_KEY: Final = "X-Simcord-Capability"
CONTEXT: Final = "X-Simcord-Context"
FORWARDED_HEADERS: Final = ("Content-Type", CONTEXT)
STATE: Final = "/api/state"
LARGEST: Final = 26 * 1024 * 1024
_HEAD_EXTRAS: Final = (
    b'<link rel="stylesheet" href="/table/world.css">'
    b'<script type="module" src="/table/world.js"></script></head>'
)
_COMMAND_ELLIPSIS: Final = 'node("span", "command-suggestion-ellipsis", "…")'.encode()
_COMMAND_DESCRIPTION: Final = b'node("span", "command-suggestion-meta", value.description || "")'
"""The preview lists a command's options without saying what they are for."""
_HOP_HEADERS: Final = frozenset(
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
class PreviewRequest:
    """A request to the preview."""

    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def context(self) -> str:
        """Which open page it is from."""
        return self.headers.get(CONTEXT, "")


class PreviewProxy:
    """Holds the connection to whichever preview is open."""

    def __init__(self, stage: Stage, doors: AccessControl) -> None:
        self._stage = stage
        self._doors = doors
        self._sights = PageStates()
        self._session = ClientSession(timeout=ClientTimeout(total=None), auto_decompress=True)

    async def close(self) -> None:
        await self._session.close()

    async def page(self, request: web.Request) -> web.Response:
        """The preview's page, dressed for ours."""
        self._doors.check_origin(request)
        answer = await self._forward(PreviewRequest("GET", "/"))
        answer.body = _body_of(answer).replace(b"</head>", _HEAD_EXTRAS)
        return answer

    async def file(self, request: web.Request) -> web.Response:
        """Scripts and styles of that page; they hold nothing of the match."""
        self._doors.check_origin(request)
        answer = await self._forward(PreviewRequest("GET", request.path))
        if request.path.endswith("/commands.js"):
            answer.body = _body_of(answer).replace(_COMMAND_ELLIPSIS, _COMMAND_DESCRIPTION)
        return answer

    async def api(self, request: web.Request) -> web.Response:
        """What the page asks and does for a person; doing takes its turn."""
        self._doors.check_origin(request)
        person = self._doors.authenticate(request.headers.get(PREVIEW_KEY))
        call = PreviewRequest(
            request.method, request.path_qs, await request.read(), _select_headers(request)
        )
        if request.method != "POST":
            answer = await self._forward(call)
            if request.path == STATE and answer.status == 200:
                self._sights.remember(call.context, _body_of(answer))
                answer.body = add_sizes(_body_of(answer), self._stage.env.backend.cdn.get)
            return answer
        async with self._stage.lock:
            if request.path == "/api/pages":
                wish = json.dumps({"viewer_id": str(self._stage.world.users[person].id)})
                return await self._forward(replace(call, body=wish.encode()))
            answer = await self._forward(call)
            if is_stale(_body_of(answer)):
                answer = await self._retry(call) or answer
            if self._sights.is_only_viewer(call.context):
                self._stage.mark_seen()
            return answer

    async def _retry(self, call: PreviewRequest) -> web.Response | None:
        """The answer to a late action, made anew; None where it may mean another thing now."""
        state = _body_of(await self._forward(PreviewRequest("GET", STATE, b"", call.headers)))
        if not self._sights.is_unchanged(call.context, state, target_of(call.body)):
            return None
        return await self._forward(replace(call, body=rebase_action(call.body, state)))

    async def _forward(self, call: PreviewRequest) -> web.Response:
        door = self._stage.preview_address
        if door is None:
            raise web.HTTPGone
        try:
            async with self._session.request(
                call.method,
                door[0] + call.path,
                data=call.body or None,
                headers=call.headers | {PREVIEW_KEY: door[1]},
            ) as answer:
                kept = {k: v for k, v in answer.headers.items() if k.lower() not in _HOP_HEADERS}
                return web.Response(
                    status=answer.status, body=await answer.read(), headers=allow_framing(kept)
                )
        except ClientError as error:
            raise web.HTTPGone from error


def _select_headers(request: web.Request) -> dict[str, str]:
    return {name: request.headers[name] for name in FORWARDED_HEADERS if name in request.headers}


def _body_of(answer: web.Response) -> bytes:
    return answer.body if isinstance(answer.body, bytes) else b""


def allow_framing(headers: dict[str, str]) -> dict[str, str]:
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

"""Proxies simcord's preview through our own address.

The preview uses another port for each place, refuses to be framed, and starts as its first viewer.
Behind the proxy it keeps one address, is framed by our page, and starts as the person who asks. A
press is refused if the channel was published anew meanwhile; if the pressed message is unchanged,
it is sent again. Image sizes are added so that the page does not jump while images load, as with
Discord's attachments.
"""

import json
import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from aiohttp import ClientError, ClientSession, ClientTimeout, web
from cachetools import LRUCache, TTLCache
from simcord.backend.cdn import CDN_BASE

from bot.local.preview_patches import patch_file
from bot.local.requests import PERSON, read_object
from bot.local.stage import Stage

PREVIEW_KEY: Final = "X-Simcord-Capability"
CONTEXT: Final = "X-Simcord-Context"
STATE: Final = "/api/state"
_STYLE: Final = b'<link rel="stylesheet" href="/table/world.css"></head>'
_SCRIPT: Final = b'<script type="module" src="/table/world.js"></script></body>'
"""After the page's own scripts, which it builds on."""
_HOP_HEADERS: Final = frozenset({
    "connection", "content-encoding", "content-length", "date", "keep-alive", "server",
    "transfer-encoding",
})  # fmt: skip
MAX_PAGES: Final = 16
PAGE_TIMEOUT: Final = 5.0  # seconds since its last request after which a page counts as closed
_STALE: Final = "stale-revision"
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_GIFS: Final = (b"GIF87a", b"GIF89a")


@dataclass(frozen=True, slots=True)
class PreviewRequest:
    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def context(self) -> str:
        """Identifies the open page."""
        return self.headers.get(CONTEXT, "")


class PreviewProxy:
    """Connects to whichever preview is open."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._pages = PageStates()
        self._session = ClientSession(timeout=ClientTimeout(total=None), auto_decompress=True)

    async def close(self) -> None:
        await self._session.close()

    async def page(self, _: web.Request) -> web.Response:
        await self._stage.wait_until_open()
        answer = await self._forward(PreviewRequest("GET", "/"))
        body = _body_of(answer).replace(b"</head>", _STYLE)
        answer.body = body.replace(b"</body>", _SCRIPT)
        return answer

    async def file(self, request: web.Request) -> web.Response:
        """Scripts and styles of that page, which hold no match data."""
        await self._stage.wait_until_open()
        answer = await self._forward(PreviewRequest("GET", request.path))
        answer.body = patch_file(request.path, _body_of(answer))
        return answer

    async def query(self, request: web.Request) -> web.Response:
        """What a page asks beside its state, and that it closes."""
        return await self._forward(_read_query(request))

    async def state(self, request: web.Request) -> web.Response:
        call = _read_query(request)
        answer = await self._forward(call)
        if answer.status == 200:
            self._pages.remember(call.context, _body_of(answer))
        return self._add_sizes(answer)

    async def open_page(self, request: web.Request) -> web.Response:
        """Opens a page as the person who asks, whatever its script wishes."""
        await read_object(request)
        viewer = {"viewer_id": str(self._stage.world.users[request[PERSON]].id)}
        async with self._stage.lock:
            return self._add_sizes(await self._forward(_build_action(request, viewer)))

    def _add_sizes(self, answer: web.Response) -> web.Response:
        """The answer, which is a state of the page, with what it lacks of its pictures."""
        if answer.status == 200:
            stored = self._stage.env.backend.cdn.get
            answer.body = add_sizes(_body_of(answer), stored)
        return answer

    async def act(self, request: web.Request) -> web.Response:
        """A page's actions, one at a time."""
        call = _build_action(request, await read_object(request))
        async with self._stage.lock:
            answer = await self._forward(call)
            if is_stale(_body_of(answer)):
                answer = await self._retry(call) or answer
            if self._pages.is_only_viewer(call.context):
                self._stage.mark_seen()
            return answer

    async def _retry(self, call: PreviewRequest) -> web.Response | None:
        """Resend a late action; None if its message has changed."""
        state = _body_of(await self._forward(PreviewRequest("GET", STATE, b"", call.headers)))
        if not self._pages.is_unchanged(call.context, state, target_of(call.body)):
            return None
        return await self._forward(replace(call, body=rebase_action(call.body, state)))

    async def _forward(self, call: PreviewRequest) -> web.Response:
        if self._stage.preview_address is None:
            raise web.HTTPGone
        address, key = self._stage.preview_address
        try:
            async with self._session.request(
                call.method,
                address + call.path,
                data=call.body or None,
                headers=call.headers | {PREVIEW_KEY: key},
            ) as answer:
                kept = {k: v for k, v in answer.headers.items() if k.lower() not in _HOP_HEADERS}
                return web.Response(
                    status=answer.status, body=await answer.read(), headers=allow_framing(kept)
                )
        except ClientError as error:
            raise web.HTTPGone from error


def _read_query(request: web.Request) -> PreviewRequest:
    query = request.rel_url.raw_query_string
    path = f"{request.path}?{query}" if query else request.path
    return PreviewRequest(request.method, path, headers=_select_headers(request))


def _build_action(request: web.Request, body: dict[str, Any]) -> PreviewRequest:
    headers = _select_headers(request) | {"Content-Type": "application/json"}
    return PreviewRequest("POST", request.path, json.dumps(body).encode(), headers)


def _select_headers(request: web.Request) -> dict[str, str]:
    """The context, if there is one. Raises 400 if it cannot be one."""
    context = request.headers.get(CONTEXT)
    if context is None:
        return {}
    if not context.isascii():
        raise web.HTTPBadRequest
    return {CONTEXT: context}


def _body_of(answer: web.Response) -> bytes:
    return answer.body if isinstance(answer.body, bytes) else b""


def allow_framing(headers: dict[str, str]) -> dict[str, str]:
    """The same headers, with our own page allowed to frame the response."""
    policy = headers.get("Content-Security-Policy")
    if policy is None:
        return headers
    return headers | {
        "Content-Security-Policy": policy.replace(
            "frame-ancestors 'none'", "frame-ancestors 'self'"
        ),
        "X-Frame-Options": "SAMEORIGIN",
    }


class PageStates:
    """The last state that each open page was sent, by the page's context."""

    def __init__(self) -> None:
        self._states: LRUCache[str, bytes] = LRUCache(MAX_PAGES)
        self._open: TTLCache[str, bool] = TTLCache(MAX_PAGES, PAGE_TIMEOUT)

    def remember(self, context: str, state: bytes) -> None:
        self._states[context] = state
        self._open[context] = True

    def is_only_viewer(self, context: str) -> bool:
        """Whether no other page is open: an action's own page shows its effect already."""
        return not set(self._open) - {context}

    def is_unchanged(self, context: str, now: bytes, message: object) -> bool:
        """Whether a message is as the page last showed it; True if there is no message."""
        if message is None:
            return True
        before = self._states.get(context)
        return before is not None and _find_message(before, message) == _find_message(now, message)


def is_stale(answer: bytes | None) -> bool:
    """Whether the preview refused an action only because it was published anew."""
    try:
        result = json.loads(answer or b"null")
    except ValueError:
        return False
    if not isinstance(result, dict) or not result.get("rejected"):
        return False
    return any(item.get("code") == _STALE for item in result.get("diagnostics", ()))


def rebase_action(action: bytes, state: bytes) -> bytes:
    """The action as if made on the current state."""
    revision = _read(state).get("publishedRevision")
    return json.dumps(_read(action) | {"published_revision": revision}).encode()


def target_of(action: bytes) -> object:
    """The id of the message an action is about, if any."""
    return _read(action).get("target_id")


def add_sizes(state: bytes, stored: Callable[[str], bytes | None]) -> bytes:
    """Add the size of every image; `stored` returns the content at one of simcord's CDN URLs."""
    page = json.loads(state)
    assets = page.get("assets", {})
    for message in page.get("messages", {}).values():
        for media in _find_media(message):
            asset = assets.get(media["asset_id"], {})
            path = f"{message.get('channel_id')}/{media['attachment_id']}/{media.get('filename')}"
            size = size_of(stored(f"{CDN_BASE}/attachments/{path}") or b"")
            if size is not None and "displayWidth" not in asset:
                asset["displayWidth"], asset["displayHeight"] = size
    return json.dumps(page).encode()


def size_of(image: bytes) -> tuple[int, int] | None:
    """Width and height from a PNG or GIF header; None for anything else."""
    if image.startswith(_PNG) and len(image) >= 24:
        return struct.unpack(">II", image[16:24])
    if image.startswith(_GIFS) and len(image) >= 10:
        return struct.unpack("<HH", image[6:10])
    return None


def _find_media(part: object) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        if "asset_id" in part and "attachment_id" in part:
            yield part
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from _find_media(inner)


def _find_message(state: bytes, number: object) -> object:
    return _read(state).get("messages", {}).get(str(number))


def _read(text: bytes) -> dict[str, Any]:
    value = json.loads(text)
    return value if isinstance(value, dict) else {}

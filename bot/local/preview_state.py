"""Reads and amends the JSON that simcord's preview exchanges with its page.

A press is refused if the channel was published anew meanwhile; if the pressed message is unchanged,
the press is sent again. Image sizes are added so that the page does not jump while images load, as
with Discord's attachments.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Callable, Iterator
from typing import Any, Final

from cachetools import LRUCache, TTLCache
from simcord.backend.cdn import CDN_BASE

MAX_PAGES: Final = 16
PAGE_TIMEOUT: Final = 5.0
"""Seconds since its last request after which a page counts as closed."""
_STALE: Final = "stale-revision"
_PNG: Final = b"\x89PNG\r\n\x1a\n"
_GIFS: Final = (b"GIF87a", b"GIF89a")


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

"""Presses that come a moment late: the channel was published anew while somebody pressed.

The preview refuses those, for what was pressed might have changed. Where it has not, the press is
passed on as if it had been made now.
"""

from __future__ import annotations

import json
from typing import Any, Final

from cachetools import LRUCache, TTLCache

MAX_PAGES: Final = 16
PAGE_TIMEOUT: Final = 5.0
"""Seconds since a page last asked, after which nobody looks at it any more."""
_STALE: Final = "stale-revision"


class PageStates:
    """What each open page was shown last, by its context."""

    def __init__(self) -> None:
        self._shown: LRUCache[str, bytes] = LRUCache(MAX_PAGES)
        self._open: TTLCache[str, bool] = TTLCache(MAX_PAGES, PAGE_TIMEOUT)

    def remember(self, context: str, state: bytes) -> None:
        self._shown[context] = state
        self._open[context] = True

    def is_only_viewer(self, context: str) -> bool:
        """Whether nobody looks at another page: what an action shows, its own page knows."""
        return not set(self._open) - {context}

    def is_unchanged(self, context: str, now: bytes, message: object) -> bool:
        """Whether a message is the same now as it was shown; True where no message is meant."""
        if message is None:
            return True
        before = self._shown.get(context)
        return before is not None and _find_message(before, message) == _find_message(now, message)


def is_stale(answer: bytes | None) -> bool:
    """Whether the preview refused an action only because it was published anew."""
    try:
        told = json.loads(answer or b"null")
    except ValueError:
        return False
    if not isinstance(told, dict) or not told.get("rejected"):
        return False
    return any(item.get("code") == _STALE for item in told.get("diagnostics", ()))


def rebase_action(action: bytes, state: bytes) -> bytes:
    """The action as if made on what is shown now."""
    return json.dumps(_read(action) | {"published_revision": revision_of(state)}).encode()


def target_of(action: bytes) -> object:
    """The message an action is about, if any."""
    return _read(action).get("target_id")


def revision_of(state: bytes) -> object:
    return _read(state).get("publishedRevision")


def _find_message(state: bytes, number: object) -> object:
    return _read(state).get("messages", {}).get(str(number))


def _read(text: bytes) -> dict[str, Any]:
    found = json.loads(text)
    return found if isinstance(found, dict) else {}

"""The application's emojis: screens name them by keys, `bot.delivery.emojis` uploads them. Without
an emoji, buttons, menus and texts have their words alone."""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from math import inf
from time import monotonic
from typing import Final, TypeVar

from discord import HTTPException, PartialEmoji

T = TypeVar("T")

MOST_IN_TEXT: Final = 2_000  # characters of one text, emojis included
LONGEST_KEY: Final = 25
"""An emoji's name has 32 characters, seven of them `_` and the mark of its picture."""
INVALID_BODY: Final = 50035
TRIES: Final = 2  # of a message with emojis, before it is sent without
MINUTE: Final = 60.0
_log = logging.getLogger(__name__)
_MARK: Final = re.compile(r"⟦(?P<key>\w+)⟧ ?")


class Emojis:
    """The emojis that Discord has, by their keys; none until they are uploaded."""

    def __init__(self) -> None:
        self._known: dict[str, PartialEmoji] = {}
        self._look: Callable[[], None] | None = None
        self._looked_at = -inf

    def learn(self, emojis: Mapping[str, PartialEmoji]) -> None:
        self._known = dict(emojis)

    def when_refused(self, look: Callable[[], None]) -> None:
        """Call this where Discord refuses an emoji again and again: it may have been deleted."""
        self._look = look

    async def retry_refused(self, work: Callable[[Emojis], Awaitable[T]]) -> T:
        """What `work` gives with these emojis. Discord now and then refuses a message for an emoji
        that is there: the same is tried once more, and then without emojis."""
        for _ in range(TRIES):
            try:
                return await work(self)
            except HTTPException as error:
                is_for_emoji = error.code == INVALID_BODY and "emoji" in error.text.lower()
                if not self._known or not is_for_emoji:
                    raise
                _log.info("a message is refused for an emoji: %s", error.text)
        if self._look is not None and monotonic() >= self._looked_at + MINUTE:
            self._looked_at = monotonic()
            self._look()
        return await work(Emojis())

    def find(self, key: str) -> PartialEmoji | None:
        return self._known.get(key)

    def write(self, text: str, spare: int) -> str:
        """The text with its emojis, which make it at most `spare` characters longer, and no longer
        than `MOST_IN_TEXT`; the others are left out."""
        left = min(spare, MOST_IN_TEXT - len(text))

        def replace(found: re.Match[str]) -> str:
            nonlocal left
            emoji = self._known.get(found["key"])
            written = "" if emoji is None else f"{emoji} "
            if len(written) - len(found[0]) > left:
                written = ""
            left -= len(written) - len(found[0])
            return written

        return _MARK.sub(replace, text)

"""The application's emojis: screens name them by keys, `bot.delivery.emojis` uploads them. Without
an emoji, buttons, menus and texts have their words alone."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from typing import Final

from discord import PartialEmoji

MOST_IN_TEXT: Final = 2_000
"""Characters of one text, emojis included."""
LONGEST_KEY: Final = 25
"""An emoji's name has 32 characters, seven of them `_` and the mark of its picture."""
INVALID_BODY: Final = 50035
_log = logging.getLogger(__name__)
_MARK: Final = re.compile(r"⟦(?P<key>\w+)⟧ ?")


class Emojis:
    """The emojis that Discord has, by their keys; none until they are uploaded."""

    def __init__(self) -> None:
        self._known: dict[str, PartialEmoji] = {}

    def learn(self, emojis: Mapping[str, PartialEmoji]) -> None:
        self._known = dict(emojis)

    def drop_if_refused(self, code: int, text: str) -> bool:
        """Forget all emojis if Discord has refused a message for one, which somebody has deleted.
        Whether the message is worth another try: it then has plain words, until the next start."""
        if not self._known or code != INVALID_BODY or "emoji" not in text.lower():
            return False
        _log.warning("an emoji is gone, plain words replace all until the next start: %s", text)
        self._known = {}
        return True

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

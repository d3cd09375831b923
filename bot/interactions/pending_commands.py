"""What somebody asked for before they were asked back which match they mean, or typed in vain.

Kept in memory only: after a restart the person is asked to type it again, and nothing is lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from cachetools import FIFOCache

from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.screen import Screen

Continuation: TypeAlias = Callable[[Requester, int], Awaitable[Screen]]
"""Goes on once the match is known; it authorises the asker itself."""
MOST: Final = 500


class PendingCommands:
    """The newest 500 questions by a random word; each is its asker's alone."""

    def __init__(self) -> None:
        self._asked: FIFOCache[str, tuple[int, Continuation]] = FIFOCache(MOST)
        self._typed: FIFOCache[tuple[int, str], Mapping[str, str]] = FIFOCache(MOST)

    def keep(self, player: int, go_on: Continuation) -> str:
        """A word for what goes on once the match is known."""
        word = secrets.token_hex(4)
        self._asked[word] = (player, go_on)
        return word

    def keep_typed(self, player: int, control: str, typed: Mapping[str, str]) -> None:
        """What was typed into the form of a control and refused."""
        self._typed[player, control] = typed

    def drop_typed(self, player: int, control: str) -> None:
        self._typed.pop((player, control), None)

    def read_typed(self, player: int, control: str) -> Mapping[str, str]:
        """What the form of a control opens with: what the player typed when it was refused."""
        return self._typed.get((player, control), {})

    def find(self, player: int, word: str) -> Continuation:
        """What the player asked for; it may be gone on with more than once. Raises `Refusal`."""
        owner, go_on = self._asked.get(word, (None, None))
        if go_on is None or owner != player:
            raise Refusal("lapsed")
        return go_on

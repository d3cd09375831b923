"""The private panel that each person has open for a match, so that a new one replaces it.

Discord lets a private message be edited or deleted only with the token of the interaction that made
it or of a press on it, for 15 minutes. In memory only: after a restart an old panel stays.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cachetools import LRUCache, TTLCache

from bot.interactions.inputs import Interaction
from bot.interactions.requester import Requester
from bot.presentation.messenger import FAILED

_log = logging.getLogger(__name__)
TOKEN_SECONDS: Final = 14 * 60
MOST: Final = 5_000
"""Kept at a time; the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """A message, and the newest interaction whose token may change it. `waits`: for the player's
    `turn`, or for `computers` with which the player is alone, or for `answers` of others, until
    which the player's own stays secret; else empty. `texts` is all that it says, `note` what of it
    was just done, `at` when."""

    message: int
    interaction: Interaction
    requester: Requester
    waits: str
    texts: tuple[str, ...]
    note: str
    at: datetime


class OpenPanels:
    """The newest panel of each player and match."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[tuple[int, int], OpenPanel] = TTLCache(
            MOST, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )
        self._players: LRUCache[int, set[int]] = LRUCache(MOST)
        """Who has had a panel of a match."""

    async def keep(self, match: int, panel: OpenPanel, *, is_panel: bool) -> None:
        """A message shows a panel, whose predecessor in another message is deleted, or something
        else to which a panel led."""
        key = (panel.requester.player, match)
        old = self._open.get(key)
        same = old is not None and old.message == panel.message
        if not is_panel and not same:
            return
        self._open[key] = panel
        self._players.setdefault(match, set()).add(panel.requester.player)
        if old is not None and not same:
            await _delete(old)

    def find_waiting(self, match: int) -> tuple[OpenPanel, ...]:
        """The panels of a match whose players wait for something."""
        found = (self._open.get((player, match)) for player in self._players.get(match, ()))
        return tuple(one for one in found if one is not None and one.waits)

    def find(self, match: int, player: int, message: int) -> OpenPanel | None:
        """A person's panel of a match as it is now, unless another message shows it."""
        panel = self._open.get((player, match))
        return panel if panel is not None and panel.message == message else None


async def _delete(panel: OpenPanel) -> None:
    try:
        await panel.interaction.delete_original_response()
    except FAILED as error:
        _log.info("panel %d stays: %s", panel.message, error)

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

from cachetools import TTLCache

from bot.interactions.inputs import Interaction
from bot.presentation.messenger import FAILED

_log = logging.getLogger(__name__)
TOKEN_SECONDS: Final = 14 * 60
MOST: Final = 5_000
"""Kept at a time; the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class OpenPanel:
    """A message, and the newest interaction whose token may delete it."""

    message: int
    interaction: Interaction


class OpenPanels:
    """The newest panel of each player and match."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[tuple[int, int], OpenPanel] = TTLCache(
            MOST, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )

    async def keep(
        self, player: int, match: int, interaction: Interaction, message: int, *, is_panel: bool
    ) -> None:
        """A message shows a panel, whose predecessor in another message is deleted, or something
        else to which a panel led."""
        old = self._open.get((player, match))
        same = old is not None and old.message == message
        if not is_panel and not same:
            return
        self._open[player, match] = OpenPanel(message, interaction)
        if old is not None and not same:
            await _delete(old)


async def _delete(panel: OpenPanel) -> None:
    try:
        await panel.interaction.delete_original_response()
    except FAILED as error:
        _log.info("panel %d stays: %s", panel.message, error)

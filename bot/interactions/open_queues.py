"""The messages that show the queue: each says so when the match starts for which its reader waits,
and is brought up to date when a server begins or stops sharing its queue.

Like panels of matches, they can be edited for 15 minutes after the last press, and they are kept in
memory only.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, TypeAlias

from cachetools import TTLCache

from bot.interactions.inputs import Interaction
from bot.interactions.matchmaking import find_started, show_queue
from bot.interactions.open_panels import TOKEN_SECONDS
from bot.interactions.requester import Requester
from bot.interactions.responses import show
from bot.matches import Refusal
from bot.models.match import Table
from bot.models.matchmaking import Terms
from bot.presentation.messenger import FAILED
from bot.screens.screen import Screen

Build: TypeAlias = Callable[[Requester, Terms, int], Awaitable[Screen | None]]
_log = logging.getLogger(__name__)
MOST: Final = 1_000
"""Kept at a time; the oldest are forgotten."""


@dataclass(frozen=True, slots=True)
class OpenQueue:
    """A message with its screen, the newest interaction whose token may change it, the terms that
    it shows, and `since` when at the latest its reader waits for their game; 0: they don't."""

    message: int
    interaction: Interaction
    requester: Requester
    screen: Screen
    terms: Terms
    since: int


class OpenQueues:
    """The newest screen of each message."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[int, OpenQueue] = TTLCache(
            MOST, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )

    def keep(self, opened: OpenQueue) -> None:
        self._open[opened.message] = opened

    def forget(self, message: int) -> None:
        """The message has been pressed, and is about to show something else."""
        self._open.pop(message, None)

    def find(self, table: Table) -> tuple[OpenQueue, ...]:
        """Those of the people of a match, who waited for its game."""
        found = (self._open.get(message) for message in [*self._open])
        return tuple(
            one for one in found
            if one is not None and one.since and one.terms.game == table.game
            and table.seat_of(one.requester.player) is not None
        )  # fmt: skip

    async def refresh(self, opened: OpenQueue) -> None:
        """Tell that the match has started, if it has, unless the message shows something else."""
        if opened.since:
            await self._replace(opened, find_started)

    async def refresh_all(self) -> None:
        """Bring the messages up to date whose queue has changed."""
        for opened in [*self._open.values()]:
            await self._replace(opened, _show_now)

    async def _replace(self, opened: OpenQueue, build: Build) -> None:
        """Show another screen, unless the message shows something else or is to stay."""
        try:
            screen = await build(opened.requester, opened.terms, opened.since)
            if screen is None or screen == opened.screen:
                return
            if self._open.get(opened.message) is not opened:
                return
            self.forget(opened.message)
            if screen.queue is not None:
                terms, since = screen.queue
                self.keep(replace(opened, screen=screen, terms=terms, since=since))
            await show(opened.requester, opened.interaction, screen)
        except (Refusal, *FAILED) as error:
            _log.info("queue %d is not brought up to date: %s", opened.message, error)


async def _show_now(requester: Requester, terms: Terms, since: int) -> Screen:
    started = await find_started(requester, terms, since) if since else None
    return started or await show_queue(requester, terms)

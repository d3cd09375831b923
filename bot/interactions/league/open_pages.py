"""Pages of leagues that people have open, brought up to date when others join or play.

Like panels of matches, they can be edited for 15 minutes after the last press, and they are kept in
memory only.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from cachetools import TTLCache

from bot.interactions.inputs import Interaction
from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.open_panels import TOKEN_SECONDS
from bot.interactions.requester import Requester
from bot.interactions.responses import show
from bot.matches import Refusal
from bot.presentation.messenger import FAILED
from bot.screens.screen import LeaguePage, Screen

_log = logging.getLogger(__name__)
MOST: Final = 1_000
"""Kept at a time; the oldest are forgotten."""


@dataclass(slots=True)
class OpenPage:
    """A message, the newest interaction whose token may change it, and the page it shows."""

    message: int
    interaction: Interaction
    requester: Requester
    page: LeaguePage
    refreshing: bool = False


class OpenPages:
    """The newest page of each message."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[int, OpenPage] = TTLCache(
            MOST, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )

    def keep(self, opened: OpenPage) -> None:
        self._open[opened.message] = opened

    def forget(self, message: int) -> None:
        """The message has been pressed, and is about to show something else."""
        self._open.pop(message, None)

    def find(self, league: int) -> tuple[OpenPage, ...]:
        found = (self._open.get(message) for message in [*self._open])
        return tuple(one for one in found if one is not None and one.page.league == league)

    async def refresh(self, opened: OpenPage) -> None:
        """Show the league as it is, and again if it has changed meanwhile; one edit at a time."""
        if opened.refreshing:
            return
        opened.refreshing = True
        try:
            while (screen := await self._render(opened)) is not None:
                await show(opened.requester, opened.interaction, screen)
                assert screen.page is not None
                opened.page = screen.page
        except (Refusal, *FAILED) as error:
            _log.info("page %d is not brought up to date: %s", opened.message, error)
        finally:
            opened.refreshing = False

    async def _render(self, opened: OpenPage) -> Screen | None:
        """The page as it is; None if it shows that, or if the message shows something else now."""
        page, requester = opened.page, opened.requester
        if self._open.get(opened.message) is not opened:
            return None
        loaded = await LeaguePages(requester).load_league(page.league)
        if loaded.league.seq == page.rev:
            return None
        if page.what == "panel":
            screen = await LeagueAdmin(requester).show_panel(loaded, page.note)
        else:
            can_found = page.what == "start"
            screen = await LeaguePages(requester).show_home(loaded, can_found=can_found)
        return screen if self._open.get(opened.message) is opened else None

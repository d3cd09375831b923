"""`/settings`: its pages and the buttons between them."""

from __future__ import annotations

from typing import Final

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.settings.page import (
    APPEARANCE,
    CHANNELS,
    LOOK,
    NOTIFICATIONS,
    OPPONENTS,
    PERSONAL,
    WEEKLY,
    settings_screen,
)
from bot.interactions.settings.playing_hours import PLAYING_HOURS, VACATION
from bot.interactions.settings.puzzle import PUZZLE
from bot.screens.screen import Screen

control = Controls()
PAGES: Final = (PERSONAL, PLAYING_HOURS, NOTIFICATIONS, CHANNELS, APPEARANCE)
HIDDEN: Final = (LOOK, VACATION, OPPONENTS, PUZZLE, WEEKLY)
CONTROLS: Final = (control, *(page.control for page in (*PAGES, *HIDDEN)))
__all__ = ["CONTROLS", "PAGES", "settings_screen"]


@control("settings.page.<name:me|look|hours|calls|vacation>[.<link|back>]", right="anyone")
@control(
    "settings.page.<name:server|public|find|puzzle|weekly>[.<link|mine>]", right="manage_server"
)
async def open_page(press: Press, name: str) -> Screen:
    """The last word tells buttons apart."""
    pages = {page.name: page for page in (*PAGES, *HIDDEN)}
    return await settings_screen(press.requester, pages[name])

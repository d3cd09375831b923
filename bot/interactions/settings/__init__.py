"""`/settings`: its pages, a person's own and those of a server."""

from typing import Final

from bot.interactions.settings.personal import (
    LOOK,
    NOTIFICATIONS,
    PERSONAL,
    PLAYING_HOURS,
    VACATION,
)
from bot.interactions.settings.server import APPEARANCE, CHANNELS, OPPONENTS, PUZZLE, WEEKLY

PAGES: Final = (PERSONAL, PLAYING_HOURS, NOTIFICATIONS, CHANNELS, APPEARANCE)
HIDDEN: Final = (LOOK, VACATION, OPPONENTS, PUZZLE, WEEKLY)
CONTROLS: Final = tuple(page.control for page in (*PAGES, *HIDDEN))

"""What the house puts beneath a panel: the way back from one's last action."""

from __future__ import annotations

from bot.screens.screen import Button
from bot.tables import Table
from bot.ui.asking import Asker
from bot.ui.house import House


async def beneath(house: House, asker: Asker, table: Table) -> tuple[Button, ...]:
    """The buttons that the asker may press now."""
    row = await house.matches.undoing.may_take_back(table.match, asker.player)
    return () if row is None else (Button(f"undo.{row}", asker.words("undo-button")),)

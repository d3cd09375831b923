"""What the house puts around a panel: what the table is asked above it, and beneath it the way back
from one's last action, or to one's own seat."""

from __future__ import annotations

from bot.screens.house.seating import question
from bot.screens.screen import Block, Button
from bot.tables import Status, Table
from bot.ui.asking import Asker
from bot.ui.house import House


async def beneath(house: House, asker: Asker, table: Table) -> tuple[Button, ...]:
    """The buttons that the asker may press now."""
    seat = table.seat_of(asker.player)
    if seat is not None and seat.computer is not None and table.status is Status.RUNNING:
        return (Button("seat.back", asker.words("seat-back"), "success"),)
    row = await house.matches.undoing.may_take_back(table.match, asker.player)
    return () if row is None else (Button(f"undo.{row}", asker.words("undo-button")),)


def above(asker: Asker, table: Table) -> tuple[Block, ...]:
    """What the table is asked, while the asker has not answered."""
    consent, seat = table.consent, table.seat_of(asker.player)
    if consent is None or seat is None or seat.computer is not None:
        return ()
    concerned = consent.what == "remove" and consent.target == seat.seat
    if concerned or asker.player in consent.agreed:
        return ()
    return question(consent, table, asker.words)

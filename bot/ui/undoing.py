"""Taking one's last action back: the button of the panel, and `/undo`."""

from __future__ import annotations

from bot.matches import Refusal
from bot.screens.house.seating import ask_first
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.playing import panel
from bot.ui.pressing import Press


async def take_back(press: Press) -> Screen:
    """`undo.<row>`: the action of that row, if it is still the last."""
    match press.parts[1:]:
        case [row] if row.isdecimal():
            return await undo(press.house, press.asker, press.match, int(row))
        case _:
            raise Refusal("older-control")


async def undo_or_ask(house: House, asker: Asker, match: int) -> Screen:
    """As `undo`; where that needs the others, the way to ask them."""
    try:
        return await undo(house, asker, match)
    except Refusal as error:
        if error.code not in {"undo-acted", "undo-revealed"}:
            raise
        table = await house.matches.table(match)
        key = f"ask-{error.code}"
        return ask_first(key, "consent.ask.undo", "consent-ask", table, asker.words)


async def undo(house: House, asker: Asker, match: int, row: int | None = None) -> Screen:
    """The asker's panel after their last action was struck. Raises `Refusal`."""
    await house.matches.undoing.take_back(match, asker.player, row)
    return await panel(house, asker, match, asker.words("undo-done"))

"""`/privacy`: what is kept of the presser, shown or forgotten; of nobody else."""

from __future__ import annotations

from bot.matches import ACTIVE, Refusal
from bot.screens.house import privacy
from bot.screens.screen import Screen, Text
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press

ALL = 1_000


async def privacy_screen(house: House, asker: Asker, wanted: str | None) -> Screen:
    """`export`, `forget` or, with neither, what is kept."""
    if wanted == "export":
        return privacy.export(await house.matches.privacy.export(asker.player), asker.words)
    if wanted == "forget":
        open_now = await house.matches.store.matches.of_player(asker.player, ACTIVE, ALL)
        return privacy.question(len(open_now), asker.words)
    return privacy.statement(asker.words)


async def press_privacy(press: Press) -> Screen:
    """`privacy.<export|forget>` as typed, then `privacy.yes` or `privacy.no`."""
    words = press.asker.words
    match press.parts[1:]:
        case ["export" | "forget" as wanted]:
            return await privacy_screen(press.house, press.asker, wanted)
        case ["no"]:
            return Screen((Text(words("privacy-kept")),))
        case ["yes"]:
            await press.house.leagues.leave_all(press.asker.player)
            left = await press.house.matches.privacy.forget(press.asker.player)
            return Screen((Text(words("privacy-forgotten", matches=left)),))
        case _:
            raise Refusal("older-control")

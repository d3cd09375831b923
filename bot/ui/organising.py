"""The organiser's panel; every control of it has been authorised before it comes here."""

from __future__ import annotations

from typing import Final

from bot.matches import Refusal
from bot.screens.house import organising
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press

DAY: Final = 24 * 3600
"""Seconds that an organiser gives at a time."""


async def organise_screen(house: House, asker: Asker, match: int, said: str = "") -> Screen:
    return organising.panel(await house.matches.table(match), asker.words, said)


async def organise(press: Press) -> Screen:
    """`org.<what>`: a page of moves, a seat, the question before an act, the act itself."""
    house, asker, match, words = press.house, press.asker, press.match, press.asker.words
    matches = house.matches
    match press.parts[1:]:
        case ["panel"]:
            return await organise_screen(house, asker, match)
        case ["moves", page, *_] if page.isdecimal() and len(page) <= 3:
            table = await matches.table(match)
            return organising.moves(table, await matches.organising.moves(match), int(page), words)
        case ["before"] if press.chosen.isdecimal():
            table, found = await matches.table(match), await matches.organising.moves(match)
            return organising.sure(table, found, int(press.chosen), words)
        case ["rewind", row] if row.isdecimal():
            await matches.organising.rewind(match, asker.player, int(row), press.route.decision)
            said = "organise-rewound"
        case ["offer"] if press.chosen.isdecimal():
            seat = int(press.chosen[:2])
            await matches.seating.offer(match, asker.player, seat, organiser=True)
            said = "organise-offered"
        case ["hold"] if press.chosen.isdecimal():
            await matches.seating.hold(match, asker.player, int(press.chosen[:2]))
            said = "organise-held"
        case ["pause"]:
            await matches.clocks.pause(match, asker.player)
            said = "organise-paused"
        case ["resume"]:
            await matches.clocks.resume(match, asker.player)
            said = "organise-resumed"
        case ["extend"]:
            await matches.clocks.extend(match, asker.player, DAY)
            said = "organise-extended"
        case ["end"]:
            return organising.end(await matches.table(match), words)
        case ["ended"]:
            await matches.cancel(match, asker.player, organiser=True)
            said = "organise-ended"
        case _:
            raise Refusal("older-control")
    return await organise_screen(house, asker, match, f"✓ {words(said)}")

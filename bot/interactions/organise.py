"""The organiser's panel; every control of it has been authorised before it comes here."""

from __future__ import annotations

from typing import Final

from bot.interactions.inputs import require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared import organise

DAY: Final = 24 * 3600
"""Seconds that an organiser gives at a time."""


async def organise_screen(
    services: Services, requester: Requester, match: int, said: str = ""
) -> Screen:
    return organise.render_organiser_panel(
        await services.matches.queries.read_table(match), requester.words, said
    )


async def handle_organise(press: Press) -> Screen:
    """`org.<what>`: something to look at or to be sure about first, or else an act."""
    shown = await _find_page(press)
    if shown is not None:
        return shown
    said = await _carry_out(press)
    words = press.requester.words
    return await organise_screen(press.services, press.requester, press.match, f"✓ {words(said)}")


async def _find_page(press: Press) -> Screen | None:
    """The panel, a page of moves, or the question before an act; None where it is an act."""
    matches, match, words = press.services.matches, press.match, press.requester.words
    match press.parts[1:]:
        case ["panel"]:
            return await organise_screen(press.services, press.requester, match)
        case ["moves", page, *_]:
            table, found = (
                await matches.queries.read_table(match),
                await matches.organise.list_moves(match),
            )
            return organise.render_moves(table, found, require_number(page), words)
        case ["before"]:
            table, found = (
                await matches.queries.read_table(match),
                await matches.organise.list_moves(match),
            )
            return organise.render_rewind_question(
                table, found, require_number(press.chosen), words
            )
        case ["end"]:
            return organise.render_end_question(await matches.queries.read_table(match), words)
        case _:
            return None


async def _carry_out(press: Press) -> str:
    """The key of the sentence that says what has been done. Raises `Refusal`."""
    matches, match, me = press.services.matches, press.match, press.requester.player
    match press.parts[1:]:
        case ["rewind", row]:
            await matches.organise.rewind(match, me, require_number(row), press.control_id.decision)
            return "organise-rewound"
        case ["offer"]:
            await matches.seats.offer(match, me, require_number(press.chosen), organiser=True)
            return "organise-offered"
        case ["hold"]:
            await matches.seats.hold(match, me, require_number(press.chosen))
            return "organise-held"
        case ["pause"]:
            await matches.clocks.pause(match, me)
            return "organise-paused"
        case ["resume"]:
            await matches.clocks.resume(match, me, organiser=True)
            return "organise-resumed"
        case ["extend"]:
            await matches.clocks.extend(match, me, DAY)
            return "organise-extended"
        case ["ended"]:
            await matches.play.end(match, me)
            return "organise-ended"
        case _:
            raise Refusal("older-control")

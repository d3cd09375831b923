"""`/match organise`: the organiser's panel; the router has authorised every control of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.interactions.inputs import require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import PastMove, Table
from bot.screens.screen import Screen
from bot.screens.shared import organise

DAY: Final = 24 * 3600
"""Seconds by which an organiser extends deadlines at a time."""


async def organise_screen(requester: Requester, match: int, note: str = "") -> Screen:
    table = await requester.matches.queries.read_table(match)
    return organise.render_organiser_panel(table, requester.words, note)


async def handle_organise(press: Press) -> Screen:
    """`org.<what>`: a page, a question, or an act."""
    page = await _find_page(press)
    if page is not None:
        return page
    note = f"✓ {press.words(await _carry_out(press))}"
    return await organise_screen(press.requester, press.match, note)


async def _find_page(press: Press) -> Screen | None:
    """The panel, a page of moves, or the question before an act; None where it is an act."""
    matches, match, words = press.matches, press.match, press.words
    match press.parts[1:]:
        case ["panel"]:
            return await organise_screen(press.requester, match)
        case ["moves", page, *_]:
            table, moves = await _read_moves(press)
            screens = press.services.screens_of(table)
            lines = [organise.describe_move(one, table, screens, words) for one in moves]
            return organise.render_moves(table, moves, lines, require_number(page), words)
        case ["before"]:
            table, moves = await _read_moves(press)
            row = require_number(press.chosen)
            return organise.render_rewind_question(table, moves, row, words)
        case ["end"]:
            return organise.render_end_question(await matches.queries.read_table(match), words)
        case _:
            return None


async def _read_moves(press: Press) -> tuple[Table, Sequence[PastMove]]:
    table = await press.matches.queries.read_table(press.match)
    return table, await press.matches.organise.list_moves(press.match)


async def _carry_out(press: Press) -> str:
    """Gives the key of the sentence that confirms the act. Raises `Refusal`."""
    matches, match, me = press.matches, press.match, press.player
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

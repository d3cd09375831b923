"""`/match organise`: the organiser's panel; the router has authorised every control of it."""

from collections.abc import Sequence
from typing import Final

from bot.interactions.declarations import Controls
from bot.interactions.inputs import require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.models.match import PastMove, Table
from bot.screens.screen import Screen
from bot.screens.shared import organise

control = Controls()
DAY: Final = 24 * 3600  # seconds by which an organiser extends deadlines at a time


async def organise_screen(requester: Requester, match: int, note: str = "") -> Screen:
    table = await requester.matches.queries.read_table(match)
    return organise.render_organiser_panel(table, requester.words, note)


@control("org.panel", right="organise")
async def show_organiser_panel(press: Press) -> Screen:
    return await organise_screen(press.requester, press.match)


@control("org.moves.<page>[.on]", right="organise")
async def show_moves(press: Press, page: int) -> Screen:
    table, moves = await _read_moves(press)
    screens = press.services.screens_of(table)
    lines = [organise.describe_move(move, table, screens, press.words) for move in moves]
    return organise.render_moves(table, moves, lines, page, press.words)


@control("org.before", right="organise")
async def ask_to_rewind(press: Press) -> Screen:
    table, moves = await _read_moves(press)
    return organise.render_rewind_question(table, moves, require_number(press.chosen), press.words)


@control("org.end", right="organise")
async def ask_to_end(press: Press) -> Screen:
    table = await press.matches.queries.read_table(press.match)
    return organise.render_end_question(table, press.words)


async def _read_moves(press: Press) -> tuple[Table, Sequence[PastMove]]:
    table = await press.matches.queries.read_table(press.match)
    return table, await press.matches.organise.list_moves(press.match)


@control("org.rewind.<row>", right="organise")
async def rewind(press: Press, row: int) -> Screen:
    decision = press.control_id.decision
    await press.matches.organise.rewind(press.match, press.player, row, decision)
    return await _confirm(press, "organise-rewound")


@control("org.offer", right="organise")
async def offer_seat(press: Press) -> Screen:
    seat = require_number(press.chosen)
    await press.matches.seats.offer(press.match, press.player, seat, organiser=True)
    return await _confirm(press, "organise-offered")


@control("org.hold", right="organise")
async def hold_seat(press: Press) -> Screen:
    await press.matches.seats.hold(press.match, press.player, require_number(press.chosen))
    return await _confirm(press, "organise-held")


@control("org.pause", right="organise")
async def pause(press: Press) -> Screen:
    await press.matches.clocks.pause(press.match, press.player)
    return await _confirm(press, "organise-paused")


@control("org.resume", right="organise")
async def resume(press: Press) -> Screen:
    await press.matches.clocks.resume(press.match, press.player, organiser=True)
    return await _confirm(press, "organise-resumed")


@control("org.extend", right="organise")
async def extend(press: Press) -> Screen:
    await press.matches.clocks.extend(press.match, press.player, DAY)
    return await _confirm(press, "organise-extended")


@control("org.ended", right="organise")
async def end(press: Press) -> Screen:
    await press.matches.play.end(press.match, press.player)
    return await _confirm(press, "organise-ended")


async def _confirm(press: Press, key: str) -> Screen:
    return await organise_screen(press.requester, press.match, f"✓ {press.words(key)}")

"""The public board: where it is shown, a look at it, and how a match is resigned, won or ended."""

from __future__ import annotations

from dataclasses import replace

from bot.interactions.inputs import read_page
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Status
from bot.presentation.boards import board_of
from bot.screens.screen import Button, Screen, Text
from bot.screens.shared import pages
from bot.screens.shared.boards import BOARD, render_board_details
from bot.screens.shared.names import match_title
from bot.screens.shared.private_screen import picture_toggle


async def move_board_here(requester: Requester, match: int) -> Screen:
    """`/match board`: post the board again in this channel, where it stays. Raises `Refusal`."""
    words, address = requester.words, requester.address
    table = await requester.matches.queries.read_table(match)
    if address is None:
        raise Refusal("only-in-server")
    table = table.seen_from(address.guild)
    if table.address.guild != address.guild:
        raise Refusal("other-server")
    seat = table.seat_of(requester.player)
    if (seat is None or seat.resigned) and not requester.can_organise(table):
        raise Refusal("not-seated" if seat is None else "resigned")
    requester.require_permissions()
    if table.mirror:
        await requester.matches.play.move_mirror(
            match, table.mirror, address.destination, posted=True
        )
    else:
        await requester.matches.play.move_here(match, address)
    return Screen((Text(words("table-here", title=match_title(table, words))),))


async def handle_see(press: Press) -> Screen:
    """The board for the presser alone. Players of a running match see what is new in their panel
    instead, so it does not count as seen here."""
    table = await press.matches.queries.read_table(press.match)
    if table.status.is_over or table.seat_of(press.player) is None:
        await press.matches.last_seen.mark_seen(press.match, press.player)
    return await board_of(press.services, press.match, press.words)


async def handle_board_details(press: Press) -> Screen:
    """What is behind the board, for the presser alone. A board that shows something else by now has
    nothing behind it and is shown itself."""
    board = await handle_see(press)
    if not board.details:
        return board
    buttons = [picture_toggle(BOARD, press.requester.person.pictures, press.words)]
    if press.in_panel:
        buttons.insert(0, Button("see", press.words("panel-back"), "primary"))
    return render_board_details(board, buttons, press.words, read_page(press.parts))


async def resign_screen(requester: Requester, match: int) -> Screen:
    """Ask before resigning. Raises `Refusal`."""
    table = await requester.matches.queries.read_table(match)
    if table.status is not Status.RUNNING:
        raise Refusal("not-running")
    words = requester.words
    return replace(pages.render_resign_question(match_title(table, words), words), match=match)


async def handle_resign(press: Press) -> Screen:
    words = press.words
    match press.parts[1:]:
        case ["no"]:
            return Screen((Text(words("resign-kept")),))
        case ["yes"]:
            await press.matches.play.resign(press.match, press.player)
            return Screen((Text(words("resign-done", number=str(press.match))),))
        case _:
            raise Refusal("older-control")


async def handle_claim(press: Press) -> Screen:
    await press.matches.play.claim_win(press.match, press.player)
    return Screen((Text(press.words("claim-done", number=str(press.match))),))


async def handle_end(press: Press) -> Screen:
    words = press.words
    table = await press.matches.play.end(press.match, press.player)
    return Screen((Text(words("board-ended", title=match_title(table, words))),))

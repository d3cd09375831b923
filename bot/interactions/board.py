"""The public board: where it is shown, a look at it, and how a match is resigned, won or ended."""

from dataclasses import replace

from bot.interactions.declarations import Controls
from bot.interactions.panels import link_to_page
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

control = Controls()


async def move_board_here(requester: Requester, match: int) -> Screen:
    """`/match board`: post the board again in this channel, where it stays. Raises `Refusal`."""
    words, table = requester.words, await requester.matches.queries.read_table(match)
    address = requester.require_address()
    table = table.seen_from(address.guild)
    if table.address.guild != address.guild:
        raise Refusal("other-server")
    seat = table.seat_of(requester.player)
    if (seat is None or seat.resigned) and not requester.can_organise(table):
        raise Refusal("not-seated" if seat is None else "resigned")
    requester.require_permissions()
    await requester.matches.play.move_here(match, address, table.mirror)
    return Screen((Text(words("table-here", title=match_title(table, words))),))


@control("see[.<match>]", right="see")
async def show_board(press: Press) -> Screen:
    """The board for the presser alone. Players of a running match see what is new in their panel
    instead, so it does not count as seen here."""
    table = await press.matches.queries.read_table(press.match)
    if table.status.is_over or table.seat_of(press.player) is None:
        await press.matches.last_seen.mark_seen(press.match, press.player)
    return await board_of(press.services, press.match, press.words)


@control("board[.<page>]", right="see")
async def show_board_details(press: Press, page: int = 0) -> Screen:
    """What is behind the board, for the presser alone, with the way to the touch page if they sit
    there. A board that shows something else by now has nothing behind it and is shown itself."""
    board = await show_board(press)
    if not board.details:
        return board
    buttons = [picture_toggle(BOARD, press.requester.person.pictures, press.words)]
    if press.in_panel:
        buttons.insert(0, Button("see", press.words("panel-back"), "primary"))
    seat = (await press.matches.queries.read_table(press.match)).seat_of(press.player)
    if seat is not None and not seat.resigned and not press.requester.page_height:
        buttons += await link_to_page(press.requester, press.match)
    return render_board_details(board, buttons, press.words, page)


async def resign_screen(requester: Requester, match: int) -> Screen:
    """Ask before resigning. Raises `Refusal`."""
    table = await requester.matches.queries.read_table(match)
    if table.status is not Status.RUNNING:
        raise Refusal("not-running")
    words = requester.words
    return replace(pages.render_resign_question(match_title(table, words), words), match=match)


@control("resign.no", right="sit")
async def keep_playing(press: Press) -> Screen:
    return Screen((Text(press.words("resign-kept")),))


@control("resign.yes", right="sit")
async def resign(press: Press) -> Screen:
    await press.matches.play.resign(press.match, press.player)
    return Screen((Text(press.words("resign-done", number=str(press.match))),))


@control("claim", right="sit")
async def claim_win(press: Press) -> Screen:
    await press.matches.play.claim_win(press.match, press.player)
    return Screen((Text(press.words("claim-done", number=str(press.match))),))


@control("end", right="organise")
async def end_match(press: Press) -> Screen:
    table = await press.matches.play.end(press.match, press.player)
    return Screen((Text(press.words("board-ended", title=match_title(table, press.words))),))

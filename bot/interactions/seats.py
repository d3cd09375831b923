"""Controls about who sits where, and about what everybody at the table is asked."""

from __future__ import annotations

from bot.interactions.inputs import require_number
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Table
from bot.presentation.services import Services
from bot.screens.screen import Screen, Text
from bot.screens.shared import seats
from bot.screens.shared.names import match_title
from engine.contract import Seat


async def handle_seat(press: Press) -> Screen:
    """`seat.take.<seat>` and `seat.keep.<seat>` under an offer, `seat.back` in a panel."""
    services, requester, match = press.services, press.requester, press.match
    words, player = requester.words, requester.player
    match press.parts[1:]:
        case ["take", place]:
            await services.matches.seats.take(match, player, require_number(place))
            return await show_panel(services, requester, match, words("seat-took"))
        case ["keep", place]:
            await services.matches.seats.keep_waiting(match, player, require_number(place))
            return Screen((Text(words("seat-kept")),))
        case ["back"]:
            await services.matches.seats.come_back(match, player)
            return await show_panel(services, requester, match, words("seat-back-done"))
        case _:
            raise Refusal("older-control")


async def handle_vote(press: Press) -> Screen:
    """`consent.yes.<number>` and `consent.no.<number>`; `consent.ask.<what>` asks."""
    services, requester, match = press.services, press.requester, press.match
    matches, me = services.matches, requester.player
    match press.parts[1:]:
        case ["yes", number]:
            table = await matches.votes.answer(match, me, require_number(number), True)
            return _build_answer(
                "consent-open-still" if table.vote else "consent-agreed", table, requester
            )
        case ["no", number]:
            table = await matches.votes.answer(match, me, require_number(number), False)
            return _build_answer("consent-ended", table, requester)
        case ["ask", "undo"]:
            table = await matches.votes.ask(match, me, "undo")
        case ["ask", "pause"]:
            table = await matches.votes.ask(match, me, "pause")
        case ["ask", "remove", place]:
            table = await matches.votes.ask(match, me, "remove", require_number(place))
        case _:
            raise Refusal("older-control")
    return _build_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


async def substitute(
    services: Services, requester: Requester, match: int, place: Seat | None = None
) -> Screen:
    """Offer one's own seat, or another one; where that is its player's, ask the others first."""
    table = await services.matches.queries.read_table(match)
    organiser = requester.can_organise(table)
    try:
        table = await services.matches.seats.offer(
            match, requester.player, place, organiser=organiser
        )
    except Refusal as error:
        if error.code != "seat-not-free" or place is None or not _has_player(table, place):
            raise
        control = f"consent.ask.remove.{place}"
        return seats.render_vote_prompt("seat-ask", control, "consent-ask", table, requester.words)
    return _build_answer("seat-offered-done", table, requester)


async def pause(services: Services, requester: Requester, match: int) -> Screen:
    """Stop the clocks or let them go on, or ask the table to; an organiser who does not play need
    not ask for a pause, nor any organiser for the end of one."""
    matches, table = services.matches, await services.matches.queries.read_table(match)
    plays = table.seat_of(requester.player)
    if plays is None and not requester.can_organise(table):
        raise Refusal("not-seated")
    if plays is not None and plays.resigned:
        raise Refusal("resigned")
    if table.clock is None:
        raise Refusal("no-clock")
    if table.paused is not None:
        return await resume(services, requester, match)
    if plays is None:
        return _build_answer(
            "organise-paused", await matches.clocks.pause(match, requester.player), requester
        )
    table = await matches.votes.ask(match, requester.player, "pause")
    return _build_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


async def resume(services: Services, requester: Requester, match: int) -> Screen:
    """Let the clocks go on: at once where the table has agreed on the pause, or by an organiser;
    else the table is asked."""
    matches, table = services.matches, await services.matches.queries.read_table(match)
    organiser = requester.can_organise(table)
    if organiser or table.paused_by_vote:
        table = await matches.clocks.resume(match, requester.player, organiser=organiser)
        return _build_answer("organise-resumed", table, requester)
    table = await matches.votes.ask(match, requester.player, "resume")
    return _build_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


def _has_player(table: Table, place: Seat) -> bool:
    return 0 <= place < len(table.seats) and table.seats[place].player is not None


def _build_answer(key: str, table: Table, requester: Requester) -> Screen:
    return Screen((Text(requester.words(key, title=match_title(table, requester.words))),))

"""Seats of a running match: offered to others, taken, kept, and taken back."""

from __future__ import annotations

from bot.interactions.inputs import require_number
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.votes import render_answer
from bot.matches import Refusal
from bot.models.match import Table
from bot.screens.screen import Screen, Text
from bot.screens.shared.clocks import format_moment
from bot.screens.shared.names import bold_name
from bot.screens.shared.seats import render_vote_prompt
from engine.contract import Seat


async def handle_seat(press: Press) -> Screen:
    """`seat.take.<seat>` and `seat.keep.<seat or all>` under an offer, `seat.back` in a panel."""
    services, requester, match = press.services, press.requester, press.match
    seats, words, me = services.matches.seats, requester.words, requester.player
    match press.parts[1:]:
        case ["take", seat]:
            number, before = require_number(seat), await services.matches.queries.read_table(match)
            table = await seats.take(match, me, number, requester.guild or 0)
            await services.leagues.tell_claim(before, number, me)
            key = "seat-took" if before.stake.fixture is None else "seat-took-league"
            note = words(key, name=bold_name(before, number, words))
            if (due := table.seats[number].due) is not None:
                note = f"{note} {words('seat-took-due', at=format_moment(due))}"
            return await show_panel(requester, match, note)
        case ["keep", "all"]:
            offers = (await services.matches.queries.read_table(match)).offers
            if not offers:
                raise Refusal("seat-not-offered")
            for offered in offers:
                await seats.keep_waiting(match, me, offered)
            return Screen((Text(words("seat-kept")),))
        case ["keep", seat]:
            await seats.keep_waiting(match, me, require_number(seat))
            return Screen((Text(words("seat-kept")),))
        case ["back"]:
            clock = (await seats.come_back(match, me)).clock
            hours = 0 if clock is None else clock.return_time // 3600
            return await show_panel(requester, match, words("seat-back-done", hours=hours))
        case _:
            raise Refusal("older-control")


async def substitute(requester: Requester, match: int, seat: Seat | None = None) -> Screen:
    """Offer the requester's own seat, or another one; if that has a player, ask the others first.
    Raises `Refusal`."""
    table = await requester.matches.queries.read_table(match)
    me, organiser = requester.player, requester.can_organise(table)
    try:
        table = await requester.matches.seats.offer(match, me, seat, organiser=organiser)
    except Refusal as error:
        if error.code != "seat-not-free" or seat is None or not _has_player(table, seat):
            raise
        control = f"consent.ask.remove.{seat}"
        return render_vote_prompt("seat-ask", control, "consent-ask", table, requester.words)
    return render_answer("seat-offered-done", table, requester)


def _has_player(table: Table, seat: Seat) -> bool:
    return 0 <= seat < len(table.seats) and table.seats[seat].player is not None

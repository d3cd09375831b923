"""Seats of a running match: offered to others, taken, kept, and taken back."""

from bot.interactions.declarations import Controls
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.votes import render_answer
from bot.matches import Refusal
from bot.screens.screen import Screen, Text
from bot.screens.shared.clocks import format_moment
from bot.screens.shared.names import bold_name, match_title
from bot.screens.shared.seats import render_vote_prompt
from engine.contract import Seat

control = Controls()


@control("seat.take.<seat>", right="see")
async def take_seat(press: Press, seat: Seat) -> Screen:
    """Under an offer."""
    services, requester, words = press.services, press.requester, press.words
    before = await services.matches.queries.read_table(press.match)
    guild = requester.guild or 0
    table = await services.matches.seats.take(press.match, press.player, seat, guild)
    await services.leagues.tell_claim(before, seat, press.player)
    key = "seat-took" if before.stake.fixture is None else "seat-took-league"
    note = words(key, name=bold_name(before, seat, words))
    if (due := table.seats[seat].due) is not None:
        note = f"{note} {words('seat-took-due', at=format_moment(due))}"
    return await show_panel(requester, press.match, note)


@control("seat.keep.all", right="sit")
async def keep_all_waiting(press: Press) -> Screen:
    """One's own last, as that may be refused."""
    table = await press.matches.queries.read_table(press.match)
    if not table.offers:
        raise Refusal("seat-not-offered")
    for seat in sorted(table.offers, key=lambda seat: table.seats[seat].player == press.player):
        await press.matches.seats.keep_waiting(press.match, press.player, seat)
    return Screen((Text(press.words("seat-kept")),))


@control("seat.keep.<seat>", right="sit")
async def keep_waiting(press: Press, seat: Seat) -> Screen:
    await press.matches.seats.keep_waiting(press.match, press.player, seat)
    return Screen((Text(press.words("seat-kept")),))


@control("seat.back", right="sit")
async def come_back(press: Press) -> Screen:
    clock = (await press.matches.seats.come_back(press.match, press.player)).clock
    hours = 0 if clock is None else clock.return_time // 3600
    return await show_panel(
        press.requester, press.match, press.words("seat-back-done", hours=hours)
    )


async def substitute(requester: Requester, match: int, seat: Seat | None = None) -> Screen:
    """Offer the requester's seat, or ask the others about a player's. Raises `Refusal`."""
    table = await requester.matches.queries.read_table(match)
    me, organiser = requester.player, requester.can_organise(table)
    try:
        table = await requester.matches.seats.offer(match, me, seat, organiser=organiser)
    except Refusal as error:
        there = [one.seat for one in table.seats if one.player is not None]
        if error.code != "seat-not-free" or seat not in there:
            raise
        text = requester.words("seat-ask", title=match_title(table, requester.words))
        return render_vote_prompt(text, f"consent.ask.remove.{seat}", table, requester.words)
    return render_answer("seat-offered-done", table, requester)

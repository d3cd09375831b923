"""`/match pause`: clocks stopped and started, by the table's vote or by an organiser."""

from __future__ import annotations

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.votes import render_answer, render_vote
from bot.matches import Refusal
from bot.screens.screen import Screen

control = Controls()


async def pause(requester: Requester, match: int) -> Screen:
    """Stop the clocks or start them again, or ask the table to. Organisers need no vote to resume,
    and none to pause a match they do not play in. Raises `Refusal`."""
    matches = requester.matches
    table = await matches.queries.read_table(match)
    seat = table.seat_of(requester.player)
    if seat is None and not requester.can_organise(table):
        raise Refusal("not-seated")
    if seat is not None and seat.resigned:
        raise Refusal("resigned")
    if table.clock is None:
        raise Refusal("no-clock")
    if table.paused is not None:
        return await resume(requester, match)
    if seat is None:
        table = await matches.clocks.pause(match, requester.player)
        return render_answer("organise-paused", table, requester)
    return render_vote(await matches.votes.ask(match, requester.player, "pause"), requester)


async def resume(requester: Requester, match: int) -> Screen:
    """Start the clocks: at once after a pause by vote or for an organiser, else by a vote."""
    matches = requester.matches
    table = await matches.queries.read_table(match)
    organiser = requester.can_organise(table)
    if organiser or table.paused_by_vote:
        table = await matches.clocks.resume(match, requester.player, organiser=organiser)
        return render_answer("organise-resumed", table, requester)
    return render_vote(await matches.votes.ask(match, requester.player, "resume"), requester)


@control("clock.resume", right="sit")
async def resume_clock(press: Press) -> Screen:
    return await resume(press.requester, press.match)

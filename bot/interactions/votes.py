"""What the whole table is asked: to undo, to go on without somebody, and to pause or resume, which
organisers do without a vote (`/match pause`)."""

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.matches.play.votes import VoteKind
from bot.models.match import Table
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_title
from engine.contract import Seat

control = Controls()


@control("consent.yes.<number>", right="sit")
async def agree(press: Press, number: int) -> Screen:
    table = await press.matches.votes.answer(press.match, press.player, number, True)
    key = "refusal-agreed-already" if table.vote else "consent-agreed"
    return render_answer(key, table, press.requester)


@control("consent.no.<number>", right="sit")
async def disagree(press: Press, number: int) -> Screen:
    table = await press.matches.votes.answer(press.match, press.player, number, False)
    return render_answer("consent-ended", table, press.requester)


@control(
    "consent.ask.<what:undo|pause>", "consent.ask.<what:undo>.<row>",
    "consent.ask.<what:remove>.<seat>", right="sit",
)  # fmt: skip
async def ask_table(press: Press, what: VoteKind, row: int = 0, seat: Seat = 0) -> Screen:
    table = await press.matches.votes.ask(press.match, press.player, what, row or seat)
    return render_vote(table, press.requester)


def render_vote(table: Table, requester: Requester) -> Screen:
    """After a question: the others are asked, or nobody else had to be."""
    return render_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


def render_answer(key: str, table: Table, requester: Requester) -> Screen:
    return Screen((Text(requester.words(key, title=match_title(table, requester.words))),))


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

"""What the whole table is asked: to undo, to pause or resume, to go on without somebody."""

from __future__ import annotations

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
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


@control("consent.ask.<what:undo|pause>", "consent.ask.<what:remove>.<seat>", right="sit")
async def ask_table(press: Press, what: VoteKind, seat: Seat = 0) -> Screen:
    table = await press.matches.votes.ask(press.match, press.player, what, seat)
    return render_vote(table, press.requester)


def render_vote(table: Table, requester: Requester) -> Screen:
    """After a question: the others are asked, or nobody else had to be."""
    return render_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


def render_answer(key: str, table: Table, requester: Requester) -> Screen:
    """One sentence about a match."""
    return Screen((Text(requester.words(key, title=match_title(table, requester.words))),))

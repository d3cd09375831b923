"""What the whole table is asked: to undo, to pause or resume, to go on without somebody."""

from __future__ import annotations

from bot.interactions.inputs import require_number
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.models.match import Table
from bot.screens.screen import Screen, Text
from bot.screens.shared.names import match_title


async def handle_vote(press: Press) -> Screen:
    """`consent.yes.<number>` and `consent.no.<number>`; `consent.ask.<what>` asks."""
    votes, match, me = press.matches.votes, press.match, press.player
    match press.parts[1:]:
        case ["yes", number]:
            table = await votes.answer(match, me, require_number(number), True)
            key = "consent-open-still" if table.vote else "consent-agreed"
            return render_answer(key, table, press.requester)
        case ["no", number]:
            table = await votes.answer(match, me, require_number(number), False)
            return render_answer("consent-ended", table, press.requester)
        case ["ask", "undo" | "pause" as what]:
            table = await votes.ask(match, me, what)
        case ["ask", "remove", seat]:
            table = await votes.ask(match, me, "remove", require_number(seat))
        case _:
            raise Refusal("older-control")
    return render_vote(table, press.requester)


def render_vote(table: Table, requester: Requester) -> Screen:
    """After a question: the others are asked, or nobody else had to be."""
    return render_answer("consent-asked" if table.vote else "consent-agreed", table, requester)


def render_answer(key: str, table: Table, requester: Requester) -> Screen:
    """One sentence about a match."""
    return Screen((Text(requester.words(key, title=match_title(table, requester.words))),))

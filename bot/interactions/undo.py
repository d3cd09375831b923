"""`/undo`, and the button of the panel."""

from __future__ import annotations

from bot.interactions.inputs import require_number
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.screen import Screen
from bot.screens.shared.seats import render_vote_prompt


async def handle_undo(press: Press) -> Screen:
    """`undo.<row>`: the action of that row, if it is still the last."""
    match press.parts[1:]:
        case [row]:
            return await undo(press.requester, press.match, require_number(row))
        case _:
            raise Refusal("older-control")


async def undo_or_ask(requester: Requester, match: int) -> Screen:
    """As `undo`, or the prompt for a vote where the others have to agree: computers do at once.
    Raises `Refusal`."""
    try:
        return await undo(requester, match)
    except Refusal as error:
        if error.code not in {"undo-acted", "undo-revealed"}:
            raise
        table = await requester.matches.queries.read_table(match)
        if all(seat.player in {None, requester.player} for seat in table.seats):
            await requester.matches.votes.ask(match, requester.player, "undo")
            await requester.matches.computer_answers.wait(match)
            return await show_panel(requester, match, requester.words("undo-done"))
        key = f"ask-{error.code}"
        return render_vote_prompt(key, "consent.ask.undo", "consent-ask", table, requester.words)


async def undo(requester: Requester, match: int, row: int | None = None) -> Screen:
    """Undo the requester's last action (that of `row`) and show their panel. Raises `Refusal`."""
    await requester.matches.undo.undo(match, requester.player, row)
    return await show_panel(requester, match, requester.words("undo-done"))

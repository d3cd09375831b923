"""`/undo`, and the button of the panel."""

from bot.interactions.declarations import Controls
from bot.interactions.panels import play, show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Refusal
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.organise import describe_move
from bot.screens.shared.seats import render_vote_prompt

control = Controls()


@control("undo.<row>", right="sit")
async def undo_row(press: Press, row: int) -> Screen:
    """The action of that row, if it is still the last."""
    return await undo(press.requester, press.match, row)


@control("undo.ask.<row>", right="sit")
async def confirm_undo(press: Press, row: int) -> Screen:
    """To which move the match would go back. Raises `Refusal`."""
    requester, match, words = press.requester, press.match, press.words
    moves = await requester.matches.organise.list_moves(match)
    move = next((one for one in moves if one.row == row), None)
    if move is None:
        raise Refusal("stale")
    table = await requester.matches.queries.read_table(match)
    what = describe_move(move, table, requester.services.screens_of(table), words)
    buttons = (
        Button(f"undo.{row}", words("undo-button"), "danger"),
        Button("move", words("panel-back")),
    )
    return Screen((Text(words("undo-to", what=what)), Row(buttons)), match)


async def undo_or_ask(requester: Requester, match: int) -> Screen:
    """Undo a choice that is locked in and still open, else the last action; or the prompt for a
    vote where the others have to agree. Raises `Refusal`."""
    player_view, services = await requester.read_view(match), requester.services
    screens = services.screens_of(player_view.table)
    try:
        if player_view.view is not None:
            reply = await services.run_in_thread(screens.undo_choice, player_view.view)
            if reply is not None:
                return await play(requester, player_view.table, reply, None)
        return await undo(requester, match)
    except Refusal as error:
        if error.code not in {"undo-acted", "undo-revealed", "undo-known"}:
            raise
        table = await requester.matches.queries.read_table(match)
        why = requester.words("undo-since", **error.params) if error.params else ""
        control, label = "consent.ask.undo", "consent-ask"
        return render_vote_prompt("ask-undo", control, label, table, requester.words, why)


async def undo(requester: Requester, match: int, row: int | None = None) -> Screen:
    """Undo the requester's last action (that of `row`) and show their panel. Raises `Refusal`, with
    the move that gave something away if it can be told."""
    try:
        await requester.matches.undo.undo(match, requester.player, row)
    except Refusal as error:
        if error.code != "undo-revealed":
            raise
        moves = await requester.matches.organise.list_moves(match)
        move = next(one for one in reversed(moves) if one.reveals)
        if not move.events:
            raise
        table = await requester.matches.queries.read_table(match)
        screens = requester.services.screens_of(table)
        what = describe_move(move, table, screens, requester.words)
        raise Refusal("undo-known", what=what) from error
    await requester.matches.computer_answers.wait(match)
    return await show_panel(requester, match, requester.words("undo-done"))

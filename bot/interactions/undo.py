"""`/undo`, and the button of the panel."""

from collections.abc import Sequence

from bot.interactions.declarations import Controls
from bot.interactions.panels import play, show_panel
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.markdown import escape
from bot.matches import Refusal
from bot.matches.play.undo import find_remaining
from bot.models.match import PastMove
from bot.screens.screen import Button, Row, Screen, Text
from bot.screens.shared.names import match_title
from bot.screens.shared.organise import describe_move
from bot.screens.shared.seats import render_vote_prompt

control = Controls()


@control("undo.<row>", right="sit")
async def undo_row(press: Press, row: int) -> Screen:
    """The action of that row, if it is still the last."""
    return await undo(press.requester, press.match, row)


@control("undo.ask.<row>", right="sit")
async def confirm_undo(press: Press, row: int) -> Screen:
    back = Button("move", press.words("panel-back"))  # a second tap where Undo was does nothing
    return await _ask(press.requester, press.match, row, back)


async def _ask(requester: Requester, match: int, row: int, *back: Button) -> Screen:
    """Which of the requester's actions would be undone with that of a row; `back` to where that was
    asked, if it was in a panel. Raises `Refusal`."""
    words, moves = requester.words, await requester.matches.organise.list_moves(match)
    rows = await requester.matches.undo.list_undone(match, requester.player, row)
    player_view = await requester.read_view(match)
    table, seat = player_view.table, player_view.seat
    undone = [one for one in moves if one.row in rows and one.seat == seat]
    what = await _describe(requester, match, undone)
    stays = await _explain_remaining(requester, match, find_remaining(moves, seat, rows))
    asked = words("undo-to", title=match_title(table, words), what=what)
    text = Text("\n".join(filter(None, (asked, stays))))
    undo_it = Button(f"undo.{row}", words("undo-button"), "danger")
    return Screen((text, Row((*back, undo_it))), match)


async def _explain_remaining(requester: Requester, match: int, kept: PastMove | None) -> str:
    """What of the same press stays, because of what others have done since; empty if nothing."""
    if kept is None:
        return ""
    return requester.words("undo-kept", what=await _describe(requester, match, (kept,)))


async def has_move_to_undo(requester: Requester, match: int) -> bool:
    return await requester.matches.undo.find_last_row(match, requester.player) is not None


async def describe_undoable(requester: Requester, match: int) -> str:
    """The requester's last move, which `/undo` or a vote would undo; empty if there is none, where
    the game has an undo of its own, or while it is secret."""
    row = await requester.matches.undo.find_last_row(match, requester.player) or 0
    return await _describe_row(requester, match, row)


async def undo_or_ask(requester: Requester, match: int) -> Screen:
    """Undo a choice that is locked in and still open, or ask whether the last action is meant, as
    the command may have found another match than its author thinks of; or the prompt for a vote
    where the others have to agree. Raises `Refusal`."""
    player_view, services = await requester.read_view(match), requester.services
    screens = services.screens_of(player_view.table)
    try:
        if player_view.view is not None:
            reply = await services.run_in_thread(screens.undo_choice, player_view.view)
            if reply is not None:
                return await play(requester, player_view.table, reply, None)
        if row := await requester.matches.undo.find_undoable_row(match, requester.player):
            return await _ask(requester, match, row)
        return await undo(requester, match)
    except Refusal as error:
        if error.code not in {"undo-acted", "undo-revealed", "undo-known"}:
            raise
        return await _ask_all(requester, match, error)


async def _ask_all(requester: Requester, match: int, why: Refusal) -> Screen:
    words, table = requester.words, await requester.matches.queries.read_table(match)
    row = await requester.matches.undo.find_last_row(match, requester.player) or 0
    what = await _describe_row(requester, match, row)
    texts = [words("undo-since", **why.params)] if why.params else []
    told = "told" if why.params.get("what") == what else what
    texts.append(words("ask-undo", title=match_title(table, words), what=told))
    return render_vote_prompt("\n".join(texts), f"consent.ask.undo.{row}", table, words)


async def undo(requester: Requester, match: int, row: int | None = None) -> Screen:
    """Undo the requester's last action (that of `row`) and show their panel, which says what was
    taken back. Raises `Refusal`, with the move that gave something away if it can be told."""
    before = await requester.matches.organise.list_moves(match)
    try:
        await requester.matches.undo.undo(match, requester.player, row)
    except Refusal as error:
        if error.code != "undo-revealed":
            raise
        move = next(one for one in reversed(before) if one.reveals)
        if not move.events:
            raise
        raise Refusal("undo-known", what=await _describe(requester, match, (move,))) from error
    left = {one.row for one in await requester.matches.organise.list_moves(match)}
    await requester.matches.computer_answers.wait(match)
    seat, rows = (await requester.read_view(match)).seat, {one.row for one in before} - left
    undone = [one for one in before if one.row in rows and one.seat == seat and one.events]
    what = await _describe(requester, match, undone)
    done = requester.words("undo-done", what=what or "none")
    stays = await _explain_remaining(requester, match, find_remaining(before, seat, rows))
    return await show_panel(requester, match, "\n".join(filter(None, (done, stays))))


async def _describe_row(requester: Requester, match: int, row: int) -> str:
    moves = await requester.matches.organise.list_moves(match)
    return await _describe(requester, match, [one for one in moves if one.row == row])


async def _describe(requester: Requester, match: int, moves: Sequence[PastMove]) -> str:
    table, words = await requester.matches.queries.read_table(match), requester.words
    screens = requester.services.screens_of(table)
    return "; ".join(escape(describe_move(one, table, screens, words)) for one in moves)

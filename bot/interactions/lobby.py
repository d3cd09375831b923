"""The lobby of a match: who joins, who is invited, and when it starts."""

from __future__ import annotations

from bot.interactions.inputs import meet_players, require_number
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen
from bot.screens.shared import lobby


async def handle_lobby(press: Press) -> Screen:
    """`lobby.<what>`; the service checks the host's rights, in its transaction."""
    lobbies, match, me = press.matches.lobbies, press.match, press.player
    match press.parts[1:]:
        case ["join"]:
            table = await lobbies.join(match, me)
        case ["leave"]:
            table = await lobbies.leave(match, me)
        case ["add", level]:
            table = await lobbies.add_computer(match, me, level)
        case ["seat"]:
            table = await lobbies.add_seat(match, me)
        case ["invite"]:
            people = await meet_players(press.matches, press.people)
            table = await lobbies.invite(match, me, people)
        case ["free"]:
            table = await lobbies.free_seat(match, me, require_number(press.chosen))
        case ["start"]:
            press.requester.require_permissions()
            table = await lobbies.start(match, me)
        case ["cancel"]:
            table = await _cancel(press)
        case _:
            raise Refusal("older-control")
    words = press.words
    if table.status is Status.RUNNING and table.seat_of(me) is not None:
        return await show_panel(press.requester, match, words("lobby-begun"))
    return lobby.render_lobby_reply(table, press.parts[1], words)


async def _cancel(press: Press) -> Table:
    """The host closes a lobby, or an organiser of its server."""
    matches, me = press.matches, press.player
    table = await matches.queries.read_table(press.match)
    if table.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    if table.host != me and press.requester.can_organise(table):
        return await matches.play.end(press.match, me)
    return await matches.lobbies.cancel(press.match, me)

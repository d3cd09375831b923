"""The house's own controls: lobbies, panels, lists, pages and settings, by their first words."""

from __future__ import annotations

from typing import Final

from bot.interactions.follow import handle_follow
from bot.interactions.history import analysis_screen, handle_log, record_screen, replay_screen
from bot.interactions.inputs import meet_players, read_number, require_number
from bot.interactions.league.controls import handle_league
from bot.interactions.match_lists import handle_film, handle_matches, handle_see
from bot.interactions.organise import handle_organise
from bot.interactions.panels import show_panel
from bot.interactions.press import Handler, Press
from bot.interactions.privacy import handle_privacy
from bot.interactions.rematch import handle_rematch
from bot.interactions.requester import authorise
from bot.interactions.seats import handle_seat, handle_vote, resume
from bot.interactions.settings import handle_settings
from bot.interactions.undo import handle_undo
from bot.interactions.view_commands import run_view_command
from bot.matches import Refusal
from bot.models.match import Status, Table
from bot.screens.screen import Screen, Text
from bot.screens.shared import lobby, pages
from bot.screens.shared.names import match_title

SEAT_CONTROLS: Final = ("resign.yes", "claim", "clock.", "seat.keep.", "seat.back", "consent.")
"""Controls of those who sit at the table."""


def find_required_right(control: str) -> str:
    """What a control asks of the presser, see `authorise`; the host's rights are checked by the
    service, in its transaction."""
    if is_of_panel(control) or control.startswith(SEAT_CONTROLS):
        return "sit"
    return "organise" if control == "end" or control.startswith("org.") else "see"


def is_of_panel(control: str) -> bool:
    """Whether the answer is the panel of the presser's seat."""
    return control.startswith(("g.", "undo.", "plan.")) or control in {"move", "plan"}


async def handle_shared_control(press: Press) -> Screen:
    """The screen that a control of the house leads to. Raises `Refusal`."""
    handler = HANDLERS.get(press.parts[0])
    if handler is None:
        raise Refusal("older-control")
    return await handler(press)


async def _handle_panel(press: Press) -> Screen:
    return await show_panel(press.services, press.requester, press.match)


async def _handle_lobby(press: Press) -> Screen:
    matches, match, me = press.services.matches, press.match, press.requester.player
    match press.parts[1:]:
        case ["join"]:
            table = await matches.lobbies.join(match, me)
        case ["leave"]:
            table = await matches.lobbies.leave(match, me)
        case ["add", level]:
            table = await matches.lobbies.add_computer(match, me, level)
        case ["seat"]:
            table = await matches.lobbies.add_seat(match, me)
        case ["invite"]:
            table = await matches.lobbies.invite(
                match, me, await meet_players(matches, press.people)
            )
        case ["free"]:
            table = await matches.lobbies.free_seat(match, me, require_number(press.chosen))
        case ["start"]:
            table = await _start(press)
        case ["cancel"]:
            table = await _cancel(press)
        case _:
            raise Refusal("older-control")
    if table.status is Status.RUNNING and table.seat_of(me) is not None:
        return await show_panel(
            press.services, press.requester, match, press.requester.words("lobby-begun")
        )
    return lobby.render_lobby_reply(table, press.parts[1], press.requester.words)


async def _start(press: Press) -> Table:
    """The host starts the match, where the bot can show it."""
    lacking, words = press.requester.missing_permissions, press.requester.words
    if lacking:
        raise Refusal("missing-permission", names=pages.permission_names(lacking, words))
    return await press.services.matches.lobbies.start(press.match, press.requester.player)


async def _cancel(press: Press) -> Table:
    """The host closes a lobby; an organiser of its server may, too."""
    matches, me = press.services.matches, press.requester.player
    table = await matches.queries.read_table(press.match)
    if table.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    if table.host != me and press.requester.can_organise(table):
        return await matches.play.end(press.match, me)
    return await matches.lobbies.cancel(press.match, me)


async def _handle_resign(press: Press) -> Screen:
    words = press.requester.words
    if press.control_id.control == "resign.no":
        return Screen((Text(words("resign-kept")),))
    if press.control_id.control != "resign.yes":
        raise Refusal("older-control")
    await press.services.matches.play.resign(press.match, press.requester.player)
    return Screen((Text(words("resign-done", number=str(press.match))),))


async def _handle_claim(press: Press) -> Screen:
    await press.services.matches.play.claim_win(press.match, press.requester.player)
    return Screen((Text(press.requester.words("claim-done", number=str(press.match))),))


async def _handle_end(press: Press) -> Screen:
    table = await press.services.matches.play.end(press.match, press.requester.player)
    shown = match_title(table, press.requester.words)
    return Screen((Text(press.requester.words("board-ended", title=shown)),))


async def _handle_record(press: Press) -> Screen:
    return await record_screen(press.services, press.requester, press.match)


async def _handle_replay(press: Press) -> Screen:
    """`replay.all` for everybody's part of a match, `replay.<seat>` for one."""
    match press.parts[1:]:
        case [] | ["all"]:
            return await replay_screen(press.services, press.requester, press.match)
        case [seat]:
            return await replay_screen(
                press.services, press.requester, press.match, require_number(seat)
            )
        case _:
            raise Refusal("older-control")


async def _handle_analysis(press: Press) -> Screen:
    """`analysis` for the presser's own seat, `analysis.<seat>` for any."""
    match press.parts[1:]:
        case []:
            return await analysis_screen(press.services, press.requester, press.match)
        case [seat]:
            return await analysis_screen(
                press.services, press.requester, press.match, require_number(seat)
            )
        case _:
            raise Refusal("older-control")


async def _handle_pages(press: Press) -> Screen:
    """`pages.<game>.<page>`; the two buttons of a page may lead to the same one, so that one of
    them says a word more."""
    words = press.requester.words
    match press.parts[1:]:
        case [game, page, *_] if game in press.services.screens:
            texts = press.services.screens[game].rule_pages(words)
            return pages.render_rules(game, texts, require_number(page), words)
        case _:
            raise Refusal("older-control")


async def _handle_view_command(press: Press) -> Screen:
    """`look.<name>`, then `<option>-<number>` for each value: a look of the match's game, shown to
    the presser alone. Whatever else stands there only tells two buttons apart."""
    services, requester, (_, name, *given) = press.services, press.requester, [*press.parts, ""]
    table = await services.matches.queries.read_table(press.match)
    look = next((one for one in services.screens_of(table).view_commands if one.name == name), None)
    if look is None:
        raise Refusal("older-control")
    if look.own_seat:
        table = await authorise(services, requester, press.match, "sit")
    keys = {one.key for one in look.parameters}
    pairs = (part.partition("-") for part in given)
    numbers = {key: read_number(text) for key, _, text in pairs if key in keys}
    values = {key: number for key, number in numbers.items() if number is not None}
    screen = await run_view_command(services, requester, press.match, look, values)
    if screen is None:
        raise Refusal("not-running")
    return screen


async def _handle_which(press: Press) -> Screen:
    """The answer to "which match do you mean?": go on with what was asked."""
    if len(press.parts) != 2:
        raise Refusal("older-control")
    go_on = press.pending.find(press.requester.player, press.parts[1])
    return await go_on(press.requester, require_number(press.chosen))


async def _handle_clock(press: Press) -> Screen:
    """Somebody who sits there lets the clocks go on, or asks the others to."""
    if press.parts[1:] != ["resume"]:
        raise Refusal("older-control")
    return await resume(press.services, press.requester, press.match)


HANDLERS: Final[dict[str, Handler]] = {
    "move": _handle_panel,
    "undo": handle_undo,
    "seat": handle_seat,
    "consent": handle_vote,
    "org": handle_organise,
    "follow": handle_follow,
    "rematch": handle_rematch,
    "lobby": _handle_lobby,
    "resign": _handle_resign,
    "claim": _handle_claim,
    "clock": _handle_clock,
    "end": _handle_end,
    "record": _handle_record,
    "replay": _handle_replay,
    "film": handle_film,
    "see": handle_see,
    "log": handle_log,
    "matches": handle_matches,
    "analysis": _handle_analysis,
    "look": _handle_view_command,
    "pages": _handle_pages,
    "which": _handle_which,
    "settings": handle_settings,
    "privacy": handle_privacy,
    "league": handle_league,
}

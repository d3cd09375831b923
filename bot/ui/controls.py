"""The house's own controls: lobbies, panels, lists, pages and settings, by their first words."""

from __future__ import annotations

from typing import Final

from bot.matches import Refusal
from bot.screens.house import lobby, pages
from bot.screens.house.names import title
from bot.screens.screen import Screen, Text
from bot.tables import Status, Table
from bot.ui.afterwards import analysis_screen, record_screen, replay_screen
from bot.ui.asking import authorise
from bot.ui.chronicle import press_log
from bot.ui.following import follow
from bot.ui.league.pressing import press_league
from bot.ui.listing import press_film, press_matches, press_see
from bot.ui.looking import shown
from bot.ui.organising import organise
from bot.ui.picked import met
from bot.ui.playing import panel
from bot.ui.pressing import Handler, Press
from bot.ui.privacy import press_privacy
from bot.ui.rematching import rematch
from bot.ui.seating import consent, resume, seat
from bot.ui.setting import press_settings
from bot.ui.undoing import take_back

SEATED: Final = ("resign.yes", "claim", "clock.", "seat.keep.", "seat.back", "consent.")
"""Controls of those who sit at the table."""


def need(control: str) -> str:
    """What a control asks of the presser, see `authorise`; the host's rights are checked by the
    service, in its transaction."""
    if is_of_panel(control) or control.startswith(SEATED):
        return "sit"
    return "organise" if control == "end" or control.startswith("org.") else "see"


def is_of_panel(control: str) -> bool:
    """Whether the answer is the panel of the presser's seat."""
    return control.startswith(("g.", "undo.", "plan.")) or control in {"move", "plan"}


async def handle(press: Press) -> Screen:
    """The screen that a control of the house leads to. Raises `Refusal`."""
    handler = HANDLERS.get(press.parts[0])
    if handler is None:
        raise Refusal("older-control")
    return await handler(press)


async def _panel(press: Press) -> Screen:
    return await panel(press.house, press.asker, press.match)


async def _lobby(press: Press) -> Screen:
    matches, match, me = press.house.matches, press.match, press.asker.player
    match press.parts[1:]:
        case ["join"]:
            table = await matches.join(match, me)
        case ["leave"]:
            table = await matches.leave(match, me)
        case ["add", level]:
            table = await matches.add_computer(match, me, level)
        case ["seat"]:
            table = await matches.add_seat(match, me)
        case ["invite"]:
            table = await matches.invite(match, me, await met(matches, press.people))
        case ["free"] if press.chosen.isdecimal():
            table = await matches.free(match, me, int(press.chosen))
        case ["start"]:
            table = await _start(press)
        case ["cancel"]:
            table = await _cancel(press)
        case _:
            raise Refusal("older-control")
    if table.status is Status.RUNNING and table.seat_of(me) is not None:
        return await panel(press.house, press.asker, match, press.asker.words("lobby-begun"))
    return lobby.done(table, press.parts[1], press.asker.words)


async def _start(press: Press) -> Table:
    """The host starts the match, where the bot can show it."""
    lacking, words = press.asker.lacking, press.asker.words
    if lacking:
        raise Refusal("missing-permission", names=pages.permission_names(lacking, words))
    return await press.house.matches.start(press.match, press.asker.player)


async def _cancel(press: Press) -> Table:
    """The host closes a lobby; an organiser of its server may, too."""
    matches, me = press.house.matches, press.asker.player
    table = await matches.table(press.match)
    if table.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    stranger = table.host != me and press.asker.organises(table)
    return await matches.cancel(press.match, me, organiser=stranger)


async def _resign(press: Press) -> Screen:
    words = press.asker.words
    if press.route.control == "resign.no":
        return Screen((Text(words("resign-kept")),))
    if press.route.control != "resign.yes":
        raise Refusal("older-control")
    await press.house.matches.resign(press.match, press.asker.player)
    return Screen((Text(words("resign-done", number=str(press.match))),))


async def _claim(press: Press) -> Screen:
    await press.house.matches.claim_win(press.match, press.asker.player)
    return Screen((Text(press.asker.words("claim-done", number=str(press.match))),))


async def _end(press: Press) -> Screen:
    table = await press.house.matches.cancel(press.match, press.asker.player, organiser=True)
    shown = title(table, press.asker.words)
    return Screen((Text(press.asker.words("board-ended", title=shown)),))


async def _record(press: Press) -> Screen:
    return await record_screen(press.house, press.asker, press.match)


async def _replay(press: Press) -> Screen:
    """`replay.all` for everybody's part of a match, `replay.<seat>` for one."""
    match press.parts[1:]:
        case [] | ["all"]:
            return await replay_screen(press.house, press.asker, press.match)
        case [seat] if seat.isdecimal() and len(seat) <= 2:
            return await replay_screen(press.house, press.asker, press.match, int(seat))
        case _:
            raise Refusal("older-control")


async def _analysis(press: Press) -> Screen:
    """`analysis` for the presser's own seat, `analysis.<seat>` for any."""
    match press.parts[1:]:
        case []:
            return await analysis_screen(press.house, press.asker, press.match)
        case [seat] if seat.isdecimal() and len(seat) <= 2:
            return await analysis_screen(press.house, press.asker, press.match, int(seat))
        case _:
            raise Refusal("older-control")


async def _pages(press: Press) -> Screen:
    """`pages.<game>.<page>`; the two buttons of a page may lead to the same one, so that one of
    them says a word more."""
    words = press.asker.words
    match press.parts[1:]:
        case [game, page, *_] if game in press.house.screens and page.isdecimal():
            texts = press.house.screens[game].rules(words)
            return pages.rules(game, texts, int(page), words)
        case _:
            raise Refusal("older-control")


async def _look(press: Press) -> Screen:
    """`look.<name>`, then `<option>-<number>` for each value: a look of the match's game, shown to
    the presser alone. Whatever else stands there only tells two buttons apart."""
    house, asker, (_, name, *given) = press.house, press.asker, [*press.parts, ""]
    table = await house.matches.table(press.match)
    look = next((one for one in house.screens_of(table).looks if one.name == name), None)
    if look is None:
        raise Refusal("older-control")
    if look.own_seat:
        table = await authorise(house, asker, press.match, "sit")
    keys = {one.key for one in look.parameters}
    pairs = (part.partition("-") for part in given)
    values = {key: int(n[:4]) for key, _, n in pairs if key in keys and n.isdecimal()}
    screen = await shown(house, asker, press.match, look, values)
    if screen is None:
        raise Refusal("not-running")
    return screen


async def _which(press: Press) -> Screen:
    """The answer to "which match do you mean?": go on with what was asked."""
    if len(press.parts) != 2 or not press.chosen.isdecimal():
        raise Refusal("older-control")
    go_on = press.pending.of(press.asker.player, press.parts[1])
    return await go_on(press.asker, int(press.chosen[:12]))


async def _clock(press: Press) -> Screen:
    """Somebody who sits there lets the clocks go on, or asks the others to."""
    if press.parts[1:] != ["resume"]:
        raise Refusal("older-control")
    return await resume(press.house, press.asker, press.match)


HANDLERS: Final[dict[str, Handler]] = {
    "move": _panel,
    "undo": take_back,
    "seat": seat,
    "consent": consent,
    "org": organise,
    "follow": follow,
    "rematch": rematch,
    "lobby": _lobby,
    "resign": _resign,
    "claim": _claim,
    "clock": _clock,
    "end": _end,
    "record": _record,
    "replay": _replay,
    "film": press_film,
    "see": press_see,
    "log": press_log,
    "matches": press_matches,
    "analysis": _analysis,
    "look": _look,
    "pages": _pages,
    "which": _which,
    "settings": press_settings,
    "privacy": press_privacy,
    "league": press_league,
}

"""The lobby of a match: who joins, who is invited, when it starts, and what its host sets.

The poster itself answers a press on it, by its next edit; only the options are a private panel.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.interactions.inputs import meet_players, require_number
from bot.interactions.panels import show_panel
from bot.interactions.press import Press
from bot.matches import Refusal
from bot.matches.lobby_settings import FLAGS
from bot.models.match import CLOCK_PRESETS, Clock, Status, Table, choose_days_clock
from bot.presentation.boards import answers_of, read_lobby_game
from bot.screens.contract import SupportsColours
from bot.screens.screen import Screen
from bot.screens.shared.lobby import LIVE_CLOCK, render_closed
from bot.screens.shared.lobby_options import (
    ABOUT,
    LATE,
    PAGES,
    render_cancel_question,
    render_options,
)
from engine.contract import FIRST_SEAT, OffersQuickGame, OptionValue

ANSWERED: Final = frozenset({"options", "start", "cancel"})
"""What is answered by a message of its own."""
PAGE_OF: Final = {
    **dict.fromkeys(("computer", "order", "seat", "shrink"), "seats"),
    **dict.fromkeys(("rule", "set", "session"), "rules"),
    **dict.fromkeys(("clock", "late", "rated"), "clock"),
    **dict.fromkeys(("free", "invite", "open", "auto", "thread"), "guests"),
}
"""The page that a control of the options leads back to; else the first one."""


def is_silent(control: str) -> bool:
    """Whether a press on a public message is answered by its edit alone."""
    name, _, what = control.partition(".")
    return name == "lobby" and what not in ANSWERED


async def handle_lobby(press: Press) -> Screen | None:
    """`lobby.<what>`; the service checks the host's rights, in its transaction. In a panel left
    over from the lobby, every press shows what has become of the match."""
    if press.in_panel and (outcome := await _show_outcome(press, await _read_table(press))):
        return outcome
    match press.parts[1:]:
        case ["options"]:
            return await _show_options(press, await _read_lobby(press), ABOUT)
        case ["page", page]:
            return await _show_options(press, await _read_lobby(press), page)
        case ["cancel"]:
            return render_cancel_question(await _read_lobby(press), press.words)
    table = await _change(press)
    outcome = await _show_outcome(press, table)
    if not press.in_panel:
        return outcome if table.status is Status.RUNNING else None
    if outcome is not None:
        return outcome
    page = PAGE_OF.get(press.parts[1], ABOUT)
    if press.parts[1:] == ["set", FIRST_SEAT]:
        page = "seats"
    return await _show_options(press, table, page)


async def _change(press: Press) -> Table:
    lobbies, match, me = press.matches.lobbies, press.match, press.player
    match press.parts[1:]:
        case ["join"]:
            return await lobbies.join(match, me)
        case ["leave"]:
            return await lobbies.leave(match, me)
        case ["computer"]:
            return await lobbies.add_computer(match, me, press.chosen)
        case ["seat"]:
            return await lobbies.add_seat(match, me)
        case ["invite"]:
            people = await meet_players(press.matches, press.people)
            return await lobbies.invite(match, me, people)
        case ["free"]:
            return await lobbies.free_seat(match, me, require_number(press.chosen))
        case ["colour"]:
            return await _choose_colour(press)
        case ["start"]:
            press.requester.require_permissions()
            return await lobbies.start(match, me)
        case ["close"]:
            return await _cancel(press)
        case _:
            return await _set(press)


async def _choose_colour(press: Press) -> Table:
    """One of those that the game has, or none."""
    table = await press.matches.queries.read_table(press.match)
    screens: object = press.services.screens_of(table)
    offered = screens.list_colours(press.words) if isinstance(screens, SupportsColours) else ()
    if press.chosen not in {"0", *(one.value for one in offered)}:
        raise Refusal("older-control")
    return await press.matches.lobbies.choose_colour(press.match, press.player, int(press.chosen))


async def _set(press: Press) -> Table:
    """What only the options have."""
    settings, match, me = press.matches.lobby_settings, press.match, press.player
    match press.parts[1:]:
        case ["pace", "now" | "days" as pace]:
            return await settings.set_clock(match, me, await _find_clock(press, pace))
        case ["quick"]:
            return await _set_quick(press)
        case ["clock"]:
            return await _set_clock(press)
        case ["late"]:
            return await _set_late(press)
        case [flag, "on" | "off" as state] if flag in FLAGS:
            return await settings.set_flag(match, me, flag, on=state == "on")
        case ["order"]:
            return await settings.move_up(match, me, require_number(press.chosen))
        case ["shrink"]:
            return await settings.remove_seat(match, me)
        case ["rule"]:
            key, _, value = press.chosen.partition("=")
            return await _set_option(press, key, value)
        case ["set" | "own", key]:
            return await _set_option(press, key, press.chosen)
        case _:
            raise Refusal("older-control")


async def _find_clock(press: Press, pace: str) -> Clock:
    """The default clock of a match that is played now, or over days."""
    if pace == "now":
        return LIVE_CLOCK
    table = await press.matches.queries.read_table(press.match)
    game = press.services.games[table.game]
    return CLOCK_PRESETS[choose_days_clock(answers_of(game, len(table.seats), table.options))]


async def _set_quick(press: Press) -> Table:
    """The options that shorten a match, if its game has any."""
    table = await press.matches.queries.read_table(press.match)
    game: object = press.services.games[table.game]
    if not isinstance(game, OffersQuickGame):
        raise Refusal("older-control")
    for key, value in game.quick_options.items():
        settings = press.matches.lobby_settings
        table = await settings.set_option(press.match, press.player, key, value)
    return table


async def _set_clock(press: Press) -> Table:
    """A clock keeps what happens after a timeout."""
    if press.chosen not in {*CLOCK_PRESETS, "none"}:
        raise Refusal("older-control")
    clock = CLOCK_PRESETS.get(press.chosen)
    before = (await press.matches.queries.read_table(press.match)).clock
    if clock is not None and before is not None:
        clock = replace(clock, on_timeout=before.on_timeout)
    return await press.matches.lobby_settings.set_clock(press.match, press.player, clock)


async def _set_late(press: Press) -> Table:
    clock = (await press.matches.queries.read_table(press.match)).clock
    late = next((one for one in LATE if one == press.chosen), None)
    if late is None:
        raise Refusal("older-control")
    if clock is None:
        raise Refusal("no-clock")
    clock = replace(clock, on_timeout=late)
    return await press.matches.lobby_settings.set_clock(press.match, press.player, clock)


async def _set_option(press: Press, key: str, text: str) -> Table:
    """The value as the option's kind has it; the game refuses one that makes no sense."""
    table = await press.matches.queries.read_table(press.match)
    specs = press.services.games[table.game].options
    spec = next((one for one in specs if one.key == key), None)
    if spec is None or spec.kind in {"items", "whole"}:
        raise Refusal("older-control")
    value: OptionValue = text
    if spec.kind == "flag":
        value = text == "true"
    if spec.kind == "seats":
        value = tuple(sorted((one for one in text.split(",") if one), key=require_number))
    return await press.matches.lobby_settings.set_option(press.match, press.player, key, value)


async def _show_outcome(press: Press, table: Table) -> Screen | None:
    """The presser's panel of the match that has started, or that it was closed; None before, and
    for those without a seat."""
    if table.status is Status.RUNNING and table.seat_of(press.player) is not None:
        return await show_panel(press.requester, press.match)
    if table.status is Status.CANCELLED and table.started is None:
        return render_closed(table, press.words)
    return None


async def _read_table(press: Press) -> Table:
    return await press.matches.queries.read_table(press.match)


async def _read_lobby(press: Press) -> Table:
    table = await _read_table(press)
    if table.status is not Status.LOBBY:
        raise Refusal("not-a-lobby")
    return table


async def _show_options(press: Press, table: Table, page: str) -> Screen:
    """Raises `Refusal` for a page that only the host has."""
    if page not in {*PAGES, ABOUT}:
        raise Refusal("older-control")
    if page in PAGES and table.host != press.player:
        raise Refusal("not-host")
    game = await read_lobby_game(press.services, table, press.words)
    closes = press.requester.can_organise(table)
    return render_options(table, game, press.words, page, press.player, closes=closes)


async def _cancel(press: Press) -> Table:
    """The host closes a lobby, or an organiser of its server."""
    matches, me = press.matches, press.player
    table = await _read_lobby(press)
    if table.host != me and press.requester.can_organise(table):
        return await matches.play.end(press.match, me)
    return await matches.lobbies.cancel(press.match, me)

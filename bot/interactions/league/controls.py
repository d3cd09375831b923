"""The controls of leagues: `league.<number>.<what>`, and those that name none."""

from __future__ import annotations

from typing import Any, Final

from bot.interactions.league.admin import EXTENSION, LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.pending_commands import PendingCommands
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.interactions.user_select import meet_players
from bot.leagues.repository import LoadedLeague
from bot.leagues.settings import LeagueSettings, put_measure_first
from bot.matches import Refusal
from bot.presentation.custom_ids import ControlId
from bot.presentation.services import Services
from bot.screens.screen import Form, Screen
from bot.screens.shared.league import home
from bot.screens.shared.league.settings import CLOCKS, PAGES, TIMEOUT_CHOICES

LONGEST_NUMBER: Final = 9


async def handle_league(press: Press) -> Screen:
    """What a control of a league leads to. Raises `Refusal`."""
    desk, games = LeaguePages(press.house, press.asker), press.house.games
    match press.parts[1:]:
        case ["begin"]:
            return await desk.show_start()
        case ["which"]:
            return await desk.show_home(await desk.load_league(_read_number(press.chosen)))
        case ["new", game] if game in games:
            name = press.typed.get("name", "")
            return await LeagueAdmin(press.house, press.asker).create_league(name, game)
        case [number, *verb] if verb and number.isdecimal():
            return await _handle_member_control(
                press, desk, await desk.load_league(_read_number(number)), verb
            )
        case _:
            raise Refusal("older-control")


async def find_league_form(
    house: Services, asker: Requester, route: ControlId, pending: PendingCommands
) -> Form:
    """The form of a control; what is typed is checked when it comes back. Raises `Refusal`."""
    office = LeagueAdmin(house, asker)
    match route.control.split(".")[1:]:
        case ["new", game] if game in house.games:
            return home.build_new_league_form(game, asker.words)
        case [number, "correct" | "void" as what, session]:
            held = await LeaguePages(house, asker).load_league(_read_number(number))
            typed = pending.read_typed(asker.player, route.control)
            return await office.build_form(held, _read_number(session), typed, void=what == "void")
        case _:
            raise Refusal("older-control")


async def _handle_member_control(
    press: Press, desk: LeaguePages, held: LoadedLeague, verb: list[str]
) -> Screen:
    match verb:
        case ["home"]:
            return await desk.show_home(held)
        case ["join"]:
            return await desk.join(held)
        case ["leave", *sure] if sure in ([], ["yes"]):
            return await desk.leave(held, sure=bool(sure))
        case ["next"]:
            return await desk.show_schedule(held)
        case ["why"]:
            return await desk.explain_rank(held, press.asker.player)
        case ["whom"]:
            return await desk.explain_rank(held, _read_member(held, press.chosen))
        case ["export"]:
            return await desk.export(held)
        case ["help"]:
            return desk.show_help()
        case ["table", division]:
            return await desk.show_standings(held, _read_number(division))
        case ["calendar", division]:
            return await desk.show_calendar(held, _read_number(division))
        case _:
            office = LeagueAdmin(press.house, press.asker)
            return await _handle_admin_control(press, office, held, verb)


async def _handle_admin_control(
    press: Press, office: LeagueAdmin, held: LoadedLeague, verb: list[str]
) -> Screen:
    """The pages that only organisers have, and what is done on them."""
    match verb:
        case ["panel"]:
            return await office.show_panel(held)
        case ["terms", page] if page in PAGES:
            return await office.show_settings(held, page)
        case ["people", *page]:
            return await office.show_people(held, _read_number(*page) if page else 0)
        case ["enrol"]:
            return await office.enrol(held, await meet_players(press.house.matches, press.people))
        case ["drop"]:
            return await office.drop(held, _read_player(press.chosen), sure=False)
        case ["drop", player]:
            return await office.drop(held, _read_player(player), sure=True)
        case ["sessions", page]:
            return await office.show_sessions(held, _read_number(page))
        case ["session"]:
            return await office.show_session(held, _read_number(press.chosen))
        case ["correct", number]:
            return await _correct_session(press, office, held, _read_number(number))
        case ["void", number] if "reason" in press.typed:
            return await office.correct(held, _read_number(number), "-", press.typed["reason"])
        case ["again", number]:
            return await office.repeat_session(held, _read_number(number))
        case _:
            return await _handle_season_control(press, office, held, verb)


async def _correct_session(
    press: Press, office: LeagueAdmin, held: LoadedLeague, number: int
) -> Screen:
    """The session, corrected; or why not, with what was typed kept for its form."""
    me, control, typed = press.asker.player, press.control_id.control, press.typed
    try:
        points, reason = typed.get("points", ""), typed.get("reason", "")
        screen = await office.correct(held, number, points, reason)
    except Refusal as error:
        press.pending.keep_typed(me, control, typed)
        why = sentence_of(press.house, error, press.asker.words, None)
        return await office.show_session(held, number, f"⚠️ {why}")
    press.pending.drop_typed(me, control)
    return screen


async def _handle_season_control(
    press: Press, office: LeagueAdmin, held: LoadedLeague, verb: list[str]
) -> Screen:
    """The terms, and the course of a season."""
    match verb:
        case ["rehearse"]:
            return await office.simulate(held)
        case ["announce"]:
            return await office.announce(held)
        case ["end"]:
            return await office.ask_to_end(held)
        case ["set", what]:
            return await _change_settings(
                press, office, held, _read_settings(what, press.chosen, held.league.settings)
            )
        case ["flag", "rated" | "final" | "annul" as flag]:
            on = bool(getattr(held.league.settings, flag))
            return await _change_settings(press, office, held, {flag: not on})
        case _:
            return await _run_season(press, office, held, verb)


async def _run_season(
    press: Press, office: LeagueAdmin, held: LoadedLeague, verb: list[str]
) -> Screen:
    leagues, me = press.house.leagues, press.asker.player
    match verb:
        case ["begin"]:
            held = await leagues.begin(held.id, me)
        case ["computer"]:
            held = await leagues.add_computer(held.id, me)
        case ["pause" | "resume" as what]:
            held = await leagues.pause(held.id, me, on=what == "pause")
        case ["hasten"]:
            held = await leagues.hasten(held.id, me)
        case ["extend"]:
            held = await leagues.extend(held.id, me, EXTENSION)
        case ["undo"]:
            return await office.undo(held)
        case ["end", "yes"]:
            held = await leagues.end(held.id, me)
        case _:
            raise Refusal("older-control")
    return await office.confirm(held, verb[0])


async def _change_settings(
    press: Press, office: LeagueAdmin, held: LoadedLeague, changes: dict[str, Any]
) -> Screen:
    """Other terms, and the page of the menu again."""
    held = await press.house.leagues.change_settings(held.id, press.asker.player, **changes)
    page = "points" if {*changes} & _POINTS_PAGE else "play"
    return await office.show_settings(held, page, press.asker.words("league-done-saved"))


_POINTS_PAGE: Final = {"interval", "clock", "late", "prizes", "order", "rated"}


def _read_settings(what: str, chosen: str, agreed: LeagueSettings) -> dict[str, Any]:
    """The terms that a menu's choice means. Raises `Refusal`."""
    parts = chosen.split("-")
    match what, parts:
        case "format", ["season"]:
            return {"format": "season"}
        case "format", ["swiss", rounds]:
            return {"format": "swiss", "rounds": _read_number(rounds)}
        case "table" | "places" | "movers", [number]:
            return {what: _read_number(number)}
        case "division", [number, "column" | "pyramid" as shape]:
            return {"division": _read_number(number), "shape": shape}
        case "pace", [days, count]:
            return {"interval": _read_number(days), "at_once": _read_number(count)}
        case "clock", [clock] if clock in CLOCKS:
            return {"clock": clock}
        case "late", [late] if late in TIMEOUT_CHOICES:
            return {"late": late}
        case "prizes", [_, *_]:
            return {"prizes": tuple(map(_read_number, parts))}
        case "first", [measure] if measure in agreed.order[1:-1]:
            return {"order": put_measure_first(agreed.order, measure)}
        case _:
            raise Refusal("older-control")


def _read_member(held: LoadedLeague, text: str) -> int:
    """Somebody of this season: nobody is told what people elsewhere are called. Raises
    `Refusal`."""
    player = _read_player(text)
    if held.league.division_of(player) is None:
        raise Refusal("older-control")
    return player


def _read_number(text: str) -> int:
    """Raises `Refusal`."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Refusal("older-control")
    return int(text)


def _read_player(text: str) -> int:
    """A player's number; computer players have theirs below zero. Raises `Refusal`."""
    number = _read_number(text.removeprefix("-"))
    return -number if text.startswith("-") else number

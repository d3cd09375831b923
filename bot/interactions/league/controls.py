"""The controls of leagues: `league.<number>.<what>`, and those without a league."""

from __future__ import annotations

from typing import Any, Final

from bot.interactions.inputs import meet_players, require_number
from bot.interactions.league.admin import EXTENSION, LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.press import PendingCommands, Press
from bot.interactions.requester import Requester
from bot.interactions.responses import sentence_of
from bot.leagues.repository import LoadedLeague
from bot.leagues.settings import LeagueSettings, put_measure_first
from bot.matches import Refusal
from bot.presentation.custom_ids import ControlId
from bot.screens.screen import Form, Screen
from bot.screens.shared.league import home
from bot.screens.shared.league.settings import CLOCKS, PAGES, TIMEOUT_CHOICES


async def handle_league(press: Press) -> Screen:
    """Raises `Refusal`."""
    pages, games = LeaguePages(press.requester), press.services.games
    match press.parts[1:]:
        case ["begin"]:
            return await pages.show_start()
        case ["guide"]:
            return await pages.show_help()
        case ["which"]:
            return await pages.show_home(await pages.load_league(require_number(press.chosen)))
        case ["new", game] if game in games:
            name = press.typed.get("name", "")
            return await LeagueAdmin(press.requester).create_league(name, game)
        case [number, _, *_]:
            loaded = await pages.load_league(require_number(number))
            return await _handle_member_control(press, pages, loaded)
        case _:
            raise Refusal("older-control")


async def find_league_form(
    requester: Requester, route: ControlId, pending: PendingCommands
) -> Form:
    """What is typed is checked when it is submitted. Raises `Refusal`."""
    admin = LeagueAdmin(requester)
    match route.control.split(".")[1:]:
        case ["new", game] if game in requester.services.games:
            return home.build_new_league_form(game, requester.words)
        case [number, "correct" | "void" as what, session]:
            loaded = await LeaguePages(requester).load_league(require_number(number))
            typed = pending.read_typed(requester.player, route.control)
            slot = require_number(session)
            return await admin.build_form(loaded, slot, typed, void=what == "void")
        case _:
            raise Refusal("older-control")


async def _handle_member_control(press: Press, pages: LeaguePages, loaded: LoadedLeague) -> Screen:
    match press.parts[2:]:
        case ["home"]:
            return await pages.show_home(loaded)
        case ["join"]:
            return await pages.join(loaded)
        case ["leave", *sure] if sure in ([], ["yes"]):
            return await pages.leave(loaded, sure=bool(sure))
        case ["next"]:
            return await pages.show_schedule(loaded)
        case ["why"]:
            return await pages.explain_rank(loaded)
        case ["whom"]:
            return await pages.explain_rank(loaded, _read_member(loaded, press.chosen))
        case ["export"]:
            return await pages.export(loaded)
        case ["help"]:
            return await pages.show_rules(loaded)
        case ["guide"]:
            return await pages.show_help(loaded)
        case _:
            return await _handle_division_control(press, pages, loaded)


async def _handle_division_control(
    press: Press, pages: LeaguePages, loaded: LoadedLeague
) -> Screen:
    match press.parts[2:]:
        case ["table", division]:
            return await pages.show_standings(loaded, require_number(division))
        case ["ties", division]:
            return await pages.show_tie_breaks(loaded, require_number(division))
        case ["picture", division]:
            return await pages.show_standings_picture(loaded, require_number(division))
        case ["calendar", division]:
            return await pages.show_calendar(loaded, require_number(division))
        case _:
            admin = LeagueAdmin(press.requester)
            return await _handle_admin_control(press, admin, loaded)


async def _handle_admin_control(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    match press.parts[2:]:
        case ["panel"]:
            return await admin.show_panel(loaded)
        case ["terms", page] if page in PAGES:
            return await admin.show_settings(loaded, page)
        case ["people", *page]:
            return await admin.show_people(loaded, require_number("".join(page) or "0"))
        case ["enrol"]:
            return await admin.enrol(loaded, await meet_players(press.matches, press.people))
        case ["drop"]:
            return await admin.drop(loaded, _read_player(press.chosen), sure=False)
        case ["drop", player]:
            return await admin.drop(loaded, _read_player(player), sure=True)
        case ["sessions", page]:
            return await admin.show_sessions(loaded, require_number(page))
        case ["session"]:
            return await admin.show_session(loaded, require_number(press.chosen))
        case ["correct", number]:
            return await _correct_session(press, admin, loaded, require_number(number))
        case ["void", number] if "reason" in press.typed:
            return await admin.correct(loaded, require_number(number), "-", press.typed["reason"])
        case ["again", number]:
            return await admin.repeat_session(loaded, require_number(number))
        case _:
            return await _handle_season_control(press, admin, loaded)


async def _correct_session(
    press: Press, admin: LeagueAdmin, loaded: LoadedLeague, number: int
) -> Screen:
    """The corrected session; or why not, with what was typed kept for its form."""
    me, control, typed = press.player, press.control_id.control, press.typed
    try:
        points, reason = typed.get("points", ""), typed.get("reason", "")
        screen = await admin.correct(loaded, number, points, reason)
    except Refusal as error:
        press.pending.keep_typed(me, control, typed)
        why = sentence_of(press.requester, error, None)
        return await admin.show_session(loaded, number, f"⚠️ {why}")
    press.pending.drop_typed(me, control)
    return screen


async def _handle_season_control(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    match press.parts[2:]:
        case ["rehearse"]:
            return await admin.simulate(loaded)
        case ["silent"]:
            return await admin.show_silent_help(loaded)
        case ["announce"]:
            return await admin.announce(loaded)
        case ["end"]:
            return await admin.ask(loaded, "end")
        case ["hasten"] if loaded.league.count_open_sessions():
            return await admin.ask(loaded, "hasten")
        case ["set", what]:
            changes = _read_settings(what, press.chosen, loaded.league.settings)
            return await _change_settings(press, admin, loaded, changes, what)
        case ["fix", name, value, *page] if page in ([], *([one] for one in PAGES)):
            changes = _read_fix(name, value)
            loaded = await press.services.leagues.change_settings(
                loaded.id, press.player, **changes
            )
            if page:
                return await admin.show_settings(loaded, page[0], press.words("league-done-saved"))
            return await admin.confirm(loaded, "saved")
        case ["flag", "rated" | "final" | "annul" | "quick" | "single" as flag]:
            on = bool(getattr(loaded.league.settings, flag))
            return await _change_settings(press, admin, loaded, {flag: not on})
        case _:
            return await _run_or_explain(press, admin, loaded)


async def _run_or_explain(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    """What was done or refused, on the page as it is: the pressed one may have been an old one."""
    try:
        return await _run_season(press, admin, loaded)
    except Refusal as error:
        if error.code == "older-control":
            raise
        why, loaded = sentence_of(press.requester, error, None), await admin.load_league(loaded.id)
        return await admin.show_panel(loaded, warning=f"⚠️ {why}")


async def _run_season(press: Press, admin: LeagueAdmin, loaded: LoadedLeague) -> Screen:
    leagues, me = press.services.leagues, press.player
    match press.parts[2:]:
        case ["begin"]:
            return await admin.ask_to_begin(loaded)
        case ["begin", "yes"]:
            loaded = await leagues.begin(loaded.id, me)
        case ["computer"]:
            loaded = await leagues.add_computer(loaded.id, me)
        case ["pause" | "resume" as what]:
            loaded = await leagues.pause(loaded.id, me, on=what == "pause")
        case ["hasten", *sure] if sure in ([], ["yes"]):
            loaded = await leagues.hasten(loaded.id, me)
        case ["extend"]:
            loaded = await leagues.extend(loaded.id, me, EXTENSION)
        case ["remind"]:
            return await admin.remind(loaded)
        case ["undo", act]:
            return await admin.undo(loaded, require_number(act))
        case ["end", "yes"]:
            loaded = await leagues.end(loaded.id, me)
        case _:
            raise Refusal("older-control")
    return await admin.confirm(loaded, press.parts[2])


async def _change_settings(
    press: Press,
    admin: LeagueAdmin,
    loaded: LoadedLeague,
    changes: dict[str, Any],
    menu: str = "",
) -> Screen:
    """Then show the page of the changed settings, with a note above the menu that was used."""
    loaded = await press.services.leagues.change_settings(loaded.id, press.player, **changes)
    page = "points" if {*changes} & _POINTS_PAGE else "play"
    return await admin.show_settings(loaded, page, press.words("league-done-saved"), menu)


_POINTS_PAGE: Final = {
    "interval", "clock", "late", "played", "prizes", "order", "rated", "quick", "single",
}  # fmt: skip


def _read_fix(name: str, value: str) -> dict[str, Any]:
    """The setting that a suggestion changes. Raises `Refusal`."""
    match name:
        case "quick" | "single":
            return {name: bool(require_number(value))}
        case "table" | "interval":
            return {name: require_number(value)}
        case "clock" if value in CLOCKS:
            return {name: value}
        case _:
            raise Refusal("older-control")


def _read_settings(what: str, chosen: str, present: LeagueSettings) -> dict[str, Any]:
    """The settings that a menu's choice changes. Raises `Refusal`."""
    parts = chosen.split("-")
    match what, parts:
        case "format", ["season"]:
            return {"format": "season"}
        case "format", ["swiss", rounds]:
            return {"format": "swiss", "rounds": require_number(rounds)}
        case "table" | "places" | "movers" | "played", [number]:
            return {what: require_number(number)}
        case "division", [number, "column" | "pyramid" as shape]:
            return {"division": require_number(number), "shape": shape}
        case "pace", [days, count]:
            return {"interval": require_number(days), "at_once": require_number(count)}
        case "clock", [clock] if clock in CLOCKS:
            return {"clock": clock}
        case "late", [late] if late in TIMEOUT_CHOICES:
            return {"late": late}
        case "prizes", [_, *_]:
            return {"prizes": tuple(map(require_number, parts))}
        case "first", [measure] if measure in present.order[1:-1]:
            return {"order": put_measure_first(present.order, measure)}
        case _:
            raise Refusal("older-control")


def _read_member(loaded: LoadedLeague, text: str) -> int:
    """A player of this season: names of other people are not given away. Raises `Refusal`."""
    player = _read_player(text)
    if loaded.league.division_of(player) is None:
        raise Refusal("older-control")
    return player


def _read_player(text: str) -> int:
    """A player id; those of computer players are negative. Raises `Refusal`."""
    number = require_number(text.removeprefix("-"))
    return -number if text.startswith("-") else number

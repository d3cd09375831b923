"""The controls of leagues: `league.<number>.<what>`, and those that name none."""

from __future__ import annotations

from typing import Any, Final

from bot.leagues.shelf import Held
from bot.leagues.terms import Terms, deciding_first
from bot.matches import Refusal
from bot.screens.house.league import home
from bot.screens.house.league.terms import CLOCKS, LATE, PAGES
from bot.screens.screen import Form, Screen
from bot.ui.answering import sentence_of
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.ids import Route
from bot.ui.league.desk import LeagueDesk
from bot.ui.league.office import EXTENSION, LeagueOffice
from bot.ui.pending import Pending
from bot.ui.picked import met
from bot.ui.pressing import Press

LONGEST_NUMBER: Final = 9


async def press_league(press: Press) -> Screen:
    """What a control of a league leads to. Raises `Refusal`."""
    desk, games = LeagueDesk(press.house, press.asker), press.house.games
    match press.parts[1:]:
        case ["begin"]:
            return await desk.begin()
        case ["which"]:
            return await desk.home(await desk.held(_number(press.chosen)))
        case ["new", game] if game in games:
            name = press.typed.get("name", "")
            return await LeagueOffice(press.house, press.asker).found(name, game)
        case [number, *verb] if verb and number.isdecimal():
            return await _pressed(press, desk, await desk.held(_number(number)), verb)
        case _:
            raise Refusal("older-control")


async def league_form(house: House, asker: Asker, route: Route, pending: Pending) -> Form:
    """The form of a control; what is typed is checked when it comes back. Raises `Refusal`."""
    office = LeagueOffice(house, asker)
    match route.control.split(".")[1:]:
        case ["new", game] if game in house.games:
            return home.form(game, asker.words)
        case [number, "correct" | "void" as what, session]:
            held = await LeagueDesk(house, asker).held(_number(number))
            typed = pending.typed(asker.player, route.control)
            return await office.form(held, _number(session), typed, void=what == "void")
        case _:
            raise Refusal("older-control")


async def _pressed(press: Press, desk: LeagueDesk, held: Held, verb: list[str]) -> Screen:
    match verb:
        case ["home"]:
            return await desk.home(held)
        case ["join"]:
            return await desk.join(held)
        case ["leave", *sure] if sure in ([], ["yes"]):
            return await desk.leave(held, sure=bool(sure))
        case ["next"]:
            return await desk.mine(held)
        case ["why"]:
            return await desk.why(held, press.asker.player)
        case ["whom"]:
            return await desk.why(held, _of(held, press.chosen))
        case ["export"]:
            return await desk.export(held)
        case ["help"]:
            return desk.help()
        case ["table", division]:
            return await desk.standings(held, _number(division))
        case ["calendar", division]:
            return await desk.calendar(held, _number(division))
        case _:
            office = LeagueOffice(press.house, press.asker)
            return await _shown(press, office, held, verb)


async def _shown(press: Press, office: LeagueOffice, held: Held, verb: list[str]) -> Screen:
    """The pages that only organisers have, and what is done on them."""
    match verb:
        case ["panel"]:
            return await office.panel(held)
        case ["terms", page] if page in PAGES:
            return await office.terms(held, page)
        case ["people", *page]:
            return await office.people(held, _number(*page) if page else 0)
        case ["enrol"]:
            return await office.enrol(held, await met(press.house.matches, press.people))
        case ["drop"]:
            return await office.drop(held, _player(press.chosen), sure=False)
        case ["drop", player]:
            return await office.drop(held, _player(player), sure=True)
        case ["sessions", page]:
            return await office.sessions(held, _number(page))
        case ["session"]:
            return await office.session(held, _number(press.chosen))
        case ["correct", number]:
            return await _corrected(press, office, held, _number(number))
        case ["void", number] if "reason" in press.typed:
            return await office.correct(held, _number(number), "-", press.typed["reason"])
        case ["again", number]:
            return await office.again(held, _number(number))
        case _:
            return await _changed(press, office, held, verb)


async def _corrected(press: Press, office: LeagueOffice, held: Held, number: int) -> Screen:
    """The session, corrected; or why not, with what was typed kept for its form."""
    me, control, typed = press.asker.player, press.route.control, press.typed
    try:
        points, reason = typed.get("points", ""), typed.get("reason", "")
        screen = await office.correct(held, number, points, reason)
    except Refusal as error:
        press.pending.keep_typed(me, control, typed)
        why = sentence_of(press.house, error, press.asker.words, None)
        return await office.session(held, number, f"⚠️ {why}")
    press.pending.drop_typed(me, control)
    return screen


async def _changed(press: Press, office: LeagueOffice, held: Held, verb: list[str]) -> Screen:
    """The terms, and the course of a season."""
    match verb:
        case ["rehearse"]:
            return await office.rehearse(held)
        case ["announce"]:
            return await office.announce(held)
        case ["end"]:
            return await office.question(held)
        case ["set", what]:
            return await _settled(
                press, office, held, _terms(what, press.chosen, held.league.terms)
            )
        case ["flag", "rated" | "final" | "annul" as flag]:
            on = bool(getattr(held.league.terms, flag))
            return await _settled(press, office, held, {flag: not on})
        case _:
            return await _run(press, office, held, verb)


async def _run(press: Press, office: LeagueOffice, held: Held, verb: list[str]) -> Screen:
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
    return await office.done(held, verb[0])


async def _settled(
    press: Press, office: LeagueOffice, held: Held, changes: dict[str, Any]
) -> Screen:
    """Other terms, and the page of the menu again."""
    held = await press.house.leagues.settle(held.id, press.asker.player, **changes)
    page = "points" if {*changes} & _ON_POINTS else "play"
    return await office.terms(held, page, press.asker.words("league-done-saved"))


_ON_POINTS: Final = {"interval", "clock", "late", "prizes", "order", "rated"}


def _terms(what: str, chosen: str, agreed: Terms) -> dict[str, Any]:
    """The terms that a menu's choice means. Raises `Refusal`."""
    parts = chosen.split("-")
    match what, parts:
        case "format", ["season"]:
            return {"format": "season"}
        case "format", ["swiss", rounds]:
            return {"format": "swiss", "rounds": _number(rounds)}
        case "table" | "places" | "movers", [number]:
            return {what: _number(number)}
        case "division", [number, "column" | "pyramid" as shape]:
            return {"division": _number(number), "shape": shape}
        case "pace", [days, count]:
            return {"interval": _number(days), "at_once": _number(count)}
        case "clock", [clock] if clock in CLOCKS:
            return {"clock": clock}
        case "late", [late] if late in LATE:
            return {"late": late}
        case "prizes", [_, *_]:
            return {"prizes": tuple(map(_number, parts))}
        case "first", [measure] if measure in agreed.order[1:-1]:
            return {"order": deciding_first(agreed.order, measure)}
        case _:
            raise Refusal("older-control")


def _of(held: Held, text: str) -> int:
    """Somebody of this season: nobody is told what people elsewhere are called. Raises
    `Refusal`."""
    player = _player(text)
    if held.league.division_of(player) is None:
        raise Refusal("older-control")
    return player


def _number(text: str) -> int:
    """Raises `Refusal`."""
    if not text.isdecimal() or len(text) > LONGEST_NUMBER:
        raise Refusal("older-control")
    return int(text)


def _player(text: str) -> int:
    """A player's number; computer players have theirs below zero. Raises `Refusal`."""
    number = _number(text.removeprefix("-"))
    return -number if text.startswith("-") else number

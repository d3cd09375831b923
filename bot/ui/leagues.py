"""Leagues at the Discord edge: what a command or a press leads to, authorised here."""

from __future__ import annotations

from typing import Any, Final

from bot.leagues.rehearsal import Rehearsed
from bot.leagues.shelf import Held
from bot.leagues.terms import Terms
from bot.matches import Refusal
from bot.screens.house.league import calendar, exporting, helping, panel, rehearsed, standing
from bot.screens.house.names import link
from bot.screens.house.pages import permission_names
from bot.screens.screen import Screen
from bot.storage.rows import LeagueRow, NewPost
from bot.ui.asking import Asker
from bot.ui.house import House
from bot.ui.pressing import Press

LONGEST_NUMBER: Final = 9
REHEARSED: Final = 14
"""People that a rehearsal is played by where fewer have signed up than can begin."""
EXTENSION: Final = 7


class LeagueDesk:
    """Answers for one asker."""

    def __init__(self, house: House, asker: Asker) -> None:
        self._house = house
        self._leagues = house.leagues
        self._asker = asker
        self._words = asker.words

    async def held(self, number: int) -> Held:
        """A league of this server; there is no other here. Raises `Refusal`."""
        if self._asker.guild is None:
            raise Refusal("only-in-server")
        held = await self._leagues.get(number)
        if held.head.guild != self._asker.guild:
            raise Refusal("no-such-league")
        return held

    async def meant(self, name: str | None) -> Held:
        """The league of this name or number, else that of this channel, else the newest here."""
        if self._asker.guild is None or self._asker.address is None:
            raise Refusal("only-in-server")
        there = await self._leagues.in_server(self._asker.guild)
        if name is not None:
            wanted = name.strip().casefold()
            there = tuple(one for one in there if wanted in (one.name.casefold(), str(one.id)))
        here = [one for one in there if one.head.channel == self._asker.address.channel]
        found = [*here, *there]
        if not found:
            raise Refusal("no-such-league")
        return found[0]

    def organise(self) -> None:
        """Raises `Refusal` where the asker does not run this server's matches."""
        if not self._asker.organiser:
            raise Refusal("not-organiser")

    # What people see

    async def standings(self, held: Held, division: int = 0) -> Screen:
        league = held.league
        wanted = division or league.division_of(self._asker.player) or 1
        names = await self._leagues.names(held)
        return standing.standings(held.id, held.name, league, wanted, names, self._words)

    async def calendar(self, held: Held, division: int = 0) -> Screen:
        league = held.league
        wanted = division or league.division_of(self._asker.player) or 1
        names = await self._leagues.names(held)
        return calendar.calendar(held.id, held.name, league, wanted, names, self._words)

    async def mine(self, held: Held) -> Screen:
        """When, where and against whom."""
        league, places = held.league, dict[int, calendar.Place]()
        for slot in league.of(self._asker.player):
            if slot.state == "open" and slot.match is not None:
                table = await self._house.matches.table(await self._leagues.match_of(held, slot))
                places[slot.number] = (table.match, link(table))
        return calendar.mine(
            held.id, held.name, league, self._asker.player, places, await self._leagues.names(held),
            self._words,
        )  # fmt: skip

    async def why(self, held: Held, player: int) -> Screen:
        names = await self._leagues.names(held, [player])
        return standing.why(held.name, held.league, player, names, self._words)

    async def export(self, held: Held) -> Screen:
        names = await self._leagues.names(held)
        return exporting.export(held.id, held.name, held.league, names, self._words)

    def help(self) -> Screen:
        return helping.screen(self._words)

    async def signed(self, held: Held) -> Screen:
        names = await self._leagues.names(held)
        return panel.sign_up(held.id, held.name, held.league, names, self._words)

    async def join(self, held: Held) -> Screen:
        await self._leagues.sign_up(held.id, self._asker.player)
        return await self.mine(await self._leagues.get(held.id))

    async def leave(self, held: Held, *, sure: bool) -> Screen:
        """Leaving a season that runs is asked twice."""
        me, league = self._asker.player, held.league
        if league.phase != "sign-up" and me not in league.substitutes and not sure:
            return panel.question(held.id, "leave", self._words)
        await self._leagues.withdraw(held.id, me)
        return await self.mine(await self._leagues.get(held.id))

    # What organisers see

    async def panel(self, held: Held, said: str = "") -> Screen:
        self.organise()
        game = self._house.games[held.league.terms.game]
        names = await self._leagues.names(held)
        return panel.panel(held.id, held.name, held.league, game.seats, names, self._words, said)

    async def found(self, name: str, game: str) -> Screen:
        """A league in this channel, with sensible terms."""
        self.organise()
        address = self._asker.address
        if address is None:
            raise Refusal("only-in-server")
        if self._asker.lacking:
            names = permission_names(self._asker.lacking, self._words)
            raise Refusal("missing-permission", names=names)
        seats = self._house.games[game].seats
        table = next(size for size in (4, 3, 2) if size in seats)
        terms = Terms(game, table=table, division=max(7, table))
        head = LeagueRow(0, address.guild, address.channel, name.strip(), self._asker.player, 0)
        held = await self._leagues.found(head, terms)
        return await self.panel(held, self._words("league-founded"))

    async def correct(
        self, held: Held, number: int, scores: tuple[int, ...] | None, reason: str
    ) -> Screen:
        """Points by seat; None: the session counts for nobody."""
        self.organise()
        me = self._asker.player
        held = await self._leagues.correct(held.id, me, number, scores, reason)
        return await self.panel(held, self._words("league-done-correct", number=number))

    async def here(self, held: Held) -> Screen:
        """The league is shown in this channel from now on."""
        self.organise()
        if self._asker.address is None:
            raise Refusal("only-in-server")
        held = await self._leagues.move(held.id, self._asker.address.channel)
        return await self.panel(held, self._words("league-done-here"))

    async def rehearse(self, held: Held, players: int | None = None) -> Screen:
        self.organise()
        count = players or max(len(held.league.players), 0)
        if count < held.league.terms.least:
            count = REHEARSED
        done: Rehearsed = await self._house.rehearse(held.league.terms, min(count, 32))
        return rehearsed.rehearsed(done, min(count, 32), self._words)


async def press_league(press: Press) -> Screen:
    """What a control of a league leads to. Raises `Refusal`."""
    desk = LeagueDesk(press.house, press.asker)
    match press.parts[1:]:
        case [number, *verb] if verb and number.isdecimal() and len(number) <= LONGEST_NUMBER:
            return await _pressed(press, desk, await desk.held(int(number)), verb)
        case _:
            raise Refusal("older-control")


async def _pressed(press: Press, desk: LeagueDesk, held: Held, verb: list[str]) -> Screen:
    match verb:
        case ["join"]:
            return await desk.join(held)
        case ["leave", *sure] if sure in ([], ["yes"]):
            return await desk.leave(held, sure=bool(sure))
        case ["next"]:
            return await desk.mine(held)
        case ["why"]:
            return await desk.why(held, press.asker.player)
        case ["help"]:
            return desk.help()
        case ["table" | "calendar" as what, division] if division.isdecimal():
            show = desk.standings if what == "table" else desk.calendar
            return await show(held, int(division[:3]))
        case _:
            return await _organised(press, desk, held, verb)


async def _organised(press: Press, desk: LeagueDesk, held: Held, verb: list[str]) -> Screen:
    """What only organisers may do."""
    desk.organise()
    leagues, me, words = press.house.leagues, press.asker.player, press.asker.words
    match verb:
        case ["panel"]:
            return await desk.panel(held)
        case ["set", what]:
            held = await leagues.settle(held.id, me, **_terms(what, press.chosen))
        case ["flag", "rated" | "final" | "annul" as flag]:
            now = bool(getattr(held.league.terms, flag))
            held = await leagues.settle(held.id, me, **{flag: not now})
        case ["begin"]:
            held = await leagues.begin(held.id, me)
        case ["pause" | "resume" as what]:
            held = await leagues.pause(held.id, me, on=what == "pause")
        case ["extend"]:
            held = await leagues.extend(held.id, me, EXTENSION)
        case ["undo"]:
            held = await leagues.undo(held.id, me)
        case ["end"]:
            return panel.question(held.id, "end", words)
        case ["end", "yes"]:
            held = await leagues.end(held.id, me)
        case ["rehearse"]:
            return await desk.rehearse(held)
        case ["announce"]:
            held = await leagues.announce(held.id, NewPost("sign-up", leagues.at()))
        case _:
            raise Refusal("older-control")
    done = verb[0] if verb[0] in DONE else "saved"
    return await desk.panel(held, words(f"league-done-{done}"))


DONE: Final = frozenset({"begin", "pause", "resume", "extend", "undo", "end", "announce"})


def _terms(what: str, chosen: str) -> dict[str, Any]:
    """The terms that a menu's choice means. Raises `Refusal`."""
    parts = chosen.split("-")
    match what, parts:
        case "format", ["season"]:
            return {"format": "season"}
        case "format", ["swiss", rounds] if rounds.isdecimal():
            return {"format": "swiss", "rounds": int(rounds[:3])}
        case "table" | "places", [number] if number.isdecimal():
            return {what: int(number[:4])}
        case "division", [number, "column" | "pyramid" as shape] if number.isdecimal():
            return {"division": int(number[:3]), "shape": shape}
        case "pace", [days, count] if days.isdecimal() and count.isdecimal():
            return {"interval": int(days[:3]), "at_once": int(count[:2])}
        case "clock", [clock] if clock in panel.CLOCKS:
            return {"clock": clock}
        case _:
            raise Refusal("older-control")

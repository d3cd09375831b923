"""What everybody may see and do of a league, whether typed or pressed."""

from __future__ import annotations

from bot.leagues.shelf import Held
from bot.matches import Refusal
from bot.screens.house.league import calendar, exporting, helping, home, panel, standing
from bot.screens.house.league.signs import Shown
from bot.screens.house.names import link
from bot.screens.screen import Screen
from bot.ui.asking import Asker
from bot.ui.house import House


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

    async def begin(self, name: str | None = None) -> Screen:
        """Where everything begins: the league that is meant, or how one is opened."""
        asker = self._asker
        if asker.guild is None:
            raise Refusal("only-in-server")
        if name is None and not await self._leagues.in_server(asker.guild):
            return home.nothing(tuple(self._house.games), asker.organiser, self._words)
        return await self.home(await self.meant(name))

    async def home(self, held: Held) -> Screen:
        there = await self._leagues.in_server(held.head.guild)
        known = [(one.id, one.name) for one in there]
        asker, shown = self._asker, await self._shown(held)
        return home.home(shown, asker.player, organiser=asker.organiser, others=known)

    async def standings(self, held: Held, division: int = 0) -> Screen:
        wanted = division or held.league.division_of(self._asker.player) or 1
        return standing.standings(await self._shown(held), wanted)

    async def calendar(self, held: Held, division: int = 0) -> Screen:
        wanted = division or held.league.division_of(self._asker.player) or 1
        return calendar.calendar(await self._shown(held), wanted)

    async def mine(self, held: Held) -> Screen:
        """When, where and against whom."""
        places: dict[int, calendar.Place] = {}
        for slot in held.league.of(self._asker.player):
            if slot.state == "open" and slot.match is not None:
                match = await self._leagues.sessions.match_of(held, slot)
                table = await self._house.matches.table(match)
                places[slot.number] = (table.match, link(table))
        return calendar.mine(await self._shown(held), self._asker.player, places)

    async def why(self, held: Held, player: int) -> Screen:
        return standing.why(await self._shown(held, player), player)

    async def export(self, held: Held) -> Screen:
        return exporting.export(await self._shown(held))

    def help(self) -> Screen:
        games = tuple(self._house.games) if self._asker.organiser else ()
        return helping.screen(self._words, games)

    async def join(self, held: Held) -> Screen:
        await self._leagues.sign_up(held.id, self._asker.player)
        return await self.mine(await self._leagues.get(held.id))

    async def leave(self, held: Held, *, sure: bool) -> Screen:
        """Leaving a season that runs is asked twice."""
        me, league = self._asker.player, held.league
        if league.phase != "sign-up" and me not in league.substitutes and not sure:
            return panel.question(await self._shown(held), "leave")
        await self._leagues.withdraw(held.id, me)
        return await self.mine(await self._leagues.get(held.id))

    async def _shown(self, held: Held, *more: int) -> Shown:
        names = await self._leagues.names(held, more)
        return Shown(held.id, held.name, held.league, names, self._words)

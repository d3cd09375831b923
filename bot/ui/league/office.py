"""What organisers see of a league, and do: everything is authorised before anything else."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from bot.leagues.planning import session as session_of
from bot.leagues.rehearsal import Rehearsed
from bot.leagues.shelf import Held
from bot.leagues.terms import Terms
from bot.markdown import plain
from bot.matches import Refusal
from bot.screens.house.league import panel, people, rehearsed, sessions, terms
from bot.screens.house.league.acts import undone_act
from bot.screens.house.league.signs import Shown
from bot.screens.house.pages import permission_names
from bot.screens.screen import Form, Screen
from bot.storage.league_rows import LeagueRow, NewPost
from bot.ui.asking import Asker
from bot.ui.house import House

REHEARSED: Final = 14
"""People that a rehearsal is played by where fewer have signed up than can begin."""
MOST_REHEARSED: Final = 32
EXTENSION: Final = 7


class LeagueOffice:
    """Answers for one organiser. Raises `Refusal` where the asker does not run this server's
    matches."""

    def __init__(self, house: House, asker: Asker) -> None:
        if not asker.organiser:
            raise Refusal("not-organiser")
        self._house = house
        self._leagues = house.leagues
        self._asker = asker
        self._words = asker.words

    async def panel(self, held: Held, said: str = "") -> Screen:
        return panel.panel(await self._shown(held), said, self._leagues.notices.closed.get(held.id))

    async def done(self, held: Held, what: str) -> Screen:
        """The panel after something, with a word on it."""
        return await self.panel(held, self._words(f"league-done-{what}"))

    async def terms(self, held: Held, page: str, said: str = "") -> Screen:
        seats = self._house.games[held.league.terms.game].seats
        return terms.terms_page(await self._shown(held), page, seats, said)

    async def people(self, held: Held, page: int = 0, said: str = "") -> Screen:
        return people.people(await self._shown(held), said, page)

    async def sessions(self, held: Held, page: int) -> Screen:
        return sessions.sessions(await self._shown(held), page)

    async def session(self, held: Held, number: int, said: str = "") -> Screen:
        slot = session_of(held.league, number)
        return sessions.session(await self._shown(held), slot, said)

    async def found(self, name: str, game: str) -> Screen:
        """A league in this channel, with sensible terms."""
        address = self._asker.address
        if address is None:
            raise Refusal("only-in-server")
        if self._asker.lacking:
            names = permission_names(self._asker.lacking, self._words)
            raise Refusal("missing-permission", names=names)
        seats = self._house.games[game].seats
        table = next(size for size in (4, 3, 2) if size in seats)
        agreed = Terms(game, table=table, division=max(7, table))
        head = LeagueRow(0, address.guild, address.channel, plain(name), self._asker.player, 0)
        held = await self._leagues.found(head, agreed)
        return await self.done(held, "found")

    async def enrol(self, held: Held, players: list[int]) -> Screen:
        for player in players:
            held = await self._leagues.sign_up(held.id, player, self._asker.player)
        return await self.people(held, 0, self._words("league-done-enrol"))

    async def drop(self, held: Held, player: int, *, sure: bool) -> Screen:
        """Somebody out, before a season or, asked twice, during it."""
        league = held.league
        plays = league.division_of(player) is not None and player not in league.dropped
        if plays and league.phase != "sign-up" and not sure:
            return panel.dropping(await self._shown(held), player)
        held = await self._leagues.withdraw(held.id, player, self._asker.player)
        return await self.people(held, 0, self._words("league-done-drop"))

    async def correct(self, held: Held, number: int, points: str, reason: str) -> Screen:
        """Points by seat as typed; a hyphen: the session counts for nobody."""
        scores = typed_points(points)
        me = self._asker.player
        held = await self._leagues.correct(held.id, me, number, scores, reason)
        said = self._words("league-done-correct", number=number)
        return await self.session(held, number, said)

    async def form(self, held: Held, number: int, typed: Mapping[str, str], *, void: bool) -> Form:
        """The form that corrects a session, or lets it count for nobody."""
        shown, slot = await self._shown(held), session_of(held.league, number)
        return sessions.void_form(shown, slot) if void else sessions.form(shown, slot, typed)

    async def again(self, held: Held, number: int) -> Screen:
        held = await self._leagues.repeat(held.id, self._asker.player, number)
        return await self.session(held, number, self._words("league-done-again", number=number))

    async def undo(self, held: Held) -> Screen:
        held = await self._leagues.undo(held.id, self._asker.player)
        what = undone_act(await self._shown(held))
        return await self.panel(held, self._words("league-done-undo", act=what))

    async def here(self, held: Held) -> Screen:
        """The league is shown in this channel from now on."""
        if self._asker.address is None:
            raise Refusal("only-in-server")
        held = await self._leagues.move(held.id, self._asker.address.channel)
        return await self.done(held, "here")

    async def announce(self, held: Held) -> Screen:
        post = NewPost("sign-up", self._leagues.at())
        held = await self._leagues.notices.announce(held.id, post)
        return await self.done(held, "announce")

    async def question(self, held: Held) -> Screen:
        return panel.question(await self._shown(held), "end")

    async def rehearse(self, held: Held, players: int | None = None) -> Screen:
        count = players or len(held.league.players)
        if count < held.league.terms.least:
            count = REHEARSED
        count = min(count, MOST_REHEARSED)
        done: Rehearsed = await self._house.rehearse(held.league.terms, count)
        return rehearsed.rehearsed(done, count, await self._shown(held))

    async def _shown(self, held: Held) -> Shown:
        names = await self._leagues.names(held)
        return Shown(held.id, held.name, held.league, names, self._words)


def typed_points(text: str) -> tuple[int, ...] | None:
    """Points by seat; a hyphen between two numbers is no sign, one alone: for nobody."""
    return None if text.strip() == "-" else tuple(map(int, _NUMBER.findall(text)))


_NUMBER: Final = re.compile(r"(?<!\d)-?\d{1,4}(?!\d)")

"""What leagues tell one person by direct message: how a season ended for them, where they are away,
and to who opened a league that its season is stalling."""

from __future__ import annotations

from dataclasses import replace

from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.repository import LoadedLeague
from bot.models.outbox import AWAY_LETTER, SEASON_LETTER, OutboxMessage
from bot.models.people import Person
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.preferences import presentation_of
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared.league.digest import render_stalled_letter
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.season_letter import render_away_letter, render_season_letter


class LeagueLetters:
    """Sends them to people who take direct messages about their leagues."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._leagues = services.leagues
        self._outbox = services.matches.outbox
        self._store = services.matches.store.leagues
        self._read_hours = services.matches.clocks.read_hours

    async def deliver(self, row: OutboxMessage, loaded: LoadedLeague) -> bool:
        """Send one if it is wanted and still true; whether it is done, else it waits until its
        person is awake."""
        (player,), letters = row.recipients, self._services.direct_messages
        person = await self._services.matches.people.read_person(player)
        if not person.user or not person.league_letters or person.unreachable:
            return True
        screen = await self._render(row, loaded, person)
        if screen is None:
            return True
        at, hours = self._leagues.at(), (await self._read_hours(player)).hours
        if not hours.is_awake(at):
            await self._outbox.delay([row], hours.add_playing_time(at, 0))
            return False
        try:
            if row.first_try_at is None or not await letters.find_delivered(person.user, row.id):
                await self._outbox.begin_delivery(row)
                await letters.send(person.user, replace(screen, marks=(row.id,)), f"a{row.id}")
        except DirectMessagesClosed:
            await letters.disable(player)
        return True

    async def _render(
        self, row: OutboxMessage, loaded: LoadedLeague, person: Person
    ) -> Screen | None:
        season, league = int(row.params["season"]), loaded.league
        if row.note == SEASON_LETTER and league.season > season:
            league = fold_to_season_end(league, season)
        elif row.note != SEASON_LETTER and (league.phase == "sign-up" or league.season != season):
            return None
        names = await self._leagues.read_names(loaded)
        words, single = (
            presentation_of(self._services, person).words,
            self._leagues.is_single(league),
        )
        organises = person.player == loaded.head.founder
        view = LeagueView(
            loaded.id, loaded.name, league, names, words, single=single, organises=organises
        )
        if row.note == SEASON_LETTER:
            board = await self._store.read_podium(loaded.id, season)
            place = f"{board.channel}/{board.message}" if board else str(loaded.head.channel)
            return render_season_letter(view, person.player, _link(loaded, place))
        url, sessions = _link(loaded, str(loaded.head.channel)), self._leagues.sessions
        if row.note == AWAY_LETTER:
            return render_away_letter(view, await sessions.find_left(loaded, person.player), url)
        stalled = await sessions.find_stalled(loaded, self._leagues.at())
        numbers = " ".join(map(str, stalled))
        params = {**await sessions.find_waits(loaded), "numbers": numbers}
        return render_stalled_letter(view, params, len(stalled), url) if stalled else None


def _link(loaded: LoadedLeague, place: str) -> str:
    return f"https://discord.com/channels/{loaded.head.guild}/{place}"

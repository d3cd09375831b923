"""What leagues tell one person by direct message: how a season ended for them, where they are away,
and to who opened a league that its season is stalling.

A person gets one of them a day, for all their leagues: a seat that is open to others is told with
all such seats and never later, as is one that somebody has claimed; anything else waits until the
next day. Nothing of that is stored: a restart may bring one message more.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.announcements import read_absence
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import LeftSession, find_names
from bot.leagues.settings import DAY
from bot.models.outbox import (
    AWAY_LETTER,
    SEASON_LETTER,
    SEAT_LETTER,
    SILENT_LETTER,
    STALLED_LETTER,
    OutboxMessage,
)
from bot.models.people import Person
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.preferences import presentation_of
from bot.presentation.services import Services
from bot.screens.screen import Screen
from bot.screens.shared.league.digest import render_stalled_letter
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.season_letter import (
    render_away_letter,
    render_season_letter,
    render_seat_letter,
    render_silent_letter,
)


@dataclass(frozen=True, slots=True)
class SentLetter:
    """When a person was sent their last message, and the matches with open seats that it named."""

    at: int
    seats: frozenset[int] = frozenset()
    note: str | None = None


NEVER: Final = SentLetter(-DAY)


class LeagueLetters:
    """Sends them to people who take direct messages about their leagues."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._leagues = services.leagues
        self._outbox = services.matches.outbox
        self._store = services.matches.store.leagues
        self._read_hours = services.matches.clocks.read_hours
        self._sent: dict[int, SentLetter] = {}

    async def deliver(self, row: OutboxMessage, loaded: LoadedLeague) -> bool:
        """Send one if it is wanted, still true and not told yet; whether it is done, else it waits
        for the next day, or until its person is awake."""
        (player,), letters = row.recipients, self._services.direct_messages
        person = await self._services.matches.people.read_person(player)
        if not person.user or not person.league_letters or person.unreachable:
            await self._announce_instead(row, loaded)
            return True
        at, last = self._leagues.at(), self._sent.get(player, NEVER)
        left = await self._find_left(row, loaded) if row.note == AWAY_LETTER else []
        seats = frozenset(table.match for _, tables in left for _, table in tables)
        is_told = seats <= last.seats and at < last.at + DAY
        screen = await self._render(row, loaded, person, left)
        if row.note == SILENT_LETTER == last.note and at < last.at + DAY:
            return True  # that one was about all their leagues
        if screen is None or (seats and is_told):
            return True
        is_urgent = seats or row.note == SEAT_LETTER
        due = at if is_urgent else max(at, last.at + DAY)
        hours = (await self._read_hours(player)).hours
        if due > at or not hours.is_awake(at):
            await self._outbox.delay([row], hours.add_playing_time(due, 0))
            return False
        try:
            if row.first_try_at is None or not await letters.find_delivered(person.user, row.id):
                await self._outbox.begin_delivery(row)
                await letters.send(person.user, replace(screen, marks=(row.id,)), f"a{row.id}")
            self._note_sent(player, at, seats, row.note)
        except DirectMessagesClosed:
            await letters.disable(player)
            await self._announce_instead(row, loaded)
        return True

    async def _announce_instead(self, row: OutboxMessage, loaded: LoadedLeague) -> None:
        """What somebody has to act on is told in the channel if they take no direct messages."""
        league = loaded.league
        runs = league.phase == "running" and league.season == int(row.params["season"])
        if row.note == STALLED_LETTER and runs and not league.is_extended:
            await self._leagues.announce_stalling(loaded)

    def _note_sent(self, player: int, at: int, seats: frozenset[int], note: str | None) -> None:
        recent = {one: sent for one, sent in self._sent.items() if at < sent.at + DAY}
        told = recent[player].seats if player in recent else frozenset[int]()
        self._sent = {**recent, player: SentLetter(at, told | seats, note)}

    async def _find_left(
        self, row: OutboxMessage, loaded: LoadedLeague
    ) -> list[tuple[LoadedLeague, list[LeftSession]]]:
        """Where a person is away, this league first; nothing if they are back in this one, or if
        its season is over."""
        left = await self._leagues.find_left(row.recipients[0], loaded.id)
        is_over = loaded.league.season != int(row.params["season"])
        if is_over or all(one.id != loaded.id for one, _ in left):
            return []
        return sorted(left, key=lambda one: one[0].id != loaded.id)

    async def _render(
        self,
        row: OutboxMessage,
        loaded: LoadedLeague,
        person: Person,
        left: list[tuple[LoadedLeague, list[LeftSession]]],
    ) -> Screen | None:
        season = int(row.params["season"])
        url, sessions = _link(loaded, str(loaded.head.channel)), self._leagues.sessions
        if row.note == AWAY_LETTER:
            views = [(await self._build_view(one, person), tables) for one, tables in left]
            fresh = [*map(int, str(row.params.get("sessions", "")).split())]
            return render_away_letter(views, person.player, url, fresh)
        if row.note == SEASON_LETTER:
            if loaded.league.season > season:
                league = fold_to_season_end(loaded.league, season)
                loaded = replace(loaded, league=league)
            board = await self._store.read_podium(loaded.id, season)
            place = f"{board.channel}/{board.message}" if board else str(loaded.head.channel)
            view = await self._build_view(loaded, person)
            return render_season_letter(view, person.player, _link(loaded, place))
        if loaded.league.phase == "sign-up" or loaded.league.season != season:
            return None
        if row.note == SEAT_LETTER:
            view = await self._build_view(loaded, person)
            return render_seat_letter(view, person.player, int(row.params["session"]), url)
        if row.note == SILENT_LETTER:
            opened = await self._leagues.list_opened_by(person.player)
            silent = [await self._build_absence_view(one, person) for one in opened]
            return render_silent_letter(silent, person.player, url)
        if loaded.league.is_extended:
            return None  # too late for the warning
        stalled = await sessions.find_stalled(loaded, self._leagues.at())
        numbers = " ".join(map(str, stalled))
        params = {**await sessions.find_waits(loaded), "numbers": numbers}
        view = await self._build_view(loaded, person)
        return render_stalled_letter(view, params, len(stalled), url) if stalled else None

    async def _build_absence_view(self, loaded: LoadedLeague, person: Person) -> LeagueView:
        away = read_absence((await self._leagues.sessions.find_absence(loaded))["away_in"])
        return replace(await self._build_view(loaded, person), away=away)

    async def _build_view(self, loaded: LoadedLeague, person: Person) -> LeagueView:
        league, names = loaded.league, await self._leagues.read_names(loaded)
        return LeagueView(
            loaded.id, loaded.name, league, names, presentation_of(self._services, person).words,
            single=self._leagues.is_single(league),
            organises=person.player == loaded.head.founder,
            match_names=find_names(league.slots),
            stand_ins=await self._leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip


def _link(loaded: LoadedLeague, place: str) -> str:
    return f"https://discord.com/channels/{loaded.head.guild}/{place}"

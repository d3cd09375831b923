"""Announces what happens in leagues, in their channels and by direct messages; after a kill nothing
is posted twice."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import discord

from bot.delivery.sender import DeliveryContext, Sender
from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.announcements import compose_daily_letters, list_informed, read_absence
from bot.leagues.repository import LoadedLeague
from bot.leagues.season_rules import remind_after
from bot.leagues.sessions import LeftSession, find_names
from bot.leagues.settings import DAY
from bot.models.commit import NewMessage
from bot.models.outbox import (
    AWAY_LETTER,
    LEAGUE_LETTERS,
    SEASON_LETTER,
    SEAT_LETTER,
    SILENT_LETTER,
    STALLED_LETTER,
    OutboxMessage,
    PostedMessage,
)
from bot.models.people import Person
from bot.presentation.direct_messages import DirectMessagesClosed
from bot.presentation.messenger import CLOSED, GONE
from bot.presentation.preferences import Presentation, presentation_of
from bot.render.themes import ColourScheme
from bot.screens.screen import Screen
from bot.screens.shared.league import announcements
from bot.screens.shared.league.digest import render_stalled_letter
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.season_letter import (
    render_away_letter,
    render_season_letter,
    render_seat_letter,
    render_silent_letter,
)
from bot.words import Words
from engine.contract import Param

EDITING_POSTS: Final = ("roster", "podium")
"""Posts that only bring a message up to date: the newest sign-up, a season's end."""
WAITING_POSTS: Final = ("digest", "extended", "stalling", "reminded")
"""Posts that tell for whom sessions wait."""
EDITED_LATER: Final = ("sign-up", "closed")  # posts whose message is brought up to date later
_log = logging.getLogger(__name__)


class LeagueAnnouncer(Sender):
    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._leagues = self._services.leagues
        self._notices = self._services.leagues.notices
        self._store = self._matches.store.leagues
        self._letters = LeagueLetters(context)

    async def drop_superseded(self, rows: Sequence[OutboxMessage]) -> list[OutboxMessage]:
        """Finish those that edit the same message as a later one; gives the others."""
        newest = {(row.note, row.params.get("season")): row.id for row in rows}
        kept = []
        for row in rows:
            if row.note in EDITING_POSTS and row.id != newest[row.note, row.params.get("season")]:
                await self._store.finish_delivery(row, None)
            else:
                kept.append(row)
        return kept

    async def deliver(self, row: OutboxMessage) -> None:
        loaded, told = await self._leagues.get(row.league), dict[str, Param]()
        letters = list[NewMessage]()
        if row.note in LEAGUE_LETTERS:
            if await self._letters.deliver(row, loaded):
                await self._store.finish_delivery(row, None)
            return
        if row.note == "absence":
            absence = await self._leagues.sessions.find_absence(loaded)
            row = replace(row, params={**row.params, **absence})
            warned = not row.params.get("warned") and await self._leagues.is_stalling(loaded)
            told["warned"] = int(warned or bool(row.params.get("warned")))
            founder = loaded.head.founder
            letters = compose_daily_letters(row.params, loaded.league, founder, warned=warned)
            told["letters"] = list_informed(row.params, founder if warned else None)
        elif row.note in WAITING_POSTS:
            since = row.created - remind_after(loaded.league) if row.note == "reminded" else None
            waits = await self._leagues.sessions.find_waits(loaded, since)
            absence = await self._leagues.sessions.find_absence(loaded)
            row = replace(row, params={**row.params, **absence, **waits})
            told["known"] = waits["stopped"]
        presentation = await self._presentation_of(loaded.head.guild)
        screen, board = await self._render_screen(row, loaded, presentation.words), None
        if row.note in EDITING_POSTS:
            await self._edit(row, screen, presentation.colour_scheme)
        elif screen is not None:
            board = await self._post(row, loaded, screen, presentation)
        await self._notices.schedule_next(row, self._leagues.at(), **told)
        kept = board if row.note in EDITED_LATER else None
        await self._store.finish_delivery(row, kept, letters, self._leagues.at())

    async def _post(
        self, row: OutboxMessage, loaded: LoadedLeague, screen: Screen, presentation: Presentation
    ) -> PostedMessage | None:
        """A new message in the league's channel, else in one that its server has chosen, for games
        or for notices; None where all are closed, which the organiser's page shows."""
        await self._queue.begin_delivery(row, self._at())
        own, people = loaded.head.channel, self._matches.people
        self._notices.closed_channels.pop(loaded.id, None)
        players = announcements.list_mentioned(str(row.note), row.params, loaded.league)
        if row.note == "stalling":
            players = (loaded.head.founder,)
        named = [(await people.read_person(player)).user for player in players]
        users = [user for user in named if user]
        called = " ".join(f"<@{user}>" for user in users)
        server = await people.read_server(loaded.head.guild)
        for place in dict.fromkeys((own, server.games_channel, server.notice_channel)):
            if place is None:
                continue
            moved = presentation.words("league-shown-here", channel=f"<#{own}>")
            head = called if place == own else f"{called} {moved}".lstrip()
            shown = replace(screen, head=head, marks=(row.id,))
            colours, nonce = presentation.colour_scheme, f"a{row.id}"
            try:
                arrived = await self._find_arrived(row, place)
                return arrived or await self._messenger.send(place, shown, colours, nonce, users)
            except discord.HTTPException as error:
                if error.code not in CLOSED:
                    raise
                _log.warning("channel %d is closed to me, for league %d", place, loaded.id)
                self._notices.closed_channels[loaded.id] = own
        return None

    async def _edit(
        self, row: OutboxMessage, screen: Screen | None, scheme: ColourScheme | None
    ) -> None:
        """Bring the message up to date that shows who has signed up, or how a season ended."""
        if row.note == "podium":
            board = await self._store.read_podium(row.league, int(row.params["season"]))
        else:
            board = await self._store.read_board(row.league)
        if board is not None and screen is not None:
            try:
                await self._messenger.edit(board, screen, scheme)
            except discord.HTTPException as error:
                if error.code not in GONE | CLOSED:
                    raise
                _log.info("the %s of league %d is gone", row.note, row.league)

    async def _render_screen(
        self, row: OutboxMessage, loaded: LoadedLeague, words: Words
    ) -> Screen | None:
        kind = "sign-up" if row.note == "roster" else str(row.note)
        names = await self._leagues.read_names(loaded)
        league, params = loaded.league, dict(row.params)
        if kind in ("closed", "podium") and league.season > int(params["season"]):
            # The next season may have begun before this could be delivered.
            league, params["past"] = fold_to_season_end(league, int(params["season"])), True
        at, single = self._leagues.at(), self._leagues.is_single(league)
        shown = LeagueView(
            loaded.id, loaded.name, league, names, words, at, single=single,
            match_names=find_names(league.slots) if single else {},
            stand_ins=await self._leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip
        render = announcements.render_announcement
        return await self._services.run_in_thread(render, kind, params, row.created, shown)


@dataclass(frozen=True, slots=True)
class SentLetter:
    """When a person was sent their last message, and the matches with open seats that it named."""

    at: int
    seats: frozenset[int] = frozenset()
    note: str | None = None


NEVER: Final = SentLetter(-DAY)
Left: TypeAlias = list[tuple[LoadedLeague, list[LeftSession]]]
"""From which sessions somebody is away, by league."""


class LeagueLetters(Sender):
    """What leagues tell one person by direct message, if they take them: how a season ended for
    them, where they are away, and to who opened a league that its season is stalling.

    A person gets one of them a day, for all their leagues: a seat that is open to others is told
    with all such seats and never later, as is one that somebody has claimed; anything else waits
    until the next day. Nothing of that is stored: a restart may bring one message more.
    """

    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._leagues = self._services.leagues
        self._sent: dict[int, SentLetter] = {}

    async def deliver(self, row: OutboxMessage, loaded: LoadedLeague) -> bool:
        """Send one if it is wanted, still true and not told yet; whether it is done, else it waits
        for the next day, or until its person is awake."""
        (player,) = row.recipients
        person = await self._matches.people.read_person(player)
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
        hours = (await self._matches.clocks.read_hours(player)).hours
        if due > at or not hours.is_awake(at):
            await self._queue.delay_messages([row], hours.add_playing_time(due, 0))
            return False
        try:
            await self._deliver_direct_message(row, person.user, screen, f"a{row.id}")
            recent = {one: sent for one, sent in self._sent.items() if at < sent.at + DAY}
            told = recent.get(player, NEVER).seats | seats
            self._sent = {**recent, player: SentLetter(at, told, row.note)}
        except DirectMessagesClosed:
            await self._services.direct_messages.disable(player)
            await self._announce_instead(row, loaded)
        return True

    async def _announce_instead(self, row: OutboxMessage, loaded: LoadedLeague) -> None:
        """What somebody has to act on is told in the channel if they take no direct messages."""
        league = loaded.league
        runs = league.phase == "running" and league.season == int(row.params["season"])
        if row.note == STALLED_LETTER and runs and not league.is_extended:
            await self._leagues.announce_stalling(loaded)

    async def _find_left(self, row: OutboxMessage, loaded: LoadedLeague) -> Left:
        """Where a person is away, this league first; nothing if they are back in this one, or if
        its season is over."""
        left = await self._leagues.find_left(row.recipients[0], loaded.id)
        is_over = loaded.league.season != int(row.params["season"])
        if is_over or all(one.id != loaded.id for one, _ in left):
            return []
        return sorted(left, key=lambda one: one[0].id != loaded.id)

    async def _render(
        self, row: OutboxMessage, loaded: LoadedLeague, person: Person, left: Left
    ) -> Screen | None:
        season, player = int(row.params["season"]), person.player
        server = f"https://discord.com/channels/{loaded.head.guild}"
        url, sessions = f"{server}/{loaded.head.channel}", self._leagues.sessions
        if row.note == AWAY_LETTER:
            views = [(await self._build_view(one, person), tables) for one, tables in left]
            fresh = [*map(int, str(row.params.get("sessions", "")).split())]
            return render_away_letter(views, player, url, fresh)
        if row.note == SEASON_LETTER:
            if loaded.league.season > season:
                loaded = replace(loaded, league=fold_to_season_end(loaded.league, season))
            if board := await self._matches.store.leagues.read_podium(loaded.id, season):
                url = f"{server}/{board.channel}/{board.message}"
            return render_season_letter(await self._build_view(loaded, person), player, url)
        if loaded.league.phase == "sign-up" or loaded.league.season != season:
            return None
        if row.note == SEAT_LETTER:
            view = await self._build_view(loaded, person)
            return render_seat_letter(view, player, int(row.params["session"]), url)
        if row.note == SILENT_LETTER:
            silent = []
            for opened in await self._leagues.list_opened_by(player):
                away = read_absence((await sessions.find_absence(opened))["away_in"])
                silent.append(replace(await self._build_view(opened, person), away=away))
            return render_silent_letter(silent, player, url)
        if loaded.league.is_extended:
            return None  # too late for the warning
        stalled = await sessions.find_stalled(loaded, self._leagues.at())
        numbers = " ".join(map(str, stalled))
        params = {**await sessions.find_waits(loaded), "numbers": numbers}
        view = await self._build_view(loaded, person)
        return render_stalled_letter(view, params, len(stalled), url) if stalled else None

    async def _build_view(self, loaded: LoadedLeague, person: Person) -> LeagueView:
        league, names = loaded.league, await self._leagues.read_names(loaded)
        return LeagueView(
            loaded.id, loaded.name, league, names, presentation_of(self._services, person).words,
            single=self._leagues.is_single(league),
            organises=person.player == loaded.head.founder,
            match_names=find_names(league.slots),
            stand_ins=await self._leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip

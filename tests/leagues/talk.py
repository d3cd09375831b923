"""What the channel of a league hears: every post of the outbox as text, with its day."""

import os
from dataclasses import replace
from pathlib import Path

from bot.delivery.league_announcements import WAITING_POSTS
from bot.games import find_catalogue_files
from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.announcements import compose_daily_letters, list_informed, read_absence
from bot.leagues.repository import LoadedLeague
from bot.leagues.sessions import find_names
from bot.models.commit import NewMessage
from bot.models.outbox import (
    ANSWERED_NOTE,
    AWAY_LETTER,
    DIRECT_MESSAGE_NOTES,
    LEAGUE_LETTERS,
    SEASON_LETTER,
    SILENT_LETTER,
    OutboxMessage,
)
from bot.screens.screen import Screen, Text
from bot.screens.shared import boards
from bot.screens.shared.league.announcements import render_announcement
from bot.screens.shared.league.digest import render_stalled_letter
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.season_letter import (
    render_away_letter,
    render_season_letter,
    render_silent_letter,
)
from bot.words import Catalogues
from engine.contract import Param
from tests.leagues.season import Season
from tests.outbox import Outbox, read_due_messages

DAY = 24 * 3600
SILENT = ("roster", "podium")
"""They only edit a message."""
WORDS = Catalogues.load(find_catalogue_files()).words("en")


class Talk:
    """Listens to a season from its beginning. `posts` are those of the league, `letters` what one
    person is told, `notes` those of its
    matches, `questions` how often each person was asked about vacation."""

    def __init__(self, season: Season) -> None:
        self._season = season
        self._began = season.world.clock.at
        self.posts: list[str] = []
        self.notes: list[str] = []
        self.questions: dict[int, int] = {}
        self.letters: list[str] = []
        self.lines: list[str] = []

    @property
    def said(self) -> str:
        return "\n".join(self.posts)

    @property
    def day(self) -> int:
        return (self._season.world.clock.at - self._began) // DAY + 1

    async def hear(self) -> None:
        """Everything that is due now."""
        world = self._season.world
        for row in await read_due_messages(world.store.queue, world.clock.at, 10**6):
            if row.mode == "announce":
                await self._hear_league(row)
            else:
                await self._hear_match(row)
                begun = await Outbox(world.matches).begin_delivery(row)
                await Outbox(world.matches).finish_delivery([begun], None)

    def print(self, title: str) -> None:
        """Append the talk to the file that LEAGUE_LOG names, if any."""
        if path := os.environ.get("LEAGUE_LOG"):
            with Path(path).open("a", encoding="utf-8") as file:
                file.write("\n".join((f"# {title}", *self.lines, "", "")))

    async def _hear_league(self, row: OutboxMessage) -> None:
        leagues = self._season.leagues
        loaded, told = await leagues.get(row.league), dict[str, Param]()
        league, params, letters = loaded.league, dict(row.params), list[NewMessage]()
        if row.note == "absence":
            params |= await leagues.sessions.find_absence(loaded)
            warned = not params.get("warned") and await leagues.is_stalling(loaded)
            told["warned"] = int(warned or bool(params.get("warned")))
            founder = loaded.head.founder if warned else None
            letters = compose_daily_letters(params, league, loaded.head.founder, warned=warned)
            told["letters"] = list_informed(params, founder)
        elif row.note in WAITING_POSTS:
            params |= await leagues.sessions.find_absence(loaded)
            params |= await leagues.sessions.find_waits(loaded)
            told["known"] = str(params["stopped"])
        if row.note in ("closed", SEASON_LETTER) and league.season > int(params["season"]):
            league = fold_to_season_end(league, int(params["season"]))
        names = await leagues.read_names(loaded, row.recipients)
        view = LeagueView(
            loaded.id, loaded.name, league, names, WORDS, single=True,
            match_names=find_names(league.slots),
            stand_ins=await leagues.sessions.find_stand_ins(loaded),
        )  # fmt: skip
        if row.note in LEAGUE_LETTERS:
            screen = await self._render_letter(row, loaded, view)
        else:
            screen = render_announcement(str(row.note), params, row.created, view)
        if screen is not None and row.note in LEAGUE_LETTERS:
            self._add(self.letters, f"{row.note} to {view.names[row.recipients[0]]}", screen)
        elif screen is not None and row.note not in SILENT:
            self._add(self.posts, str(row.note), screen)
        await leagues.notices.schedule_next(
            replace(row, params=params), self._season.world.clock.at, **told
        )
        at = self._season.world.clock.at
        await self._season.world.store.leagues.finish_delivery(row, None, letters, at)

    async def _render_letter(
        self, row: OutboxMessage, loaded: LoadedLeague, view: LeagueView
    ) -> Screen | None:
        sessions, (player,) = self._season.leagues.sessions, row.recipients
        if row.note == SEASON_LETTER:
            return render_season_letter(view, player, "")
        if row.note == AWAY_LETTER:
            left, fresh = await sessions.find_left(loaded, player), str(row.params["sessions"])
            return render_away_letter([(view, left)], player, "", [*map(int, fresh.split())])
        if row.note == SILENT_LETTER:
            away = read_absence((await sessions.find_absence(loaded))["away_in"])
            return render_silent_letter([replace(view, away=away)], player, "")
        stalled = await sessions.find_stalled(loaded, self._season.world.clock.at)
        return render_stalled_letter(view, await sessions.find_waits(loaded), len(stalled), "")

    async def _hear_match(self, row: OutboxMessage) -> None:
        for player in row.recipients if "vacation" in row.params else ():
            self.questions[player] = self.questions.get(player, 0) + 1
        table = await self._season.world.matches.queries.read_table(row.match)
        title = f"#{row.match} {row.mode} {row.note or ''} for {row.recipients}"
        if row.mode == "note" and row.note not in (*DIRECT_MESSAGE_NOTES, ANSWERED_NOTE):
            params = {key.replace("player", "name"): value for key, value in row.params.items()}
            screen = boards.render_note(str(row.note), params, table, WORDS)
            self._add(self.notes, title, screen)
        elif row.mode == "post" and row.recipients:
            self.lines.append(f"day {self.day:>2} {title}")
        elif "vacation" in row.params:  # other reminders are sent only to those who want them
            self.lines.append(f"day {self.day:>2} {title}, with a question about vacation")

    def _add(self, to: list[str], kind: str, screen: Screen) -> None:
        text = "\n".join(block.body for block in screen.blocks if isinstance(block, Text))
        to.append(text)
        self.lines.append(f"day {self.day:>2} [{kind}] {text}")

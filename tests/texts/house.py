"""The bot's own screens in real states: lobby, lists, settings, help, lessons, votes, leagues."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Final

from bot.interactions.board import resign_screen
from bot.interactions.box import box_screen
from bot.interactions.controls import parse_control
from bot.interactions.help import list_game_commands
from bot.interactions.history import analysis_screen, bag_screen, file_screen
from bot.interactions.match_lists import matches_screen, turns_screen
from bot.interactions.organise import organise_screen
from bot.interactions.press import PendingCommands, Press
from bot.interactions.profile import leaderboard_screen, profile_screen, rating_screen
from bot.interactions.requester import Requester
from bot.interactions.settings import PAGES
from bot.leagues.settings import LeagueSettings
from bot.models.match import Address
from bot.presentation.custom_ids import ControlId
from bot.screens.replies import BadInput
from bot.screens.screen import Screen, Text
from bot.screens.shared import lobby_options
from bot.screens.shared.pages import (
    COMMAND_GROUPS,
    render_commands,
    render_greeting,
    render_help,
)
from bot.storage.leagues import LeagueRow
from engine.contract import Seat
from tests.local.panels.gallery import LANGUAGES, Gallery
from tests.local.panels.replays import Replay, Tables

Show = Callable[[Requester], Awaitable[Screen | None]]
GAMES: Final = ("cutterland", "clustered", "wildlands")
LEAGUE: Final = (
    "home", "next", "table.1", "calendar.1", "why", "help", "leave", "panel", "terms.play",
    "terms.points", "people", "sessions.0", "end", "rehearse",
)  # fmt: skip


class House:
    """Adds screens to a gallery, as a person sees them who may do everything."""

    def __init__(self, gallery: Gallery, tables: Tables, address: Address) -> None:
        self._gallery, self._tables, self._address = gallery, tables, address

    async def collect(self) -> None:
        await self._show_pages()
        await self._show_lobby_options()
        for name in ("cutterland-3", "clustered-4", "wildlands-2"):
            await self._show_match(await self._tables.start(name, self._address))
        for game in GAMES:
            await self._show_lesson(game)
        await self._show_league()

    async def _show(self, panel: str, state: str, show: Show, seat: Seat = 0) -> None:
        """In every language; nothing that changes something."""
        self._gallery.state = state
        screens = []
        for language in LANGUAGES:
            person = self._tables.requester(seat, language, self._address)
            screen = await show(replace(person, organiser=True, manages_server=True))
            assert screen is not None, f"{panel}, {state}"
            screens.append(screen)
        self._gallery.add(panel, screens, private=True)

    async def _press(self, panel: str, control: str, match: int = 0, chosen: str = "") -> None:
        """What a control of that panel answers."""

        async def show(requester: Requester) -> Screen | None:
            parsed = parse_control(ControlId(match, 0, control), submitted=False)
            assert parsed is not None, control
            press = Press(PendingCommands(), requester, parsed.route, chosen)
            try:
                return await parsed.answer(press)
            except BadInput as error:
                return Screen((Text(requester.words(error.key, **error.params)),))

        await self._show(panel, control, show)

    async def _show_pages(self) -> None:
        services = self._tables.services
        names = [name for group in COMMAND_GROUPS.values() for name in group]
        games = list_game_commands(services)
        own = (one for game in games.values() for one in (*game.queries, *game.moves))

        listed = [*dict.fromkeys((*names, *own))]

        async def show_help(requester: Requester) -> Screen:
            return render_help(names, requester.words)

        async def show_commands(requester: Requester, page: str) -> Screen:
            return render_commands(page, listed, games, requester.words)

        async def show_greeting(requester: Requester) -> Screen:
            return render_greeting(services.games, ["send_messages"], requester.words)

        await self._show("greeting", "a new server", show_greeting)
        await self._show("/help", "", show_help)
        for name in (*COMMAND_GROUPS, *games):
            await self._show("/help", name, partial(show_commands, page=name))
        for game in GAMES:
            pages = services.screens[game].rule_pages(services.catalogues.words(LANGUAGES[0]))
            for page, _ in enumerate(pages):
                await self._press(f"/rules {game}", f"pages.{game}.{page}")
        for settings in PAGES:
            await self._show("/settings", settings.name, settings.render)
        for state, show in (
            ("/turns", turns_screen), ("/matches", matches_screen), ("/bag", bag_screen),
            ("/box", box_screen),
            ("/rating", rating_screen), ("/leaderboard", leaderboard_screen),
            ("/profile", profile_screen),
        ):  # fmt: skip
            await self._show(state, "", show)
        await self._press("/privacy", "privacy.export")
        await self._press("/privacy", "privacy.forget")

    async def _show_lobby_options(self) -> None:
        for game in GAMES:
            table = await self._tables.open_lobby(game, 4, self._address)
            for page in lobby_options.PAGES:
                await self._press(f"{game} lobby: options", f"lobby.page.{page}", table.match)

    async def _show_match(self, replay: Replay) -> None:
        """A match in its middle, then at its end."""
        match, game = replay.match, replay.game.key
        for _ in range(12):
            await replay.play_next()
        for control in ("log.0", "log.0.seen", "replay.all", "details", "org.moves.0"):
            await self._press(f"{game} match", control, match)
        await self._show_view_commands(replay)
        await self._show("/match organise", game, partial(organise_screen, match=match))
        await self._show("/match resign", game, partial(resign_screen, match=match))
        await replay.play_rest()
        await self._show_view_commands(replay)
        for state, show in (("/match analysis", analysis_screen), ("/match file", file_screen)):
            await self._show(state, game, partial(show, match=match))

    async def _show_view_commands(self, replay: Replay) -> None:
        game = replay.game.key
        for command in self._tables.services.screens[game].view_commands:
            await self._press(f"{game} /{command.name}", f"look.{command.name}", replay.match)

    async def _show_lesson(self, game: str) -> None:
        lesson = self._tables.services.screens[game].lesson
        assert lesson is not None
        for step in range(len(lesson.steps)):
            await self._press(f"/learn {game}", f"learn.{game}.step.{step}")

    async def _show_league(self) -> None:
        await self._press("/league", "league.begin")
        leagues, people = self._tables.services.leagues, self._tables.people
        host, address = people[0].player, self._address
        head = LeagueRow(0, address.guild, address.channel, "Winter", host, 0)
        league = (await leagues.create(head, LeagueSettings(GAMES[0], table=2, division=4))).id
        for person in people:
            await leagues.sign_up(league, person.player)
        await self._press("/league, sign-up", f"league.{league}.home")
        await self._press("/league, sign-up", f"league.{league}.panel")
        await leagues.begin(league, host)
        for what in LEAGUE:
            await self._press("/league", f"league.{league}.{what}")
        await self._press("/league", f"league.{league}.session", chosen="1")

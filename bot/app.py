"""The composition root: everything is made here once and passed in; nothing happens at import."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from bot.cogs import furnish
from bot.games import build_games, build_screens, catalogue_files
from bot.leagues.book import Book
from bot.leagues.rehearsing import Rehearsals
from bot.leagues.service import Leagues
from bot.matches import JobRunner, Limits, Matches, ProcessThinker, Thinker
from bot.settings import Settings
from bot.storage import SqliteStore, Store
from bot.ui.client import HouseBot
from bot.ui.drawing import Artist
from bot.ui.flood import Flood
from bot.ui.house import House
from bot.ui.letters import Letters
from bot.ui.router import Router
from bot.words import Catalogues


@dataclass(frozen=True, slots=True)
class App:
    """The bot with all it stands on."""

    bot: HouseBot
    matches: Matches
    thinker: Thinker
    store: Store

    async def close(self) -> None:
        """Stop working and thinking, then close the store; Discord's connection is the caller's."""
        await self.bot.rest()
        await self.thinker.close()
        await self.store.close()


def utc_now() -> datetime:
    return datetime.now(UTC)


async def build(
    settings: Settings,
    *,
    now: Callable[[], datetime] = utc_now,
    thinker: Thinker | None = None,
    flood: Flood | None = None,
    memo: Path | None = None,
) -> App:
    """Open the store and put the bot together. `memo` is a file that remembers which commands
    Discord was told; without one it is told at every start. Raises where the store cannot be used.
    """
    store = await SqliteStore.open(settings.database_path)
    try:
        games = build_games()
        limits = Limits(
            settings.matches_per_player, settings.lobbies_per_player, settings.matches_per_server
        )
        thinks = thinker or ProcessThinker(build_games, patience=settings.thinking_seconds)
        matches = Matches(
            store, games, now, limits=limits, thinker=thinks, settling=settings.settle_seconds,
            beat=settings.heartbeat_seconds,
        )  # fmt: skip
        leagues = Leagues(matches, now)
        house = House(
            games=games,
            screens=build_screens(),
            matches=matches,
            catalogues=Catalogues.load(catalogue_files()),
            artist=Artist(),
            thinker=thinks,
            now=now,
            letters=Letters(matches),
            book=Book(store, leagues.rulings),
            leagues=leagues,
            rehearse=Rehearsals(build_games),
        )
        if store.migrated:
            await matches.mending.prove()
        await matches.mending.retry_stuck()
        await matches.privacy.resume()
        router = Router(house, flood or Flood())
        jobs = JobRunner(matches, thinks, now)
        bot = HouseBot(house, router, jobs, partial(furnish, memo=memo))
    except BaseException:
        await store.close()
        raise
    return App(bot, matches, thinks, store)

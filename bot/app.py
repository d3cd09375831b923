"""The composition root: builds every component once and passes it in."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial

from bot.client import GameBot
from bot.cogs import register_commands
from bot.delivery.league_feed import LeagueFeeds
from bot.games import build_games, build_screens, find_catalogue_files
from bot.interactions.press_queue import RateLimiter
from bot.interactions.router import Router
from bot.leagues.ratings import RatingService
from bot.leagues.service import LeagueService
from bot.leagues.simulation import SimulationRunner
from bot.leases import LeaseKeeper, SharedClock
from bot.matches import ComputerWorker, Limits, MatchService, build_job_runner, start_workers
from bot.matches.computers.exchange import RemoteComputerWorker
from bot.matches.job_handlers import SEALED_PAUSE
from bot.models.shards import Shards
from bot.presentation.artist import Artist
from bot.presentation.direct_messages import DirectMessages
from bot.presentation.services import Services
from bot.settings import Settings
from bot.storage import Store
from bot.storage.opening import open_store
from bot.words import DEFAULT, Catalogues


@dataclass(frozen=True, slots=True)
class App:
    """The assembled application."""

    bot: GameBot
    matches: MatchService
    computer_worker: ComputerWorker
    store: Store
    keeper: LeaseKeeper | None = None
    clock: SharedClock | None = None  # what all processes go by that share the store

    async def close(self) -> None:
        """Stop the workers and close the store; the caller closes the connection to Discord."""
        await self.bot.stop_workers()
        await self.computer_worker.close()
        if self.keeper is not None:
            await self.keeper.leave()
        await self.store.close()


def utc_now() -> datetime:
    return datetime.now(UTC)


async def build_app(
    settings: Settings,
    *,
    now: Callable[[], datetime] = utc_now,
    elapsed: Callable[[], float] | None = None,
    seeds: Callable[[], bytes] | None = None,
    computer_worker: ComputerWorker | None = None,
    rate_limit: RateLimiter | None = None,
    artist: Artist | None = None,
    keeps_commands: bool = False,
    keeps_emojis: bool = False,
    makes_puzzles: bool = False,
    shards: Shards | None = None,
) -> App:
    """Open the store and assemble the bot. `keeps_commands` says that Discord still knows the
    commands at the next start: then they are synced only after changes, and texts link them.
    `keeps_emojis` uploads the games' emojis; without them there are only words. `makes_puzzles`:
    the daily ones, before anyone asks for them. `elapsed` is a clock that nobody sets, to notice
    when the other one was. `seeds` gives the 32 bytes of each match and season, by default secret
    ones. `shards` are those of a process that shares the database with others. Raises
    `StoreError`."""
    shards = shards or Shards()
    store = await open_store(settings.database_path, settings.store_url, shards)
    keeper = clock = None
    try:
        if store.leases is not None:
            if elapsed is not None:
                clock = SharedClock(now, elapsed)
                clock.follow(await store.leases.read_clock())
                now = clock.now
            keeper = LeaseKeeper(store.leases, shards, clock=clock)
            store.change_listeners.append(keeper.hear)
        games = build_games()
        limits = Limits(
            settings.matches_per_player, settings.lobbies_per_player, settings.matches_per_server
        )
        worker = computer_worker or start_workers(build_games, settings.thinking_seconds)
        if store.questions is not None:
            worker = remote = RemoteComputerWorker(store.questions, worker, games, shards)
            store.change_listeners.append(remote.hear)
        matches = MatchService(
            store, games, now, seeds=seeds, limits=limits, computer_worker=worker,
            settling=settings.settle_seconds, beat=settings.heartbeat_seconds, elapsed=elapsed,
        )  # fmt: skip
        leagues = LeagueService(matches, seeds)
        services = Services(
            games=games,
            screens=build_screens(),
            matches=matches,
            catalogues=Catalogues.load(find_catalogue_files()),
            artist=artist or Artist(),
            now=now,
            direct_messages=DirectMessages(matches),
            ratings=RatingService(store, leagues.read_corrections),
            leagues=leagues,
            simulate=SimulationRunner(build_games),
            touch_address=settings.web_address,
            shards=shards,
        )
        if store.migrated:
            await matches.recovery.verify_logs()
        await matches.recovery.retry_stuck()
        await matches.privacy.free_forgotten_seats()
        await store.queue.request_league_jobs()
        router = Router(services, rate_limit or RateLimiter())
        pause = SEALED_PAUSE if settings.settle_seconds else 0.0
        jobs = build_job_runner(matches, worker, leagues.scheduler.job_handlers, pause)
        commands = store.commands if keeps_commands else None
        furnish = partial(register_commands, store=commands)
        words = services.catalogues.words(DEFAULT)
        feeds = LeagueFeeds(leagues, words, *settings.read_feed())
        bot = GameBot(
            services, router, jobs, furnish, feeds, keeps_emojis=keeps_emojis,
            makes_puzzles=makes_puzzles, keeper=keeper,
        )  # fmt: skip
    except BaseException:
        await store.close()
        raise
    return App(bot, matches, worker, store, keeper, clock)

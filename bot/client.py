"""The Discord client: intents, the router, and the background workers."""

import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands
from yarl import URL

from bot.background import BackgroundWorker
from bot.delivery.emojis import EmojiKeeper
from bot.delivery.fallback_channels import ReopenedChannels
from bot.delivery.league_feed import LeagueFeeds
from bot.delivery.threads import ThreadKeeper
from bot.delivery.worker import OutboxWorker
from bot.eventlog.jobs import JobHandler, JobRunner
from bot.gateway import GatewayWatch, SessionStarts, reach_gateway
from bot.interactions.kept_panels import render_kept_panel
from bot.interactions.router import Router
from bot.leases import LeasedShards, LeaseKeeper
from bot.presentation.layouts import Control
from bot.presentation.pace import guard_requests
from bot.presentation.permissions import invitation_permissions
from bot.presentation.services import Services

_log = logging.getLogger(__name__)
LONGEST_WAIT = 30.0
"""Seconds that a rate limit may ask for before a request fails instead and is tried later."""
LAST_ANSWERS = 2.0  # seconds that the last answers get before the bot leaves
RegisterCommands: TypeAlias = Callable[["GameBot"], Awaitable[None]]
CONTEXTS: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
INSTALLS: Final = app_commands.AppInstallationType(guild=True, user=True)
"""People who have installed the bot for themselves are offered its commands everywhere, except for
those of servers only."""
SERVERS_ONLY: Final = app_commands.AppCommandContext(
    guild=True, dm_channel=False, private_channel=False
)
IN_SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class BotCommandTree(app_commands.CommandTree[Any]):
    """Commands handle their own errors; what is left are commands that Discord knows no more."""

    def add_command(self, command: Any, /, **more: Any) -> None:
        """discord.py would add the tree's contexts to those of a command for servers only."""
        if command.guild_only:
            command.allowed_contexts, command.allowed_installs = SERVERS_ONLY, IN_SERVERS
        super().add_command(command, **more)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        bot = interaction.client
        assert isinstance(bot, GameBot)
        return await bot.router.accept(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        _log.warning("a command could not be read: %s", error)
        bot = interaction.client
        assert isinstance(bot, GameBot)
        await bot.router.apologise(interaction, "refusal-commands-changed")


class GameBot(commands.AutoShardedBot):
    """`guilds` is the only intent besides interactions."""

    def __init__(
        self,
        services: Services,
        router: Router,
        jobs: JobRunner,
        furnish: RegisterCommands,
        feeds: LeagueFeeds,
        *,
        keeps_emojis: bool = False,
        makes_puzzles: bool = False,
        keeper: LeaseKeeper | None = None,
    ) -> None:
        """`furnish` registers the commands once the bot has logged in. `keeps_emojis`: whether it
        uploads the games' emojis. `makes_puzzles`: whether it makes the daily ones ahead. `keeper`
        keeps the leases of a process that shares the servers with others. `feeds` sends leagues to
        the host's address."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=BotCommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            help_command=None,
            allowed_contexts=CONTEXTS,
            allowed_installs=INSTALLS,
            http_trace=guard_requests(services.shards),
        )
        self.services = services
        self.router = router
        self._register_commands = furnish
        clocks, now = services.matches.clocks, services.now
        worker = partial(BackgroundWorker, now=now, can_jump=clocks.can_jump)
        self._outbox = outbox = OutboxWorker(services, self, partial(render_kept_panel, services))
        services.servers.use_client(self)
        deliveries = worker("outbox", outbox.deliver_due, outbox.next_due)
        outbox.when_done(deliveries.kick)
        threads_of = ThreadKeeper(services, self)
        queue, at = services.matches.store.queue, services.matches.at
        threads = JobRunner(queue, at, threads_of.handlers)
        sending = JobRunner(queue, at, {"feed": JobHandler(feeds.run)})
        self._feeds = worker("feeds", sending.run_due, sending.next_due)
        self._feed_listeners = services.leagues.scheduler.feed_listeners if feeds.is_on else []
        self.gateway = GatewayWatch(self, services.shards)
        self._leased: LeasedShards | None = None
        reserve = None
        if keeper is not None:
            self._leased = LeasedShards(
                self, services.shards, keeper, self.begin_work, self.wake_all, outbox.drain,
                router.wait_for_answers,
            )  # fmt: skip
            reserve = keeper.reserve_session
        self._sessions = SessionStarts(self, self.gateway, reserve)
        self._match_workers = (
            worker("jobs", jobs.run_due, jobs.next_due),
            deliveries,
            worker("threads", threads.run_due, threads.next_due),
            worker("heartbeat", clocks.beat, clocks.next_beat),
            self._feeds,
        )
        self._matchmaker = worker("queue", outbox.matchmaker.run, outbox.matchmaker.next_due)
        emojis = EmojiKeeper(self, services.screens, services.emojis, now, services.shards)
        self._emojis = worker("emojis", emojis.run, emojis.next_due)
        self._keeps_emojis = keeps_emojis
        self._weekly = worker("weekly posts", outbox.weekly.run, outbox.weekly.next_due)
        self._puzzles = worker("puzzles", outbox.puzzles.run, outbox.puzzles.next_due)
        reopened = ReopenedChannels(services, self)
        self._reopened = worker("closed channels", reopened.run, reopened.next_due)
        due = services.matches.puzzles.next_preparation
        self._maker = worker("puzzle making", self._make_puzzles, due)
        self._makes_puzzles = makes_puzzles
        self.workers = (
            *self._match_workers, self._matchmaker, self._puzzles, self._maker, self._emojis,
            self._weekly, self._reopened,
        )  # fmt: skip
        self._at_work = False

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        await self.router.route(interaction)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self._register_commands(self)

    async def log_in(self, token: str) -> None:
        """Log in. After a failure it may be called again."""
        try:
            await self.login(token)
        except BaseException:
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            raise

    async def launch_shards(self) -> None:
        if self._leased is not None:
            self.shard_ids = await self._leased.start()
            self.shard_count = len(self.shard_ids)
        await super().launch_shards()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Each session counts, also one that follows one that Discord has ended."""
        if shard_id in self.shards:
            await self._sessions.wait_for_budget()
        await self._sessions.wait_for_turn()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """discord.py would try every five seconds for ever, with a traceback each."""
        await reach_gateway(gateway)
        await self._sessions.wait_for_budget()
        await super().launch_shard(gateway, shard_id, initial=initial)

    async def on_ready(self) -> None:
        """All shards are connected, perhaps again; one that shares them has begun with the first
        that is its own."""
        if self._leased is None:
            self.begin_work()

    def begin_work(self) -> None:
        """Start working, or look for work that there may be now."""
        if not self._at_work:
            self._at_work = True
            for listeners, listener in self._list_listeners():
                listeners.append(listener)
        if self._keeps_emojis:
            self.services.emojis.when_refused(self._emojis.kick)
            self._emojis.kick()
        if self._makes_puzzles:
            self._maker.kick()
        self.wake_all()
        self.dispatch("work")

    def wake_all(self) -> None:
        """There may be work of any kind."""
        if self._at_work:
            self._wake_workers(0)
            for worker in (self._matchmaker, self._weekly, self._puzzles, self._reopened):
                worker.kick()

    async def _make_puzzles(self) -> None:
        """One process makes them for all."""
        if self.services.shards.leads:
            await self.services.matches.puzzles.prepare()

    async def on_shard_disconnect(self, shard: int) -> None:
        self.gateway.lose(shard)
        if self._leased is not None:
            self._leased.lose(shard)

    async def on_shard_ready(self, shard: int) -> None:
        self.gateway.recover(shard)
        if self._leased is not None:
            self._leased.open(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        await self.on_shard_ready(shard)

    @property
    def invitation(self) -> str:
        """The address at which the bot is added to a server."""
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=invitation_permissions(), scopes=scopes
        )

    @property
    def failure(self) -> Exception | None:
        """Why it has stopped by itself."""
        return None if self._leased is None else self._leased.failure

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses that discord.py would drop: unknown ids, forms from before a restart."""
        if interaction.type in PRESSES:
            await self.router.route(interaction)

    async def on_guild_channel_update(self, *_: object) -> None:
        self._look_at_closed_channels()

    async def on_guild_role_update(self, *_: object) -> None:
        self._look_at_closed_channels()

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        """Also without the intent, Discord tells of the roles that the bot itself is given."""
        if member == member.guild.me:
            self._look_at_closed_channels()

    def _look_at_closed_channels(self) -> None:
        if self._at_work:
            self._reopened.kick()

    async def hand_over(self) -> None:
        """Let the other processes answer for all servers, and do so until then."""
        if self._leased is not None:
            await self._leased.hand_over()

    async def stop_workers(self) -> None:
        """What is not done stays in the store."""
        if self._at_work:
            for listeners, listener in self._list_listeners():
                listeners.remove(listener)
            self._at_work = False
        for worker in self.workers:
            await worker.close()
        await self._outbox.close()

    async def close(self) -> None:
        """Presses that have arrived are still answered."""
        if self._leased is not None:
            await self._leased.stop()
        await self.stop_workers()
        await self.router.finish(LAST_ANSWERS)
        await super().close()

    def _wake_workers(self, _: int = 0) -> None:
        for worker in self._match_workers:
            worker.kick()

    def _list_listeners(self) -> tuple[tuple[list[Any], Callable[..., None]], ...]:
        """What hears of changes while the bot is at work."""
        matches, leagues, router = self.services.matches, self.services.leagues, self.router
        return (
            (matches.listeners, self._wake_workers),
            (matches.listeners, router.refresh_panels),
            (matches.matchmaking.listeners, self._matchmaker.kick),
            (matches.matchmaking.start_listeners, router.refresh_queues),
            (matches.matchmaking.sharing_listeners, router.refresh_sharing),
            (matches.weekly.listeners, self._weekly.kick),
            (matches.puzzles.listeners, self._puzzles.kick),
            (leagues.listeners, self._wake_workers),
            (self._feed_listeners, self._feeds.kick),
            (leagues.listeners, router.refresh_pages),
        )

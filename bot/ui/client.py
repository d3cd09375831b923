"""The bot as Discord sees it: intents, the one router, and the workers beside it."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.matches import JobRunner
from bot.ui.bulletins import Bulletins
from bot.ui.house import House
from bot.ui.permissions import wanted
from bot.ui.router import Router
from bot.ui.telling import Teller
from bot.ui.views import Control
from bot.ui.working import Worker

_log = logging.getLogger(__name__)
LONGEST_WAIT = 30.0
"""Seconds that a rate limit may ask for before a request fails instead and is tried later."""
LAST_ANSWERS = 2.0
"""Seconds that the last answers get before the bot leaves."""
Furnish: TypeAlias = Callable[["HouseBot"], Awaitable[None]]
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class HouseTree(app_commands.CommandTree[Any]):
    """Commands answer for themselves; what is left are commands as Discord knew them once."""

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError
    ) -> None:
        _log.warning("a command could not be read: %s", error)
        bot = interaction.client
        assert isinstance(bot, HouseBot)
        await bot.router.apologise(interaction, "refusal-commands-changed")


class HouseBot(commands.AutoShardedBot):
    """Knows the house it works for; `guilds` is all it hears of besides interactions."""

    def __init__(self, house: House, router: Router, jobs: JobRunner, furnish: Furnish) -> None:
        """`furnish` gives the bot its commands once it has logged in."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=HouseTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            help_command=None,
        )
        self.house = house
        self.router = router
        self._furnish = furnish
        teller = Teller(house, self)
        bulletins, outbox = Bulletins(house, self), house.matches.outbox
        course, notices = house.leagues.course, house.leagues.notices
        self._workers = (
            Worker("jobs", jobs.run_due, jobs.next_due, house.now),
            Worker("outbox", teller.tell, outbox.next_due, house.now),
            Worker("heart", house.matches.clocks.beat, house.matches.clocks.next_beat, house.now),
            Worker("leagues", course.run_due, course.next_due, house.now),
            Worker("bulletins", bulletins.tell, notices.next_post, house.now),
        )
        self._at_work = False

    async def route(self, interaction: discord.Interaction[Any]) -> None:
        """What the controls of our views call."""
        await self.router.route(interaction)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Control)
        await self._furnish(self)

    async def on_ready(self) -> None:
        """Begin to work, or look again after a long silence."""
        if not self._at_work:
            self._at_work = True
            self.house.matches.listeners.append(self._committed)
            self.house.leagues.listeners.append(self._committed)
        self._committed(0)

    @property
    def invitation(self) -> str:
        """The address by which somebody adds the bot to a server."""
        scopes = ("bot", "applications.commands")
        return discord.utils.oauth_url(
            self.application_id or 0, permissions=wanted(), scopes=scopes
        )

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Presses that discord.py itself would drop: unknown ids, forms from before a restart."""
        if interaction.type in PRESSES:
            await self.router.route(interaction)

    async def rest(self) -> None:
        """Stop working; what is not done stays in the store."""
        if self._at_work:
            self.house.matches.listeners.remove(self._committed)
            self.house.leagues.listeners.remove(self._committed)
            self._at_work = False
        for worker in self._workers:
            await worker.close()

    async def close(self) -> None:
        """Whoever has pressed already is still answered."""
        await self.rest()
        await self.router.finish(LAST_ANSWERS)
        await super().close()

    def _committed(self, _: int = 0) -> None:
        for worker in self._workers:
            worker.kick()

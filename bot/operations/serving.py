"""The bot at work on Discord, with what runs beside it: hourly copies and the answer to "are you
well?"."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Final

from bot.app import App, build_app, utc_now
from bot.operations.backup_schedule import BackupSchedule
from bot.operations.backups import BackupFolder
from bot.operations.health import Facts, HealthEndpoint
from bot.settings import Settings

_log = logging.getLogger("bot")
STORE_TIMEOUT: Final = 2.0
"""Seconds within which the store has to answer."""


async def serve(settings: Settings) -> None:
    """On Discord, until it is cancelled."""
    assert settings.discord_token is not None
    app = await build_app(settings, memo=settings.database_path.with_suffix(".commands"))

    async def on_ready() -> None:
        servers = len(app.bot.guilds)
        _log.info("at work in %d servers; to invite me: %s", servers, app.bot.invitation)

    app.bot.add_listener(on_ready)
    try:
        async with run_alongside(app, settings), app.bot:
            await app.bot.start(settings.discord_token.get_secret_value())
    finally:
        await app.close()
        _log.info("stopped; everything is saved")


@contextlib.asynccontextmanager
async def run_alongside(app: App, settings: Settings) -> AsyncIterator[None]:
    """What runs beside the bot, as long as it does."""
    kept = BackupFolder.from_settings(settings)
    keeper = BackupSchedule(kept, app.matches.games, utc_now, app.matches.privacy.wipe)
    keeping = asyncio.create_task(keeper.run(), name="backups")
    async with contextlib.AsyncExitStack() as open_now:
        if settings.health_port is not None:
            health = HealthEndpoint(lambda: check_health(app, kept))
            await open_now.enter_async_context(await health.open(settings.health_port))
        try:
            yield
        finally:
            keeping.cancel()


async def check_health(app: App, kept: BackupFolder | None) -> tuple[bool, Facts]:
    """Well: online, and the store answers. The other facts are for whoever wants to know."""
    facts: dict[str, bool | int | float | str | None] = {
        "online": app.bot.is_ready() and not app.bot.is_closed(),
        "servers": len(app.bot.guilds),
    }
    now = utc_now().timestamp()
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            due = await app.matches.outbox.next_due()
        facts["store"] = True
        facts["news_late_by"] = None if due is None else max(0, int(now - due))
    except TimeoutError:
        facts["store"] = False
    newest = None if kept is None else kept.find_newest_time()
    facts["backup_age"] = None if newest is None else int(now - newest)
    return bool(facts["online"] and facts["store"]), facts

"""Runs the bot on Discord, with hourly backups and the health endpoint alongside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from bot.app import App, build_app, utc_now
from bot.operations.backups import BackupFolder, BackupSchedule
from bot.operations.emptied_store import require_store
from bot.operations.health import Facts, serve_health
from bot.settings import Settings

_log = logging.getLogger("bot")
STORE_TIMEOUT: Final = 2.0
"""Seconds within which the store has to answer."""


async def serve(settings: Settings, *, new: bool = False) -> None:
    """Run on Discord until cancelled; `new`: also if that makes a new store beside backups."""
    assert settings.discord_token is not None
    if not new:
        require_store(BackupFolder.locate(settings), utc_now())
    app = await build_app(settings, memo=settings.database_path.with_suffix(".commands"))

    async def on_ready() -> None:
        servers = len(app.bot.guilds)
        _log.info("at work in %d servers; to invite me: %s", servers, app.bot.invitation)

    app.bot.add_listener(on_ready)
    folder = BackupFolder.from_settings(settings)
    schedule = BackupSchedule(folder, app.matches.games, utc_now, app.matches.privacy.wipe)
    backups = asyncio.create_task(schedule.run(), name="backups")
    try:
        async with contextlib.AsyncExitStack() as stack:
            if settings.health_port is not None:
                health = serve_health(lambda: check_health(app, folder), settings.health_port)
                await stack.enter_async_context(health)
            await stack.enter_async_context(app.bot)
            await app.bot.start(settings.discord_token.get_secret_value())
    finally:
        backups.cancel()
        await app.close()
        _log.info("stopped; everything is saved")


async def check_health(app: App, folder: BackupFolder | None) -> tuple[bool, Facts]:
    """Healthy means online with a store that answers; the other facts are informative."""
    facts: dict[str, bool | int | float | str | None] = {
        "online": app.bot.is_ready() and not app.bot.is_closed(),
        "servers": len(app.bot.guilds),
    }
    time = utc_now()
    now = time.timestamp()
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            due = await app.matches.outbox.next_due()
        facts["store"] = True
        facts["news_late_by"] = None if due is None else max(0, int(now - due))
    except TimeoutError:
        facts["store"] = False
    newest = None if folder is None else folder.find_newest_time(time)
    facts["backup_age"] = None if newest is None else int(now - newest)
    return bool(facts["online"] and facts["store"]), facts

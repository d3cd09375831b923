"""Runs the bot on Discord, with hourly backups and the health endpoint alongside."""

import asyncio
import contextlib
import gc
import logging
import sqlite3
import time
from collections.abc import Iterator
from typing import Any, Final

import discord

from bot.app import App, build_app, utc_now
from bot.client import GameBot
from bot.gateway import retry_until_reached
from bot.models.shards import Shards
from bot.operations.backups import BackupFolder, BackupSchedule, require_store
from bot.operations.checks import find_existing_folder
from bot.operations.health import HealthMonitor, HealthReport, serve_health
from bot.operations.service import OperationError, SetupError
from bot.settings import Settings, read_networks
from bot.storage import StoreError
from bot.storage.files import StoreReplaced
from bot.web.server import serve_page

_log = logging.getLogger("bot")
TOKEN_REFUSED: Final = 4004
"""The gateway's close code for a token that was reset while the bot was connected."""
WRONG_SHARDS: Final = (4010, 4011)  # those for a number of shards that Discord doesn't accept
TOO_FEW_SHARDS: Final = (
    "Discord wants the bot's servers in more parts than SHARDS={}. Stop all bots that share the"
    " database, set a larger SHARDS for all of them, and start them again."
)
REFUSED: Final = (
    "Discord rejects the token. Create a new one in the developer portal (Applications > your app >"
    " Bot > Reset Token), set DISCORD_TOKEN to it and start the bot again."
)

OLDEST: Final = 2  # the generation of a full garbage collection
MOST_GROWTH: Final = 1.5
"""How many times as many objects are set aside before all are looked at again."""


async def serve(settings: Settings, *, new: bool = False) -> None:
    """Run on Discord until cancelled; `new`: also if that makes a new store beside backups.
    Raises `StoreError` and `OperationError`."""
    assert settings.discord_token is not None
    if settings.shards is not None and settings.store_url is None:
        raise SetupError("SHARDS is for several bots on one database: set DATABASE_URL as well.")
    there = find_existing_folder(settings.backup_folder)
    if settings.backups_kept and not there.is_dir():
        raise SetupError(f"{there} is a file: set BACKUP_FOLDER to a folder.")
    if not new:
        await asyncio.to_thread(require_store, BackupFolder.locate(settings), utc_now())
    app = await build_app(
        settings, now=utc_now, elapsed=time.monotonic, keeps_commands=True, keeps_emojis=True,
        makes_puzzles=True, shards=Shards(settings.shards),
    )  # fmt: skip
    if new:
        await app.store.begin_anew(int(utc_now().timestamp()))

    async def on_ready() -> None:
        servers = len(app.bot.guilds)
        _log.info("running in %d servers; invite link: %s", servers, app.bot.invitation)

    app.bot.add_listener(on_ready)
    # By the hour, but not while the store's files are not those that are open.
    schedule = BackupSchedule(
        BackupFolder.from_settings(settings), app.matches.games, utc_now,
        app.matches.privacy.wipe, app.store.check_files,
    )  # fmt: skip
    backups = asyncio.create_task(schedule.run(), name="backups")
    try:
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(short_collections())
            if settings.health_port is not None:
                monitor = HealthMonitor(app, settings, schedule)

                async def check() -> HealthReport:
                    return await monitor.check(app.bot.services.now())

                await stack.enter_async_context(serve_health(check, settings.health_port))
            await stack.enter_async_context(app.bot)
            if settings.web_address:  # it ends before the bot, so that nothing new arrives then
                await open_touch_page(stack, app, settings)
            try:
                await run_bot(app.bot, settings.discord_token.get_secret_value())
            except asyncio.CancelledError:
                await app.bot.hand_over()
                raise
            if app.bot.failure is not None:
                raise app.bot.failure
    finally:
        backups.cancel()
        await close(app)


async def open_touch_page(stack: contextlib.AsyncExitStack, app: App, settings: Settings) -> None:
    """Raises `SetupError` for a port that is taken."""
    proxies = read_networks(settings.web_proxies)
    page = serve_page(
        lambda: app.bot.router, settings.web_address, settings.web_port, proxies=proxies
    )
    try:
        await stack.enter_async_context(page)
    except OSError as error:
        raise SetupError(
            f"WEB_PORT {settings.web_port} cannot be opened ({error.strerror}). Choose another"
            " port, or end the program that uses it."
        ) from error


async def close(app: App) -> None:
    """Whether everything is saved can only be asked before: closing takes the journal away. A
    deleted journal is saved by closing, a replaced store is not."""
    lost: Exception | None = None
    try:
        app.store.check_files()
    except StoreReplaced as error:
        lost = error
    except StoreError:
        pass
    try:
        await app.close()
    except sqlite3.Error as error:
        lost = lost or error
    if lost is None:
        _log.info("stopped; everything is saved")
    else:
        _log.error("stopped, but not everything is saved: %s", lost)


async def run_bot(bot: GameBot, token: str) -> None:
    """Log in and stay connected; while Discord cannot be reached, try again at growing intervals.
    Raises `SetupError` if Discord refuses the token, and `OperationError`."""
    try:
        await retry_until_reached(lambda: bot.log_in(token))
        await retry_until_reached(bot.connect)
    except discord.LoginFailure as error:
        raise SetupError(REFUSED) from error
    except discord.ConnectionClosed as error:
        if error.code == TOKEN_REFUSED:
            raise SetupError(REFUSED) from error
        if error.code in WRONG_SHARDS and bot.services.shards.is_shared:
            raise SetupError(TOO_FEW_SHARDS.format(bot.services.shards.count)) from error
        raise OperationError(f"Discord closed the connection ({error}). Update the bot.") from error
    except discord.PrivilegedIntentsRequired as error:
        raise SetupError(f"Discord refuses the connection: {error}") from error


@contextlib.contextmanager
def short_collections() -> Iterator[None]:
    """Keep the garbage collector's pauses short while this context lasts.

    Thousands of matches stay in memory, and a full collection looks at each of their objects: with
    1,000 matches the event loop stood still for up to 300 ms. What has survived one is therefore
    set aside (`gc.freeze`), and the next one only looks at what is new. Reference counts still free
    what is set aside, but not cycles, such as the interactions of panels that were replaced. So
    once there is half as much again as after the last look at everything, everything is looked at
    again.
    """
    most, is_thawed = 0.0, False

    def set_aside(phase: str, info: dict[str, Any]) -> None:
        nonlocal most, is_thawed
        if info["generation"] != OLDEST:
            return
        if phase == "start":
            is_thawed = gc.get_freeze_count() >= most
            if is_thawed:
                gc.unfreeze()
            return
        gc.freeze()
        if is_thawed:
            most = MOST_GROWTH * gc.get_freeze_count()

    gc.callbacks.append(set_aside)
    try:
        yield
    finally:
        gc.callbacks.remove(set_aside)
        gc.unfreeze()

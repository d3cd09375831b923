"""The health endpoint: a supervisor on this machine asks over HTTP what is wrong with the bot."""

import asyncio
import contextlib
import errno
import logging
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from time import monotonic
from typing import Final, TypeAlias

from aiohttp import web

from bot.app import App
from bot.models.match import Status
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, BackupSchedule
from bot.operations.checks import (
    LONG_WAIT,
    check_folders,
    check_names,
    find_existing_folder,
    load_terminal_words,
)
from bot.operations.health_client import LOOPBACK
from bot.operations.service import OperationError
from bot.settings import Settings
from bot.storage import StoreError

Fact: TypeAlias = bool | int | float | str | None
MOST_CONNECTIONS: Final = 16
LONGEST_CONNECTION: Final = 10.0  # seconds
STORE_TIMEOUT: Final = 2.0  # seconds within which the store has to write and to answer
NO_ROOM: Final = ("doctor-disk-low", "doctor-disk-full")
"""Findings that explain why a backup failed."""
LONGEST_RUN: Final = 1800
"""Seconds after which a background worker counts as hanging; computers may think for 600."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class HealthReport:
    """The bot is well if there is no problem; each is a sentence. The facts are informative."""

    problems: tuple[str, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


HealthCheck: TypeAlias = Callable[[], Awaitable[HealthReport]]


class BriefServer(web.Server):
    """Has few connections at a time, and none for long: whoever only holds one is cut off."""

    def connection_made(self, handler: web.RequestHandler, transport: asyncio.Transport) -> None:
        super().connection_made(handler, transport)
        asyncio.get_running_loop().call_later(LONGEST_CONNECTION, handler.force_close)
        if len(self.connections) > MOST_CONNECTIONS:
            self.connections[0].force_close()


@contextlib.asynccontextmanager
async def serve_health(check: HealthCheck, port: int) -> AsyncIterator[tuple[str, int]]:
    """Answer `GET /health` with problems and facts as JSON: status 200 if there is no problem,
    otherwise 503. Yields the address; port 0 means any free one. Raises `OperationError`."""

    async def answer(request: web.BaseRequest) -> web.Response:
        if (request.method, request.path) != ("GET", "/health"):
            response = web.json_response({}, status=404)
        else:
            try:
                report = await check()
            except Exception as error:  # noqa: BLE001 - a check that fails is an answer, too
                _log.exception("the health check failed")
                fault = f"The health check itself failed ({type(error).__name__})."
                report = HealthReport((fault,))
            well = not report.problems
            body = {"well": well, "problems": report.problems, **report.facts}
            response = web.json_response(body, status=200 if well else 503)
        response.force_close()
        return response

    runner = web.ServerRunner(BriefServer(answer, access_log=None), shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError as error:
            fault = "another program uses it" if error.errno == errno.EADDRINUSE else str(error)
            raise OperationError(
                f"HEALTH_PORT {port} cannot be opened: {fault}. Choose another port, or end that"
                " program."
            ) from error
        yield runner.addresses[0]
    finally:
        await runner.cleanup()


class HealthMonitor:
    """Everything that a host has to know at once. Each problem is a sentence."""

    def __init__(self, app: App, settings: Settings, backups: BackupSchedule) -> None:
        self._app = app
        self._database = settings.local_file
        self._folder = BackupFolder.from_settings(settings)
        self._backups = backups
        self._words = load_terminal_words()
        self._began = monotonic()

    async def check(self, now: datetime) -> HealthReport:
        facts: dict[str, Fact] = {"servers": len(self._app.bot.guilds)}
        shards = self._app.bot.services.shards
        if shards.is_shared:
            facts |= {"bots": shards.processes, "workers": shards.workers}
        problems = [*self._check_bot(facts)]
        problems += [problem async for problem in self._check_store(facts, now.timestamp())]
        problems += await asyncio.to_thread(self._check_files, facts, now.timestamp())
        return HealthReport(tuple(problems), facts)

    def _check_bot(self, facts: dict[str, Fact]) -> Iterator[str]:
        """Its connection, its workers and the clock of its machine."""
        gateway, clock = self._app.bot.gateway, self._app.clock
        problem = gateway.find_problem()
        facts |= {"online": problem is None, "latency": gateway.measure_latency()}
        if problem is not None:
            kind, seconds = problem
            yield self._words(f"health-gateway-{kind}", seconds=seconds)
        for worker in self._app.bot.workers:
            if worker.error is not None:
                fault = f"{type(worker.error).__name__}: {worker.error}"
                yield self._words("health-worker-failed", name=worker.name, fault=fault)
            elif worker.seconds_at_work > LONGEST_RUN:
                minutes = int(worker.seconds_at_work) // 60
                yield self._words("health-worker-hangs", name=worker.name, minutes=minutes)
        if clock is not None:
            facts["clock_ahead_by"] = round(clock.off, 1)
            if clock.is_off:
                yield self._words("health-clock-off", seconds=int(abs(clock.off)))

    async def _check_store(self, facts: dict[str, Fact], now: float) -> AsyncIterator[str]:
        """First that it can be written, then what it says."""
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                await self._app.store.probe()
                stuck = len(await self._app.store.matches.find_by_status((Status.STUCK,)))
                oldest = await self._app.store.queue.read_oldest_late(int(now))
        except TimeoutError:
            facts["store"] = False
            yield self._words("health-store-slow", seconds=int(STORE_TIMEOUT))
        except StoreError as error:
            facts["store"] = False
            yield str(error)
        except Exception as error:  # noqa: BLE001 - damage may show as any error of reading
            facts["store"] = False
            yield self._words("health-store-unreadable", fault=f"{type(error).__name__}: {error}")
        else:
            late = 0 if oldest is None else int(now) - oldest
            facts |= {"store": True, "news_late_by": late, "stuck": stuck}
            if late > LONG_WAIT:
                yield self._words("health-news-late", minutes=late // 60)
            if stuck:
                yield self._words("health-stuck", count=stuck)

    def _check_files(self, facts: dict[str, Fact], now: float) -> list[str]:
        """Folders, disks and backups; they may block, so not in the event loop."""
        folder = find_existing_folder(self._database.parent)
        facts["free_megabytes"] = shutil.disk_usage(folder).free >> 20
        backups = None if self._folder is None else self._folder.folder
        checks = (*check_names(self._database), *check_folders(self._database, backups))
        faults = [finding for finding in checks if finding.severity == "bad"]
        problems = dict.fromkeys(fault.describe(self._words) for fault in faults)
        is_full = any(fault.key in NO_ROOM for fault in faults)
        overdue = [*self._check_backups(facts, now)]
        return [*problems, *([] if is_full else overdue)]

    def _check_backups(self, facts: dict[str, Fact], now: float) -> Iterator[str]:
        """A bot that was off for long is given the time to make one."""
        at = datetime.fromtimestamp(now, UTC)
        newest = None if self._folder is None else self._folder.find_newest_time(at)
        age = None if newest is None else int(now - newest)
        facts["backup_age"] = age
        has_had_time = monotonic() - self._began > 2 * BACKUP_INTERVAL
        if self._backups.has_failed:
            yield self._words("health-backup-failed")
        elif self._backups.has_wipe_failed:
            yield self._words("health-wipe-failed")
        elif age is not None and age > 2 * BACKUP_INTERVAL and has_had_time:
            yield self._words("health-backup-old", minutes=age // 60)

"""Collects what is wrong with the running bot, for the health endpoint."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final

from bot.app import App
from bot.background import BackgroundWorker
from bot.gateway import GatewayProblem
from bot.models.match import Status
from bot.operations.backups import BACKUP_INTERVAL, BackupFolder, BackupSchedule
from bot.operations.checks import LONG_WAIT, check_folders, find_existing_folder
from bot.operations.findings import load_terminal_words
from bot.operations.health import Fact, HealthReport
from bot.operations.start_checks import check_names
from bot.settings import Settings
from bot.storage import StoreError

GATEWAY_SENTENCES: Final[dict[GatewayProblem, str]] = {
    "starting": "health-gateway-starting",
    "exhausted": "health-gateway-exhausted",
    "disconnected": "health-gateway-disconnected",
    "silent": "health-gateway-silent",
}
STORE_TIMEOUT: Final = 2.0
"""Seconds within which the store has to write and to answer."""
NO_ROOM: Final = ("doctor-disk-low", "doctor-disk-full")
"""Findings that explain why a backup failed."""
LONGEST_RUN: Final = 1800
"""Seconds after which a background worker counts as hanging; computers may think for 600."""


class WatchedSchedule(BackupSchedule):
    """Remembers whether the newest backup failed."""

    has_failed = False

    async def run_once(self) -> bool:
        self.has_failed = not await super().run_once()
        return not self.has_failed


class HealthMonitor:
    """Everything that a host has to know at once. Each problem is a sentence."""

    def __init__(self, app: App, settings: Settings, backups: WatchedSchedule) -> None:
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
        problems = [*self._check_gateway(facts), *self._check_workers(), *self._check_clock(facts)]
        problems += [problem async for problem in self._check_store(facts, now.timestamp())]
        problems += await asyncio.to_thread(self._check_files, facts, now.timestamp())
        return HealthReport(tuple(problems), facts)

    def _check_gateway(self, facts: dict[str, Fact]) -> Iterator[str]:
        gateway = self._app.bot.gateway
        found = gateway.find_problem()
        facts |= {"online": found is None, "latency": gateway.measure_latency()}
        if found is not None:
            kind, seconds = found
            yield self._say(GATEWAY_SENTENCES[kind], seconds=seconds)

    def _check_clock(self, facts: dict[str, Fact]) -> Iterator[str]:
        clock = self._app.clock
        if clock is not None:
            facts["clock_ahead_by"] = round(clock.off, 1)
            if clock.is_off:
                yield self._say("health-clock-off", seconds=int(abs(clock.off)))

    def _check_workers(self) -> Iterator[str]:
        for worker in self._app.bot.workers:
            yield from self._check_worker(worker)

    def _check_worker(self, worker: BackgroundWorker) -> Iterator[str]:
        if worker.error is not None:
            fault = f"{type(worker.error).__name__}: {worker.error}"
            yield self._say("health-worker-failed", name=worker.name, fault=fault)
        elif worker.seconds_at_work > LONGEST_RUN:
            minutes = int(worker.seconds_at_work) // 60
            yield self._say("health-worker-hangs", name=worker.name, minutes=minutes)

    async def _check_store(self, facts: dict[str, Fact], now: float) -> AsyncIterator[str]:
        """First that it can be written, then what it says."""
        try:
            async with asyncio.timeout(STORE_TIMEOUT):
                await self._app.store.probe()
                facts["stuck"] = await self._count_stuck()
                oldest = await self._app.store.queue.read_oldest_late(int(now))
        except TimeoutError:
            facts["store"] = False
            yield self._say("health-store-slow", seconds=int(STORE_TIMEOUT))
        except StoreError as error:
            facts["store"] = False
            yield str(error)
        except Exception as error:  # noqa: BLE001 - damage may show as any error of reading
            facts["store"] = False
            yield self._say("health-store-unreadable", fault=f"{type(error).__name__}: {error}")
        else:
            late = 0 if oldest is None else int(now) - oldest
            facts |= {"store": True, "news_late_by": late}
            if late > LONG_WAIT:
                yield self._say("health-news-late", minutes=late // 60)
            if facts["stuck"]:
                yield self._say("health-stuck", count=facts["stuck"])

    async def _count_stuck(self) -> int:
        return len(await self._app.store.matches.find_by_status((Status.STUCK,)))

    def _check_files(self, facts: dict[str, Fact], now: float) -> list[str]:
        """Folders, disks and backups; they may block, so not in the event loop."""
        folder = find_existing_folder(self._database.parent)
        facts["free_megabytes"] = shutil.disk_usage(folder).free >> 20
        backups = None if self._folder is None else self._folder.folder
        checks = (*check_names(self._database), *check_folders(self._database, backups))
        found = [one for one in checks if one.severity == "bad"]
        problems = dict.fromkeys(finding.describe(self._words) for finding in found)
        is_full = any(finding.key in NO_ROOM for finding in found)
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
            yield self._say("health-backup-failed")
        elif age is not None and age > 2 * BACKUP_INTERVAL and has_had_time:
            yield self._say("health-backup-old", minutes=age // 60)

    def _say(self, key: str, **params: Any) -> str:
        return self._words(key, **params)

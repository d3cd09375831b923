"""What the health check says of a bot that is assembled but not on Discord."""

import math
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app import App, build_app, utc_now
from bot.models.shards import LeaseReport, Shards
from bot.operations.backups import BackupFolder, BackupSchedule
from bot.operations.health import HealthMonitor
from bot.settings import Settings
from bot.storage import StoreError

OFFLINE = "The bot hasn't reached Discord"


@dataclass
class Host:
    app: App
    settings: Settings
    backups: BackupSchedule
    monitor: HealthMonitor

    async def problems(self) -> list[str]:
        report = await self.monitor.check(utc_now())
        assert report.problems[0].startswith(OFFLINE)
        return list(report.problems[1:])


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    settings = Settings(database_path=tmp_path / "store", backup_folder=tmp_path / "copies")
    app = await build_app(settings)

    def find_lost_files() -> None:
        raise StoreError("no")

    folder, wipe = BackupFolder.from_settings(settings), app.matches.privacy.wipe
    backups = BackupSchedule(folder, app.matches.games, utc_now, wipe, find_lost_files)
    yield Host(app, settings, backups, HealthMonitor(app, settings, backups))
    await app.close()


async def test_a_bot_that_is_only_offline_has_no_other_problem(host: Host) -> None:
    report = await host.monitor.check(utc_now())
    assert len(report.problems) == 1
    assert report.facts["online"] is False
    assert report.facts["store"] is True
    assert report.facts["stuck"] == 0
    assert report.facts["news_late_by"] == 0
    assert "workers" not in report.facts


async def test_bots_that_share_a_database_say_how_many_live(tmp_path: Path) -> None:
    settings, shards = Settings(database_path=tmp_path / "store"), Shards(4)
    app = await build_app(settings, shards=shards)
    shards.lease(LeaseReport(frozenset({1}), frozenset(), 3, workers=2), math.inf)
    backups = BackupSchedule(None, app.matches.games, utc_now, app.matches.privacy.wipe)
    report = await HealthMonitor(app, settings, backups).check(utc_now())
    assert (report.facts["bots"], report.facts["workers"]) == (3, 2)
    await app.close()


async def test_a_worker_that_failed_or_hangs_is_named(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs = host.app.bot.workers[0]
    jobs.error = OSError("no disk")
    (said,) = await host.problems()
    assert said.startswith("Worker “jobs” failed and will retry: OSError: no disk.")
    jobs.error = None
    monkeypatch.setattr(jobs, "_began", 0.0)
    monkeypatch.setattr("bot.background.monotonic", lambda: 7200.0)
    (said,) = await host.problems()
    assert said.startswith("Worker “jobs” has been running for 120 minutes.")


async def test_frozen_matches_and_a_second_name_of_the_store_are_told(host: Host) -> None:
    with closing(sqlite3.connect(host.settings.database_path)) as db, db:
        db.execute("INSERT INTO players (id, name, met) VALUES (1, 'Ana', 1)")
        db.execute(
            "INSERT INTO matches (rev, game, rules, status, options, host, open_to_all,"
            " start_when_full, guild, channel, seq, seed_hash, created, ranks, claimed)"
            " VALUES (1, 'clustered', 1, 'stuck', '{}', 1, 0, 0, 7, 8, 0, '', 1, '[]', 0)"
        )
    (said,) = await host.problems()
    assert said == "One match is frozen. To see why, run: python -m bot doctor."
    host.settings.database_path.with_name("other").hardlink_to(host.settings.database_path)
    assert "hard link" in (await host.problems())[1]


async def test_deleted_data_that_cannot_be_overwritten_is_told(host: Host) -> None:
    host.backups.has_wipe_failed = True
    assert await host.problems() == ["Deleted data could not be overwritten. See the log, or run: "
                                     "python -m bot doctor."]  # fmt: skip


async def test_messages_that_wait_too_long_are_told(host: Host) -> None:
    at = int((utc_now() - timedelta(minutes=20)).timestamp())
    with closing(sqlite3.connect(host.settings.database_path)) as db, db:
        db.execute("PRAGMA foreign_keys=OFF")
        db.execute(
            "INSERT INTO outbox (match, seq, mode, asked, params, created, due, first_try_at,"
            " tries) VALUES (1, 1, 'post', '[]', '{}', ?, ?, ?, 3)", (at, at + 9000, at),
        )  # fmt: skip
    (said,) = await host.problems()
    assert said.startswith("Messages have been waiting for Discord for 20 minutes.")


async def test_backups_that_fail_or_are_old_are_told(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not await host.backups.run_once()
    (said,) = await host.problems()
    assert said.startswith("The last backup failed.")
    host.backups.has_failed = False
    folder = BackupFolder.from_settings(host.settings)
    assert folder is not None
    folder.make_copy(host.app.matches.games, utc_now() - timedelta(hours=4))
    assert await host.problems() == []  # it has been up for a moment only
    monkeypatch.setattr(host.monitor, "_began", -3 * 3600.0)
    (said,) = await host.problems()
    assert said.startswith("The newest backup is 240 minutes old")


async def test_a_disk_with_little_room_is_told(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.checks.MIN_FREE_SPACE", 1 << 60)
    assert all("MB free" in said for said in await host.problems())
    assert await host.problems()


async def test_a_store_that_cannot_be_read_is_an_answer(host: Host) -> None:
    with closing(sqlite3.connect(host.settings.database_path)) as db, db:
        db.execute("DROP TABLE outbox")
    (said,) = await host.problems()
    assert said.startswith("The database can't be read: OperationalError: no such table: outbox.")

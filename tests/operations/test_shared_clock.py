"""Processes that share a database go by its clock: one machine's may be wrong."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.app import App, build_app, utc_now
from bot.leases import SLACK, STEP, SharedClock
from bot.models.match import Clock
from bot.models.shards import Shards
from bot.operations.backups import BackupSchedule
from bot.operations.health import HealthMonitor
from bot.settings import Settings
from bot.storage.store import Store
from tests.crashes.house import begin_match
from tests.standin.payloads import GUILD
from tests.standin.postgres import make_database, require_server

DAYS = timedelta(days=3)
BEGIN = datetime(2026, 1, 1, tzinfo=UTC)


class Machine:
    """A machine's clock, which is set, and one that is not."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.ran = 0.0
        self.clock = SharedClock(self.now, lambda: self.ran)

    def now(self) -> datetime:
        return BEGIN + timedelta(seconds=self.ran + self.ahead)

    def follow(self, ahead: float = 0.0) -> None:
        """The database's clock is so far ahead of the right time."""
        self.clock.follow(BEGIN.timestamp() + self.ran + ahead)

    @property
    def error(self) -> float:
        """Seconds by which the time that counts is wrong."""
        return self.clock.now().timestamp() - BEGIN.timestamp() - self.ran


def test_a_machine_with_another_time_goes_by_the_databases() -> None:
    machine = Machine()
    machine.ahead = DAYS.total_seconds()
    assert machine.error == machine.ahead
    machine.follow()
    assert machine.error == 0
    assert machine.clock.off == machine.ahead
    machine.ahead = 0
    machine.ran += 60
    machine.follow()
    assert machine.error == 0
    assert not machine.clock.is_off


def test_a_slow_answer_changes_nothing_and_a_drift_is_followed() -> None:
    machine = Machine()
    machine.follow()
    machine.follow(-SLACK + 1)
    assert machine.error == 0
    machine.follow(STEP - 1)
    assert machine.error == STEP - 1


@pytest.mark.parametrize("ahead", [DAYS.total_seconds(), -DAYS.total_seconds()])
def test_a_jump_of_the_databases_clock_is_reported_and_not_followed(ahead: float) -> None:
    """Also where it runs on the same machine, so that both jump."""
    machine = Machine()
    machine.follow()
    for machine.ahead in (0, ahead):
        machine.follow(ahead)
        assert machine.error == 0
        assert machine.clock.is_off
    machine.ahead = 0
    machine.follow()
    assert machine.error == 0
    assert not machine.clock.is_off


@asynccontextmanager
async def open_app(url: str, folder: Path, ahead: timedelta) -> AsyncIterator[App]:
    settings = Settings(database_url=SecretStr(url), database_path=folder / "store", backups_kept=0)
    app = await build_app(
        settings, now=lambda: utc_now() + ahead, elapsed=time.monotonic, shards=Shards(2)
    )
    try:
        yield app
    finally:
        await app.close()


async def test_one_wrong_clock_gives_no_match_time(tmp_path: Path) -> None:
    """Nor does it take away the credit of a later outage."""
    url = await make_database(require_server())
    async with open_app(url, tmp_path, timedelta()) as app:
        scene = await begin_match(app.matches, GUILD, clock=Clock(3600, 3600))
        await app.matches.clocks.beat()
        before = await app.matches.queries.read_table(scene.match)
    async with open_app(url, tmp_path, DAYS) as app:
        await app.matches.clocks.beat()
        after = await app.matches.queries.read_table(scene.match)
        assert abs(app.bot.services.now() - utc_now()) < timedelta(seconds=SLACK)
        heartbeat = await app.store.clocks.read_heartbeat()
        settings, wipe = Settings(database_path=tmp_path / "store"), app.matches.privacy.wipe
        schedule = BackupSchedule(None, app.matches.games, utc_now, wipe)
        report = await HealthMonitor(app, settings, schedule).check(utc_now())
    assert [seat.due for seat in after.awaited_seats] == [s.due for s in before.awaited_seats]
    assert heartbeat is not None
    assert abs(heartbeat - utc_now().timestamp()) < 60
    assert report.facts["clock_ahead_by"] == pytest.approx(DAYS.total_seconds(), abs=60)
    assert any("clocks of this machine and of the database" in one for one in report.problems)


async def test_no_match_gets_more_time_back_than_has_passed(tmp_path: Path) -> None:
    """However wrong the heartbeat is that was stored."""
    url, days = await make_database(require_server()), int(DAYS.total_seconds())
    async with open_app(url, tmp_path, timedelta()) as app:
        clocks, store = app.matches.clocks, app.store.clocks
        scene = await begin_match(app.matches, GUILD, clock=Clock(3600, 3600))
        await clocks.beat()
        # It has waited for ten minutes, which could be given back.
        assert isinstance(app.store, Store)
        await app.store.connection.write("UPDATE seats SET since = since - 600")
        app.matches._repository.forget_all()
        before = await app.matches.queries.read_table(scene.match)
        for wrong in (-days, days):
            clocks._last_beat = 0
            at = int(utc_now().timestamp())
            await store.save_heartbeat(at + wrong)
            await clocks.beat()
            heartbeat = await store.read_heartbeat()
            assert heartbeat is not None
            assert abs(heartbeat - at) < 60
        after = await app.matches.queries.read_table(scene.match)
    assert [seat.due for seat in after.awaited_seats] == [s.due for s in before.awaited_seats]

"""Health of the real process, while things go wrong one after another: each is said, and nothing is
said any more when it is over. So does the doctor, from outside."""

import asyncio
import json
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.models.match import Clock
from bot.operations.health_client import fetch_health
from bot.storage.inspection import Inspector
from tests.crashes.house import prepare
from tests.crashes.killing import Killing
from tests.crashes.test_stopping import free_port, online
from tests.crashes.test_store_fails import another_process
from tests.standin.running import PATIENCE, ROOT

TUNE = {
    "bot.gateway.ACKNOWLEDGE_WITHIN": 0.5, "bot.background.NAP": 0.1,
    "bot.gateway.LOOK_AGAIN": 0.2,
}  # fmt: skip
DAY = 24 * 3600


def until(found: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < end
        time.sleep(0.05)


class Host:
    """Who looks after a bot."""

    def __init__(self, killing: Killing, folder: Path) -> None:
        self.killing = killing
        self.file = killing.bots.file
        self.port = free_port()
        self.backups = folder / "backups"
        self.clock = folder / "clock"
        self.errors = folder / "errors"
        self.turn_clock(0)

    def start(self, *, wait: bool = True) -> None:
        self.killing.bots.start(
            HEALTH_PORT=str(self.port), BACKUPS_KEPT="2", BACKUP_FOLDER=str(self.backups),
            TUNE=json.dumps(TUNE), CLOCK=str(self.clock), ERRORS=str(self.errors),
        )  # fmt: skip
        if wait:
            self.wait_well()

    def turn_clock(self, seconds: int) -> None:
        part = self.clock.with_suffix(".part")
        part.write_text(str(seconds), "utf-8")
        part.replace(self.clock)

    def wait_well(self) -> None:
        until(lambda: fetch_health(self.port).well)

    def wait_for(self, problem: str) -> None:
        """No other problem than this one."""
        until(lambda: any(problem in one for one in fetch_health(self.port).problems))
        assert len(fetch_health(self.port).problems) == 1

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        environment = {
            "PYTHONPATH": str(ROOT), "DATABASE_PATH": str(self.file),
            "HEALTH_PORT": str(self.port), "BACKUP_FOLDER": str(self.backups),
        }  # fmt: skip
        return subprocess.run(
            [sys.executable, "-m", "bot", *command], cwd=self.clock.parent, env=environment,
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip


@pytest.fixture
def host(killing: Killing, tmp_path: Path) -> Iterator[Host]:
    killing.afresh()
    yield Host(killing, tmp_path)
    killing.discord.set(login=200, interval=41_250, deaf=False, closed=False, sessions=1000)
    if killing.bots.child:
        killing.bots.stop()


def test_a_bot_that_was_started_too_often_waits_before_it_connects(host: Host) -> None:
    discord = host.killing.discord
    discord.set(sessions=49)
    before = discord.seen()["identified"]
    host.start(wait=False)
    host.wait_for("The bot was started so often that Discord allows no more today")
    assert discord.seen()["identified"] == before
    discord.set(sessions=50)
    host.wait_well()
    assert len(discord.seen()["identified"]) == len(before) + 1


@pytest.mark.slow
def test_each_trouble_is_said_until_it_is_over(host: Host) -> None:
    discord = host.killing.discord
    discord.set(interval=100)
    host.start()
    until(lambda: list(host.backups.glob("*.sqlite3")))

    discord.set(deaf=True)
    host.wait_for("hasn't acknowledged a heartbeat")
    discord.set(deaf=False)
    host.wait_well()

    discord.set(closed=True, close=1001)
    host.wait_for("The bot has been disconnected from Discord")
    done = host.run("health")
    assert (done.returncode, done.stderr) == (1, "")
    assert "The bot has been disconnected from Discord" in done.stdout
    discord.set(closed=False)
    host.wait_well()

    with another_process(host.file):
        host.wait_for("The database doesn't answer within 2 seconds")
    host.wait_well()

    away = host.file.with_name("away")
    host.file.rename(away)
    host.wait_for("was deleted or replaced while the bot runs")
    away.rename(host.file)
    host.wait_well()

    shutil.rmtree(host.backups)
    host.backups.touch()
    host.wait_for("is a file, but must be a folder")
    host.backups.unlink()
    host.wait_well()
    assert host.run("health").returncode == 0


@pytest.mark.slow
def test_a_deleted_journal_is_said_and_a_clean_stop_saves_it(host: Host) -> None:
    killing = host.killing
    host.start()
    killing.discord.wait(online)
    Path(f"{host.file}-wal").unlink()
    token = killing.discord.press(killing.scene.presser, killing.scene.custom_id)
    killing.discord.wait(lambda seen: seen["answers"].get(token, {}).get("at"))
    host.wait_for("Stop the bot with SIGTERM")
    for command in ("doctor", "backup"):
        done = host.run(command)
        assert done.returncode == 1
        assert "Stop the bot with SIGTERM" in done.stdout
        assert "Traceback" not in done.stderr
    assert killing.bots.stop(signal.SIGTERM) == 0
    with Inspector.open(host.file) as probe:
        assert len(probe.read_log(killing.scene.match)) == killing.scene.rows + 1
        assert probe.find_faults() == ()


def test_a_token_that_is_reset_ends_the_bot_for_good(host: Host) -> None:
    host.start()
    host.killing.discord.set(close=4004)
    assert host.killing.bots.ended() == 2
    said = host.errors.read_text("utf-8")
    assert "Discord rejects the token" in said
    assert "Traceback" not in said


def test_a_clock_that_is_set_times_nobody_out(host: Host) -> None:
    """A day ahead, and back: what is left of every deadline stays, and the bot stays well."""
    host.file.unlink()
    scene = asyncio.run(prepare(host.file, Clock(6 * 3600, 0)))

    def read_left() -> set[int]:
        with Inspector.open(host.file) as probe:
            rows = probe._db.execute("SELECT due FROM seats WHERE match = ?", (scene.match,))
            return {due - int(time.time()) for (due,) in rows if due is not None}

    host.start()
    (left,) = read_left()
    assert 5.9 * 3600 < left <= 6 * 3600

    def has_followed(ahead: int) -> bool:
        return any(abs(one - left - ahead) < 300 for one in read_left())

    for ahead in (DAY, 0, -DAY, 0):
        host.turn_clock(ahead)
        until(partial(has_followed, ahead))
        host.wait_well()
    with Inspector.open(host.file) as probe:
        assert probe._db.execute("SELECT max(strikes) FROM seats").fetchone() == (0,)


def test_without_network_the_bot_waits_in_its_process(host: Host) -> None:
    """One line for each try, at growing intervals, and the token is tried when it can be."""
    host.killing.discord.set(login=503)
    host.killing.bots.start(
        HEALTH_PORT=str(host.port), LOG_LEVEL="WARNING", ERRORS=str(host.errors)
    )
    until(lambda: any("hasn't reached Discord" in one for one in fetch_health(host.port).problems))
    host.killing.discord.set(login=200)
    host.wait_well()
    said = host.errors.read_text("utf-8")
    assert "Discord cannot be reached; the next try is in 5 s: " in said
    assert "Traceback" not in said
    assert len([line for line in said.splitlines() if "discord.client" not in line]) < 3


def test_a_token_that_discord_refuses_is_not_tried_again(host: Host) -> None:
    host.killing.discord.set(login=401, forget=True)
    host.killing.bots.start(ERRORS=str(host.errors))
    assert host.killing.bots.ended() == 2
    said = host.errors.read_text("utf-8")
    assert said.startswith("Discord rejects the token. Create a new one")
    assert len(said.splitlines()) == 1
    assert len(host.killing.discord.seen()["requests"]) == 1

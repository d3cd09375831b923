"""What a host copies: the systemd unit and the container file hold together with the bot."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bot.leases import HAND_OVER
from bot.operations.commands import COMMANDS
from bot.operations.service import STOP_TIMEOUT
from bot.settings import Settings

ROOT: Final = Path(__file__).parents[2]
UNIT: Final = (ROOT / "deploy" / "cutterland.service").read_text("utf-8")
TEMPLATE: Final = (ROOT / "deploy" / "cutterland.env").read_text("utf-8")
COMPOSE: Final = (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
IMAGE: Final = (ROOT / "deploy" / "Containerfile").read_text("utf-8").replace("\\\n", " ")
THERE: Final = "/opt/cutterland/.venv/bin/python"
OURS: Final = re.compile(r"\b([A-Z]{2,}(?:_[A-Z]+)+)=")
IDENTIFIES_A_DAY: Final = 1_000


def instructions(kind: str) -> list[str]:
    """What stands after each instruction of this kind."""
    return re.findall(rf"^{kind} +(.+)$", IMAGE, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "cutterland.service"
    unit.write_text(UNIT.replace(THERE, sys.executable), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")


def test_the_unit_of_a_worker_is_that_of_the_bot_with_another_command() -> None:
    page = (ROOT / "docs" / "scaling.md").read_text("utf-8")
    ((old, new, path),) = re.findall(r"sed 's/(.+)/(.+)/' /opt/cutterland/(\S+) > /etc", page)
    assert (ROOT / path).read_text("utf-8") == UNIT
    assert UNIT.count(old) == 1
    assert f"\nExecStart={THERE} -m bot worker\n" in UNIT.replace(old, new)
    assert "worker" in COMMANDS


def test_the_unit_leaves_time_to_stop_and_gives_up_on_wrong_settings() -> None:
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNIT, re.MULTILINE)
    assert int(seconds) > STOP_TIMEOUT + HAND_OVER
    assert "RestartPreventExitStatus=2" in UNIT
    assert f"ExecStart={THERE} -m bot --discord\n" in UNIT


def test_the_unit_gives_no_more_power_than_it_needs_and_watches_the_bot() -> None:
    lines = UNIT.splitlines()
    assert {"SystemCallFilter=@system-service", "SystemCallErrorNumber=EPERM"} <= {*lines}
    (gigabytes,) = re.findall(r"^MemoryMax=(\d+)G$", UNIT, re.MULTILINE)
    assert int(gigabytes) >= 1, "4,096 folded matches of 80 kB, 150 MB of tiles, and computers"
    (seconds,) = re.findall(r"^WatchdogSec=(\d+)$", UNIT, re.MULTILINE)
    assert int(seconds) >= 60, "it is first heard once it has loaded"


def test_hosts_install_what_the_bot_needs_and_no_tools_of_tests() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    typed = re.findall(r"(?:^|`)make (?:-C \S+ )?([a-z]+)", page, re.MULTILINE)
    assert {*typed} == {"production", "run"}
    command = ["make", "-n", "VENV=not-there", "production"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    installed = re.findall(r"-r (requirements/\S+)", done.stdout)
    assert {*installed} == {"requirements/production.txt", "requirements/python3.13.txt"}


def test_images_can_be_pinned_by_their_digests() -> None:
    (base,) = re.findall(r"^ARG BASE=(\S+)$", IMAGE, re.MULTILINE)
    assert instructions("FROM") == ["${BASE}"]
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert (
        f"--build-arg BASE=\"$(docker inspect --format '{{{{index .RepoDigests 0}}}}' {base})"
        in page
    )
    assert f"BASE: ${{BASE_IMAGE:-{base}}}" in COMPOSE
    assert "image: ${POSTGRES_IMAGE:-postgres:" in COMPOSE


def test_a_bot_that_crashes_again_and_again_connects_less_than_a_thousand_times_a_day() -> None:
    """Discord then resets its token."""
    (hours,) = re.findall(r"^StartLimitIntervalSec=(\d+)h$", UNIT, re.MULTILINE)
    (starts,) = re.findall(r"^StartLimitBurst=(\d+)$", UNIT, re.MULTILINE)
    assert int(starts) * 24 / int(hours) <= IDENTIFIES_A_DAY / 2
    assert "RestartSec=30\n" in UNIT


def test_the_unit_and_the_command_have_one_user_one_folder_and_one_file_of_settings() -> None:
    command = (ROOT / "deploy" / "cutterland").read_text("utf-8")
    for name, key in (("USER", "User"), ("FOLDER", "WorkingDirectory"), ("ENV", "EnvironmentFile")):
        (value,) = re.findall(rf"^{key}=(.+)$", UNIT, re.MULTILINE)
        assert f'CUTTERLAND_{name}="${{CUTTERLAND_{name}:-{value}}}"' in command
    assert "\nEnvironment=" not in UNIT
    assert f"$CUTTERLAND_FOLDER{THERE.removeprefix('/opt/cutterland')}" in command


def test_every_command_of_the_runbooks_exists() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    typed = set(re.findall(r"(?:^|[`|] ?|sudo )cutterland ([a-z][a-z-]+)", page, re.MULTILINE))
    typed |= set(re.findall(r"python -m bot ([a-z][a-z-]+)", page))
    assert {"doctor", "backup", "restore", "health", "move"} == typed
    assert typed <= set(COMMANDS)
    page += (ROOT / "docs" / "scaling.md").read_text("utf-8")
    named = set(re.findall(r"deploy/[A-Za-z.]+\w", page))
    assert named == {f"deploy/{path.name}" for path in (ROOT / "deploy").iterdir()}


@pytest.mark.parametrize("text", [TEMPLATE, *instructions("ENV"), COMPOSE.replace(": ", "=")])
def test_every_setting_that_is_made_there_exists(text: str) -> None:
    ours = {name for name in OURS.findall(text) if not name.startswith(("PYTHON", "POSTGRES_"))}
    assert ours
    assert ours <= {name.upper() for name in Settings.model_fields}


def test_the_image_has_all_that_the_bot_runs_on_and_no_power() -> None:
    copied = [part.split() for part in instructions("COPY")]
    assert all((ROOT / name).exists() for parts in copied for name in parts[:-1])
    assert {"bot", "engine", "data"} <= {name for parts in copied for name in parts[:-1]}
    assert instructions("USER") == ["cutterland"]
    assert all("--require-hashes" in one for one in instructions("RUN") if "pip" in one)
    assert IMAGE.index("RUN pip") < IMAGE.index("USER cutterland") < IMAGE.index("RUN mkdir kept")
    (asked,) = re.findall(r'"-m", "bot", "(\w+)"', IMAGE)
    assert asked in COMMANDS


def test_two_bots_share_a_database_and_one_makes_the_backups() -> None:
    assert "dockerfile: deploy/Containerfile\n" in COMPOSE
    settings, services = COMPOSE.split("\nservices:\n")
    assert re.search(r"^  SHARDS: \d+$", settings, re.MULTILINE)
    assert "  BACKUPS_KEPT: 0\n" in settings
    bots = re.findall(r"^  (\w+):\n    <<: \*bot\n((?:    .*\n)+)", services, re.MULTILINE)
    workers = [text for _, text in bots if "command: " in text]
    assert all("command: [python, -m, bot, worker]" in text for text in workers)
    assert all("environment: *database" in text for text in workers), "they need no token"
    bots = [(name, text) for name, text in bots if text not in workers]
    assert (len(bots), len(workers)) == (2, 1)
    assert all("*settings" in text for _, text in bots)
    keeping = [text for _, text in bots if "BACKUPS_KEPT" in text]
    assert len(keeping) == 1
    (folder,) = re.findall(r"BACKUP_FOLDER=(\S+)/backups", IMAGE)
    assert f"- backups:{folder}\n" in keeping[0]
    (seconds,) = re.findall(r"stop_grace_period: (\d+)s", settings)
    assert int(seconds) > STOP_TIMEOUT + HAND_OVER

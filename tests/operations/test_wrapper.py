"""`deploy/cutterland`: a command with the service's settings and as its user. What runs in place of
Python only says how it was started."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.settings import Settings

ROOT: Final = Path(__file__).parents[2]
WRAPPER: Final = ROOT / "deploy" / "cutterland"
TEMPLATE: Final = ROOT / "deploy" / "cutterland.env"
USER: Final = "nobody"
SPY: Final = """#!/bin/sh
id -un; pwd; umask; printf '%s\\n' "$*"
env | grep -v '^PWD=\\|^OLDPWD=\\|^_=\\|^SHLVL=' | sort
touch "$BACKUP_FOLDER/made"
"""

pytestmark = pytest.mark.skipif(
    os.geteuid() != 0 or shutil.which("setpriv") is None,
    reason="only root becomes another user, by setpriv",
)


class Host:
    """A folder that the service's user can enter, with a settings file of root's."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept = folder / "kept"
        self.kept.mkdir()
        os.chown(self.kept, pwd.getpwnam(USER).pw_uid, -1)
        python = folder / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(SPY, "utf-8")
        python.chmod(0o755)
        self.settings = folder / "cutterland.env"
        self.write(f"DISCORD_TOKEN=abc.$(id).`id`\nBACKUP_FOLDER={self.kept}\n")

    def write(self, text: str) -> None:
        self.settings.write_text(text, "utf-8")
        self.settings.chmod(0o600)

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        ours = {
            "CUTTERLAND_FOLDER": str(self.folder),
            "CUTTERLAND_ENV": str(self.settings),
            "CUTTERLAND_USER": USER,
        }
        return subprocess.run(
            [str(WRAPPER), *arguments], cwd=self.kept, env=os.environ | ours | environment,
            capture_output=True, text=True, check=False,
        )  # fmt: skip


@pytest.fixture
def host() -> Iterator[Host]:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield Host(folder)
    shutil.rmtree(folder)


def test_a_command_runs_as_the_service_and_what_it_makes_is_the_services(host: Host) -> None:
    done = host.run("doctor", DISCORD_TOKEN="of-the-caller", LOG_LEVEL="DEBUG")
    assert (done.returncode, done.stderr) == (0, "")
    user, folder, umask, arguments, *environment = done.stdout.splitlines()
    assert (user, folder, umask, arguments) == (USER, str(host.folder), "0077", "-m bot doctor")
    assert [line for line in environment if not line.startswith(("PATH=", "LANG="))] == [
        f"BACKUP_FOLDER={host.kept}",
        "DISCORD_TOKEN=abc.$(id).`id`",
    ]
    made = (host.kept / "made").stat()
    assert (made.st_uid, made.st_mode & 0o777) == (pwd.getpwnam(USER).pw_uid, 0o600)


def test_files_are_found_from_where_the_command_is_typed(host: Host) -> None:
    done = host.run("restore", "a b.sqlite3", "/there/c", "./d", "--match", "2")
    found = f"-m bot restore {host.kept}/a b.sqlite3 /there/c {host.kept}/./d --match 2"
    assert done.stdout.splitlines()[3] == found


@pytest.mark.parametrize(
    "text",
    ["# a comment\n\n; another\nLOG_LEVEL = INFO", "export LOG_LEVEL=INFO", "LOG_LEVEL", "=x",
     'LOG_LEVEL="INFO"', "LOG_LEVEL='INFO'", "LOG_LEVEL=a\\\nb", "lower=x", "PATH=/tmp", "A;B=x",
     "PYTHONPATH=/tmp", "LD_PRELOAD=x", "$(touch made)=1"],
)  # fmt: skip
def test_a_line_that_systemd_would_read_otherwise_is_refused(host: Host, text: str) -> None:
    host.write(f"BACKUP_FOLDER={host.kept}\n{text}\n")
    done = host.run("doctor")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "line " in done.stderr
    assert list(host.kept.iterdir()) == []


def test_blanks_and_line_ends_of_windows_do_not_count(host: Host) -> None:
    host.write(f"BACKUP_FOLDER= {host.kept} \r\nLOG_LEVEL=INFO\r\nLOG_FORMAT=a b=c#d")
    done = host.run("doctor")
    assert f"BACKUP_FOLDER={host.kept}" in done.stdout.splitlines()
    assert "LOG_FORMAT=a b=c#d" in done.stdout.splitlines()


def test_what_is_missing_is_one_sentence(host: Host) -> None:
    for change in ({"CUTTERLAND_ENV": "/no/file"}, {"CUTTERLAND_USER": "no-such-user"},
                   {"CUTTERLAND_FOLDER": "/no/folder"}):  # fmt: skip
        done = host.run("doctor", **change)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert host.run().returncode == 2


def test_somebody_else_is_told_to_be_root(host: Host) -> None:
    done = subprocess.run(
        ["setpriv", f"--reuid={USER}", "--clear-groups", "/bin/sh", "-s", "doctor"],
        input=WRAPPER.read_text("utf-8").replace('/bin/sh "$0"', "true #"),
        env={"PATH": os.environ["PATH"], "CUTTERLAND_CLEAN": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (
        2,
        "cutterland: run it as root: sudo cutterland doctor\n",
    )


def test_the_template_names_settings_of_the_bot() -> None:
    lines = [line for line in TEMPLATE.read_text("utf-8").splitlines() if "=" in line]
    names = {line.partition("=")[0] for line in lines if not line.startswith("#")}
    assert {"DATABASE_PATH", "BACKUP_FOLDER", "HEALTH_PORT"} <= names
    assert names <= {name.upper() for name in Settings.model_fields}

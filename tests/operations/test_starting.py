"""Starting from the command line: what is wrong is said in a line, and stopping is clean."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot` away from any `.env`."""
    known = {k: v for k, v in os.environ.items() if k in {"PATH", "HOME", "LANG"}}
    return subprocess.run(
        [sys.executable, "-m", "bot"],
        env={**known, "PYTHONPATH": str(ROOT), **environment},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_setting_that_cannot_be_is_named(tmp_path: Path) -> None:
    ended = start(tmp_path, LOCAL_PORT="many")

    assert ended.returncode == 2
    assert ended.stderr.startswith("LOCAL_PORT: ")
    assert "Traceback" not in ended.stderr


def test_a_file_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    (tmp_path / "store").write_text("not a database, but long enough to be read as one" * 30)

    ended = start(tmp_path, DATABASE_PATH="store", DISCORD_TOKEN="x")

    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    assert "store" in ended.stderr

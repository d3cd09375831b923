"""`pip install .`: a wheel with everything the bot reads, and a command that runs from it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

from bot.settings import Settings

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("bot", "engine", "data")
BUILT_FROM: Final = ("pyproject.toml", "README.md", "LICENSE", *PARTS)
PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
OFFLINE: Final = ("--no-index", "--no-deps")


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Without this checkout on the path, and without settings of ours."""
    ours = {name.upper() for name in Settings.model_fields} | {"PYTHONPATH"}
    kept = {name: value for name, value in os.environ.items() if name not in ours}
    return subprocess.run(
        command, cwd=cwd, env=kept | environment, capture_output=True, text=True, check=False
    )


def list_tracked_files() -> set[str]:
    done = run("git", "ls-files", *PARTS, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built offline from a copy, so that nothing is left in the checkout."""
    folder = tmp_path_factory.mktemp("wheel")
    for name in BUILT_FROM:
        if (ROOT / name).is_file():
            shutil.copy(ROOT / name, folder / name)
        else:
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__")
            )
    done = run(*PIP, "wheel", ".", "--no-build-isolation", *OFFLINE, "-w", "out", cwd=folder)
    assert done.returncode == 0, done.stderr
    (found,) = (folder / "out").glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed")
    done = run(
        *PIP, "install", *OFFLINE, "--no-compile", "--target", folder / "site", wheel, cwd=folder
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


@pytest.mark.slow
def test_the_wheel_holds_what_is_tracked_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == list_tracked_files()


@pytest.mark.slow
def test_the_installed_command_runs_without_the_checkout(installed: Path, tmp_path: Path) -> None:
    command, site = installed / "bin" / "cutterland", str(installed)
    helped = run(command, "--help", cwd=tmp_path, PYTHONPATH=site)
    assert (helped.returncode, helped.stderr) == (0, "")
    assert "doctor" in helped.stdout
    examined = run(command, "doctor", cwd=tmp_path, PYTHONPATH=site)
    assert (examined.returncode, examined.stderr) == (0, "")
    assert "SQLite" in examined.stdout
    assert not (tmp_path / "local").exists()


@pytest.mark.slow
def test_packs_are_found_beside_the_engine(installed: Path, tmp_path: Path) -> None:
    code = (
        "from bot.games import build_games; import engine;"
        "print(engine.__file__, *sorted(build_games()))"
    )
    done = run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=str(installed))
    where, *games = done.stdout.split()
    assert Path(where).is_relative_to(installed)
    assert games == ["clustered", "cutterland", "wildlands"]


@pytest.mark.slow
def test_without_the_packages_of_local_play_it_says_how_to_get_them(
    installed: Path, tmp_path: Path
) -> None:
    code = "import sys; sys.modules['simcord'] = None; from bot.__main__ import main; main([])"
    done = run(sys.executable, "-c", code, cwd=tmp_path, PYTHONPATH=str(installed))
    assert (done.returncode, done.stderr) == (2, "")
    assert "pip install '.[local]'" in done.stdout
    assert not list(tmp_path.iterdir())

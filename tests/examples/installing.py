"""Hex as it is found once it is installed, without installing it."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from bot.games import list_games

PACKAGE: Final = Path(__file__).parents[2] / "examples" / "hex"


@contextmanager
def hex_installed(folder: Path) -> Iterator[None]:
    """What pip writes beside a package is read from the folder: name, version, entry points."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    written = folder / f"{name}-{version}.dist-info"
    written.mkdir()
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = [
        line
        for group, points in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{key} = {value}" for key, value in points.items()))
    ]
    (written / "entry_points.txt").write_text("\n".join(lines))
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        list_games.cache_clear()  # the games are found once in a process
        yield
    list_games.cache_clear()

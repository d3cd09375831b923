"""The games that are installed, and where their screens and words are: adding one is done here."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from bot.matches import AnyGame
from bot.screens.clustered.screens import ClusteredScreens
from bot.screens.contract import GameScreens
from bot.screens.cutterland.screens import CutterlandScreens
from engine.clustered.game import Clustered
from engine.cutterland.game import Cutterland
from engine.cutterland.packs import read_pack

AnyScreens: TypeAlias = GameScreens[Any, Any, Any]

_HERE = Path(__file__).parent
_DATA = _HERE.parent / "data"


def build_games() -> dict[str, AnyGame]:
    """The rules of every game, with their content read from `data/`."""
    cutterland, clustered = Cutterland(_read_packs(_DATA / "cutterland")), Clustered()
    return {cutterland.key: cutterland, clustered.key: clustered}


def build_screens() -> dict[str, AnyScreens]:
    """The screens of every game, by its key."""
    packs = _read_packs(_DATA / "cutterland")
    cutterland = CutterlandScreens({key: pack.name for key, pack in packs.items()})
    clustered = ClusteredScreens()
    return {cutterland.key: cutterland, clustered.key: clustered}


def find_catalogue_files() -> Mapping[str, list[Path]]:
    """The message catalogues by locale: the shared ones and each game's."""
    found: dict[str, list[Path]] = {}
    for path in sorted(_HERE.glob("locales/*/*.ftl")):
        found.setdefault(path.parent.name, []).append(path)
    for path in sorted(_HERE.glob("screens/*/locales/*.ftl")):
        found.setdefault(path.stem, []).append(path)
    return found


@cache
def _read_packs(folder: Path) -> Mapping[str, Any]:
    """Read once, for rules and screens."""
    packs = [
        read_pack(json.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("*.json"))
    ]
    return {pack.key: pack for pack in packs}

"""The games that are installed, and where their screens and words are: adding one is done here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from bot.matches import AnyGame
from bot.screens.clustered.screens import ClusteredScreens
from bot.screens.contract import GameScreens
from bot.screens.cutterland.screens import CutterlandScreens
from bot.screens.wildlands.screens import WildlandsScreens
from engine.clustered.game import Clustered
from engine.cutterland.game import Cutterland
from engine.cutterland.packs import read_pack
from engine.wildlands.factions import read_faction
from engine.wildlands.game import Wildlands
from engine.wildlands.map_reading import read_map

AnyScreens: TypeAlias = GameScreens[Any, Any, Any]

_HERE = Path(__file__).parent
_DATA = _HERE.parent / "data"


def build_games() -> dict[str, AnyGame]:
    """The rules of every game, with their content read from `data/`."""
    folder = _DATA / "wildlands"
    games: tuple[AnyGame, ...] = (
        Cutterland(_read_content(_DATA / "cutterland", read_pack)),
        Clustered(),
        Wildlands(
            _read_content(folder / "maps", read_map),
            _read_content(folder / "factions", read_faction),
        ),
    )
    return {game.key: game for game in games}


def build_screens() -> dict[str, AnyScreens]:
    """The screens of every game, by its key."""
    packs = _read_content(_DATA / "cutterland", read_pack)
    cutterland = CutterlandScreens({key: pack.name for key, pack in packs.items()})
    screens: tuple[AnyScreens, ...] = (cutterland, ClusteredScreens(), WildlandsScreens())
    return {screen.key: screen for screen in screens}


def find_catalogue_files() -> Mapping[str, list[Path]]:
    """The message catalogues by locale: the shared ones and each game's."""
    files: dict[str, list[Path]] = {}
    for path in sorted(_HERE.glob("locales/*/*.ftl")):
        files.setdefault(path.parent.name, []).append(path)
    for path in sorted(_HERE.glob("screens/*/locales/*.ftl")):
        files.setdefault(path.stem, []).append(path)
    return files


@cache
def _read_content(folder: Path, read: Callable[[Any], Any]) -> Mapping[str, Any]:
    """The maps, packs and so on of a folder by key; read once, for rules and screens."""
    parts = [read(json.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("*.json"))]
    return {part.key: part for part in parts}

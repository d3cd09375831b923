"""The games that are installed: the rules, screens and words of each. Other packages bring more,
by an entry point of the group `cutterland.games` that names a function without parameters which
returns an `InstalledGame`."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from bot.matches import AnyGame
from bot.screens.clustered.screens import ClusteredScreens
from bot.screens.contract import AnyScreens
from bot.screens.cutterland.screens import CutterlandScreens
from bot.screens.wildlands.screens import WildlandsScreens
from engine.clustered.game import Clustered
from engine.cutterland.game import Cutterland
from engine.cutterland.packs import read_pack
from engine.wildlands.factions import read_faction
from engine.wildlands.game import Wildlands
from engine.wildlands.maps import read_map

ENTRY_POINTS: Final = "cutterland.games"
_HERE = Path(__file__).parent
_DATA = _HERE.parent / "data"


@dataclass(frozen=True, slots=True)
class InstalledGame:
    """`catalogues` is the folder of its messages, `<language>.ftl`: at least `en.ftl`, which stands
    in for languages that are missing."""

    rules: AnyGame
    screens: AnyScreens
    catalogues: Path


@cache
def list_games() -> tuple[InstalledGame, ...]:
    """Every game with its content, those of other packages last; found and read once in a process.
    Raises `ValueError` if two have the same key."""
    packs = _read_content(_DATA / "cutterland", read_pack)
    wildlands = Wildlands(
        _read_content(_DATA / "wildlands" / "maps", read_map),
        _read_content(_DATA / "wildlands" / "factions", read_faction),
    )
    cutterland = CutterlandScreens({key: pack.name for key, pack in packs.items()})
    games = (
        InstalledGame(Cutterland(packs), cutterland, _HERE / "screens/cutterland/locales"),
        InstalledGame(Clustered(), ClusteredScreens(), _HERE / "screens/clustered/locales"),
        InstalledGame(
            wildlands,
            WildlandsScreens(wildlands.maps, wildlands.factions),
            _HERE / "screens/wildlands/locales",
        ),
        *(point.load()() for point in entry_points(group=ENTRY_POINTS)),
    )
    keys = [game.rules.key for game in games]
    if len(set(keys)) < len(keys):
        raise ValueError(f"Two games have the same key: {', '.join(sorted(keys))}")
    return games


def build_games() -> dict[str, AnyGame]:
    return {game.rules.key: game.rules for game in list_games()}


def build_screens() -> dict[str, AnyScreens]:
    return {game.rules.key: game.screens for game in list_games()}


def find_catalogue_files() -> Mapping[str, list[Path]]:
    """The message catalogues by locale: the shared ones and each game's."""
    files: dict[str, list[Path]] = {}
    for path in sorted(_HERE.glob("locales/*/*.ftl")):
        files.setdefault(path.parent.name, []).append(path)
    for game in list_games():
        for path in sorted(game.catalogues.glob("*.ftl")):
            files.setdefault(path.stem, []).append(path)
    return files


def _read_content(folder: Path, read: Callable[[Any], Any]) -> Mapping[str, Any]:
    """The maps, packs and so on of a folder by key."""
    contents = [read(json.loads(path.read_text("utf-8"))) for path in sorted(folder.glob("*.json"))]
    return {content.key: content for content in contents}

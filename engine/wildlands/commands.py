"""The command line: `sight` and `steps`, and what `play` and `replay` need; reads the installed
maps and factions. Printing is left to `__main__`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from engine.command_line import Command, parser, whole
from engine.contract import IllegalAction, Json
from engine.match_commands import Stage
from engine.requests import Request
from engine.wildlands.actions import Action
from engine.wildlands.events import Event
from engine.wildlands.factions import read_faction
from engine.wildlands.game import Wildlands
from engine.wildlands.maps import MOST_SPACES, Map, MapError, Number, read_map
from engine.wildlands.narration import score_lines, tell
from engine.wildlands.sight import seen_from
from engine.wildlands.state import State
from engine.wildlands.views import View

DATA = Path(__file__).parents[2] / "data" / "wildlands"
_SIGHT_KEYS = ("map", "from")
_STEPS_KEYS = ("map", "from", "fly")


def _answer_sight(values: dict[str, Json]) -> dict[str, Json]:
    ground, start = _read_place(Request(values, _SIGHT_KEYS))
    return {"sees": list[Json](sorted(seen_from(ground, start)))}


def _answer_steps(values: dict[str, Json]) -> dict[str, Json]:
    request = Request(values, _STEPS_KEYS)
    ground, start = _read_place(request)
    costs = _step_costs(ground, start, request.flag("fly"))
    return {"steps": {str(space): cost for space, cost in costs.items()}}


def _step_costs(ground: Map, start: Number, is_flying: bool) -> Mapping[Number, int]:
    """The cards that a move to each space costs; in flight one card for any."""
    return dict.fromkeys(ground.flights(start), 1) if is_flying else ground.step_costs(start)


def _read_place(request: Request) -> tuple[Map, Number]:
    """The map of a request and a space on it."""
    try:
        ground = read_map(request.value("map"))
    except MapError as error:
        raise IllegalAction("map-faulty", {"fault": str(error)}, section="9") from error
    start = request.whole("from", 0, MOST_SPACES)
    if start not in ground.by_number:
        raise IllegalAction("space-unknown", {"space": start}, section="9")
    return ground, start


def _tell_sight(arguments: Sequence[str]) -> list[str]:
    reader = parser("wildlands", "sight", "List the spaces in sight of a space, its own included.")
    reader.add_argument("file", metavar="MAP", help="the map's JSON file")
    reader.add_argument("start", metavar="SPACE", type=whole)
    given = reader.parse_args(arguments)
    request = Request({"map": _read_file(given.file), "from": given.start}, _SIGHT_KEYS)
    ground, start = _read_place(request)
    return [" ".join(map(str, sorted(seen_from(ground, start))))]


def _tell_steps(arguments: Sequence[str]) -> list[str]:
    reader = parser("wildlands", "steps", "List the spaces that a move reaches, with its cards.")
    reader.add_argument("file", metavar="MAP", help="the map's JSON file")
    reader.add_argument("start", metavar="SPACE", type=whole)
    reader.add_argument("--fly", action="store_true", help="up to two steps with one card")
    given = reader.parse_args(arguments)
    request = Request({"map": _read_file(given.file), "from": given.start}, _STEPS_KEYS)
    costs = _step_costs(*_read_place(request), given.fly)
    return [f"{space}: {cost}" for space, cost in costs.items()]


def _read_file(file: str) -> Json:
    try:
        value: Json = json.loads(Path(file).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        fault = error.strerror if isinstance(error, OSError) and error.strerror else "no JSON text"
        raise IllegalAction("map-unread", {"file": file, "fault": fault}, section="9") from error
    return value


COMMANDS = {
    "sight": Command("list what is in sight of a space", _answer_sight, _tell_sight),
    "steps": Command(
        "list where a move leads from a space, and what it costs", _answer_steps, _tell_steps
    ),
}


def make_stage() -> Stage[State, Action, Event, View]:
    return Stage(read_game(), "Wildlands", tell, score_lines, 2)


def read_game(folder: Path = DATA) -> Wildlands:
    """The game with every map and faction of a folder, in the order of their files."""
    maps = [read_map(value) for value in _read_files(folder / "maps")]
    factions = [read_faction(value) for value in _read_files(folder / "factions")]
    return Wildlands({one.key: one for one in maps}, {one.key: one for one in factions})


def _read_files(folder: Path) -> Iterable[Json]:
    for file in sorted(folder.glob("*.json")):
        value: Json = json.loads(file.read_text(encoding="utf-8"))
        yield value

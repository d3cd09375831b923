"""The installed content for the tests, and maps at random."""

import json
from pathlib import Path
from random import Random
from typing import Any

from engine.wildlands.factions import Faction, read_faction
from engine.wildlands.maps import DIRECTIONS, Map, read_map

DATA = Path(__file__).parents[2] / "data" / "wildlands"
MAPS = ("glassmere", "heatherfell", "redgulch", "stonecrown")
HILLY = MAPS[1:]
FACTIONS = ("emberglass", "galewing", "ironbriar", "oldroad")


def map_value(key: str) -> dict[str, Any]:
    return _read(DATA / "maps" / f"{key}.json")


def faction_value(key: str) -> dict[str, Any]:
    return _read(DATA / "factions" / f"{key}.json")


def _read(file: Path) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return value


def installed_map(key: str) -> Map:
    return read_map(map_value(key))


def installed_faction(key: str) -> Faction:
    return read_faction(faction_value(key))


def row_of(count: int, **more: Any) -> dict[str, Any]:
    """A map of spaces in one row, numbered from 1."""
    spaces = [{"number": number, "column": 2 * number, "row": 0} for number in range(1, count + 1)]
    return {"spaces": spaces, **more}


def random_map(rng: Random, count: int) -> dict[str, Any]:
    """Spaces scattered over a small field, some high, with walls and stairs at random."""
    field = [(column, row) for row in range(5) for column in range(12) if not (column + row) % 2]
    places = rng.sample(field, count)
    numbers = {place: number for number, place in enumerate(places, 1)}
    high = {place for place in places if rng.random() < 0.3}
    borders = [
        (one, other)
        for one in places
        for columns, rows in DIRECTIONS
        if (other := (one[0] + columns, one[1] + rows)) in numbers and one < other
    ]
    walls = [border for border in borders if rng.random() < 0.25]
    ledges = [(one, other) for one, other in borders if (one in high) != (other in high)]
    stairs = [border for border in ledges if border not in walls and rng.random() < 0.4]
    return {
        "name": "Scattered",
        "spaces": [
            {"number": numbers[place], "column": place[0], "row": place[1], "high": place in high}
            for place in places
        ],
        "walls": [[numbers[one], numbers[other]] for one, other in walls],
        "stairs": [[numbers[other], numbers[one]] for one, other in stairs],
    }

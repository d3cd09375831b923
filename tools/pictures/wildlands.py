"""The picture of the README, drawn by the code that draws the real ones:
`python -m tools.pictures.wildlands docs/pictures`.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from bot.render.scene import Scene
from bot.render.wildlands.boards import Marks, Player, Trail
from bot.render.wildlands.scenes import panel_scene
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, Character, Flag
from engine.wildlands.factions import read_faction
from engine.wildlands.maps import Number, read_map
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Piece, Side, Standing, Table
from tools.pictures import write_samples

DATA: Final = Path(__file__).parents[2] / "data" / "wildlands"
MAP: Final = "stonecrown"
SHOT_FROM, SHOT_AT = 16, 35
PIECES: Final[Mapping[str, Mapping[Character, Piece]]] = {
    "oldroad": {
        1: Piece(Standing.REVEALED, 21, 1), 2: Piece(Standing.REVEALED, SHOT_FROM),
        4: Piece(Standing.REVEALED, 13, 1), 5: Piece(Standing.OUT, 0, 2),
    },
    "emberglass": {
        1: Piece(Standing.REVEALED, 30), 2: Piece(Standing.REVEALED, SHOT_AT, 2),
        4: Piece(Standing.REVEALED, 14, 1), 5: Piece(Standing.REVEALED, 23),
    },
    "galewing": {
        1: Piece(Standing.REVEALED, 14, 2), 3: Piece(Standing.REVEALED, 40),
        5: Piece(Standing.REVEALED, 27),
    },
}  # fmt: skip
"""The characters that are not hidden, by faction."""
SHARDS: Final = ((8, 18, 33), (4, 25, 37, 42), (1, 22, 29, 39))
POINTS: Final = (3, 2, 2)
PLAYERS: Final = (Player("Ana", 0, 5, active=True), Player("Ben", 1, 6), Player("Cleo", 2, 4))
HAND: Final = ("12r5", "1g23", "W", "34m5r", "45s")
GHOSTS: Final[Mapping[Number, Character]] = {26: 3}


def pictures() -> dict[str, Scene]:
    """The scene by file name: Ana's second character is about to shoot."""
    table = Table(
        read_map(_read(f"maps/{MAP}.json")),
        tuple(read_faction(_read(f"factions/{key}.json")) for key in PIECES),
        tuple(
            Side(_list_pieces(pieces), shards, points)
            for pieces, shards, points in zip(PIECES.values(), SHARDS, POINTS, strict=True)
        ),
    )
    sight = seen_from(table.ground, SHOT_FROM)
    assert SHOT_AT in sight
    marks = Marks(
        chosen=Fighter(0, 2), sight=sight, targets={SHOT_AT}, ghosts=GHOSTS, seat=0,
        trails=[Trail(SHOT_FROM, SHOT_AT, Flag.RANGED)],
    )  # fmt: skip
    return {"wildlands": panel_scene(table, marks, PLAYERS, 0, HAND, HAND[:1])}


def _list_pieces(pieces: Mapping[Character, Piece]) -> tuple[Piece, ...]:
    return tuple(pieces.get(one, Piece()) for one in range(1, CHARACTERS + 1))


def _read(file: str) -> Any:
    return json.loads((DATA / file).read_text(encoding="utf-8"))


if __name__ == "__main__":
    write_samples(pictures())

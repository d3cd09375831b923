"""The command `solve`: the best use of a land's tokens, for programs and for people."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from engine.command_line import MOST, Command, parser, whole
from engine.contract import Json
from engine.cutterland.cells import name_of
from engine.cutterland.lands import read_land
from engine.cutterland.layouts import write_layout
from engine.cutterland.sentences import sentence
from engine.cutterland.solving import STEPS, Solution, solve
from engine.requests import Request

_KEYS: Final = ("land", "towers", "wall_bridges", "steps")
_MOST_TOKENS: Final = MOST // 2
"""So that `score` believes the number of tokens kept."""


def _answer_solve(values: dict[str, Json]) -> dict[str, Json]:
    """The answer has `exact` only where it is false."""
    request = Request(values, _KEYS)
    solution = _solve(
        request.text("land"),
        request.whole("towers", 0, _MOST_TOKENS),
        request.whole("wall_bridges", 0, _MOST_TOKENS),
        request.whole("steps", 0, MOST, missing=STEPS),
    )
    layout = solution.layout
    return {
        "total": solution.score.total,
        "survivors": solution.score.survivors,
        "towers": [name_of(cell) for cell in layout.towers],
        "walls": [f"{name_of(one)}-{name_of(other)}" for one, other in layout.walls],
        "bridges": [str(bridge) for bridge in layout.bridges],
        "unused": solution.unused,
        "prey": [name_of(cell) for cell in layout.prey or ()],
        **({} if solution.exact else {"exact": False}),
    }


def _solve(land: str, towers: int, wall_bridges: int, steps: int) -> Solution:
    return solve(read_land(land), towers, wall_bridges, steps or None)


def _tell_solve(arguments: Sequence[str]) -> list[str]:
    reader = parser(
        "cutterland", "solve", "Find the best use of a land's tokens and the dragons' best prey."
    )
    reader.add_argument("land", metavar="LAND")
    reader.add_argument("--towers", type=whole, default=0, metavar="N", help="towers owned")
    reader.add_argument(
        "--wall-bridges", type=whole, default=0, metavar="N", help="wall/bridge tokens owned"
    )
    reader.add_argument(
        "--steps",
        type=whole,
        default=STEPS,
        metavar="N",
        help=f"how long to search, 0 for as long as it takes; {STEPS} unless told: some seconds",
    )
    given = reader.parse_args(arguments)
    keys = {"towers": given.towers, "wall_bridges": given.wall_bridges}
    request = Request(keys, _KEYS)
    owned = [request.whole(key, 0, _MOST_TOKENS) for key in keys]
    return _lines(_solve(given.land, owned[0], owned[1], given.steps))


def _lines(solution: Solution) -> list[str]:
    layout = replace(solution.layout, prey=solution.layout.prey or None)
    lines = [
        f"layout: {write_layout(layout) or 'nothing used'}",
        f"unused: {solution.unused}",
        f"total: {solution.score.total}",
        f"survivors: {solution.score.survivors}",
    ]
    if not solution.exact:
        lines.append("The search was cut short: there may be something better (see --steps).")
    return lines


SOLVE = Command(_answer_solve, _tell_solve, sentence)

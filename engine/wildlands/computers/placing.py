"""Set-up: where characters begin, and with it which shards the neighbour gets."""

from __future__ import annotations

from itertools import combinations
from random import Random

from engine.wildlands.actions import Assign
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.maps import Number
from engine.wildlands.views import View


def place(view: View, rng: Random) -> Assign:
    """Near to where own shards may be, and so that the neighbour's are far from everything."""
    walks = view.table.ground.walks
    others = [space for space in walks if space not in view.dealt]
    best: tuple[float, tuple[Number, ...]] = (-1e9, ())
    for chosen in combinations(view.dealt, CHARACTERS):
        rows = [walks[space] for space in chosen]
        reach = sum(min(row[space] for row in rows) for space in others) / len(others)
        left = [space for space in view.dealt if space not in chosen]
        remote = sum(sum(walks[space].values()) for space in left) / (len(walks) * CHARACTERS)
        near = sum(min(row[space] for row in rows) for space in left) / CHARACTERS
        value = -reach + 0.5 * remote - 0.2 * near + 0.05 * min(left)
        best = max(best, (value, chosen))
    spaces = list(best[1])
    rng.shuffle(spaces)
    return Assign(tuple(spaces))

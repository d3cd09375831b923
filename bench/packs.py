"""How the packs play: `python -m bench.packs [MATCHES] [LEVEL]`, tables of 3, equal seeds.

Figures, not times: what the winners score, and what each kind brings. A run is in
`docs/highwater.md`.
"""

import sys
from collections import Counter
from statistics import mean, quantiles

from engine.cutterland.commands import KINDS, read_packs
from engine.cutterland.game import Cutterland
from engine.cutterland.views import View

SEATS = 3


def main(matches: int = 60, level: str = "medium") -> None:
    game = Cutterland(read_packs())
    print(f"{matches} matches of {SEATS}, computer players '{level}'; points for each seat")
    print(f"{'':<20}" + "".join(f"{name:>14}" for name in game.packs))
    columns = [
        _figures([_played(game, key, level, n) for n in range(matches)]) for key in game.packs
    ]
    for title in columns[0]:
        print(f"{title:<20}" + "".join(f"{column[title]:>14}" for column in columns))


def _played(game: Cutterland, pack: str, level: str, number: int) -> View:
    """A finished match as everybody sees it."""
    seed = number.to_bytes(32, "big")
    state = game.start(SEATS, seed, {"pack": pack})
    while waiting := sorted(game.to_act(state)):
        action = game.choose(game.observe(state, waiting[0]), level, seed)
        state = game.apply(state, waiting[0], action).state
    return game.observe(state, None)


def _figures(views: list[View]) -> dict[str, str]:
    lands = [own for view in views for own in view.table]
    winners = sorted(max(own.score.total for own in view.table) for view in views)
    tenths = quantiles(winners, n=10)
    used = Counter[str]()
    for own in lands:
        layout = own.layout
        assert layout is not None
        used.update(towers=len(layout.towers), walls=len(layout.walls), bridges=len(layout.bridges))
    devoured = [len(o.score.devoured_by_krakens + o.score.devoured_by_dragons) for o in lands]
    return {
        "winner, mean": f"{mean(winners):.1f}",
        "winner, middle 80 %": f"{tenths[0]:.0f} to {tenths[-1]:.0f}",
        "all seats, mean": f"{mean(own.score.total for own in lands):.1f}",
        **{kind: f"{mean(getattr(own.score, kind) for own in lands):.1f}" for kind in KINDS[:-1]},
        "survivors": f"{mean(own.score.survivors for own in lands):.1f}",
        "devoured": f"{mean(devoured):.1f}",
        **{f"{kind} built": f"{number / len(lands):.1f}" for kind, number in sorted(used.items())},
    }


if __name__ == "__main__":
    given = sys.argv[1:]
    main(int(given[0]) if given else 60, given[1] if given[1:] else "medium")

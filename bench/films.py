"""Replays as moving pictures: a land that grows by a square a frame, and four lands with the hunt,
each from entries to the file; and against Pillow's own way with the same frames in full colour.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import repeat
from random import Random
from typing import Final

from PIL import Image

from bench.lands import classics, match_land, sized_land
from bench.measuring import Figure, Section, first_in_turns, in_turns, seconds
from bot.render.cutterland.final_scene import TICK, Hunted, ScoreRow, show_scenes
from bot.render.cutterland.sheets import HIGHEST, Entry, growth_scenes
from bot.render.paint import paint, paint_gif
from bot.render.scene import Scene
from engine.cutterland.lands import Land
from engine.cutterland.layouts import Layout
from engine.cutterland.scoring import score
from engine.cutterland.squares import CREATURES, icon_of

SQUARES: Final = 36
SEATS: Final = 4
TURNS: Final = 12
PACE: Final = 500
FILLED: Final = 0.85


def section() -> Section:
    rng, pack = Random(1), classics()
    one = _large(_by_squares(sized_land(pack, rng, SQUARES)) for _ in repeat(None))
    several = _by_pieces([match_land(pack, rng, TURNS, SEATS) for _ in range(SEATS)])
    ending, rows = [_ending(entry) for entry in several[-1]], _sheet(several[-1])
    ways: dict[str, Callable[[], bytes]] = {
        "one": lambda: _film(one), "several": lambda: _film(several),
        "end": lambda: paint_gif(show_scenes(ending, rows), TICK),
    }  # fmt: skip
    sizes = {name: len(way()) / 1000 for name, way in ways.items()}
    first, times = first_in_turns(ways, rounds=3), in_turns(ways, rounds=9)
    scenes = growth_scenes(one)
    files: list[int] = []
    plain = seconds(lambda: files.append(_in_full_colour(scenes)))
    return Section(
        f"Replays: a land in {len(one)} frames, {scenes[0].width} x {scenes[0].height} px; "
        f"{SEATS} lands and the hunt in {len(several)}",
        (
            Figure("one land, first time", 1000 * first["one"], "ms"),
            Figure("one land, again", 1000 * times["one"], "ms", "at most 40"),
            Figure("one land", sizes["one"], "kB", "at most 150"),
            Figure("all lands, first time", 1000 * first["several"], "ms"),
            Figure("all lands, again", 1000 * times["several"], "ms", "at most 200"),
            Figure("all lands", sizes["several"], "kB", "at most 1000"),
            Figure("the end of a match, first time", 1000 * first["end"], "ms"),
            Figure("the end of a match, again", 1000 * times["end"], "ms", "at most 200"),
            Figure("the end of a match", sizes["end"], "kB", "at most 1000"),
            Figure("Pillow, one land in full colour", 1000 * plain, "ms"),
            Figure("Pillow, one land in full colour", files[0] / 1000, "kB"),
            Figure("again against Pillow", plain / times["one"], "x"),
        ),
    )


def _large(films: Iterator[list[list[Entry]]]) -> list[list[Entry]]:
    """The first that fills most of a film's room."""
    for steps in films:
        scene = growth_scenes(steps[-1:])[0]
        if scene.height > FILLED * HIGHEST:
            return steps
    raise AssertionError("films come without end")


def _film(steps: list[list[Entry]]) -> bytes:
    return paint_gif(growth_scenes(steps), PACE)


def _by_squares(land: Land) -> list[list[Entry]]:
    """A step for each square."""
    return [
        [_entry(_part(land, range(number + 1)), land.cells[number : number + 1])]
        for number in range(len(land.cells))
    ]


def _by_pieces(lands: list[Land]) -> list[list[Entry]]:
    """A step for each piece of each land in turn, then towers, krakens, dragons and the points."""
    grown = [_entry(Land()) for _ in lands]
    steps = []
    for turn in range(TURNS):
        for seat, land in enumerate(lands):
            kept = [number for number, piece in enumerate(land.pieces) if piece <= turn]
            fresh = [cell for cell, at in zip(land.cells, land.pieces, strict=True) if at == turn]
            grown = [replace(entry, fresh=()) for entry in grown]
            grown[seat] = _entry(_part(land, kept), tuple(fresh))
            steps.append(list(grown))
    return [*steps, *map(list, zip(*map(_hunted, lands), strict=True))]


def _hunted(land: Land) -> Iterator[Entry]:
    creatures = [
        cell
        for cell, square in zip(land.cells, land.squares, strict=True)
        if icon_of(square) in CREATURES
    ]
    layout = Layout(towers=tuple(creatures[:2]))
    found = score(land, layout, 0, 0)
    built = replace(_entry(land), layout=layout)
    yield built
    yield replace(built, devoured=found.devoured_by_krakens)
    bones = (*found.devoured_by_krakens, *found.devoured_by_dragons)
    yield replace(built, devoured=bones)
    yield replace(built, devoured=bones, points=f"{found.total} VP", place=1)


def _ending(entry: Entry) -> Hunted:
    found = score(entry.land, entry.layout or Layout(), 0, 0)
    return Hunted(entry, found.devoured_by_krakens, found.devoured_by_dragons)


def _sheet(entries: list[Entry]) -> list[ScoreRow]:
    found = [score(entry.land, entry.layout or Layout(), 0, 0) for entry in entries]
    kinds = ("kraken", "goblin", "centaur", "turtle", "dragon", "frog")
    rows = [
        ScoreRow(icon, kind, tuple(getattr(one, kind) for one in found))
        for icon, kind in zip(CREATURES, kinds, strict=True)
    ]
    return [*rows, ScoreRow("", "Total", tuple(one.total for one in found), total=True)]


def _entry(land: Land, fresh: tuple[int, ...] = ()) -> Entry:
    return Entry("Ana", f"{len(land.cells)} VP", land, fresh=fresh)


def _part(land: Land, kept: range | list[int]) -> Land:
    """These squares of a land."""
    return Land(
        tuple(land.cells[each] for each in kept),
        tuple(land.squares[each] for each in kept),
        tuple(land.pieces[each] for each in kept),
    )


def _in_full_colour(scenes: tuple[Scene, ...]) -> int:
    """The size of the same film as Pillow makes one of RGB pictures."""
    frames = [Image.open(BytesIO(paint(scene))).convert("RGB") for scene in scenes]
    out = BytesIO()
    frames[0].save(out, "GIF", save_all=True, append_images=frames[1:], duration=PACE)
    return out.tell()

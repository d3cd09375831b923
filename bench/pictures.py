"""Drawing a land, against its goals: time and size of a full land's picture, and against the same
picture written by Pillow in full colour (see the notes on performance).

`python -m bench.pictures` prints a table, then the same as one line of JSON.
"""

import json
from collections.abc import Callable
from io import BytesIO
from statistics import median
from time import process_time

from PIL import Image

from bot.render.cutterland.sheets import Entry, table_scene
from bot.render.paint import paint, sprites
from tools.pictures.cutterland import pictures, sample_land

ROUNDS = 25


def milliseconds(work: Callable[[], object]) -> float:
    """The median time of one run."""
    times = []
    for _ in range(ROUNDS):
        begin = process_time()
        work()
        times.append(process_time() - begin)
    return median(times) * 1000


def figures() -> dict[str, float]:
    scene = pictures()["land"]
    begin = process_time()
    painted = paint(scene)
    first = (process_time() - begin) * 1000
    full_colour = Image.open(BytesIO(painted)).convert("RGB")

    def in_full_colour() -> int:
        out = BytesIO()
        full_colour.save(out, "PNG")
        return out.tell()

    warm = milliseconds(lambda: paint(scene))
    sheet = table_scene([Entry(name, "0", sample_land()) for name in ("Ana", "Bo", "Cleo", "Dan")])
    paint(sheet)
    return {
        "land: width in pixels": scene.width,
        "land: first time, ms": first,
        "land: later, ms (goal 10)": warm,
        "land: kB (goal 90)": len(painted) / 1000,
        "land: full-colour PNG alone, ms": milliseconds(in_full_colour),
        "land: full-colour PNG, kB": in_full_colour() / 1000,
        "land: times faster than full colour": milliseconds(in_full_colour) / warm,
        "sheet of four lands: ms": milliseconds(lambda: paint(sheet)),
        "sheet of four lands: kB": len(paint(sheet)) / 1000,
        "drawings kept": sprites.flat_tile.cache_info().currsize,
    }


def main() -> None:
    found = figures()
    for name, value in found.items():
        print(f"{name:40} {value:10.1f}")
    print(json.dumps({name: round(value, 2) for name, value in found.items()}))


if __name__ == "__main__":
    main()

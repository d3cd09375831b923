"""The end of a match: the score sheet, a line for each land with its medal, best first; and a film
of what was built, krakens and dragons that come for their prey, the bones they leave, and the score
sheet that is filled in kind by kind, with the medals at the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from typing import Final, TypeAlias

from bot.render.cutterland import sheets
from bot.render.cutterland.score_strip import icon_drawing
from bot.render.cutterland.tiles import sticker
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite, Stroke
from engine.cells import Cell
from engine.cutterland.squares import DRAGON, KRAKEN

ROW: Final = 76
MARGIN: Final = 32
NAME: Final = 270
ICON: Final = 62
WORD: Final = 2  # the relative width of a column headed by a word; one with an icon counts 1
TICK: Final = 100  # milliseconds of a frame; whatever is shown longer is repeated
POSTER, BARE, BUILT, COMING, THERE, BONES, COUNTED, END = 1, 9, 11, 3, 4, 5, 7, 300
"""How many ticks each kind of frame is shown. The first one is the end, for clients that play no
animations."""
HIGHEST: Final = 1080  # of the lands and the score sheet below them
NARROWEST: Final = 216  # the width of a name, so that four lands can stand in a row

Prey: TypeAlias = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A kind of points: an icon of the notation (`""` for none), its name, and the points by entry,
    None where they are not counted yet. It is a column of the picture, headed by its icon or else
    its name."""

    icon: str
    name: str
    points: tuple[int | None, ...]
    total: bool = False


def final_scene(entries: Sequence[sheets.Entry], rows: Sequence[ScoreRow]) -> Scene:
    """The points by kind on cream, with the medals."""
    shapes = tuple(sheet_shapes(entries, rows, MARGIN // 2))
    return Scene(MESSAGE_WIDTH, sheet_height(len(entries)), sheets.MAT, shapes)


def sheet_height(lands: int) -> int:
    """With the margin around it."""
    return ROW * (lands + 1) + MARGIN


def sheet_shapes(
    entries: Sequence[sheets.Entry], rows: Sequence[ScoreRow], top: int, width: int = MESSAGE_WIDTH
) -> Iterator[Shape]:
    """A head of icons, then a line per land with its medal."""
    left, right = MARGIN // 2, width - MARGIN // 2
    high = ROW * (len(entries) + 1)
    yield Box(left, top, right - left, high, "paper", radius=14)
    for number, entry in enumerate(entries):
        if entry.place == 1:
            yield Box(left, top + ROW * (number + 1), right - left, ROW, "moor-light", radius=14)
    columns = list(_columns(rows, left + NAME, right - 10))
    for row, (middle, room) in zip(rows, columns, strict=True):
        line = top + ROW // 2
        if row.icon:
            size = min(ICON, room)
            yield Sprite(icon_drawing(row.icon), middle - size // 2, line - size // 2, size)
            continue
        yield Label(row.name, (middle, line), 26, "ink", bold=row.total, on="paper", widest=room)
    for number, entry in enumerate(entries):
        line = top + ROW * (number + 1)
        yield Stroke(((left + 12, line), (right - 12, line)), "paper-edge", 2)
        yield from _line(entry, number, rows, columns, left, line + ROW // 2)


def _columns(rows: Sequence[ScoreRow], left: int, right: int) -> Iterator[tuple[int, int]]:
    """The centre and width of each column."""
    shares = [1 if row.icon else WORD for row in rows]
    x = float(left)
    for share in shares:
        room = (right - left) * share / sum(shares)
        yield round(x + room / 2), round(room) - 8
        x += room


def _line(
    entry: sheets.Entry, number: int, rows: Sequence[ScoreRow], columns: Sequence[tuple[int, int]],
    left: int, line: int,
) -> Iterator[Shape]:  # fmt: skip
    on = "moor-light" if entry.place == 1 else "paper"
    x = left + 16
    if entry.place:
        yield from sheets.medal_shapes(entry.place, x - 6, line - 31, 62)
        x += 62
    widest = left + NAME - x - 8
    yield Label(entry.title, (x, line), 34, "ink", "left", bold=True, on=on, widest=widest)
    for row, (middle, room) in zip(rows, columns, strict=True):
        points = row.points[number]
        if points is None:
            continue
        text = str(points).replace("-", "−")
        size = 44 if row.total else 36
        colour = "ink" if points or row.total else "stone-dark"
        yield Label(text, (middle, line), size, colour, bold=row.total, on=on, widest=room)


@dataclass(frozen=True, slots=True)
class Hunted:
    """A land with its layout and place, and what krakens and dragons devour there, in order."""

    entry: sheets.Entry
    krakens: Prey
    dragons: Prey


def show_scenes(lands: Sequence[Hunted], rows: Sequence[ScoreRow]) -> tuple[Scene, ...]:
    """The frames, `TICK` milliseconds each; `rows` are the whole score sheet."""
    return tuple(chain.from_iterable([scene] * ticks for scene, ticks in _Show(lands, rows).run()))


class _Show:
    """Where everything stands, and the scenes one after another."""

    def __init__(self, lands: Sequence[Hunted], rows: Sequence[ScoreRow]) -> None:
        self._lands, self._rows = lands, rows
        high = sheet_height(len(lands))
        room = sheets.Room(height=HIGHEST - high, letters=0, narrowest=NARROWEST)
        sheet = sheets.arrange([land.entry for land in lands], room)
        self._frames: list[sheets.LandFrame] = sheets.land_frames(sheet)
        self._width, self._top, self._height = sheet.width, sheet.height, sheet.height + high
        self._bare = tuple(
            replace(land.entry, layout=None, devoured=(), place=None, points="") for land in lands
        )
        self._shapes: dict[tuple[int, sheets.Entry], tuple[Shape, ...]] = {}

    def run(self) -> Iterator[tuple[Scene, int]]:
        """Each scene, and its ticks."""
        names = [land.entry for land in self._lands]
        final = self._scene([replace(one, place=None) for one in names], self._rows, sheet=names)
        yield final, POSTER
        now, rows = self._bare, self._count(0)
        yield self._scene(now, rows), BARE
        now = tuple(
            replace(entry, layout=land.entry.layout)
            for entry, land in zip(now, self._lands, strict=True)
        )
        if now != self._bare:
            yield self._scene(now, rows), BUILT
        for hunter, prey in (
            (KRAKEN, [land.krakens for land in self._lands]),
            (DRAGON, [land.dragons for land in self._lands]),
        ):
            for meals in zip_longest(*prey):
                yield self._scene(now, rows, self._hunters(hunter, meals, -70)), COMING
                yield self._scene(now, rows, self._hunters(hunter, meals, 0)), THERE
                now = tuple(
                    entry if cell is None else replace(entry, devoured=(*entry.devoured, cell))
                    for entry, cell in zip(now, meals, strict=True)
                )
                yield self._scene(now, rows), BONES
        for kinds in range(1, sum(map(_is_kind, self._rows)) + 1):
            yield self._scene(now, self._count(kinds)), COUNTED
        yield final, END

    def _count(self, kinds: int) -> tuple[ScoreRow, ...]:
        """The sheet with the first kinds of points, and what they sum up to."""
        none, left = (None,) * len(self._lands), kinds
        sums = (0,) * len(self._lands)
        rows = []
        for row in self._rows:
            shown = row.points if _is_kind(row) and left > 0 else none
            if _is_kind(row) and left > 0:
                sums = tuple(total + (n or 0) for total, n in zip(sums, row.points, strict=True))
                left -= 1
            rows.append(replace(row, points=sums if row.total and kinds else shown))
        return tuple(rows)

    def _scene(
        self, entries: Sequence[sheets.Entry], rows: Sequence[ScoreRow],
        above: tuple[Shape, ...] = (), sheet: Sequence[sheets.Entry] = (),
    ) -> Scene:  # fmt: skip
        """The medals hang in the `sheet`; above the lands they would take the room of names."""
        lands = (self._land(number, entry) for number, entry in enumerate(entries))
        lines = sheet_shapes(sheet or entries, rows, self._top + MARGIN // 2, self._width)
        shapes = (*chain.from_iterable(lands), *lines, *above)
        return Scene(self._width, self._height, sheets.MAT, shapes)

    def _land(self, number: int, entry: sheets.Entry) -> tuple[Shape, ...]:
        if (number, entry) not in self._shapes:
            self._shapes[number, entry] = tuple(self._frames[number].land(entry))
        return self._shapes[number, entry]

    def _hunters(self, icon: str, meals: Sequence[Cell | None], away: int) -> tuple[Shape, ...]:
        """A predator over each prey, or `away` hundredths of a cell below it."""
        shapes = []
        for frame, cell in zip(self._frames, meals, strict=True):
            if cell is not None:
                x, y = frame.grid.centre(cell)
                size = frame.grid.part(150)
                top = y + frame.grid.cell * away // 100 - size // 2
                shapes.append(Sprite(sticker(icon), x - size // 2, top, size))
        return tuple(shapes)


def _is_kind(row: ScoreRow) -> bool:
    return bool(row.icon)

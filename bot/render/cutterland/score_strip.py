"""What a land scores, as icons with numbers: above the land in a row, or beside it in a column."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.render.cutterland.tiles import sticker
from bot.render.cutterland.tokens import scissors
from bot.render.drawing import Drawing
from bot.render.scene import Label, Shape, Sprite

PENALTY: Final = "-"  # the icon of the points lost by overcutting: scissors
ROW: Final = 84  # the height of the row above a land
COLUMN: Final = 250  # the width of the column beside a land
ICON, DIGITS = 58, 40
LEAST_ICON: Final = 36
LINE: Final = 76
COLUMN_TOTAL: Final = 54  # the size of a column's total, of which an icon has `ICON`
MOST_ZOOM: Final = 1.6  # a column with room to spare is so much larger
GAP: Final = 26
NAME, TOTAL = 40, 46
TOTAL_ROOM: Final = 300
NAME_ROOM: Final = 300
LETTER: Final = 0.7  # about the width of a letter or digit by the size of its font


class ScoreItem(NamedTuple):
    """An icon of the notation, or `PENALTY`, and the points that it brings."""

    icon: str
    points: int


class ScoreLine(NamedTuple):
    """A land's points by kind, what they sum up to, and what they gain, as words."""

    items: tuple[ScoreItem, ...]
    total: str
    gain: str = ""


def score_row(line: ScoreLine | None, title: str, left: int, width: int) -> Iterator[Shape]:
    """A row of `ROW` pixels from the top: title, icons with points, total."""
    middle, right = ROW // 2, left + width
    start = left
    if title:
        room = width if line is None else min(NAME_ROOM, _estimate_width(title, NAME))
        yield Label(title, (left, middle), NAME, "chalk", "left", bold=True, widest=room)
        start += room + GAP
    if line is None:
        return
    total = f"{line.total}  {line.gain}" if line.gain else line.total
    room = min(TOTAL_ROOM, _estimate_width(total, TOTAL))
    yield Label(total, (right, middle), TOTAL, "amber", "right", bold=True, widest=room)
    yield from score_items(line.items, start, middle, right - room - start)


def score_items(
    items: tuple[ScoreItem, ...], left: int, middle: int, room: int, largest: int = ICON
) -> Iterator[Shape]:
    """The icons with their points from the left, as large as the room allows."""
    icon = next(
        (size for size in range(largest, LEAST_ICON, -2) if measure_items(items, size) <= room),
        LEAST_ICON,
    )
    for item in items:
        yield from _item(item, left, middle, icon)
        left += _item_width(item, icon)


def score_column(line: ScoreLine, title: str, left: int, top: int) -> Iterator[Shape]:
    """A column of `COLUMN` pixels: title, total, then the kinds two by two."""
    if title:
        yield Label(title, (left, top + 24), 38, "chalk", "left", bold=True, widest=COLUMN)
        top += LINE - 16
    yield Label(line.total, (left, top + 32), 52, "amber", "left", bold=True, widest=COLUMN)
    if line.gain:
        right = left + COLUMN
        yield Label(line.gain, (right, top + 32), 46, "amber", "right", bold=True, widest=110)
    top += LINE
    for number, item in enumerate(line.items):
        down, right = divmod(number, 2)
        yield from _item(item, left + right * COLUMN // 2, top + down * LINE + LINE // 2, ICON)


def column_height(line: ScoreLine, title: str) -> int:
    return (LINE - 16 if title else 0) + LINE + -(-len(line.items) // 2) * LINE


def count_lines(score: ScoreLine) -> int:
    """The total, then two kinds in a line."""
    return 1 + -(-len(score.items) // 2)


def zoom_for(score: ScoreLine, width: int, height: int) -> float:
    """How much larger than `COLUMN` a `gain_column` is that has this room."""
    return min(width / COLUMN, height / (LINE * count_lines(score)), MOST_ZOOM)


def gain_column(score: ScoreLine, left: int, top: int, zoom: float) -> Iterator[Shape]:
    """A column of `count_lines` lines: the total and what is gained, then the kinds two by two."""
    wide, line = round(COLUMN * zoom), round(LINE * zoom)
    middle, size = top + line // 2, round(COLUMN_TOTAL * zoom)
    total = wide * 2 // 3 if score.gain else wide
    yield Label(score.total, (left, middle), size, "amber", "left", bold=True, widest=total)
    if score.gain:
        end = (left + wide, middle)
        yield Label(score.gain, end, size, "amber", "right", bold=True, widest=wide - total)
    for number in range(0, len(score.items), 2):
        middle += line
        for column, item in enumerate(score.items[number : number + 2]):
            at, icon = left + column * wide // 2, round(ICON * zoom)
            yield from score_items((item,), at, middle, wide // 2, icon)


def _item(item: ScoreItem, left: int, middle: int, icon: int) -> Iterator[Shape]:
    yield Sprite(icon_drawing(item.icon), left, middle - icon // 2, icon)
    size = icon * DIGITS // ICON
    text = str(item.points).replace("-", "−")
    yield Label(text, (left + icon + 6, middle), size, "chalk", "left", bold=True)


def icon_drawing(icon: str) -> Drawing:
    return scissors() if icon == PENALTY else sticker(icon)


def _item_width(item: ScoreItem, icon: int) -> int:
    digits = _estimate_width(str(item.points), icon * DIGITS // ICON)
    return icon + 6 + digits + GAP * icon // ICON


def _estimate_width(text: str, size: int) -> int:
    return round(len(text) * LETTER * size)


def measure_items(items: tuple[ScoreItem, ...], icon: int = LEAST_ICON) -> int:
    """The width of the icons with their points, by default of the smallest ones."""
    return sum(_item_width(item, icon) for item in items)

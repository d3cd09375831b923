"""A person's profile as one picture: figures, a rating's course, a board, and the games. Texts are
passed in the reader's language."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.render.charts import find_range
from bot.render.drawing import Drawing
from bot.render.scene import MESSAGE_WIDTH, Box, Label, Scene, Shape, Sprite, Stroke, move_shapes

EDGE: Final = 28
GAP: Final = 20
NAME, HEAD = 60, 98
FIGURE: Final = 178
PANEL: Final = 460
PANEL_HEAD, PANEL_FOOT = 96, 64
INSET: Final = 24
GAME: Final = 78
BADGE: Final = 400
ICON: Final = 66
LATELY: Final = 72
INNER: Final = MESSAGE_WIDTH - 2 * EDGE
BOARD: Final = 584  # the width of the panel with a board
COURSE: Final = INNER - GAP - BOARD
MINIATURE: Final = (BOARD - INSET, PANEL - PANEL_HEAD - PANEL_FOOT)
"""The room of the board's picture."""
LARGE: Final = (INNER - 2 * INSET, 520)  # the room of a board that is a picture of its own
GROUND: Final = "mat-line"  # behind everything but the name


@dataclass(frozen=True, slots=True)
class Figure:
    """A number, what it counts, and a line about it."""

    number: str
    what: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Course:
    """A rating now, what it is for, and its course, oldest first; at least one value."""

    title: str
    now: str
    what: str
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """The best board with its points and where it was played; `scene` is at most `MINIATURE`."""

    title: str
    points: str
    where: str
    scene: Scene


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game, what was played of it, and a favourite of its creatures or characters."""

    name: str
    played: str
    favourite: str = ""
    drawing: Drawing | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """Everything on a profile; `lately` has its heading and the names, the `badge` is beside the
    name."""

    name: str
    figures: tuple[Figure, ...]
    course: Course | None = None
    board: Board | None = None
    games: tuple[GameLine, ...] = ()
    lately: tuple[str, str] = ("", "")
    badge: str = ""


def profile_scene(card: Card) -> Scene:
    middle, room = HEAD // 2 + 6, INNER - 8 - (BADGE + GAP if card.badge else 0)
    shapes: list[Shape] = [
        Label(card.name, (EDGE + 4, middle), NAME, "chalk", "left", True, widest=room)
    ]
    if card.badge:
        left, high = EDGE + INNER - BADGE, 60
        shapes.append(Box(left, middle - high // 2, BADGE, high, "amber", radius=high // 2))
        at = left + BADGE // 2, middle
        shapes.append(Label(card.badge, at, 34, "mat", bold=True, on="amber", widest=BADGE - 40))
    shapes += _figures(card.figures, HEAD)
    top = HEAD + FIGURE + GAP
    panels = [*_panels(card)]
    left = EDGE
    for width, panel in panels:
        shapes += move_shapes(panel, left, top)
        left += width + GAP
    top += (PANEL + GAP) * bool(panels)
    for line in card.games:
        shapes += _game(line, top)
        top += GAME + GAP // 2
    heading, names = card.lately
    if names:
        at, names_at = (EDGE + 4, top + LATELY // 2), (EDGE + 320, top + LATELY // 2)
        shapes.append(Label(heading, at, 32, "mat-bright", "left", widest=290))
        shapes.append(Label(names, names_at, 34, "chalk", "left", widest=INNER - 320))
        top += LATELY
    return Scene(MESSAGE_WIDTH, top + EDGE - GAP // 2, "mat", tuple(shapes))


def board_scene(board: Board) -> Scene:
    """A board alone, at most `LARGE`, with its title, points and where it was played."""
    high = max(board.scene.height, 120) + PANEL_HEAD + PANEL_FOOT
    shapes = [*_panel(board.title, board.points, board.where, INNER, high)]
    left = (INNER - board.scene.width) // 2
    shapes += move_shapes(board.scene.shapes, left, PANEL_HEAD)
    placed = tuple(move_shapes(shapes, EDGE, EDGE))
    return Scene(MESSAGE_WIDTH, high + 2 * EDGE, "mat", placed)


def _figures(figures: Sequence[Figure], top: int) -> Iterator[Shape]:
    width = (INNER - GAP * (len(figures) - 1)) // len(figures)
    for number, figure in enumerate(figures):
        left = EDGE + number * (width + GAP)
        middle, widest = left + width // 2, width - 20
        yield Box(left, top, width, FIGURE, GROUND, radius=18)
        at = middle, top + 54
        yield Label(figure.number, at, 76, "amber", bold=True, on=GROUND, widest=widest)
        yield Label(figure.what, (middle, top + 114), 34, "chalk", on=GROUND, widest=widest)
        if figure.note:
            at = middle, top + 152
            yield Label(figure.note, at, 30, "chalk", on=GROUND, widest=widest)


def _panels(card: Card) -> Iterator[tuple[int, list[Shape]]]:
    """Those that there are, with their widths, at the upper left corner; one alone is as wide as
    both."""
    course, board = card.course, card.board
    if course is not None:
        width = INNER if board is None else COURSE
        heading = _panel(course.title, course.now, course.what, width)
        yield width, [*heading, *_course(course.values, width)]
    if board is not None:
        width, scene = INNER if course is None else BOARD, board.scene
        left = (width - scene.width) // 2
        top = PANEL_HEAD + (MINIATURE[1] - scene.height) // 2
        heading = _panel(board.title, board.points, board.where, width)
        yield width, [*heading, *move_shapes(scene.shapes, left, top)]


def _panel(title: str, number: str, foot: str, width: int, high: int = PANEL) -> Iterator[Shape]:
    yield Box(0, 0, width, high, GROUND, radius=18)
    room = min(len(number) * 34, width // 2)
    widest = width - 2 * INSET - room - 10
    yield Label(title, (INSET, 52), 36, "chalk", "left", True, GROUND, widest)
    yield Label(number, (width - INSET, 52), 54, "amber", "right", True, GROUND, room)
    at = width // 2, high - 36
    yield Label(foot, at, 30, "chalk", on=GROUND, widest=width - 2 * INSET)


def _course(values: Sequence[int], width: int) -> Iterator[Shape]:
    """The line between round bounds, with both of them."""
    least, most, _ = find_range(values)
    left, right = INSET + 84, width - INSET - 10
    top, bottom = PANEL_HEAD + 24, PANEL - PANEL_FOOT - 22

    def y(value: int) -> int:
        return top + round((bottom - top) * (most - value) / (most - least))

    for value in (most, least):
        yield Stroke(((left, y(value)), (right, y(value))), "mat-bright", 2, 6)
        yield Label(str(value), (left - 14, y(value)), 28, "chalk", "right", on=GROUND)
    count = max(len(values) - 1, 1)
    points = tuple(
        (left + round((right - left) * number / count), y(value))
        for number, value in enumerate(values)
    )
    if len(points) > 1:
        yield Stroke(points, "amber", 6)
    x, last = points[-1]
    yield Box(x - 10, last - 10, 20, 20, "amber", None, 0, 10)


def _game(line: GameLine, top: int) -> Iterator[Shape]:
    middle, favourite = top + GAME // 2, EDGE + 700
    yield Box(EDGE, top, INNER, GAME, GROUND, radius=18)
    yield Label(line.name, (EDGE + INSET, middle), 38, "chalk", "left", True, GROUND, 250)
    widest = (favourite if line.drawing else EDGE + INNER) - EDGE - 310
    yield Label(line.played, (EDGE + 290, middle), 34, "chalk", "left", False, GROUND, widest)
    if line.drawing is not None:
        yield Sprite(line.drawing, favourite, middle - ICON // 2, ICON)
        at, room = (favourite + ICON + 14, middle), INNER - 700 - ICON - 14 + EDGE - INSET
        yield Label(line.favourite, at, 36, "chalk", "left", True, GROUND, room)

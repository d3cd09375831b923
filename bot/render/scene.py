"""Scenes: pictures as plain shapes, compared as text in tests. Lengths are pixels from the top left
corner; colours are names that a palette resolves. Nothing here knows Pillow or a game: a game's art
consists of `Drawing` values inside the scene."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias

from bot.render.drawing import Colour, Drawing

MESSAGE_WIDTH: Final = 1100
"""Twice the width at which a message shows a picture; a narrower one would be enlarged there."""

HIGHEST_ON_PAGE: Final = 1300
HIGHEST_ON_TALL_PAGE: Final = 1650
"""The most height of a picture on the touch page, where it can be moved and enlarged: whatever the
page has room for, and where it says that it has more."""

Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Box:
    """A filled and/or outlined rectangle with corners of `radius`."""

    left: int
    top: int
    width: int
    height: int
    fill: Colour | None = None
    outline: Colour | None = None
    stroke: int = 1
    radius: int = 0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line through points; `dash` is the length of its dashes and gaps, 0 for solid."""

    points: tuple[Point, ...]
    colour: Colour
    width: int = 1
    dash: int = 0


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text, placed by its anchor point, with its capitals centred vertically on it.
    `on` is the colour behind, which the letters are blended with; None is the background's.
    `widest` is the room it has: a longer text is set smaller, then shortened with an ellipsis."""

    text: str
    at: Point
    size: int
    colour: Colour
    anchor: Literal["left", "middle", "right"] = "middle"
    bold: bool = False
    on: Colour | None = None
    widest: int | None = None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing at a position; `size` is the length of 100 of its units in pixels. `left` and `top`
    are the drawing's corner, which can lie outside the picture."""

    drawing: Drawing
    left: int
    top: int
    size: int


Shape: TypeAlias = Box | Stroke | Label | Sprite


@dataclass(frozen=True, slots=True)
class Target:
    """Where a picture can be touched: rectangles (left, top, width, height), the control that a tap
    presses, and what it answers there by key: a menu's `choice`, or a form's fields.

    A stroke of the finger over several targets that have a `stroke` presses the control of the
    first of them with all of theirs, in order and joined by commas, as the answer `stroke`; one
    along the borders between them with the two beside each border, joined by a bar."""

    control: str
    answers: tuple[tuple[str, str], ...] = ()
    boxes: tuple[tuple[int, int, int, int], ...] = ()
    stroke: str = ""


@dataclass(frozen=True, slots=True)
class Drop:
    """Where a held thing may be dropped: its middle so many pixels from where it is, and after so
    many quarter turns. That presses the `target`'s control; `note` is what is said of the spot."""

    right: int
    down: int
    target: Target
    note: str = ""
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Held:
    """A thing that a finger can move: the scene's shapes from `first` to before `end`, grasped in
    any of the rectangles, and then so many times as large. The `refusal` is said of a drop where
    there is none."""

    first: int
    end: int
    boxes: tuple[tuple[int, int, int, int], ...]
    drops: tuple[Drop, ...]
    growth: float = 1
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Movable:
    """Shapes that become a `Held` of their scene if they can be dropped anywhere, or there is a
    `refusal`."""

    shapes: tuple[Shape, ...]
    boxes: tuple[tuple[int, int, int, int], ...]
    drops: tuple[Drop, ...] = ()
    growth: float = 1
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class DropMarks:
    """Shapes that mark where the chosen thing fits."""

    shapes: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Remark:
    """What stands in a rectangle, in words."""

    box: tuple[int, int, int, int]
    text: str


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its size, the background's colour, shapes from back to front, where it can be
    touched, and what can be dragged. The shapes of `drop_marks`, from the first to before the end,
    give way to marks for what is dragged. `stroke_notes` are said of a stroke while it is drawn, by
    how many targets it passes."""

    width: int
    height: int
    background: Colour
    shapes: tuple[Shape, ...] = field(default=())
    targets: tuple[Target, ...] = field(default=())
    held: tuple[Held, ...] = ()
    stroke_notes: tuple[str, ...] = ()
    remarks: tuple[Remark, ...] = ()
    drop_marks: tuple[int, int] = (0, 0)


def build_scene(
    width: int,
    height: int,
    background: Colour,
    drawn: Iterable[Shape | Target | Movable | DropMarks | Remark],
) -> Scene:
    """From what was drawn, in order; targets that mean the same become one."""
    shapes: list[Shape] = []
    held: list[Held] = []
    drop_marks = 0, 0
    remarks: list[Remark] = []
    boxes: dict[Target, list[tuple[int, int, int, int]]] = {}
    for each in drawn:
        if isinstance(each, Target):
            boxes.setdefault(replace(each, boxes=()), []).extend(each.boxes)
        elif isinstance(each, Remark):
            remarks += [each] if each.text else []
        elif isinstance(each, Movable):
            first = len(shapes)
            shapes.extend(each.shapes)
            if each.drops or each.refusal:
                held.append(
                    Held(first, len(shapes), each.boxes, each.drops, each.growth, each.refusal)
                )
        elif isinstance(each, DropMarks):
            drop_marks = len(shapes), len(shapes) + len(each.shapes)
            shapes.extend(each.shapes)
        else:
            shapes.append(each)
    targets = (replace(target, boxes=tuple(there)) for target, there in boxes.items())
    return Scene(
        width, height, background, tuple(shapes), tuple(targets), tuple(held),
        remarks=tuple(remarks), drop_marks=drop_marks,
    )  # fmt: skip


def rename_controls(scene: Scene, rename: Callable[[str], str]) -> Scene:
    """The scene with other names for what a touch or a drop presses."""

    def change(target: Target) -> Target:
        return replace(target, control=rename(target.control))

    def change_drops(held: Held) -> Held:
        drops = (replace(drop, target=change(drop.target)) for drop in held.drops)
        return replace(held, drops=tuple(drops))

    targets, held = map(change, scene.targets), map(change_drops, scene.held)
    return replace(scene, targets=tuple(targets), held=tuple(held))


def refuse_elsewhere(scene: Scene, refusal: str) -> Scene:
    """The scene with what is said where a thing can't be dropped, unless that is known."""
    held = (replace(held, refusal=held.refusal or refusal) for held in scene.held)
    return replace(scene, held=tuple(held))


def move_shapes(shapes: Iterable[Shape], right: int, down: int) -> Iterator[Shape]:
    """The shapes, moved by so many pixels."""
    for shape in shapes:
        if isinstance(shape, Stroke):
            yield replace(shape, points=tuple((x + right, y + down) for x, y in shape.points))
        elif isinstance(shape, Label):
            yield replace(shape, at=(shape.at[0] + right, shape.at[1] + down))
        else:
            yield replace(shape, left=shape.left + right, top=shape.top + down)

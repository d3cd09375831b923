"""Scenes: pictures as plain shapes, before any pixel. Compared as text in tests.

Lengths are pixels from the top left corner; colours are names that a palette resolves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Point: TypeAlias = tuple[int, int]
Colour: TypeAlias = str


@dataclass(frozen=True, slots=True)
class Box:
    """A filled and/or outlined rectangle, corners rounded by `radius`."""

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
    """A line through points."""

    points: tuple[Point, ...]
    colour: Colour
    width: int = 1


@dataclass(frozen=True, slots=True)
class Label:
    """One line of text, placed by its anchor point (`middle`: centred on it)."""

    text: str
    at: Point
    size: int
    colour: Colour
    anchor: Literal["left", "middle", "right"] = "middle"
    bold: bool = False


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing of a game's art, by name, in a square of `size` pixels."""

    name: str
    left: int
    top: int
    size: int


Shape: TypeAlias = Box | Stroke | Label | Sprite


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture: its size, the background's colour, and shapes from back to front."""

    width: int
    height: int
    background: Colour
    shapes: tuple[Shape, ...]

"""Scenes as SVG: the same pictures as `canvas` paints, sharp at any size, in colours of a page.

A colour is a CSS variable of its name (`--plains`), so that one text serves every colour scheme;
`write_colours` gives the values. A drawing is a symbol, which a page needs once for all its
pictures. Labels want Open Sans on the page, in the weights 600 and 700.
"""

import re
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import blake2s
from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from bot.render.drawing import Colour, Drawing, Layer, Path
from bot.render.paint.lettering import find_baseline, fit_text, measure_text
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from bot.render.themes import ColourScheme, resolve_colours

_COMMAND: Final = re.compile(r"([MLCQZ])([^MLCQZ]*)")
_GAP: Final = re.compile(r" (?=-)")
_ANCHORS: Final = {"left": "start", "middle": "middle", "right": "end"}


def write_svg(scene: Scene) -> str:
    """The scene as an SVG element, without the symbols of its drawings; what can be moved in it is
    a group, and so are marks of where that may be dropped."""
    shapes = [*map(_write_shape, scene.shapes)]
    groups = [("held", held.first, held.end) for held in scene.held]
    if any(scene.drop_marks):
        groups.append(("drop-marks", *scene.drop_marks))
    for name, first, end in groups:  # in as many places as before
        shapes[first] = f'<g class="{name}">{shapes[first]}'
        shapes[end - 1] += "</g>"
    ground = (
        f'<rect width="{scene.width}" height="{scene.height}" fill="{_ink(scene.background)}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}"'
        f' width="{scene.width}" height="{scene.height}">{ground}{"".join(shapes)}</svg>'
    )


def write_symbols(scene: Scene) -> dict[str, str]:
    """The symbols of its drawings by id. Equal ids mean equal symbols, also in another process.
    Drawings of like names follow each other, as they compress better then."""
    drawings = {shape.drawing for shape in scene.shapes if isinstance(shape, Sprite)}
    ordered = sorted(drawings, key=lambda drawing: drawing.name)
    return {_name_symbol(drawing): _write_symbol(drawing) for drawing in ordered}


def write_colours(look: ColourScheme) -> str:
    """A colour scheme as CSS declarations: of its theme, and of its variables."""
    named = "".join(f"--{name}:#{code};" for name, code in resolve_colours(look).items())
    return f"color-scheme:{look.theme};{named}"


def _ink(colour: Colour | None) -> str:
    return "none" if colour is None else f"var(--{colour})"


def _write_shape(shape: Shape) -> str:
    match shape:
        case Box():
            return _write_box(shape)
        case Stroke():
            return _write_stroke(shape)
        case Label():
            return _write_label(shape)
        case Sprite(drawing, left, top, size):
            wide, high = (side * size / 100 for side in _measure(drawing))
            place = f'x="{left}" y="{top}" width="{wide:g}" height="{high:g}"'
            return f'<use href="#{_name_symbol(drawing)}" {place}/>'


def _measure(drawing: Drawing) -> tuple[float, float]:
    """Tiles overlap a little: a browser blends edges, and the ground would shine through."""
    over = 1.02 if drawing.opaque else 1
    return drawing.width * over, drawing.height * over


def _write_box(box: Box) -> str:
    """Pillow draws an outline inside of the box, SVG on its edge."""
    inset = box.stroke / 2 if box.outline else 0
    line = f' stroke="{_ink(box.outline)}" stroke-width="{box.stroke}"' if box.outline else ""
    round_ = f' rx="{max(box.radius - inset, 0):g}"' if box.radius else ""
    return (
        f'<rect x="{box.left + inset:g}" y="{box.top + inset:g}" width="{box.width - 2 * inset:g}"'
        f' height="{box.height - 2 * inset:g}"{round_} fill="{_ink(box.fill)}"{line}/>'
    )


def _write_stroke(stroke: Stroke) -> str:
    """Dashes begin anew with each part of a line."""
    middle = 0.5 if stroke.width % 2 else 1
    points = [f"{x + middle:g} {y + middle:g}" for x, y in stroke.points]
    line = f'stroke="{_ink(stroke.colour)}" stroke-width="{stroke.width}"'
    if stroke.dash:
        d = "".join(f"M{start}L{end}" for start, end in pairwise(points))
        return f'<path d="{d}" fill="none" {line} stroke-dasharray="{stroke.dash}"/>'
    return f'<path d="M{"L".join(points)}" fill="none" {line}/>'


def _write_label(label: Label) -> str:
    """Where Pillow puts it: on whole pixels."""
    text, size = fit_text(label.text, label.size, label.bold, label.widest)
    if not text:
        return ""
    x, y = label.at
    half = measure_text(text, size, label.bold) % 2 / 2 if label.anchor == "middle" else 0
    y += find_baseline(size, label.bold)
    look = f'font-size="{size}" font-weight="{700 if label.bold else 600}"'
    look += f' text-anchor="{_ANCHORS[label.anchor]}" fill="{_ink(label.colour)}"'
    return f'<text x="{x + half:g}" y="{y}" {look}>{escape(text)}</text>'


@lru_cache(maxsize=4096)
def _name_symbol(drawing: Drawing) -> str:
    """By what it shows: another release may draw something else by the same name."""
    shown = repr((drawing.layers, drawing.width, drawing.height)).encode()
    return f"d{urlsafe_b64encode(blake2s(shown, digest_size=6).digest()).decode()}"


@lru_cache(maxsize=4096)
def _shorten(d: str) -> str:
    """A path to a tenth of a unit, relative to where it begins: the same one elsewhere is written
    alike, so that it compresses to a quarter of the bytes."""
    written, origin, start, here = [], 0j, 0j, 0j
    for command, text in _COMMAND.findall(d):
        if command == "Z":
            written.append("z")
            here = start
            continue
        numbers = [*map(float, text.split())]
        points = [complex(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True)]
        if not written:
            origin, here = points[0], -points[0]
        across = {"C": 3, "Q": 2}.get(command, 1)
        steps: list[str] = []
        for first in range(0, len(points), across):
            for point in points[first : first + across]:
                step = point - origin - here
                steps += (f"{round(part, 1) + 0:g}" for part in (step.real, step.imag))
            here += complex(float(steps[-2]), float(steps[-1]))
        if not written:
            here = 0j
        start = here if command == "M" else start
        written.append(command.lower() + _GAP.sub("", " ".join(steps)))
    return "".join(written)


@lru_cache(maxsize=1024)
def _write_symbol(drawing: Drawing) -> str:
    name = _name_symbol(drawing)
    layers = "".join(
        _write_layer(layer, f"{name}-{number}") for number, layer in enumerate(drawing.layers)
    )
    box = "0 0 {:g} {:g}".format(*_measure(drawing))
    return f'<symbol id="{name}" viewBox="{box}" preserveAspectRatio="none">{layers}</symbol>'


def _write_layer(layer: Layer, name: str) -> str:
    parts, shape = [], 0
    for path in layer.paths:
        if layer.halo and not path.inside and path.alpha == 255:
            width = (path.width if path.line else 0) + 2 * layer.rim
            fill = layer.halo if path.fill else None
            parts.append(_write_path(Path(path.d, fill, layer.halo, width)))
    for number, path in enumerate(layer.paths):
        clip = ""
        if not path.inside:
            shape = number
        else:
            clip = f' clip-path="url(#{name}-{shape})"'
            if layer.paths[number - 1].inside is False:
                within = f'<path d="{_shorten(layer.paths[shape].d)}"/>'
                parts.append(f'<clipPath id="{name}-{shape}">{within}</clipPath>')
        parts.append(_write_path(path, clip))
    move = f"translate({layer.dx:g} {layer.dy:g})" if layer.dx or layer.dy else ""
    move += f"scale({layer.scale:g})" if layer.scale != 1 else ""
    look = f' transform="{move}"' if move else ""
    look += f' opacity="{layer.fade / 255:.3f}"' if layer.fade < 255 else ""
    return f'<g stroke-linejoin="round" stroke-linecap="round"{look}>{"".join(parts)}</g>'


def _write_path(path: Path, clip: str = "") -> str:
    line = ""
    if path.line and path.width:
        line = f' stroke="{_ink(path.line)}" stroke-width="{path.width:g}"'
    fade = f' opacity="{path.alpha / 255:.3f}"' if path.alpha < 255 else ""
    return f'<path d="{_shorten(path.d)}" fill="{_ink(path.fill)}"{line}{fade}{clip}/>'

"""A scene as SVG, for a painter of somebody else's to draw the same picture."""

from xml.sax.saxutils import escape

from bot.render.drawing import Colour, Layer, Path
from bot.render.scene import Box, Label, Scene, Shape, Sprite, Stroke
from bot.render.themes import STANDARD

_ANCHORS = {"left": "start", "middle": "middle", "right": "end"}


def svg_of(scene: Scene) -> str:
    size = f'width="{scene.width}" height="{scene.height}"'
    shapes = "\n".join(map(_shape, scene.shapes))
    ground = f'<rect {size} fill="{_colour(scene.background)}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{ground}\n{shapes}\n</svg>'


def _colour(colour: Colour | None) -> str:
    return f"#{STANDARD[colour]}" if colour else "none"


def _shape(shape: Shape) -> str:
    if isinstance(shape, Box):
        line = f'stroke="{_colour(shape.outline)}" stroke-width="{shape.stroke}"'
        return (
            f'<rect x="{shape.left}" y="{shape.top}" width="{shape.width}" '
            f'height="{shape.height}" rx="{shape.radius}" fill="{_colour(shape.fill)}" {line}/>'
        )
    if isinstance(shape, Stroke):
        points = " ".join(f"{x},{y}" for x, y in shape.points)
        dash = f' stroke-dasharray="{shape.dash}"' if shape.dash else ""
        line = f'stroke="{_colour(shape.colour)}" stroke-width="{shape.width}"{dash}'
        return f'<polyline points="{points}" fill="none" {line}/>'
    if isinstance(shape, Label):
        x, y = shape.at
        weight = ' font-weight="bold"' if shape.bold else ""
        return (
            f'<text x="{x}" y="{y + shape.size * 0.36:.1f}" font-size="{shape.size}" '
            f'font-family="Open Sans"{weight} fill="{_colour(shape.colour)}" '
            f'text-anchor="{_ANCHORS[shape.anchor]}">{escape(shape.text)}</text>'
        )
    return _sprite(shape)


def _sprite(sprite: Sprite) -> str:
    layers = "".join(map(_layer, sprite.drawing.layers))
    place = f"translate({sprite.left} {sprite.top}) scale({sprite.size / 100})"
    return f'<g transform="{place}">{layers}</g>'


def _layer(layer: Layer) -> str:
    place = f"translate({layer.dx} {layer.dy}) scale({layer.scale})"
    paths = "".join(map(_path, layer.paths))
    return f'<g transform="{place}" opacity="{layer.fade / 255:.2f}">{paths}</g>'


def _path(path: Path) -> str:
    line = f'stroke="{_colour(path.line)}" stroke-width="{path.width}"'
    look = f'fill="{_colour(path.fill)}" {line} opacity="{path.alpha / 255:.2f}"'
    return f'<path d="{path.d}" {look}/>'

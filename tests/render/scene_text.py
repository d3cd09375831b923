"""Scenes as text, a line per shape, for golden files."""

from bot.render.scene import Box, Label, Scene, Shape, Stroke


def write_scene(scene: Scene) -> str:
    lines = [f"scene {scene.width}x{scene.height} on {scene.background}"]
    lines += [_line(shape) for shape in scene.shapes]
    return "\n".join(lines) + "\n"


def _line(shape: Shape) -> str:
    if isinstance(shape, Box):
        look = [f"fill {shape.fill}"] if shape.fill else []
        look += [f"outline {shape.outline} {shape.stroke}"] if shape.outline else []
        look += [f"radius {shape.radius}"] if shape.radius else []
        place = f"{shape.left},{shape.top} {shape.width}x{shape.height}"
        return f"box {place} {' '.join(look)}"
    if isinstance(shape, Stroke):
        points = " ".join(f"{x},{y}" for x, y in shape.points)
        dash = f" dash {shape.dash}" if shape.dash else ""
        return f"stroke {points} {shape.colour} {shape.width}{dash}"
    if isinstance(shape, Label):
        weight = " bold" if shape.bold else ""
        on = f" on {shape.on}" if shape.on else ""
        x, y = shape.at
        return f"label {x},{y} {shape.size} {shape.colour}{on} {shape.anchor}{weight}: {shape.text}"
    return f"sprite {shape.left},{shape.top} {shape.size} {shape.drawing.name}"

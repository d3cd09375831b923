"""The hunt on a land, step by step: what was built, krakens' prey, dragons' prey, what is left.

A look from what the viewer may see: somebody else's layout is there after the reveal only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import Table
from bot.render.cutterland.land_scene import land_scene
from bot.screens.contract import BadInput
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.text_grids import Signs
from bot.screens.cutterland.text_pictures import LandText, land_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Block, Button, Picture, Row, Text
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.views import SeatView, View

HUNT: Final = "hunt"
STEPS: Final = ("layout", "krakens", "dragons", "score")


def hunt_button(words: Words) -> Button:
    """The way here from a finished match."""
    return Button(f"look.{HUNT}", words("cutterland-hunt"))


def can_show_hunt(view: View) -> bool:
    """Whether everybody's layout is there to be looked at."""
    return all(seat.layout is not None for seat in view.table)


def hunt_blocks(view: View, table: Table, seat: Seat, step: int, words: Words) -> tuple[Block, ...]:
    """A step of the hunt of a seat. Raises `BadInput` for another step, or while the seat's layout
    is not to be seen."""
    if not 1 <= step <= len(STEPS):
        raise BadInput("cutterland-bad-step", steps=len(STEPS))
    shown = view.table[seat]
    if shown.layout is None:
        raise BadInput("cutterland-bad-hunt")
    lines = _describe_step(shown, shown.layout, step, words)
    head = words(
        "cutterland-hunt-head", name=bold_name(table, seat, words), step=step, steps=len(STEPS)
    )
    return (
        Text(f"### {head}"),
        _picture(table, seat, shown, step, lines, words),
        Text("\n".join(lines)),
        Row(_step_buttons(seat, step, words)),
        *_seat_rows(view, table, seat, step, words),
    )


def _describe_step(shown: SeatView, layout: Layout, step: int, words: Words) -> Sequence[str]:
    """What happens in a step, in words."""
    score, name = shown.score, STEPS[step - 1]
    lines = [words(f"cutterland-hunt-{name}", n=score.survivors)]
    if name == "layout":
        tower, other = shown.towers - len(layout.towers), shown.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines += [words("cutterland-layout-built", layout=built)] if built else []
        left = format_tokens(tower, other, words)
        return [*lines, words("cutterland-layout-left", tokens=left, n=tower + other)]
    if name == "score":
        kinds = points_by_kind(score, words)
        return [*lines, words("cutterland-layout-points", points=score.total, kinds=kinds)]
    if name == "krakens":
        alone = score._replace(devoured_by_dragons=())
        points = [words("cutterland-hunt-points", points=score.kraken)] if score.kraken else []
    else:
        alone, points = score._replace(devoured_by_krakens=()), []
    there = describe_prey(shown.land, alone, words) or [words("cutterland-hunt-nothing")]
    return [*lines, *there, *points]


def _picture(
    table: Table, seat: Seat, shown: SeatView, step: int, lines: Sequence[str], words: Words
) -> Picture:
    """What is devoured in a step is framed, and bones from the next one on."""
    name = seat_name(table, seat, words)
    prey: tuple[tuple[Cell, ...], ...] = (
        (), shown.score.devoured_by_krakens, shown.score.devoured_by_dragons, (),
    )  # fmt: skip
    bones = tuple(cell for before in prey[: step - 1] for cell in before)
    marks, points = prey[step - 1], shown.score.total
    last = step == len(STEPS)
    title = words("cutterland-title-land", name=name, points=points) if last else name
    scene = land_scene(shown.land, layout=shown.layout, devoured=bones, prey=marks, title=title)
    heading = bold_name(table, seat, words)
    text = LandText(heading, shown.land, shown.layout, Signs(bones=(*bones, *marks)))
    alt = fit_alt_text(line.replace("**", "").replace("`", "") for line in lines)
    return Picture("hunt", alt, scene, land_text(text, words))


def _step_buttons(seat: Seat, step: int, words: Words) -> tuple[Button, Button]:
    back, on = max(step - 1, 1), min(step + 1, len(STEPS))
    return (
        Button(_step_control(seat, back, "back"), words("cutterland-hunt-back"),
               disabled=step == 1),
        Button(_step_control(seat, on, "on"), words("cutterland-hunt-on"), "primary",
               disabled=step == len(STEPS)),
    )  # fmt: skip


def _seat_rows(view: View, table: Table, seat: Seat, step: int, words: Words) -> tuple[Row, ...]:
    """The same step on the lands that may be seen."""
    there = [other for other, shown in enumerate(view.table) if shown.layout is not None]
    if len(there) < 2:
        return ()
    buttons = (
        Button(_step_control(other, step, "seat"), seat_name(table, other, words)[:30],
               "primary" if other == seat else "secondary", disabled=other == seat)
        for other in there
    )  # fmt: skip
    return (Row(tuple(buttons)),)


def _step_control(seat: Seat, step: int, way: str) -> str:
    """The look with its values; the way tells apart two buttons that lead to the same step."""
    return f"look.{HUNT}.player-{seat + 1}.step-{step}.{way}"

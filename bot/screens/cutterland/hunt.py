"""`/hunt`: a land's hunt step by step: what was built, krakens' prey, dragons' prey, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import Table
from bot.render.cutterland.land_scene import land_scene
from bot.screens.contract import BadInput
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import score_line
from bot.screens.cutterland.text_pictures import LandText, Signs, land_text
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


def hunt_blocks(view: View, table: Table, seat: Seat, step: int, words: Words) -> tuple[Block, ...]:
    """A step of the hunt on a seat's land. Raises `BadInput` for an unknown step, or while the
    viewer may not see the seat's layout."""
    if not 1 <= step <= len(STEPS):
        raise BadInput("cutterland-bad-step", steps=len(STEPS))
    player, name = view.table[seat], bold_name(table, seat, words)
    if player.layout is None:
        raise BadInput("cutterland-bad-hunt")
    lines = _describe_step(player, player.layout, step, words)
    head = words("cutterland-hunt-head", name=name, step=step, steps=len(STEPS))
    return (
        Text(f"### {head}"),
        _picture(table, seat, player, step, lines, words),
        Text("\n".join(lines)),
        Row(_step_buttons(seat, step, words)),
        *_seat_rows(view, table, seat, step, words),
    )


def _describe_step(player: SeatView, layout: Layout, step: int, words: Words) -> Sequence[str]:
    score, name = player.score, STEPS[step - 1]
    lines = [words(f"cutterland-hunt-{name}", n=score.survivors)]
    if name == "layout":
        tower, other = player.towers - len(layout.towers), player.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines += [words("cutterland-layout-built", layout=built)] if built else []
        left = format_tokens(tower, other, words)
        return [*lines, words("cutterland-layout-left", tokens=left, n=tower + other)]
    if name == "score":
        return lines
    if name == "krakens":
        alone = score._replace(devoured_by_dragons=())
        points = [words("cutterland-hunt-points", points=score.kraken)] if score.kraken else []
    else:
        alone, points = score._replace(devoured_by_krakens=()), []
    there = describe_prey(player.land, alone, words) or [words("cutterland-hunt-nothing")]
    return [*lines, *there, *points]


def _picture(
    table: Table, seat: Seat, player: SeatView, step: int, lines: Sequence[str], words: Words
) -> Picture:
    """What is devoured in a step is framed; from the next step on, bones lie there."""
    name = seat_name(table, seat, words)
    prey: tuple[tuple[Cell, ...], ...] = (
        (), player.score.devoured_by_krakens, player.score.devoured_by_dragons, (),
    )  # fmt: skip
    bones = tuple(cell for before in prey[: step - 1] for cell in before)
    marks = prey[step - 1]
    last = step == len(STEPS)
    line = score_line(player.score, player, player.layout, words) if last else None
    scene = land_scene(
        player.land, layout=player.layout, devoured=bones, prey=marks, title=name, score=line,
        letters=False,
    )  # fmt: skip
    heading = bold_name(table, seat, words)
    if last:
        kinds = points_by_kind(player.score, words)
        points = words("cutterland-layout-points", points=player.score.total, kinds=kinds)
        heading, lines = f"{heading}\n{points}", [*lines, points]
    text = LandText(heading, player.land, player.layout, Signs(bones=(*bones, *marks)))
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
    """The same step on the other lands whose layouts the viewer may see."""
    seats = [other for other, player in enumerate(view.table) if player.layout is not None]
    if len(seats) < 2:
        return ()
    buttons = (
        Button(_step_control(other, step, "seat"), seat_name(table, other, words)[:30],
               "primary" if other == seat else "secondary", disabled=other == seat)
        for other in seats
    )  # fmt: skip
    return (Row(tuple(buttons)),)


def _step_control(seat: Seat, step: int, way: str) -> str:
    """The command with its values; `way` tells apart two buttons that lead to the same step."""
    return f"look.{HUNT}.player-{seat + 1}.step-{step}.{way}"


def hunt_row(view: View, words: Words) -> tuple[Row, ...]:
    """The button that opens this from a finished match, once all layouts are revealed."""
    if any(seat.layout is None for seat in view.table):
        return ()
    return (Row((Button(f"look.{HUNT}", words("cutterland-hunt")),)),)

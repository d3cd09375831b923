"""Commands that only show something: the hand, a land, dealt cards, and `/hunt`, a land's hunt step
by step: what was built, krakens' prey, dragons' prey, the score."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.render.cutterland.land_scene import land_scene
from bot.screens.context import Context
from bot.screens.contract import Parameter, Values, ViewCommand
from bot.screens.cutterland import pictures
from bot.screens.cutterland.board import ACCENT, render_cards
from bot.screens.cutterland.final import HUNT
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.text_pictures import LandText, Signs, describe_prey, land_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.replies import BadInput
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.names import bold_name, seat_name
from bot.words import Words
from engine.cells import Cell
from engine.contract import Seat
from engine.cutterland.layouts import Layout
from engine.cutterland.views import SeatView, View

STEPS: Final = ("layout", "krakens", "dragons", "score")


def show_cards(ctx: Context[View], values: Values) -> Screen:
    """The cards that were shown before they were dealt."""
    if not ctx.view.shown:
        return Screen((Text(ctx.words("cutterland-cards-hidden")),), ctx.table.match)
    return Screen(render_cards(ctx.view, ctx.words), ctx.table.match)


def show_hand(ctx: Context[View], values: Values) -> Screen:
    cards = sum(card is not None for card in ctx.view.hand)
    head = Text(ctx.words("cutterland-hand", n=cards))
    blocks: tuple[Block, ...] = (
        (head, pictures.hand_picture(ctx.view, ctx.words)) if cards else (head,)
    )
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def show_land(ctx: Context[View], values: Values) -> Screen:
    """The land of a seat, by default the reader's own; all lands for a spectator by default."""
    seat = _find_seat(ctx.view, values, ctx.view.seat)
    blocks = (pictures.lands_picture(ctx, ctx.before),) if seat is None else _land_blocks(ctx, seat)
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def _land_blocks(ctx: Context[View], seat: Seat) -> tuple[Block, ...]:
    """The land, with all that is told of it in its picture; in words where there are none."""
    player, words = ctx.view.table[seat], ctx.words
    if not player.land.cells:
        return (Text(words("cutterland-alt-land-empty", name=bold_name(ctx.table, seat, words))),)
    tokens = format_tokens(player.towers, player.wall_bridges, words)
    n = player.towers + player.wall_bridges
    lines = [words("cutterland-land-tokens", n=n, tokens=tokens)]
    if player.layout is not None:
        if built := layout_words(player.layout, words):
            lines.append(words("cutterland-layout-built", layout=built))
        lines += describe_prey(player.land, player.score, words)
    picture = pictures.land_picture(ctx, seat, ctx.before, low=False)
    return (replace(picture, text="\n".join((picture.text, *lines))),)


def show_score(ctx: Context[View], values: Values) -> Screen:
    """All lands, and by seat the points so far and where they come from."""
    lines = []
    for seat, player in enumerate(ctx.view.table):
        lines.append(pictures.land_heading(ctx, seat))
        lines.append(f"-# {points_by_kind(player.score, ctx.words)}")
    blocks = (pictures.lands_picture(ctx, ctx.before), Text("\n".join(lines)))
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def show_hunt(ctx: Context[View], values: Values) -> Screen:
    """A step of the hunt of a seat, by default the first of the reader's or the winner's."""
    ranks, own = ctx.table.ranks, ctx.view.seat
    winner = ranks.index(1) if 1 in ranks else 0
    seat = _find_seat(ctx.view, values, winner if own is None else own)
    assert seat is not None
    blocks = hunt_blocks(ctx, seat, int(values.get("step", 1)))
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def _find_seat(view: View, values: Values, default: Seat | None) -> Seat | None:
    """The seat of the player named. Raises `BadInput`."""
    number = values.get("player")
    seat = default if number is None else int(number) - 1
    if seat is not None and not 0 <= seat < view.seats:
        raise BadInput("cutterland-bad-seat")
    return seat


def hunt_blocks(ctx: Context[View], seat: Seat, step: int) -> tuple[Block, ...]:
    """A step of the hunt on a seat's land. Raises `BadInput` for an unknown step, or while the
    viewer may not see the seat's layout."""
    if not 1 <= step <= len(STEPS):
        raise BadInput("cutterland-bad-step", steps=len(STEPS))
    words, player = ctx.words, ctx.view.table[seat]
    if player.layout is None:
        raise BadInput("cutterland-bad-hunt")
    lines = _describe_step(player, player.layout, step, words)
    name = bold_name(ctx.table, seat, words)
    head = words("cutterland-hunt-head", name=name, step=step, steps=len(STEPS))
    back, on = max(step - 1, 1), min(step + 1, len(STEPS))
    # The same step on the other lands whose layouts the viewer may see.
    seats = [other for other, shown in enumerate(ctx.view.table) if shown.layout is not None]
    others = tuple(
        Button(_step_control(other, step, "seat"), seat_name(ctx.table, other, words)[:30],
               "primary" if other == seat else "secondary", disabled=other == seat)
        for other in seats
    )  # fmt: skip
    return (
        Text(f"### {head}"),
        _draw_step(ctx, seat, step, lines),
        Text("\n".join(lines)),
        Row((
            Button(_step_control(seat, back, "back"), words("cutterland-hunt-back"),
                   disabled=step == 1),
            Button(_step_control(seat, on, "on"), words("cutterland-hunt-on"), "primary",
                   disabled=step == len(STEPS)),
        )),
        *((Row(others),) if len(seats) > 1 else ()),
    )  # fmt: skip


def _describe_step(player: SeatView, layout: Layout, step: int, words: Words) -> Sequence[str]:
    score, name = player.score, STEPS[step - 1]
    if name == "layout":
        tower, other = player.towers - len(layout.towers), player.wall_bridges - layout.wall_bridges
        built = layout_words(layout, words)
        lines = [words("cutterland-layout-built", layout=built)] if built else []
        left = format_tokens(tower, other, words)
        return [*lines, words("cutterland-layout-left", tokens=left, n=tower + other)]
    lines = [words(f"cutterland-hunt-{name}", n=score.survivors)]
    if name == "score":
        return lines
    if name == "krakens":
        alone = score._replace(devoured_by_dragons=())
        points = [words("cutterland-hunt-points", points=score.kraken)] if score.kraken else []
    else:
        alone, points = score._replace(devoured_by_krakens=()), []
    there = describe_prey(player.land, alone, words) or [words("cutterland-hunt-nothing")]
    return [*lines, *there, *points]


def _draw_step(ctx: Context[View], seat: Seat, step: int, lines: Sequence[str]) -> Picture:
    """What is devoured in a step is framed; from the next step on, bones lie there."""
    words, player = ctx.words, ctx.view.table[seat]
    score, layout = player.score, player.layout
    prey: tuple[tuple[Cell, ...], ...] = (
        (), score.devoured_by_krakens, score.devoured_by_dragons, (),
    )  # fmt: skip
    bones, marks = tuple(cell for before in prey[: step - 1] for cell in before), prey[step - 1]
    heading, line = bold_name(ctx.table, seat, words), None
    if step == len(STEPS):
        line = pictures.score_line(score, player, layout, words)
        kinds = points_by_kind(score, words)
        points = words("cutterland-layout-points", points=score.total, kinds=kinds)
        heading, lines = f"{heading}\n{points}", [*lines, points]
    scene = land_scene(
        player.land, layout=layout, devoured=bones, prey=marks, score=line, letters=False,
        title=seat_name(ctx.table, seat, words),
    )  # fmt: skip
    text = LandText(heading, player.land, layout, Signs(bones=(*bones, *marks)))
    alt = fit_alt_text(told.replace("**", "").replace("`", "") for told in lines)
    return Picture("hunt", alt, scene, land_text(text, words))


def _step_control(seat: Seat, step: int, way: str) -> str:
    """The command with its values; `way` tells apart two buttons that lead to the same step."""
    return f"look.{HUNT}.player-{seat + 1}.step-{step}.{way}"


SEAT = Parameter("player", "seat", required=False)
STEP = Parameter("step", "whole", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("cards", (), own_seat=False, show=show_cards),
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
    ViewCommand("land", (SEAT,), own_seat=False, show=show_land),
    ViewCommand(HUNT, (SEAT, STEP), own_seat=False, show=show_hunt),
)

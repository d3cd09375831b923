"""Commands that only show something: the hand, a land, its hunt, dealt cards."""

from __future__ import annotations

from dataclasses import replace

from bot.screens.context import Context
from bot.screens.contract import Parameter, Values, ViewCommand
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.board import ACCENT, render_cards
from bot.screens.cutterland.hunt import HUNT, hunt_blocks
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import (
    hand_picture,
    land_heading,
    land_picture,
    lands_picture,
)
from bot.screens.replies import BadInput
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared.names import bold_name
from engine.contract import Seat
from engine.cutterland.views import View


def show_cards(ctx: Context[View], values: Values) -> Screen:
    """The cards that were shown before they were dealt."""
    if not ctx.view.shown:
        return Screen((Text(ctx.words("cutterland-cards-hidden")),), ctx.table.match)
    return Screen(render_cards(ctx.view, ctx.words), ctx.table.match)


def show_hand(ctx: Context[View], values: Values) -> Screen:
    cards = sum(card is not None for card in ctx.view.hand)
    head = Text(ctx.words("cutterland-hand", n=cards))
    blocks: tuple[Block, ...] = (head, hand_picture(ctx.view, ctx.words)) if cards else (head,)
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def show_land(ctx: Context[View], values: Values) -> Screen:
    """The land of a seat, by default the reader's own; all lands for a spectator by default."""
    seat = _find_seat(ctx.view, values, ctx.view.seat)
    blocks = (lands_picture(ctx, ctx.before),) if seat is None else _land_blocks(ctx, seat)
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
    picture = land_picture(ctx, seat, ctx.before, low=False)
    return (replace(picture, text="\n".join((picture.text, *lines))),)


def show_score(ctx: Context[View], values: Values) -> Screen:
    """All lands, and by seat the points so far and where they come from."""
    lines = []
    for seat, player in enumerate(ctx.view.table):
        lines.append(land_heading(ctx, seat))
        lines.append(f"-# {points_by_kind(player.score, ctx.words)}")
    blocks = (lands_picture(ctx, ctx.before), Text("\n".join(lines)))
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


SEAT = Parameter("player", "seat", required=False)
STEP = Parameter("step", "whole", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("cards", (), own_seat=False, show=show_cards),
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
    ViewCommand("land", (SEAT,), own_seat=False, show=show_land),
    ViewCommand(HUNT, (SEAT, STEP), own_seat=False, show=show_hunt),
)

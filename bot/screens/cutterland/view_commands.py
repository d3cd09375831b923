"""Commands that only look: one's own hand, and anybody's land."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.contract import BadInput, Parameter, Values, ViewCommand
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.board import ACCENT
from bot.screens.cutterland.hunt import HUNT, hunt_blocks
from bot.screens.cutterland.phrases import format_tokens, layout_words, points_by_kind
from bot.screens.cutterland.pictures import hand_picture, land_picture, lands_picture
from bot.screens.cutterland.session import show_cards
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared.names import bold_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.views import View


def show_hand(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """The asker's own cards."""
    left = sum(card is not None for card in view.hand)
    head = Text(words("cutterland-hand", n=left))
    blocks: tuple[Block, ...] = (head, hand_picture(view, words)) if left else (head,)
    return Screen(blocks, table.match, 0, ACCENT)


def show_land(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """The land of a seat, by default the asker's own; all lands for a spectator who names none."""
    number = values.get("player")
    seat = view.seat if number is None else int(number) - 1
    if seat is None:
        return Screen((lands_picture(view, table, words, before),), table.match, 0, ACCENT)
    if not 0 <= seat < view.seats:
        raise BadInput("cutterland-bad-seat", seats=view.seats)
    return Screen(_land(view, table, seat, words, before), table.match, 0, ACCENT)


def _land(
    view: View, table: Table, seat: Seat, words: Words, before: View | None
) -> tuple[Block, ...]:
    shown = view.table[seat]
    name = bold_name(table, seat, words)
    if not shown.land.cells:
        return (Text(words("cutterland-land-none", name=name)),)
    lines = [
        words("cutterland-land-points", name=name, points=shown.score.total,
              kinds=points_by_kind(shown.score, words)),
        words("cutterland-land-tokens", n=shown.towers + shown.wall_bridges,
              tokens=format_tokens(shown.towers, shown.wall_bridges, words)),
    ]  # fmt: skip
    built = layout_words(shown.layout, words) if shown.layout else ""
    if built:
        lines.append(words("cutterland-layout-built", layout=built))
    if shown.layout is not None:
        lines += describe_prey(shown.land, shown.score, words)
    return land_picture(view, table, seat, words, before=before, low=False), Text("\n".join(lines))


def show_hunt(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """A step of the hunt of a seat, by default the first of the asker's own, or of the winner's."""
    number = values.get("player")
    own = table.ranks.index(1) if view.seat is None and 1 in table.ranks else view.seat or 0
    seat = own if number is None else int(number) - 1
    if not 0 <= seat < view.seats:
        raise BadInput("cutterland-bad-seat", seats=view.seats)
    blocks = hunt_blocks(view, table, seat, int(values.get("step", 1)), words)
    return Screen(blocks, table.match, 0, ACCENT)


SEAT = Parameter("player", "seat", required=False)
STEP = Parameter("step", "whole", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("cards", (), own_seat=False, show=show_cards),
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("land", (SEAT,), own_seat=False, show=show_land),
    ViewCommand(HUNT, (SEAT, STEP), own_seat=False, show=show_hunt),
)  # fmt: skip

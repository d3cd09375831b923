"""Commands that only look: one's own hand, and anybody's land."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Inventory, Table
from bot.render.cutterland.land_scene import bag_scene
from bot.screens.contract import BadInput, Parameter, Values, ViewCommand
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.board import ACCENT, render_cards
from bot.screens.cutterland.hunt import HUNT, hunt_blocks
from bot.screens.cutterland.phrases import (
    format_contents,
    format_tokens,
    layout_words,
    points_by_kind,
)
from bot.screens.cutterland.pictures import hand_picture, land_picture, lands_picture
from bot.screens.cutterland.text_pictures import bag_text
from bot.screens.screen import Block, Picture, Screen, Text
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.bag import pieces_needed
from engine.cutterland.order import SEATS
from engine.cutterland.pieces import Piece, read_piece
from engine.cutterland.views import View


def show_cards(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """`/cards`: those that were shown before they were dealt."""
    if not view.shown:
        return Screen((Text(words("cutterland-cards-hidden")),), table.match)
    return Screen(render_cards(view, words), table.match)


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


MOST_SHOWN = 24
"""How many kinds of pieces the picture shows; the words count all."""


def render_bag(shown: Inventory, packs: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    """The bag of one pack; `packs` are the packs' names by key."""
    pieces = {read_piece(item): count for item, count in shown.items.items()}
    total = sum(pieces.values())
    squares = [
        square for piece, count in pieces.items() for square in piece.squares for _ in range(count)
    ]
    enough = [str(seats) for seats in SEATS if pieces_needed(seats) <= total]
    pack = packs.get(shown.key, shown.key)
    pack = words.name_of(f"cutterland-option-pack-{shown.key}", pack)
    lines = [
        f"### {words('cutterland-bag', pack=pack)}",
        words("cutterland-bag-pieces", n=total, squares=len(squares)),
        words("cutterland-bag-contents", contents=format_contents(squares, words)),
        words("cutterland-bag-enough", n=len(enough), seats=format_list(enough, words))
        if enough
        else words("cutterland-bag-short", missing=pieces_needed(3) - total),
    ]
    return Text("\n".join(lines)), _picture(pieces, words)


def _picture(pieces: Mapping[Piece, int], words: Words) -> Picture:
    """The largest pieces side by side, each with how often it is there."""
    order = sorted(pieces, key=lambda piece: (-len(piece.squares), str(piece)))[:MOST_SHOWN]
    scene = bag_scene([(piece, pieces[piece]) for piece in order])
    left = len(pieces) - len(order)
    alt = words("cutterland-alt-bag", n=len(order), left=left)
    return Picture("bag", alt, scene, bag_text({piece: pieces[piece] for piece in order}, words))


SEAT = Parameter("player", "seat", required=False)
STEP = Parameter("step", "whole", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("cards", (), own_seat=False, show=show_cards),
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("land", (SEAT,), own_seat=False, show=show_land),
    ViewCommand(HUNT, (SEAT, STEP), own_seat=False, show=show_hunt),
)  # fmt: skip

"""Commands that only show something: the hand, a land, its hunt, dealt cards; and the bag."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.models.match import Inventory, Table
from bot.render.cutterland.card_scenes import bag_scene
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
from bot.screens.cutterland.pictures import (
    hand_picture,
    land_heading,
    land_picture,
    lands_picture,
)
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
    """The cards that were shown before they were dealt."""
    if not view.shown:
        return Screen((Text(words("cutterland-cards-hidden")),), table.match)
    return Screen(render_cards(view, words), table.match)


def show_hand(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    cards = sum(card is not None for card in view.hand)
    head = Text(words("cutterland-hand", n=cards))
    blocks: tuple[Block, ...] = (head, hand_picture(view, words)) if cards else (head,)
    return Screen(blocks, table.match, 0, ACCENT)


def show_land(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """The land of a seat, by default the reader's own; all lands for a spectator by default."""
    seat = _find_seat(view, values, view.seat)
    if seat is None:
        return Screen((lands_picture(view, table, words, before),), table.match, 0, ACCENT)
    return Screen(_land_blocks(view, table, seat, words, before), table.match, 0, ACCENT)


def show_score(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """All lands, and by seat the points so far and where they come from."""
    lines = []
    for seat, player in enumerate(view.table):
        lines.append(land_heading(table, seat, player.score, words))
        lines.append(f"-# {points_by_kind(player.score, words)}")
    picture = lands_picture(view, table, words, before)
    return Screen((picture, Text("\n".join(lines))), table.match, 0, ACCENT)


def show_hunt(
    view: View, table: Table, values: Values, words: Words, before: View | None = None
) -> Screen:
    """A step of the hunt of a seat, by default the first of the reader's or the winner's."""
    winner = table.ranks.index(1) if 1 in table.ranks else 0
    seat = _find_seat(view, values, winner if view.seat is None else view.seat)
    assert seat is not None
    blocks = hunt_blocks(view, table, seat, int(values.get("step", 1)), words)
    return Screen(blocks, table.match, 0, ACCENT)


MOST_SHOWN = 24
"""Kinds of pieces in the picture; the text counts all."""


def render_bag(bag: Inventory, packs: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    """The community's bag of one pack, and the matches it is enough for; `packs` are the packs'
    names by key."""
    pieces = {read_piece(item): count for item, count in bag.items.items()}
    total = sum(pieces.values())
    squares = [square for one, n in pieces.items() for square in one.squares * n]
    enough = [str(seats) for seats in SEATS if pieces_needed(seats) <= total]
    pack = words.name_of(f"cutterland-option-pack-{bag.key}", packs.get(bag.key, bag.key))
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
    """The largest kinds of pieces, each with its count."""
    largest = sorted(pieces, key=lambda piece: (-len(piece.squares), str(piece)))[:MOST_SHOWN]
    counts = {piece: pieces[piece] for piece in largest}
    alt = words("cutterland-alt-bag", n=len(counts), left=len(pieces) - len(counts))
    return Picture("bag", alt, bag_scene([*counts.items()]), bag_text(counts, words))


SEAT = Parameter("player", "seat", required=False)
STEP = Parameter("step", "whole", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("cards", (), own_seat=False, show=show_cards),
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
    ViewCommand("land", (SEAT,), own_seat=False, show=show_land),
    ViewCommand(HUNT, (SEAT, STEP), own_seat=False, show=show_hunt),
)  # fmt: skip


def _find_seat(view: View, values: Values, default: Seat | None) -> Seat | None:
    """The seat of the player named. Raises `BadInput`."""
    number = values.get("player")
    seat = default if number is None else int(number) - 1
    if seat is not None and not 0 <= seat < view.seats:
        raise BadInput("cutterland-bad-seat", seats=view.seats)
    return seat


def _land_blocks(
    view: View, table: Table, seat: Seat, words: Words, before: View | None
) -> tuple[Block, ...]:
    """The land, with all that is told of it in its picture; in words where there are none."""
    player = view.table[seat]
    name = bold_name(table, seat, words)
    if not player.land.cells:
        return (Text(words("cutterland-land-none", name=name)),)
    tokens = format_tokens(player.towers, player.wall_bridges, words)
    n = player.towers + player.wall_bridges
    lines = [words("cutterland-land-tokens", n=n, tokens=tokens)]
    if player.layout is not None:
        if built := layout_words(player.layout, words):
            lines.append(words("cutterland-layout-built", layout=built))
        lines += describe_prey(player.land, player.score, words)
    picture = land_picture(view, table, seat, words, before=before, low=False)
    return (replace(picture, text="\n".join((picture.text, *lines))),)

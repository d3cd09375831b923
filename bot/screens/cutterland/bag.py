"""The community's bag: what pieces are in it, and which matches they are enough for."""

from __future__ import annotations

from collections.abc import Mapping

from bot.models.match import Inventory
from bot.render.cutterland.land_scene import bag_scene
from bot.screens.cutterland.phrases import format_contents
from bot.screens.cutterland.text_pictures import bag_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.bag import pieces_needed
from engine.cutterland.order import SEATS
from engine.cutterland.pieces import Piece, read_piece

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

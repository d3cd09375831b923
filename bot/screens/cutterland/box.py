"""`/box`: the cards of each pack that a server has not used up, and its bags beside them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from bot.models.match import GameStocks
from bot.render.cutterland.card_scenes import bag_scene
from bot.screens.cutterland.phrases import format_contents
from bot.screens.cutterland.text_pictures import bag_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.box import card_of, pack_of
from engine.cutterland.cards import read_card
from engine.cutterland.order import SEATS, turn_count
from engine.cutterland.pieces import read_piece
from engine.cutterland.squares import BONUSES, CREATURES, EMPTY, Square, icon_of

MOST_PACKS = 6
"""As many as fit into one message."""
_ICONS = (*CREATURES, *BONUSES, EMPTY)
_WIDEST = 540
"""Six kinds in a row, so that a phone shows them large enough."""


def render_box(kept: GameStocks, packs: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    """`packs` are the packs' names by key."""
    left, of = (sum(getattr(one, what) for one in kept.stocks) for what in ("left", "size"))
    head = words("cutterland-box"), words("cutterland-box-about", left=left, of=of)
    blocks: list[Block] = [Text(f"### {head[0]}\n{head[1]}")]
    for pack in [*dict.fromkeys(pack_of(stock.key) for stock in kept.stocks)][:MOST_PACKS]:
        blocks += _pack_blocks(pack, kept, packs, words)
    return tuple(blocks)


def _pack_blocks(
    pack: str, kept: GameStocks, packs: Mapping[str, str], words: Words
) -> Iterator[Block]:
    """All decks of a pack together."""
    decks = [stock for stock in kept.stocks if pack_of(stock.key) == pack]
    name = words.name_of(f"cutterland-option-pack-{pack}", packs.get(pack, pack))
    unseen = [card_of(item) for stock in decks for item in stock.unseen]
    squares = [square for card in unseen for square in read_card(card).squares]
    left, size = sum(stock.left for stock in decks), sum(stock.size for stock in decks)
    held, used = len(unseen) - left, size - len(unseen)
    if not held and not used:
        yield Text(words("cutterland-box-full", pack=name, of=size))
        return
    numbers = {"left": left, "of": size, "held": held, "used": used}
    lines = [words("cutterland-box-pack", pack=name, **numbers)]
    if squares:
        contents = format_contents(squares, words)
        lines.append(words("cutterland-box-unseen", contents=contents))
    most = max(stock.left for stock in decks)
    if short := [str(seats) for seats in SEATS if turn_count(seats) > most]:
        lines.append(words("cutterland-box-short", seats=format_list(short, words)))
    bag = next((one.items for one in kept.inventories if one.key == pack), {})
    lines.append(words("cutterland-box-bag", n=sum(bag.values())))
    yield Text("\n".join(lines))
    if squares:
        yield _draw_kinds(squares, words)


def _draw_kinds(squares: Sequence[Square], words: Words) -> Picture:
    """Each kind of square, with its number: by icon, the bare terrains last."""
    count = Counter(squares)
    order = sorted(count, key=lambda one: (_ICONS.index(icon_of(one)), one))
    kinds = {read_piece(square): count[square] for square in order}
    alt = words("cutterland-alt-box")
    return Picture("box", alt, bag_scene([*kinds.items()], _WIDEST), bag_text(kinds, words))

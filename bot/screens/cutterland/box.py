"""The cards of each pack that a server has not used up (`/box`), and the bags of its pieces
(`/bag`). `packs` are the packs' names by key."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bot.models.match import GameStocks, Inventory
from bot.render.cutterland.card_scenes import bag_scene
from bot.screens.cutterland.phrases import format_contents
from bot.screens.cutterland.text_pictures import bag_text
from bot.screens.screen import Block, Picture, Text
from bot.screens.shared.names import format_list
from bot.words import Words
from engine.cutterland.bag import card_of, pack_of, pieces_needed
from engine.cutterland.cards import read_card
from engine.cutterland.order import SEATS, turn_count
from engine.cutterland.pieces import read_piece
from engine.cutterland.squares import BONUSES, CREATURES, EMPTY, icon_of

MOST_PACKS = 6  # as many as fit into one message
MOST_SHOWN = 24  # kinds of pieces in the picture of a bag; the text counts all
_ICONS = (*CREATURES, *BONUSES, EMPTY)
_WIDEST = 540  # six kinds in a row, so that a phone shows them large enough


def render_box(kept: GameStocks, packs: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    left, of = (sum(getattr(stock, what) for stock in kept.stocks) for what in ("left", "size"))
    head = words("cutterland-box"), words("cutterland-box-about", left=left, of=of)
    blocks: list[Block] = [Text(f"### {head[0]}\n{head[1]}")]
    for pack in [*dict.fromkeys(pack_of(stock.key) for stock in kept.stocks)][:MOST_PACKS]:
        blocks += _pack_blocks(pack, _name_pack(pack, packs, words), kept, words)
    return tuple(blocks)


def _pack_blocks(pack: str, name: str, kept: GameStocks, words: Words) -> Iterator[Block]:
    """All decks of a pack together; how many squares of each kind are left, bare ones last."""
    decks = [stock for stock in kept.stocks if pack_of(stock.key) == pack]
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
    bag: Mapping[str, int] = next((bag.items for bag in kept.inventories if bag.key == pack), {})
    lines.append(words("cutterland-box-bag", n=sum(bag.values())))
    yield Text("\n".join(lines))
    if squares:
        count = Counter(squares)
        order = sorted(count, key=lambda square: (_ICONS.index(icon_of(square)), square))
        kinds = {read_piece(square): count[square] for square in order}
        scene = bag_scene([*kinds.items()], _WIDEST)
        yield Picture("box", words("cutterland-alt-box"), scene, bag_text(kinds, words))


def render_bag(bag: Inventory, packs: Mapping[str, str], words: Words) -> tuple[Block, ...]:
    """The community's bag of one pack, the matches it is enough for, and a picture of the largest
    kinds of pieces, each with its count."""
    pieces = {read_piece(item): count for item, count in bag.items.items()}
    total = sum(pieces.values())
    squares = [square for piece, n in pieces.items() for square in piece.squares * n]
    enough = [str(seats) for seats in SEATS if pieces_needed(seats) <= total]
    lines = [
        f"### {words('cutterland-bag', pack=_name_pack(bag.key, packs, words))}",
        words("cutterland-bag-pieces", n=total, squares=len(squares)),
        words("cutterland-bag-contents", contents=format_contents(squares, words)),
        words("cutterland-bag-enough", n=len(enough), seats=format_list(enough, words))
        if enough
        else words("cutterland-bag-short", missing=pieces_needed(3) - total),
    ]
    largest = sorted(pieces, key=lambda piece: (-len(piece.squares), str(piece)))[:MOST_SHOWN]
    counts = {piece: pieces[piece] for piece in largest}
    picture = Picture(
        "bag", words("cutterland-alt-bag"), bag_scene([*counts.items()]), bag_text(counts, words)
    )
    return Text("\n".join(lines)), picture


def _name_pack(pack: str, packs: Mapping[str, str], words: Words) -> str:
    return words.name_of(f"cutterland-option-pack-{pack}", packs.get(pack, pack))

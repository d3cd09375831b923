"""Every picture as text, for people who don't see it: the map as hexagons in a code block, with a
legend, and what stands on it as a list.

A space takes four characters; the next row is moved by two. Above is its number, below what is in
it; `|` and `==` are walls.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.shared.names import seat_name
from bot.screens.wildlands.phrases import describe_card, label_of, letter_of
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, Card
from engine.wildlands.maps import DIRECTIONS, Map, Number, Space, border_of
from engine.wildlands.state import Standing
from engine.wildlands.views import View

HIGH: Final = "^"
COVER: Final = "%"
SIGNS: Final = {(True, True): "&", (True, False): HIGH, (False, True): COVER}
SHARD: Final = "*"
MORE: Final = "+"
WALL: Final = "|"
WALL_BELOW: Final = "=="
OFFER: Final = "[ ]"
CHOSEN: Final = "▶️ "
_CELL: Final = 4
_HALF: Final = 2
_RIGHT: Final = DIRECTIONS[0]
_BELOW: Final = ((-1, 1), (1, 1))
"""The directions of the two spaces below, left and right."""


def hand_text(hand: Sequence[Card], words: Words, chosen: Sequence[Card] = ()) -> str:
    """A line for each card: as typed, and in words; those that are chosen are marked."""
    left, lines = [*chosen], []
    for card in hand:
        mark = CHOSEN if card in left else ""
        if mark:
            left.remove(card)
        lines.append(f"- {mark}`{card}` {describe_card(card, words)}")
    return "\n".join(lines)


def map_text(
    ctx: Context[View], marks: Marks, hand: Sequence[Card] = (), chosen: Sequence[Card] = ()
) -> str:
    """The map, its legend, what a draft shows, everyone's characters, and a hand."""
    view, table, words = ctx.view, ctx.table, ctx.words
    parts = [
        f"```\n{draw_grid(view, marks)}\n```",
        f"-# {' · '.join(_list_legend(view, marks, words))}",
        *list_marks(view, marks, words),
        *(_describe_seat(view, table, seat, words) for seat in range(view.seats)),
    ]
    return "\n".join([*parts, *([hand_text(hand, words, chosen)] if hand else [])])


def draw_grid(view: View, marks: Marks) -> str:
    """At most 32 columns on our maps."""
    ground = view.table.ground
    rows: dict[int, list[Space]] = {}
    for space in ground.spaces:
        rows.setdefault(space.row, []).append(space)
    lines = []
    for _, spaces in sorted(rows.items()):
        lines.append(
            _draw_line(
                ground,
                spaces,
                [f"{one.number:>2}{SIGNS.get((one.high, one.cover), ' ')}" for one in spaces],
            )
        )
        signs = [_content_sign(view, space.number, marks) for space in spaces]
        lines.append(_draw_line(ground, spaces, signs))
        lines += _draw_walls_below(ground, spaces)
    return "\n".join(lines)


def _content_sign(view: View, number: Number, marks: Marks) -> str:
    """The first character in a space with a sign for more of them or a shard, else an own hidden
    one, a shard, or an offer."""
    fighters = view.table.fighters_in(number)
    owners = (seat for seat, side in enumerate(view.table.sides) if number in side.shards)
    owner = next(owners, None)
    if fighters:
        more = MORE if len(fighters) > 1 or number in marks.ghosts else SHARD
        return f"{fighters[0]}{more if more == MORE or owner is not None else ' '}"
    if number in marks.ghosts:
        return f"({marks.ghosts[number]})"
    if owner is not None:
        return f" {SHARD}{letter_of(owner)}"
    return OFFER if number in marks.offers else "   "


def _draw_line(ground: Map, spaces: Sequence[Space], signs: Sequence[str]) -> str:
    """A line through a row of spaces, with the walls between neighbours."""
    line = ""
    for space, sign in zip(spaces, signs, strict=True):
        line = f"{line:<{_left_of(ground, space)}}{sign}"
        line += WALL if _is_walled(ground, space, _RIGHT) else " "
    return line.rstrip()


def _draw_walls_below(ground: Map, spaces: Sequence[Space]) -> list[str]:
    """A line of the walls between a row and the next; none where there are no walls."""
    line = ""
    for space in spaces:
        for place, direction in enumerate(_BELOW):
            if _is_walled(ground, space, direction):
                line = f"{line:<{_left_of(ground, space) + place * _HALF}}{WALL_BELOW}"
    return [line] if line else []


def _left_of(ground: Map, space: Space) -> int:
    return _HALF * (space.column - min(one.column for one in ground.spaces))


def _is_walled(ground: Map, space: Space, direction: tuple[int, int]) -> bool:
    other = ground.by_place.get((space.column + direction[0], space.row + direction[1]))
    return other is not None and border_of(space.number, other.number) in ground.walls


def _list_legend(view: View, marks: Marks, words: Words) -> Iterator[str]:
    """The signs that are in use."""
    ground = view.table.ground
    there = {
        "high": any(space.high for space in ground.spaces),
        "cover": any(space.cover and not space.high for space in ground.spaces),
        "high-cover": any(space.cover and space.high for space in ground.spaces),
        "wall": bool(ground.walls),
        "shard": any(side.shards for side in view.table.sides),
        "more": any(len(view.table.fighters_in(one.number)) > 1 for one in ground.spaces),
        "ghost": bool(marks.ghosts),
        "offer": bool(marks.offers),
    }
    yield from (words(f"wildlands-text-{name}") for name, used in there.items() if used)
    if ground.stairs:
        stairs = ", ".join(f"{low}–{high}" for low, high in sorted(ground.stairs))
        yield words("wildlands-text-stairs", stairs=stairs)


def list_marks(view: View, marks: Marks, words: Words) -> Iterator[str]:
    """What a draft shows: who is chosen, where it can go and what it can hit; then what is new."""
    if marks.chosen is not None:
        label, space = label_of(view.table, marks.chosen), view.table.piece(marks.chosen).space
        yield words("wildlands-text-chosen", label=label, space=space)
    if marks.goal is not None:
        yield words("wildlands-text-goal", space=marks.goal)
    if marks.reach:
        steps = ", ".join(
            str(space) if cost == 1 else words("wildlands-text-cost", space=space, n=cost)
            for space, cost in sorted(marks.reach.items())
        )
        yield words("wildlands-text-reach", spaces=steps)
    if marks.targets:
        yield words("wildlands-text-targets", spaces=_list_spaces(marks.targets))
    if marks.sight is not None:
        yield words("wildlands-text-sight", spaces=_list_spaces(marks.sight))
    if marks.fresh:
        yield words("wildlands-text-fresh", spaces=_list_spaces(marks.fresh))
    if marks.fallen:
        yield words("wildlands-text-fallen", spaces=_list_spaces(marks.fallen))


def _list_spaces(spaces: Iterable[Number]) -> str:
    return ", ".join(map(str, sorted(spaces)))


def _describe_seat(view: View, table: Table, seat: Seat, words: Words) -> str:
    """`a` Ana 2: 1 Hod 7 (3/4), 2 Rusk ..."""
    side = view.table.sides[seat]
    found = [_describe_fighter(view, Fighter(seat, one)) for one in range(1, CHARACTERS + 1)]
    shown = ", ".join(one for one in found if one)
    hidden, out = (len(side.characters(one)) for one in (Standing.HIDDEN, Standing.OUT))
    rest = words("wildlands-text-others", hidden=hidden, out=out)
    name = escape(seat_name(table, seat, words))
    pieces = "; ".join(filter(None, (shown, rest)))
    return words(
        "wildlands-text-seat", letter=letter_of(seat), name=name, n=side.points, pieces=pieces
    )


def _describe_fighter(view: View, fighter: Fighter) -> str:
    """`1 Hod 7 (3/4)`, with its space and health; empty unless it is revealed."""
    piece = view.table.piece(fighter)
    if piece.standing is not Standing.REVEALED:
        return ""
    health = view.table.health(fighter)
    name = view.table.factions[fighter.seat].name_of(fighter.character)
    return f"{fighter.character} {name} {piece.space} ({health - piece.damage}/{health})"

"""Phrases that all of Wildlands' screens share: characters, cards, flags, actions in words.

Names of factions and characters are content and the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.models.match import Table
from bot.screens.shared.names import bold_name, format_list
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import (
    SEAT_LETTERS,
    Action,
    Assign,
    Attack,
    Claim,
    Defend,
    Draw,
    End,
    Fighter,
    Fly,
    Interrupt,
    Move,
    Pass,
    Rally,
    Recall,
    Reveal,
)
from engine.wildlands.cards import LETTERS, WILD, Card, Character, Flag, offer_of
from engine.wildlands.state import Piece, Standing
from engine.wildlands.state import Table as Board
from engine.wildlands.views import View

_LETTERS = {flag: letter for letter, flag in LETTERS.items()}


def letter_of(seat: Seat) -> str:
    return SEAT_LETTERS[seat]


def name_of(board: Board, fighter: Fighter) -> str:
    """`Bramble`; names are unique in a match."""
    return board.factions[fighter.seat].name_of(fighter.character)


def label_of(board: Board, fighter: Fighter) -> str:
    """`b3 Tansy`, as typed and by name, for buttons and menus."""
    return f"{fighter} {name_of(board, fighter)}"


def own_label(view: View, character: Character) -> str:
    """`3 Tansy`: one of the viewer's own characters."""
    return f"{character} {name_of(view.table, view.fighter(character))}"


def describe_health(board: Board, fighter: Fighter, words: Words) -> str:
    """`2 of 3 health`."""
    health = board.health(fighter)
    left = health - board.piece(fighter).damage
    return words("wildlands-health", left=left, health=health)


def health_signs(board: Board, fighter: Fighter) -> str:
    """`♥♥♡`: health left and lost."""
    health, damage = board.health(fighter), board.piece(fighter).damage
    return "♥" * (health - damage) + "♡" * damage


def describe_flag(flag: Flag, words: Words) -> str:
    return words(f"wildlands-flag-{flag}")


def describe_space(space: int, words: Words) -> str:
    return words("wildlands-space", space=space)


def count_points(points: int, words: Words) -> str:
    return words("wildlands-points", n=points)


def count_cards(cards: int, words: Words) -> str:
    return words("wildlands-cards", n=cards)


def describe_order(order: str, words: Words) -> str:
    """When to ask whether to interrupt: one of `engine.wildlands.orders.ORDERS`."""
    return words(f"wildlands-order-{order}")


def describe_card(card: Card, words: Words) -> str:
    """`1 melee · 3 · 5 guard, open: ranged`; numbers are those of the characters."""
    if card == WILD:
        return words("wildlands-wild")
    offer = offer_of(card)
    icons = " · ".join(_describe_icon(icon, flag, words) for icon, flag in offer.icons)
    if offer.open_action is None:
        return icons
    return words("wildlands-card-open", icons=icons, flag=describe_flag(offer.open_action, words))


def _describe_icon(icon: Character, flag: Flag | None, words: Words) -> str:
    if flag is None:
        return str(icon)
    return words("wildlands-card-icon", n=icon, flag=describe_flag(flag, words))


def format_card(card: Card) -> str:
    """`1m 3 5g +r`, for labels; a wild card is `W`."""
    if card == WILD:
        return card
    offer = offer_of(card)
    icons = [f"{icon}{_LETTERS[flag] if flag else ''}" for icon, flag in offer.icons]
    return " ".join([*icons, *([f"+{_LETTERS[offer.open_action]}"] if offer.open_action else [])])


def format_cards(cards: Iterable[Card], words: Words) -> str:
    """`1m35g+r and W`, as typed."""
    return format_list([f"`{card}`" for card in cards], words)


def describe_action(
    action: Action, board: Board, seat: Seat, words: Words, *, paid: bool = True
) -> str:
    """What a seat would do: `Bramble → 12 · 1m35g`; `paid` adds the cards it is played with."""
    text, cards = _describe_deed(action, board, seat, words), list_cards(action)
    if not paid or not cards:
        return text
    return words("wildlands-action-paid", action=text, cards=" ".join(cards))


def list_cards(action: Action) -> tuple[Card, ...]:
    """The cards that an action costs, as far as its text names them."""
    match action:
        case Move() | Claim() | Rally():
            return action.cards
        case Attack() | Fly():
            return (action.card,)
        case _:
            return ()


def _describe_deed(action: Action, board: Board, seat: Seat, words: Words) -> str:
    match action:
        case Assign(spaces):
            places = _list_steps(enumerate(spaces, 1), board, seat)
            return words("wildlands-action-assign", places=", ".join(places))
        case Reveal(character):
            return words("wildlands-action-reveal", name=_own_name(board, seat, character))
        case Move(character, space, _):
            name = _own_name(board, seat, character)
            return words("wildlands-action-move", name=name, space=space)
        case Fly(character, space, _):
            name = _own_name(board, seat, character)
            return words("wildlands-action-fly", name=name, space=space)
        case Rally(_, moves, _):
            return words("wildlands-action-rally", steps=", ".join(_list_steps(moves, board, seat)))
        case Claim(space, _):
            return words("wildlands-action-claim", space=space)
        case Attack(flag, character, target, _):
            name = _own_name(board, seat, character)
            shown = describe_target(flag, target, board, words)
            kind = describe_flag(flag, words)
            return words("wildlands-action-attack", name=name, flag=kind, target=shown)
        case Defend(cards):
            return _describe_defence(cards, board, seat, words)
        case Draw() | End() | Interrupt() | Pass() | Recall():
            return words(f"wildlands-action-{type(action).__name__.lower()}")


def describe_target(flag: Flag, target: str, board: Board, words: Words) -> str:
    """What an attack aims at: a space, a faction, or a character."""
    if flag is Flag.AREA:
        return describe_space(int(target), words)
    seat = SEAT_LETTERS.index(target[0])
    if len(target) == 1:
        return board.factions[seat].name
    return label_of(board, Fighter(seat, int(target[1:])))


def _describe_defence(
    cards: Sequence[tuple[Character, Card]], board: Board, seat: Seat, words: Words
) -> str:
    """Who defends with what; a name alone says only who is hit."""
    named = [
        _own_name(board, seat, character) + (f" ({card})" if card else "")
        for character, card in cards
    ]
    if not any(card for _, card in cards):
        return " · ".join([*named, words("wildlands-action-defend-none")])
    return words("wildlands-action-defend", cards=", ".join(named))


def _list_steps(
    moves: Iterable[tuple[Character, int]], board: Board, seat: Seat
) -> tuple[str, ...]:
    return tuple(f"{_own_name(board, seat, mover)} → {space}" for mover, space in moves)


def _own_name(board: Board, seat: Seat, character: Character) -> str:
    return name_of(board, Fighter(seat, character))


def describe_sides(view: View, table: Table, words: Words) -> str:
    """Each seat's points, shards, characters and cards; the viewer's own hidden characters with
    the spaces where they will appear."""
    return "\n".join(_describe_side(view, table, seat, words) for seat in range(view.seats))


def _describe_side(view: View, table: Table, seat: Seat, words: Words) -> str:
    side, faction = view.table.sides[seat], view.table.factions[seat]
    head = words(
        "wildlands-side",
        letter=letter_of(seat),
        name=bold_name(table, seat, words),
        faction=faction.name,
        n=side.points,
    )
    shards = ", ".join(map(str, side.shards)) or words("wildlands-side-none")
    characters = " · ".join(
        f"{character} {faction.name_of(character)} {_describe_piece(view, seat, character, words)}"
        for character in range(1, len(side.pieces) + 1)
    )
    cards = words(
        "wildlands-side-cards",
        hand=view.hands[seat],
        deck=view.decks[seat],
        pile=len(side.pile),
        wild=side.pile.count(WILD),
    )
    shown = words("wildlands-side-shards", shards=shards)
    return f"{head}\n-# {characters}\n-# {shown} {cards}"


def _describe_piece(view: View, seat: Seat, character: Character, words: Words) -> str:
    """`12 ♥♥♡`, hidden, or knocked out."""
    fighter = Fighter(seat, character)
    piece: Piece = view.table.piece(fighter)
    if piece.standing is Standing.REVEALED:
        return f"{piece.space} {health_signs(view.table, fighter)}"
    text = words(f"wildlands-{piece.standing}")
    is_known = piece.standing is Standing.HIDDEN and seat == view.seat and view.places
    return f"{text} ({view.places[character - 1]})" if is_known else text

"""Phrases that all of Wildlands' screens share: characters, cards, flags, actions in words.

Names of factions and characters are content and the same in every language.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from bot.screens import panel
from bot.screens.shared.names import format_list
from bot.screens.wildlands.offers import cards_of
from bot.words import Words
from engine.contract import IllegalAction, Seat
from engine.wildlands import actions
from engine.wildlands.actions import SEAT_LETTERS, Action, Fighter
from engine.wildlands.cards import LETTERS, WILD, Card, Character, Flag, offer_of
from engine.wildlands.orders import LIKELY
from engine.wildlands.state import Table as Board
from engine.wildlands.targets import MELEE, list_defences
from engine.wildlands.views import View

_LETTERS = {flag: letter for letter, flag in LETTERS.items()}
SAID_AS: Final[Mapping[str, str]] = {
    **dict.fromkeys(
        ("action-form", "area-unknown", "target-seat", "target-unknown"), "action-unknown"
    ),
    "card-named-often": "card-not-held",
    **dict.fromkeys(("assign-count", "assign-not-dealt"), "assign-twice"),
    **dict.fromkeys(("fly-far", "move-wall", "rally-apart"), "move-apart"),
    **dict.fromkeys(("rally-card", "rally-icons", "rally-moves"), "rally-cost"),
    "claim-count": "claim-icons",
    **dict.fromkeys(
        ("area-apart", "area-empty", "target-absent", "target-apart", "target-far", "target-own"),
        "target-unseen",
    ),
    **dict.fromkeys(("defend-not-hit", "defend-twice", "defend-which"), "defend-card"),
}
"""The code whose sentence also tells another one."""
_FLAGS: Final = frozenset(Flag)


def letter_of(seat: Seat) -> str:
    return SEAT_LETTERS[seat]


def describe_odds(percent: int, words: Words) -> str:
    """How likely an attack succeeds: what is less likely than is ever proposed with a warning."""
    key = "odds" if percent >= 100 * LIKELY else "unlikely"
    return words(f"wildlands-act-{key}", odds=percent)


def name_of(board: Board, fighter: Fighter) -> str:
    """`Bramble`; names are unique in a match."""
    return board.factions[fighter.seat].name_of(fighter.character)


def label_of(board: Board, fighter: Fighter) -> str:
    """`b3 Tansy`, as typed and by name, for buttons and menus."""
    return f"{fighter} {name_of(board, fighter)}"


def number_name(board: Board, fighter: Fighter) -> str:
    """`3 (Tansy)`, as pieces are drawn and by name, where a sentence says whose it is."""
    return f"{fighter.character} ({name_of(board, fighter)})"


def own_label(view: View, character: Character) -> str:
    """`3 Tansy`: one of the viewer's own characters."""
    return f"{character} {name_of(view.table, view.fighter(character))}"


def describe_health(board: Board, fighter: Fighter, words: Words) -> str:
    """`2 of 3 health`."""
    health = board.health(fighter)
    left = health - board.piece(fighter).damage
    return words("wildlands-health", left=left, health=health)


def describe_flag(flag: Flag, words: Words) -> str:
    return words(f"wildlands-flag-{flag}")


def describe_space(space: int, words: Words) -> str:
    return words("wildlands-space", space=space)


def count_points(points: int, words: Words) -> str:
    return words("wildlands-points", n=points)


def count_cards(cards: int, words: Words) -> str:
    return words("wildlands-cards", n=cards)


def describe_card(card: Card, words: Words) -> str:
    """`1 melee · 3 · 5 guard, open: ranged`; numbers are those of the characters."""
    if card == WILD:
        return words("wildlands-wild")
    offer = offer_of(card)
    icons = " · ".join(
        words("wildlands-card-icon", n=icon, flag=describe_flag(flag, words)) if flag else str(icon)
        for icon, flag in offer.icons
    )
    if offer.open_action is None:
        return icons
    return words("wildlands-card-open", icons=icons, flag=describe_flag(offer.open_action, words))


def format_card(card: Card) -> str:
    """`1m 3 5g +r`, for labels; a wild card is `W`."""
    if card == WILD:
        return card
    offer = offer_of(card)
    icons = [f"{icon}{_LETTERS[flag] if flag else ''}" for icon, flag in offer.icons]
    return " ".join([*icons, *([f"+{_LETTERS[offer.open_action]}"] if offer.open_action else [])])


def name_cards(cards: Sequence[Card], words: Words) -> str:
    """`cards 1-3-5 and 2-4 and 1 wild card`: by their icons, as they are drawn."""
    plain = [name_icons(card) for card in cards if card != WILD]
    wilds = sum(card == WILD for card in cards)
    parts = []
    if plain:
        icons = ", ".join(plain) if wilds else format_list(plain, words)
        parts.append(words("wildlands-card-named", n=len(plain), icons=icons))
    if wilds:
        parts.append(words("wildlands-wilds", n=wilds))
    return format_list(parts, words)


def name_icons(card: Card) -> str:
    """`1-3-5`: the characters whose icons a card shows."""
    return "-".join(str(icon) for icon, _ in offer_of(card).icons)


def describe_line(line: Sequence[Action], board: Board, seat: Seat, words: Words) -> list[str]:
    """Actions one after another, the steps of a walk as one, without what pays for them."""
    told = list[str]()
    for walker, group in groupby(
        line, key=lambda one: isinstance(one, actions.Move) and one.character
    ):
        part = [*group]
        steps = [one for one in part if isinstance(one, actions.Move)]
        if walker:
            told.append(describe_walk(steps, board, seat, words))
        else:
            told += [describe_action(one, board, seat, words, paid=False) for one in part]
    return told


def describe_walk(steps: Sequence[actions.Move], board: Board, seat: Seat, words: Words) -> str:
    name = name_of(board, Fighter(seat, steps[0].character))
    spaces = " → ".join(str(one.space) for one in steps)
    return words("wildlands-act-walk", name=name, spaces=spaces)


def describe_action(
    action: Action, board: Board, seat: Seat, words: Words, *, paid: bool = True
) -> str:
    """What a seat would do: `Bramble → 12 · card 1-3-5`; `paid` adds the cards it is played
    with."""
    text, cards = _describe_deed(action, board, seat, words), cards_of(action)
    if not paid or not cards or isinstance(action, actions.Draw):  # whose words name the card
        return text
    return words("wildlands-action-paid", action=text, cards=name_cards(cards, words))


def _describe_deed(action: Action, board: Board, seat: Seat, words: Words) -> str:
    match action:
        case actions.Assign(spaces):
            places = _list_steps(enumerate(spaces, 1), board, seat)
            return words("wildlands-action-assign", places=", ".join(places))
        case actions.Reveal(character):
            return words("wildlands-action-reveal", name=_own_name(board, seat, character))
        case actions.Move(character, space, _):
            name = _own_name(board, seat, character)
            return words("wildlands-action-move", name=name, space=space)
        case actions.Fly(character, space, _):
            name = _own_name(board, seat, character)
            return words("wildlands-action-fly", name=name, space=space)
        case actions.Rally(_, moves, _):
            return words("wildlands-action-rally", steps=", ".join(_list_steps(moves, board, seat)))
        case actions.Claim(space, _):
            return words("wildlands-action-claim", space=space)
        case actions.Attack(flag, character):
            name = _own_name(board, seat, character)
            shown = describe_aim(action, board, seat, words)
            kind = describe_flag(flag, words)
            return words("wildlands-action-attack", name=name, flag=kind, target=shown)
        case actions.Defend(cards):
            return _describe_defence(cards, board, seat, words)
        case (
            actions.Draw() | actions.End() | actions.Interrupt() | actions.Pass() | actions.Recall()
        ):
            return words(f"wildlands-action-{type(action).__name__.lower()}")


def describe_aim(action: actions.Attack, board: Board, seat: Seat, words: Words) -> str:
    """Whom an attack aims at; a melee attack may hit any of those who are there."""
    if action.flag not in MELEE:
        return describe_target(action.flag, action.target, board, words)
    space = board.piece(Fighter(seat, action.character)).space
    enemy = SEAT_LETTERS.index(action.target)
    names = [name_of(board, one) for one in board.fighters_in(space) if one.seat == enemy]
    return "/".join(names) or describe_target(action.flag, action.target, board, words)


def name_defences(flag: Flag, words: Words, *, is_covered: bool) -> str:
    """The flags that stop an attack on somebody who may be in a space with cover."""
    stopping = list_defences(flag, is_covered=is_covered)
    return "/".join(describe_flag(one, words) for one in stopping)


def describe_target(flag: Flag, target: str, board: Board, words: Words) -> str:
    """What an attack aims at: a space, a faction, or a character."""
    if flag is Flag.AREA:
        return describe_space(int(target), words)
    seat = SEAT_LETTERS.index(target[0])
    if len(target) == 1:
        return board.factions[seat].name
    return name_of(board, Fighter(seat, int(target[1:])))


def _describe_defence(
    cards: Sequence[tuple[Character, Card]], board: Board, seat: Seat, words: Words
) -> str:
    """Who defends with what; a name alone says only who is hit."""
    named = [
        _own_name(board, seat, character) + (f" ({name_cards((card,), words)})" if card else "")
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


def describe_stocks(view: View, seat: Seat, words: Words) -> str:
    """Shards that are left, and numbers of cards."""
    side = view.table.sides[seat]
    shards = ", ".join(map(str, side.shards)) or words("wildlands-side-none")
    cards = words(
        "wildlands-side-cards",
        hand=view.hands[seat],
        deck=view.decks[seat],
        pile=len(side.pile),
        wild=side.pile.count(WILD),
    )
    return f"{words('wildlands-side-shards', shards=shards)} {cards}"


def explain_refusal(error: IllegalAction, words: Words) -> str:
    """What to do instead, with flags by their names."""
    params = dict(error.params)
    flag = params.get("flag")
    if flag in _FLAGS:
        params["flag"] = describe_flag(Flag(flag), words)
    told = IllegalAction(error.code, section=error.section, cells=error.cells, **params)
    return panel.explain_refusal("wildlands", told, words, SAID_AS)

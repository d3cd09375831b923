"""Matches to show: states of random play, tables around them, and lands written as texts."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

from bot.games import find_catalogue_files
from bot.models.match import Table
from bot.screens.context import Context
from bot.screens.replies import BadInput, Draft
from bot.screens.screen import Button, Film, Picture, Row, Screen, Select, Text
from bot.words import Catalogues, Words
from engine.cells import SIDE
from engine.contract import IllegalAction, Seat
from engine.cutterland.cards import Card, read_card
from engine.cutterland.lands import FIRST_LAID, Land, read_land
from engine.cutterland.state import Player, Setup, Share, State
from engine.cutterland.views import View
from tests.laws.cutterland_case import GAME
from tests.screens.table import build_table

NAMES = ("Ana", "Ben", "Cleo", "Dimitri")
LONG = "*_`~|>#[x](y)@everyone <@1> 12345"[:32]
CARD = read_card("pC p. mG m. / wK w. m= p. / wF w. mD p^")
OTHER = read_card("mG m. w= wT / m. p. pD w. / mG pC w. m^")


def table_of(state: State, names: tuple[str, ...] = NAMES) -> Table:
    """A running or finished match of people; the decision of seat n is 500 + n."""
    return build_table(GAME, state, names)


@cache
def _read_english() -> Words:
    return Catalogues.load(find_catalogue_files()).words("en")


def context(view: View, draft: Draft | None = None) -> Context[View]:
    """What the panel of a seat is made of at a running table of people, in English."""
    table = table_of(cutting(view.seats))
    for seat in range(view.seats):
        table = with_seat(table, seat, decision=500 + seat if seat in view.to_act else None)
    return Context(view, table, _read_english(), draft or {})


def with_seat(table: Table, seat: Seat, **things: object) -> Table:
    seats = list(table.seats)
    seats[seat] = replace(seats[seat], **things)  # type: ignore[arg-type]
    return replace(table, seats=tuple(seats))


@cache
def random_states(seats: int, number: int, overcut: str = "penalty") -> tuple[State, ...]:
    """Every state of one random match, with its first player by chance."""
    rng = Random(number)
    state = GAME.start(seats, number.to_bytes(32, "big"), {"overcut": overcut})
    states = [state]
    while owing := sorted(GAME.to_act(state)):
        seat = rng.choice(owing)
        state = GAME.apply(state, seat, GAME.sample(state, seat, rng)).state
        states.append(state)
    return tuple(states)


def views(state: State) -> Iterator[View]:
    """What the public and every seat see."""
    for seat in (None, *range(state.seats)):
        yield GAME.observe(state, seat)


def land_at_m13(text: str) -> Land:
    """The land with the top left of its text at M13."""
    land = read_land(text)
    return Land(tuple(cell + FIRST_LAID for cell in land.cells), land.squares, land.pieces)


def cutting(seats: int = 3, overcut: str = "reject") -> State:
    """Seat 0 has two cards left and is to cut; everybody has a small land."""
    land = land_at_m13("pC p. / mG wK")
    players = tuple(Player((CARD, OTHER, None), land) for _ in range(seats))
    return State(Setup(overcut), players, 4 if seats == 3 else 5)


def sharing(
    takers: tuple[Seat | None, ...], groups: tuple[str, ...] = ("ABEF", "CDGH", "IJKL")
) -> State:
    """Three players share a card that seat 0 has cut; lands are there."""
    state = cutting()
    players = [
        replace(player, to_lay=tuple("ABC"[n] for n, taker in enumerate(takers) if taker == seat))
        for seat, player in enumerate(state.players)
    ]
    players[0] = replace(players[0], hand=(None, OTHER, None))
    return replace(state, players=tuple(players), share=Share(CARD, groups, takers))


def resolving(land: str, towers: int, wall_bridges: int) -> State:
    """Two players after the last card: seat 0 with a land and tokens, seat 1 with others."""
    none = (None, None, None, None)
    first = Player(none, land_at_m13(land), towers, wall_bridges)
    second = Player(none, land_at_m13("mG m. wF"), 1, 0)
    return State(Setup(), (first, second), 9)


def cell(name: str) -> int:
    """The cell with a name as written on a land whose A1 is at M13."""
    return FIRST_LAID + (int(name[1:]) - 1) * SIDE + ord(name[0]) - 65


def as_text(screen: Screen) -> str:
    """A screen as text, pictures by their alt texts: what the goldens hold."""
    lines: list[str] = []
    for block in screen.blocks:
        match block:
            case Text(body):
                lines.append(body)
            case Picture(name, alt) | Film(name, alt):
                lines.append(f"<{name}: {alt}>")
            case Row(buttons):
                lines.append(" ".join(map(_button, buttons)))
            case Select():
                lines.append(
                    f"({block.placeholder}: {', '.join(c.label for c in block.choices[:3])} ...)"
                )
    return "\n".join(lines) + "\n"


def _button(button: Button) -> str:
    return f"({button.label})" if button.disabled else f"[{button.label}]"


def buttons(screen: Screen) -> list[Button]:
    return [button for block in screen.blocks if isinstance(block, Row) for button in block.buttons]


def selects(screen: Screen) -> list[Select]:
    return [block for block in screen.blocks if isinstance(block, Select)]


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def pressed(screens: Any, ctx: Context[Any], panel: Screen) -> list[object]:
    """What each of the game's own buttons of a fresh panel does, or why it does not."""
    return [
        _reply(screens, ctx, button.control)
        for button in buttons(panel)
        if button.control.startswith("g.") and not button.disabled
    ]


def _reply(screens: Any, ctx: Context[Any], control: str) -> object:
    try:
        return screens.press(ctx, control, {})
    except BadInput as refused:
        return refused.key, refused.params
    except IllegalAction as refused:
        return refused.code, refused.params


__all__ = [
    "CARD", "GAME", "LONG", "NAMES", "OTHER", "Card", "as_text", "buttons", "cell", "context",
    "cutting",
    "land_at_m13", "pictures", "pressed", "random_states", "resolving", "selects", "sharing",
    "table_of", "views", "with_seat",
]  # fmt: skip

"""What a seat can line up while others decide: the rest of its turn or of its interrupt, and its
next turn (rules, sections 3 and 6). Whether an enemy can be aimed at is seen only when the action's
turn comes. A line stops as soon as something new happens to its seat."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.contract import IllegalAction, Seat
from engine.wildlands.actions import (
    SEAT_LETTERS,
    Action,
    Attack,
    Claim,
    Draw,
    End,
    Fighter,
    Fly,
    Interrupt,
    Move,
    Rally,
    Reveal,
)
from engine.wildlands.cards import WILD, Card, Character, Flag, read_card, without
from engine.wildlands.checks import check_action
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Phase, Piece, Standing, State
from engine.wildlands.targets import read_fighter
from engine.wildlands.views import View

LONGEST: Final = 12  # actions in a line
NEAR: Final = 2  # so many spaces away is near, and so is what is in sight
_MAY_PASS: Final = ("target-absent", "target-unseen", "target-far", "target-apart", "area-empty")
"""Refusals that no longer hold once others have moved or revealed."""
_PLANNED: Final = (Reveal, Move, Claim, Attack, Rally, Fly, Draw, End)


def can_plan(view: View) -> bool:
    """Whether the viewer waits, and knows what it will hold: not before it draws."""
    waits = view.seat is not None and view.seat not in view.to_act
    is_going = view.phase not in (Phase.SETUP, Phase.OVER)
    return waits and is_going and not view.own.is_wiped_out and not _has_ended_turn(view)


def next_turn_of(state: State) -> Seat | None:
    """The next seat that has characters left."""
    if state.phase in (Phase.SETUP, Phase.OVER):
        return None
    order = [(state.active + step) % state.seats for step in range(1, state.seats)]
    return next((seat for seat in order if not state.table.sides[seat].is_wiped_out), None)


def occasion(view: View, action: Action) -> str:
    """The turn or interrupt, and how far its seat has come in it. What it does as others act before
    and in its turn changes none of that."""
    if not isinstance(action, _PLANNED):
        return "none"
    imagined = imagine(view)
    if imagined.active == imagined.seat:
        return f"turn {imagined.turn} {imagined.actions}"
    own, hidden = imagined.own, len(imagined.own.characters(Standing.HIDDEN))
    return f"interrupt {imagined.turn} {len(own.pile)} {own.shuffles} {hidden}"


def check_line(view: View, line: Sequence[Action]) -> None:
    """Raises `IllegalAction` for a line that can never be played: it must fit the own characters,
    shards and cards."""
    is_open = view.seat in view.to_act or can_plan(view)
    fits = 1 <= len(line) <= LONGEST and all(isinstance(one, _PLANNED) for one in line)
    if not is_open or not fits:
        raise IllegalAction("plan-form", section="3", most=LONGEST)
    imagined = imagine(view)
    for action in line:
        if imagined.phase is Phase.OVER:  # nothing follows an end
            raise IllegalAction("plan-line", section="3")
        imagined = follow_action(imagined, action)


def know(view: View) -> str:
    """What a line of the viewer depends on: its own damage, which enemies are revealed and, while
    the viewer acts, what the others have played, and where their characters and shards are."""
    assert view.seat is not None
    own = (str(piece.damage) for piece in view.own.pieces)
    seen, played, there = list[str](), list[str](), list[str]()
    for seat, side in enumerate(view.table.sides):
        if seat != view.seat:
            seen += (
                str(Fighter(seat, one))
                for one, piece in enumerate(side.pieces, 1)
                if piece.standing is not Standing.HIDDEN
            )
            played.append(f"{side.shuffles}.{len(side.pile)}.{side.pile.count(WILD)}")
            there += (str(number) for number in (*side.shards, *(p.space for p in side.pieces)))
    is_acting = view.seat in (view.active, view.acting) or isinstance(view.answer, Interrupt)
    parts = (own, seen, *((played, there) if is_acting else ((), ())))
    return "/".join(" ".join(part) for part in parts)


def find_news(view: View, known: str) -> IllegalAction | None:
    """Why a line stops that was made when that was known."""
    own, seen, played, *there = known.split("/")
    own_now, seen_now, played_now, *there_now = know(view).split("/")
    if own_now != own:
        return IllegalAction("plan-hurt", section="5")
    for one in sorted({*seen_now.split()} - {*seen.split()}):
        enemy = read_fighter(view.table, one)
        if (near := _find_nearest(view, enemy)) is not None:
            return IllegalAction(
                "plan-revealed",
                section="3",
                enemy=view.table.actor(enemy).name,
                own=view.table.actor(near).name,
                space=view.table.piece(enemy).space,
            )
    if not played or played_now == played:
        return None
    wilds, others = _split_played(played)
    wilds_now, others_now = _split_played(played_now)
    if wilds_now == wilds:
        return IllegalAction("plan-defended", section="5")
    if (others_now, there_now) == (others, there):  # an interrupt in which nothing was done
        return None
    return IllegalAction("plan-interrupted", section="6")


def _find_nearest(view: View, enemy: Fighter) -> Fighter | None:
    """The nearest of the viewer's characters that an enemy has appeared near."""
    standing, space, _ = view.table.piece(enemy)
    if standing is not Standing.REVEALED:  # knocked out since, it is on no space
        return None
    ground, own = view.table.ground, [(piece.space, one) for one, piece in view.revealed()]
    if not any(
        space in seen_from(ground, start) or ground.distance(space, start) <= NEAR
        for start, _ in own
    ):
        return None
    _, nearest = min((ground.distance(space, start), one) for start, one in own)
    return view.fighter(nearest)


def _split_played(played: str) -> tuple[list[int], list[tuple[int, int]]]:
    """How many wild cards each side has played; and its shuffles, with its other cards."""
    sides = [tuple(map(int, one.split("."))) for one in played.split()]
    return [wilds for *_, wilds in sides], [(made, all_ - wilds) for made, all_, wilds in sides]


def _has_ended_turn(view: View) -> bool:
    """Whether the viewer has declared the end of its turn, and may yet have to continue."""
    is_end = view.deed is not None and view.deed.is_end
    return is_end and view.deed is not None and view.deed.seat == view.seat


def imagine(view: View) -> View:
    """The view when the viewer acts next, as far as it depends on itself."""
    seat, phase = view.seat, Phase.ACT
    assert seat is not None
    if seat in view.to_act and view.phase in (Phase.ACT, Phase.REVEAL):
        return view
    if view.phase is Phase.ASK and isinstance(view.answer, Interrupt):
        view = replace(view, hand=without(view.hand, (WILD,)), acting=seat)
        view = _replace_own(view, pile=(*view.own.pile, WILD))
    elif (view.active == seat and not _has_ended_turn(view)) or view.acting == seat != view.active:
        view = replace(view, acting=seat)
    else:
        view, phase = _begin_turn(view, seat)
    return replace(view, phase=phase, to_act=frozenset({seat}), strike=None, deed=None, answer=None)


def _begin_turn(view: View, seat: Seat) -> tuple[View, Phase]:
    """The next own turn: the only hidden character is revealed by itself, of several one has to
    be."""
    steps = range(1, view.seats + 1)
    order = [(view.active + step) % view.seats for step in steps]
    turns = [
        one for one in order[: order.index(seat) + 1] if not view.table.sides[one].is_wiped_out
    ]
    view = replace(view, active=seat, acting=seat, turn=view.turn + len(turns), actions=0)
    hidden = view.own.characters(Standing.HIDDEN)
    if len(hidden) == 1:
        view = _reveal(view, hidden[0])
    return view, Phase.REVEAL if len(hidden) > 1 else Phase.ACT


def follow_action(view: View, action: Action) -> View:
    """The view after an own action. Raises `IllegalAction`."""
    action = _check(view, action)
    match action:
        case Reveal(character):
            return _reveal(replace(view, phase=Phase.ACT), character)
        case Move(character, space, cards):
            return _move(view, ((character, space),), cards)
        case Fly(character, space, card):
            return _move(view, ((character, space),), (card,))
        case Rally(_, moves, cards):
            return _move(view, moves, cards)
        case Attack():
            return _spend(view, (action.card,))
        case Claim(space, cards):
            shards = tuple(shard for shard in view.own.shards if shard != space)
            return _spend(_replace_own(view, shards=shards), cards)
        case Draw():
            return _spend(view, (WILD,))
        case _:
            return replace(view, phase=Phase.OVER)


def _check(view: View, action: Action) -> Action:
    """The action in canonical form, whatever the others will have done. Raises `IllegalAction`."""
    try:
        return check_action(view, action)
    except IllegalAction as error:
        if not isinstance(action, Attack) or error.code not in _MAY_PASS:
            raise
        if action.flag is not Flag.AREA:
            # Whom the attack is aimed at may be out for good.
            target = action.target.strip().lower()
            side = view.table.sides[SEAT_LETTERS.index(target[0])]
            aimed = [side.pieces[int(number) - 1].standing for number in target[1:]]
            if side.is_wiped_out or Standing.OUT in aimed:
                raise
        return replace(action, card=read_card(action.card))


def _reveal(view: View, character: Character) -> View:
    return _replace_piece(view, character, Piece(Standing.REVEALED, view.places[character - 1]))


def _move(view: View, moves: Sequence[tuple[Character, Number]], cards: Sequence[Card]) -> View:
    for character, space in moves:
        piece = view.own.pieces[character - 1]
        view = _replace_piece(view, character, piece._replace(space=space))
    return _spend(view, cards)


def _spend(view: View, cards: Sequence[Card]) -> View:
    """Cards that are drawn on the way are not known yet."""
    return replace(view, hand=without(view.hand, tuple(cards)))


def _replace_piece(view: View, character: Character, piece: Piece) -> View:
    pieces = list(view.own.pieces)
    pieces[character - 1] = piece
    return _replace_own(view, pieces=tuple(pieces))


def _replace_own(view: View, **things: Any) -> View:
    """The view with some fields of its seat's side replaced."""
    sides = [
        replace(side, **things) if seat == view.seat else side
        for seat, side in enumerate(view.table.sides)
    ]
    return replace(view, table=replace(view.table, sides=tuple(sides)))

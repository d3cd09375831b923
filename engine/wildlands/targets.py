"""What an attack can aim at, whom it hits, and which cards stop it (rules, section 5)."""

from typing import Final

from engine.contract import IllegalAction, Seat
from engine.wildlands.actions import SEAT_LETTERS, Fighter, read_number
from engine.wildlands.cards import CHARACTERS, Card, Flag, offer_of
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.state import Standing, Strike, Table

MELEE: Final = (Flag.MELEE, Flag.HEAVY_MELEE)
RANGED: Final = (Flag.RANGED, Flag.HEAVY_RANGED)
_HEAVY: Final = (Flag.HEAVY_MELEE, Flag.HEAVY_RANGED)
_NEAR: Final = 2  # how far a heavy ranged attack reaches


def damage_of(flag: Flag) -> int:
    return 2 if flag in _HEAVY else 1


def find_targets(table: Table, attacker: Fighter, flag: Flag) -> list[str]:
    """All that a revealed character can aim at, in the notation."""
    space = table.piece(attacker).space
    if flag is Flag.AREA:
        near = sorted((space, *table.ground.neighbours[space]))
        return [str(one) for one in near if table.fighters_in(one)]
    if flag in MELEE:
        seats = dict.fromkeys(seat for seat, _ in table.fighters_in(space))
        return [SEAT_LETTERS[seat] for seat in seats if seat != attacker.seat]
    seen = sorted(seen_from(table.ground, space))
    if flag is Flag.HEAVY_RANGED:
        seen = [one for one in seen if table.ground.distance(space, one) <= _NEAR]
    found = (fighter for one in seen for fighter in table.fighters_in(one))
    return sorted(str(fighter) for fighter in found if fighter.seat != attacker.seat)


def aim(table: Table, attacker: Fighter, flag: Flag, target: str) -> Strike:
    """The strike that an attack begins. Raises `IllegalAction` for a target it cannot aim at."""
    text = target.strip().lower()
    if flag is Flag.AREA:
        return _aim_area(table, attacker, text)
    if flag in MELEE:
        return _aim_melee(table, attacker, flag, text)
    fighter, space = read_fighter(table, text), table.piece(attacker).space
    _check_enemy(attacker, fighter.seat)
    piece = table.piece(fighter)
    if piece.standing is not Standing.REVEALED:
        raise IllegalAction("target-absent", section="5", target=text)
    if piece.space not in seen_from(table.ground, space):
        raise IllegalAction(
            "target-unseen", section="5", target=text, space=piece.space, start=space
        )
    distance = table.ground.distance(space, piece.space)
    if flag is Flag.HEAVY_RANGED and distance > _NEAR:
        raise IllegalAction("target-far", section="5", target=text, distance=distance)
    return Strike(attacker, flag, (fighter,))


def _aim_area(table: Table, attacker: Fighter, text: str) -> Strike:
    try:
        space = read_number(text)
    except ValueError as error:
        raise IllegalAction("area-unknown", section="5", text=text[:20]) from error
    start = table.piece(attacker).space
    if space != start and space not in table.ground.neighbours[start]:
        raise IllegalAction("area-apart", section="5", space=space, start=start)
    hits = table.fighters_in(space)
    if not hits:
        raise IllegalAction("area-empty", section="5", space=space)
    return Strike(attacker, Flag.AREA, hits)


def _aim_melee(table: Table, attacker: Fighter, flag: Flag, text: str) -> Strike:
    letters = SEAT_LETTERS[: len(table.sides)]
    if len(text) != 1 or text not in letters:
        raise IllegalAction("target-seat", section="5", text=text[:20], letters=", ".join(letters))
    seat, space = letters.index(text), table.piece(attacker).space
    _check_enemy(attacker, seat)
    hits = tuple(one for one in table.fighters_in(space) if one.seat == seat)
    if not hits:
        raise IllegalAction("target-apart", section="5", target=text, space=space)
    return Strike(attacker, flag, hits, is_open=len(hits) > 1)


def read_fighter(table: Table, text: str) -> Fighter:
    """A character of any seat at the table: `b3`. Raises `target-unknown`."""
    letters = SEAT_LETTERS[: len(table.sides)]
    numbers = [str(number) for number in range(1, CHARACTERS + 1)]
    if len(text) != 2 or text[0] not in letters or text[1] not in numbers:
        raise IllegalAction("target-unknown", section="5", text=text[:20])
    return Fighter(letters.index(text[0]), int(text[1]))


def _check_enemy(attacker: Fighter, seat: Seat) -> None:
    if seat == attacker.seat:
        raise IllegalAction("target-own", section="5")


def is_stopped_by(table: Table, strike: Strike, fighter: Fighter, card: Card) -> bool:
    """Whether a card prevents the damage of a strike to a character."""
    is_covered = table.ground.by_number[table.piece(fighter).space].cover
    stopping = list_defences(strike.flag, is_covered=is_covered)
    return not offer_of(card).flags_for(fighter.character).isdisjoint(stopping)


def list_defences(flag: Flag, *, is_covered: bool) -> tuple[Flag, ...]:
    """The flags that stop an attack on somebody in a space with or without cover."""
    if flag in MELEE:
        return (Flag.MELEE,)
    return (Flag.GUARD, Flag.COVER) if is_covered and flag in RANGED else (Flag.GUARD,)


def may_be_stopped(table: Table, strike: Strike, seat: Seat) -> bool:
    """Whether a seat may hold a card that defends one of its characters, as far as all can tell."""
    own = [fighter for fighter in strike.hits if fighter.seat == seat]
    return any(
        is_stopped_by(table, strike, fighter, card)
        for card in set(table.unseen(seat))
        for fighter in own
    )


def is_adjacent(table: Table, one: Number, other: Number) -> bool:
    """Whether two spaces are the same or adjacent."""
    return one == other or other in table.ground.neighbours[one]

"""What another card would bring a seat: points at once, and credit for what can grow."""

from __future__ import annotations

from typing import Final

from engine.clustered.computers.ground import FREE, WIDTH, Ground, Place
from engine.clustered.scoring import LEAST_LINE
from engine.contract import Seat

_SHORT: Final = (0.0, 0.2, 1.2)
"""The worth of none, one and two cards in a row, while they can grow to three."""
_CHANCES: Final = (0.0, 0.5, 0.75, 0.85, 0.9, 0.95)
"""How likely a seat fills a place, by how many of its kinds of cards fit (the last: or more)."""
_BLOCK: Final = 0.7
"""The credit for a full block of two by two, in addition to its points."""
_THREE: Final = 0.8
"""The credit for three of its four cards if the fourth is certain."""
_FADING: Final = 0.75
"""How much each future place counts relative to the one before."""


def chance(ground: Ground, seat: Seat, place: Place) -> float:
    """How likely a seat can fill a free place later."""
    return _CHANCES[min(ground.fitting(seat, place), len(_CHANCES) - 1)]


def gain(ground: Ground, seat: Seat, place: Place, area: int) -> float:
    """What a card in a free place would bring the seat, whose largest rectangle has `area`."""
    owner = ground.owner
    found = _line_gain(owner, seat, place, 1) + _line_gain(owner, seat, place, WIDTH)
    beside = owner[place + 1] == seat or owner[place - 1] == seat
    above = owner[place + WIDTH] == seat or owner[place - WIDTH] == seat
    if beside and above:
        found += max(0, area_through(owner, seat, place) - area)
    for across in (1, -1):
        for down in (WIDTH, -WIDTH):
            found += _block_gain(ground, seat, place, across, down)
    return found


def _line_gain(owner: list[int], seat: Seat, place: Place, step: int) -> float:
    """What a card brings to its row or column."""
    after, before = place + step, place - step
    while owner[after] == seat:
        after += step
    while owner[before] == seat:
        before -= step
    ahead, behind = (after - place) // step - 1, (place - before) // step - 1
    length = ahead + behind + 1
    if length >= LEAST_LINE:
        return length - _worth_before(ahead) - _worth_before(behind)
    ends = (owner[after] == FREE) + (owner[before] == FREE)
    if not ends or length + ends < LEAST_LINE:
        return 0.0
    return _SHORT[length] * (0.7 + 0.15 * ends) - _SHORT[ahead] - _SHORT[behind]


def _worth_before(length: int) -> float:
    """The former worth of a run that is now part of a line."""
    return float(length) if length >= LEAST_LINE else 0.5 * _SHORT[length]


def _block_gain(ground: Ground, seat: Seat, place: Place, across: int, down: int) -> float:
    """Credit for a block of two by two with the place in one corner."""
    owner = ground.owner
    others = (place + across, place + down, place + across + down)
    missing = [other for other in others if owner[other] != seat]
    if not missing:
        return _BLOCK
    if len(missing) > 1 or owner[missing[0]] != FREE:
        return 0.0
    return _THREE * chance(ground, seat, missing[0])


def area_through(owner: list[int], seat: Seat, place: Place) -> int:
    """The size of the largest full rectangle through a place if it were the seat's; 0 for none."""
    best = 0
    downward = _reaches(owner, seat, place, WIDTH)
    for up, (left, right) in enumerate(_reaches(owner, seat, place, -WIDTH)):
        for down, (other_left, other_right) in enumerate(downward):
            width = min(left, other_left) + min(right, other_right) + 1
            height = up + down + 1
            if width > 1 and height > 1:
                best = max(best, width * height)
    return best


def _reaches(owner: list[int], seat: Seat, place: Place, step: int) -> list[tuple[int, int]]:
    """How far left and right all rows extend, from the place's to each following one."""
    found = []
    left = right = WIDTH
    at = place
    while at == place or owner[at] == seat:
        left = _reach(owner, seat, at, -1, left)
        right = _reach(owner, seat, at, 1, right)
        found.append((left, right))
        at += step
    return found


def _reach(owner: list[int], seat: Seat, place: Place, step: int, most: int) -> int:
    reach = 0
    while reach < most and owner[place + step * (reach + 1)] == seat:
        reach += 1
    return reach


def best_area(ground: Ground, seat: Seat) -> int:
    """The size of a seat's largest full rectangle."""
    return max((area_through(ground.owner, seat, one) for one in ground.own[seat]), default=0)


def prospects(ground: Ground, seat: Seat, area: int, ahead: int) -> float:
    """What the best future places promise a seat, each counting less than the one before."""
    found = sorted(
        (
            worth * chance(ground, seat, place)
            for place in ground.free_neighbours(seat)
            if (worth := gain(ground, seat, place, area)) > 0
        ),
        reverse=True,
    )
    best = found[: min(ahead, len(ground.left[seat]))]
    return sum(worth * _FADING**number for number, worth in enumerate(best))

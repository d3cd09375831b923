"""What has happened since the viewer last looked, in one to three short lines: who was hit, which
enemies moved and how near they are, who gained points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.markdown import escape
from bot.models.match import Table
from bot.screens.discord_limits import shorten
from bot.screens.shared.names import seat_name
from bot.screens.wildlands.phrases import describe_health, name_of
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS
from engine.wildlands.state import Standing
from engine.wildlands.views import View

MOST: Final = 3
"""Characters that one line names; more are counted."""
NEAR: Final = 3
"""Within how many steps an enemy is near."""
LONGEST_NAME: Final = 18


def describe_news(
    view: View, table: Table, words: Words, before: View | None, told: Sequence[str] = ()
) -> str:
    """The news in small print, a line for each kind; empty if nothing has changed. Without the hits
    that were `told` before."""
    if before is None or before.turn == 0:
        return ""
    hits = _list_hits(view, before, told, words)
    moves = [_describe_move(view, fighter, words) for fighter in find_arrivals(view, before)]
    kinds = {"hits": hits, "moves": moves}
    lines = [_join(kind, found, words) for kind, found in kinds.items() if found]
    lines += describe_gains(view, table, words, _find_gains(view, before))
    return "\n".join(f"-# {line}" for line in lines)


def describe_gains(
    view: View, table: Table, words: Words, gains: Mapping[Seat, int]
) -> tuple[str, ...]:
    """The line of points that seats have gained; none where none has."""
    found = [_describe_gain(view, table, words, seat, gain) for seat, gain in gains.items()]
    return (_join("points", found, words),) if found else ()


def shorten_news(news: str) -> str:
    """The first line, for a panel whose buttons need the room."""
    return news.partition("\n")[0]


def _join(kind: str, found: list[str], words: Words) -> str:
    shown = " · ".join(found[:MOST])
    if len(found) > MOST:
        shown = words("wildlands-news-more", news=shown, n=len(found) - MOST)
    return words(f"wildlands-news-{kind}", news=shown)


def _list_fighters(view: View) -> Iterator[Fighter]:
    for seat in range(view.seats):
        for character in range(1, CHARACTERS + 1):
            yield Fighter(seat, character)


def _list_hits(view: View, before: View, told: Sequence[str], words: Words) -> list[str]:
    """The viewer's characters that were hit; for a spectator those of all."""
    found = []
    for fighter in _list_fighters(view):
        if view.seat not in {None, fighter.seat}:
            continue
        damage = view.table.piece(fighter).damage - before.table.piece(fighter).damage
        name = words("wildlands-news-hits", news=name_of(view.table, fighter))
        if damage > 0 and not any(part.startswith(name) for part in told):
            found.append(_describe_hit(view, fighter, damage, words))
    return found


def _describe_hit(view: View, fighter: Fighter, damage: int, words: Words) -> str:
    name = name_of(view.table, fighter)
    if view.table.piece(fighter).standing is Standing.OUT:
        return words("wildlands-news-out", name=name)
    health = describe_health(view.table, fighter, words)
    return words("wildlands-news-hit", name=name, n=-damage, health=health)


def find_arrivals(view: View, before: View) -> tuple[Fighter, ...]:
    """The enemies that have moved or appeared, the nearest to the viewer first."""
    found = [
        fighter
        for fighter in _list_fighters(view)
        if fighter.seat != view.seat
        and view.table.piece(fighter).standing is Standing.REVEALED
        and view.table.piece(fighter).space != before.table.piece(fighter).space
    ]
    return tuple(sorted(found, key=lambda fighter: _measure_distance(view, fighter)[0]))


def _describe_move(view: View, fighter: Fighter, words: Words) -> str:
    """Where an enemy is now, and whom it is near."""
    steps, near = _measure_distance(view, fighter)
    label, space = name_of(view.table, fighter), view.table.piece(fighter).space
    if near is None or steps > NEAR:
        return words("wildlands-news-move", label=label, space=space)
    name = name_of(view.table, near)
    return words("wildlands-news-near", label=label, space=space, name=name, n=steps)


def _measure_distance(view: View, fighter: Fighter) -> tuple[int, Fighter | None]:
    """How many steps away the viewer's nearest character is, and which; a large number without
    one."""
    walks = view.table.ground.walks[view.table.piece(fighter).space]
    own = () if view.seat is None else view.revealed()
    found = [(walks.get(piece.space, 99), view.fighter(one)) for one, piece in own]
    return min(found, default=(99, None))


def _find_gains(view: View, before: View) -> dict[Seat, int]:
    """The points that others have gained."""
    sides = zip(view.table.sides, before.table.sides, strict=True)
    gains = {seat: now.points - then.points for seat, (now, then) in enumerate(sides)}
    return {seat: gain for seat, gain in gains.items() if gain > 0 and seat != view.seat}


def _describe_gain(view: View, table: Table, words: Words, seat: Seat, gain: int) -> str:
    name = escape(shorten(seat_name(table, seat, words), LONGEST_NAME))
    points = view.table.sides[seat].points
    return words("wildlands-news-point", name=name, gain=gain, n=points)

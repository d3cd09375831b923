"""A match as a film: every step, claim and attack on the map, and at the end who has won.

Made from public views alone, so a running match shows no more than its board.
"""

from collections.abc import Sequence
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.scene import Scene
from bot.render.wildlands.boards import Marks, Trail
from bot.render.wildlands.scenes import map_scene
from bot.screens.context import Context
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Film
from bot.screens.wildlands.pictures import (
    final_picture,
    find_fresh,
    find_trails,
    list_players,
    map_picture,
)
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Attack, Fighter, read_action
from engine.wildlands.state import Phase, Standing
from engine.wildlands.views import View

MOST: Final = 60
"""Frames of a film; in a long match each shows several actions."""
MILLISECONDS: Final = 900
NAME: Final = "replay"


def render_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """A frame for each action that was seen on the map, by anyone or by the one seat; None before
    the first."""
    shown = [
        (number, one)
        for number, one in enumerate(moments, 1)
        if seat in {None, one.seat}
        and (_is_attack(one) or one.before.table.sides != one.after.table.sides)
    ]
    if not shown:
        return None
    last: View = moments[-1].after
    step = -(-len(shown) // MOST)
    parts = [shown[start : start + step] for start in range(0, len(shown), step)]
    frames = [_frame([one for _, one in part], table, words) for part in parts]
    moves = [part[-1][0] for part in parts]
    if last.outcome is not None:
        still = final_picture(Context(last, table, words))
        frames.append(still.scene)
        moves.append(len(moments))
    else:
        still = map_picture(Context(last, table, words))
    alt = fit_alt_text([words("wildlands-alt-replay", n=len(frames), alt=still.alt)])
    return Film(NAME, alt, tuple(frames), MILLISECONDS, still.text, tuple(moves))


def _is_attack(moment: HistoryMove) -> bool:
    return moment.text is not None and isinstance(read_action(moment.text), Attack)


def _frame(part: Sequence[HistoryMove], table: Table, words: Words) -> Scene:
    """The map after some actions, with what has changed and how."""
    before: View = part[0].before
    after: View = part[-1].after
    trails = [trail for one in part for trail in _find_trails(one)]
    fresh = find_fresh(after, before) if after.phase is not Phase.SETUP else frozenset()
    players = list_players(Context(after, table, words))
    return map_scene(after.table, Marks(fresh=fresh, trails=trails), players)


def _find_trails(moment: HistoryMove) -> list[Trail]:
    """The steps of an action, or an attack with those it aims at."""
    if not _is_attack(moment) or moment.text is None:
        return find_trails(moment.after, moment.before)
    attack = read_action(moment.text)
    assert isinstance(attack, Attack)
    before: View = moment.before
    after: View = moment.after
    start = before.table.piece(Fighter(moment.seat, attack.character)).space
    if after.strike is not None:
        hits = after.strike.hits
    else:
        hits = tuple(
            Fighter(seat, character)
            for seat, side in enumerate(before.table.sides)
            for character in side.characters(Standing.REVEALED)
            if after.table.piece(Fighter(seat, character))
            != before.table.piece(Fighter(seat, character))
        )
    ends = sorted({before.table.piece(hit).space for hit in hits})
    return [Trail(start, end, attack.flag) for end in ends]

"""A sensible plan for a seat that waits: the rest of its turn, or its next one; and what may bring
it a point at once."""

from operator import itemgetter
from typing import Final, TypeAlias

from engine.contract import IllegalAction
from engine.wildlands.actions import Action, Attack, Draw, End
from engine.wildlands.computers.field import Field, Lore, read_field
from engine.wildlands.computers.ideas import Thinker
from engine.wildlands.computers.ranking import EFFORTS, MEDIUM, rank
from engine.wildlands.orders import LIKELY
from engine.wildlands.plan import LONGEST, follow_action, imagine
from engine.wildlands.state import Phase
from engine.wildlands.views import View

_Line: TypeAlias = tuple[float, Field, tuple[Action, ...]]
"""Actions with how likely they all come true, and the position after them."""
_DEEPEST: Final = 3


def propose_plan(view: View) -> tuple[tuple[Action, ...], ...]:
    """Actions one after another as a medium computer ranks them, as if the others did nothing; none
    while others have a turn before the viewer's."""
    imagined, line = imagine(view), list[Action]()
    if imagined.turn > view.turn + 1:
        return ()
    while len(line) < LONGEST and imagined.phase is not Phase.OVER:
        action = rank(imagined, EFFORTS[MEDIUM])[0][1].action
        try:
            imagined = follow_action(imagined, action)
        except IllegalAction:  # it needs something that is not known yet
            break
        line.append(action)
        if isinstance(action, Draw | End):
            break
    return (tuple(line),) if line else ()


def propose_point(view: View, least: float = LIKELY) -> tuple[tuple[Action, ...], float]:
    """The fewest actions that bring the acting viewer a point at `least` as likely, and how likely
    they do; none without such. Only attack lines may have three steps."""
    field = read_field(view)
    thinker, lines = Thinker(Lore(view), field), list[_Line]([(1.0, field, ())])
    seat = thinker.lore.seat
    for depth in range(_DEEPEST):
        found, others = list[_Line](), list[_Line]()
        for chance, before, line in lines:
            for idea in thinker.urgent_ideas(before) if depth else thinker.ideas(before):
                odds, after = idea.results[0]  # that of an attack that is not defended
                actions = *line, *thinker.list_actions(before, idea)
                longer = chance * odds, after, actions
                is_point = after.points[seat] > field.points[seat]
                (found if is_point else others).append(longer)
        best, _, line = max(found, key=itemgetter(0), default=(0.0, field, ()))
        if best >= least:
            return line, best
        lines = [one for one in others if not depth or {*map(type, one[2])} == {Attack}]
    return (), 0.0

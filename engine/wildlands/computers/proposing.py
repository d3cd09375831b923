"""A sensible plan for a seat that waits: the rest of its turn, or its next one."""

from engine.contract import IllegalAction
from engine.wildlands.actions import Action, Draw, End
from engine.wildlands.computers.ranking import EFFORTS, MEDIUM, rank
from engine.wildlands.plan import LONGEST, follow_action, imagine
from engine.wildlands.state import Phase
from engine.wildlands.views import View


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

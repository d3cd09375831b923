"""`/take piece`."""

from __future__ import annotations

from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.placing import tried_spots
from bot.screens.cutterland.trying import open_pieces
from bot.screens.figures import gain
from bot.screens.fitting import narrowed
from bot.screens.game import Act, MoveCommand, Parameter, Reply, Values
from bot.screens.screen import Choice
from bot.words import Words
from engine.cutterland.actions import Action, Take
from engine.cutterland.views import Offered, View


def reply(view: View, values: Values) -> Reply[Action]:
    return Act(Take(str(values.get("piece", "")).strip().upper()[:20]))


def suggest(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The pieces still there, with what is on them."""
    if view.phase != "take" or view.seat not in view.to_act:
        return ()
    typed = str(values.get("piece", ""))
    choices = (Choice(one.letter, _label(view, one, words)) for one in open_pieces(view))
    return narrowed(typed, choices, words("cutterland-suggest-no-piece", typed=typed.strip()[:20]))


def _label(view: View, offered: Offered, words: Words) -> str:
    line = words(
        "cutterland-suggest-piece", letter=offered.letter, piece=piece_line(offered, words)
    )
    found = tried_spots(view, offered)
    if not found:
        return line
    return f"{line} ({gain(found[0].points - own(view).score.total)})"


TAKE: MoveCommand[View, Action] = MoveCommand(
    "take", (Parameter("piece", suggests=True),), reply, suggest
)

"""`/take piece`."""

from __future__ import annotations

from bot.screens.contract import MoveCommand, Parameter, PlayAction, Reply, Values
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.phrases import piece_line
from bot.screens.cutterland.placement_draft import list_open_pieces, preview_spots
from bot.screens.discord_limits import filter_suggestions
from bot.screens.scores import format_gain
from bot.screens.screen import Choice
from bot.words import Words
from engine.cutterland.actions import Action, Take
from engine.cutterland.views import OfferedPiece, View


def reply(view: View, values: Values) -> Reply[Action]:
    return PlayAction(Take(str(values.get("piece", "")).strip().upper()[:20]))


def suggest(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """The pieces still there, with what is on them."""
    if view.phase != "take" or view.seat not in view.to_act:
        return ()
    typed = str(values.get("piece", ""))
    choices = (Choice(one.letter, _label(view, one, words)) for one in list_open_pieces(view))
    return filter_suggestions(
        typed, choices, words("cutterland-suggest-no-piece", typed=typed.strip()[:20])
    )


def _label(view: View, offered: OfferedPiece, words: Words) -> str:
    line = words(
        "cutterland-suggest-piece", letter=offered.letter, piece=piece_line(offered, words)
    )
    found = preview_spots(view, offered)
    if not found:
        return line
    return f"{line} ({format_gain(found[0].points - own(view).score.total)})"


TAKE: MoveCommand[View, Action] = MoveCommand(
    "take", (Parameter("piece", "notation", suggests=True),), reply, suggest
)

"""`/build layout`, checked while typed, confirmed in the panel; `/recall` takes it back."""

from __future__ import annotations

from bot.screens.cutterland.building import read_plan, short_layout
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.panels.committed import take_back
from bot.screens.cutterland.phrases import tokens
from bot.screens.figures import gain
from bot.screens.fitting import LONGEST, suggestions, verdict
from bot.screens.game import BadInput, Keep, MoveCommand, Parameter, Reply, Values
from bot.screens.refusing import refusal
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Action
from engine.cutterland.views import View

NOTHING = "nothing"


def reply(view: View, values: Values) -> Reply[Action]:
    """A draft for the panel, which shows the hunt and asks to confirm."""
    text = _layout(values)
    if view.phase != "resolve" or view.seat not in view.to_act:
        raise BadInput("cutterland-bad-not-building")
    read_plan(view, text)
    return Keep({"layout": text})


def _layout(values: Values) -> str:
    text = str(values.get("layout", "")).strip()
    return "" if text.lower() == NOTHING else text


def suggest(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """What the typed layout comes to."""
    if view.phase != "resolve" or view.seat not in view.to_act:
        return ()
    typed = str(values.get("layout", ""))
    if not typed.strip():
        owned = tokens(own(view).towers, own(view).wall_bridges, words)
        label = words("cutterland-suggest-build-nothing", tokens=owned)
        return suggestions([Choice(NOTHING, label)])
    try:
        plan = read_plan(view, _layout(values))
    except IllegalAction as error:
        return verdict(typed, refusal("cutterland", error, words))
    assert plan.score is not None
    points = plan.score.total
    more = gain(points - own(view).score.total)
    ready = words("cutterland-suggest-build", points=points, gain=more)
    assert plan.typed is not None
    return verdict(typed if len(typed) <= LONGEST else short_layout(plan.typed), ready)


def reply_recall(view: View, values: Values) -> Reply[Action]:
    return take_back(view)


def suggest_recall(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    return ()


BUILD: MoveCommand[View, Action] = MoveCommand(
    "build", (Parameter("layout", suggests=True),), reply, suggest
)
RECALL: MoveCommand[View, Action] = MoveCommand("recall", (), reply_recall, suggest_recall)

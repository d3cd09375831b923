"""`/build layout`, checked while typed, confirmed in the panel; `/recall` takes it back."""

from __future__ import annotations

from bot.screens.contract import BadInput, KeepDraft, MoveCommand, Parameter, Reply, Values
from bot.screens.cutterland.drafts import own
from bot.screens.cutterland.layout_draft import draft_layout, write_short_layout
from bot.screens.cutterland.panels.recall import recall_layout
from bot.screens.cutterland.phrases import format_tokens
from bot.screens.discord_limits import LONGEST_LABEL, echo_input, limit_suggestions
from bot.screens.panel import explain_refusal
from bot.screens.scores import format_gain
from bot.screens.screen import Choice
from bot.words import Words
from engine.contract import IllegalAction
from engine.cutterland.actions import Action
from engine.cutterland.views import View

NOTHING = "nothing"


def reply(view: View, values: Values) -> Reply[Action]:
    """A draft for the panel, which shows the hunt and asks to confirm."""
    text = _read_layout_text(values)
    if view.phase != "resolve" or view.seat not in view.to_act:
        raise BadInput("cutterland-bad-not-building")
    draft_layout(view, text)
    return KeepDraft({"layout": text})


def _read_layout_text(values: Values) -> str:
    text = str(values.get("layout", "")).strip()
    return "" if text.lower() == NOTHING else text


def suggest(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    """What the typed layout comes to."""
    if view.phase != "resolve" or view.seat not in view.to_act:
        return ()
    typed = str(values.get("layout", ""))
    if not typed.strip():
        owned = format_tokens(own(view).towers, own(view).wall_bridges, words)
        label = words("cutterland-suggest-build-nothing", tokens=owned)
        return limit_suggestions([Choice(NOTHING, label)])
    try:
        plan = draft_layout(view, _read_layout_text(values))
    except IllegalAction as error:
        return echo_input(typed, explain_refusal("cutterland", error, words))
    assert plan.score is not None
    points = plan.score.total
    more = format_gain(points - own(view).score.total)
    ready = words("cutterland-suggest-build", points=points, gain=more)
    assert plan.explicit_layout is not None
    return echo_input(
        typed if len(typed) <= LONGEST_LABEL else write_short_layout(plan.explicit_layout), ready
    )


def reply_recall(view: View, values: Values) -> Reply[Action]:
    return recall_layout(view)


def suggest_recall(view: View, key: str, values: Values, words: Words) -> tuple[Choice, ...]:
    return ()


BUILD: MoveCommand[View, Action] = MoveCommand(
    "build", (Parameter("layout", "notation", suggests=True),), reply, suggest
)
RECALL: MoveCommand[View, Action] = MoveCommand("recall", (), reply_recall, suggest_recall)

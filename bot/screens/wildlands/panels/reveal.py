"""The panel of the reveal that a turn begins with."""

from dataclasses import replace

from bot.screens.context import Context
from bot.screens.drafts import confirm_button, number_in
from bot.screens.replies import Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, LazyPicture, Note, Part, Row, Text
from bot.screens.wildlands.act_draft import draft_after_reveal
from bot.screens.wildlands.emojis import own_emoji
from bot.screens.wildlands.labels import describe_goal
from bot.screens.wildlands.marks import mark_reveal
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import suggest_reveal
from bot.screens.wildlands.touch import touch_reveal
from engine.wildlands.actions import Reveal, write_action
from engine.wildlands.cards import Character
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def read_choice(view: View, raw: Draft) -> Character:
    """The hidden character that is chosen, or the one to suggest."""
    hidden = view.own.characters(Standing.HIDDEN)
    who = number_in(raw, "who")
    return who if who in hidden else suggest_reveal(view, hidden)


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    view, words, chosen = ctx.view, ctx.words, read_choice(ctx.view, ctx.draft)
    name, action = own_label(view, chosen), Reveal(chosen)
    place = describe_goal(view, view.places[chosen - 1], words)
    confirm = confirm_button(action, write_action(action), words("wildlands-reveal-confirm"))
    marks = replace(mark_reveal(view, chosen), touch=touch_reveal(view, chosen, words))
    confirm = replace(confirm, does=PlayAction(action, draft_after_reveal(chosen)))
    return (
        Text(""),
        Note(),  # what came before the turn
        Text(f"{words('wildlands-panel-reveal')}\n▶️ {name}: {place}"),
        LazyPicture(lambda: panel_picture(ctx, marks)),
        Row(tuple(
            Button(
                f"g.who.{who}", f"{who}: {view.places[who - 1]}",
                "primary" if who == chosen else "secondary",
                emoji=own_emoji(view, who), beside=str(view.places[who - 1]),
                does=KeepDraft({"who": who}),
            )
            for who in view.own.characters(Standing.HIDDEN)
        )),
        Row((confirm,)),
    )  # fmt: skip

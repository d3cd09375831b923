"""The panel of the reveal that a turn begins with."""

from __future__ import annotations

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction, Reply
from bot.screens.drafts import confirm_action, confirm_button, number_in
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.screens.wildlands.emojis import own_emoji
from bot.screens.wildlands.labels import describe_goal
from bot.screens.wildlands.marks import mark_reveal
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import suggest_reveal
from bot.words import Words
from engine.wildlands.actions import Action, Reveal, write_action
from engine.wildlands.cards import Character
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def read_choice(view: View, raw: Draft) -> Character:
    """The hidden character that is chosen, or the one to suggest."""
    hidden = view.own.characters(Standing.HIDDEN)
    who = number_in(raw, "who")
    return who if who in hidden else suggest_reveal(view, hidden)


def panel(
    view: View, table: Table, raw: Draft, words: Words, before: View | None
) -> tuple[Block, ...]:
    who = read_choice(view, raw)
    name = own_label(view, who)
    place = describe_goal(view, view.places[who - 1], words)
    confirm = confirm_button(
        write_action(Reveal(who)), words("wildlands-reveal-confirm", name=name)
    )
    return (
        Text(words("wildlands-panel-reveal")),
        Note(),
        Text(f"▶️ {name}: {place}"),
        panel_picture(view, table, words, before, mark_reveal(view, who)),
        Row(tuple(_button(view, one, who) for one in view.own.characters(Standing.HIDDEN))),
        Row((confirm,)),
    )


def _button(view: View, one: Character, chosen: Character) -> Button:
    place = str(view.places[one - 1])
    style: Style = "primary" if one == chosen else "secondary"
    emoji = own_emoji(view, one)
    return Button(f"g.who.{one}", f"{one}: {place}", style, emoji=emoji, beside=place)


def press(view: View, raw: Draft, control: list[str]) -> Reply[Action]:
    hidden = view.own.characters(Standing.HIDDEN)
    match control:
        case ["who", number] if number in map(str, hidden):
            return KeepDraft({"who": int(number)})
        case ["confirm", mark]:
            who = read_choice(view, raw)
            action: Action = Reveal(who)
            confirm_action(action, write_action(action), mark)
            return PlayAction(action, {"who": who})  # it is the one to go on with
        case _:
            raise BadInput("wildlands-bad-control")

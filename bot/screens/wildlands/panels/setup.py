"""The panel of set-up: a space of the ten dealt for each character."""

from __future__ import annotations

from dataclasses import dataclass

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.drafts import confirm_action, confirm_button, number_in
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Note, Row, Style, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.marks import mark_places
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import panel_picture
from bot.screens.wildlands.suggestions import suggest_places
from bot.words import Words
from engine.wildlands.actions import Action, Assign, write_action
from engine.wildlands.cards import CHARACTERS, Character
from engine.wildlands.maps import Number
from engine.wildlands.views import View


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """A space for each character, and the character whose space a press changes."""

    places: tuple[Number, ...]
    who: Character

    @property
    def action(self) -> Assign:
        return Assign(self.places)

    @property
    def draft(self) -> Draft:
        return {"places": [*self.places], "who": self.who}


def read_setup_draft(view: View, raw: Draft) -> SetupDraft:
    """The draft, if its spaces are of those dealt; else the spaces that are suggested."""
    given = raw.get("places")
    named = tuple(one for one in given if isinstance(one, int)) if isinstance(given, list) else ()
    is_sound = len({*named} & {*view.dealt}) == len(named) == CHARACTERS
    who = number_in(raw, "who", 1)
    places = named if is_sound else suggest_places(view)
    return SetupDraft(places, who if 1 <= who <= CHARACTERS else 1)


def assign_space(draft: SetupDraft, space: Number) -> SetupDraft:
    """The draft with its character in this space; one that is there takes the former one, so that
    another press leads back."""
    former = draft.places[draft.who - 1]
    swap = {space: former, former: space}
    return SetupDraft(tuple(swap.get(one, one) for one in draft.places), draft.who)


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    """It first says what is proposed, then what the last press changed."""
    draft = read_setup_draft(view, raw)
    characters = tuple(_character_button(view, draft, one) for one in range(1, CHARACTERS + 1))
    spaces = [_space_button(draft, one) for one in sorted(view.dealt)]
    confirm = confirm_button(write_action(draft.action), words("wildlands-setup-confirm"))
    head = words("wildlands-panel-setup", **_name_neighbours(view, table, words))
    return (
        _describe_choice(view, draft, words) if raw else Text(head),
        panel_picture(view, table, words, None, mark_places(view, draft.places, draft.who)),
        Note(),
        Row(characters),
        *button_rows(spaces),
        Row((confirm,)),
    )


def _describe_choice(view: View, draft: SetupDraft, words: Words) -> Text:
    """Where the chosen character starts."""
    name, space = own_label(view, draft.who), draft.places[draft.who - 1]
    return Text(words("wildlands-setup-start", name=name, space=space))


def list_details(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """What is decided here, what a good choice is, and how to change it."""
    return (Text(words("wildlands-setup-about", **_name_neighbours(view, table, words))),)


def _name_neighbours(view: View, table: Table, words: Words) -> dict[str, str]:
    """Who gets shards in the spaces that this seat leaves, and who leaves spaces for its own."""
    assert view.seat is not None
    right, left = ((view.seat + step) % view.seats for step in (-1, 1))
    return {"right": bold_name(table, right, words), "left": bold_name(table, left, words)}


def _character_button(view: View, draft: SetupDraft, one: Character) -> Button:
    style: Style = "primary" if one == draft.who else "secondary"
    return Button(f"g.char.{one}", own_label(view, one), style)


def _space_button(draft: SetupDraft, space: Number) -> Button:
    """With a number alone, so that five fit a line of a phone."""
    is_own = space == draft.places[draft.who - 1]
    return Button(f"g.space.{space}", str(space), "primary" if is_own else "secondary")


def press(view: View, raw: Draft, control: list[str]) -> Reply[Action]:
    draft = read_setup_draft(view, raw)
    match control:
        case ["char", number] if number in map(str, range(1, CHARACTERS + 1)):
            return KeepDraft(draft.draft | {"who": int(number)})
        case ["space", number] if number in map(str, view.dealt):
            return KeepDraft(assign_space(draft, int(number)).draft)
        case ["confirm", mark]:
            return confirm_action(draft.action, write_action(draft.action), mark)
        case _:
            raise BadInput("wildlands-bad-control")

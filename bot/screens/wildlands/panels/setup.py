"""The panel of set-up: a space of the ten dealt for each character."""

from __future__ import annotations

from dataclasses import dataclass

from bot.models.match import Table
from bot.screens.contract import BadInput, Draft, KeepDraft, Reply
from bot.screens.drafts import confirm_action, confirm_button, number_in
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Note, Row, Style, Text
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
    """A space for each character, and the one whose space is chosen next."""

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
    named = [one for one in given if isinstance(one, int)] if isinstance(given, list) else []
    is_sound = len({*named} & {*view.dealt}) == len(named) == CHARACTERS
    places = tuple(named) if is_sound else suggest_places(view)
    who = number_in(raw, "who", 1)
    return SetupDraft(places, who if 1 <= who <= CHARACTERS else 1)


def assign_space(draft: SetupDraft, space: Number) -> SetupDraft:
    """The draft with the space given to its character; who stood there gets the former one. The
    next character is chosen."""
    places, position = list(draft.places), draft.who - 1
    if space in places:
        places[places.index(space)] = places[position]
    places[position] = space
    return SetupDraft(tuple(places), draft.who % CHARACTERS + 1)


def panel(view: View, table: Table, raw: Draft, words: Words) -> tuple[Block, ...]:
    draft = read_setup_draft(view, raw)
    characters = tuple(_character_button(draft, one) for one in range(1, CHARACTERS + 1))
    line = write_action(draft.action)
    confirm = confirm_button(line, words("wildlands-setup-confirm"))
    name = own_label(view, draft.who)
    return (
        Text(words("wildlands-panel-setup", name=name)),
        panel_picture(view, table, words, None, mark_places(view, draft.places, draft.who)),
        Note(),
        Row(characters),
        *button_rows([_space_button(draft, space) for space in view.dealt]),
        Row((confirm,)),
    )


def _character_button(draft: SetupDraft, one: Character) -> Button:
    return Button(f"g.char.{one}", str(one), "primary" if one == draft.who else "secondary")


def _space_button(draft: SetupDraft, space: Number) -> Button:
    holder = draft.places.index(space) + 1 if space in draft.places else 0
    style: Style = "primary" if holder == draft.who else "success" if holder else "secondary"
    return Button(f"g.space.{space}", str(space), style)


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

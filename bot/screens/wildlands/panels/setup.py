"""The panel of set-up: a space of the ten dealt for each character."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.render.wildlands.boards import Marks
from bot.render.wildlands.sheets import ROWS, Roster, append_rows
from bot.screens.context import Context
from bot.screens.drafts import confirm_button, number_in
from bot.screens.panel import button_rows
from bot.screens.replies import Answers, Draft, KeepDraft
from bot.screens.screen import Block, Button, LazyPicture, Note, Part, Picture, Row, Text
from bot.screens.shared.names import bold_name
from bot.screens.wildlands.marks import mark_places
from bot.screens.wildlands.phrases import own_label
from bot.screens.wildlands.pictures import list_players, panel_picture
from bot.screens.wildlands.sheets import build_sheet
from bot.screens.wildlands.suggestions import rank_attackers, suggest_places
from bot.screens.wildlands.touch import touch_places
from engine.wildlands.actions import Assign, write_action
from engine.wildlands.cards import CHARACTERS, Character
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.targets import RANGED
from engine.wildlands.views import View

LEAST_MAP: Final = 800
"""The height of a map that a finger still moves characters on."""


@dataclass(frozen=True, slots=True)
class SetupDraft:
    """A space for each character, and the character whose space a press changes."""

    places: tuple[Number, ...]
    who: Character

    @property
    def draft(self) -> Draft:
        return {"places": [*self.places], "who": self.who}


def read_setup_draft(view: View, raw: Draft) -> SetupDraft:
    """The draft, if its spaces are of those dealt; else the spaces that are suggested."""
    given = raw.get("places")
    named = (
        tuple(space for space in given if isinstance(space, int)) if isinstance(given, list) else ()
    )
    is_sound = len({*named} & {*view.dealt}) == len(named) == CHARACTERS
    first = rank_attackers(view)[1][0] if view.hints else 1  # whom the proposal names
    who = number_in(raw, "who", first)
    places = named if is_sound else suggest_places(view)
    return SetupDraft(places, who if 1 <= who <= CHARACTERS else first)


def assign_space(draft: SetupDraft, space: Number) -> SetupDraft:
    """The draft with its character in this space; one that is there takes the former one, so that
    another press leads back."""
    former = draft.places[draft.who - 1]
    swap = {space: former, former: space}
    return SetupDraft(tuple(swap.get(place, place) for place in draft.places), draft.who)


def build_panel(ctx: Context[View]) -> tuple[Part, ...]:
    """It first says what is proposed and why, then what the last press changed."""
    view, words, draft = ctx.view, ctx.words, read_setup_draft(ctx.view, ctx.draft)
    here, action = draft.places[draft.who - 1], Assign(draft.places)
    head = _explain_proposal(ctx, draft.places)
    if ctx.draft:
        ground, name = view.table.ground, own_label(view, draft.who)
        seen, steps = len(seen_from(ground, here)) - 1, max(ground.walks[here].values())
        head = words("wildlands-setup-start", name=name, space=here, seen=seen, steps=steps)
    characters = tuple(
        Button(
            f"g.char.{who}", own_label(view, who), "primary" if who == draft.who else "secondary",
            does=partial(_choose_character, view, replace(draft, who=who)),
        )
        for who in range(1, CHARACTERS + 1)
    )  # fmt: skip
    spaces = [  # with a number alone, so that five fit a line of a phone
        Button(
            f"g.space.{space}", str(space), "primary" if space == here else "secondary",
            does=KeepDraft(assign_space(draft, space).draft),
        )
        for space in sorted(view.dealt)
    ]  # fmt: skip
    touch = touch_places(view, draft.places, draft.who)
    marks = replace(mark_places(view, draft.places, draft.who), touch=touch)
    return (
        Text(head),
        LazyPicture(lambda: _draw(replace(ctx, before=None), draft.places, marks)),
        Note(),
        Row(characters),
        *button_rows(spaces),
        Row((confirm_button(action, write_action(action), words("wildlands-setup-confirm")),)),
    )


def _draw(ctx: Context[View], places: Sequence[Number], marks: Marks) -> Picture:
    """On a page high enough above those who are placed, with what each of them can do."""
    if ctx.page_height < LEAST_MAP + ROWS:
        return panel_picture(ctx, marks)
    picture = panel_picture(replace(ctx, page_height=ctx.page_height - ROWS), marks)
    table, named = ctx.view.table, dict(enumerate(places, 1))
    roster = Roster(table, list_players(ctx), ctx.seat, named)
    sheet, controls = (
        build_sheet(table.factions[ctx.seat], ctx.words),
        [f"g.char.{n}" for n in named],
    )
    return replace(picture, scene=append_rows(picture.scene, sheet, roster, controls))


def _choose_character(view: View, draft: SetupDraft, answers: Answers) -> KeepDraft:
    """In the space where it was dropped, if it was."""
    dropped = [space for space in view.dealt if str(space) == answers.get("choice")]
    return KeepDraft((assign_space(draft, dropped[0]) if dropped else draft).draft)


def _explain_proposal(ctx: Context[View], places: tuple[Number, ...]) -> str:
    view, words = ctx.view, ctx.words
    why = words(f"wildlands-setup-{'drag' if ctx.page_height else 'choose'}")
    if view.hints and not ctx.page_height:
        flags, (leader, *_) = rank_attackers(view)
        way, name = "sight" if flags == RANGED else "near", own_label(view, leader)
        why = words(f"wildlands-setup-why-{way}", name=name, space=places[leader - 1])
    return words("wildlands-panel-setup", why=why, **_name_neighbours(ctx))


def list_details(ctx: Context[View]) -> tuple[Block, ...]:
    """What is decided here, what a good choice is, and how to change it."""
    return (Text(ctx.words("wildlands-setup-about", **_name_neighbours(ctx))),)


def _name_neighbours(ctx: Context[View]) -> dict[str, str]:
    """Who gets shards in the spaces that this seat leaves, and who leaves spaces for its own."""
    right, left = ((ctx.seat + step) % ctx.view.seats for step in (-1, 1))
    return {
        "right": bold_name(ctx.table, right, ctx.words),
        "left": bold_name(ctx.table, left, ctx.words),
    }

"""The bonus tokens by buttons: a cursor, keys that place and remove, the dragons' menu."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games import find_catalogue_files
from bot.render.paint import paint
from bot.render.scene import Box, Sprite
from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.cutterland import CutterlandScreens
from bot.screens.drafts import fill_form
from bot.screens.screen import Screen, Text
from bot.words import Catalogues, Words
from engine.cells import read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Resolve
from engine.cutterland.layouts import Layout, read_layout
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    cell,
    pictures,
    resolving,
    selects,
    table_of,
)

LAND = "mD mG wK wF / mF pC p. mG / -- w. m^ m="
"""M13 to P15, with a slot at M15."""
NOTATION = re.compile(r"`|\b[A-Z]\d+[hv]\b|\b[A-Z]\d+-[A-Z]\d+\b|\bprey\b")
"""What is typed, and never pressed."""


@pytest.fixture
def state() -> State:
    return resolving(LAND, 2, 3)


@pytest.fixture
def view(state: State) -> View:
    return GAME.observe(state, 0)


def at(name: str, layout: str = "", page: int = 0) -> Draft:
    return {"layout": layout, "cursor": read_cell(name), "page": page}


def kept(
    screens: CutterlandScreens, view: View, draft: Draft, control: str, **values: str
) -> Draft:
    reply = screens.press(view, draft, control, values)
    assert isinstance(reply, KeepDraft)
    return reply.draft


def panel(screens: CutterlandScreens, words: Words, state: State, draft: Draft) -> Screen:
    return screens.render_panel(GAME.observe(state, 0), table_of(state), draft, words)


@pytest.mark.parametrize(
    ("way", "there"), [("up", "N13"), ("down", "N15"), ("left", "M14"), ("right", "O14")]
)
def test_an_arrow_moves_the_cursor_by_one_cell(
    way: str, there: str, screens: CutterlandScreens, view: View
) -> None:
    assert kept(screens, view, at("N14"), f"g.{way}") == at(there)


def test_the_cursor_stays_within_the_land(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, at("M13"))
    off = {b.control for b in buttons(shown) if b.disabled}
    assert {"g.up", "g.left"} <= off
    assert kept(screens, view, at("M13"), "g.up") == at("M13"), "pressed on an older picture"


def test_the_cursor_jumps_where_it_is_told(screens: CutterlandScreens, view: View) -> None:
    assert kept(screens, view, at("M13"), "g.goto", cell=" p15 ") == at("P15")
    for nowhere in ("Q13", "M12", "XX", ""):
        with pytest.raises(BadInput):
            screens.press(view, at("M13"), "g.goto", {"cell": nowhere})


def test_the_cursor_begins_on_a_creature_in_danger(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    text = as_text(panel(screens, words, state, {}))
    assert "**N13**: moor with goblin, which krakens devour." in text
    assert "A tower here saves it." in text


@pytest.mark.parametrize(
    ("where", "key", "layout"),
    [
        ("N13", "tower", "tower N13"),
        ("N13", "wallright", "wall N13-O13"),
        ("N13", "wallbelow", "wall N13-N14"),
        ("O14", "bridgeacross", "bridge O14h"),
        ("O14", "bridgedown", "bridge O14v"),
    ],
)
def test_a_key_places_its_token_at_the_cursor(
    where: str, key: str, layout: str, screens: CutterlandScreens, view: View
) -> None:
    assert kept(screens, view, at(where), f"g.{key}") == at(where, layout)


@pytest.mark.parametrize(
    ("where", "before", "key", "code"),
    [
        ("M15", "", "tower", "tower-slot"),
        ("O14", "", "tower", "tower-empty"),
        ("O15", "", "tower", "tower-empty"),
        ("N13", "tower N13", "tower", "token-twice"),
        ("N14", "tower N13 M14", "tower", "tokens-towers"),
        ("P13", "", "wallright", "wall-slot"),
        ("M14", "", "wallbelow", "wall-slot"),
        ("N13", "wall N13-O13", "wallright", "token-twice"),
        ("N13", "wall M13-N13 N13-O13 O13-P13", "wallbelow", "tokens-wall-bridges"),
        ("N15", "", "bridgeacross", "bridge-end"),
        ("N13", "", "bridgedown", "bridge-end"),
        ("O14", "bridge O14h", "bridgedown", "bridge-crossed"),
        ("O14", "wall N14-O14", "bridgeacross", "bridge-wall"),
    ],
)
def test_what_cannot_stand_is_refused_with_its_reason_and_changes_nothing(
    where: str,
    before: str,
    key: str,
    code: str,
    screens: CutterlandScreens,
    words: Words,
    state: State,
    view: View,
) -> None:
    draft = at(where, before)
    shown = as_text(panel(screens, words, state, draft))
    with pytest.raises(IllegalAction) as refused:
        screens.press(view, draft, f"g.{key}", {})
    assert refused.value.code == code
    assert not NOTATION.search(screens.explain_refusal(refused.value, words))
    assert draft == at(where, before)
    assert as_text(panel(screens, words, state, draft)) == shown


@pytest.mark.parametrize(
    ("layout", "where", "key", "locale", "said"),
    [
        ("", "N15", "bridgeacross", "en", "The bridge over N15, lying across, would end in the em"),
        ("", "N15", "bridgeacross", "es", "El puente horizontal sobre N15 acabaría en el espacio"),
        ("", "N13", "bridgedown", "ru", "Мост над N13 по вертикали кончался бы на пустом месте"),
        ("wall N14-O14", "O14", "bridgeacross", "en", "end on the wall between N14 and O14."),
        ("wall N13-O13", "N13", "wallright", "es", "Entre N13 y O13 ya hay un muro."),
        ("tower N13", "N13", "tower", "ru", "На N13 уже стоит крепость."),
    ],
)
def test_who_presses_reads_of_keys_and_cells_not_of_what_is_typed(
    layout: str,
    where: str,
    key: str,
    locale: str,
    said: str,
    screens: CutterlandScreens,
    view: View,
) -> None:
    with pytest.raises(IllegalAction) as refused:
        screens.press(view, at(where, layout), f"g.{key}", {})
    told = screens.explain_refusal(
        refused.value, Catalogues.load(find_catalogue_files()).words(locale)
    )
    assert said in told
    assert not NOTATION.search(told)


def test_a_key_says_beforehand_what_its_token_would_bring(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, at("O14"))
    labels = {b.control: b.label for b in buttons(shown)}
    assert labels["g.tower"] == "Tower", "no creature is there"
    promised = labels["g.bridgeacross"].removeprefix("Bridge across: ")
    after = panel(screens, words, state, kept(screens, view, at("O14"), "g.bridgeacross"))
    assert f"({promised} against building nothing)" in as_text(after)


def test_tokens_left_over_are_named_with_what_they_are_worth(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    text = as_text(panel(screens, words, state, at("N13", "tower N13")))
    assert "**Left over:** 1 tower, 3 walls/bridges (1 VP each)" in text
    used = "tower N13 M14, wall N13-O13 N13-N14, bridge O14v"
    assert "**Left over:** none" in as_text(panel(screens, words, state, at("N13", used)))


def test_remove_takes_away_all_that_is_at_the_cursor_and_nothing_else(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft = at("N13", "tower M14 N13, wall M13-N13 O13-P13, bridge O14h")
    assert "Here: tower on N13; wall at M13–N13" in as_text(panel(screens, words, state, draft))
    after = kept(screens, view, draft, "g.remove")
    assert after == at("N13", "tower M14, wall O13-P13, bridge O14h")
    off = [b.control for b in buttons(panel(screens, words, state, after)) if b.disabled]
    assert "g.remove" in off


def test_clear_takes_everything_away_and_leaves_the_cursor(
    screens: CutterlandScreens, view: View
) -> None:
    assert kept(screens, view, at("N13", "tower M14", 1), "g.clear") == at("N13", "", 1)


def test_a_typed_layout_that_cannot_stand_is_mended_by_keys(
    screens: CutterlandScreens, view: View
) -> None:
    wrong = at("N14", "bridge O13v, tower N13")
    with pytest.raises(IllegalAction) as refused:
        screens.press(view, wrong, "g.tower", {})
    assert refused.value.code == "bridge-end"
    assert kept(screens, view, wrong | {"cursor": read_cell("O13")}, "g.remove") == at(
        "O13", "tower N13"
    )


def test_a_typed_layout_that_cannot_stand_is_drawn_with_what_is_wrong(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """Its tokens stand there, and the cells of what cannot are framed in red."""
    (shown,) = pictures(panel(screens, words, state, at("N14", "bridge O13v, tower N13")))
    drawn = [s.drawing.name for s in shown.scene.shapes if isinstance(s, Sprite)]
    assert "cutterland/bridge-v" in drawn
    assert any(name.endswith("t") for name in drawn), "the tower"
    assert any(isinstance(s, Box) and s.outline == "red" for s in shown.scene.shapes)
    (sound,) = pictures(panel(screens, words, state, at("N14", "tower N13")))
    assert not any(isinstance(s, Box) and s.outline == "red" for s in sound.scene.shapes)


@pytest.mark.parametrize(
    "text",
    ["wall M13-P16", "wall A1-B1", "tower A1", "bridge Z26h", "tower N13 N13", "prey A1", "x"],
)
def test_whatever_is_typed_can_be_drawn(
    text: str, screens: CutterlandScreens, words: Words, state: State
) -> None:
    (shown,) = pictures(panel(screens, words, state, at("N14", text)))
    assert paint(shown.scene)


def test_a_layout_too_long_for_a_control_opens_again_as_it_was(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """The id of the button carries 26 tokens; the draft has all of them."""
    typed = ", ".join(f"tower {chr(65 + n)}{row}" for n in range(10) for row in (1, 2, 3, 4))
    draft = at("N14", typed)
    (write,) = [
        b for b in buttons(panel(screens, words, state, draft)) if "form.g.lay" in b.control
    ]
    form = screens.build_form(write.control.removeprefix("form."), words)
    assert form is not None
    assert form.fields[0].value == ""
    assert fill_form(form, draft).fields[0].value == typed
    short = replace(form, fields=(replace(form.fields[0], value="tower A1"),))
    assert fill_form(short, draft) == short, "what it carries is what was shown"


def test_a_layout_by_keys_is_the_same_as_typed(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft: Draft = at("N13")
    for key in ("tower", "wallright", "down", "right", "bridgeacross"):
        draft = kept(screens, view, draft, f"g.{key}")
    typed = kept(screens, view, {}, "g.layout", layout="bridge o14h; TOWERS n13, wall o13 - n13")
    shown = [panel(screens, words, state, one) for one in (draft, typed)]
    marks = [[b.control for b in buttons(one) if "confirm" in b.control] for one in shown]
    assert marks[0] == marks[1]
    act = screens.press(view, draft, marks[0][0], {})
    assert act == PlayAction(Resolve(read_layout("tower N13, wall N13-O13, bridge O14h, prey M14")))


def test_a_confirmation_of_another_layout_is_refused(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    older = panel(screens, words, state, at("N13"))
    (button,) = [b for b in buttons(older) if "confirm" in b.control]
    with pytest.raises(BadInput) as refused:
        screens.press(view, at("N13", "tower N13"), button.control, {})
    assert refused.value.key == "bad-confirm"


def test_every_key_works_on_an_older_picture(screens: CutterlandScreens, view: View) -> None:
    drafts: list[Draft] = [{}, {"layout": 3, "cursor": "N13"}, {"cursor": 9_999}, {"cursor": True}]
    for draft in drafts:
        for key in ("up", "down", "left", "right", "tower", "remove", "clear", "page.1"):
            assert isinstance(screens.press(view, draft, f"g.{key}", {}), KeepDraft)


def test_the_cursor_is_drawn(screens: CutterlandScreens, words: Words, state: State) -> None:
    scenes = [pictures(panel(screens, words, state, at(one)))[0].scene for one in ("N13", "N14")]
    assert scenes[0] != scenes[1]


def test_who_has_no_tokens_sees_no_keys(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("mD mF mG", 0, 0)
    shown = panel(screens, words, state, {})
    assert {b.control.split(".")[1] for b in buttons(shown)} == {"confirm", "g", "clear"}
    assert len(selects(shown)) == 1


def test_the_dragons_prey_is_chosen_from_a_menu(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("mD mF mG", 0, 1)
    view = GAME.observe(state, 0)
    (menu,) = selects(panel(screens, words, state, {}))
    assert [(c.value, c.label, c.description, c.chosen) for c in menu.choices] == [
        ("N13", "frog N13", "3 VP (±0)", True),
        ("O13", "goblin O13", "−1 VP (−4)", False),
    ]
    blocks = panel(screens, words, state, {}).blocks
    above = blocks[blocks.index(menu) - 1]
    assert above == Text("-# Area at M13: choose what your dragons devour"), "as it shows a choice"
    draft = kept(screens, view, {}, menu.control, choice="O13")
    assert draft["layout"] == "prey O13"
    assert "as you chose" in as_text(panel(screens, words, state, draft))


TWO_AREAS = "mD mF mG w. pD pT pC"


def test_the_menu_goes_from_area_to_area(screens: CutterlandScreens, words: Words) -> None:
    state = resolving(TWO_AREAS, 0, 2)
    view = GAME.observe(state, 0)
    first = panel(screens, words, state, at("M13"))
    assert selects(first)[0].placeholder.startswith("Area at M13:")
    second = panel(screens, words, state, kept(screens, view, at("M13"), "g.page.1"))
    assert selects(second)[0].placeholder.startswith("Area at Q13:")
    draft = kept(screens, view, at("M13", page=1), selects(second)[0].control, choice="S13")
    assert draft["layout"] == "prey N13 S13", "the other area's prey stays as it was"


def test_a_choice_outlives_tokens_elsewhere_and_is_given_up_with_its_creature(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving(TWO_AREAS, 2, 1)
    view = GAME.observe(state, 0)
    draft = kept(screens, view, at("N13", "prey O13 R13"), "g.tower")
    assert draft["layout"] == "tower N13, prey O13 R13"
    draft = kept(screens, view, draft | {"cursor": read_cell("R13")}, "g.tower")
    assert draft["layout"] == "tower N13 R13, prey O13 S13"
    plan = panel(screens, words, state, draft)
    assert all(not b.disabled for b in buttons(plan) if "confirm" in b.control)


def test_a_menu_of_another_layout_is_refused(screens: CutterlandScreens) -> None:
    state = resolving("mD mF mG", 0, 2)
    view = GAME.observe(state, 0)
    with pytest.raises(BadInput) as refused:
        screens.press(view, at("N13", "wall M13-N13"), "g.prey.M13.N13", {"choice": "O13"})
    assert refused.value.key == "cutterland-bad-prey"


def test_an_area_of_more_than_25_creatures_has_pages(
    screens: CutterlandScreens, words: Words
) -> None:
    """28 goblins and frogs, 3 dragons: three of them are devoured, from whichever pages."""
    row = " ".join(["mG"] * 14)
    state = resolving(f"{row} / {row.replace('mG', 'mF', 5)} / mD mD mD {row[:32]}", 0, 1)
    view = GAME.observe(state, 0)
    shown = panel(screens, words, state, at("M13"))
    (menu,) = selects(shown)
    assert (len(menu.choices), menu.least, menu.most) == (25, 1, 3)
    draft = kept(screens, view, at("M13"), menu.control, choice="M13,N13,O13")
    assert draft["layout"] == "prey M13 N13 O13"
    (further,) = selects(panel(screens, words, state, draft | {"page": 1}))
    draft = kept(screens, view, draft, further.control, choice=further.choices[0].value)
    prey = read_layout(str(draft["layout"])).prey
    assert prey is not None
    assert prey[:2] == (cell("A1"), cell("B1"))
    assert prey[2] == read_cell(further.choices[0].value)


def test_a_layout_of_nothing_is_confirmed_as_such(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("mG m. wF", 1, 1)
    shown = panel(screens, words, state, {})
    (button,) = [b for b in buttons(shown) if "confirm" in b.control]
    assert button.label == "Commit, build nothing"
    reply = screens.press(GAME.observe(state, 0), {}, button.control, {})
    assert reply == PlayAction(Resolve(Layout()))


def test_a_suggestion_is_a_draft_with_the_most_points(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG mG w. mG mG", 0, 1)
    draft = kept(screens, GAME.observe(state, 0), at("M13", "wall M13-N13"), "g.suggest")
    assert (draft["layout"], draft["cursor"]) == ("bridge O13h", read_cell("O13"))
    shown = panel(screens, words, state, draft)
    assert "Suggested: nothing brings more." in as_text(shown)
    assert any(b.label == "Commit this layout" and not b.disabled for b in buttons(shown))
    later = kept(screens, GAME.observe(state, 0), draft, "g.remove")
    assert "Suggested" not in as_text(panel(screens, words, state, later))


def test_where_nothing_brings_more_than_it_costs_that_is_said(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG m. p.", 1, 1)
    draft = kept(screens, GAME.observe(state, 0), {}, "g.suggest")
    assert draft["layout"] == ""
    assert "brings more than it costs" in as_text(panel(screens, words, state, draft))


def test_the_cursor_begins_where_one_token_brings_most(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG mG w. mG mG / -- -- p. -- -- / -- -- wF wK --", 0, 1)
    assert "**O13**" in as_text(panel(screens, words, state, {}))


def test_a_token_of_which_none_is_left_cannot_be_pressed(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    shown = panel(screens, words, state, at("N14", "tower N13 M14, wall M13-N13"))
    off = {b.control for b in buttons(shown) if b.disabled}
    assert "g.tower" in off
    assert not off & {"g.wallright", "g.bridgeacross"}

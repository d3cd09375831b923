"""The bonus tokens by buttons: a cursor, keys that place and remove, the dragons' menu."""

import re

import pytest

from bot.games import find_catalogue_files
from bot.render.paint import paint
from bot.render.scene import Box, Sprite
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.layout_draft import KINDS
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Screen, Select, Text
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
    context,
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


def at(name: str, layout: str = "", kind: str = "tower", turn: int = 0) -> Draft:
    return {"layout": layout, "kind": kind, "cursor": read_cell(name), "turn": turn}


def kept(
    screens: CutterlandScreens, view: View, draft: Draft, control: str, **values: str
) -> Draft:
    reply = screens.press(context(view, draft), control, values)
    assert isinstance(reply, KeepDraft)
    return reply.draft


def prey_menus(
    screens: CutterlandScreens, words: Words, state: State, draft: Draft
) -> list[Select]:
    behind = Screen(panel(screens, words, state, draft).details)
    return [one for one in selects(behind) if one.control.startswith("g.prey.")]


def panel(screens: CutterlandScreens, words: Words, state: State, draft: Draft) -> Screen:
    return screens.render_panel(Context(GAME.observe(state, 0), table_of(state), words, draft))


def test_the_token_that_gains_most_is_held_at_its_best_spot(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG mG w. mG mG / -- -- p. -- -- / -- -- wF wK --", 0, 1)
    shown = panel(screens, words, state, {})
    assert "**Bridge O13 ↔**: 13 → **16** VP (+3)" in as_text(shown)
    assert [b.control for b in buttons(shown) if b.style == "success"] == ["g.put"]


def test_nothing_is_held_where_no_token_gains_and_all_can_be_kept(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG m. p.", 1, 1)
    shown = panel(screens, words, state, {})
    assert "No single token adds VP" in as_text(shown)
    (confirm,) = [b for b in buttons(shown) if b.style == "success"]
    assert confirm.label == "Keep tokens"
    held = panel(screens, words, state, {"kind": "tower"})
    assert [b.control for b in buttons(held) if b.style == "success"] == ["g.put"]
    reply = screens.press(context(GAME.observe(state, 0)), confirm.control, {})
    assert reply == PlayAction(Resolve(Layout()))


def test_tokens_that_could_gain_are_kept_only_after_a_question(
    screens: CutterlandScreens, words: Words
) -> None:
    """And what was built and removed again is not said to gain nothing."""
    state = resolving("mG mG w. mG mG / -- -- p. -- -- / -- -- wF wK --", 0, 1)
    view = GAME.observe(state, 0)
    built = kept(screens, view, {}, "g.put")
    removed = kept(screens, view, built, "g.remove")
    assert "Choose a token." in as_text(panel(screens, words, state, removed))
    asked = kept(screens, view, removed, "g.keep")
    shown = panel(screens, words, state, asked)
    assert "Press **🔒 Lock in** to build nothing." in as_text(shown)
    (confirm,) = [b for b in buttons(shown) if b.style == "danger"]
    reply = screens.press(context(view, asked), confirm.control, {})
    assert reply == PlayAction(Resolve(Layout()))
    assert "suggested" not in kept(screens, view, asked, "g.kind.wall")


@pytest.mark.parametrize(
    ("kind", "where", "turn", "layout"),
    [
        ("tower", "N13", 0, "tower N13"),
        ("wall", "N13", 0, "wall N13-O13"),
        ("wall", "N13", 1, "wall N13-N14"),
        ("bridge", "O14", 0, "bridge O14h"),
        ("bridge", "O14", 1, "bridge O14v"),
    ],
)
def test_a_token_is_built_where_it_is_held(
    kind: str, where: str, turn: int, layout: str, screens: CutterlandScreens, view: View
) -> None:
    assert kept(screens, view, at(where, "", kind, turn), "g.put")["layout"] == layout


def test_what_is_shown_is_what_the_token_brings(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft = at("O14", "", "bridge")
    now, after = re.findall(r"(\d+) → \*\*(\d+)", as_text(panel(screens, words, state, draft)))[0]
    built = kept(screens, view, draft, "g.put") | {"kind": "none"}
    assert f"**{after} VP**" in as_text(panel(screens, words, state, built))
    assert f"**{now} VP**" in as_text(panel(screens, words, state, {"kind": "none"}))


@pytest.mark.parametrize("kind", KINDS)
def test_every_way_leads_to_a_spot_where_the_token_may_stand(
    kind: str, screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    drafts: list[Draft] = [kept(screens, view, {}, f"g.kind.{kind}")]
    for draft in drafts:
        keys = {"g.left", "g.up", "g.down", "g.right", "g.turn", "g.next"}
        for button in buttons(panel(screens, words, state, draft)):
            if button.control in keys and not button.disabled:
                then = kept(screens, view, draft, button.control)
                if then not in drafts and len(drafts) < 60:
                    drafts.append(then)
    assert len(drafts) > 3
    for draft in drafts:
        assert kept(screens, view, draft, "g.put")["layout"]


@pytest.mark.parametrize("kind", KINDS)
def test_next_goes_through_all_spots_most_points_first(
    kind: str, screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft, seen = kept(screens, view, {}, f"g.kind.{kind}"), []
    for _ in range(40):
        told = as_text(panel(screens, words, state, draft))
        seen.append(re.findall(r"### .*\n\*\*(.+)\*\*.*\*\*(\d+)", told)[0])
        draft = kept(screens, view, draft, "g.next")
    spots = {spot for spot, _ in seen}
    points = [int(found) for _, found in seen[: len(spots)]]
    assert seen[len(spots)] == seen[0], "it begins again"
    assert points == sorted(points, reverse=True)


def test_a_cell_is_typed(screens: CutterlandScreens, view: View) -> None:
    draft = kept(screens, view, at("M13"), "g.goto", cell=" p14 ")
    assert kept(screens, view, draft, "g.put")["layout"] == "tower P14"
    for nowhere in ("XX", ""):
        with pytest.raises(BadInput):
            screens.press(context(view, at("M13")), "g.goto", {"cell": nowhere})


@pytest.mark.parametrize(
    ("kind", "before", "where", "locale", "said"),
    [
        ("tower", "", "M15", "en", "Put a tower on a creature"),
        ("tower", "", "O14", "en", "Put a tower on a creature"),
        ("bridge", "", "N15", "en", "Put a bridge where both ends are on squares"),
        ("bridge", "", "N15", "es", "Pon el puente donde tenga una casilla en cada extremo"),
        ("tower", "tower N13", "N13", "ru", "Там уже есть такой жетон."),
    ],
)
def test_a_cell_where_it_cannot_stand_is_refused_with_its_reason(
    kind: str, before: str, where: str, locale: str, said: str,
    screens: CutterlandScreens, view: View,
) -> None:  # fmt: skip
    with pytest.raises(IllegalAction) as refused:
        screens.press(context(view, at("M14", before, kind)), "g.goto", {"cell": where})
    words = Catalogues.load(find_catalogue_files()).words(locale)
    told = screens.explain_refusal(refused.value, words)
    assert said in told
    assert not NOTATION.search(told)


def test_tokens_left_over_are_named_with_what_they_are_worth(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    behind = Screen(panel(screens, words, state, at("N13", "tower N13")).details)
    assert "**Unused:** 1 tower, 3 walls/bridges (1 VP each)" in as_text(behind)
    used = "tower N13 M14, wall N13-O13 N13-N14, bridge O14v"
    behind = Screen(panel(screens, words, state, at("N13", used)).details)
    assert "**Unused:** none" in as_text(behind)


def test_remove_shows_what_goes_while_something_else_is_held(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """A token by its sign, anything else without one."""

    def sign(draft: Draft) -> str:
        shown = buttons(panel(screens, words, state, draft))
        return next(button.emoji for button in shown if button.control == "g.remove")

    assert sign(at("N13", kind="wall")) == ""
    tower = at("N13", "tower N13", "wall")
    assert sign(tower) == "cutterland_token_tower"
    assert sign(tower | {"before": ["tower N13 M14"]}) == ""
    assert sign(tower | {"before": ["tower M14"]}) == ""
    assert sign(at("N13", "tower N13, bridge O14v")) == "cutterland_token_bridge"


def test_remove_goes_back_step_by_step(screens: CutterlandScreens, view: View) -> None:
    draft = kept(screens, view, at("N13"), "g.put")
    draft = kept(screens, view, draft | at("N13", "tower N13", "wall"), "g.put")
    assert draft["layout"] == "tower N13, wall N13-O13"
    draft = kept(screens, view, draft, "g.remove")
    assert draft["layout"] == "tower N13"
    assert kept(screens, view, draft, "g.remove")["layout"] == ""


def test_without_steps_the_last_token_is_removed(screens: CutterlandScreens, view: View) -> None:
    draft = at("N13", "tower M14 N13, wall M13-N13, bridge O14h")
    found = []
    for _ in range(4):
        draft = kept(screens, view, draft, "g.remove")
        found.append(draft["layout"])
    assert found == ["tower N13 M14, wall M13-N13", "tower N13 M14", "tower N13", ""]


def test_clear_takes_everything_away_and_can_be_removed_itself(
    screens: CutterlandScreens, view: View
) -> None:
    draft = kept(screens, view, at("N13", "tower M14"), "g.clear")
    assert draft["layout"] == ""


def test_what_is_wrong_with_a_typed_layout_is_removed_first(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    wrong = at("N14", "bridge O13v, tower N13")
    shown = panel(screens, words, state, wrong)
    assert [b.label for b in buttons(shown)] == ["Remove", "Type the layout…"]
    assert "⚠️ Put a bridge where both ends are on squares" in as_text(shown)
    assert kept(screens, view, wrong, "g.remove")["layout"] == "tower N13"


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


def test_a_long_layout_opens_again_as_it_was(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    """Also one that cannot stand."""
    typed = ", ".join(f"tower {chr(65 + n)}{row}" for n in range(10) for row in (1, 2, 3, 4))
    draft = at("N14", typed)
    shown = panel(screens, words, state, draft)
    (write,) = [b for b in buttons(shown) if "form.g.lay" in b.control]
    form = screens.build_form(context(view, draft), write.control.removeprefix("form."))
    assert form is not None
    assert form.fields[0].value == typed


def test_a_layout_by_keys_is_the_same_as_typed(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft: Draft = {}
    for spot in (at("N13"), at("N13", "", "wall"), at("O14", "", "bridge")):
        draft = kept(screens, view, draft | spot | {"layout": draft.get("layout", "")}, "g.put")
    typed = kept(screens, view, {}, "g.layout", layout="bridge o14h; TOWERS n13, wall o13 - n13")
    shown = [panel(screens, words, state, one) for one in (draft, typed)]
    marks = [[b.control for b in buttons(one) if "confirm" in b.control] for one in shown]
    assert marks[0] == marks[1]
    act = screens.press(context(view, draft), marks[0][0], {})
    assert act == PlayAction(Resolve(read_layout("tower N13, wall N13-O13, bridge O14h, prey M14")))


def test_a_confirmation_of_another_layout_is_refused(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    older = panel(screens, words, state, at("N13"))
    (button,) = [b for b in buttons(older) if "confirm" in b.control]
    with pytest.raises(BadInput) as refused:
        screens.press(context(view, at("N13", "tower N13")), button.control, {})
    assert refused.value.key == "bad-confirm"


def test_a_strange_draft_has_keys_that_work(screens: CutterlandScreens, view: View) -> None:
    wall: Draft = {"kind": "wall"}
    drafts: list[Draft] = [wall | {"layout": 3, "cursor": "N13"}, wall | {"cursor": 9_999},
                           wall | {"cursor": True}]  # fmt: skip
    for draft in drafts:
        for key in ("turn", "next", "put", "suggest", "kind.tower"):
            assert isinstance(screens.press(context(view, draft), f"g.{key}", {}), KeepDraft)


def test_the_held_token_is_drawn(screens: CutterlandScreens, words: Words, state: State) -> None:
    scenes = [pictures(panel(screens, words, state, at(one)))[0].scene for one in ("N13", "N14")]
    assert scenes[0] != scenes[1]
    assert (scenes[0].width, scenes[0].height) == (scenes[1].width, scenes[1].height)


def test_who_has_no_tokens_sees_no_keys(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("mD mF mG", 0, 0)
    shown = panel(screens, words, state, {})
    assert [b.control.split(".")[1] for b in buttons(shown)] == ["confirm"]
    assert len(selects(shown)) == 1


def test_the_dragons_prey_is_chosen_from_a_menu(screens: CutterlandScreens, words: Words) -> None:
    state = resolving("mD mF mG", 0, 1)
    view = GAME.observe(state, 0)
    (menu,) = prey_menus(screens, words, state, {})
    assert [(c.value, c.label, c.description, c.chosen) for c in menu.choices] == [
        ("N13", "frog N13", "3 VP (±0)", True),
        ("O13", "goblin O13", "−1 VP (−4)", False),
    ]
    blocks = panel(screens, words, state, {}).details
    above = blocks[blocks.index(menu) - 1]
    assert above == Text("-# Area at M13: choose what your dragons devour"), "as it shows a choice"
    draft = kept(screens, view, {}, menu.name, choice="O13")
    assert draft["layout"] == "prey O13"
    assert "as you chose" in as_text(Screen(panel(screens, words, state, draft).details))


TWO_AREAS = "mD mF mG w. pD pT pC"


def test_the_menu_goes_from_area_to_area(screens: CutterlandScreens, words: Words) -> None:
    state = resolving(TWO_AREAS, 0, 2)
    view = GAME.observe(state, 0)
    first = prey_menus(screens, words, state, at("M13"))
    assert first[0].placeholder.startswith("Area at M13:")
    second = prey_menus(screens, words, state, kept(screens, view, at("M13"), "g.page.1"))
    assert second[0].placeholder.startswith("Area at Q13:")
    draft = kept(screens, view, at("M13") | {"page": 1}, second[0].name, choice="S13")
    assert draft["layout"] == "prey N13 S13", "the other area's prey stays as it was"


def test_a_choice_outlives_tokens_elsewhere_and_is_given_up_with_its_creature(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving(TWO_AREAS, 2, 1)
    view = GAME.observe(state, 0)
    draft = kept(screens, view, at("N13", "prey O13 R13"), "g.put")
    assert draft["layout"] == "tower N13, prey O13 R13"
    draft = kept(screens, view, draft | {"kind": "tower", "cursor": read_cell("R13")}, "g.put")
    assert draft["layout"] == "tower N13 R13, prey O13 S13"
    plan = panel(screens, words, state, draft)
    assert all(not b.disabled for b in buttons(plan) if "confirm" in b.control)


def test_a_menu_of_another_layout_is_refused(screens: CutterlandScreens) -> None:
    state = resolving("mD mF mG", 0, 2)
    view = GAME.observe(state, 0)
    with pytest.raises(BadInput) as refused:
        screens.press(context(view, at("N13", "wall M13-N13")), "g.prey.M13.N13", {"choice": "O13"})
    assert refused.value.key == "bad-control"


def test_an_area_of_more_than_25_creatures_has_pages(
    screens: CutterlandScreens, words: Words
) -> None:
    """28 goblins and frogs, 3 dragons: three of them are devoured, from whichever pages."""
    row = " ".join(["mG"] * 14)
    state = resolving(f"{row} / {row.replace('mG', 'mF', 5)} / mD mD mD {row[:32]}", 0, 1)
    view = GAME.observe(state, 0)
    (menu,) = prey_menus(screens, words, state, at("M13"))
    assert (len(menu.choices), menu.least, menu.most) == (25, 1, 3)
    draft = kept(screens, view, at("M13"), menu.name, choice="M13,N13,O13")
    assert draft["layout"] == "prey M13 N13 O13"
    (further,) = prey_menus(screens, words, state, draft | {"page": 1})
    there = draft | {"page": 1}
    draft = kept(screens, view, there, further.name, choice=further.choices[0].value)
    prey = read_layout(str(draft["layout"])).prey
    assert prey is not None
    assert prey[:2] == (cell("A1"), cell("B1"))
    assert prey[2] == read_cell(further.choices[0].value)


def test_a_suggestion_is_a_draft_with_the_most_points(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG mG w. mG mG", 0, 1)
    before = at("M13", "wall M13-N13")
    asked = kept(screens, GAME.observe(state, 0), before, "g.suggest")
    assert asked["layout"] == "wall M13-N13"
    assert "Press again" in as_text(panel(screens, words, state, asked))
    draft = kept(screens, GAME.observe(state, 0), asked, "g.suggest")
    assert draft["layout"] == "bridge O13h"
    shown = panel(screens, words, state, draft)
    assert "the maximum." in as_text(shown)
    (confirm,) = [b for b in buttons(shown) if b.style == "success"]
    assert confirm.label == "🔒 Lock in"
    later = kept(screens, GAME.observe(state, 0), draft, "g.remove")
    assert later["layout"] == "wall M13-N13"
    assert "the maximum" not in as_text(panel(screens, words, state, later))


def test_where_nothing_brings_more_than_it_costs_that_is_said(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("mG m. p.", 1, 1)
    draft = kept(screens, GAME.observe(state, 0), {}, "g.suggest")
    assert draft["layout"] == ""
    assert "keep all tokens" in as_text(panel(screens, words, state, draft))


def test_a_token_of_which_none_is_left_cannot_be_pressed(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    shown = panel(screens, words, state, at("N14", "tower N13 M14, wall M13-N13"))
    off = {b.control for b in buttons(shown) if b.disabled}
    assert "g.kind.tower" in off
    assert not off & {"g.kind.wall", "g.kind.bridge"}

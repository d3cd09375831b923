"""Laying a piece by buttons: arrows, turns, legal places, and what may not be."""

from __future__ import annotations

import pytest

from bot.render.scene import Label, Sprite
from bot.screens.contract import Draft, KeepDraft, PlayAction
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.placement_draft import hold_at, read_placement_draft
from bot.screens.screen import Screen
from bot.words import Words
from engine.cells import SIDE, name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.placements import cells_of
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    pictures,
    random_states,
    selects,
    sharing,
    table_of,
)

WAYS = ("up", "down", "left", "right", "turnleft", "turnright", "prev", "next", "best", "nearest")


@pytest.fixture
def state() -> State:
    return sharing((0, 1, 2))


@pytest.fixture
def view(state: State) -> View:
    """Seat 0 holds piece A: four squares, two by two, over a land of four at M13."""
    return GAME.observe(state, 0)


def draft_at(cell: str, turns: int = 0, piece: str = "A") -> Draft:
    return {"piece": piece, "cell": read_cell(cell), "turns": turns}


def kept(screens: CutterlandScreens, view: View, draft: Draft, control: str) -> Draft:
    reply = screens.press(view, draft, control, {})
    assert isinstance(reply, KeepDraft)
    return reply.draft


def panel(screens: CutterlandScreens, words: Words, state: State, draft: Draft) -> Screen:
    return screens.render_panel(GAME.observe(state, 0), table_of(state), draft, words)


def confirming(screen: Screen) -> str | None:
    """The control that lays the piece, if it can be pressed."""
    (button,) = [one for one in buttons(screen) if one.control.startswith("g.confirm.")]
    return None if button.disabled else button.control


@pytest.mark.parametrize(
    ("way", "there"), [("up", "O15"), ("down", "O17"), ("left", "N16"), ("right", "P16")]
)
def test_an_arrow_moves_the_piece_by_one_cell(
    way: str, there: str, screens: CutterlandScreens, view: View
) -> None:
    assert kept(screens, view, draft_at("O16"), f"g.{way}") == draft_at(there)


def test_an_arrow_may_lead_where_the_piece_may_not_lie(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    draft = kept(screens, view, draft_at("M11"), "g.down")
    assert draft == draft_at("M12")
    shown = panel(screens, words, state, draft)
    assert "There it would cover M13" in as_text(shown)
    assert "Covered: M13, N13" in as_text(shown)
    assert confirming(shown) is None


@pytest.mark.parametrize(("way", "edge"), [("up", "C1"), ("left", "A3"), ("right", "Y3"),
                                           ("down", "C25")])  # fmt: skip
def test_no_arrow_leads_over_the_tables_edge(
    way: str, edge: str, screens: CutterlandScreens, view: View
) -> None:
    with pytest.raises(IllegalAction) as refused:
        screens.press(view, draft_at(edge), f"g.{way}", {})
    assert refused.value.code == "place-edge"


@pytest.mark.parametrize("way", ["turnleft", "turnright"])
@pytest.mark.parametrize("piece", ["A", "B", "C"])
def test_four_turns_bring_a_piece_back(way: str, piece: str, screens: CutterlandScreens) -> None:
    takers = {"A": (0, 1, 2), "B": (1, 0, 2), "C": (1, 2, 0)}[piece]
    view = GAME.observe(sharing(takers, ("AB", "CDGHL", "EFIJK")), 0)
    start = draft_at("P15", 0, piece)
    seen = [start]
    for _ in range(4):
        seen.append(kept(screens, view, seen[-1], f"g.{way}"))
    assert seen[-1] == start
    assert [one["turns"] for one in seen[1:-1]] == ([1, 2, 3] if way == "turnright" else [3, 2, 1])


def test_a_turn_to_the_left_takes_one_to_the_right_back(screens: CutterlandScreens) -> None:
    view = GAME.observe(sharing((0, 1, 2), ("ABC", "DGHKL", "EFIJ")), 0)
    for turns in range(4):
        draft = draft_at("K12", turns)
        assert kept(screens, view, kept(screens, view, draft, "g.turnleft"), "g.turnright") == draft


def test_a_turn_at_the_edge_stays_on_the_table(screens: CutterlandScreens) -> None:
    view = GAME.observe(sharing((0, 1, 2), ("ABC", "DGHKL", "EFIJ")), 0)
    draft = draft_at("L26")
    for _ in range(4):
        draft = kept(screens, view, draft, "g.turnright")
        assert isinstance(draft["cell"], int)
        assert draft["cell"] // SIDE + (3 if draft["turns"] in {1, 3} else 1) <= SIDE


def test_the_nearest_legal_place_is_one_press_away(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, draft_at("N12"))
    assert "[Nearest place: N11]" in as_text(shown)
    assert kept(screens, view, draft_at("N12"), "g.nearest") == draft_at("N11")
    legal = panel(screens, words, state, draft_at("N11"))
    assert "Nearest" not in as_text(legal)
    assert confirming(legal)


def test_the_menu_has_another_name_wherever_the_piece_is(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """A client keeps what was chosen in a menu of the same name, and would show it."""
    menus = [selects(panel(screens, words, state, draft_at(at)))[0] for at in ("M11", "M12")]
    assert menus[0].control != menus[1].control
    assert [sum(c.chosen for c in menu.choices) for menu in menus] == [1, 1]


def test_the_menu_says_where_the_piece_is_wherever_it_is(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """One of many places that are not among the best, and where it may not lie."""
    view = GAME.observe(state, 0)
    last = read_placement_draft(view, {}).spots[-1]
    draft: Draft = {"piece": "A", "cell": last.cell, "turns": last.turns}
    (menu,) = selects(panel(screens, words, state, draft))
    assert len(menu.choices) == 25
    (held,) = [choice for choice in menu.choices if choice.chosen]
    assert held.value == f"{name_of(last.cell)}.{last.turns}"
    (menu,) = selects(panel(screens, words, state, draft_at("M12")))
    assert len(menu.choices) == 25
    assert [c.label for c in menu.choices if c.chosen] == ["M12: it may not lie there"]


def test_a_place_named_by_an_empty_corner_is_framed(
    screens: CutterlandScreens, words: Words
) -> None:
    """A place has the name of its frame's corner, on which the piece may have no square."""
    state = sharing((1, 0, 2), ("A", "BEF", "CDGHIJKL"))
    view = GAME.observe(state, 0)
    spots = read_placement_draft(view, {"piece": "B"}).spots
    told = set()
    for spot in spots:
        plan = hold_at(view, "B", spot.cell, spot.turns)
        empty = spot.cell not in cells_of(plan.turned_piece, plan.cell)
        screen = panel(screens, words, state, plan.draft)
        assert ("the corner of the dashed frame" in as_text(screen)) == empty
        labels = [s for s in pictures(screen)[0].scene.shapes if isinstance(s, Label)]
        framed = [s.text for s in labels if s.colour == "chalk" and s.text == name_of(spot.cell)]
        assert bool(framed) == empty
        told.add(empty)
    assert told == {True, False}


def test_a_piece_far_away_hangs_loose_and_comes_back(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, draft_at("T20"))
    assert "There it would not touch your land" in as_text(shown)
    assert kept(screens, view, draft_at("T20"), "g.nearest") == draft_at("O14")


def test_the_picture_tells_a_cover_from_hanging_loose_and_shows_the_nearest_place(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    scenes = [
        pictures(panel(screens, words, state, draft_at(at)))[0].scene
        for at in ("M11", "M12", "T20")
    ]
    assert len(set(map(str, scenes))) == 3


def test_no_key_is_refused_on_an_older_picture(screens: CutterlandScreens) -> None:
    """Keys say what to do from where the piece is now, not from where a picture showed it."""
    view = GAME.observe(sharing((0, 1, 2)), 0)
    drafts: list[Draft] = [{}, draft_at("M12"), draft_at("T20", 3), {"piece": "Z", "cell": "x"}]
    for draft in drafts:
        for way in WAYS:
            assert isinstance(screens.press(view, draft, f"g.{way}", {}), KeepDraft)


def test_whatever_keys_lead_to_is_confirmed_as_shown(
    screens: CutterlandScreens, words: Words
) -> None:
    """From anywhere: what can be confirmed is legal, and what is legal can be confirmed."""
    state = next(one for one in random_states(2, 11)[50:] if one.phase.value == "lay")
    seat = min(GAME.to_act(state))
    view = GAME.observe(state, seat)
    legal = set(GAME.legal_actions(state, seat))
    draft: Draft = {}
    for number in range(60):
        draft = kept(screens, view, draft, f"g.{WAYS[number * 7 % 9]}")
        shown = screens.render_panel(view, table_of(state), draft, words)
        place = Place(str(draft["piece"]), int(str(draft["cell"])), int(str(draft["turns"])))
        control = confirming(shown)
        assert (control is not None) == (place in legal)
        if control is not None:
            assert screens.press(view, draft, control, {}) == PlayAction(place)


def test_with_two_pieces_either_may_be_laid_first(screens: CutterlandScreens, words: Words) -> None:
    state = next(
        one
        for one in random_states(2, 11)[10:]
        if one.phase.value == "lay" and len(GAME.observe(one, 0).table[0].to_lay) == 2
    )
    view = GAME.observe(state, 0)
    first, second = view.table[0].to_lay
    for letter in (first, second):
        draft = kept(screens, view, {}, f"g.piece.{letter}")
        control = confirming(panel(screens, words, state, draft))
        assert control is not None
        act = screens.press(view, draft, control, {})
        assert isinstance(act, PlayAction)
        assert isinstance(act.action, Place)
        assert act.action.piece == letter
        assert GAME.apply(state, 0, act.action).events


def test_a_jump_off_the_table_is_refused(screens: CutterlandScreens, view: View) -> None:
    with pytest.raises(IllegalAction) as refused:
        screens.press(view, draft_at("M12"), "g.at.A", {"cell": "Z26"})
    assert refused.value.code == "place-edge"


def test_who_would_be_devoured_is_drawn_and_said_while_a_piece_is_held(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """The kraken of the piece, beside the land: what it would devour is nobody's yet."""
    shown = panel(screens, words, state, draft_at("M11"))
    held = hold_at(GAME.observe(state, 0), "A", read_cell("M11") or 0, 0)
    assert held.after is not None
    bones = {*held.after.devoured_by_krakens, *held.after.devoured_by_dragons}
    (land,) = pictures(shown)
    drawn = [s for s in land.scene.shapes if isinstance(s, Sprite) and s.drawing.name[-1] == "d"]
    assert len(drawn) == len(bones) > 0
    said = as_text(shown)
    assert words("cutterland-hunt-now", prey="").strip() in said
    assert all(name_of(each) in said for each in bones)

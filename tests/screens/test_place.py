"""Laying a piece by buttons: arrows, turns, legal places, and what may not be."""

from dataclasses import replace

import pytest

from bot.render.scene import Sprite
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.placement_draft import (
    DIRECTIONS,
    Spot,
    find_spots,
    find_spots_around,
    find_turned_spot,
    hold_at,
    read_placement_draft,
)
from bot.screens.replies import Draft, KeepDraft, PlayAction
from bot.screens.screen import Screen, Select
from bot.words import Words
from engine.cells import SIDE, Cell, move_cell, name_of, read_cell
from engine.contract import IllegalAction
from engine.cutterland.actions import Place
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.cutterland.matches import move_land
from tests.screens.matches import (
    GAME,
    as_text,
    buttons,
    context,
    pictures,
    random_states,
    selects,
    sharing,
    table_of,
)

KEYS = ("up", "down", "left", "right", "turn", "best", "nearest")


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
    reply = screens.press(context(view, draft), control, {})
    assert isinstance(reply, KeepDraft)
    return reply.draft


def panel(screens: CutterlandScreens, words: Words, state: State, draft: Draft) -> Screen:
    return screens.render_panel(Context(GAME.observe(state, 0), table_of(state), words, draft))


def keys_of(screens: CutterlandScreens, view: View, draft: Draft) -> list[str]:
    """The arrows, turn and jumps that lead somewhere."""
    shown = buttons(screens.render_panel(context(view, draft), details=False))
    keys = [f"g.{key}" for key in KEYS]
    return [one.control for one in shown if one.control in keys and not one.disabled]


def confirming(screen: Screen) -> str | None:
    """The control that lays the piece, if it can be pressed."""
    (button,) = [one for one in buttons(screen) if one.control.startswith("g.confirm.")]
    return None if button.disabled else button.control


def menu_of(screen: Screen) -> Select:
    """The menu of spots, which is behind **Details**."""
    assert not selects(screen)
    (menu,) = selects(Screen(screen.details))
    return menu


@pytest.mark.parametrize(("way", "there"), [("left", "L11"), ("right", "N11"), ("down", "M15")])
def test_an_arrow_leads_to_the_next_legal_spot(
    way: str, there: str, screens: CutterlandScreens, view: View
) -> None:
    """From above the land: along it, or straight across it."""
    assert kept(screens, view, draft_at("M11"), f"g.{way}") == draft_at(there)


@pytest.mark.slow
def test_every_arrow_leads_to_a_legal_spot_on_its_side_or_is_off(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    sides = {"left": (1, -1), "right": (1, 1), "up": (SIDE, -1), "down": (SIDE, 1)}
    spots = {(one.cell, one.turns) for one in read_placement_draft(view, {}).spots}
    for cell, turns in spots:
        draft: Draft = {"piece": "A", "cell": cell, "turns": turns}
        shown = {one.control: one.disabled for one in buttons(panel(screens, words, state, draft))}
        for way, (unit, sign) in sides.items():
            if shown[f"g.{way}"]:
                continue
            to = kept(screens, view, draft, f"g.{way}")
            there = int(str(to["cell"]))
            assert (there, turns) in spots
            before, after = (divmod(one, SIDE)[unit == 1] for one in (cell, there))
            assert (after - before) * sign > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_keys_lead_to_every_spot(seats: int, screens: CutterlandScreens) -> None:
    laying = [one for one in random_states(seats, 11) if one.phase.value == "lay"]
    state = laying[len(laying) // 2]
    view = GAME.observe(state, min(GAME.to_act(state)))
    start = read_placement_draft(view, {})
    seen, ahead = set[tuple[int, int]](), [start.draft]
    while ahead:
        draft = ahead.pop()
        at = int(str(draft["cell"])), int(str(draft["turns"]))
        if at not in seen:
            seen.add(at)
            ahead += [kept(screens, view, draft, key) for key in keys_of(screens, view, draft)]
    assert seen == {(one.cell, one.turns) for one in start.spots}


@pytest.mark.parametrize("piece", ["A", "B", "C"])
def test_turning_goes_through_all_orientations_and_round(
    piece: str, screens: CutterlandScreens
) -> None:
    takers = {"A": (0, 1, 2), "B": (1, 0, 2), "C": (1, 2, 0)}[piece]
    view = GAME.observe(sharing(takers, ("AB", "CDGHL", "EFIJK")), 0)
    draft, turns = read_placement_draft(view, {"piece": piece}).draft, []
    for _ in range(4):
        draft = kept(screens, view, draft, "g.turn")
        turns.append(int(str(draft["turns"])))
    assert sorted(turns) == [0, 1, 2, 3]
    assert [(one - turns[0]) % 4 for one in turns] == [0, 1, 2, 3]


def test_a_piece_that_looks_the_same_turned_is_not_turned(
    screens: CutterlandScreens, words: Words
) -> None:
    state = sharing((0, 1, 2), ("F", "ABCDEGH", "IJKL"))
    (turn,) = [b for b in buttons(panel(screens, words, state, {})) if b.control == "g.turn"]
    assert turn.disabled


def test_the_nearest_legal_place_is_one_press_away(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, draft_at("N12"))
    assert "[Nearest: N11]" in as_text(shown)
    assert "**A at N12** overlaps your land" in as_text(shown)
    assert confirming(shown) is None
    assert kept(screens, view, draft_at("N12"), "g.nearest") == draft_at("N11")
    legal = panel(screens, words, state, draft_at("N11"))
    assert "Nearest" not in as_text(legal)
    assert confirming(legal)


def test_the_menu_has_another_name_wherever_the_piece_is(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """A client keeps what was chosen in a menu of the same name, and would show it."""
    menus = [menu_of(panel(screens, words, state, draft_at(at))) for at in ("M11", "M12")]
    assert menus[0].name != menus[1].name
    assert [sum(c.chosen for c in menu.choices) for menu in menus] == [1, 1]


def test_the_menu_says_where_the_piece_is_wherever_it_is(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    """One of many places that are not among the best, and where it may not lie."""
    view = GAME.observe(state, 0)
    last = read_placement_draft(view, {}).spots[-1]
    draft: Draft = {"piece": "A", "cell": last.cell, "turns": last.turns}
    menu = menu_of(panel(screens, words, state, draft))
    assert len(menu.choices) == 25
    (held,) = [choice for choice in menu.choices if choice.chosen]
    assert held.value == f"{name_of(last.cell)}.{last.turns}"
    menu = menu_of(panel(screens, words, state, draft_at("M12")))
    assert len(menu.choices) == 25
    assert [c.label for c in menu.choices if c.chosen] == ["M12: not allowed"]


@pytest.mark.slow
def test_a_spot_is_named_after_the_first_square_of_the_piece(
    screens: CutterlandScreens, words: Words
) -> None:
    """Also where the corner of its box is empty; what is typed names that square, too."""
    state = sharing((1, 0, 2), ("A", "BEF", "CDGHIJKL"))
    view = GAME.observe(state, 0)
    empty = 0
    for spot in read_placement_draft(view, {"piece": "B"}).spots:
        held = hold_at(view, "B", spot.cell, spot.turns)
        first = name_of(min(held.turned_piece.cells_at(held.cell)))
        told = as_text(panel(screens, words, state, held.draft))
        assert f"**B at {first}**" in told
        assert "[Place B]" in told
        typed = screens.press(context(view), "g.at.B", {"cell": f"{first} {spot.turns}"})
        assert typed == KeepDraft(held.draft)
        empty += first != name_of(spot.cell)
    assert empty


def test_a_piece_far_away_hangs_loose_and_comes_back(
    screens: CutterlandScreens, words: Words, state: State, view: View
) -> None:
    shown = panel(screens, words, state, draft_at("T20"))
    assert "**A at T20** doesn't touch your land" in as_text(shown)
    assert kept(screens, view, draft_at("T20"), "g.nearest") == draft_at("O14")


def test_the_picture_tells_a_cover_from_hanging_loose_and_shows_the_nearest_place(
    screens: CutterlandScreens, words: Words, state: State
) -> None:
    scenes = [
        pictures(panel(screens, words, state, draft_at(at)))[0].scene
        for at in ("M11", "M12", "T20")
    ]
    assert len(set(map(str, scenes))) == 3


def test_keys_lead_on_from_any_draft(screens: CutterlandScreens) -> None:
    """They say what to do from where the piece is now, legal or not."""
    view = GAME.observe(sharing((0, 1, 2)), 0)
    drafts: list[Draft] = [{}, draft_at("M12"), draft_at("T20", 3), {"piece": "Z", "cell": "x"}]
    for draft in drafts:
        keys = keys_of(screens, view, draft)
        assert len(keys) > 2
        for key in keys:
            assert isinstance(screens.press(context(view, draft), key, {}), KeepDraft)


@pytest.mark.slow
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
        keys = keys_of(screens, view, draft)
        draft = kept(screens, view, draft, keys[number * 7 % len(keys)])
        shown = screens.render_panel(Context(view, table_of(state), words, draft))
        place = Place(str(draft["piece"]), int(str(draft["cell"])), int(str(draft["turns"])))
        control = confirming(shown)
        assert (control is not None) == (place in legal)
        if control is not None:
            assert screens.press(context(view, draft), control, {}) == PlayAction(place)


def test_with_two_pieces_either_may_be_laid_first(screens: CutterlandScreens, words: Words) -> None:
    state = next(
        one
        for one in random_states(2, 11)[10:]
        if one.phase.value == "lay" and len(GAME.observe(one, 0).table[0].to_lay) == 2
    )
    view = GAME.observe(state, 0)
    first, second = view.table[0].to_lay
    for letter in (first, second):
        held: Draft = {"piece": first if letter == second else second}
        draft = kept(screens, view, held, f"g.piece.{letter}")
        control = confirming(panel(screens, words, state, draft))
        assert control is not None
        act = screens.press(context(view, draft), control, {})
        assert isinstance(act, PlayAction)
        assert isinstance(act.action, Place)
        assert act.action.piece == letter
        assert GAME.apply(state, 0, act.action).events


def test_a_jump_off_the_table_is_refused(screens: CutterlandScreens, view: View) -> None:
    with pytest.raises(IllegalAction) as refused:
        screens.press(context(view, draft_at("M12")), "g.at.A", {"cell": "Z26"})
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
    assert f", 💀 {len(bones)} at end" in as_text(shown)
    said = as_text(Screen(shown.details))
    assert words("cutterland-hunt-now", prey="").strip() in said
    assert all(name_of(each) in said for each in bones)


def test_arrows_lead_straight_ahead_where_a_spot_lies_there(view: View) -> None:
    """Or else at most as far aside as ahead; so every spot turned alike is reached."""
    spots = find_spots(view.table[0].land, view.offered[2].piece, 0, 0)
    alike = {spot.cell for spot in spots if not spot.turns}

    def measure(start: Cell, end: Cell, way: str) -> tuple[int, int]:
        down, right = DIRECTIONS[way]
        rows, columns = (a - b for a, b in zip(divmod(end, SIDE), divmod(start, SIDE), strict=True))
        return rows * down + columns * right, abs(rows * right) + abs(columns * down)

    reached = [min(alike)]
    for cell in reached:
        for way, spot in find_spots_around(spots, cell, 0).items():
            ahead, aside = measure(cell, spot.cell, way)
            straight = [n for n, off in (measure(cell, to, way) for to in alike) if n > 0 == off]
            assert (ahead, aside) == (min(straight), 0) if straight else ahead >= aside
            reached += {spot.cell} - {*reached}
    assert {*reached} == alike


@pytest.mark.parametrize(("rows", "columns"), [(0, 12), (13, 0), (12, 13)])
def test_arrows_and_turns_lead_across_the_edge_of_the_table(
    view: View, rows: int, columns: int
) -> None:
    """They lead to the same spots as over a land in the middle."""
    land, piece = view.table[0].land, view.offered[2].piece
    here = find_spots(land, piece, 0, 0)
    there = find_spots(move_land(land, rows, columns), piece, 0, 0)
    assert len(here) == len(there) > 10

    def move(spot: Spot | None) -> object:
        return spot and replace(spot, cell=move_cell(spot.cell, rows, columns))

    for spot in here:
        cell = move_cell(spot.cell, rows, columns)
        ahead = find_spots_around(here, spot.cell, spot.turns)
        moved = {way: move(spot) for way, spot in ahead.items()}
        assert find_spots_around(there, cell, spot.turns) == moved
        turned = find_turned_spot(here, piece, spot.cell, spot.turns)
        assert find_turned_spot(there, piece, cell, spot.turns) == move(turned)

"""Before a piece is taken it is tried on one's own land, where the table does that."""

from dataclasses import replace

import pytest

from bot.render.scene import Label
from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.panel import format_gain
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Row, Screen
from bot.words import Words
from engine.cells import SIDE
from engine.contract import Json
from engine.cutterland.actions import Action, Place, Take
from engine.cutterland.lands import Land
from engine.cutterland.plan import lay_first_piece
from engine.cutterland.state import Player, State
from tests.cutterland.matches import set_up
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

CHOOSING = sharing((None, 1, None))
"""Seat 2 chooses between A and C, then seat 0 gets the other."""


def panel(state: State, draft: Draft, words: Words, seat: int = 2) -> Screen:
    return CutterlandScreens().render_panel(
        Context(GAME.observe(state, seat), table_of(state), words, draft)
    )


def press(state: State, draft: Draft, control: str, choice: str = "", seat: int = 2) -> Draft:
    view = GAME.observe(state, seat)
    reply = CutterlandScreens().press(context(view, draft), control, {"choice": choice})
    assert isinstance(reply, KeepDraft)
    return reply.draft


def controls(screen: Screen) -> list[str]:
    return [button.control for button in buttons(screen) if not button.disabled]


def details(screen: Screen) -> Screen:
    return Screen(screen.details)


def confirm(state: State, draft: Draft, words: Words, seat: int = 2) -> PlayAction[Action]:
    """What the green button does."""
    (control,) = [c for c in controls(panel(state, draft, words, seat)) if ".confirm." in c]
    reply = CutterlandScreens().press(context(GAME.observe(state, seat), draft), control, {})
    assert isinstance(reply, PlayAction)
    return reply


def test_a_piece_is_held_at_its_best_spot_with_what_it_brings(words: Words) -> None:
    screen = panel(CHOOSING, press(CHOOSING, {}, "g.try.C"), words)
    assert "**C at M15**: **9 VP** (+5)" in as_text(screen)
    assert "Piece C held at M15" in as_text(screen)
    assert "**C at M15**, unturned: best of 56 spots." in as_text(details(screen))
    assert "After you: **Ana**" in as_text(details(screen))


def test_two_presses_take_and_place(words: Words) -> None:
    draft = press(CHOOSING, {}, "g.try.C")
    reply = confirm(CHOOSING, draft, words)
    assert reply.action == Take("C")
    (place,) = reply.then
    assert isinstance(place, Place)
    assert place.piece == "C"
    assert not reply.draft, "the next decision may be of the next round"
    taken = GAME.apply(CHOOSING, 2, reply.action).state
    assert GAME.apply(taken, 2, place).events


def test_what_is_promised_is_what_placing_there_brings(words: Words) -> None:
    """The score of each spot is the land's score when the piece is taken and placed there."""
    draft = press(CHOOSING, {}, "g.try.C")
    for key in ("right", "down", "turn", "left", "left", "turn", "up", "best"):
        if f"g.{key}" not in controls(panel(CHOOSING, draft, words)):
            continue
        draft = press(CHOOSING, draft, f"g.{key}")
        reply = confirm(CHOOSING, draft, words)
        state = GAME.apply(CHOOSING, 2, reply.action).state
        placed = GAME.apply(state, 2, reply.then[0]).state
        points = GAME.observe(placed, 2).table[2].score.total
        told = f": **{points} VP** ({format_gain(points - 4)})"
        assert told in as_text(panel(CHOOSING, draft, words))


def test_points_are_compared_with_the_same_land_before_taking_and_after(words: Words) -> None:
    """The token of the tower on C counts as part of what C gains."""
    taken = GAME.apply(CHOOSING, 2, Take("C")).state
    assert GAME.observe(taken, 2).table[2].score.total == 5
    told = "**C at M15**: **9 VP** (+5)"
    for state, draft in ((CHOOSING, press(CHOOSING, {}, "g.try.C")), (taken, {})):
        screen = panel(state, draft, words)
        assert told in as_text(screen)
        assert "9 VP (+5)" in str(selects(details(screen)))


def test_it_looks_the_same_before_and_while_a_piece_is_held(words: Words) -> None:
    """The same rows at the same places; nothing can be moved or taken before."""
    empty = panel(CHOOSING, {}, words)
    held = panel(CHOOSING, {"piece": "C"}, words)
    (*before, none), (*after, taken) = (
        [[b.label for b in row.buttons] for row in screen.blocks if isinstance(row, Row)]
        for screen in (empty, held)
    )
    assert before == after
    assert (none, taken) == (["Take … and place"], ["Take C and place"])
    assert controls(empty) == ["g.try.A", "g.try.C"]
    sizes = {(one.scene.width, one.scene.height) for s in (empty, held) for one in pictures(s)}
    assert len(sizes) == 1


def test_each_piece_tells_what_it_brings_before_it_is_held(words: Words) -> None:
    """Nothing is rated without hints."""
    labels = [button.label for button in buttons(panel(CHOOSING, {}, words))[:2]]
    assert labels == ["A +2", "C +5"]
    for label, letter in zip(labels, "AC", strict=True):
        gain = label.removeprefix(f"{letter} ")
        assert f"({gain})" in as_text(panel(CHOOSING, {"piece": letter}, words))
        moved = press(CHOOSING, {"piece": letter}, "g.turn")
        assert press(CHOOSING, moved, f"g.try.{letter}") == {"piece": letter}, "its best spot"
    quiet = panel(set_up(CHOOSING, hints=False), {}, words)
    assert [button.label for button in buttons(quiet)[:2]] == ["A", "C"]


def test_a_first_piece_tells_the_points_of_its_land(words: Words) -> None:
    state = without_lands(CHOOSING)
    labels = [button.label for button in buttons(panel(state, {}, words))[:2]]
    points = []
    for letter in "AC":
        taken = GAME.apply(state, 2, Take(letter)).state
        begun = lay_first_piece(GAME.observe(taken, 2))
        points.append(begun.table[2].score.total)
    assert labels == [f"{letter} {format_gain(n)}" for letter, n in zip("AC", points, strict=True)]
    untried = panel(set_up(state, preview=False), {}, words)
    assert [button.label for button in buttons(untried)[:2]] == ["A", "C"]


def test_the_others_lands_are_not_on_it(words: Words) -> None:
    for draft in ({}, press(CHOOSING, {}, "g.try.C")):
        assert [picture.name for picture in pictures(panel(CHOOSING, draft, words))] == ["land"]


def test_a_spot_is_chosen_from_the_menu(words: Words) -> None:
    draft = press(CHOOSING, {}, "g.try.C")
    (menu,) = selects(details(panel(CHOOSING, draft, words)))
    third = menu.choices[2]
    held = press(CHOOSING, draft, menu.name, third.value)
    (after,) = selects(details(panel(CHOOSING, held, words)))
    assert [choice.value for choice in after.choices if choice.chosen] == [third.value]
    assert after.name != menu.name, "a client keeps what was chosen in a menu of that name"


def test_a_spot_that_is_typed_may_be_wrong_and_is_not_taken(words: Words) -> None:
    view = GAME.observe(CHOOSING, 2)
    reply = CutterlandScreens().press(context(view, {"piece": "C"}), "g.at.C", {"cell": "M13"})
    assert isinstance(reply, KeepDraft)
    screen = panel(CHOOSING, reply.draft, words)
    assert "**C at M13** overlaps your land" in as_text(screen)
    assert not [one for one in controls(screen) if ".confirm." in one or ".take." in one]
    near = press(CHOOSING, reply.draft, "g.nearest")
    assert confirm(CHOOSING, near, words).then


def test_a_form_of_a_piece_that_was_held_before_is_refused() -> None:
    view = GAME.observe(CHOOSING, 2)
    with pytest.raises(BadInput) as refused:
        CutterlandScreens().press(context(view, {"piece": "A"}), "g.at.C", {"cell": "M15"})
    assert refused.value.key == "bad-control"


def test_a_board_takes_with_one_press(screens: CutterlandScreens) -> None:
    view = GAME.observe(CHOOSING, 2)
    assert screens.press(context(view, {"piece": "C"}), "g.take.A", {}) == PlayAction(Take("A"))


def test_where_the_table_does_not_try_a_piece_is_only_chosen(words: Words) -> None:
    """It is not held, by a draft of before either, nor by a control that somebody made up."""
    state = set_up(CHOOSING, preview=False)
    drafts: list[Draft] = [{}, {"piece": "C"}, {"piece": "C", "cell": 0, "turns": 0}]
    for draft in drafts:
        screen = panel(state, draft, words)
        takes = ["g.take.C"] if draft else []
        assert controls(screen) == ["g.try.A", "g.try.C", *takes]
        assert not selects(screen)
        assert not selects(details(screen))
        assert "held" not in as_text(screen)
        assert " VP** (" not in as_text(screen)
        for control in ("g.next", "g.best", "g.spot.C"):
            with pytest.raises(BadInput):
                press(state, draft, control, "M15.0")


def test_nothing_is_tried_without_a_land(words: Words) -> None:
    """And nothing takes a piece with the first press, which may be the second one on **Cut**."""
    players = tuple(replace(player, land=Player(()).land) for player in CHOOSING.players)
    state = replace(CHOOSING, players=players)
    empty = panel(state, {}, words)
    assert controls(empty) == ["g.try.A", "g.try.C"]
    assert buttons(empty)[-1].label == "Take …"
    screen = panel(state, press(state, {}, "g.try.C"), words)
    assert controls(screen) == ["g.try.A", "g.try.C", "g.take.C"]
    assert [picture.name for picture in pictures(screen)] == ["land"]
    assert "Your piece starts your land" in as_text(screen)


@pytest.mark.parametrize(
    "draft",
    [
        {"piece": "B"},
        {"piece": "Z"},
        {"piece": 7},
        {"piece": ["C"]},
    ],
)
def test_a_strange_draft_tries_nothing(draft: Draft, words: Words) -> None:
    """B is taken already."""
    assert as_text(panel(CHOOSING, draft, words)) == as_text(panel(CHOOSING, {}, words))


@pytest.mark.parametrize("place", [{"cell": -4, "turns": 9}, {"cell": "M15"}, {"cell": 9999}])
def test_a_strange_place_is_the_best_one(place: Draft, words: Words) -> None:
    best = as_text(panel(CHOOSING, {"piece": "C"}, words))
    assert as_text(panel(CHOOSING, {"piece": "C", **place}, words)) == best


@pytest.mark.parametrize("control", ["g.try.B", "g.try", "g.spot.C", "g.jump", "g.confirm.1"])
def test_a_control_that_means_nothing_is_refused(control: str, words: Words) -> None:
    with pytest.raises(BadInput) as refused:
        press(CHOOSING, {"piece": "C"}, control)
    assert words(refused.value.key, **refused.value.params)


def without_lands(state: State) -> State:
    players = tuple(replace(player, land=Land()) for player in state.players)
    return replace(state, players=players)


def test_the_board_has_one_picture_of_pieces_and_lands(
    screens: CutterlandScreens, words: Words
) -> None:
    board = screens.render_board(Context(GAME.observe(CHOOSING, None), table_of(CHOOSING), words))
    (picture,) = pictures(board)
    assert "Piece A" in picture.alt
    assert "Cleo's land" in picture.alt
    labels = [shape.text for shape in picture.scene.shapes if isinstance(shape, Label)]
    assert labels.count("A") == labels.count("C") == 1
    assert labels.count("B") == 2, "Ben has taken it"
    assert not {"13", "M"} & set(labels), "coordinates are behind Details"
    assert [one.name for one in pictures(Screen(board.details))] == ["card", "lands"]


def test_before_there_are_lands_the_board_shows_the_card(
    screens: CutterlandScreens, words: Words
) -> None:
    state = without_lands(CHOOSING)
    board = screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    assert [one.name for one in pictures(board)] == ["card"]


def test_who_has_taken_the_first_piece_is_told_what_becomes_of_it(words: Words) -> None:
    state = without_lands(CHOOSING)
    assert "Once everyone has chosen, piece B starts your land" in as_text(
        panel(state, {}, words, seat=1)
    )
    assert "begins with your first piece" in as_text(panel(state, {}, words, seat=0))


def test_who_chooses_twice_is_you_the_second_time(words: Words) -> None:
    state = choosing_twice()
    first, *later = GAME.observe(state, None).choosers
    assert first in later
    told = as_text(details(panel(state, {}, words, seat=first)))
    assert "After you: " in told
    assert "**you**" in told


def choosing_twice() -> State:
    """Two players: who chooses now does so again before the pieces are placed."""
    states = [one for one in random_states(2, 11) if one.phase.value == "take"]
    return next(one for one in states[8:] if len(GAME.observe(one, None).choosers) == 4)


def test_a_piece_that_is_placed_shows_while_others_choose_and_when_the_second_is_held(
    words: Words,
) -> None:
    state = choosing_twice()
    seat, other, *_ = GAME.observe(state, None).choosers
    letter = GAME.observe(state, None).offered[0].letter
    first = confirm(state, press(state, {}, f"g.try.{letter}", seat=seat), words, seat)
    waiting = GAME.apply(state, seat, first.action).state
    left = next(one for one in GAME.observe(waiting, None).offered if one.taken_by is None)
    state = GAME.apply(waiting, other, Take(left.letter)).state

    view = GAME.observe(state, seat)
    draft = CutterlandScreens().recall_plan(view, (first.then,))
    before = len(view.table[seat].land.cells)
    for now in (waiting, state):
        (alone,), (planned,) = (pictures(panel(now, one, words, seat)) for one in ({}, draft))
        assert f"{before} squares" in alone.alt
        assert f"{before + len(view.offered[0].piece.cells)} squares" in planned.alt
    assert CutterlandScreens().recall_plan(replace(view, phase="lay"), (first.then,)) == {}


@pytest.mark.parametrize("planned", [7, {"A": 7}, {"A": ["M", 1]}, {"Z": [1, 1]}, {"A": [-3, 1]}])
def test_a_strange_plan_is_not_shown(planned: Json, words: Words) -> None:
    assert panel(CHOOSING, {"planned": planned}, words) == panel(CHOOSING, {}, words)


def test_a_piece_that_fits_nowhere_says_so_and_is_only_taken(words: Words) -> None:
    """A table that is full but for a slot of one square; what is taken brings its tokens alone."""
    cells = tuple(cell for cell in range(SIDE * SIDE) if cell != 30)
    full = Land(cells, ("p.",) * len(cells), (0,) * len(cells))
    players = tuple(replace(player, land=full) for player in CHOOSING.players)
    screen = panel(replace(CHOOSING, players=players), {"piece": "A"}, words)
    assert "A fits nowhere" in as_text(screen)
    assert as_text(details(screen)).count("fits nowhere") == 2
    assert controls(screen) == ["g.try.A", "g.try.C", "g.take.A"]
    assert selects(details(screen)) == []

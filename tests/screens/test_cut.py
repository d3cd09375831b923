"""A card is cut by pressing its squares: what each press does, and what the panel says of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.scene import Label
from bot.screens.contract import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Button, Row, Screen
from bot.words import Words
from engine.cutterland.actions import Cut
from engine.cutterland.events import CardCut
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.screens.matches import (
    CARD,
    GAME,
    OTHER,
    as_text,
    buttons,
    cutting,
    pictures,
    selects,
    table_of,
)

THREE: Draft = {"card": 1, "brush": 1, "cuts": {"1": ["ABEF", "CDGH"]}}
FOUR: Draft = {"card": 1, "brush": 3, "cuts": {"1": ["AB", "CD", "EFGH", "IJKL"]}}


def hand(state: State, *controls: str, draft: Draft | None = None) -> Draft:
    """The draft that the controls lead to, pressed one after another by seat 0."""
    view = GAME.observe(state, 0)
    draft = draft or {}
    for control in controls:
        reply = CutterlandScreens().press(view, draft, control, {})
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    return draft


def squares(letters: str, card: int = 1) -> list[str]:
    return [f"g.sq.{card}.{letter}" for letter in letters]


def panel(state: State, draft: Draft, words: Words) -> Screen:
    return CutterlandScreens().render_panel(GAME.observe(state, 0), table_of(state), draft, words)


def grid(screen: Screen) -> list[list[str]]:
    """The labels of the squares, row by row."""
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    return [
        [button.label for button in row.buttons]
        for row in rows
        if row.buttons[0].control.startswith("g.sq.")
    ]


def button(screen: Screen, beginning: str) -> Button:
    (found,) = [one for one in buttons(screen) if one.control.startswith(beginning)]
    return found


def test_a_whole_turn_is_cut_by_presses_alone(screens: CutterlandScreens, words: Words) -> None:
    """A card, two pieces of three, a look, and yes: the last piece is what is left over."""
    state = cutting()
    draft = hand(state, "g.card.2", *squares("ABEF", 2), "g.brush.1", *squares("CDGH", 2))
    editor = panel(state, draft, words)
    assert "**3** · 4 squares: 1 goblin, 1 centaur, 1 tower (left over)" in as_text(editor)
    assert not button(editor, "g.look").disabled

    looked = hand(state, "g.look", draft=draft)
    confirm = button(panel(state, looked, words), "g.confirm")
    reply = screens.press(GAME.observe(state, 0), looked, confirm.control, {})

    assert reply == PlayAction(Cut(2, ("ABEF", "CDGH", "IJKL")))
    GAME.apply(state, 0, Cut(2, ("ABEF", "CDGH", "IJKL")))


def test_the_card_lies_there_as_buttons(words: Words) -> None:
    """Each shows its letter, what is on it and its piece's number; one in no piece has none."""
    bare = grid(panel(cutting(), {"card": 1}, words))
    assert bare == [
        ["A 🐎 –", "B 🟩 –", "C 👺 –", "D 🟨 –"],
        ["E 🐙 –", "F 🟦 –", "G 🧱 –", "H 🟩 –"],
        ["I 🐸 –", "J 🟦 –", "K 🐉 –", "L 🏰 –"],
    ]
    begun = grid(panel(cutting(), hand(cutting(), "g.card.1", *squares("AE")), words))
    assert begun[0][:2] == ["A 🐎 1", "B 🟩 –"]
    assert begun[1][:2] == ["E 🐙 1", "F 🟦 –"]
    assert begun[2] == bare[2]


def test_pieces_have_the_colours_of_their_buttons(words: Words) -> None:
    screen = panel(cutting(2), FOUR, words)
    styles = {one.label[-1]: one.style for one in buttons(screen) if one.control.startswith("g.sq")}
    assert styles == {"1": "primary", "2": "success", "3": "danger", "4": "secondary"}
    for number, name in enumerate("1234"):
        assert button(screen, f"g.brush.{number}").style == styles[name]


def test_a_square_goes_to_the_piece_that_is_marked_and_comes_back(words: Words) -> None:
    state = cutting()
    assert hand(state, "g.sq.1.A", "g.brush.1", "g.sq.1.A")["cuts"] == {"1": ["", "A"]}
    assert hand(state, "g.sq.1.A", "g.sq.1.A")["cuts"] == {}
    marked = [b.label for b in buttons(panel(state, THREE, words)) if "brush" in b.control]
    assert marked == ["1", "✏️ Piece 2", "3"]


def test_squares_that_go_to_the_last_piece_are_left_over(words: Words) -> None:
    """Painting the piece that is what is left over takes a square from another; nothing is lost."""
    state = cutting()
    draft = hand(state, "g.brush.2", "g.sq.1.F", "g.sq.1.L", draft=THREE)
    assert draft["cuts"] == {"1": ["ABE", "CDGH"]}
    assert "**3** · 5 squares" in as_text(panel(state, draft, words))


def test_what_does_not_hang_together_is_named_and_hatched(words: Words) -> None:
    screen = panel(cutting(), hand(cutting(), *squares("ABEK")), words)
    assert "Piece 1 (ABEK) does not hang together" in as_text(screen)
    assert "In no piece yet: squares CDFGHIJL." in as_text(screen)
    assert button(screen, "g.look").disabled
    assert hatched(screen) == 9, "all in no piece, and K, which is away from its piece"


def hatched(screen: Screen) -> int:
    drawn = [getattr(shape, "drawing", None) for shape in pictures(screen)[0].scene.shapes]
    names = [one.name for one in drawn if one is not None]
    return sum(name.startswith("cutterland/") and name.endswith("l") for name in names)


def test_a_card_not_begun_has_nothing_hatched(words: Words) -> None:
    assert hatched(panel(cutting(), {"card": 1}, words)) == 0
    assert hatched(panel(cutting(), THREE, words)) == 0


def test_no_button_moves_while_squares_are_pressed(words: Words) -> None:
    """As many lines, rows and buttons from the first square to the last, and one picture's size."""
    state, draft = cutting(), hand(cutting(), "g.card.1")
    shapes = set()
    for control in ["g.brush.0", *squares("ABEF"), "g.brush.1", *squares("CDGH")]:
        draft = hand(state, control, draft=draft)
        screen = panel(state, draft, words)
        picture = pictures(screen)[0].scene
        lines = as_text(screen).split("<")[0].count("\n")
        shapes.add((lines, len(buttons(screen)), picture.width, picture.height))
    assert len(shapes) == 1


def test_pieces_keep_their_numbers_and_colours_when_they_are_looked_at(words: Words) -> None:
    """Whichever square a piece begins at: the third piece has the first square here."""
    state = cutting()
    draft = hand(state, "g.card.1", *squares("IJKL"), "g.brush.1", *squares("CDGH"))
    editor, looked = (
        panel(state, hand(state, *more, draft=draft), words) for more in ((), ("g.look",))
    )
    lines = [line.removesuffix(" (left over)") for line in as_text(editor).splitlines()]
    pieces = [line for line in lines if line.startswith("**")]
    assert len(pieces) == 3
    assert all(line in as_text(looked).splitlines() for line in pieces)
    badges = [shape.text for shape in pictures(looked)[0].scene.shapes if isinstance(shape, Label)]
    assert badges == ["1", "2", "3"]


def test_an_even_cut_is_four_presses_away(screens: CutterlandScreens, words: Words) -> None:
    """My move, the card, the suggestion, which is looked at, and yes; by hand it was fifteen."""
    state = cutting()
    draft = hand(state, "g.card.1", "g.suggest.1")
    screen = panel(state, draft, words)
    reply = screens.press(GAME.observe(state, 0), draft, button(screen, "g.confirm").control, {})
    assert isinstance(reply, PlayAction)
    assert isinstance(reply.action, Cut)
    assert [len(group) for group in reply.action.groups] == [4, 4, 4]
    GAME.apply(state, 0, reply.action)


def test_suggestions_come_one_after_another_and_begin_again(words: Words) -> None:
    state, draft, seen = cutting(2), hand(cutting(2), "g.card.1"), []
    for _ in range(7):
        draft = hand(state, "g.suggest.1", draft=draft)
        seen.append(str(draft["cuts"]))
    assert len(set(seen)) == 6
    assert seen[6] == seen[0]
    assert button(panel(state, draft, words), "g.suggest").label == "Another suggestion"


def test_what_was_looked_at_is_not_looked_at_again(words: Words) -> None:
    """Back in the editor it can be cut at once, until a square is moved."""
    state = cutting()
    draft = hand(state, "g.look", "g.edit", draft=THREE)
    assert not button(panel(state, draft, words), "g.confirm").disabled
    moved = hand(state, "g.brush.0", "g.sq.1.G", draft=draft)
    assert not button(panel(state, moved, words), "g.look").disabled
    back = hand(state, "g.brush.1", "g.sq.1.G", draft=moved)
    assert not button(panel(state, back, words), "g.confirm").disabled
    other = hand(
        state, "g.card.2", *squares("ABEF", 2), "g.brush.1", *squares("CDGH", 2), draft=draft
    )
    assert not button(panel(state, other, words), "g.look").disabled


def test_a_square_pressed_in_an_older_panel_is_of_the_card_it_showed(words: Words) -> None:
    """Editing is never refused while the decision is the same, whatever has been pressed since."""
    draft = hand(cutting(), "g.card.2", draft=THREE)
    draft = hand(cutting(), "g.brush.1", "g.sq.1.I", draft=draft)
    assert draft == {"card": 1, "brush": 1, "cuts": {"1": ["ABEF", "CDGHI"]}}


def test_every_card_keeps_what_was_painted_on_it() -> None:
    draft = hand(cutting(), "g.back", "g.card.2", *squares("AE", 2), "g.card.1", draft=THREE)
    assert draft["cuts"] == {"1": ["ABEF", "CDGH"], "2": ["AE"]}
    assert hand(cutting(), "g.clear", draft=draft)["cuts"] == {"2": ["AE"]}


def test_the_last_card_is_chosen_by_itself(words: Words) -> None:
    state = cutting()
    first = replace(state.players[0], hand=(None, OTHER, None))
    state = replace(state, players=(first, *state.players[1:]))
    screen = panel(state, {}, words)
    assert grid(screen)
    assert "g.back" not in [one.control for one in buttons(screen)]
    assert hand(state, "g.clear")["card"] == 2


def test_what_is_typed_can_be_pressed_on(screens: CutterlandScreens, words: Words) -> None:
    """Typed and pressed are one draft, whether the cut is whole yet or not."""
    state, view = cutting(), GAME.observe(cutting(), 0)
    typed = screens.press(view, {}, "g.cut.1", {"pieces": "abef cdg"})
    assert isinstance(typed, KeepDraft)
    pressed = hand(state, "g.edit", "g.brush.1", "g.sq.1.H", draft=typed.draft)
    assert pressed["cuts"] == {"1": ["ABEF", "CDGH", "IJKL"]}
    short = screens.press(view, {}, "g.cut.1", {"pieces": "abef cdg ij"})
    assert isinstance(short, KeepDraft)
    assert "Left out: HKL" in as_text(panel(state, short.draft, words))
    mended = hand(state, "g.brush.2", *squares("KL"), "g.brush.1", "g.sq.1.H", draft=short.draft)
    assert mended["cuts"] == {"1": ["ABEF", "CDGH", "IJKL"]}
    assert not button(panel(state, mended, words), "g.look").disabled


def test_a_text_without_sense_costs_nothing(screens: CutterlandScreens, words: Words) -> None:
    reply = screens.press(GAME.observe(cutting(), 0), THREE, "g.cut.1", {"pieces": "AB XY"})
    assert isinstance(reply, KeepDraft)
    screen = panel(cutting(), reply.draft, words)
    assert "`AB XY`" in as_text(screen)
    assert "**2** · 4 squares" in as_text(screen), "what was painted is still there"
    form = screens.build_form(button(screen, "form.").control.removeprefix("form."), words)
    assert form is not None
    assert form.fields[0].value == "AB XY"
    assert hand(cutting(), "g.sq.1.H", draft=reply.draft)["cuts"] == {"1": ["ABEFH", "CDG"]}


def test_a_confirmation_of_another_cut_is_refused(screens: CutterlandScreens, words: Words) -> None:
    view = GAME.observe(cutting(), 0)
    looked = hand(cutting(), "g.look", draft=THREE)
    older = button(panel(cutting(), looked, words), "g.confirm")
    changed = hand(cutting(), "g.edit", "g.sq.1.F", draft=looked)
    with pytest.raises(BadInput) as refused:
        screens.press(view, changed, older.control, {})
    assert refused.value.key == "bad-confirm"
    assert isinstance(screens.press(view, looked, older.control, {}), PlayAction)


def test_a_look_at_half_a_cut_shows_what_is_missing(words: Words) -> None:
    """A button of an older panel; the editor stays."""
    draft = hand(cutting(), "g.look", draft={"card": 1, "cuts": {"1": ["ABEF"]}})
    assert grid(panel(cutting(), draft, words))


@pytest.mark.parametrize(
    "control",
    ["g.sq.3.A", "g.sq.0.A", "g.sq.1.M", "g.sq.1.AB", "g.sq.x.A", "g.brush.3", "g.brush.x",
     "g.brush", "g.card.3", "g.card.9", "g.shape.9.ABEF", "g.sq", "g.confirm.123"],
)  # fmt: skip
def test_a_control_that_means_nothing_here_changes_nothing(
    control: str, screens: CutterlandScreens, words: Words
) -> None:
    draft = dict(THREE)
    with pytest.raises(BadInput) as refused:
        screens.press(GAME.observe(cutting(), 0), draft, control, {})
    assert words(refused.value.key, **refused.value.params)
    assert draft == THREE


@pytest.mark.parametrize(
    "draft",
    [
        {"card": 1, "cuts": {"1": "ABEF"}},
        {"card": 1, "cuts": {"1": ["ABEF", 7]}},
        {"card": 1, "cuts": {"1": ["ABEF", "FG"]}},
        {"card": 1, "cuts": {"1": ["AXY"]}},
        {"card": 1, "cuts": {"1": ["A", "B", "C", "D"]}},
        {"card": 1, "cuts": ["ABEF"]},
        {"card": 1, "cuts": {"7": ["ABEF"]}, "brush": "A", "seen": 1},
        {"card": 1, "brush": -1, "seen": True},
        {"card": 1, "last": ["ABEF", "XY"]},
    ],
)
def test_a_draft_that_makes_no_sense_counts_as_not_begun(draft: Draft, words: Words) -> None:
    fresh = as_text(panel(cutting(), {"card": 1}, words))
    assert as_text(panel(cutting(), draft, words)) == fresh


def test_a_draft_of_before_there_were_squares_is_read(words: Words) -> None:
    screen = panel(cutting(), {"card": 1, "text": "ABEF CDGH"}, words)
    assert not button(screen, "g.confirm").disabled


CUTS = (
    CardCut(1, CARD, ("ABC", "DGHL", "EFIJK"), 0),
    CardCut(0, CARD, ("ABEF", "CDGH", "IJKL"), 0),
    CardCut(2, CARD, ("AEI", "BFJ", "CDGHKL"), 0),
)


def with_past(view: View, events: tuple[CardCut, ...]) -> Draft:
    return {"card": 2, **CutterlandScreens().recall_events(view, events)}


def test_ones_last_cut_can_be_made_again(screens: CutterlandScreens, words: Words) -> None:
    """One's own newest; before there is one, the newest at the table."""
    view = GAME.observe(cutting(), 0)
    own = button(panel(cutting(), with_past(view, CUTS), words), "g.shape")
    reply = screens.press(view, {"card": 2}, own.control, {})
    cuts: Draft = {"2": ["ABEF", "CDGH", "IJKL"]}
    assert reply == KeepDraft({"card": 2, "brush": 0, "cuts": cuts, "seen": True})
    others = button(panel(cutting(), with_past(view, CUTS[::2]), words), "g.shape")
    assert others.control == "g.shape.2.AEI_BFJ_CDGHKL"
    assert "g.shape" not in str(panel(cutting(), with_past(view, ()), words))


def test_nothing_is_recalled_by_who_has_not_to_cut(screens: CutterlandScreens) -> None:
    assert screens.recall_events(GAME.observe(cutting(), 1), CUTS) == {}
    assert screens.recall_events(GAME.observe(cutting(), None), CUTS) == {}


def test_more_pieces_than_wanted_come_from_a_menu(screens: CutterlandScreens, words: Words) -> None:
    """Only where the table allows an overcut, and with its price."""
    state = cutting(overcut="penalty")
    view = GAME.observe(state, 0)
    assert selects(panel(cutting(), THREE, words)) == []
    (menu,) = selects(panel(state, THREE, words))
    assert [choice.label for choice in menu.choices] == [f"Piece {each}" for each in range(4, 13)]
    reply = screens.press(view, {"card": 1, "cuts": {"1": ["ABEF", "CDGH", "IJK"]}}, menu.control,
                          {"choice": "3"})  # fmt: skip
    assert isinstance(reply, KeepDraft)
    draft = hand(state, "g.sq.1.L", draft=reply.draft)
    screen = panel(state, draft, words)
    assert "1 piece too many" in as_text(screen)
    assert "**4** · 1 square: 1 tower" in as_text(screen)
    (after,) = selects(screen)
    assert after.control != menu.control, "a client keeps what was chosen in a menu of that name"
    assert not button(screen, "g.look").disabled

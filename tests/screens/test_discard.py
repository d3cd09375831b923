"""Who removes what an overcut has too many presses the pieces, and may think again."""

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction
from bot.screens.screen import Button, Row, Screen
from bot.words import Words
from engine.cutterland.actions import Discard
from engine.cutterland.state import State
from tests.cutterland.matches import set_up
from tests.screens.matches import GAME, as_text, buttons, context, pictures, sharing, table_of

FIVE = ("ABEF", "CD", "GH", "IJ", "KL")
SINGLES = tuple("ABCDEFGHIJKL")


def overcut(groups: tuple[str, ...]) -> State:
    """Three players; seat 0 has cut too many pieces, and seat 2 removes."""
    state = sharing((None,) * len(groups), groups)
    return set_up(state, overcut="penalty")


def panel(state: State, draft: Draft, words: Words) -> Screen:
    return CutterlandScreens().render_panel(
        Context(GAME.observe(state, 2), table_of(state), words, draft)
    )


def pressed(state: State, *letters: str, draft: Draft | None = None) -> Draft:
    draft = draft or {}
    for letter in letters:
        reply = CutterlandScreens().press(
            context(GAME.observe(state, 2), draft), f"g.out.{letter}", {}
        )
        assert isinstance(reply, KeepDraft)
        draft = reply.draft
    return draft


def confirm(screen: Screen) -> Button:
    return buttons(screen)[-1]


def test_pieces_go_out_by_a_press_and_come_back_by_another(words: Words) -> None:
    state = overcut(FIVE)
    assert pressed(state, "B", "D") == {"pieces": "BD"}
    assert pressed(state, "B", "D", "B") == {"pieces": "D"}
    assert confirm(panel(state, {}, words)).disabled
    assert confirm(panel(state, {"pieces": "D"}, words)).disabled
    assert not confirm(panel(state, {"pieces": "BD"}, words)).disabled


def test_one_too_many_takes_the_place_of_the_first(words: Words) -> None:
    """So that with one piece to remove another press is another choice."""
    assert pressed(overcut(FIVE), "B", "D", "A") == {"pieces": "DA"}
    assert pressed(overcut(("ABEF", "CDGH", "IJ", "KL")), "B", "D") == {"pieces": "D"}


def test_what_goes_out_is_struck_out_in_the_picture(words: Words) -> None:
    state = overcut(FIVE)
    before = pictures(panel(state, {}, words))[0]
    after = pictures(panel(state, {"pieces": "BD"}, words))[0]
    assert before.scene != after.scene
    assert after.alt.count(", removed") == 2
    labels = [b.label for b in buttons(panel(state, {"pieces": "BD"}, words))]
    assert labels == ["Piece A", "✂️ B", "Piece C", "✂️ D", "Piece E", "Remove"]


def test_the_confirmation_removes_what_it_names(screens: CutterlandScreens, words: Words) -> None:
    state, view = overcut(FIVE), GAME.observe(overcut(FIVE), 2)
    older = confirm(panel(state, {"pieces": "BD"}, words))
    assert screens.press(context(view, {"pieces": "DB"}), older.control, {}) == PlayAction(
        Discard(("B", "D"))
    )
    with pytest.raises(BadInput) as refused:
        screens.press(context(view, pressed(state, "A", draft={"pieces": "BD"})), older.control, {})
    assert refused.value.key == "bad-confirm"
    assert confirm(panel(state, {"pieces": "B"}, words)).disabled


@pytest.mark.parametrize("draft", [{"pieces": "XYZ"}, {"pieces": 7}, {"pieces": ["A", "B"]}])
def test_a_strange_draft_is_nothing_chosen(draft: Draft, words: Words) -> None:
    state = overcut(FIVE)
    assert as_text(panel(state, draft, words)) == as_text(panel(state, {}, words))


@pytest.mark.parametrize("control", ["g.out.F", "g.out", "g.out.AB", "g.confirm.other", "g.take"])
def test_a_control_that_means_nothing_is_refused(
    control: str, screens: CutterlandScreens, words: Words
) -> None:
    with pytest.raises(BadInput) as refused:
        screens.press(context(GAME.observe(overcut(FIVE), 2), {"pieces": "B"}), control, {})
    assert words(refused.value.key, **refused.value.params)


def test_twelve_pieces_stand_in_rows(words: Words) -> None:
    draft = pressed(overcut(SINGLES), *"ABCDEFGHI")
    screen = panel(overcut(SINGLES), draft, words)
    assert not confirm(screen).disabled
    assert len(buttons(screen)) == 13


@pytest.mark.parametrize(
    ("groups", "rows"),
    [(FIVE, [3, 2]), (("AB", "CD", "EF", "GH", "IJ", "KL"), [3, 3]), (SINGLES, [4, 4, 4])],
)
def test_rows_of_pieces_are_about_as_long(
    groups: tuple[str, ...], rows: list[int], words: Words
) -> None:
    shown = panel(overcut(groups), {}, words).blocks
    found = [block for block in shown if isinstance(block, Row)]
    assert [len(row.buttons) for row in found[:-1]] == rows

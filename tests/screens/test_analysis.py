"""Looking back in words and pictures, within what a message may hold."""

from bot.models.analysis import Progress
from bot.render.cutterland.card_scenes import card_scene
from bot.render.scene import Label
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland.cut_draft import find_even_cuts
from bot.screens.screen import Screen
from bot.screens.shared import analysis
from bot.words import Catalogues, Words
from engine.coach import Mistake
from engine.cutterland.actions import Action, Cut, Discard, Place, Resolve, Take
from engine.cutterland.computers.looking_back import rate_layout
from engine.cutterland.layouts import Layout
from engine.cutterland.state import State
from tests.cutterland.matches import set_up
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import (
    CARD,
    GAME,
    LONG,
    as_text,
    buttons,
    cell,
    cutting,
    pictures,
    resolving,
    sharing,
    table_of,
)
from tests.screens.test_limits import check

HOUSE = ROOT / "bot" / "locales" / "en" / "house.ftl"


def tell(
    screens: CutterlandScreens, words: Words, state: State, seat: int, did: Action, better: Action,
    reader: int | None = None,
) -> Screen:  # fmt: skip
    mistake = Mistake(GAME.observe(state, seat), did, better, 2.4)
    screen = Screen(screens.mistake_blocks(mistake, table_of(state), seat, reader, words))
    long = table_of(state, (LONG,) * 4)
    told = [screens.mistake_blocks(mistake, long, seat, reader, words)] * 3
    house = Catalogues.load({"en": [CATALOGUE, HOUSE]}).words("en")
    course = [(number, (33, 33, 34, 0)) for number in range(17)]
    chances = analysis.draw_chances(course, long, house)
    check(analysis.render_analysis(told, chances, "", long, seat, reader, house))
    return screen


CUTS = Cut(1, ("ABCD", "EFGH", "IJKL")), Cut(1, ("ABEF", "CDGH", "IJKL"))


def test_a_better_cut_is_told_and_shown_beside_the_one_that_was_made(
    screens: CutterlandScreens, words: Words
) -> None:
    screen = tell(screens, words, cutting(), 0, *CUTS)
    assert as_text(screen).startswith(
        "**Round 4:** **Ana** cut card 1 into `ABCD EFGH IJKL`. The cut "
        "`ABEF CDGH IJKL` was worth about 2 VP more."
    )
    [picture] = pictures(screen)
    one, other = (card_scene(CARD, cut.groups, with_names=True) for cut in CUTS)
    assert picture.scene.width == one.width + other.width
    assert picture.scene.shapes[: len(one.shapes)] == one.shapes
    assert len(picture.scene.shapes) == len(one.shapes) + len(other.shapes)


def test_better_pieces_to_remove_are_told_and_crossed_out(
    screens: CutterlandScreens, words: Words
) -> None:
    state = set_up(sharing((None,) * 5, ("AB", "CDGH", "EF", "IJ", "KL")), overcut="penalty")
    screen = tell(screens, words, state, 2, Discard(("A", "B")), Discard(("C", "E")), reader=1)
    assert as_text(screen).startswith(
        "**Round 4:** **Cleo** removed pieces A and B. Removing pieces C and E "
        "was worth about 2 VP more."
    )
    [picture] = pictures(screen)
    assert "C: E wetland with kraken, F wetland, removed" in picture.alt


def test_a_cut_as_suggested_is_no_blame(screens: CutterlandScreens, words: Words) -> None:
    did = Cut(1, find_even_cuts(CARD, 3)[0])
    told = as_text(tell(screens, words, cutting(), 0, did, CUTS[1]))
    assert ", as suggested. After a longer look, `ABEF CDGH" in told


def test_the_reader_is_told_of_themselves_as_you(screens: CutterlandScreens, words: Words) -> None:
    own, others = (
        as_text(tell(screens, words, cutting(), 0, *CUTS, reader=reader)) for reader in (0, 1)
    )
    assert "**Round 4:** you cut card 1" in own
    assert "Ana" not in own
    assert "**Round 4:** **Ana** cut card 1" in others


def test_the_spots_of_the_text_are_numbered_on_the_land(
    screens: CutterlandScreens, words: Words
) -> None:
    """First where the piece was placed, then where it was best."""
    did, better = Place("A", cell("A3"), 0), Place("A", cell("C1"), 1)
    screen = tell(screens, words, sharing((0, 1, 2)), 0, did, better)
    told = as_text(screen)
    assert "piece A at M15, unturned **(marked 1)**." in told
    assert "at O13, turned 90° **(marked 2)**, was worth about" in told
    assert number_badges(screen) == ["1", "2"]


def test_a_better_piece_is_shown_in_its_best_spot(screens: CutterlandScreens, words: Words) -> None:
    screen = tell(screens, words, sharing((None,) * 3), 1, Take("A"), Take("B"))
    assert "**Ben** took piece A. Piece B (" in as_text(screen)
    assert number_badges(screen) == ["1"]


def test_the_tokens_of_the_text_are_numbered_on_the_land(
    screens: CutterlandScreens, words: Words
) -> None:
    state = resolving("pC p. / mG wK", 1, 1)
    layout = Layout(towers=(cell("A1"),), walls=((cell("A2"), cell("B2")),))
    screen = tell(screens, words, state, 0, Resolve(Layout()), Resolve(layout), reader=0)
    told = as_text(screen)
    assert "**Tokens:** you finished with" in told
    assert "tower on M13 **(marked 1)**; wall at M14–N14 **(marked 2)**" in told
    assert number_badges(screen) == ["1", "2"]
    best = rate_layout(GAME.observe(state, 0), layout)
    assert f"Your best: {best.total} VP" in str(pictures(screen)[0].scene)


def number_badges(screen: Screen) -> list[str]:
    [picture] = pictures(screen)
    return [one.text for one in picture.scene.shapes if isinstance(one, Label) and one.on == "gold"]


def test_nothing_clear_and_what_is_not_yet_known_are_said(words: Words) -> None:
    house, table = Catalogues.load({"en": [HOUSE]}).words("en"), table_of(cutting())
    screen = analysis.render_analysis((), None, "", table, 1, None, house)
    assert "I found no clear mistakes by **Ben**." in as_text(screen)
    running = analysis.render_progress(Progress(3, 96), table, 1, house)
    assert "Checked so far: 3 of 96 decisions" in as_text(running)
    assert [one.control for one in buttons(running)] == ["analysis.1"]

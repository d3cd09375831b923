"""What is shown of a match that is looked back on."""

from bot.render.scene import Label
from bot.screens.clustered import ClusteredScreens
from bot.screens.contract import SupportsAnalysis
from bot.screens.screen import Row, Screen
from bot.screens.shared import analysis
from bot.words import Words
from engine.cells import read_cell
from engine.clustered.actions import Place
from engine.coach import Mistake
from tests.screens.clustered.tables import middle, random_states, seen, table_of
from tests.screens.matches import LONG, as_text, pictures
from tests.screens.test_limits import check


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def told_of(
    screens: ClusteredScreens, words: Words, did: Place, better: Place, reader: int | None = 1
) -> Screen:
    assert isinstance(screens, SupportsAnalysis)
    mistake = Mistake(seen(middle()), did, better, 3.4)
    return Screen(screens.mistake_blocks(mistake, table_of(middle()), 0, reader, words))


def test_the_better_placement_is_held_over_the_table_as_it_was(
    screens: ClusteredScreens, words: Words
) -> None:
    screen = told_of(screens, words, Place("3C:", cell("J12")), Place("1So", cell("J11")))
    told = as_text(screen)
    assert "With **6** cards left, **Ana** played ◉◉◉ at J12 **(marked 1)**." in told
    assert "□ at J11 **(marked 2)** was worth about 3 points more." in told
    (picture,) = pictures(screen)
    assert picture.alt.startswith("1 hollow square held over J11.")
    numbers = [one.text for one in picture.scene.shapes if isinstance(one, Label)]
    assert {"1", "2"} <= {*numbers}
    assert "<a3C:" in picture.text
    assert "< played (1)" in picture.text


def test_two_cards_for_one_cell_have_no_numbers(screens: ClusteredScreens, words: Words) -> None:
    screen = told_of(screens, words, Place("W", cell("J11")), Place("1So", cell("J11")))
    assert "**(" not in as_text(screen)
    assert "played (1)" not in pictures(screen)[0].text


def test_the_reader_is_told_of_their_own_seat_as_you(
    screens: ClusteredScreens, words: Words
) -> None:
    screen = told_of(screens, words, Place("3C:", cell("J12")), Place("1So", cell("J11")), 0)
    assert "left, you played ◉◉◉" in as_text(screen)
    assert "**Ana**" not in as_text(screen)


def test_all_others_of_eight_have_their_button(words: Words) -> None:
    table = table_of(random_states(8, {}, 8)[-1], (LONG,) * 8)
    course = [(0, (12,) * 8), (9, (13,) * 8)]
    chances = analysis.draw_chances(course, table, words)
    luck = analysis.describe_luck([(2.6, 1.2), *[(-3.4, 1.8)] * 7], "points", table, words)
    screen = analysis.render_analysis((), chances, luck, table, 2, 2, words)
    check(screen)
    assert "no clear mistakes by you" in as_text(screen)
    assert as_text(screen).count("1234 +3 ± 1, ") == 1
    assert as_text(screen).count("1234 −3 ± 2") == 7
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    assert sum(len(row.buttons) for row in rows) == 7

"""What is shown of a match that is looked back on."""

from __future__ import annotations

from bot.render.scene import Label
from bot.screens.clustered import ClusteredScreens
from bot.screens.contract import SupportsAnalysis
from bot.screens.screen import Row, Screen
from bot.screens.shared import analysis
from bot.words import Words
from engine.cells import read_cell
from engine.clustered.actions import Place
from engine.clustered.computers.looking_back import Hindsight, Regret
from tests.screens.clustered.tables import middle, random_states, seen, table_of
from tests.screens.matches import LONG, as_text, pictures
from tests.screens.test_limits import check


def cell(name: str) -> int:
    found = read_cell(name)
    assert found is not None
    return found


def test_the_better_placement_is_held_over_the_table_as_it_was(
    screens: ClusteredScreens, words: Words
) -> None:
    assert isinstance(screens, SupportsAnalysis)
    did, better = Place("3C:", cell("J12")), Place("1So", cell("J11"))
    learnt = Hindsight(Regret(seen(middle()), did, better, 3.4))
    screen = Screen(screens.analysis_blocks(learnt, table_of(middle()), 0, 1, words))
    told = as_text(screen)
    assert "with 6 cards left, **Ana** played ◉◉◉ at J12 **(marked 1)**." in told
    assert "□ at J11 **(marked 2)** was worth about 3 points more." in told
    (picture,) = pictures(screen)
    assert picture.alt.startswith("1 hollow square held over J11.")
    numbers = [one.text for one in picture.scene.shapes if isinstance(one, Label)]
    assert {"1", "2"} <= {*numbers}
    assert "<a3C:" in picture.text
    assert "< played (1)" in picture.text


def test_two_cards_for_one_cell_have_no_numbers(screens: ClusteredScreens, words: Words) -> None:
    did, better = Place("W", cell("J11")), Place("1So", cell("J11"))
    learnt = Hindsight(Regret(seen(middle()), did, better, 3.4))
    screen = Screen(screens.analysis_blocks(learnt, table_of(middle()), 0, 1, words))
    assert "**(" not in as_text(screen)
    assert "played (1)" not in pictures(screen)[0].text


def test_the_reader_is_told_of_their_own_seat_as_you(
    screens: ClusteredScreens, words: Words
) -> None:
    did, better = Place("3C:", cell("J12")), Place("1So", cell("J11"))
    for learnt, told in (
        (Hindsight(Regret(seen(middle()), did, better, 3.4)), "left, you played ◉◉◉"),
        (Hindsight(None), "no clearly better move for you."),
    ):
        shown = as_text(Screen(screens.analysis_blocks(learnt, table_of(middle()), 0, 0, words)))
        assert told in shown
        assert "**Ana**" not in shown


def test_no_regret_is_said_too(screens: ClusteredScreens, words: Words) -> None:
    (block,) = screens.analysis_blocks(Hindsight(None), table_of(middle()), 1, None, words)
    assert "no clearly better move for **Ben**." in str(block)


def test_all_others_of_eight_have_their_button(screens: ClusteredScreens, words: Words) -> None:
    table = table_of(random_states(8, {}, 8)[-1], (LONG,) * 8)
    found = screens.analysis_blocks(Hindsight(None), table, 2, 2, words)
    screen = analysis.render_analysis(found, table, 2, words)
    check(screen)
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    assert sum(len(row.buttons) for row in rows) == 7

"""What is shown of a mistake in a finished match."""

import pytest

from bot.games import find_catalogue_files
from bot.render.scene import Stroke
from bot.screens.contract import SupportsAnalysis
from bot.screens.screen import Screen
from bot.screens.shared.analysis import draw_chances, render_analysis
from bot.screens.wildlands.screens import WildlandsScreens
from bot.words import Catalogues, Words
from engine.coach import Mistake
from engine.wildlands.actions import read_action
from tests.screens.matches import as_text, pictures
from tests.screens.test_limits import check
from tests.screens.wildlands.tables import playing, seen, table_of

SCREENS = WildlandsScreens()
STATE = playing({"a1": 7, "b1": 8, "b2": 9}, "1m3 12 W", "12", shards=("8", "30"))


def tell(line: str, better: str, words: Words, aim: str = "") -> Screen:
    mistake = Mistake(seen(STATE), read_action(line), read_action(better), 0.12, aim=aim)
    return Screen(SCREENS.mistake_blocks(mistake, table_of(STATE), 0, 0, words))


def test_a_decision_stands_beside_the_better_one_with_what_that_is_for(words: Words) -> None:
    assert isinstance(SCREENS, SupportsAnalysis)
    claim = as_text(tell("end", "move 1 8 12", words, "claim 8"))
    better = "Better: **One → space 8 · card 1-2, for the shard in space 8** (+12%)"
    assert f"**Turn {STATE.turn}:** end the turn. {better}" in claim
    knock_out = as_text(tell("end", "move 1 8 12", words, "knock-out b1"))
    assert "**One → space 8 · card 1-2, to knock out One** (+12%)" in knock_out
    assert "draw 2 for a wild card. Better: **end the turn** (+12%" in as_text(
        tell("draw", "end", words)
    )


def test_the_better_decision_is_drawn(words: Words) -> None:
    (picture,) = pictures(tell("end", "move 1 8 12", words))
    assert "Chosen: a1 One in 7. Goal: 8." in picture.alt


def test_it_is_drawn_beside_the_one_that_was_made(words: Words) -> None:
    """The same part of the map twice, with the whole way to the shard."""
    (picture,) = pictures(tell("melee 1 b 1m3", "move 1 8 12", words, "claim 30"))
    (alone,) = pictures(tell("end", "move 1 8 12", words))
    done, better = picture.alt.split("→ ", 1)
    assert "Chosen: a1 One in 7. Goal: 7." in done
    assert "Chosen: a1 One in 7. Goal: 30." in better
    assert picture.scene.width > 2 * alone.scene.width
    ways = [one for one in picture.scene.shapes if isinstance(one, Stroke) and len(one.points) > 2]
    assert ways
    assert all(x > alone.scene.width for way in ways for x, _ in way.points)


def test_other_cards_for_the_same_are_not_drawn_twice(words: Words) -> None:
    (picture,) = pictures(tell("move 1 8 W", "move 1 8 12", words))
    assert "→" not in picture.alt


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_three_mistakes_and_the_chances_fit_into_a_message(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    told, table = [tell("end", "move 1 8 12", words, "claim 8").blocks] * 3, table_of(STATE)
    course = [(number, (number, 100 - number)) for number in range(17)]
    chances = draw_chances(course, table, words)
    check(render_analysis(told, chances, "", table, 0, 0, words))

"""Pictures in words: the map as text, hands, and alt texts."""

import pytest

from bot.games import find_catalogue_files
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.discord_limits import CODE_COLUMNS, MOST_ALT
from bot.screens.wildlands.alt_text import final_alt, hand_alt, map_alt
from bot.screens.wildlands.pictures import complete_marks
from bot.screens.wildlands.text_pictures import draw_grid, hand_text, map_text
from bot.words import Catalogues, Words
from engine.wildlands.actions import Fighter
from tests.screens.wildlands.tables import playing, random_states, seen, table_of, views

MOST = 2_400

HILLS = """\
       1^  2   3   4   5

                ====
     6&  7^  8%| 9  10  11
    a1+     (2)|     *b
  12  13& 14 |15^ 16^ 17  18%
             |        b1*
              ==
19  20      21% 22%     23  24

                ==
  25% 26  27^ 28^|29  30& 31
                 |
    32  33  34 |35% 36^ 37&
               |
            ====
      38  39  40  41  42^

"""


def test_the_map_has_numbers_characters_walls_and_shards() -> None:
    where: dict[str, int | str] = {"a1": 6, "a3": 6, "a2": "hidden 8", "b1": 17, "b2": "hidden 30"}
    state = playing(where, "12", "12", on="stonecrown", shards=("", "10 17"))
    view = seen(state)
    marks = complete_marks(view, table_of(state), Marks(), None)
    assert draw_grid(view, marks).rstrip() == HILLS.rstrip()


def test_a_draft_is_told_below_the_map(words: Words) -> None:
    state = playing({"a1": 8, "b1": 17}, "12", "12", on="stonecrown")
    marks = Marks(
        chosen=Fighter(0, 1), reach={2: 1, 7: 2}, targets={17}, fresh={17, 3}, goal=7
    )  # fmt: skip
    text = map_text(Context(seen(state), table_of(state), words), marks, ("1m35g+r",))
    assert (
        "Chosen: a1 One in 8.\nGoal: 7.\nIn reach: 2, 7 (2 cards).\nTargets in: 17.\n"
        "Changed: 3, 17.\n`a` Ana 0 💎 1 One 8 (4/4); hidden 0, out 4" in text
    )
    assert text.endswith("\n- `1m35g+r` 1 melee · 3 · 5 guard · anyone: ranged")
    assert "`[ ]`" not in text


def test_own_hidden_characters_are_named_to_their_player_only(words: Words) -> None:
    state = playing({"a1": 7, "a2": "hidden 12", "b1": 9}, "12", "12")
    for seat, told in ((0, True), (1, False), (None, False)):
        view = seen(state, seat)
        marks = complete_marks(view, table_of(state), Marks(), None)
        alt = map_alt(Context(view, table_of(state), words), marks)
        assert ("Your hidden characters: Two 12." in alt) is told


@pytest.mark.parametrize("language", ["en", "es", "ru"])
@pytest.mark.parametrize("ground", ["glassmere", "stonecrown"])
def test_texts_fit(language: str, ground: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    states = random_states(4, ground, 3)
    for state in (*states[:: len(states) // 6], states[-1]):
        table = table_of(state, ("W" * 32,) * 4)
        for view in views(state):
            marks = complete_marks(view, table_of(state), Marks(), None)
            text = map_text(Context(view, table, words), marks, view.hand)
            assert len(text) <= MOST
            assert max(map(len, draw_grid(view, marks).splitlines())) <= CODE_COLUMNS
            assert len(map_alt(Context(view, table, words), marks)) <= MOST_ALT
            assert len(hand_alt(view.hand, words)) <= MOST_ALT
            assert hand_text(view.hand, words).count("\n") == max(0, len(view.hand) - 1)
            if view.outcome is not None:
                assert final_alt(Context(view, table, words)).startswith("1. ")

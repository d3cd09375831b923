"""All characters with their health and what their cards let them do, as far as the reader may
know."""

from dataclasses import replace

import pytest

from bot.games import find_catalogue_files
from bot.render.scene import Box
from bot.render.wildlands.sheets import PIPS
from bot.screens.context import Context
from bot.screens.discord_limits import CODE_COLUMNS, MOST_ALT, count_letters
from bot.screens.screen import Picture, Screen
from bot.screens.wildlands.sheets import character_picture, count_abilities
from bot.screens.wildlands.view_commands import show_deck, show_score
from bot.words import Catalogues, Words
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Flag
from engine.wildlands.state import Standing
from tests.render.scene_text import write_scene
from tests.screens.matches import as_text
from tests.screens.wildlands.tables import GAME, playing, random_states, seen, table_of

MOST = 3_500
"""Letters of a message without emojis, of Discord's 4,000."""


def pictures(screen: Screen) -> list[Picture]:
    return [block for block in screen.blocks if isinstance(block, Picture)]


def test_each_flag_counts_for_who_has_it_and_open_actions_for_anyone() -> None:
    counts = count_abilities(("1m2", "1m35g+r", "13", "2y5+r", "W", "W"))
    assert counts.icons == {1: 3, 2: 2, 3: 2, 4: 0, 5: 2}
    assert counts.flags[1] == {Flag.MELEE: 2}
    assert counts.flags[2] == {Flag.RALLY: 1}
    assert counts.flags[4] == {}
    assert counts.flags[5] == {Flag.GUARD: 1}
    assert (counts.open_actions, counts.wilds) == ({Flag.RANGED: 2}, 2)


def test_every_characters_health_is_told_also_of_those_that_are_hidden(words: Words) -> None:
    pieces: dict[str, int | str] = {"a1": 7, "a2": "hidden 12", "b1": 9, "b2": "hidden 13"}
    state = playing(pieces, "12 W", "34", damage={"a1": 1}, points=(1, 2),
        shards=("3 8", ""), piles=("W 12", ""))  # fmt: skip
    shown = show_score(Context(seen(state), table_of(state), words), {})

    own, other = pictures(shown)
    assert "One: 7, 3 of 4 health" in own.alt
    assert "Two: hidden (12), 4 of 4 health" in own.alt
    assert "Two: hidden, 4 of 4 health" in other.alt
    assert "1 One      3/4 7" in own.text
    assert "2 Two      4/4 hidden" in other.text
    assert "Shards: 3, 8. Hand 2, deck 0, discard pile 2 with 1 wild card." in as_text(shown)
    deck, left = pictures(show_deck(Context(seen(state), table_of(state), words), {"player": 2}))
    assert deck == other
    assert left.alt == "3 4"


@pytest.mark.slow
def test_where_a_hidden_character_begins_is_shown_to_its_player_alone(words: Words) -> None:
    for state in random_states(3, "glassmere", 2)[::40]:
        for seat in (None, 0, 1, 2):
            moved = replace(
                state,
                secrets=tuple(
                    replace(one, places=one.places[::-1]) if number != seat else one
                    for number, one in enumerate(state.secrets)
                ),
            )
            views = [GAME.observe(one, seat) for one in (state, moved)]
            now, then = (
                pictures(show_score(Context(v, table_of(state), words), {})) for v in views
            )
            assert now == then
    hidden = next(state for state in random_states(3, "glassmere", 2) if state.secrets[0].places)
    assert hidden.table.sides[0].characters(Standing.HIDDEN)
    places = hidden.secrets[0].places
    both = [Context(seen(hidden, seat), table_of(hidden), words) for seat in (0, 1)]
    scenes = [pictures(show_score(ctx, {})) for ctx in both]
    assert f"({places[0]})" in scenes[0][0].alt
    assert write_scene(scenes[0][0].scene) != write_scene(scenes[1][0].scene)


def test_a_character_has_a_card_for_each_in_the_deck_that_it_can_use(words: Words) -> None:
    state = random_states(3, "glassmere", 2)[0]
    deck = state.table.factions[1].deck
    picture = character_picture(Context(seen(state), table_of(state), words), Fighter(1, 2))
    counts = count_abilities(deck)
    boxes = [one for one in picture.scene.shapes if isinstance(one, Box) and one.width == PIPS[0]]
    assert len(boxes) == counts.icons[2] + sum(counts.flags[2].values())
    assert state.table.factions[1].name_of(2) in picture.alt


@pytest.mark.parametrize("language", ["en", "es", "ru"])
def test_a_roster_fits_a_phone_in_words_too(language: str) -> None:
    words = Catalogues.load(find_catalogue_files()).words(language)
    states = random_states(4, "stonecrown", 3)
    for state in (*states[:: len(states) // 5], states[-1]):
        for seat in (None, *range(4)):
            long = table_of(state, ("W" * 32,) * 4)
            shown = show_score(Context(seen(state, seat), long, words), {})
            for picture in pictures(shown):
                assert len(picture.alt) <= MOST_ALT
                table = picture.text.split("```")[1]
                assert max(map(len, table.splitlines())) <= CODE_COLUMNS
            assert count_letters(shown.blocks) <= MOST

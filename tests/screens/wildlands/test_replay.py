"""A match as a film: every action that is seen on the map, from public views alone."""

from functools import cache
from random import Random

import pytest

from bot.models.match import HistoryMove
from bot.render.scene import Scene, Sprite
from bot.screens.contract import SupportsReplays
from bot.screens.screen import Film
from bot.screens.wildlands import WildlandsScreens
from bot.screens.wildlands.replay import MOST
from bot.words import Words
from engine.wildlands.state import Phase
from tests.screens.wildlands.tables import GAME, table_of


@cache
def moments(most: int) -> tuple[HistoryMove, ...]:
    """The first actions of a match at random, with their lines."""
    rng = Random(3)
    found: list[HistoryMove] = []
    state = GAME.start(3, bytes(32), {"map": "stonecrown"})
    while (owing := sorted(GAME.to_act(state))) and len(found) < most:
        seat = rng.choice(owing)
        action = GAME.sample(state, seat, rng)
        after = GAME.apply(state, seat, action).state
        views = GAME.observe(state, None), GAME.observe(after, None)
        found.append(HistoryMove(seat, GAME.write_public(after, seat, action), *views))
        state = after
    return tuple(found)


def filmed(words: Words, most: int, seat: int | None = None) -> Film | None:
    state = GAME.start(3, bytes(32), {"map": "stonecrown"})
    return WildlandsScreens().build_replay(moments(most), table_of(state), seat, words)


def names(scene: Scene) -> list[str]:
    return [one.drawing.name for one in scene.shapes if isinstance(one, Sprite)]


def test_wildlands_has_a_cover_and_films(words: Words) -> None:
    assert WildlandsScreens().build_cover(words) is not None
    assert isinstance(WildlandsScreens(), SupportsReplays)


def test_there_is_no_film_before_the_map_is_seen(words: Words) -> None:
    assert filmed(words, 2) is None


@pytest.mark.slow
def test_a_film_shows_steps_and_attacks(words: Words) -> None:
    film = filmed(words, 120)
    assert film is not None
    assert len(film.frames) <= MOST + 1
    assert len({(scene.width, scene.height) for scene in film.frames}) == 1
    shown = {name for scene in film.frames for name in names(scene)}
    assert "wildlands/dot-white" in shown, "someone went somewhere"
    assert any(name.startswith("wildlands/flag-") for name in shown), "someone attacked"
    assert film.text
    assert film.alt


def test_a_film_of_one_seat_has_its_own_actions_alone(words: Words) -> None:
    whole, own = filmed(words, 60), filmed(words, 60, 1)
    assert whole is not None
    assert own is not None
    assert 0 < len(own.frames) < len(whole.frames)


def test_a_film_shows_no_ghosts(words: Words) -> None:
    """Hidden characters stand in the list below the map, never on it."""
    film = filmed(words, 40)
    assert film is not None
    first = film.frames[0]
    assert moments(40)[0].after.phase is Phase.SETUP
    ghosts = [one for one in first.shapes
              if isinstance(one, Sprite) and "/ghost-" in one.drawing.name]  # fmt: skip
    assert ghosts
    assert min(one.top for one in ghosts) > 600

"""A match as a film: every piece, then the hunt, from public views alone."""

from itertools import pairwise

import pytest

from bot.models.match import HistoryMove
from bot.render.paint import paint_gif
from bot.render.scene import Label, Scene, Sprite, Stroke
from bot.screens.contract import SupportsReplays
from bot.screens.cutterland import CutterlandScreens
from bot.screens.screen import Film
from bot.screens.shared import replay
from bot.words import Catalogues, Words
from engine.cutterland.state import State
from tests.screens.conftest import CATALOGUE, ROOT
from tests.screens.matches import GAME, LONG, random_states, table_of
from tests.screens.test_limits import check

HOUSE = ROOT / "bot" / "locales" / "en" / "house.ftl"


def moments(states: tuple[State, ...]) -> tuple[HistoryMove, ...]:
    views = [GAME.observe(state, None) for state in states]
    return tuple(HistoryMove(0, None, before, after) for before, after in pairwise(views))


def layings(states: tuple[State, ...]) -> int:
    """How often something was laid: everybody's first piece is laid for them, all at once."""
    lands = [tuple(player.land for player in state.players) for state in states]
    return sum(before != after for before, after in pairwise(lands))


def filmed(
    screens: CutterlandScreens, words: Words, states: tuple[State, ...], seat: int | None = None
) -> Film:
    film = screens.build_replay(moments(states), table_of(states[-1]), seat, words)
    assert film is not None
    return film


def _tiles(scene: Scene) -> int:
    named = [shape.drawing.name for shape in scene.shapes if isinstance(shape, Sprite)]
    return len([name for name in named if name[11:12] in "pmw" and name[12:13] in "KGCDTF^=."])


def _new(scene: Scene) -> bool:
    return any(isinstance(shape, Stroke) and shape.colour == "fresh" for shape in scene.shapes)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_lands_grow_whenever_something_is_laid_then_hunt(
    screens: CutterlandScreens, words: Words, seats: int
) -> None:
    states = random_states(seats, 3)
    pieces = layings(states)
    film = filmed(screens, words, states)
    grown = [_tiles(scene) for scene in film.frames[:pieces]]
    assert grown == sorted(set(grown)), "each frame has more on it"
    assert all(map(_new, film.frames[:pieces]))
    assert not any(map(_new, film.frames[pieces:]))
    assert len(film.frames) == pieces + 6, "five steps of the hunt, then the points"


def test_one_land_shows_only_its_own_pieces_and_each_token_and_meal(
    screens: CutterlandScreens, words: Words
) -> None:
    states = random_states(3, 5)
    for seat, player in enumerate(states[-1].players):
        shown = GAME.observe(states[-1], None).table[seat]
        assert shown.layout is not None
        things = len(shown.layout.towers) + shown.layout.wall_bridges
        meals = len(shown.score.devoured_by_krakens) + len(shown.score.devoured_by_dragons)
        film = filmed(screens, words, states, seat)
        assert len(film.frames) == 1 + max(player.land.pieces) + things + meals + 1
        assert _tiles(film.frames[-1]) == len(player.land.cells)


def test_the_last_frame_has_the_points_and_the_medals(
    screens: CutterlandScreens, words: Words
) -> None:
    states = random_states(2, 3)
    film = filmed(screens, words, states)
    view = GAME.observe(states[-1], None)
    said = {shape.text for shape in film.frames[-1].shapes if isinstance(shape, Label)}
    assert {f"{each.score.total} VP" for each in view.table} <= said
    medals = [s for s in film.frames[-1].shapes if isinstance(s, Sprite) and "medal" in str(s)]
    assert len(medals) == 2
    assert len({(scene.width, scene.height) for scene in film.frames}) == 1


def test_a_running_match_has_no_hunt_and_one_not_begun_no_film(
    screens: CutterlandScreens, words: Words
) -> None:
    states = random_states(3, 3)
    half = states[: len(states) // 2]
    assert len(filmed(screens, words, half).frames) == layings(half)
    before = tuple(state for state in states if not any(p.land.cells for p in state.players))
    assert screens.build_replay(moments(before), table_of(before[-1]), None, words) is None
    assert screens.build_replay((), table_of(states[0]), None, words) is None


def test_secret_layouts_stay_out_of_a_running_match(
    screens: CutterlandScreens, words: Words
) -> None:
    """One seat has committed its layout, the others not yet."""
    states = random_states(3, 3)
    secret = next(
        number
        for number, state in enumerate(states)
        if any(player.layout is not None for player in state.players)
    )
    table = table_of(states[secret - 1])
    before = screens.build_replay(moments(states[:secret]), table, None, words)
    after = screens.build_replay(moments(states[: secret + 1]), table, None, words)
    assert before == after


@pytest.mark.slow
def test_a_film_is_shown_within_the_limits_with_the_way_to_the_others(
    screens: CutterlandScreens,
) -> None:
    words = Catalogues.load({"en": [CATALOGUE, HOUSE]}).words("en")
    states = random_states(4, 3)
    table = table_of(states[-1], (LONG,) * 4)
    assert isinstance(screens, SupportsReplays)
    for seat in (None, 2):
        film = screens.build_replay(moments(states), table, seat, words)
        assert film is not None
        check(replay.render_replay(film, table, replay.name_control(seat), words))
        assert len(film.alt) > 100
        assert len(paint_gif(film.frames, film.milliseconds)) < 1_000_000

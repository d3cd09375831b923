"""A match as a film: every card, then what scores, from public views alone."""

from itertools import pairwise

import pytest

from bot.models.match import HistoryMove
from bot.render.paint import paint_gif
from bot.render.scene import Scene, Sprite
from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.history import MOST
from bot.screens.contract import SupportsReplays
from bot.screens.screen import Film, Row
from bot.screens.shared import replay
from bot.words import Words
from engine.clustered.state import State
from tests.screens.clustered.tables import GAME, random_states, table_of
from tests.screens.matches import LONG
from tests.screens.test_limits import check


def moments(states: tuple[State, ...]) -> tuple[HistoryMove, ...]:
    """All seats take part in each, as forced moves are made in the same step."""
    return tuple(
        HistoryMove(before.active, None, GAME.observe(before, None), GAME.observe(after, None))
        for before, after in pairwise(states)
    )


def filmed(
    screens: ClusteredScreens, words: Words, states: tuple[State, ...], seat: int | None = None
) -> Film:
    film = screens.build_replay(moments(states), table_of(states[-1]), seat, words)
    assert film is not None
    return film


def cards(scene: Scene) -> int:
    named = [one.drawing.name for one in scene.shapes if isinstance(one, Sprite)]
    return sum("swatch" not in name for name in named)


@pytest.mark.parametrize(("seats", "number"), [(1, 1), (2, 2), (4, 4), (8, 8)])
@pytest.mark.slow
def test_the_table_grows_to_its_end(
    seats: int, number: int, screens: ClusteredScreens, words: Words
) -> None:
    states = random_states(seats, {"third_wild": True}, number)
    film = filmed(screens, words, states)
    grown = [cards(scene) for scene in film.frames]
    assert grown[:-1] == sorted(set(grown[:-1]))
    assert grown[-2:] == [len(states[-1].board.laid)] * 2
    assert len(film.frames) <= MOST + 1
    assert len({(scene.width, scene.height) for scene in film.frames}) == 1
    assert paint_gif(film.frames[-2:], film.milliseconds).startswith(b"GIF89a")


def test_a_seats_film_has_a_picture_for_each_of_its_cards(
    screens: ClusteredScreens, words: Words
) -> None:
    states = random_states(4, {"table": "small"}, 4)
    own = sum(
        before.active == 2 and len(after.board.laid) > len(before.board.laid)
        for before, after in pairwise(states)
    )
    assert 0 < own <= MOST
    assert len(filmed(screens, words, states, 2).frames) == own + 1


def test_there_is_nothing_to_see_before_the_first_card(
    screens: ClusteredScreens, words: Words
) -> None:
    assert isinstance(screens, SupportsReplays)
    states = random_states(4, {"fast": True, "size_bonuses": True}, 4)[:3]
    assert screens.build_replay(moments(states), table_of(states[-1]), None, words) is None


def test_a_film_of_eight_fits_with_a_button_for_each_seat(
    screens: ClusteredScreens, words: Words
) -> None:
    states = random_states(8, {}, 8)[:60]
    table = table_of(states[-1], (LONG,) * 8)
    screen = replay.render_replay(filmed(screens, words, states), table, "replay.3", words)
    check(screen)
    rows = [block for block in screen.blocks if isinstance(block, Row)]
    assert sum(len(row.buttons) for row in rows) == 9 + 4, "back, forward, to the end, film"

"""Without `preview` no screen, picture, suggestion or hint tells how an offered piece would lie."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest

from bot.screens.context import Context
from bot.screens.cutterland import CutterlandScreens
from bot.screens.cutterland import placement_draft as laying_module
from bot.screens.cutterland.placement_draft import find_piece_spots
from bot.screens.panel import format_gain
from bot.screens.replies import BadInput
from bot.screens.screen import Screen
from bot.words import Words
from engine.cutterland.state import State
from engine.cutterland.views import View
from tests.cutterland.matches import set_up
from tests.screens.matches import GAME, as_text, pictures, random_states, sharing, table_of, views

CHOOSING = sharing((None, None, None))


def states(number: int, seats: int = 3) -> Iterator[State]:
    """Moments of a match before a piece is chosen, at a table that does not try."""
    for state in random_states(seats, number):
        if state.phase in {"cut", "discard", "take"}:
            yield set_up(state, preview=False)


def everything(view: View, state: State, screens: CutterlandScreens, words: Words) -> list[str]:
    """All words and pictures that the viewer is shown, and all that is suggested to them."""
    table = table_of(state)
    shown = [screens.render_board(Context(view, table, words))]
    if view.seat is not None:
        shown.append(screens.render_panel(Context(view, table, words)))
        for look in screens.view_commands:
            with suppress(BadInput):
                shown.append(look.show(Context(view, table, words), {}))
    shown += [Screen(screen.details) for screen in shown]
    texts = [as_text(screen) for screen in shown]
    texts += [repr(picture.scene) for screen in shown for picture in pictures(screen)]
    for move in screens.commands if view.seat is not None else ():
        for one in move.parameters:
            if one.suggests:
                texts.append(repr(move.suggest(view, one.key, {one.key: ""}, words)))
    return texts


def test_with_preview_the_panel_and_the_suggestions_try_each_piece(
    screens: CutterlandScreens, words: Words
) -> None:
    view = GAME.observe(CHOOSING, 1)
    take = next(move for move in screens.commands if move.name == "take")

    screen = screens.render_panel(Context(view, table_of(CHOOSING), words))
    panel = as_text(Screen(screen.details))
    labels = [choice.label for choice in take.suggest(view, "piece", {"piece": ""}, words)]

    assert panel.count("Best spot:") == 3
    assert all(label.endswith(")") for label in labels)


def test_without_it_neither_does(screens: CutterlandScreens, words: Words) -> None:
    state = set_up(CHOOSING, preview=False)
    view = GAME.observe(state, 1)
    take = next(move for move in screens.commands if move.name == "take")

    screen = screens.render_panel(Context(view, table_of(state), words))
    panel = as_text(Screen((*screen.blocks, *screen.details)))
    labels = [choice.label for choice in take.suggest(view, "piece", {"piece": ""}, words)]

    assert "Best spot:" not in panel
    assert "In this match, you can't try pieces before choosing" in panel
    assert len(labels) == 3
    for offered in view.offered:
        assert find_piece_spots(view, offered) == ()
    for spot in find_piece_spots(GAME.observe(CHOOSING, 1), view.offered[0]):
        sign = format_gain(spot.points - view.table[1].score.total)
        assert not [label for label in labels if f"({sign})" in label]


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.slow
def test_nothing_is_laid_on_trial_for_any_screen_of_a_whole_match(
    number: int,
    screens: CutterlandScreens,
    words: Words,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever is shown before the choice, no place of any piece is even looked for."""

    def caught(*_: object) -> None:
        raise AssertionError("a piece was tried")

    found = list(states(number))
    monkeypatch.setattr("bot.screens.cutterland.placement_draft.find_spots", caught)
    monkeypatch.setattr(laying_module, "score", caught)
    for state in Random(number).sample(found, 25):
        for view in views(state):
            assert everything(view, state, screens, words)


def test_after_the_choice_the_piece_is_shown_in_the_land(
    screens: CutterlandScreens, words: Words
) -> None:
    state = set_up(sharing((0, 1, 2)), preview=False)
    view = GAME.observe(state, 1)

    assert "✓" not in as_text(
        screens.render_board(Context(GAME.observe(state, None), table_of(state), words))
    )
    panel = screens.render_panel(Context(view, table_of(state), words))
    assert any(picture.name == "land" for picture in pictures(panel))

"""Without `hints` no screen of Clustered suggests a cell, and no control of an older one does."""

from dataclasses import replace

import pytest

from bot.screens.clustered import ClusteredScreens
from bot.screens.clustered.placement_draft import find_spots, read_placement_draft
from bot.screens.context import Context
from bot.screens.replies import BadInput
from bot.screens.screen import Row, Screen
from bot.words import Words
from engine.clustered.game import Clustered
from tests.screens.clustered.tables import middle, seen, table_of

SCREENS = ClusteredScreens()


def controls(screen: Screen) -> set[str]:
    rows = [block for block in (*screen.blocks, *screen.details) if isinstance(block, Row)]
    return {button.control for row in rows for button in row.buttons}


def test_hints_are_on_unless_told_otherwise() -> None:
    game, seed = Clustered(), bytes(32)
    plain, quiet = (game.start(2, seed, options) for options in ({}, {"hints": False}))
    assert game.observe(plain, 0).hints
    assert not game.observe(quiet, 0).hints
    assert replace(quiet, hints=True) == plain
    encoded = game.encode_state(plain)
    assert isinstance(encoded, dict)
    assert game.encode_state(quiet) == encoded | {"hints": False}


def test_the_panel_has_the_best_cell_only_with_hints(words: Words) -> None:
    state = middle()
    quiet = replace(state, hints=False)
    loud, silent = (Context(seen(each), table_of(each), words) for each in (state, quiet))
    panels = [SCREENS.render_panel(ctx) for ctx in (loud, silent)]
    assert ["g.best" in controls(panel) for panel in panels] == [True, False]
    with pytest.raises(BadInput, match="bad-control"):
        SCREENS.press(silent, "g.best", {})


def test_cards_are_held_and_cells_named_in_reading_order(words: Words) -> None:
    view = seen(replace(middle(), hints=False))
    held = read_placement_draft(view, {})
    assert held.cell == find_spots(view, held.card)[0].cell
    play = next(move for move in SCREENS.commands if move.name == "play-card")
    cells = [one.label for one in play.suggest(view, "at", {"card": held.card, "at": ""}, words)]
    assert cells
    assert not any("(+" in label for label in cells)
    cards = [one.label for one in play.suggest(view, "card", {"card": ""}, words)]
    assert not any("best" in label for label in cards)

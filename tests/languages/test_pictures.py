"""The words on pictures have room in every language: none of ours is ever shortened."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.games import build_games, build_screens, find_catalogue_files
from bot.models.match import SeatInfo, Table
from bot.render.paint.lettering import fit_text, render_text
from bot.render.scene import Label, Scene
from bot.screens.context import Context
from bot.screens.screen import Picture, Screen
from bot.screens.wildlands import sheets
from bot.words import Catalogues, Words
from engine.wildlands.actions import Fighter
from tests.languages.reading import locales
from tests.screens import matches as cutterland
from tests.screens.clustered import tables as clustered
from tests.screens.wildlands import tables as wildlands

SCREENS = build_screens()


@pytest.fixture(scope="module", params=locales())
def words(request: pytest.FixtureRequest) -> Words:
    return Catalogues.load(find_catalogue_files()).words(request.param)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_the_words_on_cutterlands_pictures_have_room(seats: int, words: Words) -> None:
    states = cutterland.random_states(seats, seats)
    for state in (*states[:: len(states) // 4], states[-1]):
        table = by_computers(cutterland.table_of(state))
        for view in cutterland.views(state):
            screens = [SCREENS["cutterland"].render_board(Context(view, table, words))]
            if view.seat is not None:
                screens.append(SCREENS["cutterland"].render_panel(Context(view, table, words)))
            assert list(shortened(screens)) == []


@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_the_words_on_clustereds_pictures_have_room(seats: int, words: Words) -> None:
    states = clustered.random_states(seats, {}, seats)
    for state in (*states[:: len(states) // 3], states[-1]):
        table = by_computers(clustered.table_of(state))
        for view in clustered.views(state):
            assert (
                list(shortened([SCREENS["clustered"].render_board(Context(view, table, words))]))
                == []
            )


def test_the_words_on_the_sheets_of_wildlands_have_room(words: Words) -> None:
    factions = build_games()["wildlands"].factions  # type: ignore[attr-defined]
    state = wildlands.random_states(4)[-1]
    ctx = Context(wildlands.seen(state), by_computers(wildlands.table_of(state)), words)
    scenes = [sheets.faction_picture(one, words).scene for one in factions.values()]
    scenes.append(sheets.factions_picture(factions.values(), "", words).scene)
    for seat in range(4):
        scenes.append(sheets.roster_picture(ctx, seat).scene)
        scenes += [sheets.character_picture(ctx, Fighter(seat, one)).scene for one in range(1, 6)]
    assert [text for scene in scenes for text in _shortened(scene)] == []


def by_computers(table: Table) -> Table:
    """The table with as many computer players as there can be: their names are words of ours."""
    seats = (
        SeatInfo(seat.seat, None, None, "", computer="easy") if seat.seat else seat
        for seat in table.seats
    )
    return replace(table, seats=tuple(seats))


def shortened(screens: list[Screen]) -> Iterator[str]:
    """What had to be cut short."""
    for screen in screens:
        for block in screen.blocks:
            if isinstance(block, Picture):
                yield from _shortened(block.scene)


def _shortened(scene: Scene) -> Iterator[str]:
    for label in scene.shapes:
        if isinstance(label, Label) and not _has_room(label, scene):
            yield label.text


def _has_room(label: Label, scene: Scene) -> bool:
    """Whether it is shown whole, within its room or else within the picture."""
    text, size = fit_text(label.text, label.size, label.bold, label.widest)
    wide = render_text(text, size, label.bold, label.colour, scene.background).width
    left = label.at[0] - {"left": 0, "middle": wide // 2, "right": wide}[label.anchor]
    whole = len(text) == len(" ".join(label.text.split()))
    return whole and left >= 0 and left + wide <= scene.width

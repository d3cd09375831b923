"""A whole match without any picture, and the way from pictures to words and back."""

import pytest

from bot.models.match import Status
from tests.journeys.hands import owes, play_out_aside
from tests.journeys.reading import blocks, land, move
from tests.journeys.world import World, pictures, press, text

MOST_MOVES = 60


@pytest.fixture
async def alone(world: World) -> World:
    """Ana plays against a computer player and is to cut."""
    await world.open(world.ana, players=2, computers=1, first="1")
    return world


@pytest.mark.slow
async def test_a_whole_match_is_played_from_words_alone(alone: World) -> None:
    panel = await press(alone.ana, alone.board(), "move")
    assert pictures(panel)
    details = await press(alone.ana, panel, "details")
    still = await press(alone.ana, details, "pictures.off.details.0")
    assert "ana · computer (medium)" in text(still), "it leaves the details open"
    read = await press(alone.ana, still, "move")
    assert blocks(read)[0].startswith("Card 1\nA ")

    moves = 0
    while (await alone.table()).status is Status.RUNNING:
        assert await owes(alone, 1, "ana"), "the computer player answers by itself"
        done = await move(alone, "ana")
        assert "✓" in text(done)
        assert pictures(done) == []
        moves += 1
        assert moves < MOST_MOVES

    assert moves >= 8 + 8, "cuts, choices, places and the tokens"
    shown = await alone.ana.slash(alone.games, "land", player="2")
    assert len(land(blocks(shown)[0])) > 10


async def test_pictures_and_words_change_places_in_one_panel(alone: World) -> None:
    shown = await press(alone.ana, alone.board(), "move")
    seen = [(len(pictures(shown)), "```" in text(shown))]
    for way in ("off", "on"):
        details = await press(alone.ana, shown, "details")
        still = await press(alone.ana, details, f"pictures.{way}.details.0")
        shown = await press(alone.ana, still, "move")
        seen.append((len(pictures(shown)), "```" in text(shown)))

    assert seen == [(1, False), (0, True), (1, False)]


@pytest.mark.slow
async def test_a_look_changes_in_its_place_and_stays_the_same_land(alone: World) -> None:
    await play_out_aside(alone, 1)
    shown = await alone.ana.slash(alone.games, "land", player="2")
    words = await press(alone.ana, shown, "pictures.off.look.land.player-2")

    assert pictures(words) == []
    assert "Computer" in text(words)
    assert land(blocks(words)[0])
    everywhere = await alone.ana.slash(alone.games, "land")
    assert pictures(everywhere) == []
    assert pictures(await alone.ben.slash(alone.games, "land", player="2"))

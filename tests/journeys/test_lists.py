"""Lists of matches with the ways into them, and the log of a match."""

from __future__ import annotations

from tests.journeys.hands import owes, play_typed
from tests.journeys.test_telling import begun
from tests.journeys.world import World, buttons, pictures, press, text


async def played(world: World, moves: int) -> None:
    await begun(world)
    for _ in range(moves):
        await play_typed(world, 1, "ana" if await owes(world, 1, "ana") else "ben")


async def test_the_log_tells_turn_by_turn_with_pictures_of_the_past(world: World) -> None:
    await played(world, 6)

    shown = await world.eve.slash(world.games, "log")

    lines = text(shown).splitlines()
    assert lines[0] == "## The log of Quiet Pine #1"
    assert "Turn 1 of" in text(shown)
    assert "**Turn 1 of 8: ana cuts**" in text(shown)
    assert "- **ana** cut" in text(shown)
    seen = await press(world.eve, shown, "log.0.seen")
    assert pictures(seen)
    assert set(buttons(seen)) == {"log.0"}, "the past has no controls"
    assert text(await press(world.eve, seen, "log.0")) == text(shown)


async def test_a_long_log_has_pages(world: World) -> None:
    await played(world, 24)

    shown = await world.ben.slash(world.games, "log")
    newest = text(shown)
    before = await press(world.ben, shown, next(b for b in buttons(shown) if b.endswith("back")))

    assert "Turn 1 of" not in newest
    assert "Page 2 of 2" in newest
    assert "Turn 1 of" in text(before)
    assert "\n\n**Turn 2 of" in text(before), "a paragraph of its own"
    assert newest.splitlines()[1].startswith("**Turn "), "a page begins with a turn"
    assert "Page 1 of 2" in text(before)


async def test_a_match_that_has_not_begun_has_no_log(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)

    assert "has not begun" in text(await world.ana.slash(world.games, "log", match=1))


async def test_matches_are_listed_with_ways_into_them(world: World) -> None:
    await played(world, 6)
    shown = await world.eve.slash(world.games, "matches")
    assert {"see.1", "follow.1", "film.1"} <= set(buttons(shown))
    assert "follow.1" not in buttons(await world.ana.slash(world.games, "matches"))

    assert pictures(await press(world.eve, shown, "see.1"))
    shown = await world.eve.slash(world.games, "matches")
    assert "How Quiet Pine #1 went" in text(await press(world.eve, shown, "film.1"))
    shown = await world.eve.slash(world.games, "matches")
    await press(world.eve, shown, "follow.1")

    assert "**You follow**\n**Quiet Pine #1**" in text(await world.eve.slash(world.games, "turns"))


async def test_turns_say_what_each_match_waits_for(world: World) -> None:
    await begun(world)

    shown = text(await world.ana.slash(world.games, "turns"))

    assert "One match waits for you." in shown
    assert "**ana**" in shown.split("Quiet Pine")[1]
    assert "<t:" in shown

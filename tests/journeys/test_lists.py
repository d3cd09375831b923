"""Lists of matches with the ways into them, and the log of a match."""

import pytest

from bot.models.match import Status
from tests.journeys.hands import owes, play_typed
from tests.journeys.test_delivery import begun
from tests.journeys.world import World, buttons, pictures, press, text


async def played(world: World, moves: int) -> None:
    await begun(world)
    for _ in range(moves):
        await play_typed(world, 1, "ana" if await owes(world, 1, "ana") else "ben")


@pytest.mark.slow
async def test_the_log_tells_turn_by_turn_with_pictures_of_the_past(world: World) -> None:
    await played(world, 6)

    shown = await world.eve.slash(world.games, "match history")

    lines = text(shown).splitlines()
    assert lines[0] == "## History of Quiet Pine #1"
    assert "Round 1 of" in text(shown)
    assert "**Round 1 of 8: ana cut**" in text(shown)
    assert "- **ana** cut" in text(shown)
    seen = await press(world.eve, shown, "log.0.seen")
    assert pictures(seen)
    assert set(buttons(seen)) == {"log.0"}, "the past has no controls"
    assert text(await press(world.eve, seen, "log.0")) == text(shown)


@pytest.mark.slow
async def test_a_long_log_has_pages(world: World) -> None:
    await played(world, 24)

    shown = await world.ben.slash(world.games, "match history")
    newest = text(shown)
    before = await press(world.ben, shown, next(b for b in buttons(shown) if b.endswith("back")))

    assert "Round 1 of" not in newest
    assert "Page 2 of 2" in newest
    assert "Round 1 of" in text(before)
    assert "\n\n**Round 2 of" in text(before), "a paragraph of its own"
    assert newest.splitlines()[1].startswith("**Round "), "a page begins with a round"
    assert "Page 1 of 2" in text(before)


async def test_a_match_that_has_not_begun_has_no_log(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)

    assert "isn't running" in text(await world.ana.slash(world.games, "match history", match=1))


async def test_an_open_match_is_joined_from_the_list(world: World) -> None:
    await world.ana.slash(world.games, "new", players=3)
    assert "join.1" not in buttons(await world.ana.slash(world.games, "matches"))
    listed = await world.ben.slash(world.games, "matches")
    joined = await press(world.ben, listed, "join.1")
    assert "ana, ben" in text(joined)
    assert "join.1" not in buttons(joined)
    assert "2 of 3 players" in text(world.board())


@pytest.mark.slow
async def test_matches_are_listed_with_ways_into_them(world: World) -> None:
    await played(world, 6)
    shown = await world.eve.slash(world.games, "matches")
    assert {"see.1", "follow.1", "film.1"} <= set(buttons(shown))
    assert "follow.1" not in buttons(await world.ana.slash(world.games, "matches"))

    assert pictures(await press(world.eve, shown, "see.1"))
    shown = await world.eve.slash(world.games, "matches")
    assert "Replay of Quiet Pine #1" in text(await press(world.eve, shown, "film.1"))
    shown = await world.eve.slash(world.games, "matches")
    followed = await press(world.eve, shown, "follow.1")
    assert "follow.1" in buttons(await press(world.eve, followed, "matches.0.list"))

    assert "following" in text(await world.eve.slash(world.games, "turns"))


async def test_turns_say_what_each_match_waits_for(world: World) -> None:
    await begun(world)

    shown = text(await world.ana.slash(world.games, "turns"))

    assert "1 match is waiting for you." in shown
    assert "**ana**" in shown.split("Quiet Pine")[1]
    assert "<t:" in shown


@pytest.mark.slow
async def test_who_slept_reads_what_others_have_done(world: World) -> None:
    """Each thing by name, until they look."""
    await begun(world)
    await play_typed(world, 1, "ana")
    await play_typed(world, 1, "ben")

    shown = await world.ana.slash(world.games, "turns")

    told = text(shown)
    assert "-# • **ben** took piece" in told
    await press(world.ana, shown, "move.1")
    assert "-# •" not in text(await world.ana.slash(world.games, "turns"))
    waits = text(await world.ben.slash(world.games, "turns"))
    assert "No match is waiting for you." in waits
    assert "waiting for ana" in waits
    assert "move.1" in buttons(await world.ben.slash(world.games, "turns"))


@pytest.mark.slow
async def test_the_end_can_be_looked_at_seen_again_and_played_again(world: World) -> None:
    await world.ana.slash(world.games, "new", game="clustered", players=2, clock="none")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    number, matches = 1, world.app.matches
    game = matches.games["clustered"]
    while (table := await matches.queries.read_table(number)).status is Status.RUNNING:
        seat = table.awaited_seats[0]
        view = (await matches.queries.read_player_view(number, seat.player)).view
        action = game.choose(view, game.computers[0], b"")
        await matches.play.act(number, seat.player or 0, action, seat.decision)

    shown = await world.ana.slash(world.games, "turns")

    assert "· finished" in text(shown)
    assert "see.1" in buttons(shown)
    end = await press(world.ana, shown, "see.1")
    assert "rematch" in buttons(end)
    again = await world.ana.slash(world.games, "turns")
    assert "won" in text(again) or "share" in text(again), "the rest has been seen"
    end = await press(world.ana, again, "see.1")
    assert "Everyone moves one seat along" in text(await press(world.ana, end, "rematch"))

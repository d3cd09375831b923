"""A tournament session from `/new` to its one result: two matches, the second one mirrored."""

import pytest

from bot.models.match import Status
from tests.journeys.hands import owes, play_out_aside, play_typed
from tests.journeys.test_record import content_of
from tests.journeys.world import World, pictures, press, text


@pytest.mark.slow
async def test_two_people_play_a_session_to_one_result(world: World) -> None:
    await world.open(world.ana, players=2, session=True, first="1")
    lobby = text(world.board())
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    first = world.board()

    assert "tournament session of 2 matches" in lobby
    assert "Tournament session: match 1 of 2" in text(first)
    assert "These 8 cards will be dealt face down" in text(first)
    assert pictures(first)[0].startswith("The 8 cards of this match")
    cards = await world.eve.slash(world.games, "cards")
    assert pictures(cards) == pictures(first)[:1]

    await play_typed(world, 1, "ana")
    assert "These 8 cards" not in text(world.board())
    await play_out_aside(world, 1)
    await world.restart()

    one, two = await world.table(1), await world.table(2)
    assert one.status is Status.FINISHED
    assert two.status is Status.RUNNING
    assert (two.options["mirrored"], two.options["overcut"]) == (True, "penalty")
    head = "Tournament session: match 2 of 2"
    second = next(one for one in world.boards() if head in text(one))
    assert text(second).splitlines()[0] == world.ben.mention, "of two, the other one begins"
    assert pictures(second)[0].startswith("The 8 cards of this match")
    assert pictures(second)[0] != pictures(first)[0]
    ended = next(one for one in world.boards() if "The next starts automatically" in text(one))
    assert "wins the session" not in text(ended)

    assert await owes(world, 2, "ben")
    await play_out_aside(world, 2)
    last = text(world.board())
    result = await world.app.matches.sessions.read_result(2)

    assert result is not None
    winner = ("ana", "ben")[result.ranks.index(1)]
    assert f"**{winner}** wins the session with {max(result.scores)} VP" in last
    for seat, name in enumerate(("ana", "ben")):
        points = f"{result.match_scores[0][seat]} + {result.match_scores[1][seat]}"
        line = f"**{result.ranks[seat]}.** **{name}**: {result.scores[seat]} VP ({points})"
        assert line in last
    assert len(await world.app.matches.queries.list_in_server(world.guild.id, list(Status))) == 2
    told = await content_of(await world.eve.slash(world.games, "match file", match=2))
    assert "mirrored=yes" in told


async def test_what_a_session_decides_itself_cannot_be_chosen(world: World) -> None:
    refused = await world.open(world.ana, players=3, session=True, overcut="reject")
    bag = await world.open(world.ana, players=3, session=True, pieces="bag")

    assert "`overcut` isn't available" in refused
    assert "`pieces` isn't available" in bag
    assert world.boards() == []


async def test_a_session_that_nobody_is_left_to_play_ends_with_its_match(world: World) -> None:
    await world.open(world.ana, players=3, computers=2, session=True)
    resigned = await world.ana.slash(world.games, "match resign")
    await press(world.ana, resigned, "resign.yes")

    assert [board for board in world.boards() if "ended without a result" in text(board)]
    assert len(await world.app.matches.queries.list_in_server(world.guild.id, list(Status))) == 1


async def test_cards_are_shown_in_sessions_only(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, computers=1)

    shown = await world.ana.slash(world.games, "cards")

    assert "cards weren't shown before dealing" in text(shown)
    assert pictures(shown) == []

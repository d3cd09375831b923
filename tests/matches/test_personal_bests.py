"""A match alone is compared with the person's own best with the same options."""

from random import Random

from bot.matches import NewMatch
from bot.models.match import Address, PersonalBest
from tests.matches.world import HERE, World


async def alone(world: World, name: str, rounds: int, address: Address = HERE) -> int:
    """A match of one seat, played to its end."""
    (person,) = await world.people(name)
    new = NewMatch(person.player, address, "bids", 1, {"rounds": rounds}, start_when_full=True)
    table = await world.matches.lobbies.open(new)
    await world.play_on(table.match, Random(1))
    return table.match


async def test_the_best_before_is_the_most_points_with_the_same_options(world: World) -> None:
    matches = [await alone(world, "Ana", 1) for _ in range(6)]
    points = [(await world.state(match)).points[0] for match in matches]
    assert len(set(points)) > 2, "else nothing is compared"

    assert await world.matches.personal_bests.find_previous_best(matches[0]) == PersonalBest(
        points[0]
    )
    for number in range(1, len(matches)):
        most = max(points[:number])
        first = matches[points.index(most)]
        found = await world.matches.personal_bests.find_previous_best(matches[number])
        assert found == PersonalBest(points[number], most, first)


async def test_other_options_and_other_people_are_not_compared(world: World) -> None:
    await alone(world, "Ana", 2)
    await alone(world, "Bo", 1)
    await world.play_on((await world.running("Ana", "Bo")).match, Random(2))
    match = await alone(world, "Ana", 1)

    found = await world.matches.personal_bests.find_previous_best(match)

    assert found is not None
    assert (found.before, found.match) == (None, None)


async def test_matches_in_other_servers_count_and_only_their_points_are_told(world: World) -> None:
    abroad = await alone(world, "Ana", 1, Address(guild=701, channel=70))
    most = (await world.state(abroad)).points[0]
    first = await alone(world, "Ana", 1)
    points = (await world.state(first)).points[0]
    beside = await alone(world, "Ana", 1, Address(guild=HERE.guild, channel=99, thread=98))
    assert points != most

    found = await world.matches.personal_bests.find_previous_best(first)
    later = await world.matches.personal_bests.find_previous_best(beside)

    assert found == PersonalBest(points, most, None)
    assert later is not None
    assert (later.before, later.match) == (max(points, most), first if points > most else None)


async def test_what_ended_before_counts_even_if_it_was_opened_later(world: World) -> None:
    (ana,) = await world.people("Ana")
    new = NewMatch(ana.player, HERE, "bids", 1, {"rounds": 1}, start_when_full=True)
    slow = await world.matches.lobbies.open(new)
    quick = await alone(world, "Ana", 1)
    await world.play_on(slow.match, Random(1))

    found = [
        await world.matches.personal_bests.find_previous_best(one) for one in (quick, slow.match)
    ]

    assert [best.match for best in found if best is not None] == [None, quick]


async def test_only_a_finished_match_alone_is_compared(world: World) -> None:
    (ana,) = await world.people("Ana")
    running = await world.matches.lobbies.open(
        NewMatch(ana.player, HERE, "bids", 1, {}, start_when_full=True)
    )
    assert await world.matches.personal_bests.find_previous_best(running.match) is None
    two = await world.running("Ana", "Bo")
    await world.play_on(two.match, Random(2))
    assert await world.matches.personal_bests.find_previous_best(two.match) is None

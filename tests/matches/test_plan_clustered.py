"""The same service runs plans of another game: a ranked list of cards and cells."""

from pathlib import Path

import pytest

from bot.matches import NewMatch
from bot.matches.mentions import AT_ONCE
from engine.clustered.actions import Place
from engine.clustered.views import View
from engine.contract import OptionValue
from tests.laws.clustered_case import GAME
from tests.matches.world import HERE, World


async def begun(world: World, seats: int = 2, **options: OptionValue) -> int:
    ana, *others = await world.people(*("Ana", "Bo", "Cleo")[:seats])
    new = NewMatch(ana.player, HERE, "clustered", seats, options)
    table = await world.matches.lobbies.open(new)
    for one in others:
        await world.matches.lobbies.join(table.match, one.player)
    return (await world.matches.lobbies.start(table.match, ana.player)).match


async def seen(world: World, match: int, player: int) -> View:
    view = (await world.matches.queries.read_player_view(match, player)).view
    assert isinstance(view, View)
    return view


def places(view: View) -> list[Place]:
    return [
        Place(card, cell)
        for card, cells in zip(view.hand, view.places, strict=True)
        for cell in cells
    ]


async def test_the_first_card_that_still_fits_is_placed(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match = await begun(world)
        mover = 1 + next(iter((await seen(world, match, 1)).to_act))
        other = 3 - mover
        first = places(await seen(world, match, mover))[0]
        taken = next(
            one for one in places(await seen(world, match, other)) if one.cell == first.cell
        )
        free = next(
            one
            for one in places(await seen(world, match, other))
            if one.cell != first.cell and one.card != taken.card
        )
        await world.matches.plans.save(match, other, [(taken,), (free,)])
        assert (await world.matches.plans.read(match, other)).lines == ((taken,), (free,))
        await world.matches.play.act(match, mover, first)
        await world.jobs.run_due()
        log_event = (await world.matches.queries.list_events(match))[-1]
        assert (log_event.seat, log_event.by) == (other - 1, "plan")
        board = (await seen(world, match, other)).board
        assert board.by_cell[free.cell].card == free.card
        assert (await world.matches.plans.read(match, other)).lines == ()


async def test_the_rest_of_a_line_is_for_the_turn_after(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match = await begun(world)
        mover = 1 + next(iter((await seen(world, match, 1)).to_act))
        other = 3 - mover
        far = await seen(world, match, other)
        near = [cell for cells in far.places for cell in cells]
        cells = sorted(set(near))
        mine = [one for one in places(far) if one.cell == cells[-1]]
        first = next(one for one in places(await seen(world, match, mover)) if one.cell == cells[0])
        second = next(one for one in places(far) if one.card != mine[0].card
                      and one.cell == cells[-2])  # fmt: skip
        await world.matches.plans.save(match, other, [(mine[0], second)])
        await world.matches.play.act(match, mover, first)
        await world.jobs.run_due()
        assert (await world.matches.plans.read(match, other)).lines == ((second,),)
        following = await seen(world, match, mover)
        assert following.to_act == {mover - 1}


async def test_a_plan_is_proposed_to_who_waits_until_they_decline(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match, plans = await begun(world), world.matches.plans
        mover = 1 + next(iter((await seen(world, match, 1)).to_act))
        other = 3 - mover
        assert await plans.propose(match, mover) == ()
        proposed = await plans.propose(match, other)
        assert proposed == GAME.propose_plan(await seen(world, match, other))
        assert (await plans.save(match, other, proposed)).lines == proposed

        await world.matches.last_seen.mark_seen(match, other)
        await plans.decline(match, other)
        assert await plans.propose(match, other) == ()
        taken = places(await seen(world, match, mover))[0]
        await world.matches.play.act(match, mover, taken)
        await world.matches.last_seen.mark_seen(match, other)
        assert await plans.propose(match, mover) != ()
        await world.jobs.run_due()
        assert await plans.propose(match, other) == ()


async def test_nothing_is_proposed_in_a_match_without_hints(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match = await begun(world, hints=False)
        waits = 2 - next(iter((await seen(world, match, 1)).to_act))
        assert (await world.matches.plans.read(match, waits)).can_plan
        assert await world.matches.plans.propose(match, waits) == ()


async def test_whose_turn_is_next_is_told_once_unless_they_have_planned(tmp_path: Path) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match, mentions = await begun(world, seats=3), world.matches.mentions
        (mover,) = (await seen(world, match, 1)).to_act
        following = (mover + 1) % 3
        one = await mentions.find_next(match)
        assert one is not None
        assert (one.seat, one.decision) == (following, None)
        assert not await mentions.begin_telling(match, one), "they have not looked yet"
        await world.matches.last_seen.mark_seen(match, one.player)
        assert await mentions.begin_telling(match, one)
        assert not await mentions.begin_telling(match, one)

        proposed = await world.matches.plans.propose(match, one.player)
        await world.matches.plans.save(match, one.player, proposed)
        assert await mentions.find_next(match) is None


@pytest.mark.parametrize("seats", [2, 3])
async def test_no_one_is_told_that_they_are_next_who_has_just_moved(
    seats: int, tmp_path: Path
) -> None:
    async with World(tmp_path / "house.sqlite3", games={"clustered": GAME}) as world:
        match, find_next = await begun(world, seats=seats), world.matches.mentions.find_next
        for _ in range(seats - 1):
            mover = 1 + next(iter((await seen(world, match, 1)).to_act))
            action = places(await seen(world, match, mover))[0]
            await world.matches.play.act(match, mover, action)
        assert await find_next(match) is None
        world.clock.turn(seconds=AT_ONCE)
        assert (await find_next(match) is None) is (seats == 2), "whose move was the last one"

"""A panel in a place of its own: it stays, it is one message, only its owner presses it, and it
ends with the seat and with the match."""

from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.interactions.kept_panels import render_kept_panel
from bot.storage.kept_panels import DELAY, GAP
from tests.journeys.world import World, buttons, choose, press, text
from tests.laws.cutterland_case import disguise

LATER = DELAY + GAP + 1


async def begin(world: World) -> None:
    """Ana and Ben, and Ana is to cut."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.wait_for_workers()


async def keep(world: World, actor: Any, where: str = "thread") -> Any:
    """The answer to a person who keeps their panel."""
    panel = await press(actor, world.board(), "move")
    asked = await press(actor, await press(actor, panel, "details"), "keep")
    answer = await press(actor, asked, f"keep.{where}")
    await world.wait_for_workers()
    return answer


async def player_of(world: World, actor: Any) -> int:
    return (await world.app.matches.people.meet(actor.id, actor.name, "en-US")).player


async def pass_on(world: World) -> None:
    """Until panels are up to date."""
    await world.env.advance_time(LATER)
    await world.wait_for_workers()


def own_threads(world: World) -> list[ChannelHandle]:
    return [*world.games.threads]


def members(world: World, thread: ChannelHandle) -> set[int]:
    me = world.guild.me
    assert me is not None
    return {*world.env.backend.get_channel(thread.id).thread_members} - {me.id}


def is_archived(world: World, thread: ChannelHandle) -> bool:
    known = world.env.backend.get_channel(thread.id).thread_metadata
    return known is not None and known.archived


def kept(world: World, thread: ChannelHandle) -> discord.Message:
    (message,) = world.boards(thread)
    return message


async def move(world: World, actor: Any) -> None:
    """Whatever is to be done next, not through any panel."""
    matches, player = world.app.matches, await player_of(world, actor)
    view = await matches.queries.read_player_view(1, player)
    action = matches.games["cutterland"].choose(view.view, "easy", b"")
    await matches.play.act(1, player, action)
    await pass_on(world)


async def test_a_panel_is_kept_in_a_private_thread_as_one_message(world: World) -> None:
    await begin(world)
    answer = await keep(world, world.ana)
    (thread,) = own_threads(world)

    assert "Your panel is on its way." in text(answer)
    assert world.env.backend.get_channel(thread.id).type == 12
    assert members(world, thread) == {world.ana.id}
    first = kept(world, thread)
    assert {"log.own", "keep.off", "details"} <= {*buttons(first)}

    await move(world, world.ana)
    await world.restart()
    await world.wait_for_workers()
    assert kept(world, thread).id == first.id, "edited in place, and not posted again"
    assert text(kept(world, thread)) != text(first)

    shown = await press(world.ana, kept(world, thread), "log.own")
    assert "My moves" in text(kept(world, thread)), "the answer takes its place"
    assert shown.followups == []
    await press(world.ana, kept(world, thread), "move")
    assert "keep.off" in buttons(kept(world, thread))
    assert await world.app.store.kept_panels.read(1, await player_of(world, world.ana))


def let_moderate(world: World, actor: Any) -> None:
    """They may see every thread of the channel, as moderators do."""
    allowed = discord.Permissions(manage_threads=True).value
    world.env.backend.set_overwrite(
        world.games.id,
        Overwrite(target_id=actor.id, type=OverwriteType.MEMBER, allow=allowed),
    )


@pytest.mark.slow
async def test_what_its_owner_does_there_is_not_edited_twice(world: World) -> None:
    await begin(world)
    await keep(world, world.ana)
    (thread,) = own_threads(world)
    path = f"/channels/{thread.id}/messages"
    suggested = next(one for one in buttons(kept(world, thread)) if one.startswith("g.suggest."))
    await press(world.ana, kept(world, thread), suggested)
    commits = next(one for one in buttons(kept(world, thread)) if one.startswith("g.confirm."))
    await press(world.ana, kept(world, thread), commits)
    receipt = text(kept(world, thread))
    assert "✓" in receipt

    await pass_on(world)
    assert text(kept(world, thread)) == receipt
    assert world.bodies("PATCH", path) == []


async def test_only_its_owner_presses_it(world: World) -> None:
    await begin(world)
    await keep(world, world.ana)
    (thread,) = own_threads(world)
    before = text(kept(world, thread))

    for actor in (world.ben, world.cleo):
        let_moderate(world, actor)
        refused = await press(actor, kept(world, thread), "details")
        assert "on the board opens yours" in text(refused.followups[-1])
        assert text(kept(world, thread)) == before


async def test_nothing_there_depends_on_what_others_hold(world: World) -> None:
    await begin(world)
    services, player = world.app.bot.services, await player_of(world, world.ana)
    person = await services.matches.people.read_person(player)
    repository: Any = services.matches.play._repository
    loaded, rng, differing = await repository.load(1), Random(7), 0
    shown = await render_kept_panel(services, person, 1)
    for _ in range(5):
        other = disguise(loaded.match.state, 0, rng)
        differing += other != loaded.match.state
        repository._cache[1] = replace(loaded, match=replace(loaded.match, state=other))
        assert await render_kept_panel(services, person, 1) == shown
    repository._cache[1] = loaded
    assert differing


async def test_the_call_goes_there_and_goes_away_when_it_is_answered(world: World) -> None:
    await begin(world)
    answer = await keep(world, world.ben)
    await press(world.ben, answer, "keep.calls")
    (thread,) = own_threads(world)
    board = len(world.boards())
    panel = kept(world, thread)

    await move(world, world.ana)

    call = next(one for one in world.boards(thread) if one.id != panel.id)
    assert call.content.startswith(f"<@{world.ben.id}> 👉 Your turn in")
    assert "\n" not in call.content
    assert len(world.boards()) == board
    await move(world, world.ben)
    assert kept(world, thread).id == panel.id


async def test_it_ends_with_the_seat_and_with_the_match(world: World) -> None:
    await begin(world)
    await keep(world, world.ana)
    await keep(world, world.ben)
    first, second = sorted(own_threads(world), key=lambda one: one.id)
    player = await player_of(world, world.ben)

    await world.app.matches.play.resign(1, player)
    await pass_on(world)
    assert "You left" in text(kept(world, second))
    assert buttons(kept(world, second)) == {}
    assert is_archived(world, second)

    await world.app.matches.play.claim_win(1, await player_of(world, world.ana))
    await pass_on(world)
    assert "rematch" in buttons(kept(world, first)), "the result, as everyone sees it"
    assert is_archived(world, first)
    assert "You left" in text(kept(world, second)), "nothing new"


async def test_where_threads_are_impossible_direct_messages_are_left(world: World) -> None:
    await begin(world)
    world.deny(world.games, "create_private_threads")
    panel = await press(world.ana, world.board(), "move")
    asked = await press(world.ana, await press(world.ana, panel, "details"), "keep")
    assert (
        "To open a private thread here, I need these permissions: **Create Private Threads**"
        in text(asked)
    )
    assert "keep.thread" not in buttons(asked)

    people, player = world.app.matches.people, await player_of(world, world.ana)
    await people.set_person(player, keeps="thread")
    await move(world, world.ana)
    assert own_threads(world) == []
    told = await press(world.ana, world.board(), "move")
    assert "I couldn't open a private thread" in text(told)
    again = await press(world.ana, world.board(), "move")
    assert "I couldn't open a private thread" not in text(again)

    await keep(world, world.ana, "dm")
    (message,) = world.ana.user.dm_channel.history()
    assert "keep.off" in buttons(message)
    await world.ana.user.click(message, custom_id=buttons(message)["details"])
    (message,) = world.ana.user.dm_channel.history()
    assert "move" in buttons(message), "the answer takes its place"


async def test_a_deleted_thread_is_told_once(world: World) -> None:
    await begin(world)
    await keep(world, world.ana)
    (thread,) = own_threads(world)
    world.env.backend.delete_channel(thread.id)

    await move(world, world.ana)

    told = await press(world.ana, world.board(), "move")
    assert "The thread with your panel is gone" in text(told)
    assert "keep" in buttons(await press(world.ana, told, "details"))


@pytest.mark.slow
async def test_settings_keep_every_panel(world: World) -> None:
    page = await world.ana.slash(world.games, "settings")
    await choose(world.ana, page, "settings.me.keeps", ["thread"])
    await begin(world)
    await pass_on(world)
    (thread,) = own_threads(world)
    assert members(world, thread) == {world.ana.id}
    assert "keep.off" in buttons(kept(world, thread))

    await press(world.ana, kept(world, thread), "keep.off")
    await pass_on(world)
    assert "This panel is closed. **My move** on the board" in text(kept(world, thread))
    await move(world, world.ana)
    assert "This panel is closed. **My move** on the board" in text(kept(world, thread)), (
        "also with the next move"
    )


@pytest.mark.slow
async def test_deleted_data_takes_the_panel_along(world: World) -> None:
    await begin(world)
    await keep(world, world.ana)
    (thread,) = own_threads(world)
    player = await player_of(world, world.ana)
    assert "kept_panels" in await world.app.matches.privacy.export(player)

    await world.app.matches.privacy.forget(player)
    await pass_on(world)

    assert world.boards(thread) == []


@pytest.mark.slow
async def test_a_thread_whose_first_message_is_refused_is_kept_for_the_next_try(
    world: World,
) -> None:
    await begin(world)
    world.env.inject_error("POST", "/channels/*/messages", status=400, code=50035, times=1)
    await keep(world, world.ana)
    await world.env.advance_time(60)
    await world.wait_for_workers()
    (thread,) = own_threads(world)
    assert members(world, thread) == {world.ana.id}
    assert "keep.off" in buttons(kept(world, thread))

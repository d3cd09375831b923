"""What a phone shows: messages that mention somebody, reminders and direct messages are classic
ones, whose text push notifications quote, and carry **My move**."""

import re
from typing import Any

import pytest
from simcord import MemberActor

from tests.journeys.hands import play_typed
from tests.journeys.test_delivery import begun, begun_with_cleo
from tests.journeys.test_delivery_crashes import tell
from tests.journeys.test_mentions import SETTLING, play_typed_in, reminded, two_matches
from tests.journeys.wired import V2
from tests.journeys.world import World, buttons, choose, chosen, press, text

MARKUP = re.compile(r"<t:|\]\(")
"""What a push notification shows as it is written."""


def posts(world: World, *, private: bool = False) -> list[dict[str, Any]]:
    """The messages that were sent to the games channel, or to anybody alone."""
    return [
        request.json  # type: ignore[misc]
        for request in world.env.http_requests
        if request.method == "POST"
        and request.path.endswith("/messages")
        and (f"/{world.games.id}/" not in request.path) is private
    ]


def core(body: dict[str, Any]) -> str:
    """What a notification has room for: the text without the small lines."""
    assert not body.get("flags", 0) & V2
    return "\n".join(line for line in body["content"].splitlines() if not line.startswith("-#"))


def edits(world: World, message: int) -> list[Any]:
    return world.bodies("PATCH", f"/channels/{world.games.id}/messages/{message}")


async def test_a_reminder_says_match_duty_and_time_in_words(world: World) -> None:
    await reminded(world, "dm")

    said = core(posts(world, private=True)[-1])

    assert said.splitlines() == [
        "⏰ Your turn in **Cutterland · Quiet Pine #1**.",
        "✂️ **ana**: cut a card into 4 pieces.",
    ]


async def test_a_reminder_in_the_channel_opens_the_panel(world: World) -> None:
    await reminded(world, "channel")
    body = posts(world)[-1]

    assert core(body).startswith(f"{world.ana.mention}\n⏰ Your turn in")
    assert MARKUP.search(core(body)) is None
    shown = await press(world.ana, world.board(), "move")
    assert shown.ephemeral
    assert "Cut a card" in text(shown)
    assert body["components"][0]["components"][1]["url"].endswith(f"/{world.boards()[0].id}")


@pytest.mark.slow
async def test_one_message_for_several_matches_opens_each(world: World) -> None:
    await two_matches(world)
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")
    await world.env.advance_time(SETTLING)

    said = core(posts(world)[-1])

    assert said.splitlines()[:2] == [
        f"{world.ben.mention}: your turn in **Cutterland · Quiet Pine #1**",
        "👉 **ben**: choose a piece.",
    ]
    assert MARKUP.search(said) is None
    assert posts(world)[-1]["content"].count("⏳ <t:") == 2, "which stays true"
    assert {"move.1", "move.2"} == {*buttons(world.board())}
    shown = await press(world.ben, world.board(), "move.2")
    assert "Choose a piece" in text(shown)


@pytest.mark.slow
async def test_one_message_for_several_matches_keeps_the_mentions_that_stand(world: World) -> None:
    await two_matches(world)
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")
    await world.env.advance_time(SETTLING)
    called = world.board()
    await world.env.advance_time(10)  # in a busy channel that edit waits

    await play_typed_in(world, 1, "ben")

    edited = edits(world, called.id)[-1]
    assert edited["allowed_mentions"]["users"] == [world.ben.id]
    assert edited["content"] is None
    (shown,) = [one for one in world.boards() if one.id == called.id]
    assert [user.id for user in shown.mentions] == [world.ben.id]


async def test_an_edited_board_keeps_the_mentions_that_stand(world: World) -> None:
    await begun(world)
    await world.open(world.cleo, players=2)
    await play_typed(world, 1, "ana")
    board = next(one for one in world.boards() if "choose a piece" in text(one))
    assert [user.id for user in board.mentions] == [world.ben.id]

    await world.app.matches.play.move_silently(1, (await world.table()).address)
    await world.ben.slash(world.games, "match pause", match=1)
    await world.wait_for_workers()

    board = next(one for one in world.boards() if one.id == board.id)
    assert [user.id for user in board.mentions] == [world.ben.id]


async def test_a_board_that_calls_is_posted_as_a_text_and_becomes_the_board(world: World) -> None:
    await begun(world)
    before = len(world.env.http_requests)

    await play_typed(world, 1, "ana")

    board = world.board()
    assert core(posts(world)[-1]).splitlines() == [
        f"{world.ben.mention}: your turn in **Cutterland · Quiet Pine #1**",
        "👉 **ben**: choose a piece. You have 4 days.",
    ]
    assert posts(world)[-1]["allowed_mentions"]["users"] == [world.ben.id]
    (turned,) = edits(world, board.id)
    assert turned["content"] is None
    assert turned["flags"] & V2
    assert turned["allowed_mentions"]["users"] == [world.ben.id]
    assert board.content == ""
    assert len(board.attachments) == 1
    assert text(board).splitlines()[0] == world.ben.mention
    assert [one.method for one in told_of(world, before)] == ["POST", "PATCH", "DELETE"]


def told_of(world: World, since: int) -> list[Any]:
    """The requests that deliver news."""
    return [one for one in world.env.http_requests[since:]
            if f"/channels/{world.games.id}/" in one.path]  # fmt: skip


async def test_a_board_that_calls_nobody_is_posted_at_once(world: World) -> None:
    await world.open(world.ana, players=2, first="1")

    assert posts(world)[-1]["flags"] & V2
    assert edits(world, world.board().id) == []


async def test_the_text_can_be_played_from_while_it_is_not_the_board_yet(world: World) -> None:
    await begun(world)
    await world.app.bot.stop_workers()
    await play_typed(world, 1, "ana")
    path = f"/channels/{world.games.id}/messages/*"
    world.env.inject_error("PATCH", path, status=400, code=50035, times=None)
    await tell(world)
    message = world.board()
    assert message.content.startswith(world.ben.mention)

    shown = await press(world.ben, message, "move")
    assert "Choose a piece" in text(shown)
    sent = len(posts(world))
    world.env.backend.faults.clear()
    await world.env.advance_time(60)
    await tell(world)

    board = next(one for one in world.boards() if one.id == message.id)
    assert board.content == ""
    assert len(board.attachments) == 1
    assert len(posts(world)) == sent, "nobody is called twice"


async def test_an_invitation_says_what_to_press(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2, invite=world.ben)

    said = core(posts(world)[-1])

    assert said == (f"{world.ben.mention}: press **Join** to play **Cutterland · Quiet Pine #1**.")
    assert "lobby.join" in buttons(world.board())


async def call_privately(world: World, person: MemberActor) -> None:
    shown = await person.slash(world.games, "settings")
    shown = await press(person, shown, "settings.page.calls")
    shown = await choose(person, shown, "settings.calls.dm", ["turns", "league", "questions"])
    assert "turns" in chosen(shown, "settings.calls.dm")


async def called_privately(world: World) -> None:
    """Ben wants to be called by direct message; then Ana is to cut, and he to choose."""
    await call_privately(world, world.ben)
    await begun(world)


async def test_who_wants_calls_by_direct_message_gets_no_mention(world: World) -> None:
    await called_privately(world)

    await play_typed(world, 1, "ana")

    test, call = posts(world, private=True)
    assert core(test).startswith("I'll message you here.")
    assert core(call).splitlines() == [
        "👉 Your turn in **Cutterland · Quiet Pine #1**.",
        "👉 **ben**: choose a piece.",
    ]
    assert re.search(r"^-# ⏳ Deadline: <t:\d+:R>", call["content"], re.MULTILINE)
    assert all(
        world.ben.id not in body["allowed_mentions"].get("users", ()) for body in posts(world)
    )
    assert "choose a piece" in text(world.board())


@pytest.mark.slow
async def test_who_was_told_to_plan_is_told_again_when_it_is_their_turn(world: World) -> None:
    await call_privately(world, world.cleo)
    await begun_with_cleo(world)

    await play_typed(world, 1, "ana")
    (_, first) = posts(world, private=True)
    await play_typed(world, 1, "ben")

    (*_, second) = posts(world, private=True)
    assert core(first).startswith("🔜 You're next in **Cutterland · Quiet Pine #1**.")
    assert core(second).startswith("👉 Your turn in **Cutterland · Quiet Pine #1**.")
    alone: Any = world.cleo.user
    told = [text(message) for message in alone.dm_channel.history()]
    assert [one for one in told if "You're next" in one] == [], "which is true no longer"


@pytest.mark.slow
async def test_a_call_by_direct_message_is_played_from_there(world: World) -> None:
    await called_privately(world)
    await play_typed(world, 1, "ana")
    alone: Any = world.ben.user
    call = alone.dm_channel.history()[-1]

    panel = await press(alone, call, "move")

    assert "Choose a piece" in text(panel)
    sent = len(alone.dm_channel.history())
    after = await press(alone, await press(alone, panel, "g.try.A"), "g.take.A")
    assert "Choose a piece" not in text(after)
    assert call.id not in [one.id for one in alone.dm_channel.history()], "it is answered"
    assert len(alone.dm_channel.history()) < sent, "the panel shows the answer itself"


async def test_who_takes_no_direct_messages_any_more_is_mentioned(world: World) -> None:
    await called_privately(world)
    path = f"/channels/{world.ben.user.dm_channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50007, times=1)

    await play_typed(world, 1, "ana")

    assert posts(world)[-1]["allowed_mentions"]["users"] == [world.ben.id]
    person = await world.app.matches.people.meet(world.ben.id, "ben", "en")
    assert person.calls == "channel"


async def test_direct_messages_are_opened_once_and_again_if_they_are_another_bots(
    world: World,
) -> None:
    await called_privately(world)
    opened = len(world.bodies("POST", "/users/@me/channels"))
    channel: Any = world.ben.user.dm_channel
    sent = len(channel.history())
    await world.restart()
    path = f"/channels/{channel.id}/messages"
    world.env.inject_error("POST", path, status=403, code=50001, times=1)

    await play_typed(world, 1, "ana")

    assert len(channel.history()) == sent + 1
    assert len(world.bodies("POST", "/users/@me/channels")) == opened + 1


async def test_direct_messages_stay_open_after_a_restart(world: World) -> None:
    await called_privately(world)
    opened = len(world.bodies("POST", "/users/@me/channels"))
    await world.restart()

    await play_typed(world, 1, "ana")

    assert len(world.bodies("POST", "/users/@me/channels")) == opened == 1

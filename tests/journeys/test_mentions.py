"""Being called: once for each decision, all matches of a place by one message, and by the way that
is open."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC
from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.delivery import mention_sender
from bot.delivery.mention_sender import Delivery
from bot.delivery.worker import LATER
from bot.models.outbox import OutboxMessage
from bot.models.playing_hours import PlayingHours
from bot.presentation.boards import describe_duties
from bot.screens.shared.mentions import Call, describe_call
from tests.journeys.hands import owes, play_typed
from tests.journeys.test_delivery import begun, calls, told
from tests.journeys.world import World, answer_of, buttons, choose, chosen, press, text
from tests.outbox import Outbox

SETTLING = 20
TOGETHER = (
    "insert into outbox (match, mode, asked, params, created, due)"
    " values (MATCH, 'remind', '[ANA]', '{\"reminder\":N}', 0, 0);"
)
"""A reminder that is due now."""
ANSWERED = "-# ✅ All caught up."


async def settling(world: World, seconds: int = SETTLING) -> None:
    """From now on moves settle before anybody is called; that time is not sat out."""
    world.env.settle_timeout = 5.0
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": seconds})
    await world.restart()


def pings(world: World) -> list[set[int]]:
    """Whom messages of the games channel called, those that called somebody."""
    return [set(users) for users in calls(world) if users]


async def two_matches(world: World) -> None:
    """Ana is to cut in both; then moves settle."""
    await begun(world)
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await settling(world)


async def test_a_new_board_shows_and_calls_when_a_move_has_settled(world: World) -> None:
    await begun(world)
    await settling(world)
    board, before = world.board().id, len(pings(world))

    await play_typed(world, 1, "ana")

    assert world.board().id == board
    assert "choose a piece" not in text(world.board()), (
        "the old one is not edited for so short a time"
    )
    await world.env.advance_time(SETTLING)
    assert "choose a piece" in text(world.board())
    assert [one.id == board for one in world.boards()] == [False]
    assert pings(world)[before:] == [{world.ben.id}]


@pytest.mark.slow
async def test_who_has_answered_meanwhile_is_not_called(world: World) -> None:
    await begun(world)
    await settling(world)
    before = len(pings(world))
    await play_typed(world, 1, "ana")
    await play_typed(world, 1, "ben")

    await world.env.advance_time(SETTLING)

    assert pings(world)[before:] == [{world.ana.id}]
    assert text(world.board()).splitlines()[0] == world.ana.mention


@pytest.mark.slow
async def test_nobody_is_called_where_all_have_answered(world: World) -> None:
    await begun(world)
    await settling(world)
    before, board = len(pings(world)), world.board().id
    while (await world.app.matches.queries.read_player_view(1, None)).view.phase != "lay":
        await play_typed(world, 1, "ana" if await owes(world, 1, "ana") else "ben")
    await play_typed(world, 1, "ana")
    await play_typed(world, 1, "ben")
    others = [s.user for s in (await world.table()).awaited_seats if s.user != world.ben.id]

    await world.env.advance_time(SETTLING)

    assert pings(world)[before:] == [{user} for user in others], "ben has just been there"
    assert [one.id == board for one in world.boards()] == [not others]


@pytest.mark.slow
async def test_matches_of_one_place_call_by_one_message(world: World) -> None:
    await two_matches(world)
    before, boards = len(pings(world)), [one.id for one in world.boards()]
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")

    await world.env.advance_time(SETTLING)

    assert pings(world)[before:] == [{world.ben.id}]
    called = world.board()
    lines = [line for line in text(called).splitlines() if "your turn in" in line]
    assert [line.split("**")[1] for line in lines] == [
        "Cutterland · Quiet Pine #1",
        f"Cutterland · {(await world.table(2)).name} #2",
    ]
    assert [one.id for one in world.boards()] == [*boards, called.id], "nothing else is posted"
    assert all("choose a piece" in text(one) for one in world.boards()[:-1])


@pytest.mark.slow
async def test_many_matches_are_called_by_several_messages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mention_sender, "MOST_TOGETHER", 1)
    await two_matches(world)
    before = len(pings(world))
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")

    await world.env.advance_time(SETTLING)

    assert pings(world)[before:] == [{world.ben.id}, {world.ben.id}]
    assert [{*buttons(one)} for one in world.boards()[-2:]] == [{"move.1"}, {"move.2"}]


@pytest.mark.slow
async def test_a_call_is_edited_while_it_is_answered_and_deleted_then(world: World) -> None:
    await two_matches(world)
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")
    await world.env.advance_time(SETTLING)
    called = world.board()
    await world.env.advance_time(10)  # in a busy channel that edit waits

    await play_typed_in(world, 1, "ben")
    now = next(one for one in world.boards() if one.id == called.id)
    assert "Quiet Pine" not in text(now)
    assert world.ben.mention in text(now)
    for _ in range(6):
        for match in (1, 2):
            for name in ("ana", "ben"):
                if await owes(world, match, name):
                    await play_typed_in(world, match, name)
        await world.env.advance_time(SETTLING)

    assert called.id not in [one.id for one in world.boards()]


@pytest.mark.slow
async def test_a_call_that_may_not_be_deleted_is_emptied(world: World) -> None:
    await two_matches(world)
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")
    await world.env.advance_time(SETTLING)
    called = world.board()
    path = f"/channels/{world.games.id}/messages/{called.id}"
    world.env.inject_error("DELETE", path, status=403, code=50013, times=None)
    await world.env.advance_time(10)  # in a busy channel that edit waits

    await play_typed_in(world, 1, "ben")
    await play_typed_in(world, 2, "ben")

    assert ANSWERED in [text(one) for one in world.boards() if one.id == called.id]


@pytest.mark.slow
async def test_a_call_that_could_not_be_deleted_is_deleted_later(world: World) -> None:
    await two_matches(world)
    await play_typed_in(world, 1, "ana")
    await play_typed_in(world, 2, "ana")
    await world.env.advance_time(SETTLING)
    called = world.board()
    path = f"/channels/{world.games.id}/messages/{called.id}"
    world.env.inject_error("DELETE", path, status=503, times=1)
    await world.env.advance_time(10)  # in a busy channel that edit waits
    await play_typed_in(world, 1, "ben")
    await play_typed_in(world, 2, "ben")
    assert called.id in [one.id for one in world.boards()]

    await world.env.advance_time(LATER)

    assert called.id not in [one.id for one in world.boards()]


async def test_who_has_left_is_not_called_and_the_table_reads_so(world: World) -> None:
    await begun(world)
    world.env.backend.remove_member(world.guild.id, world.ben.id)
    await world.env.advance_time(25 * 3600)

    await play_typed(world, 1, "ana")

    assert world.ben.id not in calls(world)[-1]
    assert "**ben** has left this server" in text(world.board())


@pytest.mark.slow
async def test_whether_somebody_has_left_is_asked_again_soon_where_discord_gave_no_answer(
    world: World,
) -> None:
    await begun(world)
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    path = f"/guilds/{world.guild.id}/members/{world.ben.id}"
    await world.env.advance_time(25 * 3600)
    world.env.inject_error("GET", path, status=403, code=50001, times=1)
    await play_typed_in(world, 1, "ana")
    assert world.ben.id in calls(world)[-1]

    world.env.backend.remove_member(world.guild.id, world.ben.id)
    await world.env.advance_time(61)
    await play_typed_in(world, 2, "ana")

    assert world.ben.id not in calls(world)[-1]
    assert "**ben** has left this server" in text(world.board())


@pytest.mark.slow
async def test_a_closed_channel_sends_the_match_where_the_server_plays(world: World) -> None:
    await begun(world)
    await world.app.matches.people.set_server(world.guild.id, games_channel=world.tavern.id)
    path = f"/channels/{world.games.id}/*"
    world.env.inject_error("*", path, status=403, code=50013, times=None)

    await play_typed(world, 1, "ana")

    assert any("continues here" in text(message) for message in world.boards(world.tavern))
    assert "choose a piece" in text(world.board(world.tavern))


@pytest.mark.slow
async def test_where_every_place_is_closed_people_hear_of_it_once(world: World) -> None:
    """By direct message, if they allow any; the others read it in `/turns`."""
    matches = world.app.matches
    await begun(world)
    ana, ben = [await matches.people.meet(one.id, one.name, "en") for one in (world.ana, world.ben)]
    await matches.people.set_person(ana.player, letters=True)
    world.env.inject_error("*", f"/channels/{world.games.id}/*", status=403, code=50013, times=None)

    await play_typed(world, 1, "ana")
    await play_typed(world, 1, "ben")
    await told(world)

    assert await matches.store.queue.is_unreachable(1)
    (letter,) = letters(world)
    assert "Play **Cutterland · Quiet Pine #1** from `/turns`" in letter
    await matches.people.set_person(ben.player, reminders="dm")
    world.env.backend.faults.clear()
    await world.ben.slash(world.tavern, "match board", match=1)
    assert not await matches.store.queue.is_unreachable(1)
    world.env.inject_error(
        "*", f"/channels/{world.tavern.id}/*", status=403, code=50013, times=None
    )
    await play_typed(world, 1, "ana")
    await told(world)

    assert len([one for one in letters(world) if "any more" in one]) == 3, "it is news again"


async def play_typed_in(world: World, match: int, name: str) -> InteractionResult:
    """Play in a match where several are meant: the menu asks which."""
    shown = await play_typed(world, match, name)
    which = [one for one in buttons(shown) if one.startswith("which.")]
    return await choose(world.people[name], shown, which[0], [str(match)]) if which else shown


async def reminded(
    world: World, way: str, start: Callable[[World], Awaitable[object]] = begun
) -> None:
    """Ana wants to be reminded so; half of her time for the first cut passes."""
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.reminders", [way])
    await start(world)
    await world.env.advance_time(12 * 3600 + 60)


def letters(world: World) -> list[str]:
    """What was sent to anybody alone."""
    bodies: list[Any] = [
        r.json for r in world.env.http_requests if r.method == "POST"
        and r.path.endswith("/messages") and f"/{world.games.id}/" not in r.path
    ]  # fmt: skip
    return [body["content"] or "" for body in bodies]


async def test_who_chose_nothing_gets_only_the_last_reminder(world: World) -> None:
    await begun(world)
    before = len(pings(world))

    await world.env.advance_time(20 * 3600)
    assert pings(world)[before:] == []

    await world.env.advance_time(67 * 3600)
    assert pings(world)[before:] == [{world.ana.id}]
    assert "⌛ Last reminder: your turn in" in text(world.board())
    assert letters(world) == []


async def test_who_is_called_by_letter_gets_the_last_reminder_so(world: World) -> None:
    ana = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    await world.app.matches.people.set_person(ana.player, calls="dm")
    await begun(world)
    before = len(pings(world))

    await world.env.advance_time(87 * 3600)

    assert pings(world)[before:] == []
    assert "⌛ Last reminder: your turn in" in letters(world)[-1]


async def test_a_reminder_in_the_channel_is_deleted_when_it_is_answered(world: World) -> None:
    await reminded(world, "channel")
    reminder = world.board()
    assert pings(world)[-1] == {world.ana.id}
    assert "⏰ Your turn in" in text(reminder)
    assert ":R> · <t:" in text(reminder)
    assert "If you miss" not in text(reminder), "that is for the last one"

    await play_typed(world, 1, "ana")

    (board,) = world.boards()
    assert board.id != reminder.id


@pytest.mark.parametrize("way", ["channel", "dm"])
@pytest.mark.slow
async def test_one_reminder_names_all_matches_that_wait(world: World, way: str) -> None:
    await reminded(world, way, two_matches)
    await world.env.advance_time(600)

    said = [one for one in (*map(text, world.boards()), *letters(world)) if "⏰" in one]
    assert len(said) == 1
    assert "Your turn in **Cutterland · Quiet Pine #1**" in said[0]
    assert re.search(r"Also waiting: \*\*Cutterland · [\w ]+ #2\*\* \(<t:\d+:R>\)\.", said[0])


@pytest.mark.parametrize("way", ["channel", "dm"])
@pytest.mark.slow
async def test_reminders_that_come_due_together_are_one(world: World, way: str) -> None:
    """As after a night: the more urgent match is first, and each is reminded of by its number."""
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.reminders", [way])
    await two_matches(world)
    await told(world)
    ana = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    rows = "".join(
        TOGETHER.replace("MATCH", str(match)).replace("ANA", str(ana.player)).replace("N", str(n))
        for match, n in ((2, 1), (1, 2))
    )
    await world.restart(rows)
    await world.env.settle()
    await told(world)
    said = [one for one in (*map(text, world.boards()), *letters(world)) if "Deadline" in one]
    assert len(said) == 1
    assert "⌛ Last reminder: your turn in **Cutterland · Quiet Pine #1**!" in said[0]
    assert "Otherwise " in said[0]
    assert "#2**" in said[0]


async def test_the_last_reminder_says_what_happens_then(world: World) -> None:
    await reminded(world, "channel")
    ana = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    await world.app.matches.clocks.set_vacation(ana.player, False)

    await world.env.advance_time(75 * 3600)

    assert pings(world)[-1] == {world.ana.id}
    said = text(world.board())
    assert "Last reminder: your turn in **Cutterland · Quiet Pine #1**!" in said
    assert "Otherwise the computer moves for you." in said


async def test_the_bot_asks_about_vacation_once_and_by_a_button(world: World) -> None:
    """Also people who want no reminders, or nobody would know of it."""
    await begun(world)
    await world.env.advance_time(88 * 3600)
    asked = [one for one in world.boards() if "settings.page.vacation.link" in buttons(one)]
    (question,) = asked
    assert pings(world)[-1] == {world.ana.id}
    assert "Your clocks can pause." in text(question)

    page = await press(world.ana, question, "settings.page.vacation.link")
    sure = await press(world.ana, page, "settings.vacation.days.7.14")
    assert (await world.app.matches.clocks.read_hours(1)).away_until == 0, "one press takes nothing"
    page = await press(world.ana, sure, "settings.vacation.take.7.14")
    assert "You're on vacation until" in text(page)
    assert "You have 7 days left this year" in text(page)
    assert "settings.vacation.end" in buttons(page)
    await world.env.advance_time(7 * 24 * 3600)
    table = await world.table(1)
    assert [seat.strikes for seat in table.seats] == [0] * len(table.seats)


@pytest.mark.slow
async def test_a_reminder_that_waits_for_the_morning_holds_nothing_up(world: World) -> None:
    """And what has been answered by then is not reminded of, nor is what was asked after it."""
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.reminders", ["channel"])
    await begun(world)
    await world.env.advance_time(11 * 3600)
    await sleeping(world, "ana")
    await world.env.advance_time(2 * 3600)
    before = len(pings(world))

    await play_typed(world, 1, "ana")

    assert pings(world)[before:] == [{world.ben.id}]
    assert "choose a piece" in text(world.board())
    await play_typed(world, 1, "ben")
    assert await owes(world, 1, "ana")
    await world.env.advance_time(2 * 3600)
    await told(world)
    assert pings(world)[before:] == [{world.ben.id}, {world.ana.id}]
    assert not any("⏰ Your turn in" in text(one) for one in world.boards())


async def test_nobody_is_reminded_while_clocks_stand_still(world: World) -> None:
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.reminders", ["channel"])
    await begun(world)
    await world.env.advance_time(11 * 3600)
    await sleeping(world, "ana")
    await world.env.advance_time(2 * 3600)
    await world.ben.slash(world.games, "match pause", match=1)
    asked = world.board()
    yes = next(name for name in buttons(asked) if name.startswith("consent.yes"))
    assert "Everyone agreed" in text(await press(world.ana, asked, yes))

    await world.env.advance_time(4 * 3600)
    await told(world)

    assert not any("⏰ Your turn in" in text(one) for one in world.boards())


async def test_a_vote_calls_who_sleeps_when_they_wake(world: World) -> None:
    await begun(world)
    await sleeping(world, "ana")
    await world.ben.slash(world.games, "match pause", match=1)
    assert "ben asks to pause" in text(world.board())
    before = len(pings(world))

    await world.env.advance_time(12 * 3600)
    await told(world)

    assert pings(world)[before:] == [{world.ana.id}]
    assert "ben asks to pause" in text(world.board())


async def called_by_letter(world: World) -> None:
    """A match of Ana, who is called by direct message, and Ben."""
    await call_by_letter(world.ana, world.games)
    await begun(world)


async def call_by_letter(actor: Any, where: Any) -> None:
    shown = await actor.slash(where, "settings")
    shown = await press(actor, shown, "settings.page.calls")
    await choose(actor, shown, "settings.calls.dm", ["turns"])


@pytest.mark.slow
async def test_a_vote_that_is_answered_before_its_letter_asks_for_nothing(world: World) -> None:
    await called_by_letter(world)
    await sleeping(world, "ana")
    await world.ben.slash(world.games, "match pause", match=1)
    asked, before = world.board(), letters(world)
    no = next(name for name in buttons(asked) if name.startswith("consent.no"))
    await press(world.ben, asked, no)

    await world.env.advance_time(12 * 3600)
    await told(world)

    assert not any("asks to pause" in one for one in letters(world)[len(before) :])


@pytest.mark.slow
async def test_a_vote_asks_whoever_wakes_as_they_want_by_then(world: World) -> None:
    await called_by_letter(world)
    await sleeping(world, "ana")
    await world.ben.slash(world.games, "match pause", match=1)
    before, called = len(letters(world)), len(pings(world))
    await world.env.advance_time(2 * 3600)
    await sleeping(world, "ana")

    await world.env.advance_time(2 * 3600)
    await told(world)
    assert not any("asks to pause" in one for one in letters(world)[before:]), "sleeps on"
    me = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    await world.app.matches.people.set_person(me.player, calls="channel")

    await world.env.advance_time(2 * 3600)
    await told(world)
    assert not any("asks to pause" in one for one in letters(world)[before:])
    assert pings(world)[called:] == [{world.ana.id}]
    assert "ben asks to pause" in text(world.board())


@pytest.mark.slow
async def test_a_vote_that_no_letter_can_ask_for_holds_no_board_up(world: World) -> None:
    await called_by_letter(world)
    private: Any = world.ana.user.dm_channel
    path = f"/channels/{private.id}/messages"
    world.env.inject_error("POST", path, status=500, times=None)
    world.env.settle_timeout = 5.0
    await world.ben.slash(world.games, "match pause", match=1)
    assert "ben asks to pause" in text(world.board())
    await play_typed(world, 1, "ana")
    assert "choose a piece" in text(world.board())

    world.env.backend.faults.clear()
    world.env.inject_error("POST", path, status=403, code=50007, times=None)
    before = len(pings(world))
    await world.env.advance_time(3600)
    await told(world)
    assert {world.ana.id} in pings(world)[before:], "in the channel, as she takes none"
    world.env.backend.faults.clear()


@pytest.mark.slow
@pytest.mark.parametrize("is_known", [True, False])
async def test_a_letter_that_asks_for_a_vote_is_closed_once_it_can_be(
    world: World, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    """It holds no board up until then, also where it was not known yet that it had arrived."""
    await called_by_letter(world)
    world.env.settle_timeout = 5.0
    letters_of = world.app.bot.services.direct_messages
    private: Any = world.ana.user.dm_channel
    send, path = letters_of.send, f"/channels/{private.id}/messages/*"

    async def lose_answer(*args: Any) -> None:
        await send(*args)
        monkeypatch.setattr(letters_of, "send", send)
        raise ConnectionResetError

    if not is_known:
        monkeypatch.setattr(letters_of, "send", lose_answer)
    await world.ben.slash(world.games, "match pause", match=1)
    asked = world.board()
    assert "ben asks to pause" in text(private.history()[-1])
    world.env.inject_error("PATCH", path, status=500, times=None)
    await press(world.ben, asked, next(one for one in buttons(asked) if "consent.no" in one))
    await play_typed(world, 1, "ana")
    assert "choose a piece" in text(world.board())
    await world.env.advance_time(600)
    assert buttons(private.history()[-1]), "it can't be edited"

    world.env.backend.faults.clear()
    await world.env.advance_time(3600)
    await told(world)
    assert not any(buttons(one) for one in private.history())


async def test_a_vote_asks_by_direct_message_who_is_called_so(world: World) -> None:
    await called_by_letter(world)
    me = await world.app.matches.people.meet(world.ana.id, "ana", "ru")
    await world.app.matches.people.set_person(me.player, locale="ru")
    await world.ben.slash(world.games, "match pause", match=1)
    await told(world)

    assert "ben просит поставить" in letters(world)[-1]
    asked = world.board()
    assert "ben asks to pause" in text(asked)
    yes = next(name for name in buttons(asked) if name.startswith("consent.yes"))
    await press(world.ana, asked, yes)
    await told(world)
    closed: Any = world.ana.user.dm_channel
    assert "Все согласились" in text(closed.history()[-1]), "in the reader's own language"
    assert buttons(closed.history()[-1]) == {}


async def test_a_letter_is_tried_out_when_it_is_chosen(world: World) -> None:
    await reminded(world, "dm")

    first, reminder = letters(world)
    assert "I'll message you here." in first
    assert "⏰ Your turn in" in reminder
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    shown = await choose(world.ana, shown, "settings.calls.dm", ["turns", "league", "questions"])
    assert chosen(shown, "settings.calls.dm") == {"turns", "league", "questions"}
    assert letters(world) == [first, reminder], "tried out already"


@pytest.mark.parametrize("what", ["turns", "letters", "questions", "next"])
async def test_a_button_of_release_0_2_switches_one_letter(world: World, what: str) -> None:
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    menu, answer = buttons(shown)["settings.calls.dm"], answer_of(shown)
    assert answer is not None
    before, old = chosen(shown, "settings.calls.dm"), menu.replace("calls.dm", f"calls.{what}")

    shown = await world.press_raw(world.ana, world.snapshot(answer), old)

    assert chosen(shown, "settings.calls.dm") == before ^ {what}


async def test_letters_that_are_closed_cannot_be_chosen(world: World) -> None:
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")

    refused = await choose(world.ana, shown, "settings.calls.dm", ["letters"])

    assert "Allow direct messages from this server" in text(refused)
    person = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    assert not person.letters


async def test_letters_that_close_later_become_mentions_in_the_channel(world: World) -> None:
    shown = await world.ana.slash(world.games, "settings")
    shown = await press(world.ana, shown, "settings.page.calls")
    await choose(world.ana, shown, "settings.calls.reminders", ["dm"])
    await begun(world)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50278, times=1)

    await world.env.advance_time(12 * 3600 + 60)

    assert pings(world)[-1] == {world.ana.id}
    assert "I can't DM you" in text(world.board())
    person = await world.app.matches.people.meet(world.ana.id, "ana", "en")
    assert person.reminders == "channel"


async def sleeping(world: World, name: str) -> None:
    """Somebody sleeps for the next two or three hours."""
    now = world.env.now().astimezone(UTC)
    person = await world.app.matches.people.meet(world.people[name].id, name, "en")
    wake, sleep = (now.hour + 3) % 24 * 60, (now.hour - 3) % 24 * 60
    await world.app.matches.clocks.set_hours(person.player, PlayingHours("UTC", wake, sleep))


async def test_who_sleeps_is_invited_when_they_wake(world: World) -> None:
    await sleeping(world, "ben")
    await world.ana.slash(world.games, "new", players=3, invite=world.ben)
    options = await press(world.ana, world.board(), "lobby.options")
    guests = await press(world.ana, options, "lobby.page.guests")
    await choose(world.ana, guests, "lobby.invite", [world.cleo])
    assert pings(world) == [{world.cleo.id}]

    await world.env.advance_time(3 * 3600)

    assert pings(world) == [{world.cleo.id}, {world.ben.id}]
    assert "lobby.join" in buttons(world.board())
    assert await Outbox(world.app.matches).read_due_messages() == ()


async def test_who_joins_at_night_is_not_called_to_it_in_the_morning(world: World) -> None:
    await sleeping(world, "ben")
    await world.ana.slash(world.games, "new", players=3, invite=world.ben)
    await press(world.ben, world.board(), "lobby.join")
    said = len(world.boards())

    await world.env.advance_time(4 * 3600)

    assert pings(world) == []
    assert len(world.boards()) == said, "nothing is posted anew"


async def test_a_host_who_sleeps_hears_in_the_morning_that_all_are_there(world: World) -> None:
    await world.ana.slash(world.games, "new", players=2)
    await sleeping(world, "ana")
    await press(world.ben, world.board(), "lobby.join")
    assert pings(world) == []

    await world.env.advance_time(4 * 3600)

    assert pings(world) == [{world.ana.id}]
    assert "lobby.start" in buttons(world.board())


async def test_a_host_who_wakes_to_a_match_that_has_begun_is_called_to_no_lobby(
    world: World,
) -> None:
    await world.open(world.ana, players=2, first="2")
    await sleeping(world, "ana")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await play_typed(world, 1, "ben")
    said = len(world.boards())

    await world.env.advance_time(4 * 3600)

    assert pings(world)[-1] == {world.ana.id}, "to choose, not to start"
    assert len(world.boards()) == said + 1


async def test_who_wakes_is_called_to_the_board_there_is(world: World) -> None:
    await begun(world)
    await sleeping(world, "ben")
    await play_typed(world, 1, "ana")
    board = world.board()
    assert pings(world)[-1] == {world.ana.id}, "to cut; she has just been there"

    await world.env.advance_time(4 * 3600)

    call = text(world.board())
    assert pings(world)[-1] == {world.ben.id}
    assert call.startswith(f"{world.ben.mention}: your turn in **Cutterland · Quiet Pine #1**")
    assert str(board.id) in call
    assert "move" in buttons(next(one for one in world.boards() if one.id == board.id))
    await play_typed(world, 1, "ben")
    assert len(world.boards()) == 1


@pytest.mark.slow
async def test_nobody_is_not_called_by_name(world: World) -> None:
    await two_matches(world)
    table, words = await world.table(1), world.app.bot.services.catalogues.words("en")
    waiting = await world.app.matches.mentions.find_pending(1)
    assert world.ana.mention in describe_call(Call(table, waiting), 0, words)
    assert describe_call(Call(table, ()), 0, words) == ""
    seats = tuple(replace(seat, player=None, user=None) for seat in table.seats)
    assert describe_call(Call(replace(table, seats=seats), waiting), 0, words) == ""


async def test_no_call_is_sent_for_a_match_that_has_ended_meanwhile(world: World) -> None:
    await begun(world, game="clustered")
    matches, services = world.app.matches, world.app.bot.services
    words = services.catalogues.words("en")
    table, (ana,) = await world.table(), await matches.mentions.find_pending(1)
    board = await matches.store.queue.read_board(1)
    assert board is not None
    assert await describe_duties(services, 1, [ana.seat], words)
    row = OutboxMessage(999, 1, 0, 9, "post", (ana.player,), None, {}, 0, 0, 0, None)
    delivery = Delivery(table, (row,), row, board, (ana,), mentioned=False)
    await matches.play.end(1, table.host)
    await told(world)
    before = len(calls(world))

    await world.app.bot._outbox._mention_sender.send_together(board.channel, [delivery])

    assert len(calls(world)) == before
    assert await describe_duties(services, 1, [ana.seat], words) == []

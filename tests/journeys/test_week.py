"""A week of three matches with people who are quick, late, asleep, absent, who plan ahead and who
take over from others, while the bot is killed now and then: whom it calls, and when.

`make week` prints what is said in it.
"""

import asyncio
import shutil
from contextlib import suppress
from typing import Any, Final

import pytest

from bot.matches import Refusal
from bot.models.match import SeatInfo, Status
from bot.models.playing_hours import PlayingHours
from engine.contract import IllegalAction
from engine.cutterland.actions import Take
from tests.journeys import clustered_hands, hands
from tests.journeys.minutes import Minutes
from tests.journeys.world import World, buttons, choose, press
from tests.outbox import Outbox

HOUR: Final = 3600
SETTLING: Final = 20
STEP: Final = 3
"""Hours between two looks of everybody at what waits for them."""
WEEK: Final = 7 * 24
MATCHES: Final = (("cutterland", "ana", "cleo", "eve"), ("clustered", "ana", "dario", "eve"),
                  ("cutterland", "dario", "ben", "eve"))  # fmt: skip
CLOCKS: Final = ("blitz", "daily", "daily")
HOURS: Final = {
    "ana": PlayingHours("Europe/London", 7 * 60, 23 * 60),
    "ben": PlayingHours("Asia/Tokyo", 8 * 60, 23 * 60),
    "cleo": PlayingHours("America/New_York", 8 * 60, 22 * 60),
    "dario": PlayingHours("Europe/Rome", 9 * 60, 60),
    "eve": PlayingHours(),
}
DELAYS: Final = {"ana": 5, "ben": 13, "cleo": 4, "dario": 9, "eve": 6}
"""Hours for which something may wait before they look at it."""
AWAY: Final = {"cleo": range(20, 116), "ben": range(60, 90)}
"""Hours of the week in which somebody does not look at all."""
KILLED: Final = (27, 69, 117)
"""Hours at which the bot is killed in the middle of something."""


@pytest.mark.slow
async def test_a_week_reads_as_a_considerate_host_would_have_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    world.env.settle_timeout = SETTLING - 1.0  # so that it is not sat out
    world.builder.settings = world.builder.settings.model_copy(update={"settle_seconds": SETTLING})
    await world.restart()
    log = Minutes(world, HOURS, len(MATCHES), int(world.env.now().timestamp()))
    log.watch(monkeypatch)
    await begun(world)

    try:
        for hour in range(0, WEEK, STEP):
            await lived(world, hour)
    finally:
        log.keep()

    assert log.wrong == []
    assert {key: n for key, n in log.calls.items() if n > (2 if key[-1] else 1)} == {}
    assert await Outbox(world.app.matches).read_due_messages() == ()
    acted = [
        d
        for n in range(1, 4)
        for d in await world.app.matches.queries.list_events(n)
        if d.kind == "action"
    ]
    assert {"person", "plan"} <= {log_event.by for log_event in acted}
    said = "\n".join(log.lines)
    assert "anyone can take seat" in said
    assert "the computer moved" in said
    assert "⏰ Your turn in" in said
    assert "Otherwise the computer" in said


async def lived(world: World, hour: int) -> None:
    """Some hours of everybody's."""
    if hour in KILLED:
        await killed(world)
    for name in world.people:
        await look(world, name, hour)
    await seats_taken(world)
    await world.env.advance_time(STEP * HOUR)


async def begun(world: World) -> None:
    """Everybody says when they sleep and how they want to be reminded; the matches begin."""
    matches, players = world.app.matches, {}
    for name, actor in world.people.items():
        players[name] = (await matches.people.meet(actor.id, name, "en")).player
        await matches.clocks.set_hours(players[name], HOURS[name])
    await matches.people.set_person(players["ana"], reminders="channel")
    await matches.people.set_person(players["ben"], reminders="dm", letters=True)
    await matches.people.set_person(players["dario"], reminders="channel", letters=True)
    await world.env.advance_time(13 * HOUR)  # when nobody sleeps
    for (game, host, *others), clock in zip(MATCHES, CLOCKS, strict=True):
        await world.people[host].slash(world.games, "new", game=game, players=3, clock=clock)
        board = world.board()
        for name in others:
            await press(world.people[name], board, "lobby.join")
        await press(world.people[host], world.board(), "lobby.start")


async def look(world: World, name: str, hour: int) -> None:
    """Somebody looks at what waits for them, plans where they do, and answers what has waited."""
    at = int(world.env.now().timestamp())
    if not HOURS[name].is_awake(at) or hour in AWAY.get(name, ()):
        return
    if name != "ana":
        await plan(world, name)
    for number, (game, *_) in enumerate(MATCHES, start=1):
        seat = await asked(world, number, name)
        if seat is not None and at - (seat.since or 0) >= DELAYS[name] * HOUR:
            kind: Any = hands if game == "cutterland" else clustered_hands
            shown = await kind.play_typed(world, number, name)
            which = [one for one in buttons(shown) if one.startswith("which.")]
            if which:
                await choose(world.people[name], shown, which[0], [str(number)])


async def asked(world: World, number: int, name: str) -> SeatInfo | None:
    """The seat of somebody who owes a decision there."""
    table = await world.table(number)
    user = world.people[name].id
    waiting = table.awaited_seats if table.status is Status.RUNNING else ()
    return next((seat for seat in waiting if seat.user == user), None)


async def plan(world: World, name: str) -> None:
    """Rank the pieces that lie there, where somebody will choose one and has not planned it."""
    matches = world.app.matches
    person = await matches.people.meet(world.people[name].id, name, "en")
    with suppress(Refusal, IllegalAction):
        planned = await matches.plans.read(3, person.player)
        if planned.can_plan and not planned.lines:
            view = (await matches.queries.read_player_view(3, person.player)).view
            lines = [(Take(one.letter),) for one in view.offered if one.taken_by is None]
            await matches.plans.save(3, person.player, lines)


async def seats_taken(world: World) -> None:
    """Ben takes a seat that is offered."""
    for message in world.boards()[-12:]:
        offered = [one for one in buttons(message) if one.startswith("seat.take.")]
        if offered and HOURS["ben"].is_awake(int(world.env.now().timestamp())):
            await press(world.ben, message, offered[0])
            return


async def killed(world: World) -> None:
    """The bot dies between a move and its announcement; an hour later it is there again."""
    matches = world.app.matches
    tables = [await world.table(number) for number in range(1, len(MATCHES) + 1)]
    number, seat = next((one.match, seat) for one in tables for seat in one.awaited_seats)
    player_view = await matches.queries.read_player_view(number, seat.player)
    game = matches.games[player_view.table.game]
    action: Any = game.choose(player_view.view, game.computers[0], b"")
    await matches.play.act(number, seat.player or 0, action, seat.decision)
    old, file = world.app, world.builder.file
    copy = file.with_name(f"{file.stem}-{world.env.now():%d%H}.sqlite3")
    for end in ("", "-wal"):
        with suppress(FileNotFoundError):
            shutil.copyfile(f"{file}{end}", f"{copy}{end}")
    world.builder.file = copy
    world.builder.settings = world.builder.settings.model_copy(update={"database_path": copy})
    await old.close()
    await asyncio.sleep(0)
    await world.env.advance_time(HOUR)
    await world.builder()
    await world.env.restart_bot(world.app.bot)

"""What must hold in a world at any moment, and once it has been quiet for a day."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, get_args

from bot.app import App
from bot.games import build_games
from bot.leagues.ratings import Ratings, build_rated_match, recount
from bot.leagues.repository import LeagueRepository
from bot.matches.repository import LoadedMatch, MatchRepository
from bot.models.commit import JobKind
from bot.models.match import Status, Table
from bot.models.outbox import ANSWERED_NOTE, KEPT_NOTE, NUDGE_NOTE, RETIRED_NOTE, UNMIRRORED_NOTES
from bot.models.playing_hours import ALWAYS, PlayingHours
from bot.operations.examination import examine
from bot.presentation.artist import picture_names
from bot.presentation.boards import board_of
from bot.presentation.layouts import view_of
from bot.presentation.preferences import server_presentation
from bot.screens.shared.seats import request_of_note
from tests.journeys.wired import list_message_faults
from tests.outbox import read_due_messages
from tests.standin.payloads import texts
from tests.worlds.ledger import CLOCK_GRACE

if TYPE_CHECKING:
    from tests.worlds.process import BotProcess
    from tests.worlds.world import World

MOST_INVALID: Final = 1_000
"""Requests in ten minutes that Discord calls invalid; from 10,000 on it answers nobody."""
ALL: Final = 1_000_000
EVERY: Final = tuple(Status)
UNSEEN: Final = UNMIRRORED_NOTES | {ANSWERED_NOTE, KEPT_NOTE, NUDGE_NOTE, RETIRED_NOTE}
"""Notes that need no message of their own in the channel."""
SEAT: Final = re.compile(r"\d+ · ")
"""How the line of a seat in a lobby begins. Others tell how long a match may take, which is not
brought up to date."""
TIME: Final = re.compile(r"(?<=<t:)\d+")
OVERDUE: Final = 8 * 3600
"""Seconds after which a deadline has passed unnoticed whatever was in trouble: no fault is as
long."""


class SafetyCheck:
    """No row lost, the store whole and equal to the fold of its logs and to what the bot remembers,
    nothing left untold, no request that Discord would not take."""

    def __init__(self) -> None:
        self._games = build_games()
        self._replayed: dict[int, int] = {}
        self._waited: set[int] = set()

    def check_told(self, world: World) -> None:
        """Called with each message: the bot speaks of nothing that is not stored."""
        for process in world.processes.values():
            if process.app is None:
                continue
            for number, loaded in _list_cached(process.app).items():
                known = world.ledger.matches.get(number)
                if known is None or known.rev < loaded.head.rev:
                    world.blame(f"match {number} is told before it is stored")

    def find_wrong(self, world: World, *, whole: bool = False) -> list[str]:
        """Logs are replayed of matches that have changed since it was asked last; of all where the
        `whole` store is meant."""
        wrong = list[str]()
        revs = {number: one.rev for number, one in world.ledger.matches.items()}
        changed = [number for number, rev in revs.items() if self._replayed.get(number) != rev]
        self._replayed = revs
        examined = examine(world.file, self._games, *((ALL, EVERY) if whole else (1, (), changed)))
        wrong += [f"the store: {one}" for one in (*examined.faults, *examined.flaws)]
        with world.read_file() as db:
            wrong += world.ledger.find_lost(db)
        wrong += self._find_untold(world)
        now = world.at()
        for number, match in world.ledger.matches.items():
            dues = [seat.due for seat in match.seats if seat.due is not None and seat.decision]
            if (
                match.status == "running"
                and not match.stops
                and min(dues, default=now) < now - OVERDUE
            ):
                wrong.append(
                    f"match {number}: a deadline of {now - min(dues):.0f} s ago is forgotten"
                )
        wrong += [
            f"{path}: {fault}"
            for _, path, body in world.limits.bodies
            for fault in list_message_faults(body)
        ]
        world.limits.bodies.clear()
        if (invalid := world.limits.invalid()) > MOST_INVALID:
            wrong.append(f"{invalid} invalid requests in ten minutes")
        return wrong

    def _find_untold(self, world: World) -> list[str]:
        """Notes that wait no more, although nobody has read them."""
        ledger = world.ledger
        gone = [one for number, one in ledger.messages.items() if number not in ledger.waiting]
        new = [one for one in gone if one.id not in self._waited]
        self._waited |= {one.id for one in new}
        return [
            f"the note {one.note} of match {one.match} is told to nobody"
            for one in new
            if one.mode == "note" and one.note not in UNSEEN and one.id not in ledger.given_up
            if not world.wire.has_told(one)
        ]


def _list_cached(app: App) -> Mapping[int, LoadedMatch]:
    return app.matches._repository._cache


async def check_life(world: World, process: BotProcess) -> list[str]:
    """After a day without faults and people, everything is done that the bot could do, and every
    match waits for somebody, perhaps until they are back, or has ended."""
    app, wrong, now = process.app, [], int(world.place.now().timestamp())
    assert app is not None
    queue = app.store.queue
    late = now - CLOCK_GRACE
    wrong += [f"due in the outbox: {one}" for one in await read_due_messages(queue, late, 5)]
    wrong += [f"due: {job}" for job in await queue.read_due_jobs(late, 5, get_args(JobKind))]
    wrong += [f"{one.name} fails: {one.error!r}" for one in app.bot.workers if one.error]
    for match in await app.store.matches.find_by_status((Status.RUNNING, Status.STUCK)):
        table = await app.matches.queries.read_table(match)
        if table.status is Status.STUCK:
            wrong.append(f"match {match} is stuck")
        elif not (table.is_deserted or _is_anyone_asked(world, match)):
            wrong.append(f"match {match} waits for nobody")
    wrong += await _find_stale_boards(world, app)
    wrong += await _find_uncalled(world, app)
    wrong += _find_forgotten(world)
    wrong += await _find_false_memories(app)
    wrong += await _find_false_ratings(app)
    return wrong


def _is_anyone_asked(world: World, match: int) -> bool:
    """By the store: to others than those who are asked, a question that only orders ask looks like
    the next action of whoever acts."""
    seats = world.ledger.matches[match].seats
    return any(one.decision is not None and not (one.computer or one.sealed) for one in seats)


async def _find_stale_boards(world: World, app: App) -> list[str]:
    """Boards of open matches that are gone, or do not show what is so now."""
    wrong, queue = [], app.store.queue
    for match in await app.store.matches.find_by_status((Status.LOBBY, Status.RUNNING)):
        table = await app.matches.queries.read_table(match)
        hours = await _list_hours(app, match)
        for here in (table, *(table.seen_from(one.guild) for one in table.mirrors)):
            board = await queue.read_board(match, here.mirror)
            there = world.place.backend.messages.get(0 if board is None else board.channel, {})
            posted = None if board is None else there.get(board.message)
            if posted is None:
                if not await queue.is_unreachable(match):
                    wrong.append(f"match {match} has no board")
                continue
            shown = _list_lines(texts(posted.components))
            missing = [
                _find_missing(table, await _render_board(app, here, locale), shown, world, hours)
                for locale in app.bot.services.catalogues.locales
            ]
            if all(missing):
                least = min(missing, key=len)
                wrong.append(f"the board of match {match} lacks {least[0][:90]!r}")
    return wrong


async def _list_hours(app: App, match: int) -> list[PlayingHours]:
    """The hours by which the clocks of a match run."""
    loaded = await app.matches.clocks._load_with_hours(match)
    return [ALWAYS, *(loaded.clock_hours(row) for row in loaded.head.seats if row.due is not None)]


def _find_missing(
    table: Table,
    fresh: list[str],
    shown: list[str],
    world: World,
    hours: Sequence[PlayingHours],
) -> list[str]:
    """The lines that a board would have now, and that it doesn't show."""
    lines = _list_lines(fresh)
    if table.status is Status.LOBBY:
        lines = [one for one in lines if SEAT.match(one)]
    most = world.count_credit()
    return [one for one in lines if not any(_is_shown(one, by, most, hours) for by in shown)]


def _list_lines(words: Iterable[str]) -> list[str]:
    return [line for text in words for line in text.split("\n")]


def _is_shown(fresh: str, shown: str, most: float, hours: Sequence[PlayingHours]) -> bool:
    """Whether a line says the same. A deadline that was put off by little playing time, as the bot
    was down for a while, is shown as it was."""
    if TIME.sub("", fresh) != TIME.sub("", shown):
        return False
    pairs = zip(TIME.findall(fresh), TIME.findall(shown), strict=True)
    return all(
        int(then) <= int(now)
        and any(one.count_playing_time(int(then), int(now)) <= most for one in hours)
        for now, then in pairs
    )


async def _render_board(app: App, table: Table, locale: str) -> list[str]:
    """All words of the board as it would be posted now in a language: what is posted stays in that
    which its server had then."""
    services = app.bot.services
    look = await server_presentation(services, app.bot, table.address.guild)
    screen = await board_of(services, table.match, services.catalogues.words(locale))
    files = await services.artist.render_files(screen, look.colour_scheme)
    links, emojis = services.command_links, services.emojis
    view: Any = view_of(screen, links, drawn=picture_names(files), emojis=emojis)
    return texts(view.to_components())


async def _find_uncalled(world: World, app: App) -> list[str]:
    """People who were to be called to what they still owe, and were not; those who brought it about
    themselves, perhaps while a plan of theirs stopped, look at their panel."""
    wrong, ledger, now = [], world.ledger, int(world.at())
    asked = [one for one in ledger.messages.values() if one.mode == "post" and one.match]
    for match in await app.store.matches.find_by_status((Status.RUNNING,)):
        if await app.store.queue.is_unreachable(match):
            continue
        running = (await app.matches._repository.load(match)).require_match()
        for one in running.people_to_mention:
            rows = [row for row in asked if row.match == match and one.player in row.recipients]
            due = [
                row for row in rows if row.created >= (_find_time(world, match, one.since) or now)
            ]
            person = await app.matches.people.read_person(one.player)
            hours = (await app.matches.clocks.read_hours(one.player)).hours
            if not due or not hours.is_awake(now) or person.calls != "channel" or one.is_private:
                continue
            if not any(
                match in posted.matches
                and (person.user in posted.called or posted.channel == person.direct_channel)
                for posted in world.wire.posted
                if posted.at >= due[0].created
            ):
                wrong.append(f"player {one.player} was never called to match {match}")
    return wrong


def _find_time(world: World, match: int, seq: int) -> int | None:
    """When this row of the log was written."""
    with world.read_file() as db:
        sql = "SELECT at FROM log WHERE match = ? AND seq = ?"
        found = db.execute(sql, (match, seq)).fetchone()
    return None if found is None else int(found[0])


def _find_forgotten(world: World) -> list[str]:
    """What waits for nothing any more: deadlines that have passed, questions to the table that were
    answered, people in the queue whose time is over."""
    wrong, now = [], int(world.at())
    with world.read_file() as db:
        for (match,) in db.execute(
            "SELECT id FROM matches WHERE status = 'running' AND frozen IS NOT NULL"
        ):
            wrong.append(f"match {match} is still frozen, though the bot is back")
        for match, seat, due in db.execute(
            "SELECT s.match, s.seat, s.due FROM seats s JOIN matches m ON m.id = s.match"
            " WHERE m.status = 'running' AND s.sealed IS NULL AND s.due < ?", (now - CLOCK_GRACE,),
        ):  # fmt: skip
            wrong.append(f"match {match}, seat {seat}: its time ran out {now - due} s ago")
        for match, seat in db.execute(
            "SELECT s.match, s.seat FROM seats s JOIN matches m ON m.id = s.match"
            " WHERE m.status = 'running' AND s.computer IS NOT NULL AND s.decision IS NOT NULL"
            " AND s.sealed IS NULL AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.match = s.match"
            " AND j.seat = s.seat) AND EXISTS (SELECT 1 FROM seats o WHERE o.match = s.match"
            " AND o.player IS NOT NULL AND o.computer IS NULL AND o.resigned = 0)"
        ):  # fmt: skip
            wrong.append(f"match {match}: the computer at seat {seat} was never asked")
        for match, note, params, offers, number, status in db.execute(
            "SELECT n.match, n.note, n.params, coalesce(t.offers, '[]'), t.number, m.status"
            " FROM notes n JOIN matches m ON m.id = n.match"
            " LEFT JOIN seating t ON t.match = n.match"  # there is none where nothing is asked
        ):
            asked = request_of_note(note, json.loads(params))
            if asked is not None and (Status(status).is_over or asked not in {
                ("consent", number), *(("offer", seat) for seat in json.loads(offers))
            }):  # fmt: skip
                wrong.append(f"match {match} still asks {asked} in a message")
        for player, leaves in db.execute(
            "SELECT player, leaves FROM seeks WHERE reason IS NULL AND leaves < ?",
            (now - CLOCK_GRACE,),
        ):
            wrong.append(f"player {player} should have left the queue {now - leaves} s ago")
    return wrong


async def _find_false_memories(app: App) -> list[str]:
    """Matches and leagues that the bot remembers otherwise than the store has them."""
    wrong = []
    fresh = MatchRepository(app.store, build_games(), app.bot.services.now)
    for number, loaded in [*_list_cached(app).items()]:
        if (await fresh.load(number)).head != loaded.head:
            wrong.append(f"match {number} is remembered as it is not")
    leagues: Any = app.bot.services.leagues
    remembered = await leagues._repository.load_all()
    stored = await LeagueRepository(app.store, lambda: 0).load_all()
    if remembered != stored:
        wrong.append("the leagues are remembered as they are not")
    return wrong


async def _find_false_ratings(app: App) -> list[str]:
    """Results that are not those of the logs, and ratings that are not those of the results."""
    wrong = []
    if (found := await recount(app.store, build_games())).repaired:
        wrong.append(f"{found.repaired} results are not those of the logs")
    corrections = await app.bot.services.leagues.read_corrections()
    results = await app.store.results.read_since(0)
    fresh = Ratings(build_rated_match(row, corrections) for row in results)
    if (await app.bot.services.ratings.read_ratings()).ratings != fresh.ratings:
        wrong.append("the ratings are not those of the results")
    return wrong

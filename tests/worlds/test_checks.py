"""What the checks of worlds are there for: each bot that is broken in one way is found out."""

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

import discord
import pytest

from bot.delivery import boards
from bot.delivery.boards import Boards
from bot.delivery.fallback_channels import FallbackChannels
from bot.delivery.matchmaking import Matchmaker
from bot.delivery.mention_sender import MentionSender
from bot.delivery.notices import Notices
from bot.delivery.worker import OutboxWorker
from bot.eventlog.jobs import JobRunner
from bot.eventlog.repository import Repository
from bot.interactions import panels
from bot.interactions.router import Router
from bot.leagues.ratings import RatingService
from bot.matches import log_entries, side_effects
from bot.matches.clock import timeouts
from bot.matches.clock.service import ClockService
from bot.matches.mentions import Mentions
from bot.matches.page_keys import PageKeys
from bot.matches.queries.views import MatchQueries
from bot.matches.recovery import Recovery
from bot.matches.side_effects import replace_seat
from bot.presentation import boards as presentation
from bot.presentation import messenger
from bot.presentation.messenger import Messenger
from bot.storage.matches import MatchStore
from bot.storage.matchmaking import MatchmakingStore
from bot.storage.queues import QueueStore
from tests.worlds.discord_place import DiscordPlace
from tests.worlds.faults import HOUR, Kind
from tests.worlds.people import Person
from tests.worlds.world import FIRST_GUILD, Plan, run_world

pytestmark = pytest.mark.timeout(3600)
ANSWERS: Final = 60
"""More than a person gives in a match of two at Clustered."""
Patch = pytest.MonkeyPatch


async def _rest(*_: Any, **__: Any) -> None:
    return None


# Delivery


def call_everybody(patch: Patch) -> None:
    """It mentions all who read."""
    patch.setattr(messenger, "_allow_mentions", lambda *_: discord.AllowedMentions.all())


def deliver_nothing(patch: Patch) -> None:
    patch.setattr(OutboxWorker, "deliver_due", _rest)
    patch.setattr(OutboxWorker, "next_due", _rest)


def send_blindly(patch: Patch) -> None:
    """It doesn't look whether a message has arrived whose answer was lost."""

    async def find_none(*_: Any) -> list[Any]:
        return []

    patch.setattr(Messenger, "fetch_recent_messages", find_none)


def drop_notes(patch: Patch) -> None:
    async def drop(notices: Any, row: Any) -> None:
        await notices._queue.finish_delivery([row], at=notices._at())

    patch.setattr(Notices, "_deliver", drop)


def show_old_boards(patch: Patch) -> None:
    """It edits no board."""

    async def leave(_: Any, delivery: Any) -> Any:
        return delivery

    patch.setattr(Boards, "_edit", leave)


def lose_boards(patch: Patch) -> None:
    """It remembers another message as the board."""
    usual = QueueStore.finish_delivery

    async def finish(queue: Any, rows: Any, boards: Any = None, *rest: Any, **more: Any) -> None:
        others = {
            match: replace(board, message=board.message + 1)
            for match, board in (boards or {}).items()
        }
        await usual(queue, rows, others, *rest, **more)

    patch.setattr(QueueStore, "finish_delivery", finish)


def call_nobody(patch: Patch) -> None:
    async def find_none(*_: Any) -> tuple[()]:
        return ()

    patch.setattr(Mentions, "find_due", find_none)


def call_again(patch: Patch) -> None:
    """It forgets who was called."""

    async def find_none(*_: Any) -> set[Any]:
        return set()

    patch.setattr(Mentions, "_find_mentioned", find_none)


def call_strangers(patch: Patch) -> None:
    """It calls people of other matches."""
    met, usual = set[int](), MentionSender.users_of

    def users_of(sender: Any, table: Any, pending: Any) -> list[int]:
        found = usual(sender, table, pending)
        met.update(found)
        return sorted(met) if found else found

    patch.setattr(MentionSender, "users_of", users_of)


# What people may see


def show_anothers_view(patch: Patch) -> None:
    usual = MatchQueries.read_player_view

    async def read(queries: Any, match: int, player: int | None) -> Any:
        table = await queries.read_table(match)
        others = [one.player for one in table.seats if one.player not in (None, player)]
        return await usual(queries, match, others[0] if player and others else player)

    patch.setattr(MatchQueries, "read_player_view", read)


def show_a_view_to_all(patch: Patch) -> None:
    usual = presentation.board_of

    async def board_of(services: Any, match: int, words: Any) -> Any:
        table = await services.matches.queries.read_table(match)
        host = next((one.player for one in table.seats if one.player), None)
        await services.matches.queries.read_player_view(match, host)
        return await usual(services, match, words)

    patch.setattr(boards, "board_of", board_of)


def name_cards_on_boards(patch: Patch) -> None:
    """A board names what the first seat holds, beside what has happened."""
    usual = presentation._describe_recent_events

    async def describe(services: Any, shown: Any, words: Any) -> list[str]:
        state = await services.matches.queries.read_state(shown.table.match)
        held = getattr(state, "secrets", ()) or state.players
        return [*await usual(services, shown, words), str(held[0].hand)]

    patch.setattr(presentation, "_describe_recent_events", describe)


def tell_of_plans(patch: Patch) -> None:
    """A panel tells how many have made a plan, or begun one."""
    usual = panels._gather_notes

    async def gather(requester: Any, shown: Any, *rest: Any) -> str:
        sql = "SELECT count(*) FROM drafts WHERE match = ?"
        rows = await requester.matches.store.connection.read(sql, shown.table.match)
        return f"{await usual(requester, shown, *rest)}\n{rows[0][0]} plans"

    patch.setattr(panels, "_gather_notes", gather)


# The log


def tell_before_saving(patch: Patch) -> None:
    usual, tasks = MatchStore.commit, set[Any]()

    async def commit(store: Any, change: Any) -> None:
        async def save() -> None:
            await asyncio.sleep(2)
            await usual(store, change)

        tasks.add(asyncio.ensure_future(save()))

    patch.setattr(MatchStore, "commit", commit)


def lose_a_row_after_kills(patch: Patch) -> None:
    usual = Recovery.retry_stuck

    async def retry(recovery: Any) -> Any:
        connection = recovery._store.connection
        await connection.write("DROP TRIGGER IF EXISTS log_forbids_delete")
        await connection.write(
            "DELETE FROM log WHERE (match, seq) IN"
            " (SELECT match, seq FROM log WHERE kind = 'action' ORDER BY at DESC LIMIT 1)"
        )
        return await usual(recovery)

    patch.setattr(Recovery, "retry_stuck", retry)


def remember_the_old(patch: Patch) -> None:
    """What was changed is not what it remembers."""
    usual, times = Repository._publish, 0

    def publish(repository: Any, number: int, loaded: Any) -> None:
        nonlocal times
        times += 1
        if number in repository._cache and times % 5 == 0:
            repository.call_listeners(number)
        else:
            usual(repository, number, loaded)

    patch.setattr(Repository, "_publish", publish)


def let_others_move(patch: Patch) -> None:
    """It writes down somebody else as the one who moved."""
    usual = log_entries.write_entry

    def write(entry: Any, state_hash: str, at: int) -> Any:
        if entry.kind == "action" and entry.actor is not None:
            entry = replace(entry, actor=1 if entry.actor != 1 else 2)
        return usual(entry, state_hash, at)

    patch.setattr(side_effects, "write_entry", write)


# Clocks, results and what waits


def strike_early(patch: Patch) -> None:
    """A reminder counts as a deadline."""
    usual = timeouts.decide_tick

    def decide(loaded: Any, seat: int, decision: int) -> Any:
        row = loaded.head.seats[seat]
        if row.decision == decision and row.due is not None and loaded.at < row.due:
            head = replace_seat(loaded.head, seat, replace(row, due=loaded.at))
            loaded = replace(loaded, head=head)
        return usual(loaded, seat, decision)

    patch.setattr(timeouts, "decide_tick", decide)


def save_false_results(patch: Patch) -> None:
    """Nobody has won."""
    usual = side_effects.result_of

    def result_of(head: Any, match: Any, at: int) -> Any:
        found = usual(head, match, at)
        if found is None:
            return None
        seats = [replace(one, rank=one.rank + 1) for one in found.seats]
        return replace(found, seats=tuple(seats))

    patch.setattr(side_effects, "result_of", result_of)


async def _play_a_rated_match(person: Person, place: DiscordPlace, _: object) -> None:
    """Two people find each other in the queue, and play to the end."""
    await person.type("queue", game="clustered", players=2, pace="now", rated=True)
    for _ in range(ANSWERS):
        await asyncio.sleep(20)
        await person.answer(place)


def rate_twice(patch: Patch) -> None:
    usual = RatingService._fold

    def fold(ratings: Any, rows: Any) -> None:
        usual(ratings, [same for row in rows for same in (row, row)])

    patch.setattr(Person, "live", _play_a_rated_match)
    patch.setattr(RatingService, "_fold", fold)


def wait_for_ever(patch: Patch) -> None:
    """Nobody leaves the queue by themselves."""

    async def find_due(matchmaker: Any) -> int:
        return int(matchmaker._at() + HOUR)  # as what is late stays so

    async def wait(person: Person, *_: Any) -> None:
        await asyncio.sleep(HOUR)
        await person.type("queue", game="clustered", players=2, pace="now", rated=False)

    patch.setattr(MatchmakingStore, "end", _rest)
    patch.setattr(Matchmaker, "next_due", find_due)
    patch.setattr(Person, "live", wait)


# Servers


def run_on_without_a_server(patch: Patch) -> None:
    """Clocks go on where it was removed."""
    patch.setattr(ClockService, "freeze", _rest)
    patch.setattr(ClockService, "update_presence", _rest)


def stay_frozen(patch: Patch) -> None:
    """Clocks stand still where it has come back."""
    patch.setattr(ClockService, "thaw", _rest)
    patch.setattr(ClockService, "update_presence", _rest)


def ask_again(patch: Patch) -> None:
    """It tries a closed channel every ten seconds."""

    async def wait(channels: Any, rows: Any, *_: Any) -> None:
        await channels._queue.delay_messages(rows, channels._at() + 10)

    patch.setattr(FallbackChannels, "_give_up", wait)


# Jobs


def skip_jobs(patch: Patch) -> None:
    """Computers, clocks and late seats are forgotten."""
    patch.setattr(JobRunner, "run_due", _rest)
    patch.setattr(JobRunner, "next_due", _rest)


async def _begin_and_forget(
    person: Person, place: DiscordPlace, _: object, clock: str = "blitz"
) -> None:
    """Two people begin a match, in which one offers their seat and the other prefers to wait; then
    neither of them comes back."""
    if person.name == "person0":
        await person.type("new", game="clustered", players=2, clock=clock)
        await asyncio.sleep(120)
        await person.press_named(place, "lobby.start")
        await asyncio.sleep(60)
        await person.type("match substitute")
    else:
        await asyncio.sleep(60)
        await person.press_named(place, "lobby.join")
        await asyncio.sleep(240)
        await person.press_named(place, "seat.keep")


def strike_late(patch: Patch) -> None:
    """It sees to clocks ten minutes after it should."""
    usual = ClockService.run_job

    async def run(clocks: Any, job: Any) -> None:
        await asyncio.sleep(600)
        await usual(clocks, job)

    patch.setattr(Person, "live", _begin_and_forget)
    patch.setattr(ClockService, "run_job", run)


def leave_questions_open(patch: Patch) -> None:
    """Who asks for something is not told that it was answered."""

    async def leave(notices: Any, row: Any) -> None:
        await notices._queue.finish_delivery([row], at=notices._at())

    async def begin(person: Person, place: DiscordPlace, is_over: object) -> None:
        await _begin_and_forget(person, place, is_over, "relaxed")  # no one is late for days

    patch.setattr(Person, "live", begin)
    patch.setattr(Notices, "_close_questions", leave)


@pytest.mark.slow
def test_a_sound_bot_is_not_blamed_for_a_match_that_was_forgotten(
    monkeypatch: Patch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Person, "live", _begin_and_forget)
    outcome = run_world(Plan(4, days=1, people=2, faults=()), tmp_path)
    assert outcome.wrong == []
    assert outcome.marks["somebody loses their seat to a computer"]
    assert outcome.marks["a question shows its outcome"]


@pytest.mark.slow
def test_a_board_that_was_posted_before_its_server_chose_a_language_is_up_to_date(
    monkeypatch: Patch, tmp_path: Path
) -> None:
    async def open_and_choose(person: Person, place: DiscordPlace, _: Callable[[], bool]) -> None:
        await person.type("new", game="clustered", players=2)
        await asyncio.sleep(60)
        people = place.bot.services.matches.people
        await people.set_server(FIRST_GUILD, locale="es")

    monkeypatch.setattr(Person, "live", open_and_choose)
    assert run_world(Plan(4, days=1, people=1, faults=()), tmp_path).wrong == []


# The touch page


def forget_sessions(patch: Patch) -> None:
    """Whoever has signed in has to do so again in the afternoon."""
    usual = PageKeys.find_player

    async def find(keys: PageKeys, session: str) -> int | None:
        return None if keys._at() % 86_400 >= 43_200 else await usual(keys, session)

    patch.setattr(PageKeys, "find_player", find)


def keep_sessions(patch: Patch) -> None:
    """Nobody is signed out."""
    patch.setattr(PageKeys, "end", _rest)


def mix_people_up(patch: Patch) -> None:
    """Everyone is taken for the first who has signed in."""
    first, usual = list[int](), PageKeys.find_player

    async def find(keys: PageKeys, session: str) -> int | None:
        player = await usual(keys, session)
        if player is None:
            return None
        first.append(player)
        return first[0]

    patch.setattr(PageKeys, "find_player", find)


# All of it


def break_at_presses(patch: Patch) -> None:
    usual = Router._dispatch

    async def dispatch(router: Any, *args: Any, **given: Any) -> Any:
        if router.services.now().hour >= 18:
            raise KeyError("a slip")
        return await usual(router, *args, **given)

    patch.setattr(Router, "_dispatch", dispatch)


@dataclass(frozen=True, slots=True)
class Found:
    """A part of what is said of a mutant, in which world."""

    says: str
    seed: int = 4
    days: int = 1
    people: int = 6
    faults: tuple[Kind, ...] = ()
    has_page: bool = False


MUTANTS: Final[dict[Callable[[Patch], None], Found]] = {
    call_everybody: Found("calls more than the named"),
    deliver_nothing: Found("due in the outbox"),
    send_blindly: Found("is told twice", seed=2, faults=("lost",)),
    drop_notes: Found("is told to nobody"),
    show_old_boards: Found("lacks"),
    call_nobody: Found("was never called"),
    call_again: Found("is called twice", seed=0),
    call_strangers: Found("of others"),
    show_anothers_view: Found("is shown what seat"),
    show_a_view_to_all: Found("player 0 is shown what seat"),
    name_cards_on_boards: Found("tells player 0 what others hold", seed=6),
    tell_of_plans: Found("what others hold", seed=6),
    tell_before_saving: Found("is told before it is stored"),
    lose_a_row_after_kills: Found("is lost", faults=("kill",)),
    remember_the_old: Found("is remembered as it is not"),
    let_others_move: Found("acts for seat"),
    strike_early: Found("before its time"),
    save_false_results: Found("results are not those of the logs"),
    rate_twice: Found("ratings are not those of the results", people=2),
    lose_boards: Found("has no board"),
    wait_for_ever: Found("should have left the queue", people=1),
    run_on_without_a_server: Found(
        "runs on where the bot is not", seed=21, people=5, faults=("server",)
    ),
    stay_frozen: Found("is still frozen", seed=21, people=5, faults=("server",)),
    ask_again: Found("times where it is not", seed=31, faults=("server",)),
    skip_jobs: Found("due: "),
    strike_late: Found("s late", people=2),
    leave_questions_open: Found("still asks ('offer', 0)", people=2),
    forget_sessions: Found("is signed out of the page", seed=6, has_page=True),
    keep_sessions: Found("is signed in after", seed=6, has_page=True),
    mix_people_up: Found("is shown what seat", seed=6, has_page=True),
    break_at_presses: Found("logged: "),
}


FEW: Final = (show_anothers_view, tell_before_saving, strike_late, leave_questions_open)
"""What must never pass, and the cheapest."""
CHOSEN: Final = [*MUTANTS] if os.environ.get("MUTANTS") == "all" else FEW
"""`make mutants` tries all."""


@pytest.mark.parametrize("mutate", MUTANTS)
def test_what_a_mutant_breaks_is_there(mutate: Callable[[Patch], None], monkeypatch: Patch) -> None:
    mutate(monkeypatch)


@pytest.mark.slow
@pytest.mark.parametrize("mutate", CHOSEN)
def test_a_broken_bot_is_found_out(
    mutate: Callable[[Patch], None], monkeypatch: Patch, tmp_path: Path
) -> None:
    found = MUTANTS[mutate]
    plan = Plan(
        found.seed, days=found.days, people=found.people, faults=found.faults,
        has_page=found.has_page,
    )  # fmt: skip
    mutate(monkeypatch)
    wrong = run_world(plan, tmp_path).wrong
    assert any(found.says in one for one in wrong), wrong[:5]

"""Rare branches by name, and how often a world came through them. A world that never reaches them
is too tame to find anything there. Production knows nothing of it: functions are wrapped while a
world lasts."""

import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import wraps
from importlib import import_module
from typing import Any, Final, get_args
from unittest.mock import patch

from bot.eventlog.jobs import JobRunner
from bot.models.commit import JobKind
from bot.models.outbox import NOTES
from bot.refusals import SAID_ALIKE, Refusal
from tests.languages.reading import ENGLISH, whole
from tests.worlds.secrecy import PEEKING, list_users


@dataclass(frozen=True, slots=True)
class Call:
    """One call that is over; `given` are its arguments by name."""

    given: dict[str, Any]
    result: Any = None
    error: BaseException | None = None


Holds = Callable[[Call], bool]


@dataclass(frozen=True, slots=True)
class Mark:
    """Reached where a call of the function `where` (`module:name` or `module:class.name`) holds."""

    where: str
    holds: Holds = lambda call: call.error is None


def _gives(check: Callable[[Any], object] = bool) -> Holds:
    """The result is such."""
    return lambda call: call.error is None and bool(check(call.result))


def _gives_not(call: Call) -> bool:
    return call.error is None and not call.result


def _gets(name: str, check: Callable[[Any], object] = bool) -> Holds:
    """An argument is such."""
    return lambda call: bool(check(call.given[name]))


def _fails(kind: str = "") -> Holds:
    """An error of a class of this name, or any."""
    return lambda call: (
        isinstance(call.error, Exception) and type(call.error).__name__.startswith(kind)
    )


def _has_mode(mode: str) -> Holds:
    """The transition writes such a message."""
    return _gives(
        lambda made: made is not None and any(one.mode == mode for one in made.commit.messages)
    )


SOMETIMES: Final[dict[str, Mark]] = {
    # delivery
    "a board that had arrived is found": Mark(
        "bot.delivery.boards:Boards.find_delivered", _gives()
    ),
    "a message that had arrived is found": Mark(
        "bot.delivery.sender:Sender._find_arrived", _gives()
    ),
    "a direct message that had arrived is found": Mark(
        "bot.presentation.direct_messages:DirectMessages.find_delivered", _gives()
    ),
    "a kill left the text of a board": Mark(
        "bot.delivery.boards:Boards._resume_delivery", _gets("found", lambda one: not one.is_layout)
    ),
    "a call had not arrived with its board": Mark(
        "bot.delivery.boards:Boards._resume_delivery",
        _gives(lambda one: one.mentions and not one.mentioned),
    ),
    "several matches call together": Mark(
        "bot.delivery.mention_sender:MentionSender._send",
        _gets("deliveries", lambda several: len(several) > 1),
    ),
    "a call that others have not answered is edited": Mark(
        "bot.delivery.mention_sender:MentionSender._render_mentions"
    ),
    "answered calls can't be cleared now": Mark(
        "bot.delivery.mention_sender:MentionSender.clear_answered", _gives_not
    ),
    "somebody sleeps and is called later": Mark(
        "bot.delivery.mention_sender:MentionSender.split_by_awake", _gives(lambda two: two[1])
    ),
    "whoever slept is called": Mark(
        "bot.delivery.boards:Boards.deliver",
        _gets("rows", lambda rows: any(r.is_delayed_mention for r in rows)),
    ),
    "a board waits for one that follows soon": Mark(
        "bot.storage.queues:QueueStore.is_board_due", _gives()
    ),
    "a board waits for computers": Mark("bot.storage.queues:QueueStore.is_computer_due", _gives()),
    "an old board is deleted": Mark("bot.delivery.boards:Boards.retire"),
    "an old board can't be deleted now": Mark("bot.delivery.boards:Boards.retire", _fails()),
    "a board that is gone is posted anew": Mark(
        "bot.delivery.boards:Boards._edit", _gives(lambda one: one.mentioned and one.mentions)
    ),
    "too many edits of old messages": Mark(
        "bot.presentation.pace:RequestPacer.require_edit", _fails("TooManyEdits")
    ),
    "a busy channel lets what can wait wait": Mark(
        "bot.presentation.pace:RequestPacer.require_quiet", _fails()
    ),
    "requests wait for their turn": Mark("bot.presentation.pace:RequestPacer.wait_for_turn"),
    "a lane has more than it takes at once": Mark(
        "bot.delivery.lanes:Lanes._take", _gives(lambda streams: len(streams) == 5)
    ),
    "a match is kept from a second lane": Mark(
        "bot.delivery.lanes:Lanes._find",
        lambda call: (
            len(call.result or ()) < len(call.given["self"]._waiting.get(call.given["lane"], ()))
        ),
    ),
    "a delivery fails": Mark("bot.delivery.worker:OutboxWorker._handle_failure"),
    "a channel is closed": Mark("bot.delivery.fallback_channels:FallbackChannels.handle_closed"),
    "a match moves to another channel": Mark(
        "bot.delivery.fallback_channels:FallbackChannels._move"
    ),
    "all channels of a match are closed": Mark(
        "bot.storage.queues:QueueStore.mark_unreachable", _gives()
    ),
    "a message is given up": Mark("bot.storage.queues:QueueStore.mark_undeliverable"),
    "a message is tried again": Mark("bot.delivery.worker:OutboxWorker._postpone"),
    "whoever was called is gone": Mark(
        "bot.delivery.fallback_channels:GuildMembership.has_left", _gives()
    ),
    "a lobby that lacks one is told to those who want it": Mark(
        "bot.delivery.notices:render_nudge"
    ),
    "a question shows its outcome": Mark("bot.delivery.notices:Notices._close_questions"),
    "a plan's receipt is sent": Mark("bot.delivery.notices:Notices._render_receipt"),
    "a call is private": Mark("bot.delivery.private_calls:PrivateCalls._call"),
    "direct messages are closed": Mark("bot.presentation.direct_messages:DirectMessages.disable"),
    "somebody hears that they are next": Mark(
        "bot.matches.mentions:Mentions.begin_telling", _gives()
    ),
    "a reminder is sent": Mark("bot.delivery.reminders:Reminders._send", _gives()),
    "a reminder waits until somebody wakes": Mark(
        "bot.storage.queues:QueueStore.delay_messages", lambda call: "tries" not in call.given
    ),
    "the daily puzzle is posted": Mark("bot.delivery.puzzles:PuzzlePoster._send"),
    "a weekly post is made": Mark("bot.delivery.weekly:WeeklyPoster._post"),
    # threads
    "a thread is opened": Mark("bot.presentation.messenger:Messenger.open_thread"),
    "a thread is kept awake or closed": Mark("bot.delivery.threads:ThreadKeeper._look_after"),
    "a thread is archived at the end": Mark("bot.delivery.threads:ThreadKeeper._close"),
    "a thread can't be reached now": Mark("bot.delivery.threads:ThreadKeeper._find_next_try"),
    "a thread that sleeps is woken": Mark("bot.presentation.messenger:unarchive_after", _gives()),
    # panels
    "a panel gets a place of its own": Mark("bot.delivery.kept_panels:PanelKeeper._open_place"),
    "a kept panel is brought up to date": Mark("bot.delivery.kept_panels:PanelKeeper._edit"),
    "a kept panel ends with its match": Mark("bot.delivery.kept_panels:PanelKeeper._end"),
    "a kept panel's place is closed": Mark("bot.delivery.kept_panels:find_close_reason", _gives()),
    "an open panel shows a turn by itself": Mark("bot.interactions.router:Router._refresh"),
    "an open page of a league shows news": Mark(
        "bot.interactions.open_messages:OpenAnswers.refresh_page"
    ),
    "a press is overtaken": Mark("bot.interactions.press_queue:PressTicket.is_overtaken", _gives()),
    "a press waits for the one before": Mark(
        "bot.interactions.press_queue:PressTicket.wait_for_turn"
    ),
    "somebody presses too fast": Mark(
        "bot.interactions.press_queue:RateLimiter.allows_request", _gives_not
    ),
    # the log and the store
    "a change is decided again": Mark("bot.matches.repository:MatchRepository._forget"),
    "a transaction is rolled back": Mark(
        "bot.storage.sqlite_connection:SqliteConnection._roll_back"
    ),
    "a job fails": Mark("bot.storage.queues:QueueStore.delay_job"),
    "a match that was stuck goes on": Mark("bot.matches.play.moves:decide_retry", _gives()),
    "time that the bot was down is given back": Mark(
        "bot.matches.clock.pause:decide_downtime_credit", _gives()
    ),
    # clocks
    "somebody is reminded": Mark("bot.matches.clock.timeouts:decide_tick", _has_mode("remind")),
    "somebody is asked about vacation": Mark(
        "bot.matches.clock.timeouts:decide_tick", _gives(lambda made: made and made.commit.vacation)
    ),
    "somebody is too late": Mark("bot.matches.clock.timeouts:_add_strike"),
    "somebody loses their seat to a computer": Mark(
        "bot.matches.clock.timeouts:_add_strike", _gives(lambda made: made.commit.log)
    ),
    "a computer moves for who is late": Mark(
        "bot.matches.clock.timeouts:decide_timeout_action", _gives()
    ),
    "vacation stops a clock": Mark("bot.matches.clock.timeouts:decide_vacation", _gives()),
    "new hours count only later": Mark("bot.matches.clock.service:shift_hours"),
    "a match is idle": Mark("bot.matches.clock.timeouts:decide_idle_warning", _gives()),
    "an idle match is closed": Mark("bot.matches.clock.timeouts:decide_idle_closure", _gives()),
    "a lobby is closed by its age": Mark("bot.matches.lobby:decide_expiry", _gives()),
    "a match is paused": Mark("bot.matches.clock.pause:decide_pause"),
    "a match goes on": Mark("bot.matches.clock.pause:decide_resume"),
    "a clock is extended": Mark("bot.matches.clock.pause:decide_extension"),
    # plans, orders and sealed answers
    "a plan is saved": Mark("bot.matches.play.plan:Plans.save"),
    "a plan runs": Mark("bot.matches.play.plan:_add_plan_run"),
    "a plan stops": Mark("bot.matches.play.plan:_read_failure", _gives(lambda two: two[0])),
    "a plan does not apply any more": Mark("bot.matches.play.plan:_drop_impossible_lines"),
    "a plan is dropped": Mark("bot.matches.play.plan:Plans.drop"),
    "standing orders answer": Mark("bot.matches.play.sealed:_follow_orders"),
    "an answer is sealed": Mark("bot.matches.play.sealed:_seal"),
    "a sealed answer is taken back": Mark("bot.matches.play.sealed:take_answer_back"),
    "orders are saved": Mark("bot.matches.play.orders:Orders.save"),
    # seats, votes and undo
    "an own move is undone": Mark("bot.matches.play.undo:decide_undo"),
    "an organiser rewinds": Mark("bot.matches.play.undo:decide_rewind"),
    "a vote is asked": Mark("bot.matches.play.votes:decide_new_vote"),
    "a vote is answered": Mark("bot.matches.play.votes:decide_vote_answer"),
    "a vote undoes": Mark("bot.matches.play.votes:apply_undo"),
    "a vote removes somebody": Mark("bot.matches.play.votes:apply_removal"),
    "somebody resigns": Mark("bot.matches.play.moves:decide_resignation"),
    "the last one left claims the win": Mark("bot.matches.play.moves:decide_claim"),
    "a seat is offered": Mark("bot.matches.play.seats:decide_offer"),
    "a seat is taken over": Mark("bot.matches.play.seats:decide_substitution"),
    "somebody takes their seat back": Mark("bot.matches.play.seats:_resume_seat"),
    "a match is repeated": Mark("bot.matches.play.rematch:RematchService.rematch"),
    "the next match of a session begins": Mark(
        "bot.matches.sessions:SessionService.continue_session", _gives()
    ),
    "somebody has their data deleted": Mark("bot.matches.privacy:Privacy._forget"),
    # the queue and mirrors
    "the queue starts a match": Mark("bot.delivery.matchmaking:Matchmaker._start", _gives()),
    "the queue can't start a match": Mark("bot.delivery.matchmaking:Matchmaker._start", _gives_not),
    "a wait in the queue ends": Mark("bot.storage.matchmaking:MatchmakingStore.end"),
    "a match is shown in two servers": Mark("bot.matches.matchmaking:build_mirrors", _gives()),
    "the board of a mirror is delivered": Mark(
        "bot.delivery.boards:Boards.deliver", _gets("rows", lambda rows: rows[0].guild)
    ),
    # leagues
    "a season begins": Mark("bot.leagues.commands:begin_season"),
    "a league's session begins": Mark("bot.leagues.sessions:Sessions.open"),
    "a league's session ends": Mark("bot.leagues.season_rules:conclude_session"),
    "a league's round is drawn": Mark("bot.leagues.season_rules:draw_round", _gives()),
    "a league drops who is away": Mark("bot.leagues.season_rules:drop_absentees", _gives()),
    "a league decides by what was played": Mark("bot.leagues.season_rules:adjudicate_session"),
    "a league extends its time": Mark("bot.leagues.season_rules:extend_if_overdue", _gives()),
    "a league is paused": Mark("bot.leagues.commands:pause_season"),
    "a league's act is undone": Mark("bot.leagues.commands:undo_act"),
    "news of a league are overtaken": Mark(
        "bot.delivery.league_announcements:LeagueAnnouncer.drop_superseded",
        lambda call: call.error is None and len(call.result) < len(call.given["rows"]),
    ),
    "a league's letter is sent": Mark(
        "bot.delivery.league_announcements:LeagueLetters.deliver", _gives()
    ),
    "somebody leaves a league": Mark("bot.leagues.commands:withdraw"),
    # the touch page
    "somebody signs in to the touch page": Mark("bot.matches.page_keys:PageKeys.redeem", _gives()),
    "a link to the touch page is used or over": Mark(
        "bot.matches.page_keys:PageKeys.is_link", _gives_not
    ),
    "somebody signs out of the touch page": Mark("bot.matches.page_keys:PageKeys.end"),
    "the chat shows a move on the touch page": Mark(
        "bot.interactions.router:Router._refresh", lambda call: bool(call.given.get("is_elsewhere"))
    ),
    # several processes
    "a press is another process's": Mark("bot.models.shards:Shards.accept", _gives_not),
    "a shard is handed over": Mark("bot.leases:LeaseKeeper.hand_over", _gives()),
    "a shard can't be handed over": Mark("bot.leases:LeaseKeeper.hand_over", _gives_not),
    "a lease ends": Mark("bot.leases:LeasedShards._end"),
    "a lease ends in the middle of a statement": Mark(
        "tests.worlds.shared:SharedConnection.require_session", _fails()
    ),
    "another process changes a match": Mark("bot.eventlog.repository:Repository.hear"),
    "a session at Discord waits for others": Mark(
        "bot.leases:LeaseKeeper.reserve_session", _gives()
    ),
}
REFUSALS: Final = sorted(
    {key.removeprefix("refusal-") for key in whole(ENGLISH) if key.startswith("refusal-")}
    | {*SAID_ALIKE}
)
KINDS: Final = (
    *(f"the job {kind}" for kind in get_args(JobKind)),
    *(f"the note {note}" for note in NOTES),
    *(f"the refusal {code}" for code in REFUSALS),
)

UNREACHABLE: Final[dict[str, tuple[str, ...]]] = {
    "nobody closes their direct messages": (
        "the refusal letters-closed",
        "direct messages are closed",
    ),
    "a fault of the bot is found before that": ("the refusal broke",),
    "puzzles are made at once": ("the refusal puzzle-late",),
    "no version is upgraded": (
        "the refusal old-rules",
        "the refusal no-such-game",
        "the refusal option-unknown",
        "the refusal commands-changed",
    ),
    "no row is damaged": (
        "the refusal stuck",
        "the note stuck",
        "a match that was stuck goes on",
        "the refusal league-broken",
    ),
    "computers never fail": (
        "the refusal analysis-fails",
        "the refusal making-fails",
        "the note thinking-fails",
    ),
    "nobody changes roles": (
        "the refusal role-denied",
        "the refusal role-gone",
        "the refusal role-no-room",
        "the refusal role-two-factors",
    ),
    "the bot is never restored from a backup": ("the note restored",),
    "nobody leaves a server": ("whoever was called is gone",),
    "no leagues are sent to a host's address": ("the job feed",),
    "it takes weeks without anyone, or several who agree": (
        "a league decides by what was played",
        "a league drops who is away",
        "a league extends its time",
        "a league is paused",
        "a league's round is drawn",
        "a match is idle",
        "a vote removes somebody",
        "an idle match is closed",
        "the job idle",
        "the job idle-end",
        "the job next-match",
        "the last one left claims the win",
        "the next match of a session begins",
        "the note abandoned",
        "the note consent-remove",
        "the note consent-resume",
        "the note idle-closed",
        "the note idle-soon",
        "the note late-offered",
        "the note late-waits",
        "the note removed",
        "the note seat-taken",
    ),
    "a run may miss it, as it comes less than once in ten worlds; tests of its own do it": (
        "a board that is gone is posted anew",
        "a direct message that had arrived is found",
        "a league's letter is sent",
        "a league's session ends",
        "a vote undoes",
        "news of a league are overtaken",
        "several matches call together",
        "the note undone",
        "the refusal agreed-already",
        "the refusal invited-bot",
        "the refusal kept-closed",
        "the refusal league-plays-not",
        "the refusal no-such-level",
        "the refusal nobody-to-ask",
        "the refusal other-server",
        "the refusal resigned",
        "the refusal seat-known",
        "the refusal zone-several",
        "vacation stops a clock",
    ),
    "it is rare, and tests of its own bring it about": (
        "a busy channel lets what can wait wait",
        "a call had not arrived with its board",
        "a kept panel's place is closed",
        "a lease ends in the middle of a statement",
        "a lobby that lacks one is told to those who want it",
        "a message is given up",
        "a sealed answer is taken back",
        "a session at Discord waits for others",
        "a shard can't be handed over",
        "a thread can't be reached now",
        "an organiser rewinds",
        "somebody hears that they are next",
        "somebody presses too fast",
        "the note rewound",
        "the queue can't start a match",
    ),
    "people who press at random hardly come to it, and tests of its own do": (
        "the refusal box-in-use",
        "the refusal cannot-claim",
        "the refusal colour-taken",
        "the refusal consent-not-yours",
        "the refusal consent-open",
        "the refusal consent-over",
        "the refusal draft-too-long",
        "the refusal extension-too-long",
        "the refusal file-unreadable",
        "the refusal here-already",
        "the refusal keep-missing",
        "the refusal lapsed",
        "the refusal league-cannot-return",
        "the refusal league-full",
        "the refusal league-name",
        "the refusal league-not-paused",
        "the refusal league-not-repeatable",
        "the refusal league-not-running",
        "the refusal league-not-waiting",
        "the refusal league-nothing-to-hasten",
        "the refusal league-reminded",
        "the refusal league-removed",
        "the refusal league-running",
        "the refusal league-scores",
        "the refusal league-terms",
        "the refusal match-over",
        "the refusal no-analysis",
        "the refusal no-replay",
        "the refusal no-sessions",
        "the refusal nobody-comes-back",
        "the refusal not-full",
        "the refusal not-governing",
        "the refusal not-paused",
        "the refusal older-control",
        "the refusal option-of-player",
        "the refusal option-value",
        "the refusal orders-no-game",
        "the refusal pause-organisers",
        "the refusal paused-already",
        "the refusal plan-alone",
        "the refusal plan-empty",
        "the refusal plan-no-game",
        "the refusal plan-not-now",
        "the refusal plan-too-long",
        "the refusal profile-hidden",
        "the refusal puzzle-none",
        "the refusal puzzle-tries",
        "the refusal rating-bot",
        "the refusal rematch-unshared",
        "the refusal seat-claimed",
        "the refusal seat-empty",
        "the refusal seat-not-offered",
        "the refusal seeks-not",
        "the refusal server-full",
        "the refusal too-fast",
        "the refusal too-many-asked",
        "the refusal too-many-computers",
        "the refusal too-many-followed",
        "the refusal too-many-invited",
        "the refusal too-many-lobbies",
        "the refusal too-many-seeks",
        "the refusal vacation-days",
        "the refusal vacation-overtaken",
    ),
}
"""What is not asked of the worlds of `make worlds`, by the reason."""


def find(where: str) -> tuple[Any, str]:
    """The module or class of a function, and its name."""
    module, _, path = where.partition(":")
    owner, *names = import_module(module), *path.split(".")
    for name in names[:-1]:
        owner = getattr(owner, name)
    return owner, names[-1]


@contextmanager
def count_marks() -> Iterator[Counter[str]]:
    """How often each was reached meanwhile, by name; refusals, jobs and notes as well."""
    counts: Counter[str] = Counter()
    by_function: dict[str, dict[str, Holds]] = {}
    for name, mark in SOMETIMES.items():
        by_function.setdefault(mark.where, {})[name] = mark.holds
    with ExitStack() as stack:
        for where, marks in by_function.items():
            owner, name = find(where)
            usual = getattr(owner, name)
            counted = _count(usual, marks, counts)
            for user in _list_users(owner, name, usual):
                stack.enter_context(patch.object(user, name, counted))
        stack.enter_context(_counting_kinds(counts))
        yield counts


def _list_users(owner: Any, name: str, function: Any) -> list[Any]:
    """Where a function is looked up: its class, or every module that has imported it."""
    return [owner] if inspect.isclass(owner) else list_users(function)


def _count(usual: Any, marks: dict[str, Holds], counts: Counter[str]) -> Any:
    names = [*inspect.signature(usual).parameters]

    def note(args: tuple[Any, ...], given: dict[str, Any], **ended: Any) -> None:
        if PEEKING.get():
            return
        call = Call({**dict(zip(names, args, strict=False)), **given}, **ended)
        for mark, holds in marks.items():
            counts[mark] += holds(call)

    @wraps(usual)
    async def work(*args: Any, **given: Any) -> Any:
        try:
            result = await usual(*args, **given)
        except BaseException as error:
            note(args, given, error=error)
            raise
        note(args, given, result=result)
        return result

    @wraps(usual)
    def do(*args: Any, **given: Any) -> Any:
        try:
            result = usual(*args, **given)
        except BaseException as error:
            note(args, given, error=error)
            raise
        note(args, given, result=result)
        return result

    return work if inspect.iscoroutinefunction(usual) else do


@contextmanager
def _counting_kinds(counts: Counter[str]) -> Iterator[None]:
    refuse, run = Refusal.__init__, JobRunner._run_handler

    def counted_refusal(self: Refusal, code: str, *args: Any, **given: Any) -> None:
        counts[f"the refusal {code}"] += not PEEKING.get()
        refuse(self, code, *args, **given)

    async def counted_run(self: JobRunner, job: Any) -> None:
        counts[f"the job {job.kind}"] += 1
        await run(self, job)

    with (
        patch.object(Refusal, "__init__", counted_refusal),
        patch.object(JobRunner, "_run_handler", counted_run),
    ):
        yield

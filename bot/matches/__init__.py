"""The matches of the house: lobbies, turns, jobs and the outbox. Knows no Discord and no game."""

from bot.matches.clock.deadlines import REMINDERS
from bot.matches.computers.workers import (
    ComputerFailed,
    ComputerWorker,
    InlineComputerWorker,
    ProcessComputerWorker,
)
from bot.matches.jobs import JobRunner
from bot.matches.outbox import Outbox
from bot.matches.play.plan import PlanState
from bot.matches.queries.turns import OverviewEntry
from bot.matches.service import ACTIVE, MatchService
from bot.matches.values import (
    ANSWERED_NOTE,
    DIRECT_MESSAGE_NOTES,
    NOTES,
    ORGANISER_NOTES,
    UNREACHABLE_NOTE,
    ActionResult,
    AnyGame,
    AwaitedPlayer,
    BoardMessage,
    DeferredMention,
    HistoryEntry,
    Limits,
    LogEvent,
    Mention,
    NewMatch,
    OpenNote,
    OutboxMessage,
    PlayerView,
    ServerChanges,
    UnseenEvents,
)
from bot.refusals import CODES, Refusal

__all__ = [
    "ACTIVE",
    "ANSWERED_NOTE",
    "CODES",
    "DIRECT_MESSAGE_NOTES",
    "NOTES",
    "ORGANISER_NOTES",
    "REMINDERS",
    "UNREACHABLE_NOTE",
    "ActionResult",
    "AnyGame",
    "AwaitedPlayer",
    "BoardMessage",
    "ComputerFailed",
    "ComputerWorker",
    "DeferredMention",
    "HistoryEntry",
    "InlineComputerWorker",
    "JobRunner",
    "Limits",
    "LogEvent",
    "MatchService",
    "Mention",
    "NewMatch",
    "OpenNote",
    "Outbox",
    "OutboxMessage",
    "OverviewEntry",
    "PlanState",
    "PlayerView",
    "ProcessComputerWorker",
    "Refusal",
    "ServerChanges",
    "UnseenEvents",
]

"""The matches of the house: lobbies, turns, jobs and the outbox. Knows no Discord and no game."""

from bot.matches.clock.deadlines import REMINDERS
from bot.matches.computers.workers import (
    ComputerFailed,
    ComputerWorker,
    InlineComputerWorker,
    ProcessComputerWorker,
)
from bot.matches.job_handlers import build_job_runner
from bot.matches.outbox import MatchOutbox
from bot.matches.play.plan import PlanState
from bot.matches.queries.turns import OverviewEntry
from bot.matches.queries.views import ACTIVE
from bot.matches.service import MatchService
from bot.models.log import LogEvent, TimedEvent, UnseenEvents
from bot.models.match import ActionResult, AnyGame, Limits, NewMatch, PendingPerson, PlayerView
from bot.models.outbox import (
    ANSWERED_NOTE,
    DIRECT_MESSAGE_NOTES,
    NOTES,
    ORGANISER_NOTES,
    UNREACHABLE_NOTE,
    BoardMessage,
    DelayedMention,
    Mention,
    OpenNote,
    OutboxMessage,
)
from bot.models.people import ServerChanges
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
    "BoardMessage",
    "ComputerFailed",
    "ComputerWorker",
    "DelayedMention",
    "InlineComputerWorker",
    "Limits",
    "LogEvent",
    "MatchOutbox",
    "MatchService",
    "Mention",
    "NewMatch",
    "OpenNote",
    "OutboxMessage",
    "OverviewEntry",
    "PendingPerson",
    "PlanState",
    "PlayerView",
    "ProcessComputerWorker",
    "Refusal",
    "ServerChanges",
    "TimedEvent",
    "UnseenEvents",
    "build_job_runner",
]

"""Matches: lobbies, turns, jobs and the outbox. Knows neither Discord nor any game."""

from bot.matches.clock.deadlines import REMINDERS
from bot.matches.computers.exchange import QuestionWorker, RemoteComputerWorker, warm_up
from bot.matches.computers.fair_queue import NOBODY, Asker
from bot.matches.computers.workers import (
    ComputerFailed,
    ComputerWorker,
    InlineComputerWorker,
    ProcessComputerWorker,
)
from bot.matches.job_handlers import SEALED_PAUSE, build_job_runner
from bot.matches.play.plan import PlanState
from bot.matches.queries.turns import OverviewEntry
from bot.matches.queries.views import ACTIVE
from bot.matches.service import MatchService
from bot.models.log import LogEvent, UnseenEvents
from bot.models.match import AnyGame, Limits, NewMatch, PendingPerson, PlayerView
from bot.models.outbox import (
    ANSWERED_NOTE,
    DIRECT_MESSAGE_NOTES,
    NOTES,
    NUDGE_NOTE,
    ORGANISER_NOTES,
    RETIRED_NOTE,
    UNREACHABLE_NOTE,
    BoardMessage,
    DelayedMention,
    Mention,
    OutboxMessage,
)
from bot.refusals import CODES, Refusal

__all__ = [
    "ACTIVE",
    "ANSWERED_NOTE",
    "CODES",
    "DIRECT_MESSAGE_NOTES",
    "NOBODY",
    "NOTES",
    "NUDGE_NOTE",
    "ORGANISER_NOTES",
    "REMINDERS",
    "RETIRED_NOTE",
    "SEALED_PAUSE",
    "UNREACHABLE_NOTE",
    "AnyGame",
    "Asker",
    "BoardMessage",
    "ComputerFailed",
    "ComputerWorker",
    "DelayedMention",
    "InlineComputerWorker",
    "Limits",
    "LogEvent",
    "MatchService",
    "Mention",
    "NewMatch",
    "OutboxMessage",
    "OverviewEntry",
    "PendingPerson",
    "PlanState",
    "PlayerView",
    "ProcessComputerWorker",
    "QuestionWorker",
    "Refusal",
    "RemoteComputerWorker",
    "UnseenEvents",
    "build_job_runner",
    "warm_up",
]

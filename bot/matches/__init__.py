"""Matches: lobbies, turns, jobs and the outbox. Knows neither Discord nor any game."""

from bot.matches.computers.fair_queue import Asker
from bot.matches.computers.workers import (
    ComputerWorker,
    InlineComputerWorker,
    ProcessComputerWorker,
    start_workers,
)
from bot.matches.job_handlers import build_job_runner
from bot.matches.queries.views import ACTIVE
from bot.matches.service import MatchService
from bot.models.match import AnyGame, Limits, NewMatch, PlayerView
from bot.models.outbox import OutboxMessage, PostedMessage
from bot.refusals import Refusal

__all__ = [
    "ACTIVE",
    "AnyGame",
    "Asker",
    "ComputerWorker",
    "InlineComputerWorker",
    "Limits",
    "MatchService",
    "NewMatch",
    "OutboxMessage",
    "PlayerView",
    "PostedMessage",
    "ProcessComputerWorker",
    "Refusal",
    "build_job_runner",
    "start_workers",
]  # fmt: skip

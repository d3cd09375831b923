"""The matches of the house: lobbies, turns, jobs and the outbox. Knows no Discord and no game."""

from bot.matches.deadlines import REMINDERS
from bot.matches.facade import ACTIVE, Matches
from bot.matches.jobs import JobRunner
from bot.matches.outbox import Outbox
from bot.matches.overview import Found
from bot.matches.plans import Planned
from bot.matches.refusals import CODES, Refusal
from bot.matches.thinkers import InlineThinker, ProcessThinker, Thinker, ThinkingFailed
from bot.matches.values import (
    ANSWERED,
    FOR_ORGANISER,
    LETTERS,
    NOTES,
    UNREACHABLE,
    AnyGame,
    Asking,
    Awaited,
    Board,
    Call,
    Deed,
    Done,
    Later,
    Limits,
    NewMatch,
    Noted,
    OutboxRow,
    Person,
    ServerChanges,
    ServerSettings,
    Sight,
    Since,
)

__all__ = [
    "ACTIVE",
    "ANSWERED",
    "CODES",
    "FOR_ORGANISER",
    "LETTERS",
    "NOTES",
    "REMINDERS",
    "UNREACHABLE",
    "AnyGame",
    "Asking",
    "Awaited",
    "Board",
    "Call",
    "Deed",
    "Done",
    "Found",
    "InlineThinker",
    "JobRunner",
    "Later",
    "Limits",
    "Matches",
    "NewMatch",
    "Noted",
    "Outbox",
    "OutboxRow",
    "Person",
    "Planned",
    "ProcessThinker",
    "Refusal",
    "ServerChanges",
    "ServerSettings",
    "Sight",
    "Since",
    "Thinker",
    "ThinkingFailed",
]

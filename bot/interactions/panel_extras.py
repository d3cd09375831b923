"""What the house puts around a panel: what the table is asked, what became of one's plan, the ways
back from one's last action and to one's own seat, and the way to one's plan."""

from __future__ import annotations

from bot.interactions.requester import Requester
from bot.matches import PlanState
from bot.models.match import Status, Table
from bot.presentation.services import Services
from bot.screens.screen import Block, Button, Text
from bot.screens.shared import clocks
from bot.screens.shared.seats import vote_blocks


async def build_buttons(
    services: Services, requester: Requester, table: Table, planned: PlanState
) -> tuple[Button, ...]:
    """The buttons that the asker may press now."""
    seat = table.seat_of(requester.player)
    if seat is not None and seat.computer is not None and table.status is Status.RUNNING:
        return (Button("seat.back", requester.words("seat-back"), "success"),)
    row = await services.matches.undo.find_undoable_row(table.match, requester.player)
    undo = () if row is None else (Button(f"undo.{row}", requester.words("undo-button")),)
    return (*_build_plan_button(requester, planned), *undo)


def build_league_button(requester: Requester, table: Table) -> tuple[Button, ...]:
    """For who has nothing to decide now, the way back to their league."""
    league = table.stake.league
    decides = any(seat.player == requester.player for seat in table.awaited_seats)
    if league is None or requester.guild is None or decides:
        return ()
    return (Button(f"league.{league}.next", requester.words("league-my-next")),)


def explain_missed_plan(
    services: Services, requester: Requester, table: Table, planned: PlanState
) -> str:
    """That the asker's plan no longer fits, and why; nothing where there was none."""
    if planned.failure is None:
        return ""
    why = services.screens_of(table).explain_refusal(planned.failure, requester.words)
    return requester.words("plan-missed", why=why)


def _build_plan_button(requester: Requester, planned: PlanState) -> tuple[Button, ...]:
    if planned.lines:
        return (Button("plan", requester.words("plan-see")),)
    if not planned.can_plan:
        return ()
    return (Button("plan", requester.words("plan-make"), "primary"),)


def build_header(requester: Requester, table: Table) -> tuple[Block, ...]:
    """How long the asker has, and what the table is asked, while they have not answered."""
    seat = table.seat_of(requester.player)
    time = "" if seat is None else clocks.describe_own_deadline(table, seat, requester.words)
    return (*((Text(f"-# {time}"),) if time else ()), *_build_vote_question(requester, table))


def _build_vote_question(requester: Requester, table: Table) -> tuple[Block, ...]:
    consent, seat = table.vote, table.seat_of(requester.player)
    if consent is None or seat is None or seat.computer is not None:
        return ()
    concerned = consent.what == "remove" and consent.target == seat.seat
    if concerned or requester.player in consent.agreed:
        return ()
    return vote_blocks(consent, table, requester.words)

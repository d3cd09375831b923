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
    house: Services, asker: Requester, table: Table, planned: PlanState
) -> tuple[Button, ...]:
    """The buttons that the asker may press now."""
    seat = table.seat_of(asker.player)
    if seat is not None and seat.computer is not None and table.status is Status.RUNNING:
        return (Button("seat.back", asker.words("seat-back"), "success"),)
    row = await house.matches.undo.find_undoable_row(table.match, asker.player)
    undo = () if row is None else (Button(f"undo.{row}", asker.words("undo-button")),)
    return (*_build_plan_button(asker, planned), *undo)


def build_league_button(asker: Requester, table: Table) -> tuple[Button, ...]:
    """For who has nothing to decide now, the way back to their league."""
    league = table.stake.league
    decides = any(seat.player == asker.player for seat in table.awaited_seats)
    if league is None or asker.guild is None or decides:
        return ()
    return (Button(f"league.{league}.next", asker.words("league-my-next")),)


def explain_missed_plan(house: Services, asker: Requester, table: Table, planned: PlanState) -> str:
    """That the asker's plan no longer fits, and why; nothing where there was none."""
    if planned.failure is None:
        return ""
    why = house.screens_of(table).explain_refusal(planned.failure, asker.words)
    return asker.words("plan-missed", why=why)


def _build_plan_button(asker: Requester, planned: PlanState) -> tuple[Button, ...]:
    if planned.lines:
        return (Button("plan", asker.words("plan-see")),)
    if not planned.can_plan:
        return ()
    return (Button("plan", asker.words("plan-make"), "primary"),)


def build_header(asker: Requester, table: Table) -> tuple[Block, ...]:
    """How long the asker has, and what the table is asked, while they have not answered."""
    seat = table.seat_of(asker.player)
    time = "" if seat is None else clocks.describe_own_deadline(table, seat, asker.words)
    return (*((Text(f"-# {time}"),) if time else ()), *_build_vote_question(asker, table))


def _build_vote_question(asker: Requester, table: Table) -> tuple[Block, ...]:
    consent, seat = table.vote, table.seat_of(asker.player)
    if consent is None or seat is None or seat.computer is not None:
        return ()
    concerned = consent.what == "remove" and consent.target == seat.seat
    if concerned or asker.player in consent.agreed:
        return ()
    return vote_blocks(consent, table, asker.words)

"""What the house puts around a panel: what the table is asked, what became of one's plan, the ways
back from one's last action and to one's own seat, and the way to one's plan."""

from __future__ import annotations

from bot.matches import Planned
from bot.screens.house import clocks
from bot.screens.house.seating import question
from bot.screens.screen import Block, Button, Text
from bot.tables import Status, Table
from bot.ui.asking import Asker
from bot.ui.house import House


async def beneath(house: House, asker: Asker, table: Table, planned: Planned) -> tuple[Button, ...]:
    """The buttons that the asker may press now."""
    seat = table.seat_of(asker.player)
    if seat is not None and seat.computer is not None and table.status is Status.RUNNING:
        return (Button("seat.back", asker.words("seat-back"), "success"),)
    row = await house.matches.undoing.may_take_back(table.match, asker.player)
    undo = () if row is None else (Button(f"undo.{row}", asker.words("undo-button")),)
    return (*_plan(asker, planned), *undo)


def onward(asker: Asker, table: Table) -> tuple[Button, ...]:
    """For who has nothing to decide now, the way back to their league."""
    league = table.stake.league
    decides = any(seat.player == asker.player for seat in table.waiting)
    if league is None or asker.guild is None or decides:
        return ()
    return (Button(f"league.{league}.next", asker.words("league-my-next")),)


def missed(house: House, asker: Asker, table: Table, planned: Planned) -> str:
    """That the asker's plan no longer fits, and why; nothing where there was none."""
    if planned.missed is None:
        return ""
    why = house.screens_of(table).refusal(planned.missed, asker.words)
    return asker.words("plan-missed", why=why)


def _plan(asker: Asker, planned: Planned) -> tuple[Button, ...]:
    if planned.lines:
        return (Button("plan", asker.words("plan-see")),)
    if not planned.may:
        return ()
    return (Button("plan", asker.words("plan-make"), "primary"),)


def above(asker: Asker, table: Table) -> tuple[Block, ...]:
    """How long the asker has, and what the table is asked, while they have not answered."""
    seat = table.seat_of(asker.player)
    time = "" if seat is None else clocks.own(table, seat, asker.words)
    return (*((Text(f"-# {time}"),) if time else ()), *_asked(asker, table))


def _asked(asker: Asker, table: Table) -> tuple[Block, ...]:
    consent, seat = table.consent, table.seat_of(asker.player)
    if consent is None or seat is None or seat.computer is not None:
        return ()
    concerned = consent.what == "remove" and consent.target == seat.seat
    if concerned or asker.player in consent.agreed:
        return ()
    return question(consent, table, asker.words)

"""Plans made ahead: private lists of lines, of which the first that is legal is played the moment
its seat is asked. Knows only actions; what they mean the game says.

Nothing that others can see depends on a plan before it has run.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.matches.desk import Desk, File, Plan, Planner
from bot.matches.fold import Match
from bot.matches.lines import (
    Kept,
    Line,
    Outlook,
    outlook,
    read_lines,
    read_missed,
    write_lines,
    write_missed,
)
from bot.matches.play import own_seat, played, playing
from bot.matches.refusals import Refusal
from bot.storage.rows import Change, NewPlan, NewTelling, PlanRow, PlanRun
from bot.storage.store import PlanMoved
from bot.storage.text import canonical
from bot.tables import Status
from engine.contract import IllegalAction, Json, Seat

MANY: Final = 100
"""More matches than anybody plays at a time."""
MOST_LINES: Final = 25
LONGEST: Final = 8_000
"""Letters of a plan's JSON; a line of pieces and a cut takes some hundreds."""
ATTEMPTS: Final = 3


@dataclass(frozen=True, slots=True)
class Planned:
    """What a person has planned in a match. `lines` are those that may still come true; `missed` is
    why the plan came to nothing at the decision that is open now. `may` says whether anything can
    be planned at this moment; everybody may know that.
    """

    lines: tuple[Line, ...]
    missed: IllegalAction | None
    may: bool


class Plans:
    """Keeps, shows and runs them."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._store = desk.store.plans

    async def read(self, match: int, player: int) -> Planned:
        """The player's own plan; none where the match does not run. Raises `Refusal` where they
        play no seat there."""
        running = (await self._desk.file(match)).match
        if running is None or running.status is not Status.RUNNING:
            return Planned((), None, may=False)
        seat = own_seat(running, player)
        view = outlook(running, seat)
        if view is None:
            return Planned((), None, may=False)
        row = await self._store.read(match, seat)
        may = _may(running, seat, view)
        if row is None or row.plan.player != player:
            return Planned((), None, may)
        lines = tuple(k.line for k in read_lines(running, row.plan.lines) if view.stands(k))
        return Planned(lines, _missed_now(running, seat, row.plan), may)

    async def open_to(self, player: int) -> tuple[int, ...]:
        """Running matches in which the player can plan something now, newest first."""
        matches = await self._desk.store.matches.of_player(player, (Status.RUNNING,), MANY)
        found = []
        for match in matches:
            with suppress(Refusal):  # a seat that is given up
                if (await self.read(match, player)).may:
                    found.append(match)
        return tuple(found)

    async def keep(self, match: int, player: int, lines: Sequence[Line]) -> Planned:
        """Keep these lines as the player's plan, in place of what there was. Raises `Refusal`, and
        `IllegalAction` for a line that can never come true; then nothing has changed."""

        async def keep(file: File) -> None:
            running = playing(file)
            seat = own_seat(running, player)
            text = write_lines(running, _checked(running, seat, lines))
            if len(text) > LONGEST:
                raise Refusal("plan-too-long", limit=MOST_LINES)
            await self._store.keep(match, seat, NewPlan(player, running.seq, text))

        await self._desk.holding(match, keep)
        return await self.read(match, player)

    async def drop(self, match: int, player: int) -> None:
        """Cancel the player's plan; nothing happens where there is none."""

        async def drop(file: File) -> None:
            seat = own_seat(playing(file), player)
            row = await self._store.read(match, seat)
            if row is not None and row.plan.player == player:
                await self._store.keep(match, seat, None)

        await self._desk.holding(match, drop)

    async def keep_draft(self, match: int, player: int, draft: dict[str, Json]) -> None:
        """Keep an unfinished plan as the draft of a seat that waits, until it is asked; an empty
        one is dropped. Raises `Refusal`."""
        body = canonical(draft) if draft else None
        if body is not None and len(body) > LONGEST:
            raise Refusal("draft-too-long")

        async def keep(file: File) -> None:
            running = playing(file)
            seat = own_seat(running, player)
            store, asked = self._desk.store.matches, running.asked[seat]
            if seat not in running.owing:
                await store.keep_draft(match, seat, asked, player, body, self._desk.at())

        await self._desk.holding(match, keep)

    async def run(self, match: int, seat: Seat, decision: int) -> bool:
        """The decision is open: play what was planned for it, if that fits. Whether it did."""
        for _ in range(ATTEMPTS):
            row = await self._store.read(match, seat)
            if row is None:
                return False
            try:
                file = await self._desk.change(match, ran(row, decision, self._desk.at()))
            except PlanMoved:
                continue
            return file.match is not None and (seat, decision) in file.match.answered
        raise PlanMoved(f"the plan of seat {seat} in match {match} changes under every attempt")


def ran(row: PlanRow, decision: int, at: int) -> Planner:
    """A plan runs: the first line that is legal now is begun, and with it those that begin alike.
    What is left of them, and other lines that may still come true, are the plan for what comes
    next. Where nothing is legal, the lines that no longer can be are gone, and the reason is kept
    for its owner."""

    def plan(file: File) -> Plan | None:
        match, seat, player = file.match, row.seat, row.plan.player
        if match is None or not _asks(file, match, seat, player, decision):
            return None
        view = outlook(match, seat)
        if view is None:
            return None
        kept = read_lines(match, row.plan.lines)
        for one in kept:
            if not view.stands(one):
                continue
            try:
                done = played(file, match, seat, one.line[0], player, at, by="plan")
            except IllegalAction:
                continue
            return _went(done, row, _left(one, [other for other in kept if view.due(other)]))
        return _nothing_fits(file, match, row, view, decision, at)

    return plan


def _left(begun: Kept, kept: Sequence[Kept]) -> list[Line]:
    """The plan once a line is begun: whatever goes on from its first action, then the rest."""
    first = begun.line[0]
    on = [one.line[1:] for one in kept if one.line[0] == first]
    return [line for line in on if line] + [one.line for one in kept if one.line[0] != first]


def _went(done: Plan, row: PlanRow, lines: Sequence[Line]) -> Plan:
    """The write of a plan's action with what stands after it."""
    match = done.match
    assert match is not None
    view = outlook(match, row.seat) if match.status is Status.RUNNING else None
    found = [line for line in lines if view and view.refused(line) is None]
    then = None
    if found and view is not None:
        text = write_lines(match, [view.stamped(line) for line in found])
        then = replace(row.plan, lines=text, missed=None)
    return Plan(replace(done.change, plans=(PlanRun(row.id, row.seat, then),)), match)


def _nothing_fits(
    file: File, match: Match, row: PlanRow, view: Outlook, decision: int, at: int
) -> Plan | None:
    """The plan without what can never come true any more, and its owner is asked instead; None
    where all of it waits for later."""
    kept = read_lines(match, row.plan.lines)
    still = [one for one in kept if view.stands(one)]
    if kept and len(still) == len(kept):
        return None
    reasons = [view.refused(one.line) for one in kept if view.due(one)]
    error = next((reason for reason in reasons if reason is not None), None)
    missed = None if error is None else write_missed(error, decision)
    then = None
    if still or missed:
        then = replace(row.plan, lines=write_lines(match, still), missed=missed)
    head = replace(file.head, rev=file.head.rev + 1)
    run = PlanRun(row.id, row.seat, then)
    asks = NewTelling("post", (row.plan.player,))
    change = Change(head, at, jobs_done=(("plan", row.seat),), plans=(run,))
    return Plan(replace(change, tellings=(asks,)), match)


def _asks(file: File, match: Match, seat: Seat, player: int, decision: int) -> bool:
    """Whether the one who made the plan owes this very decision."""
    owes = seat in match.owing and match.asked[seat] == decision
    running = file.head.status is Status.RUNNING
    return running and owes and match.chairs[seat].awaited == player


def _checked(match: Match, seat: Seat, lines: Sequence[Line]) -> list[Kept]:
    """The lines as they are kept. Raises `Refusal` and `IllegalAction`."""
    view = outlook(match, seat)
    if view is None:
        raise Refusal("plan-no-game")
    if seat in match.owing:
        raise Refusal("plan-your-turn")
    if not _may(match, seat, view):
        if _alone(match):
            raise Refusal("plan-alone")
        raise Refusal("plan-not-now")
    if not lines:
        raise Refusal("plan-empty")
    if len(lines) > MOST_LINES:
        raise Refusal("plan-too-long", limit=MOST_LINES)
    return [view.stamped(tuple(line)) for line in lines]


def _may(match: Match, seat: Seat, view: Outlook) -> bool:
    """Whether its person can plan something for the seat; not while a computer player holds it, nor
    where nobody else is waited for."""
    held = match.chairs[seat].computer is not None
    return not held and not _alone(match) and view.game.ahead(view.view)


def _alone(match: Match) -> bool:
    """Whether all others are computer players, who answer at once."""
    return sum(chair.computer is None for chair in match.chairs) < 2


def _missed_now(match: Match, seat: Seat, plan: NewPlan) -> IllegalAction | None:
    """Why the plan came to nothing, while its decision is still open."""
    missed = read_missed(plan)
    if missed is None or seat not in match.owing or missed.decision != match.asked[seat]:
        return None
    return IllegalAction(missed.code, missed.params)

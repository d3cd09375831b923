"""Plans made ahead: private lists of lines, of which the first that is legal is played the moment
its seat is asked. Knows only actions; what they mean the game says.

Nothing that others can see depends on a plan before it has run.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from bot.matches.aggregate import Match
from bot.matches.play.moves import apply_action, require_own_seat, require_running_match
from bot.matches.play.plan_lines import (
    PlanChecker,
    PlanLine,
    SavedLine,
    plan_checker_of,
    read_failure,
    read_lines,
    write_failure,
    write_lines,
)
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.models.commit import NewMessage
from bot.models.match import Status
from bot.models.plan import NewPlan, PlanRun, StoredPlan
from bot.refusals import Refusal
from bot.storage.interface import PlanChanged
from bot.storage.json_columns import canonical_json
from engine.contract import IllegalAction, Json, Seat

MAX_MATCHES: Final = 100
"""More matches than anybody plays at a time."""
MAX_LINES: Final = 25
MAX_PLAN_LENGTH: Final = 8_000
"""Letters of a plan's JSON; a line of pieces and a cut takes some hundreds."""
ATTEMPTS: Final = 3


@dataclass(frozen=True, slots=True)
class PlanState:
    """What a person has planned in a match. `lines` are those that may still come true; `missed` is
    why the plan came to nothing at the decision that is open now. `may` says whether anything can
    be planned at this moment; everybody may know that.
    """

    lines: tuple[PlanLine, ...]
    failure: IllegalAction | None
    can_plan: bool


class Plans:
    """Keeps, shows and runs them."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._store = repository.store.plans

    async def read(self, match: int, player: int) -> PlanState:
        """The player's own plan; none where the match does not run. Raises `Refusal` where they
        play no seat there."""
        running = (await self._repository.load(match)).match
        if running is None or running.status is not Status.RUNNING:
            return PlanState((), None, can_plan=False)
        seat = require_own_seat(running, player)
        view = plan_checker_of(running, seat)
        if view is None:
            return PlanState((), None, can_plan=False)
        row = await self._store.read(match, seat)
        may = _can_plan(running, seat, view)
        if row is None or row.plan.player != player:
            return PlanState((), None, may)
        lines = tuple(k.line for k in read_lines(running, row.plan.lines) if view.is_possible(k))
        return PlanState(lines, _find_failure(running, seat, row.plan), may)

    async def list_plannable(self, player: int) -> tuple[int, ...]:
        """Running matches in which the player can plan something now, newest first."""
        matches = await self._repository.store.matches.find_by_player(
            player, (Status.RUNNING,), MAX_MATCHES
        )
        found = []
        for match in matches:
            with suppress(Refusal):  # a seat that is given up
                if (await self.read(match, player)).can_plan:
                    found.append(match)
        return tuple(found)

    async def save(self, match: int, player: int, lines: Sequence[PlanLine]) -> PlanState:
        """Keep these lines as the player's plan, in place of what there was. Raises `Refusal`, and
        `IllegalAction` for a line that can never come true; then nothing has changed."""

        async def save(loaded: LoadedMatch) -> None:
            running = require_running_match(loaded)
            seat = require_own_seat(running, player)
            text = write_lines(running, _check_lines(running, seat, lines))
            if len(text) > MAX_PLAN_LENGTH:
                raise Refusal("plan-too-long", limit=MAX_LINES)
            await self._store.save(match, seat, NewPlan(player, running.seq, text))

        await self._repository.run_locked(match, save)
        return await self.read(match, player)

    async def drop(self, match: int, player: int) -> None:
        """Cancel the player's plan; nothing happens where there is none."""

        async def drop(loaded: LoadedMatch) -> None:
            seat = require_own_seat(require_running_match(loaded), player)
            row = await self._store.read(match, seat)
            if row is not None and row.plan.player == player:
                await self._store.save(match, seat, None)

        await self._repository.run_locked(match, drop)

    async def save_draft(self, match: int, player: int, draft: dict[str, Json]) -> None:
        """Keep an unfinished plan as the draft of a seat that waits, until it is asked; an empty
        one is dropped. Raises `Refusal`."""
        body = canonical_json(draft) if draft else None
        if body is not None and len(body) > MAX_PLAN_LENGTH:
            raise Refusal("draft-too-long")

        async def save(loaded: LoadedMatch) -> None:
            running = require_running_match(loaded)
            seat = require_own_seat(running, player)
            store, asked = self._repository.store.matches, running.decisions[seat]
            if seat not in running.seats_to_act:
                await store.save_draft(match, seat, asked, player, body, self._repository.at())

        await self._repository.run_locked(match, save)

    async def run(self, match: int, seat: Seat, decision: int) -> bool:
        """The decision is open: play what was planned for it, if that fits. Whether it did."""
        for _ in range(ATTEMPTS):
            row = await self._store.read(match, seat)
            if row is None:
                return False
            try:
                loaded = await self._repository.change(
                    match, decide_plan_run(row, decision, self._repository.at())
                )
            except PlanChanged:
                continue
            return loaded.match is not None and (seat, decision) in loaded.match.answered_decisions
        raise PlanChanged(f"the plan of seat {seat} in match {match} changes under every attempt")


def decide_plan_run(row: StoredPlan, decision: int, at: int) -> Decider:
    """A plan runs: the first line that is legal now is begun, and with it those that begin alike.
    What is left of them, and other lines that may still come true, are the plan for what comes
    next. Where nothing is legal, the lines that no longer can be are gone, and the reason is kept
    for its owner."""

    def plan(loaded: LoadedMatch) -> Transition | None:
        match, seat, player = loaded.match, row.seat, row.plan.player
        if match is None or not _is_awaiting_owner(loaded, match, seat, player, decision):
            return None
        view = plan_checker_of(match, seat)
        if view is None:
            return None
        kept = read_lines(match, row.plan.lines)
        for one in kept:
            if not view.is_possible(one):
                continue
            try:
                done = apply_action(loaded, match, seat, one.line[0], player, at, by="plan")
            except IllegalAction:
                continue
            return _add_plan_run(
                done, row, _continue_lines(one, [other for other in kept if view.is_due(other)])
            )
        return _drop_impossible_lines(loaded, match, row, view, decision, at)

    return plan


def _continue_lines(begun: SavedLine, kept: Sequence[SavedLine]) -> list[PlanLine]:
    """The plan once a line is begun: whatever goes on from its first action, then the rest."""
    first = begun.line[0]
    on = [one.line[1:] for one in kept if one.line[0] == first]
    return [line for line in on if line] + [one.line for one in kept if one.line[0] != first]


def _add_plan_run(done: Transition, row: StoredPlan, lines: Sequence[PlanLine]) -> Transition:
    """The write of a plan's action with what stands after it."""
    match = done.match
    assert match is not None
    view = plan_checker_of(match, row.seat) if match.status is Status.RUNNING else None
    found = [line for line in lines if view and view.find_fault(line) is None]
    then = None
    if found and view is not None:
        text = write_lines(match, [view.attach_occasion(line) for line in found])
        then = replace(row.plan, lines=text, missed=None)
    return done.amend(plans=(PlanRun(row.id, row.seat, then),))


def _drop_impossible_lines(
    loaded: LoadedMatch, match: Match, row: StoredPlan, view: PlanChecker, decision: int, at: int
) -> Transition | None:
    """The plan without what can never come true any more, and its owner is asked instead; None
    where all of it waits for later."""
    kept = read_lines(match, row.plan.lines)
    still = [one for one in kept if view.is_possible(one)]
    if kept and len(still) == len(kept):
        return None
    reasons = [view.find_fault(one.line) for one in kept if view.is_due(one)]
    error = next((reason for reason in reasons if reason is not None), None)
    missed = None if error is None else write_failure(error, decision)
    then = None
    if still or missed:
        then = replace(row.plan, lines=write_lines(match, still), missed=missed)
    run = PlanRun(row.id, row.seat, then)
    plan = loaded.update(at).amend(jobs_done=(("plan", row.seat),), plans=(run,))
    return plan.notify(NewMessage("post", (row.plan.player,)))


def _is_awaiting_owner(
    loaded: LoadedMatch, match: Match, seat: Seat, player: int, decision: int
) -> bool:
    """Whether the one who made the plan owes this very decision."""
    owes = seat in match.seats_to_act and match.decisions[seat] == decision
    running = loaded.head.status is Status.RUNNING
    return running and owes and match.holders[seat].person_to_ask == player


def _check_lines(match: Match, seat: Seat, lines: Sequence[PlanLine]) -> list[SavedLine]:
    """The lines as they are kept. Raises `Refusal` and `IllegalAction`."""
    view = plan_checker_of(match, seat)
    if view is None:
        raise Refusal("plan-no-game")
    if seat in match.seats_to_act:
        raise Refusal("plan-your-turn")
    if not _can_plan(match, seat, view):
        if _is_alone(match):
            raise Refusal("plan-alone")
        raise Refusal("plan-not-now")
    if not lines:
        raise Refusal("plan-empty")
    if len(lines) > MAX_LINES:
        raise Refusal("plan-too-long", limit=MAX_LINES)
    return [view.attach_occasion(tuple(line)) for line in lines]


def _can_plan(match: Match, seat: Seat, view: PlanChecker) -> bool:
    """Whether its person can plan something for the seat; not while a computer player holds it, nor
    where nobody else is waited for."""
    held = match.holders[seat].computer is not None
    return not held and not _is_alone(match) and view.game.can_plan(view.view)


def _is_alone(match: Match) -> bool:
    """Whether all others are computer players, who answer at once."""
    return sum(holder.computer is None for holder in match.holders) < 2


def _find_failure(match: Match, seat: Seat, plan: NewPlan) -> IllegalAction | None:
    """Why the plan came to nothing, while its decision is still open."""
    missed = read_failure(plan)
    if missed is None or seat not in match.seats_to_act or missed.decision != match.decisions[seat]:
        return None
    return IllegalAction(missed.code, missed.params)

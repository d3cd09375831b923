"""Plans made ahead: private lists of lines, of which the first legal one is played as soon as its
seat is to act. Nothing that others can see depends on a plan before it has run."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from cachetools import LRUCache

from bot.matches.aggregate import Match
from bot.matches.drafts import write_draft
from bot.matches.play import sealed
from bot.matches.play.moves import require_own_seat, require_seated_player
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
from bot.matches.repository import LoadedMatch, MatchPart, MatchRepository, Transition
from bot.models.commit import NewMessage
from bot.models.match import Status
from bot.models.plan import NewPlan, PlanRun, StoredPlan
from bot.refusals import Refusal
from bot.storage.errors import PlanChanged, StoreDamaged
from engine.contract import HINTS, IllegalAction, Json, ProposesPlans, Seat, offers

MAX_LINES: Final = 25
MAX_PLAN_LENGTH: Final = 8_000
"""Characters of a plan's JSON; a line of pieces and a cut takes a few hundred."""
ATTEMPTS: Final = 3
MAX_PROPOSALS: Final = 512
UNREADABLE: Final = "plan-unreadable"
"""Why a plan failed that could not be read: a sentence of the bot's, not of a game's."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PlanState:
    """A person's plan in a match. `lines` are those that may still come true; `failure` is why the
    plan failed at the decision that is open now, or will, and `left` the rest of a line that
    stopped there.
    `can_plan` says whether anything can be planned at this moment, which is public; the first line
    `follows` what its owner has just pressed."""

    lines: tuple[PlanLine, ...] = ()
    failure: IllegalAction | None = None
    left: PlanLine = ()
    can_plan: bool = False
    follows: bool = False


class Plans(MatchPart):
    def __init__(self, repository: MatchRepository) -> None:
        super().__init__(repository)
        self._proposals: LRUCache[tuple[int, int, Seat], tuple[PlanLine, ...]] = LRUCache(
            MAX_PROPOSALS
        )

    async def read(self, match: int, player: int) -> PlanState:
        """Their own plan, empty if the match does not run. Raises `Refusal` without a seat."""
        loaded = await self._repository.load(match)
        if loaded.match is None or loaded.match.status is not Status.RUNNING:
            return PlanState()
        seat = require_own_seat(loaded.match, player)
        running = sealed.see_own_answer(loaded, seat)
        checker = plan_checker_of(running, seat)
        if checker is None:
            return PlanState()
        can_plan = _can_plan(running, seat, checker)
        row = await self._read_own(match, seat, player)
        if row is None:
            return PlanState(can_plan=can_plan)
        saved = _read_own_lines(running, row.plan)
        if saved is None:
            return PlanState(failure=IllegalAction(UNREADABLE), can_plan=can_plan)
        possible = [own for own in saved if checker.is_possible(own)]
        lines = tuple(own.line for own in possible)
        follows = bool(possible) and possible[0].follows
        failure, left = _read_failure(running, seat, row.plan)
        if not lines and failure is None:
            _, failure = _find_failed(checker, saved)
        return PlanState(lines, failure, left, can_plan, follows)

    async def propose(self, match: int, player: int) -> tuple[PlanLine, ...]:
        """The sensible plan of a game that has one, for a player who can plan; none in a match
        without hints, or where they declined. Raises `Refusal` without a seat."""
        loaded = await self._repository.load(match)
        _, seat = require_seated_player(loaded, player)
        running = sealed.see_own_answer(loaded, seat)
        checker, game = plan_checker_of(running, seat), running.game
        if checker is None or not offers(game, ProposesPlans):
            return ()
        if not getattr(checker.view, HINTS, True) or not _can_plan(running, seat, checker):
            return ()
        seen = await self._store.progress.read_last_seen(match, player)
        if seen is not None and seen.declined:
            return ()
        key = match, loaded.head.rev, seat
        if key not in self._proposals:
            self._proposals[key] = await asyncio.to_thread(game.propose_plan, checker.view)
        return self._proposals[key]

    async def decline(self, match: int, player: int) -> None:
        """Propose nothing more to a player, who has looked at the match."""
        await self._store.progress.decline_plans(match, player)

    async def _read_own(self, match: int, seat: Seat, player: int) -> StoredPlan | None:
        """Not that of somebody who held the seat before."""
        row = await self._store.plans.read(match, seat)
        return row if row is not None and row.plan.player == player else None

    async def save(self, match: int, player: int, lines: Sequence[PlanLine]) -> PlanState:
        """Replace the player's plan by these lines. Raises `Refusal`, or `IllegalAction` for a line
        that can never come true; then nothing has changed."""

        async def save(loaded: LoadedMatch) -> None:
            _, seat = require_seated_player(loaded, player)
            running = sealed.see_own_answer(loaded, seat)
            checker = plan_checker_of(running, seat)
            if checker is None:
                raise Refusal("plan-no-game")
            if seat in running.seats_to_act:
                raise Refusal("your-turn")
            if not _can_plan(running, seat, checker):
                raise Refusal("plan-alone" if _is_alone(running) else "plan-not-now")
            if not lines:
                raise Refusal("plan-empty")
            if len(lines) > MAX_LINES:
                raise Refusal("plan-too-long", limit=MAX_LINES)
            text = write_lines(running, [checker.attach_occasion(tuple(line)) for line in lines])
            if len(text) > MAX_PLAN_LENGTH:
                raise Refusal("plan-too-long", limit=MAX_LINES)
            await self._store.plans.save(match, seat, NewPlan(player, running.seq, text))

        await self._repository.run_locked(match, save)
        return await self.read(match, player)

    async def find_news(self, match: int, player: int, known: str) -> IllegalAction | None:
        """Why a line of the player stops that was made when that was known. Raises `Refusal`."""
        loaded = await self._repository.load(match)
        _, seat = require_seated_player(loaded, player)
        checker = plan_checker_of(sealed.see_own_answer(loaded, seat), seat)
        return None if checker is None else checker.find_news(known)

    async def follow_up(
        self, match: int, player: int, line: PlanLine, known: str = ""
    ) -> PlanState:
        """Put a line before the player's plan that completes what they have just done, when that
        was `known`, also at a table of computers, and where something else is asked of them first.
        Raises `Refusal` and `IllegalAction`."""

        async def save(loaded: LoadedMatch) -> None:
            _, seat = require_seated_player(loaded, player)
            running = sealed.see_own_answer(loaded, seat)
            checker = plan_checker_of(running, seat)
            if checker is None:
                raise Refusal("plan-no-game")
            row = await self._read_own(match, seat, player)
            old = () if row is None else read_lines(running, row.plan.lines)
            others = [saved for saved in old if checker.is_possible(saved) and saved.line != line]
            saved = checker.attach_occasion(line, follows=True, known=known)
            lines = (saved, *others[: MAX_LINES - 1])
            text = write_lines(running, lines)
            await self._store.plans.save(match, seat, NewPlan(player, running.seq, text))

        await self._repository.run_locked(match, save)
        return await self.read(match, player)

    async def drop(self, match: int, player: int) -> None:
        async def drop(loaded: LoadedMatch) -> None:
            _, seat = require_seated_player(loaded, player)
            if await self._read_own(match, seat, player) is not None:
                await self._store.plans.save(match, seat, None)

        await self._repository.run_locked(match, drop)

    async def save_draft(self, match: int, player: int, draft: dict[str, Json]) -> None:
        """Save an unfinished plan as the waiting seat's draft, or none. Raises `Refusal`."""
        body = write_draft(draft) if draft else None

        async def save(loaded: LoadedMatch) -> None:
            _, seat = require_seated_player(loaded, player)
            running = sealed.see_own_answer(loaded, seat)
            store, decision = self._store.matches, running.decisions[seat]
            if seat not in running.seats_to_act:
                await store.save_draft(match, seat, decision, player, body, self._repository.at())

        await self._repository.run_locked(match, save)

    async def run(self, match: int, seat: Seat, decision: int) -> bool:
        """Play what was planned for an open decision, if it is legal; whether it was."""
        for _ in range(ATTEMPTS):
            row = await self._store.plans.read(match, seat)
            if row is None:
                return False
            try:
                loaded = await self._repository.change(match, decide_plan_run, row, decision)
            except PlanChanged:
                continue
            return sealed.has_decided(loaded, seat, decision)
        raise PlanChanged(f"the plan of seat {seat} in match {match} changes under every attempt")


def decide_plan_run(loaded: LoadedMatch, row: StoredPlan, decision: int) -> Transition | None:
    """A plan runs: the first line that is legal now is begun, and with it all lines that begin with
    the same action. Their rest, and other lines that may still come true, remain as the plan. If
    nothing is legal, impossible lines are dropped and the reason is saved for their owner."""
    match, seat, player = loaded.match, row.seat, row.plan.player
    if match is None or loaded.head.status is not Status.RUNNING:
        return None
    if seat not in match.seats_to_act or match.decisions[seat] != decision:
        return None
    checker, is_owner = plan_checker_of(match, seat), match.holders[seat].person_to_ask == player
    if checker is None or not is_owner or sealed.has_kept_answer(loaded, seat):
        return None
    lines = _read_own_lines(match, row.plan)
    if lines is None:
        missed = write_failure(IllegalAction(UNREADABLE), decision)
        return _replace_plan(loaded, row, replace(row.plan, lines="[]", missed=missed))
    for saved in filter(checker.is_possible, lines):
        first = saved.line[0]
        try:
            transition = sealed.play_action(
                loaded, sealed.GivenAction(seat, player, first, by="plan", follows=saved.follows)
            )
        except IllegalAction:
            continue
        if saved.follows:
            kept = (message for message in transition.commit.messages if message.note != "receipt")
            transition = transition.amend(messages=tuple(kept))
        due = [
            other for other in lines if checker.is_due(other) and not checker.find_news(other.known)
        ]
        begun = [replace(other, line=other.line[1:]) for other in due if other.line[0] == first]
        others = [other for other in due if other.line[0] != first]
        return _add_plan_run(transition, row, [other for other in begun if other.line] + others)
    return _drop_impossible_lines(loaded, row, lines, checker, decision)


def _find_failed(
    checker: PlanChecker, lines: Sequence[SavedLine]
) -> tuple[SavedLine | None, IllegalAction | None]:
    """The first line whose occasion is near and that can't come true then, and why."""
    due = ((saved, checker.find_reason(saved)) for saved in lines if checker.is_due(saved))
    return next((pair for pair in due if pair[1] is not None), (None, None))


def _read_own_lines(match: Match, plan: NewPlan) -> tuple[SavedLine, ...] | None:
    """The lines of a plan; None where they cannot be read."""
    try:
        return read_lines(match, plan.lines)
    except StoreDamaged:
        _log.exception("a plan of player %d cannot be read", plan.player)
        return None


def _add_plan_run(
    transition: Transition, row: StoredPlan, lines: Sequence[SavedLine]
) -> Transition:
    """Replace the plan by those of the lines that are possible after its action."""
    match = sealed.see_own_answer(LoadedMatch(transition.commit.head, transition.match), row.seat)
    checker = plan_checker_of(match, row.seat) if match.status is Status.RUNNING else None
    possible = [saved for saved in lines if checker and checker.find_fault(saved.line) is None]
    rest = None
    if possible and checker is not None:
        again = (checker.attach_occasion(saved.line, follows=saved.follows) for saved in possible)
        rest = replace(row.plan, lines=write_lines(match, again), missed=None)
    return transition.amend(plans=(PlanRun(row.id, row.seat, rest),))


def _drop_impossible_lines(
    loaded: LoadedMatch,
    row: StoredPlan,
    lines: Sequence[SavedLine],
    checker: PlanChecker,
    decision: int,
) -> Transition | None:
    """Drop lines that can never come true and ask the owner; None if all are for later."""
    possible = [saved for saved in lines if checker.is_possible(saved)]
    if lines and len(possible) == len(lines):
        return None
    failed, error = _find_failed(checker, lines)
    write = loaded.require_match().game.write
    left = [write(action) for action in failed.line] if failed and failed.known else []
    missed = None if error is None else write_failure(error, decision, left)
    rest = None
    if possible or missed:
        text = write_lines(loaded.require_match(), possible)
        rest = replace(row.plan, lines=text, missed=missed)
    return _replace_plan(loaded, row, rest)


def _replace_plan(loaded: LoadedMatch, row: StoredPlan, rest: NewPlan | None) -> Transition:
    """The owner of a plan that did not run is asked."""
    run = PlanRun(row.id, row.seat, rest)
    transition = loaded.update().amend(jobs_done=(("plan", row.seat),), plans=(run,))
    return transition.notify(NewMessage("post", (row.plan.player,)))


def _can_plan(match: Match, seat: Seat, checker: PlanChecker) -> bool:
    """Not while a computer holds the seat, nor without another person to wait for."""
    has_computer = match.holders[seat].computer is not None
    return not has_computer and not _is_alone(match) and checker.game.can_plan(checker.view)


def _is_alone(match: Match) -> bool:
    """Whether all others are computers, who answer at once."""
    return sum(holder.computer is None for holder in match.holders) < 2


def _read_failure(match: Match, seat: Seat, plan: NewPlan) -> tuple[IllegalAction | None, PlanLine]:
    """Why the plan failed, while its decision is still open, and what was left of the line that
    stopped. What cannot be read is not told."""
    try:
        failure = read_failure(plan)
    except StoreDamaged:
        return None, ()
    if failure is None or seat not in match.seats_to_act:
        return None, ()
    if failure.decision != match.decisions[seat]:
        return None, ()
    try:
        left = tuple(map(match.game.read, failure.left))
    except IllegalAction:
        left = ()
    params: Any = failure.params
    return IllegalAction(failure.code, **params), left

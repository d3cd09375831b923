"""Moves, resignations and ends of a running match. `Play` runs the use cases; the deciders are
pure."""

from dataclasses import replace
from hashlib import sha256
from typing import Any, Literal

from bot.matches import log_entries
from bot.matches.aggregate import Match, advance
from bot.matches.inventory import build_return
from bot.matches.lobby import cancel_match
from bot.matches.play import sealed
from bot.matches.play.plan_lines import plan_checker_of
from bot.matches.repository import LoadedMatch, TableService, Transition
from bot.matches.side_effects import clear_offer, note, replace_seat, repost_board, revive
from bot.models.commit import NewMessage
from bot.models.match import ActionResult, Address, Question, Status, Table
from bot.models.match_head import SeatHolder
from bot.refusals import Refusal
from engine.contract import Seat, quick_computers, seconds_to_think


class Play(TableService):
    """Moves, and everything that ends a match. Each method has saved its change when it returns,
    or raises `Refusal` or `IllegalAction` and has changed nothing."""

    async def act(
        self,
        match: int,
        player: int,
        action: Any,
        decision: int | None = None,
        *,
        follows: bool = False,
    ) -> ActionResult:
        """Play for the player's seat. `decision` None answers the open one; one that is no longer
        open is refused as `answered` or `stale`, also when pressed twice. `follows` as in the log.
        """
        loaded = await self._repository.change(
            match, decide_action, player, action, decision, follows
        )
        return build_action_result(loaded, await self._queries.build_table(loaded.head), player)

    async def check_decision(self, match: int, player: int, decision: int) -> None:
        """Raises `Refusal` if the player's seat may not answer this decision now."""
        loaded = await self._repository.load(match)
        _, seat = require_seated_player(loaded, player)
        check_decision(loaded, seat, decision)

    async def resign(self, match: int, player: int) -> Table:
        """A computer plays on and the seat is ranked last; the match ends without any person."""
        return await self._change(match, decide_resignation, player)

    async def claim_win(self, match: int, player: int) -> Table:
        """End the match with a win for the only person who has not resigned."""
        return await self._change(match, decide_claim, player)

    async def end(self, match: int, player: int) -> Table:
        """End a lobby, a running match or a stuck one, as an organiser."""
        return await self._change(match, decide_end, player)

    async def close(self, match: int, player: int | None) -> Table:
        """Close a match whose session in a league is over, decided by an organiser or by time; the
        league posts about it."""
        return await self._change(match, decide_closure, player)

    async def move_here(self, match: int, address: Address, mirror: int = 0) -> Table:
        """Move the match to this address, or its `mirror` in a server, and post its board there."""
        if mirror:
            return await self.move_mirror(match, mirror, address.destination, posted=True)
        return await self._change(match, decide_relocation, address)

    async def move_silently(self, match: int, address: Address) -> Table:
        """Move the match to this address from its next message on; post nothing."""
        return await self._change(match, decide_relocation, address, posted=False)

    async def move_mirror(
        self, match: int, guild: int, channel: int, *, posted: bool = False
    ) -> Table:
        """Show the match in another channel of a server that has a mirror of it, from its next
        message on, or at once."""
        return await self._change(match, decide_mirror_channel, guild, channel, posted)


def decide_action(
    loaded: LoadedMatch, player: int, action: Any, decision: int | None, follows: bool
) -> Transition:
    """A person acts; that also takes their seat back from a computer."""
    match, seat = require_seated_player(loaded, player)
    check_decision(loaded, seat, decision)
    if match.holders[seat].computer is None:
        given = sealed.GivenAction(seat, player, action, follows=follows)
        return sealed.play_action(_keep_seat(loaded, seat), given)
    returned = return_to_seat(loaded, seat, player)
    after_return = replace(loaded, head=returned.commit.head, match=returned.match)
    return merge_transitions(
        returned, sealed.play_action(after_return, sealed.GivenAction(seat, player, action))
    )


def _keep_seat(loaded: LoadedMatch, seat: Seat) -> LoadedMatch:
    """A seat that is offered because its person timed out is theirs again as they act."""
    row = loaded.head.seats[seat]
    if seat not in loaded.head.seating.offers or not row.has_timed_out:
        return loaded
    head = clear_offer(loaded.head, seat)
    return replace(loaded, head=replace_seat(head, seat, replace(row, strikes=0)))


def return_to_seat(loaded: LoadedMatch, seat: Seat, player: int) -> Transition:
    """A person takes their seat back from a computer, which also withdraws its offer."""
    loaded = replace(loaded, head=clear_offer(loaded.head, seat))
    return append_entry(loaded, seat, log_entries.PlayerReturned(), player)


def decide_computer_action(
    loaded: LoadedMatch, seat: Seat, decision: int, action: Any
) -> Transition | None:
    if not is_computer_to_act(loaded, seat, decision):
        return None
    return sealed.play_action(loaded, sealed.GivenAction(seat, None, action))


def decide_resignation(loaded: LoadedMatch, player: int) -> Transition:
    match, seat = require_seated_player(loaded, player)
    body = log_entries.PlayerResigned(level=quick_computers(match.game)[-1])
    transition = append_entry(loaded, seat, body, player)
    if transition.commit.head.status is Status.CANCELLED:
        return transition.notify(note("abandoned"))
    return transition.notify(note("resigned", seat=seat + 1, player=player))


def decide_claim(loaded: LoadedMatch, player: int) -> Transition:
    match, seat = require_seated_player(loaded, player)
    if not is_last_person(match.holders, player):
        raise Refusal("cannot-claim")
    return append_entry(loaded, seat, log_entries.WinClaimed(), player)


def decide_end(loaded: LoadedMatch, player: int) -> Transition:
    if loaded.head.status.is_over:
        raise Refusal("not-running")
    return end_match(loaded, player)


def decide_closure(loaded: LoadedMatch, player: int | None) -> Transition:
    """The board is brought up to date instead of posted anew."""
    if loaded.head.status.is_over:
        raise Refusal("not-running")
    closed = end_match(loaded, player, "close")
    messages = (
        replace(message, mode="edit") if message.mode == "post" else message
        for message in closed.commit.messages
    )
    return closed.amend(messages=tuple(messages))


def end_match(
    loaded: LoadedMatch, player: int | None, deed: Literal["cancel", "close"] = "cancel"
) -> Transition:
    """End a match without a result. A stuck one ends even if its log does not fold or its rules
    fail; then its log stands as it is."""
    try:
        if loaded.match is not None:
            return append_entry(loaded, None, log_entries.OrganiserActed(deed=deed), player)
        # Nothing is known of what a stuck match has used: all its items are returned.
        head, cancelled = loaded.head, cancel_match(loaded)
        returned = build_return(loaded.game, head.options, ()) if head.seq else ()
        return cancelled.amend(inventory_changes=returned)
    except Exception:  # what has stopped a match must not keep it from ending
        if loaded.head.status is not Status.STUCK:
            raise
        return cancel_match(loaded)


def decide_relocation(loaded: LoadedMatch, address: Address, *, posted: bool = True) -> Transition:
    """The match moves to another address; `posted`: its board is posted there."""
    transition = loaded.update(address=address)
    return transition.notify(repost_board(loaded.match)) if posted else transition


def decide_mirror_channel(
    loaded: LoadedMatch, guild: int, channel: int, posted: bool
) -> Transition:
    mirrors = tuple(
        replace(mirror, channel=channel) if mirror.guild == guild else mirror
        for mirror in loaded.head.mirrors
    )
    transition = loaded.update(mirrors=mirrors)
    return transition.notify(repost_board(loaded.match)) if posted else transition


def decide_retry(loaded: LoadedMatch) -> Transition | None:
    """A stuck match whose log folds is resumed, and a lobby that can be read again is open."""
    head = loaded.head
    if head.status is not Status.STUCK or head.unreadable or loaded.game is None:
        return None
    if not head.seq:
        return loaded.update(status=Status.LOBBY).notify(NewMessage("edit"))
    if loaded.match is None:
        return None
    return Transition(revive(loaded.head, loaded.match, loaded.at), loaded.match)


def decide_computer_failure(loaded: LoadedMatch, seat: Seat) -> Transition:
    return loaded.update().notify(note("thinking-fails", seat=seat + 1))


def build_question(loaded: LoadedMatch, seat: Seat, decision: int) -> Question | None:
    match = loaded.match
    if match is None or not is_computer_to_act(loaded, seat, decision):
        return None
    level = match.holders[seat].computer
    return ask_computer(loaded, seat, str(level), f"think {seat} {decision}")


def ask_computer(loaded: LoadedMatch, seat: Seat, level: str, label: str) -> Question:
    """`label` makes the seed of this decision. A level that thinks for seconds leaves a
    sealed question to the strongest quick one: its thinking would show that it has a choice."""
    head, match = loaded.head, loaded.require_match()
    seed = sha256(match.seed + label.encode()).digest()
    view, is_sealed = match.observe(seat), seat in match.sealed_seats
    seconds = seconds_to_think(match.game, level)
    if seconds and is_sealed:
        level, seconds = quick_computers(match.game)[-1], 0
    return Question(
        head.match, match.seq, seat, head.game, view, level, seed, is_sealed,
        server=head.address.guild, host=head.host, seconds=seconds,
    )  # fmt: skip


def build_action_result(loaded: LoadedMatch, table: Table, player: int) -> ActionResult:
    """What the player has just done, with all that has come of it. Nothing has of an answer that
    is kept."""
    match = loaded.require_match()
    seat = require_own_seat(match, player)
    kept = sealed.read_kept_answer(loaded, seat)
    checker = plan_checker_of(sealed.see_own_answer(loaded, seat), seat)
    known = "" if checker is None else checker.know()
    if kept is not None:
        return ActionResult(table, seat, match.seq, (), known)
    own = next(played for played in reversed(match.actions) if played.seat == seat)
    news = (event for row in match.log_events if row.seq >= own.seq for event in row.events)
    return ActionResult(table, seat, own.seq, tuple(news), known)


def require_running_match(loaded: LoadedMatch) -> Match:
    """Raises `Refusal` if the match is not running."""
    if loaded.head.status is Status.STUCK:
        raise Refusal("stuck")
    match = loaded.require_match()
    if loaded.head.status is not Status.RUNNING or match.status is not Status.RUNNING:
        raise Refusal("not-running")
    return match


def require_seated_player(loaded: LoadedMatch, player: int) -> tuple[Match, Seat]:
    """The running match and the seat that the player holds there. Raises `Refusal`."""
    match = require_running_match(loaded)
    return match, require_own_seat(match, player)


def require_own_seat(match: Match, player: int) -> Seat:
    """The seat that a player holds and has not given up. Raises `Refusal`."""
    seat = match.seat_of(player)
    if seat is None:
        raise Refusal("not-seated")
    if match.holders[seat].resigned:
        raise Refusal("resigned")
    return seat


def check_decision(loaded: LoadedMatch, seat: Seat, decision: int | None) -> None:
    """Raises `Refusal` if the seat may not answer this decision now. None: the open one, or one
    that the game allows to be taken back."""
    match = loaded.require_match()
    if decision is not None and decision != match.decisions[seat]:
        if (seat, decision) in match.answered_decisions:
            raise Refusal("answered")
        raise Refusal("stale" if seat in match.seats_to_act else "not-your-turn")
    if sealed.has_kept_answer(loaded, seat):
        raise Refusal("answered")
    if seat in match.seats_to_act:
        return
    if next(match.game.legal_actions(match.state, seat), None) is None:
        raise Refusal("not-your-turn")


def is_computer_to_act(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    match = loaded.match
    return (
        loaded.head.status is Status.RUNNING
        and match is not None
        and seat in match.seats_to_act
        and match.decisions[seat] == decision
        and match.holders[seat].computer is not None
        and not sealed.has_kept_answer(loaded, seat)
    )


def is_last_person(holders: tuple[SeatHolder, ...], player: int) -> bool:
    """Whether everyone else has resigned, and there was someone else."""
    people = [holder.player for holder in holders if holder.has_person]
    return people == [player] and any(holder.resigned for holder in holders)


def append_entry(
    loaded: LoadedMatch, seat: Seat | None, body: log_entries.Body, actor: int | None
) -> Transition:
    match = loaded.require_match()
    entry = log_entries.LogEntry(match.seq + 1, seat, body, actor)
    after = advance(match, entry)
    return sealed.append_rows(loaded, after, [(entry, after.hash())])


def merge_transitions(first: Transition, second: Transition) -> Transition:
    before, after = first.commit, second.commit
    jobs = (job for job in before.jobs if (job.kind, job.seat) not in after.jobs_done)
    return second.amend(
        log=(*before.log, *after.log),
        messages=after.messages or before.messages,
        jobs=(*jobs, *after.jobs),
        jobs_done=(*before.jobs_done, *after.jobs_done),
    )

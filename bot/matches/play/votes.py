"""What needs the word of everybody at a table: one question at a time, asked by one of them,
answered by the others. The functions plan changes, purely.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.matches.aggregate import Match
from bot.matches.log_entries import ActionsUndone, PlayerResigned
from bot.matches.note_expiry import announce_outcome as answered_by
from bot.matches.play.moves import append_entry, require_own_seat, require_running_match
from bot.matches.play.seats import offer_seat
from bot.matches.play.undo import require_undoable
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.matches.side_effects import note
from bot.models.commit import NewMessage
from bot.models.match import Table, Vote
from bot.models.match_head import MatchHead
from bot.refusals import Refusal

VoteKind: TypeAlias = Literal["undo", "remove", "pause", "resume"]
VoteEffect: TypeAlias = Callable[[LoadedMatch, Vote, int], Transition]
"""Plans what everybody has agreed to; the time is the last argument."""
STALE: Final = 48 * 3600
"""Seconds after which a question that nobody has settled makes room for another one."""


class Votes:
    """Asks and counts. `effects` are what is done once all have agreed, by what was asked."""

    def __init__(
        self, repository: MatchRepository, show: Callable[[MatchHead], Awaitable[Table]]
    ) -> None:
        self._repository = repository
        self._show = show
        self.effects: dict[str, VoteEffect] = {"undo": apply_undo, "remove": apply_removal}

    async def ask(self, match: int, player: int, what: VoteKind, target: int = 0) -> Table:
        """Ask all who sit there: to strike the player's last action and what followed (`undo`), to
        remove the person at the seat `target` (`remove`), to `pause`, to `resume`. With nobody
        else to ask it is done at once, if nothing came to light that would be taken back. Raises
        `Refusal`.
        """
        return await self._change(
            match, decide_new_vote(self, player, what, target, self._repository.at())
        )

    async def answer(self, match: int, player: int, number: int, agrees: bool) -> Table:
        """Agree to a question, or decline it, which ends it. Raises `Refusal`."""
        return await self._change(
            match, decide_vote_answer(self, player, number, agrees, self._repository.at())
        )

    async def _change(self, match: int, plan: Decider) -> Table:
        return await self._show((await self._repository.change(match, plan)).head)


def decide_new_vote(votes: Votes, player: int, what: VoteKind, target: int, at: int) -> Decider:
    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        require_own_seat(match, player)
        open_one = loaded.head.seating.vote
        lapsed = open_one is None or at - open_one.asked >= STALE or _is_obsolete(match, open_one)
        if not lapsed:
            raise Refusal("consent-open")
        if what in ("pause", "resume") and (what == "pause") is (loaded.head.paused is not None):
            raise Refusal("paused-already" if what == "pause" else "not-paused")
        if what == "undo":
            row = require_undoable(match, require_own_seat(match, player), player, None).seq
            consent = _create_vote(loaded, what, row, player, at)
        else:
            consent = _create_vote(loaded, what, target, player, at)
        others = find_voters(match, consent) - {player}
        if not others:
            _check_alone(match, consent)
            return votes.effects[what](_remove_vote(loaded), consent, at)
        return _replace_vote(loaded, consent, _build_question(loaded, match, consent), at)

    return plan


def decide_vote_answer(votes: Votes, player: int, number: int, agrees: bool, at: int) -> Decider:
    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        require_own_seat(match, player)
        consent = loaded.head.seating.vote
        if consent is None or consent.number != number or _is_obsolete(match, consent):
            raise Refusal("consent-over")
        if player not in find_voters(match, consent) | {consent.player}:
            raise Refusal("consent-not-yours")
        if not agrees:
            if player == consent.player:
                plan = _replace_vote(loaded, None, note("consent-withdrawn", player=player), at)
                return plan.notify(answered_by(consent, "withdrawn", player))
            plan = _replace_vote(loaded, None, note("consent-declined", player=player), at)
            return plan.notify(answered_by(consent, "declined", player))
        if player in consent.agreed and find_voters(match, consent) > set(consent.agreed):
            raise Refusal("agreed-already")
        consent = replace(consent, agreed=tuple(sorted({*consent.agreed, player})))
        if find_voters(match, consent) <= set(consent.agreed):
            if consent.agreed == (consent.player,):
                _check_alone(match, consent)  # whoever else was asked is not there any more
            plan = votes.effects[consent.what](_remove_vote(loaded), consent, at)
            return plan.notify(answered_by(consent, "agreed", player))
        return _replace_vote(loaded, consent, None, at)

    return plan


def find_voters(match: Match, consent: Vote) -> set[int]:
    """The persons who have to agree: all who are there, but the one it is about."""
    concerned = consent.target if consent.what == "remove" else None
    people = (
        holder.person_to_ask for seat, holder in enumerate(match.holders) if seat != concerned
    )
    return {player for player in people if player is not None}


def _is_obsolete(match: Match, consent: Vote) -> bool:
    """Whether the person who was to be removed has given up meanwhile."""
    return consent.what == "remove" and not match.holders[consent.target].has_person


def apply_undo(loaded: LoadedMatch, consent: Vote, at: int) -> Transition:
    """The action that was asked about is struck with all that followed."""
    match = require_running_match(loaded)
    row = ActionsUndone(to=consent.target - 1)
    plan = append_entry(loaded, match, match.seat_of(consent.player), row, consent.player, at)
    return plan.notify(note("undone", player=consent.player))


def apply_removal(loaded: LoadedMatch, consent: Vote, at: int) -> Transition:
    """The person is out: a computer player goes on, and the seat is offered."""
    match = require_running_match(loaded)
    person = match.holders[consent.target].player
    row = PlayerResigned(level=match.game.computers[-1])
    plan = append_entry(loaded, match, consent.target, row, consent.player, at)
    word = note("removed", seat=consent.target + 1, player=person or 0)
    return offer_seat(plan, consent.target, word)


def count_undone(match: Match, row: int) -> tuple[int, bool]:
    """How many actions go with everything from a row on, and whether anything had come to light."""
    gone = [one for one in match.actions if one.seq >= row]
    return len(gone), any(one.reveals for one in gone)


def _create_vote(loaded: LoadedMatch, what: VoteKind, target: int, player: int, at: int) -> Vote:
    if what == "remove":
        holders = loaded.require_match().holders
        if not 0 <= target < len(holders) or not holders[target].has_person:
            raise Refusal("seat-not-free")
        if holders[target].player == player:
            raise Refusal("seat-not-free")
    return Vote(loaded.head.rev + 1, what, target, player, (player,), at)


def _check_alone(match: Match, consent: Vote) -> None:
    """Whether a person may decide alone: not on another person, nor on what has come to light."""
    seen = consent.what == "undo" and count_undone(match, consent.target)[1]
    if consent.what == "remove" or seen:
        raise Refusal("nobody-to-ask")


def classify_reveal(loaded: LoadedMatch, *, seen: bool) -> str:
    """What to say of what had come to light before it is struck: `no`, `yes`, or `rated`, where the
    match then counts for ratings no more."""
    return "no" if not seen else "rated" if loaded.head.stake.rated else "yes"


def _build_question(loaded: LoadedMatch, match: Match, consent: Vote) -> NewMessage:
    """The question, for everybody to see."""
    requester, number = consent.player, consent.number
    if consent.what == "undo":
        count, seen = count_undone(match, consent.target)
        told = classify_reveal(loaded, seen=seen)
        return note("consent-undo", player=requester, number=number, n=count, seen=told)
    if consent.what == "remove":
        about = match.holders[consent.target].player or 0
        return note("consent-remove", player=requester, number=number, other_player=about)
    if consent.what == "resume":
        return note("consent-resume", player=requester, number=number)
    return note("consent-pause", player=requester, number=number)


def _replace_vote(
    loaded: LoadedMatch, consent: Vote | None, word: NewMessage | None, at: int
) -> Transition:
    """A change of the question alone."""
    seating = replace(loaded.head.seating, vote=consent)
    return loaded.update(at, seating=seating).notify(*(() if word is None else (word,)))


def _remove_vote(loaded: LoadedMatch) -> LoadedMatch:
    """The file with no question open."""
    seating = replace(loaded.head.seating, vote=None)
    return replace(loaded, head=replace(loaded.head, seating=seating))

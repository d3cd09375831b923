"""Votes: what everyone at a table has to agree to. There is one question at a time, asked by one of
them and answered by the others. The deciders are pure."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Literal, TypeAlias
from zlib import crc32

from bot.matches.aggregate import Match
from bot.matches.log_entries import ActionsUndone, PlayerResigned
from bot.matches.play import undo
from bot.matches.play.moves import append_entry, require_running_match, require_seated_player
from bot.matches.play.seats import offer_seat
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchRepository, TableService, Transition
from bot.matches.side_effects import VoteOutcome, announce_outcome, note
from bot.models.commit import NewMessage
from bot.models.match import Table, Vote
from bot.refusals import Refusal
from engine.contract import quick_computers

VoteKind: TypeAlias = Literal["undo", "remove", "pause", "resume"]
VoteEffect: TypeAlias = Callable[[LoadedMatch, Vote], Transition]
"""Decides what everyone has agreed to."""
STALE: Final = 48 * 3600  # seconds after which an open question makes room for another one


class Votes(TableService):
    """Asks and counts. `effects` are what follows once all have agreed, by kind."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        super().__init__(repository, queries)
        self.effects: dict[str, VoteEffect] = {"undo": apply_undo, "remove": apply_removal}

    async def ask(self, match: int, player: int, what: VoteKind, target: int = 0) -> Table:
        """Ask all who sit there: to `undo` the player's last action and what followed (`target` is
        its row, or 0), to `remove` the person at the seat `target`, to `pause` or to `resume`.
        Without anyone else to ask it is done at once; what has come to light is undone only where
        all others are computers. Raises `Refusal`."""
        return await self._change(match, decide_new_vote, self, player, what, target)

    async def answer(self, match: int, player: int, number: int, agrees: bool) -> Table:
        """Agree to a question, or decline it, which ends it. Raises `Refusal`."""
        return await self._change(match, decide_vote_answer, self, player, number, agrees)


def decide_new_vote(
    loaded: LoadedMatch, votes: Votes, player: int, what: VoteKind, target: int
) -> Transition:
    match, seat = require_seated_player(loaded, player)
    current = loaded.head.seating.vote
    if current and loaded.at - current.asked < STALE and not _is_obsolete(match, current):
        raise Refusal("consent-open")
    if what in ("pause", "resume") and (what == "pause") is (loaded.head.paused is not None):
        raise Refusal("paused-already" if what == "pause" else "not-paused")
    about = target
    if what == "undo":
        about = undo.require_undoable(match, seat, player, target or None).seq
    if what == "remove":
        holders = enumerate(match.holders)
        others = {s for s, holder in holders if holder.has_person and holder.player != player}
        if about not in others:
            raise Refusal("seat-not-free")
    # No count of anything: revisions would tell how many have answered a sealed question. And no
    # mere time: what one question was answered must not count for the next one.
    number = crc32(f"{loaded.at} {what} {about} {player}".encode())
    vote = Vote(number, what, about, player, (player,), loaded.at)
    if find_voters(match, vote) - {player}:
        question = _build_question(loaded, match, vote)
        return _replace_vote(loaded, vote).notify(question)
    _check_alone(match, vote)
    return votes.effects[what](_remove_vote(loaded), vote)


def decide_vote_answer(
    loaded: LoadedMatch, votes: Votes, player: int, number: int, agrees: bool
) -> Transition:
    match, _ = require_seated_player(loaded, player)
    vote = loaded.head.seating.vote
    if vote is None or vote.number != number or _is_obsolete(match, vote):
        raise Refusal("consent-over")
    voters = find_voters(match, vote)
    if player not in voters | {vote.player}:
        raise Refusal("consent-not-yours")
    if not agrees:
        outcome: VoteOutcome = "withdrawn" if player == vote.player else "declined"
        return _replace_vote(loaded, None).notify(announce_outcome(vote, outcome, player))
    if player in vote.agreed and voters > set(vote.agreed):
        raise Refusal("agreed-already")
    vote = replace(vote, agreed=tuple(sorted({*vote.agreed, player})))
    if not voters <= set(vote.agreed):
        return _replace_vote(loaded, vote)
    if len(voters) == 1 and (vote.what == "remove" or vote.player in voters):
        _check_alone(match, vote)  # everyone else has left, whatever they said before
    transition = votes.effects[vote.what](_remove_vote(loaded), vote)
    return transition.notify(announce_outcome(vote, "agreed", player))


def find_voters(match: Match, vote: Vote) -> set[int]:
    """The people who have to agree: all who play, except the one to be removed."""
    target = vote.target if vote.what == "remove" else None
    people = (holder.person_to_ask for seat, holder in enumerate(match.holders) if seat != target)
    return {player for player in people if player is not None}


def _is_obsolete(match: Match, vote: Vote) -> bool:
    """Whether the person to be removed has resigned in the meantime."""
    return vote.what == "remove" and not match.holders[vote.target].has_person


def apply_undo(loaded: LoadedMatch, vote: Vote) -> Transition:
    """Undo the action in question and all that followed. Nobody needs to be told who plays against
    computers alone."""
    match = require_running_match(loaded)
    body, seat = ActionsUndone(to=vote.target - 1), match.seat_of(vote.player)
    transition = append_entry(loaded, seat, body, vote.player)
    if undo.plays_only_computers(match, vote.player):
        return transition
    return transition.notify(note("undone", player=vote.player))


def apply_removal(loaded: LoadedMatch, vote: Vote) -> Transition:
    match = require_running_match(loaded)
    player = match.holders[vote.target].player or 0
    body = PlayerResigned(level=quick_computers(match.game)[-1])
    transition = append_entry(loaded, vote.target, body, vote.player)
    notice = note("removed", seat=vote.target + 1, player=player)
    return offer_seat(transition, vote.target, notice)


def _check_alone(match: Match, vote: Vote) -> None:
    """A vote is needed to remove another person, or to undo what has come to light; computers agree
    to that at once, but a match of one seat has nobody who could."""
    revealed = vote.what == "undo" and undo.count_undone(match, vote.target)[1]
    if vote.what == "remove" or (revealed and not undo.plays_only_computers(match, vote.player)):
        raise Refusal("nobody-to-ask")


def _build_question(loaded: LoadedMatch, match: Match, vote: Vote) -> NewMessage:
    requester, number = vote.player, vote.number
    if vote.what == "undo":
        told = [one for one in undo.list_past_moves(match) if one.row >= vote.target and one.events]
        revealed, count = undo.count_undone(match, vote.target)[1], max(1, len(told))
        seen = loaded.head.stake.classify_reveal(seen=revealed)
        return note("consent-undo", player=requester, number=number, n=count, seen=seen)
    if vote.what == "remove":
        about = match.holders[vote.target].player or 0
        return note("consent-remove", player=requester, number=number, other_player=about)
    if vote.what == "resume":
        return note("consent-resume", player=requester, number=number)
    return note("consent-pause", player=requester, number=number)


def _replace_vote(loaded: LoadedMatch, vote: Vote | None) -> Transition:
    return loaded.update(seating=replace(loaded.head.seating, vote=vote))


def _remove_vote(loaded: LoadedMatch) -> LoadedMatch:
    seating = replace(loaded.head.seating, vote=None)
    return replace(loaded, head=replace(loaded.head, seating=seating))

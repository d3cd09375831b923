"""Sessions: several matches of the same people, one after another, to one result.

What follows and how it ends only the game knows (`engine.contract.PlaysSessions`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.matches.aggregate import Match, advance, begin
from bot.matches.final_ranks import compute_final_ranks
from bot.matches.log_entries import LogEntry, MatchStarted, PlayerResigned, write_entry
from bot.matches.repository import MatchRepository, Transition
from bot.matches.side_effects import build_commit, project
from bot.models.log import LogRow
from bot.models.match import AnyGame, SessionResult, Status
from bot.models.match_head import MatchHead, SeatState, SessionLink
from bot.refusals import Refusal
from bot.storage.interface import Conflict
from bot.storage.json_columns import seed_digest
from engine.contract import Options, OptionValue, PlaysSessions, settle_options


def choose_first_options(game: AnyGame, seats: int, chosen: Options) -> dict[str, OptionValue]:
    """The options of a session's first match. Raises `Refusal` where the game plays none, and
    `IllegalOptions`."""
    if not isinstance(game, PlaysSessions):
        raise Refusal("no-sessions")
    options = game.next_in_session(seats, chosen, ())
    assert options is not None  # a session has matches
    return settle_options(game.options, seats, options)


class SessionService:
    """Begins the next match when one has ended, and adds the results up."""

    def __init__(self, repository: MatchRepository, seeds: Callable[[], bytes]) -> None:
        self._repository = repository
        self._seeds = seeds

    async def continue_session(self, match: int) -> int | None:
        """Begin the match that follows; None where none does, or where it has begun already."""
        finals = await self._load_finished_matches(match)
        head = await self._repository.load_head(match)
        if head.session is None or len(finals) != head.session.number or finals[-1].claimed:
            return None
        last, game = finals[-1], finals[-1].game
        assert isinstance(game, PlaysSessions)
        options = game.next_in_session(
            len(last.holders), head.session.options, [one.state for one in finals]
        )
        if options is None:
            return None
        settled = settle_options(game.options, len(last.holders), options)
        try:
            plan = _begin_next_match(head, last, settled, self._seeds(), self._repository.at())
            return (await self._repository.create(plan)).head.match
        except Conflict:
            if len(await self._repository.store.matches.find_by_session(first_of(head))) > len(
                finals
            ):
                return None
            raise

    async def read_result(self, match: int) -> SessionResult | None:
        """How the session of a match has ended; None while it has not, or where it never will."""
        finals = await self._load_finished_matches(match)
        if not finals:
            return None
        game, last = finals[0].game, finals[-1]
        if last.claimed:
            return _build_claim_result(finals)
        if not isinstance(game, PlaysSessions) or len(finals) != game.session_matches:
            return None
        outcome = game.session_outcome([one.state for one in finals])
        return SessionResult(
            ranks=compute_final_ranks(outcome.places, last.resigned),
            scores=outcome.scores,
            match_scores=_list_points(finals),
            tie_breaks=outcome.tie_breaks,
        )

    async def _load_finished_matches(self, match: int) -> list[Match]:
        """The session's matches so far; none where one of them has not finished (yet)."""
        head = await self._repository.load_head(match)
        if head.session is None:
            return []
        found = []
        for number in await self._repository.store.matches.find_by_session(first_of(head)):
            loaded = await self._repository.load(number)
            if loaded.match is None or loaded.match.status is not Status.FINISHED:
                return []
            found.append(loaded.match)
        return found


def _list_points(finals: Sequence[Match]) -> tuple[tuple[int, ...], ...]:
    """The points of each match that was played to its end."""
    outcomes = [one.game.outcome(one.state) for one in finals]
    return tuple(one.scores for one in outcomes if one is not None)


def _build_claim_result(finals: Sequence[Match]) -> SessionResult:
    """The result where the last person left ended the last match as its winner."""
    last, each = finals[-1], _list_points(finals)
    scores = tuple(sum(points[seat] for points in each) for seat in range(len(last.holders)))
    return SessionResult(last.places, scores, each, (), claimed=True)


def first_of(head: MatchHead) -> int:
    """The match that a session is known by."""
    assert head.session is not None
    return head.session.first or head.match


def _begin_next_match(
    head: MatchHead, last: Match, options: dict[str, OptionValue], seed: bytes, at: int
) -> Transition:
    """The next match at the same table; who has resigned stays so."""
    session, game = head.session, last.game
    assert session is not None
    start = MatchStarted(
        seed=seed.hex(),
        options=options,
        rules=game.rules_version,
        people=tuple(holder.player for holder in last.holders),
        computers=tuple(c.computer if c.player is None else None for c in last.holders),
    )
    match, entries = _replay_start(game, start, last)
    fresh = replace(
        head,
        match=0,
        rev=0,
        rules=game.rules_version,
        options=options,
        seats=tuple(SeatState(holder.player, holder.computer) for holder in last.holders),
        created=at,
        started=at,
        finished=None,
        seed=None,
        seed_hash=seed_digest(seed),
        ranks=(),
        claimed=False,
        session=SessionLink(first_of(head), session.number + 1, session.options),
    )
    change = build_commit(fresh, None, match, entries[0][0], at)
    rows: Sequence[LogRow] = [write_entry(entry, state, at) for entry, state in entries]
    return Transition(replace(change, head=project(fresh, match, at), log=tuple(rows)), match)


def _replay_start(
    game: AnyGame, start: MatchStarted, last: Match
) -> tuple[Match, list[tuple[LogEntry, str]]]:
    """The match after its start and the resignations it begins with; each row with its hash."""
    entry = LogEntry(1, None, start)
    match = begin(game, entry)
    entries = [(entry, match.hash())]
    for seat in last.resigned:
        holder = last.holders[seat]
        level = str(holder.computer)
        entry = LogEntry(match.seq + 1, seat, PlayerResigned(level=level), holder.player)
        match = advance(match, entry)
        entries.append((entry, match.hash()))
    return match, entries

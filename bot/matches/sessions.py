"""Sessions: several matches of the same people, one after another, with one result. The game
decides what follows and how it ends (`engine.contract.PlaysSessions`)."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.matches.aggregate import Match, advance, begin, compute_final_ranks
from bot.matches.log_entries import LogEntry, MatchStarted, PlayerResigned
from bot.matches.repository import MatchPart, MatchRepository, Transition
from bot.matches.side_effects import build_commit
from bot.models.match import AnyGame, SessionResult, Status
from bot.models.match_head import MatchHead, SeatState, SessionLink
from bot.refusals import Refusal
from bot.storage.errors import Conflict
from bot.storage.json_columns import seed_digest
from engine.contract import (
    IllegalOptions,
    Options,
    OptionSpec,
    OptionValue,
    PlaysSessions,
    settle_options,
)


def list_options(game: AnyGame, *, in_session: bool) -> tuple[OptionSpec, ...]:
    """What players choose for a match, or for a session, which sets the game's other options."""
    return game.session_options if in_session and isinstance(game, PlaysSessions) else game.options


def find_session_rules(game: AnyGame, seats: int, chosen: Options) -> dict[str, OptionValue]:
    """The options that a session of the game sets; empty if it has no sessions, or what was chosen
    is no longer installed."""
    if not isinstance(game, PlaysSessions):
        return {}
    try:
        settled = settle_chosen(game, seats, chosen, in_session=True)
    except IllegalOptions:
        return {}
    free = {spec.key for spec in list_options(game, in_session=True)}
    return {key: value for key, value in settled.items() if key not in free}


def settle_chosen(
    game: AnyGame, seats: int, chosen: Options, *, in_session: bool
) -> dict[str, OptionValue]:
    """All options of a match, or of a session's first one. Raises `Refusal`, `IllegalOptions`."""
    options = _choose_next_options(game, seats, chosen, ()) if in_session else chosen
    assert options is not None  # a session has matches
    return settle_options(game.options, seats, options)


def find_chosen(game: AnyGame, head: MatchHead) -> dict[str, OptionValue]:
    """What was chosen for the match or its session, without defaults."""
    if head.session is not None:
        return dict(head.session.options)
    defaults = {spec.key: spec.default for spec in game.options}
    return {key: value for key, value in head.options.items() if value != defaults.get(key)}


def _choose_next_options(
    game: AnyGame, seats: int, chosen: Options, finals: Sequence[Any]
) -> dict[str, OptionValue] | None:
    """Without what was chosen for a single match, which the host may go back to."""
    if not isinstance(game, PlaysSessions):
        raise Refusal("no-sessions")
    known = {spec.key for spec in game.session_options}
    own = {key: value for key, value in chosen.items() if key in known}
    return game.next_in_session(seats, own, finals)


class SessionService(MatchPart):
    """Begins the next match when one has ended, and combines the results."""

    def __init__(self, repository: MatchRepository, seeds: Callable[[], bytes]) -> None:
        super().__init__(repository)
        self._seeds = seeds

    async def continue_session(self, match: int) -> int | None:
        """Begin the next match; None if there is none, or it has begun already."""
        finals = await self._load_finished_matches(match)
        head = await self._repository.load_head(match)
        if head.session is None or len(finals) != head.session.number or finals[-1].claimed:
            return None
        last, game = finals[-1], finals[-1].game
        seats, states = len(last.holders), [final.state for final in finals]
        options = _choose_next_options(game, seats, head.session.options, states)
        if options is None:
            return None
        settled = settle_options(game.options, seats, options)
        begun = _begin_next_match(head, last, settled, self._seeds(), self._repository.at())
        try:
            return (await self._repository.create(begun)).head.match
        except Conflict:
            numbers = await self._store.matches.find_by_session(first_of(head))
            if len(numbers) > len(finals):
                return None
            raise

    async def read_result(self, match: int) -> SessionResult | None:
        """The result of a match's session; None while it has not ended, or if it never will."""
        finals = await self._load_finished_matches(match)
        if not finals:
            return None
        game, last = finals[0].game, finals[-1]
        if last.claimed:
            each = _list_points(finals)
            scores = tuple(sum(points[s] for points in each) for s in range(len(last.holders)))
            return SessionResult(last.places, scores, each, (), claimed=True)
        if not isinstance(game, PlaysSessions) or len(finals) != game.session_matches:
            return None
        outcome = game.session_outcome([final.state for final in finals])
        return SessionResult(
            ranks=compute_final_ranks(outcome.places, last.resigned),
            scores=outcome.scores,
            match_scores=_list_points(finals),
            tie_breaks=outcome.tie_breaks,
        )

    async def _load_finished_matches(self, match: int) -> list[Match]:
        """The session's matches so far; empty unless all of them have finished."""
        head = await self._repository.load_head(match)
        if head.session is None:
            return []
        finals = []
        for number in await self._store.matches.find_by_session(first_of(head)):
            loaded = await self._repository.load(number)
            if loaded.match is None or loaded.match.status is not Status.FINISHED:
                return []
            finals.append(loaded.match)
        return finals


def _list_points(finals: Sequence[Match]) -> tuple[tuple[int, ...], ...]:
    """The points of each match that was played to its end."""
    outcomes = [final.game.outcome(final.state) for final in finals]
    return tuple(outcome.scores for outcome in outcomes if outcome is not None)


def first_of(head: MatchHead) -> int:
    """The first match of a session, by which it is known."""
    assert head.session is not None
    return head.session.first or head.match


def _begin_next_match(
    head: MatchHead, last: Match, options: dict[str, OptionValue], seed: bytes, at: int
) -> Transition:
    """The next match at the same table; resigned players stay resigned."""
    session, game = head.session, last.game
    assert session is not None
    start = MatchStarted(
        seed=seed.hex(),
        options=options,
        rules=game.rules_version,
        people=tuple(holder.player for holder in last.holders),
        computers=tuple(c.computer if c.player is None else None for c in last.holders),
        colours=head.seating.colours,
    )
    entry = LogEntry(1, None, start)
    match = begin(game, entry)
    rows = [(entry, match.hash())]
    for seat in last.resigned:
        holder = last.holders[seat]
        body = PlayerResigned(level=str(holder.computer))
        entry = LogEntry(match.seq + 1, seat, body, holder.player)
        match = advance(match, entry)
        rows.append((entry, match.hash()))
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
    return Transition(build_commit(fresh, None, match, rows, at), match)

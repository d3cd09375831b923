"""Sealed questions: an answer is kept beside the match until the last one is there, and then all of
them are played at once. Until then nothing that others can see depends on an answer. Standing
orders answer as soon as a question opens. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from bot.matches.aggregate import Match, advance
from bot.matches.log_entries import ActionTaken, LogEntry
from bot.matches.repository import LoadedMatch, Transition
from bot.matches.side_effects import NewRow, build_commit, has_answered, replace_seat
from bot.models.commit import Commit
from bot.models.log import AnswerSource
from bot.models.match_head import MatchHead, SealedAnswer
from bot.models.people import Availability
from engine.contract import Seat, TakesOrders, offers


@dataclass(frozen=True, slots=True)
class GivenAction:
    """An action as it was given: by whom (`by` and `follows` as in the log), and when if it was
    kept since."""

    seat: Seat
    actor: int | None
    action: Any
    by: AnswerSource | None = None
    answered: int | None = None
    follows: bool = False


def play_action(loaded: LoadedMatch, given: GivenAction) -> Transition:
    """Apply an action, with the answers that have waited for it, or keep it while others are
    missing. Raises `IllegalAction`."""
    match, seat = loaded.require_match(), given.seat
    others = match.sealed_seats & match.seats_to_act - {seat}
    kept = [read_kept_answer(loaded, other) for other in others if seat in match.sealed_seats]
    if None in kept:
        commit = Commit(
            head=_seal(match, loaded.head, given, loaded.at),
            at=loaded.at,
            jobs_done=(("think", seat), ("plan", seat)),
            drafts_done=(seat,),
            answered_by=loaded.head.seats[seat].player,
        )
        return Transition(commit, match)
    given = _hide_presence(match, given, loaded.at)
    together = sorted((given, *filter(None, kept)), key=lambda one: one.seat)
    after, rows = advance_by(match, together)
    return append_rows(loaded, after, rows, together.index(given))


def _hide_presence(match: Match, given: GivenAction, at: int) -> GivenAction:
    """The last answer to a question that several people share, logged like those before it: whom
    the next board mentions must not tell who was still there."""
    sealed = match.sealed_seats
    is_shared = sum(match.holders[seat].person_to_ask is not None for seat in sealed) > 1
    is_own = given.by is None and given.actor is not None and given.seat in sealed
    return replace(given, answered=at) if is_shared and is_own else given


def append_rows(loaded: LoadedMatch, after: Match, rows: list[NewRow], main: int = 0) -> Transition:
    """The write of some rows, of which the one at `main` has brought the others about, and of what
    standing orders answer then. After an undo they don't: it may have been about that."""
    answers = list[GivenAction]()
    if rows[main][0].kind not in ("retract", "undo-to"):
        after, rows, answers = _follow_orders(loaded, after, rows)
    commit = build_commit(loaded.head, loaded.match, after, rows, loaded.at, main)
    for one in answers:
        commit = replace(commit, head=_seal(after, commit.head, one, loaded.at))
    return Transition(commit, after)


def _follow_orders(
    loaded: LoadedMatch, match: Match, rows: list[NewRow]
) -> tuple[Match, list[NewRow], list[GivenAction]]:
    """The match and its rows with what orders answer, and answers that wait for others."""
    while True:
        answers = [GivenAction(*one, by="order") for one in answer_by_orders(loaded, match)]
        shared = match.sealed_seats & match.seats_to_act
        alone = [one for one in answers if one.seat not in shared]
        if alone:
            answers = alone[:1]
        elif not shared or shared > {one.seat for one in answers}:
            return match, rows, answers
        match, more = advance_by(match, answers)
        rows = [*rows, *more]


def answer_by_orders(loaded: LoadedMatch, match: Match) -> Iterator[tuple[Seat, int, Any]]:
    """Seat, person and answer, by seat, for what has been asked since `loaded`: who takes an answer
    back decides by hand."""
    for seat in sorted(match.seats_to_act):
        player = match.holders[seat].person_to_ask
        if player is None or match.decisions[seat] == loaded.head.seats[seat].decision:
            continue
        action = _find_only_answer(match, seat)
        if action is None:
            game: object = match.game
            if not offers(game, TakesOrders):
                continue
            view = match.observe(seat)
            action = game.answer_by_orders(view, find_orders(loaded, game, view, seat, player))
        if action is not None:
            yield seat, player, action


def _find_only_answer(match: Match, seat: Seat) -> Any:
    """The answer of a seat that has no other to a sealed question, where no other person is at the
    table: how fast it comes would tell them what the seat holds."""
    others = (holder for other, holder in enumerate(match.holders) if other != seat)
    if seat not in match.sealed_seats or any(holder.has_person for holder in others):
        return None
    answers = [*islice(match.game.legal_actions(match.state, seat), 2)]
    return answers[0] if len(answers) == 1 else None


def find_orders(
    loaded: LoadedMatch, game: TakesOrders[Any, Any], view: Any, seat: Seat, player: int
) -> tuple[str, ...]:
    found = loaded.orders.get(seat)
    if found is None or found.player != player:
        return find_first_orders(game, loaded.head.game, loaded.playing_hours.get(player))
    return game.quiet_orders if found.quiet and found.quiet == game.span(view) else found.orders


def find_first_orders(
    game: TakesOrders[Any, Any], key: str, row: Availability | None
) -> tuple[str, ...]:
    """The orders of somebody who has not changed them in this match: the last ones they gave in the
    game, or those that everyone begins with."""
    last = None if row is None else row.find_orders(key)
    return game.first_orders if last is None else tuple(one for one in game.orders if one in last)


def advance_by(match: Match, actions: Sequence[GivenAction]) -> tuple[Match, list[NewRow]]:
    """The match after some actions, and their rows in canonical form."""
    rows: list[NewRow] = []
    for given in actions:
        match, entry = _advance(match, given)
        rows.append((entry, match.hash()))
    return match, rows


def see_own_answer(loaded: LoadedMatch, seat: Seat) -> Match:
    """The match as far as a seat knows it, which has answered already."""
    match, answer = loaded.require_match(), read_kept_answer(loaded, seat)
    if answer is None:
        return match
    own = match.game.apply(match.state, seat, answer.action).state
    return replace(match, state=own, seats_to_act=match.seats_to_act - {seat})


def has_kept_answer(loaded: LoadedMatch, seat: Seat) -> bool:
    """Whether the seat has answered a question that others still have to."""
    match = loaded.match
    return match is not None and has_answered(match, seat, loaded.head.seats[seat])


def _seal(match: Match, head: MatchHead, given: GivenAction, at: int) -> MatchHead:
    """The head with an answer that waits for others. Raises `IllegalAction`."""
    after, _ = _advance(match, given)
    answer = SealedAnswer(match.game.write(after.actions[-1].action), given.actor, given.by, at)
    return replace_seat(head, given.seat, replace(head.seats[given.seat], sealed=answer))


def read_kept_answer(loaded: LoadedMatch, seat: Seat) -> GivenAction | None:
    """The answer that a seat has given to a question that others still have to answer."""
    match, answer = loaded.require_match(), loaded.head.seats[seat].sealed
    if answer is None or not has_kept_answer(loaded, seat):
        return None
    return GivenAction(seat, answer.actor, match.game.read(answer.action), answer.by, answer.at)


def has_decided(loaded: LoadedMatch, seat: Seat, decision: int) -> bool:
    match = loaded.match
    if match is None:
        return False
    is_kept = has_kept_answer(loaded, seat) and match.decisions[seat] == decision
    return is_kept or (seat, decision) in match.answered_decisions


def take_answer_back(loaded: LoadedMatch, seat: Seat) -> Transition:
    """The seat has not answered yet."""
    row = replace(loaded.head.seats[seat], sealed=None)
    head = replace_seat(loaded.head, seat, row)
    return Transition(Commit(head, loaded.at, answered_by=row.player), loaded.match)


def _advance(match: Match, given: GivenAction) -> tuple[Match, LogEntry]:
    decision, body = match.decisions[given.seat], ActionTaken(action="", by=given.by)
    body = body.model_copy(update={"answered": given.answered, "follows": given.follows})
    entry = LogEntry(match.seq + 1, given.seat, body, given.actor, decision, given.action)
    after = advance(match, entry)
    canonical = after.actions[-1].action
    body = body.model_copy(update={"action": match.game.write(canonical)})
    return after, replace(entry, body=body, action=canonical)

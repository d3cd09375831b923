"""Undo of a player's last action, and of those that the same press gave before it, if no other seat
has acted on it and it revealed nothing: against computers alone, in any case."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from bot.matches.aggregate import Match, PlayedAction, list_order_answers
from bot.matches.log_entries import ActionRetracted, ActionsUndone
from bot.matches.play import moves
from bot.matches.play.sealed import read_kept_answer, take_answer_back
from bot.matches.queries.views import MatchQueries
from bot.matches.repository import LoadedMatch, MatchRepository, TableService, Transition
from bot.matches.side_effects import note
from bot.models.match import PastMove, Status, Table
from bot.refusals import Refusal
from engine.contract import IllegalAction, Seat

MOST_OBSTACLES: Final = 4096
"""Answers to whether an action can be undone that are kept, by match, its newest row, and the
action's: to find one out, the match may have to be played again."""
KEPT: Final = 0
"""In the place of a row: an answer that is kept until others have answered (`sealed.py`)."""


class UndoService(TableService):
    """Undoes without asking; `Votes` asks the others where that is needed."""

    def __init__(self, repository: MatchRepository, queries: MatchQueries) -> None:
        super().__init__(repository, queries)
        self._obstacles: LRUCache[tuple[int, int, int], Refusal | None] = LRUCache(MOST_OBSTACLES)

    async def undo(self, match: int, player: int, row: int | None = None) -> Table:
        """Undo the player's last action and ask them again. `row` is the one that a control names:
        raises `Refusal` if it is no longer the last."""
        return await self._change(match, decide_undo, player, row)

    async def find_undoable_row(self, match: int, player: int) -> int | None:
        """The row of the action that `undo` would undo, for a control to be shown; also None where
        the game has an action of its own for that."""
        loaded = await self._repository.load(match)
        running = loaded.match
        if running is None or running.status is not Status.RUNNING:
            return None
        seat = running.seat_of(player)
        if seat is not None and is_own_kept_answer(loaded, seat, player):
            return KEPT
        last = None if seat is None else find_own_last_action(running, seat, player)
        if seat is None or last is None or can_recall(running, seat):
            return None
        if plays_only_computers(running, player):
            return last.seq
        return last.seq if await self._find_obstacle(running, match, last) is None else None

    async def find_last_row(self, match: int, player: int) -> int | None:
        """The row of the action that `undo`, or a vote on it, would undo; `KEPT` also where the
        game has an action of its own for that, None if there is nothing to undo."""
        loaded = await self._repository.load(match)
        running = loaded.match
        seat = None if running is None else running.seat_of(player)
        if running is None or seat is None or running.status is not Status.RUNNING:
            return None
        if is_own_kept_answer(loaded, seat, player) or can_recall(running, seat):
            return KEPT
        last = find_own_last_action(running, seat, player)
        return None if last is None else last.seq

    async def list_undone(self, match: int, player: int, row: int | None) -> frozenset[int]:
        """The rows that `undo` would undo with that one. Raises `Refusal` as it does."""
        return await _list_undone(await self._repository.load(match), player, row)

    async def asks_first(self, match: int, player: int, row: int) -> bool:
        """Whether `undo` would leave a part of the last press; or the player decides anew already,
        and what it would undo has made others act or decide since: that would be gone."""
        loaded = await self._repository.load(match)
        running = loaded.require_match()
        seat = moves.require_own_seat(running, player)
        last = find_own_last_action(running, seat, player)
        if last is None or row not in (KEPT, last.seq):  # changed since it was offered
            return False
        first = find_first_of_press(running, last)
        obstacle = await self._find_obstacle(running, match, last)
        is_part = bool(row) and first != last and obstacle is None
        if is_part and first.seq not in await _list_undone(loaded, player, row):
            return True
        if seat not in running.seats_to_act:
            return False
        others = running.seats_to_act - {seat}
        is_asked = any(running.decisions[other] >= first.seq for other in others)
        return is_asked or obstacle is not None

    async def _find_obstacle(
        self, running: Match, match: int, last: PlayedAction
    ) -> Refusal | None:
        key = match, running.seq, last.seq
        if key not in self._obstacles:
            self._obstacles[key] = await asyncio.to_thread(find_undo_obstacle, running, last)
        return self._obstacles[key]


async def _list_undone(loaded: LoadedMatch, player: int, row: int | None) -> frozenset[int]:
    undone = await asyncio.to_thread(decide_undo, loaded, player, row)
    left = undone.match.actions if undone.match else ()
    rows = {one.seq for one in loaded.require_match().actions}
    return frozenset(rows - {one.seq for one in left})


def decide_undo(loaded: LoadedMatch, player: int, row: int | None) -> Transition:
    match, seat = moves.require_seated_player(loaded, player)
    if row in (None, KEPT) and is_own_kept_answer(loaded, seat, player):
        return take_answer_back(loaded, seat)
    last = require_undoable(match, seat, player, row)
    obstacle, alone = find_undo_obstacle(match, last), plays_only_computers(match, player)
    if obstacle and not alone:
        raise obstacle
    if alone and (obstacle or last.follows):
        first = find_first_of_press(match, last)
        return moves.append_entry(loaded, seat, ActionsUndone(to=first.seq - 1), player)
    undone = moves.append_entry(loaded, seat, ActionRetracted(row=last.seq), player)
    while last.follows and undone.match is not None:
        before = find_own_last_action(undone.match, seat, player)
        if before is None or find_undo_obstacle(undone.match, before):
            break
        after = replace(loaded, head=undone.commit.head, match=undone.match)
        entry = ActionRetracted(row=before.seq)
        undone = moves.merge_transitions(undone, moves.append_entry(after, seat, entry, player))
        last = before
    return undone


def is_own_kept_answer(loaded: LoadedMatch, seat: Seat, player: int) -> bool:
    """Whether the seat's answer waits for others and this person gave it themselves; or their
    orders did, unless that the question is open tells of others' orders."""
    kept = read_kept_answer(loaded, seat)
    is_secret = kept is not None and kept.by and loaded.head.seating.quiet_actor is not None
    return kept is not None and kept.actor == player and not is_secret


def require_undoable(match: Match, seat: Seat, player: int, row: int | None) -> PlayedAction:
    """The action to undo. Raises `Refusal` if there is none, or `row` is not the last."""
    last = find_own_last_action(match, seat, player)
    if last is None:
        raise Refusal("undo-nothing")
    if row is not None and row != last.seq:
        raise Refusal("stale")
    return last


def find_own_last_action(match: Match, seat: Seat, player: int) -> PlayedAction | None:
    """The seat's last action that stands, not by orders, if this person did it themselves."""
    own = (one for one in reversed(match.actions) if one.seat == seat and not one.by_order)
    last = next(own, None)
    return last if last is not None and last.actor == player else None


def find_first_of_press(match: Match, last: PlayedAction) -> PlayedAction:
    """The action that began the line of which this one is the last."""
    for one in reversed(match.actions):
        if one.seq < last.seq and last.follows and (one.seat, one.actor) == (last.seat, last.actor):
            last = one
    return last


def plays_only_computers(match: Match, player: int) -> bool:
    """Whether all others at the table are computers, and none stands in for a person."""
    others = [holder for holder in match.holders if holder.player != player]
    return bool(others) and not any(holder.has_person for holder in others)


def can_recall(match: Match, seat: Seat) -> bool:
    """Whether the game itself lets the seat take back what it has locked in."""
    actions = match.game.legal_actions(match.state, seat)
    return seat not in match.seats_to_act and next(actions, None) is not None


def find_undo_obstacle(match: Match, last: PlayedAction) -> Refusal | None:
    """Why a seat's last action cannot be undone without asking: `undo-revealed` if chance or a
    secret has come to light with it or since, `undo-acted` if another seat has acted on it.

    Others' simultaneous actions (everyone places a piece at once) do not count as acting on it:
    they stand without it. Nor does what their standing orders answered. But whether somebody is
    asked a question that only orders ask must not be found out by trying."""
    since = [played for played in match.actions if played.seq >= last.seq]
    if any(played.reveals for played in since):
        return Refusal("undo-revealed")
    if match.quiet_actor == last.seat:
        return Refusal("undo-acted")
    by_orders = list_order_answers(match, last)
    if len(since) > 1 + len(by_orders) and not _can_remove(match, last):
        return Refusal("undo-acted")
    return None


def _can_remove(match: Match, removed: PlayedAction) -> bool:
    """Whether all other actions are legal without this one, and mean the same."""
    game = match.game
    state = game.start(len(match.holders), match.seed, match.start.options)
    for played in match.actions:
        if played.seq == removed.seq:
            continue
        try:
            step = game.apply(state, played.seat, played.action)
        except IllegalAction:
            return False
        if step.action != played.action or (played.seq > removed.seq and step.reveals):
            return False
        state = step.state
    return True


class OrganiserService(TableService):
    """An organiser lists the moves of a match and goes back to any of them. The caller checks who
    is an organiser; each act is logged with its actor. Raises `Refusal` if it is not running."""

    async def list_moves(self, match: int) -> tuple[PastMove, ...]:
        """The moves that stand, oldest first, each as far as it is public."""
        return list_past_moves(moves.require_running_match(await self._repository.load(match)))

    async def rewind(self, match: int, player: int, row: int, seq: int) -> Table:
        """Undo the action of a row and all that followed. `seq` is the newest row known to the
        organiser: raises `Refusal` if there is a newer one."""
        return await self._change(match, decide_rewind, player, row, seq)


def list_past_moves(match: Match) -> tuple[PastMove, ...]:
    events = {event.seq: event.events for event in match.log_events}
    return tuple(
        PastMove(one.seq, one.seat, events.get(one.seq, ()), one.reveals, one.follows, one.by_order)
        for one in match.actions
    )


def find_remaining(
    moves: Sequence[PastMove], seat: Seat | None, undone: Collection[int]
) -> PastMove | None:
    """The seat's move before these rows, of the same press, if an undo of them leaves it because
    others have moved since."""
    given = [one for one in moves if not one.by_order]
    own = [one for one in given if one.seat == seat]
    first = next((place for place, one in enumerate(own) if one.row in undone), 0)
    if not first or not own[first].follows:
        return None
    left = own[first - 1]
    return left if any(one.row > left.row and one.seat != seat for one in given) else None


def decide_rewind(loaded: LoadedMatch, player: int, row: int, seq: int) -> Transition:
    match = moves.require_running_match(loaded)
    if match.seq != seq or all(played.seq != row for played in match.actions):
        raise Refusal("stale")
    count, revealed = count_undone(match, row)
    seen = loaded.head.stake.classify_reveal(seen=revealed)
    transition = moves.append_entry(loaded, None, ActionsUndone(to=row - 1), player)
    return transition.notify(note("rewound", player=player, n=count, seen=seen))


def count_undone(match: Match, row: int) -> tuple[int, bool]:
    """How many actions an undo back to this row takes, and whether any revealed something."""
    undone = [played for played in match.actions if played.seq >= row]
    return len(undone), any(played.reveals for played in undone)

"""Taking back one's own last action, while nobody has acted on it and it revealed nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.matches.aggregate import Match, PlayedAction
from bot.matches.log_entries import ActionRetracted
from bot.matches.play.moves import append_entry, require_own_seat, require_running_match
from bot.matches.repository import Decider, LoadedMatch, MatchRepository, Transition
from bot.models.match import Status, Table
from bot.models.match_head import MatchHead
from bot.refusals import Refusal
from engine.contract import IllegalAction, Seat


class UndoService:
    """Undoes on one's own word; what needs the others' is asked by `Consents`."""

    def __init__(
        self, repository: MatchRepository, show: Callable[[MatchHead], Awaitable[Table]]
    ) -> None:
        self._repository = repository
        self._show = show

    async def undo(self, match: int, player: int, row: int | None = None) -> Table:
        """Strike the player's last action, which is asked again. `row` is the one that a control
        names: where it is not the last any more, nothing happens. Raises `Refusal`.
        """
        loaded = await self._repository.change(
            match, decide_undo(player, row, self._repository.at())
        )
        return await self._show(loaded.head)

    async def find_undoable_row(self, match: int, player: int) -> int | None:
        """The row of the action that `take_back` would strike, for a control to be shown; None too
        where the game has an action of its own for that."""
        found = (await self._repository.load(match)).match
        if found is None or found.status is not Status.RUNNING:
            return None
        seat = found.seat_of(player)
        last = None if seat is None else find_own_last_action(found, seat, player)
        if seat is None or last is None or can_recall(found, seat):
            return None
        hindered = await asyncio.to_thread(find_undo_obstacle, found, last)
        return None if hindered is not None else last.seq


def decide_undo(player: int, row: int | None, at: int) -> Decider:
    """A person's last action is struck."""

    def plan(loaded: LoadedMatch) -> Transition:
        match = require_running_match(loaded)
        seat = require_own_seat(match, player)
        last = require_undoable(match, seat, player, row)
        code = find_undo_obstacle(match, last)
        if code == "undo-revealed":
            raise Refusal("undo-revealed")
        if code is not None:
            raise Refusal("undo-acted")
        return append_entry(loaded, match, seat, ActionRetracted(row=last.seq), player, at)

    return plan


def require_undoable(match: Match, seat: Seat, player: int, row: int | None) -> PlayedAction:
    """The action to be struck. Raises `Refusal` where there is none, or it is not the last."""
    last = find_own_last_action(match, seat, player)
    if last is None:
        raise Refusal("undo-nothing")
    if row is not None and row != last.seq:
        raise Refusal("stale")
    return last


def find_own_last_action(match: Match, seat: Seat, player: int) -> PlayedAction | None:
    """The seat's last action that stands, if this person did it themselves."""
    last = next((one for one in reversed(match.actions) if one.seat == seat), None)
    return last if last is not None and last.actor == player else None


def can_recall(match: Match, seat: Seat) -> bool:
    """Whether the game itself lets the seat take back what it has committed."""
    actions = match.game.legal_actions(match.state, seat)
    return seat not in match.seats_to_act and next(actions, None) is not None


def find_undo_obstacle(match: Match, struck: PlayedAction) -> str | None:
    """Why a seat's last action cannot be struck on its word alone: `undo-revealed` where chance or
    a secret has come to light with it or since, `undo-acted` where another seat has acted on it.

    What others did that was theirs to do all the same (all at once, as when everybody lays) is not
    acting on it: it stands without the action that is struck.
    """
    since = [one for one in match.actions if one.seq >= struck.seq]
    if any(one.reveals for one in since):
        return "undo-revealed"
    if len(since) > 1 and not _can_remove(match, struck):
        return "undo-acted"
    return None


def _can_remove(match: Match, struck: PlayedAction) -> bool:
    """Whether all other actions are legal without this one, and mean the same."""
    game = match.game
    state = game.start(len(match.holders), match.seed, match.start.options)
    for one in match.actions:
        if one.seq == struck.seq:
            continue
        try:
            step = game.apply(state, one.seat, one.action)
        except IllegalAction:
            return False
        if step.action != one.action or (one.seq > struck.seq and step.reveals):
            return False
        state = step.state
    return True

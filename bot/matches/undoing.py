"""Taking back one's own last action, while nobody has acted on it and it revealed nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from bot.matches.desk import Desk, File, Plan, Planner
from bot.matches.entries import Retract
from bot.matches.fold import Match, Played
from bot.matches.play import logged, own_seat, playing
from bot.matches.refusals import Refusal
from bot.storage.rows import MatchRow
from bot.tables import Status, Table
from engine.contract import IllegalAction, Seat


class Undoing:
    """Undoes on one's own word; what needs the others' is asked by `Consents`."""

    def __init__(self, desk: Desk, show: Callable[[MatchRow], Awaitable[Table]]) -> None:
        self._desk = desk
        self._show = show

    async def take_back(self, match: int, player: int, row: int | None = None) -> Table:
        """Strike the player's last action, which is asked again. `row` is the one that a control
        names: where it is not the last any more, nothing happens. Raises `Refusal`.
        """
        file = await self._desk.change(match, taken_back(player, row, self._desk.at()))
        return await self._show(file.head)

    async def may_take_back(self, match: int, player: int) -> int | None:
        """The row of the action that `take_back` would strike, for a control to be shown; None too
        where the game has an action of its own for that."""
        found = (await self._desk.file(match)).match
        if found is None or found.status is not Status.RUNNING:
            return None
        seat = found.seat_of(player)
        last = None if seat is None else own_last(found, seat, player)
        if seat is None or last is None or recalls(found, seat):
            return None
        hindered = await asyncio.to_thread(hindrance, found, last)
        return None if hindered is not None else last.seq


def taken_back(player: int, row: int | None, at: int) -> Planner:
    """A person's last action is struck."""

    def plan(file: File) -> Plan:
        match = playing(file)
        seat = own_seat(match, player)
        last = meant(match, seat, player, row)
        code = hindrance(match, last)
        if code == "undo-revealed":
            raise Refusal("undo-revealed")
        if code is not None:
            raise Refusal("undo-acted")
        return logged(file, match, seat, Retract(row=last.seq), player, at)

    return plan


def meant(match: Match, seat: Seat, player: int, row: int | None) -> Played:
    """The action to be struck. Raises `Refusal` where there is none, or it is not the last."""
    last = own_last(match, seat, player)
    if last is None:
        raise Refusal("undo-nothing")
    if row is not None and row != last.seq:
        raise Refusal("stale")
    return last


def own_last(match: Match, seat: Seat, player: int) -> Played | None:
    """The seat's last action that stands, if this person did it themselves."""
    last = next((one for one in reversed(match.played) if one.seat == seat), None)
    return last if last is not None and last.actor == player else None


def recalls(match: Match, seat: Seat) -> bool:
    """Whether the game itself lets the seat take back what it has committed."""
    actions = match.game.legal_actions(match.state, seat)
    return seat not in match.owing and next(actions, None) is not None


def hindrance(match: Match, struck: Played) -> str | None:
    """Why a seat's last action cannot be struck on its word alone: `undo-revealed` where chance or
    a secret has come to light with it or since, `undo-acted` where another seat has acted on it.

    What others did that was theirs to do all the same (all at once, as when everybody lays) is not
    acting on it: it stands without the action that is struck.
    """
    since = [one for one in match.played if one.seq >= struck.seq]
    if any(one.reveals for one in since):
        return "undo-revealed"
    if len(since) > 1 and not _stands_without(match, struck):
        return "undo-acted"
    return None


def _stands_without(match: Match, struck: Played) -> bool:
    """Whether all other actions are legal without this one, and mean the same."""
    game = match.game
    state = game.start(len(match.chairs), match.seed, match.start.options)
    for one in match.played:
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

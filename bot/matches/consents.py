"""What needs the word of everybody at a table: one question at a time, asked by one of them,
answered by the others. The functions plan changes, purely.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final, Literal, TypeAlias

from bot.matches.closing import answered as answered_by
from bot.matches.consequences import note
from bot.matches.desk import Desk, File, Plan, Planner
from bot.matches.entries import Resign, UndoTo
from bot.matches.fold import Match
from bot.matches.play import logged, own_seat, playing
from bot.matches.refusals import Refusal
from bot.matches.seating import offering
from bot.matches.undoing import meant
from bot.storage.rows import Change, ConsentRow, MatchRow, NewTelling
from bot.tables import Table

What: TypeAlias = Literal["undo", "remove", "pause", "resume"]
Effect: TypeAlias = Callable[[File, ConsentRow, int], Plan]
"""Plans what everybody has agreed to; the time is the last argument."""
STALE: Final = 48 * 3600
"""Seconds after which a question that nobody has settled makes room for another one."""


class Consents:
    """Asks and counts. `effects` are what is done once all have agreed, by what was asked."""

    def __init__(self, desk: Desk, show: Callable[[MatchRow], Awaitable[Table]]) -> None:
        self._desk = desk
        self._show = show
        self.effects: dict[str, Effect] = {"undo": undone, "remove": removed}

    async def ask(self, match: int, player: int, what: What, target: int = 0) -> Table:
        """Ask all who sit there: to strike the player's last action and what followed (`undo`), to
        remove the person at the seat `target` (`remove`), to `pause`, to `resume`. With nobody
        else to ask it is done at once, if nothing came to light that would be taken back. Raises
        `Refusal`.
        """
        return await self._change(match, asked(self, player, what, target, self._desk.at()))

    async def answer(self, match: int, player: int, number: int, agrees: bool) -> Table:
        """Agree to a question, or decline it, which ends it. Raises `Refusal`."""
        return await self._change(match, answered(self, player, number, agrees, self._desk.at()))

    async def _change(self, match: int, plan: Planner) -> Table:
        return await self._show((await self._desk.change(match, plan)).head)


def asked(consents: Consents, player: int, what: What, target: int, at: int) -> Planner:
    def plan(file: File) -> Plan:
        match = playing(file)
        own_seat(match, player)
        open_one = file.head.seating.consent
        lapsed = open_one is None or at - open_one.asked >= STALE or _overtaken(match, open_one)
        if not lapsed:
            raise Refusal("consent-open")
        if what in ("pause", "resume") and (what == "pause") is (file.head.paused is not None):
            raise Refusal("paused-already" if what == "pause" else "not-paused")
        if what == "undo":
            row = meant(match, own_seat(match, player), player, None).seq
            consent = _question(file, what, row, player, at)
        else:
            consent = _question(file, what, target, player, at)
        others = needed(match, consent) - {player}
        if not others:
            _check_alone(match, consent)
            return consents.effects[what](_without(file), consent, at)
        return _kept(file, consent, _word(file, match, consent), at)

    return plan


def answered(consents: Consents, player: int, number: int, agrees: bool, at: int) -> Planner:
    def plan(file: File) -> Plan:
        match = playing(file)
        own_seat(match, player)
        consent = file.head.seating.consent
        if consent is None or consent.number != number or _overtaken(match, consent):
            raise Refusal("consent-over")
        if player not in needed(match, consent) | {consent.player}:
            raise Refusal("consent-not-yours")
        if not agrees:
            if player == consent.player:
                plan = _kept(file, None, note("consent-withdrawn", player=player), at)
                return _and(plan, answered_by(consent, "withdrawn", player))
            plan = _kept(file, None, note("consent-declined", player=player), at)
            return _and(plan, answered_by(consent, "declined", player))
        if player in consent.agreed and needed(match, consent) > set(consent.agreed):
            raise Refusal("agreed-already")
        consent = replace(consent, agreed=tuple(sorted({*consent.agreed, player})))
        if needed(match, consent) <= set(consent.agreed):
            if consent.agreed == (consent.player,):
                _check_alone(match, consent)  # whoever else was asked is not there any more
            plan = consents.effects[consent.what](_without(file), consent, at)
            return _and(plan, answered_by(consent, "agreed", player))
        return _kept(file, consent, None, at)

    return plan


def needed(match: Match, consent: ConsentRow) -> set[int]:
    """The persons who have to agree: all who are there, but the one it is about."""
    concerned = consent.target if consent.what == "remove" else None
    people = (chair.awaited for seat, chair in enumerate(match.chairs) if seat != concerned)
    return {player for player in people if player is not None}


def _overtaken(match: Match, consent: ConsentRow) -> bool:
    """Whether the person who was to be removed has given up meanwhile."""
    return consent.what == "remove" and not match.chairs[consent.target].person


def undone(file: File, consent: ConsentRow, at: int) -> Plan:
    """The action that was asked about is struck with all that followed."""
    match = playing(file)
    row = UndoTo(to=consent.target - 1)
    plan = logged(file, match, match.seat_of(consent.player), row, consent.player, at)
    return _and(plan, note("undone", player=consent.player))


def removed(file: File, consent: ConsentRow, at: int) -> Plan:
    """The person is out: a computer player goes on, and the seat is offered."""
    match = playing(file)
    person = match.chairs[consent.target].player
    row = Resign(level=match.game.computers[-1])
    plan = logged(file, match, consent.target, row, consent.player, at)
    word = note("removed", seat=consent.target + 1, player=person or 0)
    return offering(plan, consent.target, word)


def struck(match: Match, row: int) -> tuple[int, bool]:
    """How many actions go with everything from a row on, and whether anything had come to light."""
    gone = [one for one in match.played if one.seq >= row]
    return len(gone), any(one.reveals for one in gone)


def _question(file: File, what: What, target: int, player: int, at: int) -> ConsentRow:
    if what == "remove":
        chairs = file.began().chairs
        if not 0 <= target < len(chairs) or not chairs[target].person:
            raise Refusal("seat-not-free")
        if chairs[target].player == player:
            raise Refusal("seat-not-free")
    return ConsentRow(file.head.rev + 1, what, target, player, (player,), at)


def _check_alone(match: Match, consent: ConsentRow) -> None:
    """Whether a person may decide alone: not on another person, nor on what has come to light."""
    seen = consent.what == "undo" and struck(match, consent.target)[1]
    if consent.what == "remove" or seen:
        raise Refusal("nobody-to-ask")


def seen_word(file: File, *, seen: bool) -> str:
    """What to say of what had come to light before it is struck: `no`, `yes`, or `rated`, where the
    match then counts for ratings no more."""
    return "no" if not seen else "rated" if file.head.stake.rated else "yes"


def _word(file: File, match: Match, consent: ConsentRow) -> NewTelling:
    """The question, for everybody to see."""
    asker, number = consent.player, consent.number
    if consent.what == "undo":
        count, seen = struck(match, consent.target)
        told = seen_word(file, seen=seen)
        return note("consent-undo", player=asker, number=number, n=count, seen=told)
    if consent.what == "remove":
        about = match.chairs[consent.target].player or 0
        return note("consent-remove", player=asker, number=number, other_player=about)
    if consent.what == "resume":
        return note("consent-resume", player=asker, number=number)
    return note("consent-pause", player=asker, number=number)


def _kept(file: File, consent: ConsentRow | None, word: NewTelling | None, at: int) -> Plan:
    """A change of the question alone."""
    seating = replace(file.head.seating, consent=consent)
    head = replace(file.head, rev=file.head.rev + 1, seating=seating)
    return Plan(Change(head, at, tellings=() if word is None else (word,)), file.match)


def _without(file: File) -> File:
    """The file with no question open."""
    seating = replace(file.head.seating, consent=None)
    return replace(file, head=replace(file.head, seating=seating))


def _and(plan: Plan, word: NewTelling) -> Plan:
    change = plan.change
    return replace(plan, change=replace(change, tellings=(*change.tellings, word)))

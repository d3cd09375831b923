"""Whom a match waits for, and who has been mentioned: a person once for each decision."""

from collections.abc import Sequence
from typing import Final

from bot.matches.play.plan_lines import plan_checker_of
from bot.matches.play.sealed import has_kept_answer
from bot.matches.repository import MatchPart
from bot.models.match import PendingPerson, Status
from bot.models.outbox import Mention, OutboxMessage
from engine.contract import KnowsNextTurn, Seat, offers

AT_ONCE: Final = 120
"""Seconds within which a person is taken to remember what they were told or saw."""


class Mentions(MatchPart):
    async def find_pending(self, match: int) -> tuple[PendingPerson, ...]:
        """The persons a match waits for now, and those who choose soon after them."""
        loaded = await self._repository.load(match)
        if loaded.match is None or loaded.head.status is not Status.RUNNING:
            return ()
        return loaded.match.pending_people

    async def drop_answered(
        self, match: int, people: Sequence[PendingPerson]
    ) -> tuple[PendingPerson, ...]:
        """Those who still owe what they are to be mentioned for; none of a match that is over."""
        still = {key for person in await self.find_pending(match) for key in person.keys}
        return tuple(person for person in people if person.keys & still)

    async def find_due(
        self, rows: Sequence[OutboxMessage], *, private: bool = False
    ) -> tuple[PendingPerson, ...]:
        """Whom messages of one match mention: their recipients who still owe what they owed at that
        row of the log, and have not been mentioned for it: again for the turn that they were told
        to plan for, unless it comes at once, which a message that is `private` mentions, too."""
        asking = [row for row in rows if row.recipients and row.mode == "post"]
        if not asking:
            return ()
        match = rows[0].match
        known, later = await self._find_mentioned(match), frozenset[int]()
        if any(row.is_catch_up for row in asking):
            queue, at = self._store.queue, self._repository.at()
            later = await queue.read_delayed_mentions(match, at)
        loaded = await self._repository.load(match)
        if loaded.match is None or loaded.head.status is not Status.RUNNING:
            return ()
        running, due = loaded.match, []
        for person in running.people_to_mention:
            told = person.keys & known
            if (person.player, person.key) in told:
                continue
            if told and not private and await self._is_at_once(match, person):
                continue
            if any(_needs_mention(row, person, known, later) for row in asking):
                due.append(person)
        return tuple(due)

    async def has_reminded(self, match: int, player: int, decision: int, reminder: int) -> bool:
        """Whether a reminder, counted from 1, has been sent."""
        rows = await self._store.mentions.find_by_match(match)
        return (player, decision, reminder) in {(r.player, r.decision, r.reminder) for r in rows}

    async def has_answered(self, match: int, seat: Seat) -> bool:
        """Whether a seat's answer is kept until others have answered, which only it may know."""
        return has_kept_answer(await self._repository.load(match), seat)

    async def is_private(self, match: int, seat: Seat) -> bool:
        pending = await self.find_pending(match)
        return any(person.is_private for person in pending if person.seat == seat)

    async def find_private(self, match: int) -> tuple[PendingPerson, ...]:
        """Those who are asked in private. While only orders ask, not those who have answered: that
        the question is open is not for them to tell."""
        loaded = await self._repository.load(match)
        asked = [one for one in await self.find_pending(match) if one.is_private]
        if loaded.head.seating.quiet_actor is None:
            return tuple(asked)
        return tuple(one for one in asked if not has_kept_answer(loaded, one.seat))

    async def find_asked_elsewhere(self, match: int, place: int) -> tuple[PendingPerson, ...]:
        """Those who are asked in private and were in another place than this."""
        rows = await self._store.mentions.find_by_match(match)
        told = {(r.player, r.decision) for r in rows if r.message and r.message.channel != place}
        pending = await self.find_pending(match)
        return tuple(one for one in pending if one.is_private and one.keys & told)

    async def find_open(self, match: int) -> tuple[PendingPerson, ...]:
        known = await self._find_mentioned(match)
        return tuple(person for person in await self.find_pending(match) if person.keys & known)

    async def find_answered(self, match: int) -> tuple[Mention, ...]:
        """The mentions of a match that are answered, no longer awaited, or followed by another."""
        rows = await self._store.mentions.find_by_match(match)
        told, still = {(row.player, row.decision) for row in rows}, set[tuple[int, int]]()
        for person in await self.find_pending(match):
            latest = {(person.player, person.key)}
            still |= latest if latest <= told else person.keys
        return tuple(row for row in rows if (row.player, row.decision) not in still)

    async def find_next(self, match: int) -> PendingPerson | None:
        """The person whose turn comes after the present one, unless they know. No one while an
        answer is sealed: that others were called then is not for all to know."""
        loaded = await self._repository.load(match)
        running = loaded.match
        if running is None or running.status is not Status.RUNNING or running.sealed_seats:
            return None
        game: object = running.game
        if not offers(game, KnowsNextTurn):
            return None
        seat = game.next_turn_of(running.state)
        if seat is None or running.pending_since[seat] is not None:
            return None
        player, checker = running.holders[seat].person_to_ask, plan_checker_of(running, seat)
        if player is None or checker is None or not checker.game.can_plan(checker.view):
            return None
        person = PendingPerson(seat, player, running.decisions[seat] + 1, None)
        return None if await self.is_ready(match, person) else person

    async def is_ready(self, match: int, person: PendingPerson) -> bool:
        """Whether a person who is next knows: they have planned, or have just moved and seen it in
        their panel."""
        row = await self._store.plans.read(match, person.seat)
        if row is not None and row.plan.player == person.player and row.plan.missed is None:
            return True
        running = (await self._repository.load(match)).require_match()
        own = (one for one in reversed(running.log_events) if one.seat == person.seat)
        last = next((one.seq for one in own if one.by == "person"), None)
        if last is None or last == running.seq:
            return last is not None
        return self._repository.at() - await self._store.matches.read_time(match, last) < AT_ONCE

    async def begin_telling(self, match: int, person: PendingPerson) -> bool:
        """Whether a person that is next has not been told yet; then they count as told."""
        return await self._store.progress.mark_told(match, person.player, person.since)

    async def forget(self, mentions: Sequence[Mention]) -> None:
        if mentions:
            await self._store.mentions.delete(mentions)

    async def _is_at_once(self, match: int, person: PendingPerson) -> bool:
        """Whether their turn came at once after they became next."""
        read_time = self._store.matches.read_time
        times = [await read_time(match, seq) for seq in (person.since, person.key)]
        return times[1] - times[0] < AT_ONCE

    async def _find_mentioned(self, match: int) -> set[tuple[int, int]]:
        rows = await self._store.mentions.find_by_match(match)
        return {(row.player, row.decision) for row in rows if not row.reminder}


def _needs_mention(
    row: OutboxMessage, person: PendingPerson, known: set[tuple[int, int]], later: frozenset[int]
) -> bool:
    """Whether a row mentions a person; not for what they came to owe by acting since."""
    if row.is_catch_up:
        return (
            person.player in row.recipients
            and not person.keys & known
            and person.player not in later
        )
    return person.player in row.recipients and person.since <= row.seq

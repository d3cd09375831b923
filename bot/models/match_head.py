"""The head of a match as it is stored beside its log: who sits where, clocks, votes. It may hold
what only the person at a seat may know; what everyone may see is `Table`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Self

from bot.models.log import AnswerSource
from bot.models.match import PublicHead, Status, Vote
from engine.contract import Options, Seat


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who sits at a seat, as the log says. With both set, the computer plays for the person."""

    player: int | None = None
    computer: str | None = None
    resigned: bool = False

    @property
    def has_person(self) -> bool:
        """Whether a person holds it who has not resigned."""
        return self.player is not None and not self.resigned

    @property
    def person_to_ask(self) -> int | None:
        """The person who is asked when the seat owes a decision."""
        return self.player if self.computer is None else None


@dataclass(frozen=True, slots=True)
class SealedAnswer:
    """A seat's answer to a sealed question, kept until the last one is there. Only the seat itself
    knows of it. `action` is in the game's notation, `actor` the person who gave it or None for a
    computer, `by` as in the log, `at` the time, and `left` the playing seconds that the seat had
    left then, None without a clock."""

    action: str
    actor: int | None
    by: AnswerSource | None
    at: int
    left: int | None = None


@dataclass(frozen=True, slots=True)
class SeatState(SeatHolder):
    """A seat with its clock, which the log does not know: a `SeatHolder` that cannot be folded.

    `decision` is what the seat owes, None if nothing; `since` is when that was asked of a person,
    `due` its deadline including the `bank`, or `remaining` the playing seconds that are left while
    the clock is stopped. `hours` are the playing hours the deadline was computed with. `strikes`
    are the deadlines missed in this match, `used` the playing seconds of the answer before.
    `sealed` is an answer that is kept: until the last one to the question is there, all else stays
    as if it had not been given."""

    decision: int | None = None
    since: int | None = None
    due: int | None = None
    remaining: int | None = None
    bank: int = 0
    strikes: int = 0
    reminders_sent: int = 0
    hours: str | None = None
    used: int = 0
    sealed: SealedAnswer | None = None

    @property
    def is_awaited(self) -> bool:
        """Whether a person owes a decision here, as far as all can tell."""
        return self.decision is not None and self.person_to_ask is not None

    @property
    def is_undecided(self) -> bool:
        """Whether a person still has to decide here; only the seat itself may know."""
        return self.is_awaited and self.sealed is None

    @property
    def is_out_of_time(self) -> bool:
        """Whether a person owes a decision here without any time left, or any clock."""
        return self.is_awaited and self.due is None and self.remaining is None

    @property
    def has_timed_out(self) -> bool:
        """Whether a person's time for the decision that they owe has run out."""
        return self.strikes > 0 and self.is_out_of_time


@dataclass(frozen=True, slots=True)
class SessionLink:
    """A match's place in a session: the session's first match (0: this one), its number from 1,
    and the session's options."""

    first: int
    number: int
    options: Options


@dataclass(frozen=True, slots=True)
class Seating:
    """Matters of the seats beside the log: seats that anyone may take, the players that a lobby
    keeps each seat for (0: anyone), the match that this one repeats, the open vote, and the colours
    of the seats as in `SeatInfo` (the start in the log has them too). `nudged`: people were told
    that a lobby lacks one, which happens once. `quiet_actor` is the seat that all who aren't
    concerned see as the one that decides, while a question is open that only someone's orders
    ask."""

    offers: tuple[Seat, ...] = ()
    reservations: tuple[int, ...] = ()
    rematch_of: int | None = None
    vote: Vote | None = None
    colours: tuple[int, ...] = ()
    nudged: bool = False
    quiet_actor: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchHead(PublicHead):
    """The head of a match with its seats. `match` is 0 until it is created; `rev` is that of the
    write which made this head, `rules` the version of the game's rules. `credited` is up to when
    time that the bot was down has been given back to its clocks. `unreadable` are the stored texts
    of columns that could not be read."""

    rev: int
    rules: int
    seats: tuple[SeatState, ...]
    session: SessionLink | None = None
    seating: Seating = Seating()
    credited: int = 0
    unreadable: Mapping[str, str] = field(default_factory=dict)

    def is_shown_in(self, guild: int | None) -> bool:
        """Whether it is played in a server, or has a mirror there."""
        return guild in (self.address.guild, *(mirror.guild for mirror in self.mirrors))

    def is_shown_at(self, place: int) -> bool:
        mirrors = (mirror.channel for mirror in self.mirrors)
        return place in (self.address.channel, self.address.thread, *mirrors)

    def seat_of(self, player: int) -> Seat | None:
        """The seat a player holds, resigned or not."""
        return next((seat for seat, row in enumerate(self.seats) if row.player == player), None)

    @property
    def colours(self) -> tuple[int, ...]:
        """Of each seat, as in `SeatInfo`; what it looks like is known to the game's screens."""
        return self.seating.colours or (0,) * len(self.seats)

    def with_colours(self, colours: Sequence[int]) -> Self:
        """None are stored where nobody has chosen one."""
        kept = tuple(colours) if any(colours) else ()
        return replace(self, seating=replace(self.seating, colours=kept))

    def with_colour(self, seat: Seat, colour: int) -> Self:
        """With another colour of a seat, which no other seat has then."""
        colours = [0 if one == colour else one for one in self.colours]
        colours[seat] = colour
        return self.with_colours(colours)

    @property
    def is_clock_stopped(self) -> bool:
        pauses = self.paused is not None or self.frozen is not None
        return pauses or self.status is not Status.RUNNING

    @property
    def is_deserted(self) -> bool:
        """Whether it runs and computers hold all seats, also those of people."""
        held = all(seat.computer is not None for seat in self.seats)
        has_people = any(seat.player is not None for seat in self.seats)
        return self.status is Status.RUNNING and held and has_people

"""A match as services and screens see it, beside its game's state: plain values. Knows no Discord
objects and no game; ids of guilds and channels are whole numbers."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final, Literal, Self, TypeAlias

from engine.contract import Game, Options, Seat

AnyGame: TypeAlias = Game[Any, Any, Any, Any]


class Status(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"
    STUCK = "stuck"

    @property
    def is_over(self) -> bool:
        """Whether nothing will be played any more."""
        return self in {Status.FINISHED, Status.CANCELLED}


@dataclass(frozen=True, slots=True)
class Address:
    """Where a match is shown now: `thread` is None where it lives in the channel itself."""

    guild: int
    channel: int
    thread: int | None = None

    @property
    def destination(self) -> int:
        return self.thread or self.channel


@dataclass(frozen=True, slots=True)
class Mirror:
    """Another server in which a match is shown, for the people at these seats, who play there."""

    guild: int
    channel: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Stake:
    """What depends on a match: whether it is rated, and the fixture of a league that it decides."""

    rated: bool = False
    league: int | None = None
    fixture: int | None = None

    def classify_reveal(self, *, seen: bool) -> str:
        """How sentences describe what an undo hides again: `no`, `yes`, or `rated` if the match
        then no longer counts for ratings."""
        return "no" if not seen else "rated" if self.rated else "yes"


NO_STAKE: Final = Stake()


DAY: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a seat has for each decision, and a bank for all of them together, in seconds of
    playing hours. `on_timeout`: a computer player moves for the person, or the match waits."""

    allowance: int
    bank: int
    on_timeout: Literal["move", "wait"] = "move"

    @property
    def is_for_days(self) -> bool:
        """Whether people are expected to be away between two moves."""
        return self.allowance + self.bank >= DAY

    @property
    def return_time(self) -> int:
        """The least seconds for the first move of somebody who comes back, claims a seat or is
        waited for: a day, unless the match is for one evening."""
        return max(self.allowance, DAY if self.is_for_days else 0)

    def count_usual_time(self, bank: int) -> int:
        """How long an answer may take before it is slow, with so much of the bank left: half of the
        allowance or, with a large bank, an eighth of all the time."""
        return max(self.allowance // 2, (self.allowance + bank) // 8)


TimeoutOutcome: TypeAlias = Literal["move", "hold", "wait", "offer"]
"""What happens when a person times out: a computer player makes this move, or holds the seat for
them; the match waits, or waits and offers the seat."""
CLOCK_PRESETS: Final[Mapping[str, Clock]] = {
    "live": Clock(10 * 60, 5 * 60),
    "blitz": Clock(3 * 3600, 6 * 3600),
    "daily": Clock(24 * 3600, 72 * 3600),
    "relaxed": Clock(72 * 3600, 168 * 3600),
    "bank": Clock(6 * 3600, 120 * 3600),
}
"""The clocks that people choose from. The first one is for matches that are played at one go, with
a quarter of an hour for a move at most. The last one is for matches with many decisions: its bank
is meant to be used, so a match cannot take months."""
LIVE: Final = "live"
LONG_MATCH: Final = 70
"""Decisions one after another from which that clock is the default over days."""


DAYS_CLOCKS: Final = ("daily", "bank")
"""The default clocks over days of a short and of a long match."""


def choose_days_clock(answers: int | None) -> str:
    """That of a match that waits for so many answers, as far as known."""
    return DAYS_CLOCKS[answers is not None and answers >= LONG_MATCH]


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """A seat as anyone may see it, with names.

    It is no `SeatState`: that also holds the person's playing hours, which are private, and has no
    names. `player` is the bot's own id, None for a computer seat or an empty one; `user` the
    Discord id, None likewise. `computer` is the level that plays the seat now, also after a
    resignation; then `resigned` is true and `name` still the person's. `decision` is the id of the
    open decision, None if nothing is owed; `since` is when a person was asked, `due` its deadline
    (None: no clock, or it is stopped), `bank` the seconds left in the bank. `strikes` are deadlines
    missed in this match. `reserved_for` is the name of the person a lobby keeps it for,
    `computer_number` which computer player of its league sits there, from 1. `colour` is the number
    of the seat's colour from 1, where players choose theirs; 0: the seat's own number. `seconds` is
    the most that a turn takes a computer which thinks long."""

    seat: Seat
    player: int | None
    user: int | None
    name: str
    computer: str | None = None
    resigned: bool = False
    decision: int | None = None
    since: int | None = None
    due: int | None = None
    bank: int = 0
    strikes: int = 0
    reserved_for: str = ""
    computer_number: int = 0
    seconds: int = 0
    colour: int = 0

    @property
    def is_empty(self) -> bool:
        return self.player is None and self.computer is None


@dataclass(frozen=True, slots=True)
class SessionPosition:
    """A match's place in a session: match `number` of `total`; the first one is `first`."""

    first: int
    number: int
    total: int


@dataclass(frozen=True, slots=True)
class Vote:
    """A question to everyone at a table: `undo` (the log row `target`), `remove` (the person at the
    seat `target`), `pause` or `resume`; who asked when, and who has agreed. `number` tells it from
    other votes of the match."""

    number: int
    what: str
    target: int
    player: int
    agreed: tuple[int, ...]
    asked: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicHead:
    """What anyone may know of the head of a match, which is stored as it is shown.

    `seq` is the newest log row (0 in a lobby), written at `changed`. `seed` is None until the match
    has finished, `seed_hash` its SHA-256 in hex from the start. Times are epoch seconds. `ranks`
    are the final ranks by seat (resigned seats are last), empty before the end. `claimed`: the last
    person left ended it as the winner. `host` and `invited` are player ids. `paused` says since
    when its clocks are stopped, `paused_by_vote` that everyone at the table agreed; `frozen` since
    when they are because the bot is not in the server. `own_thread` is what the host of the lobby
    has chosen, None where the server decides. `mirrors` are other servers in which it is shown."""

    match: int
    game: str
    status: Status
    options: Options
    host: int
    open_to_all: bool
    start_when_full: bool
    address: Address
    invited: tuple[int, ...]
    created: int
    seq: int = 0
    changed: int = 0
    seed_hash: str = ""
    seed: str | None = None
    started: int | None = None
    finished: int | None = None
    ranks: tuple[int, ...] = ()
    claimed: bool = False
    stake: Stake = NO_STAKE
    clock: Clock | None = None
    paused: int | None = None
    paused_by_vote: bool = False
    frozen: int | None = None
    own_thread: bool | None = None
    mirrors: tuple[Mirror, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table(PublicHead):
    """A match as anyone may see it; nothing in it is secret.

    `forfeits` are the names of players who forfeit it in its league, as far as that was looked up;
    the ranks are the league's then, and `is_won_by_forfeit` says whether that changes who wins.
    `offers` are seats that anyone in the server may take. `expected` are the names of people who
    were invited to a lobby and have not joined, `reservations` the player a lobby keeps each seat
    for (0: anyone). With `mirror` the `address` is that of the mirror in this server, else the
    match's own, whose server then is `home`."""

    name: str
    seats: tuple[SeatInfo, ...]
    forfeits: tuple[str, ...] = ()
    is_won_by_forfeit: bool = False
    session: SessionPosition | None = None
    offers: tuple[Seat, ...] = ()
    vote: Vote | None = None
    expected: tuple[str, ...] = ()
    reservations: tuple[int, ...] = ()
    mirror: int = 0
    home: int = 0

    def seen_from(self, guild: int | None) -> Self:
        """The match as it is shown in a server; with its own address where it has no mirror."""
        there = next((mirror for mirror in self.mirrors if mirror.guild == guild), None)
        if there is None or self.mirror == there.guild:
            return self
        address, home = Address(there.guild, there.channel), self.home or self.address.guild
        return replace(self, address=address, mirror=there.guild, home=home)

    def seen_at(self, place: int) -> Self:
        return self.seen_from(self.find_mirror_at(place))

    def find_mirror_at(self, place: int) -> int:
        """The server whose mirror is in a channel; 0: it is the match's own."""
        return next((mirror.guild for mirror in self.mirrors if mirror.channel == place), 0)

    def seen_by(self, player: int) -> Self:
        """The match as it is shown where a player plays."""
        seat = self.seat_of(player)
        return self if seat is None else self.seen_from(self.find_mirror(seat.seat))

    def find_mirror(self, seat: Seat) -> int:
        """The server whose mirror a seat plays in; 0: the match's own server."""
        return next((mirror.guild for mirror in self.mirrors if seat in mirror.seats), 0)

    def find_server(self, seat: Seat) -> int:
        return self.find_mirror(seat) or self.home or self.address.guild

    def list_servers(self) -> tuple[int, ...]:
        """The servers in which the match is shown, its own first."""
        return (self.home or self.address.guild, *(mirror.guild for mirror in self.mirrors))

    @property
    def is_full(self) -> bool:
        return not any(seat.is_empty for seat in self.seats)

    def is_seat_here(self, seat: Seat) -> bool:
        return self.find_mirror(seat) == self.mirror

    def has_own_thread(self, usual: bool) -> bool:
        """Whether the match is to have a thread, as its host or else its server wants it."""
        return usual if self.own_thread is None else self.own_thread

    def seat_of(self, player: int) -> SeatInfo | None:
        """The seat a player holds, resigned or not."""
        return next((seat for seat in self.seats if seat.player == player), None)

    @property
    def is_deserted(self) -> bool:
        """Whether computer players hold all seats, and wait until a person is back."""
        return self.status is Status.RUNNING and all(s.computer is not None for s in self.seats)

    @property
    def seats_to_vote(self) -> tuple[SeatInfo, ...]:
        """Those whose people have not answered the open vote."""
        vote = self.vote
        if vote is None:
            return ()
        removed = vote.target if vote.what == "remove" else None
        people = (one for one in self.seats if one.computer is None and one.seat != removed)
        return tuple(one for one in people if one.player not in vote.agreed)

    @property
    def awaited_seats(self) -> tuple[SeatInfo, ...]:
        return tuple(s for s in self.seats if s.decision is not None and s.computer is None)


@dataclass(frozen=True, slots=True)
class Inventory:
    """What a server keeps for a game's matches: how many of each item; the game's screens know what
    `key` and the items mean."""

    game: str
    key: str
    items: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Stock:
    """An inventory that begins full (`engine.contract.UsesInventory.stocks`) with `size` items: how
    many are `left` in it, and which ones are not used up: `unseen` are those and the ones that
    running matches hold, since nothing may tell which these are."""

    key: str
    size: int
    left: int
    unseen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class GameStocks:
    """All that a server keeps for a game: its stocks, the running matches that hold items of them,
    and its other inventories."""

    game: str
    stocks: tuple[Stock, ...]
    holders: tuple[Table, ...]
    inventories: tuple[Inventory, ...]


@dataclass(frozen=True, slots=True)
class HistoryMove:
    """One action of a match in its history. `text` is its line in the game's notation, None while
    it is a secret; `before` and `after` are the public views around it."""

    seat: Seat
    text: str | None
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class PastMove:
    """A move that stands: its row of the log, the game's public events, and whether something came
    to light by it; `follows` as in the log; standing orders gave what is `by_order`."""

    row: int
    seat: Seat
    events: tuple[Any, ...]
    reveals: bool
    follows: bool = False
    by_order: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """The actions of a seat from `first` to `last`, counted from 1, that one person did; without a
    name: a computer player."""

    seat: Seat
    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class History:
    """A match from its first action to its newest; nothing in it is secret.

    `header` are the first lines of its record (`engine/records.py`), which can be verified only if
    the match is `complete`: finished and its seed published. `hash` is that of its final state;
    `ended_early`: before the rules would have ended it. `spans` say who played which actions."""

    table: Table
    header: str
    moves: tuple[HistoryMove, ...]
    complete: bool
    hash: str
    ended_early: bool
    spans: tuple[Span, ...] = ()


@dataclass(frozen=True, slots=True)
class PersonalBest:
    """The `points` of a solo match, and the most that its player had with the same options before
    it, in any server: None if this was the first. `match` is where, None if in another server."""

    points: int
    before: int | None = None
    match: int | None = None


@dataclass(frozen=True, slots=True)
class SessionResult:
    """How a session ended, by seat: ranks (resigned seats are last), points of all matches, those
    of each match, and the game's figures that break ties. `claimed`: the last person left ended it
    as the winner; then only the matches before the last one have points, and no figure breaks
    ties."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    match_scores: tuple[tuple[int, ...], ...]
    tie_breaks: tuple[tuple[int, ...], ...]
    claimed: bool = False


@dataclass(frozen=True, slots=True)
class NewMatch:
    """What `/new` asks for.

    `host` and `invited` are player ids; `computers` are levels, one for each computer seat. Unless
    `open_to_all`, only the host and the invited may join. With `session` the match is the first of
    a session, and `options` are the session's. `seated` are all who sit there from the beginning,
    by seat: players, and levels of computers. `reservations` are whom a lobby keeps each seat for,
    levels of computers, and None for anyone; the host sits at theirs. `colours` are those of the
    seats, as in `SeatInfo`. `rematch_of` is the match that this one repeats. `mirrors` are other
    servers in which it is shown."""

    host: int
    address: Address
    game: str
    seats: int
    options: Options
    computers: tuple[str, ...] = ()
    invited: tuple[int, ...] = ()
    open_to_all: bool = True
    start_when_full: bool = False
    session: bool = False
    clock: Clock | None = None
    seated: tuple[int | str, ...] = ()
    reservations: tuple[int | str | None, ...] = ()
    colours: tuple[int, ...] = ()
    rematch_of: int | None = None
    stake: Stake = NO_STAKE
    own_thread: bool | None = None
    mirrors: tuple[Mirror, ...] = ()


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits against flooding: seats in lobbies and running matches per player, open lobbies per
    host, lobbies and running matches per server."""

    matches: int = 20
    lobbies: int = 3
    server: int = 200


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What one person may see of a match. `seat` and `decision` are None for a spectator.

    `view` is the game's view of that seat (the public one for a spectator); None in a lobby, or if
    a match was cancelled before it began. `decision` is the seat's open decision, or the last one,
    under which it may undo something: what the controls of its panel name."""

    table: Table
    seat: Seat | None
    decision: int | None
    view: Any


@dataclass(frozen=True, slots=True)
class ActionResult:
    """An action that was accepted and is saved: the table after it, its row in the log, and the
    public events. `known` is what the rest of a line of actions depends on."""

    table: Table
    seat: Seat
    seq: int
    events: tuple[Any, ...]
    known: str = ""


@dataclass(frozen=True, slots=True)
class PendingPerson:
    """A person whom a match waits for: now if they owe a `decision`, else soon, since this row of
    the log. With `is_private` no one else is to hear of it: others are asked the same and sealed,
    and it stays open for all until the last answer; or it tells of someone's orders."""

    seat: Seat
    player: int
    since: int
    decision: int | None
    is_private: bool = False

    @property
    def key(self) -> int:
        """What they are mentioned for, once."""
        return self.since if self.decision is None else self.decision

    @property
    def keys(self) -> set[tuple[int, int]]:
        """With the player, what they may have been mentioned for before."""
        return {(self.player, self.since), (self.player, self.key)}


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player has to decide: it sees what a person at its seat would see.
    `seq` is the newest row of the match, `server` and `host` are whose it is. `is_sealed`: how long
    it takes must not tell what it holds. `is_retry`: an answer to it has failed. `seconds` is how
    long a level that thinks long may need."""

    match: int
    seq: int
    seat: Seat
    game: str
    view: Any
    level: str
    seed: bytes
    is_sealed: bool = False
    is_retry: bool = False
    server: int = 0
    host: int = 0
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question for another process, which sees by itself what the seat sees; `seed` is in
    hexadecimal."""

    id: int
    match: int
    seq: int
    seat: Seat
    game: str
    level: str
    seed: str

"""A league's present state, and what follows from it. Pure."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias, get_args

from bot.leagues.events import Dropped, Event, Extended, How, Reminded, Returned
from bot.leagues.scheduling.calendar import Fixture
from bot.leagues.settings import DAY, LeagueSettings
from bot.leagues.standings import Line, Result, standings

Phase: TypeAlias = Literal["sign-up", "running", "paused"]
State: TypeAlias = Literal["pending", "open", "ended"]
GRACE_DAYS: Final = 7
"""Days that what is not finished in time gets once, before it is adjudicated."""
SessionEnd: TypeAlias = Literal[
    "played", "scored", "forfeits", "walkovers", "unpaid", "void", "left"
]
"""What became of a session for one of its players: played to its end, scored as it stood when its
time was up, forfeited, won without playing, over without points because too little was played, made
void, or not over."""
ENDS: Final[tuple[SessionEnd, ...]] = get_args(SessionEnd)
UNPLAYED_WINS: Final = ("bye", "walkover")  # ends of sessions that nobody had to play


class InvalidEvent(ValueError):
    """An event that cannot follow the ones before it."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A fixture, the time from which it may begin or has begun, the first match of its session once
    begun, and its result once ended. `repeats` counts how often it has started over; `absentees`
    are the players who had left when it began, `missed` those who had not and were not there.
    `percent` of it was played and `moved` are its players who made a move, if it ended without
    points or someone missed it. `hastened`: an organiser began its round before its day."""

    fixture: Fixture
    starts: int
    match: int | None = None
    result: Result | None = None
    how: How | Literal["corrected"] | None = None
    repeats: int = 0
    absentees: frozenset[int] = frozenset()
    missed: frozenset[int] = frozenset()
    hastened: bool = False
    percent: int = 0
    moved: frozenset[int] = frozenset()

    @property
    def number(self) -> int:
        return self.fixture.number

    @property
    def state(self) -> State:
        if self.result is not None:
            return "ended"
        return "pending" if self.match is None else "open"

    @property
    def is_unplayed(self) -> bool:
        """Whether it ended without points: too little was played, or everyone had left."""
        void = self.result is not None and self.result.annulled
        return void and self.how in ("unplayed", "walkover")

    @property
    def is_stopped(self) -> bool:
        """Whether it ended without points although someone had made a move in it."""
        return self.is_unplayed and bool(self.moved)

    def has_skipped(self, player: int) -> bool:
        """Whether a player was not there at all: they missed or forfeit it without a move."""
        forfeits = self.result.forfeits if self.result is not None else frozenset[int]()
        return player in self.missed | forfeits and player not in self.moved

    def list_missed(self) -> tuple[int, ...]:
        """The players who were not there, in the order of their seats."""
        return tuple(player for player in self.fixture.players if player in self.missed)


MatchName: TypeAlias = tuple[str, int]  # a match's name and number, as its board has them


@dataclass(frozen=True, slots=True)
class RunningSession:
    """How a session stands that is being played: its newest match, the percentage that was played,
    the present scores by seat, and the players who are away."""

    match: MatchName
    percent: int
    scores: tuple[int, ...]
    away: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class League:
    """A league after its newest event. `roster` is in the order of sign-up and includes the waiting
    list; `dropped` left this season. `last_ranking` is that of the season before. `ends` is when
    sessions have to be over, before `extra_days` are added; `is_extended`: the bot has added its
    own to them."""

    settings: LeagueSettings
    seq: int = 0
    season: int = 0
    phase: Phase = "sign-up"
    roster: tuple[int, ...] = ()
    substitutes: tuple[int, ...] = ()
    seed: bytes = b""
    divisions: tuple[tuple[int, ...], ...] = ()
    slots: tuple[Slot, ...] = ()
    dropped: frozenset[int] = frozenset()
    extra_days: int = 0
    is_extended: bool = False
    began_at: int = 0
    ends: int = 0
    paused_at: int = 0
    settings_at_start: LeagueSettings | None = None
    last_ranking: tuple[tuple[int, ...], ...] = ()
    events: tuple[Event, ...] = field(default=(), repr=False)

    @property
    def players(self) -> tuple[int, ...]:
        """The signed-up players who have a place."""
        return self.roster[: self.settings.places]

    @property
    def waiting_list(self) -> tuple[int, ...]:
        return self.roster[self.settings.places :]

    @property
    def participants(self) -> tuple[int, ...]:
        """The players of the present or last season."""
        return tuple(player for division in self.divisions for player in division)

    @property
    def deadline(self) -> int:
        """When the present sessions have to be over."""
        return self.ends + self.extra_days * DAY

    def is_extension_day(self, at: int) -> bool:
        """Whether the bot's own extension is due, or has begun within a day."""
        own = [e.at for e in self.events if isinstance(e.body, Extended) and e.actor is None]
        return 0 <= at - (own[-1] if self.is_extended and own else self.deadline) < DAY

    def round_end_of(self, slot: Slot) -> int:
        """When a session has had the time of a round."""
        return slot.starts + self.season_settings.interval * DAY

    def deadline_of(self, slot: Slot, *, played: bool = False) -> int:
        """Until when a session that has begun waits for people who are all away; once something of
        it was `played`, with the extension that it gets whatever the organiser has added."""
        grace = GRACE_DAYS if self.is_extended else 0
        days = self.extra_days - grace + (GRACE_DAYS if played else 0)
        return min(self.ends, self.round_end_of(slot)) + days * DAY

    @property
    def season_settings(self) -> LeagueSettings:
        """The settings of the present or last season, whatever is set for the next one."""
        return self.settings_at_start or self.settings

    @property
    def next_round_at(self) -> int | None:
        """When the next sessions may begin; None if all have begun."""
        return min((slot.starts for slot in self.slots if slot.state == "pending"), default=None)

    @property
    def next_reminder_at(self) -> int:
        """When an organiser may next remind the players; 0 if nobody has yet."""
        times = (event.at for event in self.events if isinstance(event.body, Reminded))
        return max((at + DAY for at in times), default=0)

    @property
    def has_round_to_draw(self) -> bool:
        """Whether sessions will be drawn from the results of the present ones."""
        settings = self.season_settings
        if settings.format != "swiss" or any(slot.fixture.stage == "final" for slot in self.slots):
            return False
        return settings.final or self.latest_round < settings.rounds

    @property
    def can_be_joined(self) -> bool:
        """Whether a substitute could still play in the season."""
        pending = any(slot.state == "pending" for slot in self.slots)
        return pending or self.has_round_to_draw

    @property
    def latest_round(self) -> int:
        return max((slot.fixture.wave for slot in self.slots), default=0)

    def count_open_sessions(self) -> int:
        return sum(slot.state == "open" for slot in self.slots)

    def find_slot(self, number: int) -> Slot:
        """Raises `InvalidEvent`."""
        for slot in self.slots:
            if slot.number == number:
                return slot
        raise InvalidEvent(f"there is no session {number}")

    def can_repeat(self, slot: Slot) -> bool:
        """Whether a session can start over: it is void, at least two of its players have stayed,
        and nothing has been drawn from it yet."""
        is_latest = self.settings.format == "season" or slot.fixture.wave == self.latest_round
        present = {*slot.fixture.players} - self.dropped
        annulled = slot.result is not None and slot.result.annulled
        return annulled and is_latest and len(present) > 1 and self.phase != "sign-up"

    def absentees_of(self, slot: Slot) -> frozenset[int]:
        """Players who forfeit a session: they have left, or had when it began."""
        return self.dropped & {*slot.fixture.players} if slot.match is None else slot.absentees

    def find_drop(self, player: int) -> tuple[int, Dropped] | None:
        """The event by which an absent player has left, with its number."""
        for row in reversed(self.events) if player in self.dropped else ():
            if isinstance(row.body, Dropped) and row.body.player == player:
                return row.seq, row.body
        return None

    def can_return(self, player: int) -> bool:
        """Whether a player who has left can return: no substitute has begun to play for them."""
        drop = self.find_drop(player)
        if drop is None or self.phase == "sign-up":
            return False
        substitute = drop[1].by
        slots = () if substitute is None else self.slots_of(substitute)
        return substitute not in self.dropped and all(slot.state == "pending" for slot in slots)

    def is_removed(self, player: int) -> bool:
        """Whether an organiser has taken them out, and not they themselves or their absence."""
        drop = self.find_drop(player)
        return drop is not None and self.events[drop[0] - 1].actor not in (None, player)

    def can_rejoin(self, player: int) -> bool:
        """Whether they can return without an organiser."""
        return self.can_return(player) and not self.is_removed(player)

    def list_busy(self, slot: Slot) -> tuple[int, ...]:
        """The people who have no room yet for a session that has not begun."""
        opened = (other.fixture.players for other in self.slots if other.state == "open")
        running = Counter(player for players in opened for player in players)
        present = (p for p in slot.fixture.players if p > 0 and p not in self.dropped)
        return tuple(p for p in present if running[p] >= self.settings.at_once)

    def slots_of(self, player: int) -> tuple[Slot, ...]:
        return tuple(slot for slot in self.slots if player in slot.fixture.players)

    def division_of(self, player: int) -> int | None:
        """From 1."""
        numbers = (n for n, players in enumerate(self.divisions, 1) if player in players)
        return next(numbers, None)

    def is_void(self, slot: Slot) -> bool:
        """Whether a session is over and does not count."""
        result = slot.result
        return result is not None and (result.annulled or self._is_annulled(slot))

    def results(self, division: int) -> tuple[Result, ...]:
        """The results of a division's sessions; void ones are marked `annulled`."""
        return tuple(
            replace(slot.result, annulled=True) if self._is_annulled(slot) else slot.result
            for slot in self.slots
            if slot.fixture.division == division and not slot.fixture.stage
            if slot.result is not None
        )

    def has_played(self, division: int) -> bool:
        """Whether anyone of a division has played a session that counts."""
        return any(self.list_played(player) for player in self.divisions[division - 1])

    def podium(self, division: int) -> tuple[int, ...]:
        """The players of a division by rank once the season is over, without those who have left or
        have hardly played; empty if nobody else is left."""
        ranking = self.last_ranking[division - 1] if self.last_ranking else ()
        return tuple(p for p in ranking if p not in self.dropped and self._has_played_enough(p))

    def list_unranked(self, division: int) -> tuple[int, ...]:
        """The players of a division who have no rank: those who have left and, once the season is
        over, those who have hardly played."""
        is_over = self.phase == "sign-up"
        return tuple(
            player
            for player in self.divisions[division - 1]
            if player in self.dropped or (is_over and not self._has_played_enough(player))
        )

    def list_placeless(self) -> tuple[int, ...]:
        """The players of the last season who have no place in the next one: they left, missed
        everything or forfeited most of it."""
        return tuple(player for player in self.participants if player not in self.roster)

    def champions(self, division: int) -> tuple[int, ...]:
        """The first of the podium, with everyone whom only the random draw puts behind them; a
        final decides by itself."""
        podium = self.podium(division)
        finals = (slot.result for slot in self.slots if slot.fixture.stage == "final")
        final = next((one for one in finals if one is not None and not one.annulled), None)
        if final is not None and len({*final.places}) > 1:
            return podium[:1]
        level: list[int] = []
        for line in self.standings(division) if podium else ():
            if line.decided not in (None, "lot"):
                if podium[0] in level:
                    break
                level = []
            level.append(line.player)
        return tuple(p for p in podium if p in level and (final is None or p in final.players))

    def standings(self, division: int) -> tuple[Line, ...]:
        """Of a division from 1, by the season's order of tie-breaks."""
        players, results = self.divisions[division - 1], self.results(division)
        settings = self.season_settings
        return standings(players, results, self.seed, settings.measures, settings.prizes)

    def list_played(self, player: int) -> tuple[Slot, ...]:
        """The sessions that count and that a player has played: no bye, walkover or forfeit."""
        return tuple(
            slot
            for slot in self.slots_of(player)
            if slot.result is not None and slot.how not in UNPLAYED_WINS
            if player not in slot.result.forfeits and not self.is_void(slot)
        )

    def classify_end(self, slot: Slot, player: int) -> SessionEnd:
        """What became of a session for one of its players."""
        if slot.result is None:
            return "left"
        if slot.is_unplayed:
            return "unpaid"
        if self.is_void(slot):
            return "void"
        if player in slot.result.forfeits:
            return "forfeits"
        if slot.how == "walkover":
            return "walkovers"
        return "scored" if slot.how == "adjudicated" else "played"

    def count_ends(self, player: int) -> Counter[SessionEnd]:
        """What became of the sessions of the standings, which are none of the playoffs, that were
        drawn for a player."""
        sessions = (slot for slot in self.slots_of(player) if not slot.fixture.stage)
        return Counter(self.classify_end(slot, player) for slot in sessions if slot.how != "bye")

    def count_drawn(self, player: int) -> int:
        return self.count_ends(player).total()

    def count_over(self, player: int) -> int:
        """How many of those drawn are over, in whatever way."""
        ends = self.count_ends(player)
        return ends.total() - ends["left"]

    def count_played(self, player: int) -> int:
        ends = self.count_ends(player)
        return ends["played"] + ends["scored"]

    def count_playable(self, player: int) -> int:
        """The sessions of the standings that a player could have played, of which a rank takes
        half: not those that became void, were won without playing, or ended with the season."""
        ends = self.count_ends(player)
        return ends.total() - ends["walkovers"] - ends["void"] - ends["left"]

    def count_forfeits(self, player: int) -> int:
        """The sessions of the standings that count and that a player forfeits."""
        return self.count_ends(player)["forfeits"]

    def count_missed_rounds(self, player: int, at: int) -> int:
        """How many rounds a player has missed since the last session in which they moved or since
        their return. A round counts once its time is over, and not if it began before its day."""
        back = max((e.seq for e in self.events if e.body == Returned(player)), default=0)
        played = [slot for slot in self.slots_of(player) if slot.how not in UNPLAYED_WINS]
        ended = {slot.result.rev: slot for slot in played if slot.result is not None}
        rounds = set[int]()
        for rev, slot in sorted(ended.items(), reverse=True):
            if rev <= back or slot.how == "corrected":
                break
            if player not in slot.missed - slot.moved:
                break
            if not slot.hastened and self.round_end_of(slot) <= at:
                rounds.add(slot.fixture.wave)
        return len(rounds)

    @property
    def ghosts(self) -> tuple[int, ...]:
        """The players of the season who were not there in any of their sessions, and did not say
        that they leave."""
        return tuple(p for p in self.participants if self._has_missed_everything(p))

    @property
    def forfeiters(self) -> tuple[int, ...]:
        """The players of the season who forfeited more than half of their sessions."""
        ends = {player: self.count_ends(player) for player in self.participants}
        return tuple(p for p, of in ends.items() if 2 * of["forfeits"] > of.total())

    def _has_missed_everything(self, player: int) -> bool:
        drop = self.find_drop(player)
        if drop is not None and not drop[1].absent:
            return False
        ended = [slot for slot in self.slots_of(player) if slot.result is not None]
        missed = any(player in slot.missed for slot in ended)
        return missed and all(slot.has_skipped(player) for slot in ended)

    def _has_played_enough(self, player: int) -> bool:
        """Whether a player has played at least half of what they could have. Who was in none of
        their sessions has not, even if others played on for them."""
        if self._has_missed_everything(player):
            return False
        played = self.count_played(player)
        return played > 0 and 2 * played >= self.count_playable(player)

    def _is_annulled(self, slot: Slot) -> bool:
        """Whether one of its players left early, with less than half of their sessions played, and
        such sessions are void by the settings."""
        for player in self.dropped & {*slot.fixture.players} if self.season_settings.annul else ():
            slots = self.slots_of(player)
            results = [slot.result for slot in slots if slot.result is not None]
            played = [r for r in results if not r.annulled and player not in r.forfeits]
            if 2 * len(played) < len(slots):
                return True
        return False


def find_forfeits(league: League, slot: Slot) -> frozenset[int]:
    """The players who forfeit a session, whatever its corrected points: not those who were away."""
    result = slot.result
    if result is None or result.annulled:
        return league.absentees_of(slot)
    return result.forfeits - slot.missed


def division_numbers(league: League) -> Sequence[int]:
    """From 1."""
    return range(1, len(league.divisions) + 1)


@dataclass(frozen=True, slots=True)
class SimulationResult:
    """A simulated season: each session with its first and last day, the final tables of the
    divisions, and the season's last day, None if the simulation ran out of time. Players are
    numbered from 1 in the order of signing up; `away` was absent for a round, `leaver` left;
    `unranked` have no rank. `over` has how many of each player's sessions are, and of how many."""

    slots: tuple[tuple[Slot, int | None, int | None], ...]
    tables: tuple[tuple[Line, ...], ...]
    days: int | None
    away: int
    leaver: int | None
    unranked: frozenset[int] = frozenset()
    over: Mapping[int, tuple[int, int]] = field(default_factory=dict)

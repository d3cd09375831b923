"""The events of a league, whose fold is its state."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.leagues.scheduling.calendar import Fixture
from bot.leagues.settings import LeagueSettings


@dataclass(frozen=True, slots=True)
class Founded:
    """Sign-up opens with these settings."""

    terms: LeagueSettings
    kind: Literal["founded"] = "founded"


@dataclass(frozen=True, slots=True)
class Changed:
    """Other settings, before a season begins."""

    terms: LeagueSettings
    kind: Literal["changed"] = "changed"


@dataclass(frozen=True, slots=True)
class SignedUp:
    player: int
    kind: Literal["signed-up"] = "signed-up"


@dataclass(frozen=True, slots=True)
class Withdrew:
    """Before a season begins; afterwards it is `Dropped`."""

    player: int
    kind: Literal["withdrew"] = "withdrew"


@dataclass(frozen=True, slots=True)
class Listed:
    """A player joins the list of substitutes (`there`) or leaves it."""

    player: int
    there: bool
    kind: Literal["listed"] = "listed"


@dataclass(frozen=True, slots=True)
class Began:
    """A season with its published seed, divisions and fixtures."""

    season: int
    seed: str
    divisions: tuple[tuple[int, ...], ...]
    fixtures: tuple[Fixture, ...]
    kind: Literal["began"] = "began"


@dataclass(frozen=True, slots=True)
class Drawn:
    """One more round of a Swiss event or of its playoffs; players with `byes` win."""

    fixtures: tuple[Fixture, ...]
    byes: tuple[int, ...] = ()
    kind: Literal["drawn"] = "drawn"


@dataclass(frozen=True, slots=True)
class Opened:
    """A session begins; `match` is its first."""

    fixture: int
    match: int
    kind: Literal["opened"] = "opened"


How: TypeAlias = Literal["played", "walkover", "adjudicated", "cancelled", "bye", "unplayed"]


@dataclass(frozen=True, slots=True)
class Ended:
    """How a session has ended, by seat; without places it is void. `absent` are players who were
    not there: others made most of their moves, or a session that is `unplayed` waited for them.
    `percent` is how much of a session without points was played, `moved` who made a move in it."""

    fixture: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    forfeits: tuple[int, ...] = ()
    how: How = "played"
    absent: tuple[int, ...] = ()
    percent: int = 0
    moved: tuple[int, ...] = ()
    kind: Literal["ended"] = "ended"


@dataclass(frozen=True, slots=True)
class Corrected:
    """Places and points as entered by an organiser; without places the session is void. Of one that
    was being played, who had `moved` and who was `absent`, as `Ended` has them."""

    fixture: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str = ""
    absent: tuple[int, ...] = ()
    moved: tuple[int, ...] = ()
    kind: Literal["corrected"] = "corrected"


@dataclass(frozen=True, slots=True)
class Repeated:
    """A void session starts over, from its first match."""

    fixture: int
    kind: Literal["repeated"] = "repeated"


@dataclass(frozen=True, slots=True)
class Dropped:
    """A player leaves during a season: sessions that have not begun are forfeited, or taken over
    by a substitute (`by`). `absent`: they were not there for several rounds."""

    player: int
    by: int | None = None
    absent: bool = False
    kind: Literal["dropped"] = "dropped"


@dataclass(frozen=True, slots=True)
class Returned:
    """A player who had left returns and gets all sessions back that have not begun."""

    player: int
    kind: Literal["returned"] = "returned"


@dataclass(frozen=True, slots=True)
class Paused:
    on: bool
    kind: Literal["paused"] = "paused"


@dataclass(frozen=True, slots=True)
class Hastened:
    """The next sessions may begin now, and all later ones earlier by as much."""

    kind: Literal["hastened"] = "hastened"


@dataclass(frozen=True, slots=True)
class Extended:
    """All open sessions get more time."""

    days: int
    kind: Literal["extended"] = "extended"


@dataclass(frozen=True, slots=True)
class Reminded:
    """An organiser has called those for whom sessions wait."""

    kind: Literal["reminded"] = "reminded"


@dataclass(frozen=True, slots=True)
class Closed:
    """The season is over, with its final ranking by division; the next sign-up is open."""

    ranking: tuple[tuple[int, ...], ...]
    kind: Literal["closed"] = "closed"


@dataclass(frozen=True, slots=True)
class Undone:
    seq: int
    kind: Literal["undone"] = "undone"


Body: TypeAlias = (
    Founded | Changed | SignedUp | Withdrew | Listed | Began | Drawn | Opened | Ended | Corrected
    | Repeated | Dropped | Returned | Paused | Hastened | Extended | Reminded | Closed | Undone
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Event:
    """An event with its number, actor (None: the bot) and time."""

    seq: int
    body: Body
    actor: int | None
    at: int

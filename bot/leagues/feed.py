"""A league's season for other programs, as JSON: `/league export`, `python -m bot export` and the
feed write the same. `docs/league-feed.md` explains it; what is there stays, and `version` grows
with anything else than a new field."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

from pydantic import BaseModel, ConfigDict

from bot.leagues.league import League, Phase, Slot, State
from bot.leagues.standings import MILLION, POINT, Line, Measure


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Units(_Model):
    """How much one point, and a share of 100 %, are in whole numbers."""

    points: int = POINT
    share: int = MILLION


class Session(_Model):
    number: int
    division: int
    wave: int
    stage: str
    players: tuple[int, ...]
    starts: datetime
    state: State
    how: str | None
    match: int | None
    places: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    forfeits: tuple[int, ...]


class Standing(_Model):
    """A line of a division's table; of the measures, it has those in `order`."""

    place: int
    player: int
    played: int
    points: int | None = None
    wins: int | None = None
    seconds: int | None = None
    mutual: int | None = None
    share: int | None = None
    lot: int | None = None
    decided: Measure | None


class LeagueFeed(_Model):
    """A season: the present one, or before it begins the last one. `revision` grows with every
    change of the league."""

    version: Literal[1] = 1
    number: int
    revision: int
    league: str
    season: int
    phase: Phase
    game: str
    seed: str
    order: tuple[Measure, ...]
    prizes: tuple[int, ...]
    units: Units = Units()
    players: dict[int, str]
    sessions: tuple[Session, ...]
    standings: tuple[tuple[Standing, ...], ...]


def write_feed(number: int, name: str, league: League, name_of: Callable[[int], str]) -> str:
    """`name_of` gives a player's name as plain text."""
    settings = league.season_settings
    groups = (*(slot.fixture.players for slot in league.slots), *league.divisions)
    divisions = range(1, len(league.divisions) + 1)
    feed = LeagueFeed(
        version=1,
        number=number,
        revision=league.seq,
        league=name,
        season=league.season,
        phase=league.phase,
        game=league.settings.game,
        seed=league.seed.hex(),
        order=settings.measures,
        prizes=tuple(settings.prizes),
        units=Units(points=POINT, share=MILLION),
        players={one: name_of(one) for one in sorted({one for group in groups for one in group})},
        sessions=tuple(_describe_session(league, slot) for slot in league.slots),
        standings=tuple(
            tuple(_describe_line(league, line) for line in league.standings(division))
            for division in divisions
        ),
    )
    return feed.model_dump_json(indent=1, exclude_unset=True) + "\n"


def _describe_session(league: League, slot: Slot) -> Session:
    result, counts = slot.result, not league.is_void(slot)
    return Session(
        number=slot.number,
        division=slot.fixture.division,
        wave=slot.fixture.wave,
        stage=slot.fixture.stage,
        players=tuple(slot.fixture.players),
        starts=datetime.fromtimestamp(slot.starts, UTC),
        state=slot.state,
        how=slot.how,
        match=slot.match,
        places=tuple(result.places) if result and counts else None,
        scores=tuple(result.scores) if result and counts else None,
        forfeits=tuple(sorted(result.forfeits)) if result else (),
    )


def _describe_line(league: League, line: Line) -> Standing:
    measures = {one: line.value(one) for one in league.season_settings.measures}
    return Standing(
        place=line.place,
        player=line.player,
        played=len(league.list_played(line.player)),
        decided=line.decided,
        **measures,
    )

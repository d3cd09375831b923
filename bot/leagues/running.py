"""How a season runs by itself: what may begin, what is drawn next, when it is over. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import cast

from bot.leagues.events import Body, Closed, Drawn, Ended, Extended
from bot.leagues.fixtures import Fixture, ready
from bot.leagues.knockout import Stage, bouts, by_place, final_ranking
from bot.leagues.league import League, Slot, in_divisions
from bot.leagues.swiss import pairing
from bot.leagues.terms import Terms
from bot.matches.placing import final_places

GRACE = 7
"""Days that a season is extended by, once, before open sessions are adjudicated."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a session's matches have ended: places and points by seat; no places: they never will,
    since one was cancelled."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


def beginning(league: League, at: int) -> tuple[Slot, ...]:
    """The sessions that may begin now: their time has come, and all their players have room."""
    if league.phase != "running":
        return ()
    pending = [slot for slot in league.slots if slot.state == "pending" and slot.starts <= at]
    running = [_there(league, slot) for slot in league.slots if slot.state == "open"]
    fixtures = ready([slot.fixture for slot in pending], running, league.terms.at_once)
    wanted = {fixture.number for fixture in fixtures}
    return tuple(slot for slot in pending if slot.number in wanted)


def _there(league: League, slot: Slot) -> list[int]:
    """The players of a session who have not left."""
    return [player for player in slot.fixture.players if player not in league.dropped]


def walkover(league: League, slot: Slot) -> Ended | None:
    """The result of a session that one person at most would play; None where it has to be."""
    players = slot.fixture.players
    there = _there(league, slot)
    if len(there) > 1:
        return None
    gone = [seat for seat, player in enumerate(players) if player not in there]
    places = final_places((1,) * len(players), gone) if there else ()
    forfeits = tuple(players[seat] for seat in gone)
    return Ended(slot.number, places, (0,) * len(players), forfeits, "walkover")


def ended(league: League, slot: Slot, finish: Finish) -> Ended:
    """The result of a session that has been played: who left before it began is last."""
    players = slot.fixture.players
    if not finish.places:
        return Ended(slot.number, (), (), (), "cancelled")
    absent = [seat for seat, player in enumerate(players) if player in forfeiting(league, slot)]
    places = final_places(finish.places, absent) if absent else finish.places
    return Ended(slot.number, places, finish.scores, tuple(players[seat] for seat in absent))


def forfeiting(league: League, slot: Slot) -> frozenset[int]:
    """Those whose seat in a session is a computer player's: they had left when it began."""
    return league.gone(slot)


def overdue(league: League, at: int) -> list[Body]:
    """One extension when the time is over, by itself."""
    if league.phase != "running" or at < league.deadline or league.extended >= GRACE:
        return []
    return [Extended(GRACE)] if any(slot.state != "ended" for slot in league.slots) else []


def is_over_time(league: League, at: int) -> bool:
    """Whether what is not over has to be adjudicated."""
    return league.phase == "running" and at >= league.deadline and league.extended >= GRACE


def adjudicated(league: League, slot: Slot, scores: Sequence[int] | None) -> Ended:
    """A session that ends by its present points; one that never began counts for nobody."""
    if scores is None:
        return Ended(slot.number, (), (), (), "adjudicated")
    places = tuple(1 + sum(other > one for other in scores) for one in scores)
    finish = ended(league, slot, Finish(places, tuple(scores)))
    return replace(finish, how="adjudicated")


def follows(league: League) -> list[Body]:
    """What comes when all sessions there are have ended: another round, or the end."""
    if league.phase != "running" or any(slot.state != "ended" for slot in league.slots):
        return []
    terms = league.terms
    if terms.format == "swiss":
        rounds = max((s.fixture.wave for s in league.slots if not s.fixture.stage), default=0)
        if rounds < terms.rounds:
            return _next_round(league, rounds + 1)
        if terms.final and (drawn := _knockout(league)):
            return drawn
    return [Closed(final_rankings(league))]


def final_rankings(league: League) -> tuple[tuple[int, ...], ...]:
    """The divisions' players in the order of their standings, the knock-out's before the others."""
    found = [tuple(line.player for line in league.standings(d)) for d in in_divisions(league)]
    won = _won(league)
    if "final" in won:
        found[0] = final_ranking(found[0], league.rules.table, won)
    return tuple(found)


def draw(
    ranked: Sequence[int],
    terms: Terms,
    played: Iterable[Sequence[int]],
    byes: Iterable[int],
    wave: int,
    number: int,
    seed: bytes,
) -> list[Body]:
    """A round of a Swiss event, its sessions numbered from `number`."""
    tables = pairing(ranked, terms.table, played, byes, seed + bytes((wave,)))
    fixtures = [Fixture(number + n, 1, wave, t) for n, t in enumerate(t for t in tables if t[1:])]
    return [Drawn(tuple(fixtures), tuple(t[0] for t in tables if len(t) == 1))]


def _next_round(league: League, wave: int) -> list[Body]:
    ranked = [line.player for line in league.standings(1) if line.player not in league.dropped]
    if len(ranked) < 2:
        return [Closed(final_rankings(league))]
    played = [slot.fixture.players for slot in league.slots if len(slot.fixture.players) > 1]
    byes = [slot.fixture.players[0] for slot in league.slots if slot.how == "bye"]
    number = max(slot.number for slot in league.slots) + 1
    return draw(ranked, league.terms, played, byes, wave, number, league.seed)


def _knockout(league: League) -> list[Body]:
    """The next sessions of the knock-out; nothing once the final is over."""
    won = _won(league)
    there = {slot.fixture.stage for slot in league.slots}
    among = {one for slot in league.slots if slot.fixture.stage for one in slot.fixture.players}
    lines = [line.player for line in league.standings(1)]
    # Who is in it stays in it: who has left since forfeits, and no correction lets others in.
    ranked = [one for one in lines if (one in among if among else one not in league.dropped)]
    if len(ranked) < 2 or "final" in won:
        return []
    number, wave = max(slot.number for slot in league.slots) + 1, league.wave + 1
    fresh = [one for one in bouts(ranked, league.terms.table, won) if one.stage not in there]
    fixtures = tuple(
        Fixture(number + n, 1, wave, bout.players, bout.stage) for n, bout in enumerate(fresh)
    )
    return [Drawn(fixtures)] if fixtures else []


def _won(league: League) -> dict[Stage, list[int]]:
    """The knock-out's sessions that are over, their players by place."""
    ranked = [line.player for line in league.standings(1)] if league.divisions else []
    found: dict[Stage, list[int]] = {}
    for slot in league.slots:
        if slot.fixture.stage and slot.result is not None:
            stage = cast(Stage, slot.fixture.stage)
            found[stage] = by_place(ranked, slot.result.players, slot.result.places)
    return found


def next_time(league: League, at: int) -> int | None:
    """When something falls due without anybody doing anything; None: never."""
    if league.phase != "running":
        return None
    times = [slot.starts for slot in league.slots if slot.state == "pending" and slot.starts > at]
    return min([*times, league.deadline])

"""Whatever people and organisers do, and undo, in whatever order: a league keeps its word."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues import commands
from bot.leagues.aggregate import fold
from bot.leagues.events import Body, Event, Founded, Opened
from bot.leagues.league import League
from bot.leagues.repository import _apply_events, read_event, write_event
from bot.leagues.season_rules import (
    Finish,
    adjudicate_session,
    advance_season,
    end_session,
    extend_if_overdue,
    find_startable,
    find_walkover,
    is_over_time,
)
from bot.leagues.settings import DAY, PRIZE_LISTS, Format, LeagueSettings
from bot.matches import Refusal
from engine.contract import rank_with_ties

HOST = 99
Act = Callable[[League, int], list[Body]]


class Anything:
    """A league to which anything happens; its house goes on by itself."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.at = rng, 1_000
        table = rng.choice((2, 3, 4))
        terms = LeagueSettings(
            "bids", format=rng.choice(("season", "swiss")), table=table,
            division=rng.choice((4, 5, 7)), shape=rng.choice(("column", "pyramid")),
            places=rng.choice((6, 9, 14)), at_once=rng.choice((1, 2)), interval=3,
            rounds=2, annul=rng.random() < 0.4,
        )  # fmt: skip
        self.league = fold([Event(1, Founded(terms), HOST, self.at)])

    def write(self, bodies: list[Body], actor: int | None = None) -> None:
        first = self.league.seq + 1
        rows = [Event(first + n, body, actor, self.at) for n, body in enumerate(bodies)]
        if rows:
            self.league = _apply_events(self.league, [read_event(write_event(row)) for row in rows])

    def act(self) -> None:
        """Somebody does something, if they may; then time passes."""
        player, rng = self.rng.randrange(1, 18), self.rng
        act, actor = rng.choice([*((one, player) for one in PEOPLE), *((o, HOST) for o in OFFICE)])
        try:
            self.write(act(self.league, player), actor)
        except Refusal:
            return
        self.at += rng.choice((0, 0, 3600, DAY, 3 * DAY))

    def services(self) -> None:
        """All that follows by itself; not every open session has been played."""
        for _ in range(80):
            league, bodies = self.league, self.ends()
            bodies = bodies or extend_if_overdue(league, self.at) or advance_season(league)
            self.write(bodies)
            slots = [] if bodies else find_startable(league, self.at)
            for slot in slots:
                match = 1_000 * league.season + slot.number
                self.write([find_walkover(self.league, slot) or Opened(slot.number, match)])
            if not bodies and not slots:
                return
        raise AssertionError("the house never rests")

    def ends(self) -> list[Body]:
        league, found = self.league, list[Body]()
        late = is_over_time(league, self.at)
        for slot in league.slots if league.phase != "sign-up" else ():
            if slot.state == "open" and (late or self.rng.random() < 0.5):
                scores = tuple(self.rng.randrange(5) for _ in slot.fixture.players)
                places = rank_with_ties(scores) if self.rng.random() < 0.9 else ()
                found.append(end_session(league, slot, Finish(places, scores)))
            elif slot.state == "pending" and late:
                found.append(adjudicate_session(league, slot, None))
        return found

    def check(self) -> None:
        league = self.league
        assert fold(league.events) == league
        members = [player for division in league.divisions for player in division]
        assert len({*members}) == len(members)
        assert len({*league.roster}) == len(league.roster)
        playing = {*members} - league.dropped if league.phase != "sign-up" else set()
        assert playing.isdisjoint(league.substitutes)
        for slot in league.slots:
            players = slot.fixture.players
            assert len({*players}) == len(players)
            assert {*players} <= {*members}
            assert slot.result is None or slot.result.players == players
        for division in range(1, len(league.divisions) + 1):
            for above, line in pairwise(league.standings(division)):
                assert line.decided is not None
                assert above.value(line.decided) > line.value(line.decided)


def corrected(league: League, player: int) -> list[Body]:
    """One of the sessions, with points for two, three or four; or for nobody."""
    rng = Random(league.seq + player)
    scores = [rng.randrange(5) for _ in range(rng.choice((2, 3, 4)))]
    number = rng.choice([slot.number for slot in league.slots] or [1])
    return commands.correct_result(league, number, None if player < 7 else scores, "")


def settled(league: League, player: int) -> list[Body]:
    """Terms that a number says."""
    formats: tuple[Format, ...] = ("season", "swiss")
    prizes, chosen = PRIZE_LISTS[player % 6], formats[player % 2]
    terms = replace(league.settings, prizes=prizes, format=chosen, final=player > 9)
    return commands.change_settings(league, terms, (2, 3, 4))


PEOPLE: tuple[Act, ...] = (commands.sign_up, commands.withdraw)
OFFICE: tuple[Act, ...] = (
    commands.sign_up,
    commands.withdraw,
    commands.drop_player,
    settled,
    corrected,
    commands.repeat_session,
    lambda league, player: commands.begin_season(league, bytes([player]) * 32),
    lambda league, _: commands.pause_season(league, on=True),
    lambda league, _: commands.pause_season(league, on=False),
    lambda league, _: commands.extend_season(league, 7),
    lambda league, _: commands.remind_players(league, 0),
    lambda league, _: commands.add_computer(league),
    lambda league, player: commands.close_season(league) if player < 4 else [],
    lambda league, _: commands.undo_act(league),
    lambda league, _: commands.undo_act(league),
)


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 10**9))
@pytest.mark.slow
def test_anything_may_happen_to_a_league(seed: int) -> None:
    some = Anything(Random(seed))
    for _ in range(70):
        some.act()
        some.check()
        if some.rng.random() < 0.8:
            some.services()
            some.check()
    if some.league.phase == "paused":
        some.write(commands.pause_season(some.league, on=False), HOST)
    for _ in range(200):
        some.at += DAY
        some.services()
    assert some.league.phase == "sign-up"
    later = fold([replace(event, at=event.at + 12_345) for event in some.league.events])
    assert [slot.result for slot in later.slots] == [slot.result for slot in some.league.slots]
    assert later.last_ranking == some.league.last_ranking

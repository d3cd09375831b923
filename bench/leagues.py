"""Leagues: a calendar for 32, and results folded into ratings and standings."""

from collections.abc import Iterator
from random import Random

from bench.measuring import Figure, Section, in_turns, seconds
from bot.leagues.ratings import RatedMatch, Ratings
from bot.leagues.scheduling.calendar import SIZES, build_calendar
from bot.leagues.standings import ORDER, Result, standings
from bot.render.charts import table_scene
from bot.render.paint import paint
from engine.contract import rank_with_ties

RESULTS = 20_000
PLAYERS = 400
DIVISION = 8


def section() -> Section:
    results = list(_results(Random(7)))
    rated = [
        RatedMatch(one.fixture, "game", len(one.players), one.players, one.scores)
        for one in results
    ]
    ratings = seconds(lambda: Ratings(rated))
    tables = seconds(lambda: _standings(results))
    longest = max(_calendar(size, number) for size in SIZES for number in range(3))
    return Section(
        f"Leagues: a calendar for 32, and {RESULTS:,} results at tables of two to four",
        (
            Figure("fixtures for 32, the longest of 9", longest, "s", "at most 10"),
            Figure("results into ratings", ratings, "s"),
            Figure(f"results into {PLAYERS // DIVISION} standings", tables, "s"),
            Figure("both", ratings + tables, "s", "at most 1"),
            Figure("a table of seven as a picture", _picture() * 1000, "ms", "at most 20"),
        ),
    )


def _picture() -> float:
    """Seconds from a division to the file."""
    players = range(1, 8)
    (fixtures,) = [build_calendar([players], 4, 2, b"")]
    results = [
        Result(one.number, one.number, one.players, (1, 2, 3, 4), (44, 40, 31, 12))
        for one in fixtures
    ]
    names = [f"Somebody {player}" for player in players]

    def draw() -> bytes:
        lines = standings(players, results, b"")
        rows = [
            (str(line.place), names[line.player - 1], [str(line.value(one)) for one in ORDER])
            for line in lines
        ]
        return paint(table_scene("Winter, season 1, division 1", list(ORDER), rows, (5,)))

    return in_turns({"draw": draw}, rounds=25)["draw"]


def _calendar(size: int, number: int) -> float:
    return seconds(lambda: build_calendar([range(32)], size, 2, bytes((number,))))


def _results(rng: Random) -> Iterator[Result]:
    """Sessions of divisions of eight."""
    for number in range(RESULTS):
        first = rng.randrange(PLAYERS // DIVISION) * DIVISION
        players = tuple(rng.sample(range(first, first + DIVISION), 2 + number % 3))
        scores = tuple(rng.randrange(20, 60) for _ in players)
        yield Result(number, number, players, rank_with_ties(scores), scores)


def _standings(results: list[Result]) -> None:
    divisions: dict[int, list[Result]] = {}
    for result in results:
        divisions.setdefault(result.players[0] // DIVISION, []).append(result)
    for division, found in divisions.items():
        first = division * DIVISION
        standings(range(first, first + DIVISION), found, b"")

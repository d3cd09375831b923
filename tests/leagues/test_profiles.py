"""What a profile counts, and how it reads."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.games import find_catalogue_files
from bot.leagues.profiles import count_days, count_opponents, count_saved, count_wins, find_best
from bot.models.puzzles import PuzzleRecord
from bot.models.results import (
    BestResult,
    MatchResult,
    PlayerRating,
    Rating,
    SeatResult,
    Streak,
    Tally,
)
from bot.render.drawing import Drawing
from bot.render.scene import Scene
from bot.screens.screen import Picture, Row, Text
from bot.screens.shared.profile import BestBoard, Profile, render_profile
from bot.words import Catalogues

CATALOGUES = Catalogues.load(find_catalogue_files())
NOON = datetime(2026, 11, 23, 12, tzinfo=UTC)
DAY = 86_400
PROFILE = Profile(
    "`*Ana*`",
    (Tally("cutterland", 48, 21, 31.5, ()), Tally("clustered", 1, 0, 9, ())),
    (PlayerRating("cutterland", "few", 1, Rating(30, 3, 2), ((1, 500), (2, 520))),),
    days=Streak(5, 12),
    wins=Streak(3, 4),
    favourites={"cutterland": ("Goblins", Drawing("g", ()))},
    board=BestBoard("cutterland", 72, "Quiet Otter", Scene(10, 10, "mat")),
    opponents=(("Ben", 7), ("Cleo", 1)),
)


def days(*ago: float) -> list[int]:
    return [int(NOON.timestamp() - one * DAY) for one in ago]


def row(number: int, *seats: tuple[int | None, int], game: str = "bids") -> MatchResult:
    """Seats as player and score; the most points win."""
    best = max(score for _, score in seats)
    found = tuple(SeatResult(p, 1 if n == best else 2, n, rated=True) for p, n in seats)
    return MatchResult(number, number, 1, game, 0, found)


@pytest.mark.parametrize(
    ("ago", "streak"),
    [
        ((), Streak(0, 0)),
        ((0,), Streak(1, 1)),
        ((0, 0.1, 1, 2), Streak(3, 3)),
        ((1, 2), Streak(2, 2)),
        ((2, 3, 4), Streak(0, 3)),
        ((0, 3, 4), Streak(1, 2)),
    ],
)
def test_days_in_a_row_last_until_a_day_without_a_move(
    ago: tuple[float, ...], streak: Streak
) -> None:
    assert count_days(days(*ago), "UTC", NOON) == streak


def test_matches_are_saved_by_those_who_took_a_seat_over() -> None:
    saved = row(1, (1, 9), (2, 3))
    seats = (replace(saved.seats[0], saved=True), saved.seats[1])
    results = [replace(saved, seats=seats), row(2, (1, 5), (2, 7))]
    assert [count_saved(results, player) for player in (1, 2)] == [1, 0]


def test_days_are_those_of_the_players_clock() -> None:
    late, early = int(NOON.timestamp()) - 13 * 3600, int(NOON.timestamp()) - 11 * 3600
    assert count_days([late, early], "UTC", NOON) == Streak(2, 2)
    assert count_days([late, early], "Asia/Tokyo", NOON) == Streak(1, 1)


def test_wins_in_a_row_are_against_others() -> None:
    won, lost, alone = ((1, 9), (2, 5)), ((1, 5), (2, 9)), ((1, 9),)
    order = (won, alone, won, lost, won, won, won)
    assert count_wins([row(n, *seats) for n, seats in enumerate(order)], 1) == Streak(2, 3)
    assert count_wins([row(1, *lost)], 1) == count_wins([], 1) == Streak(0, 0)


def test_opponents_are_the_latest_people_and_the_best_match_has_most_points() -> None:
    rows = [
        row(4, (1, 5), (2, 4)),
        row(3, (3, 4), (1, 9), (None, 1)),
        row(2, (1, 9), (2, 1)),
        row(1, (1, 99), game="other"),
    ]
    assert count_opponents(rows, 1) == ((2, 2), (3, 1))
    assert find_best(rows, 1, "bids") == BestResult(3, 1, 9)
    assert find_best(rows, 1, "nothing") is None


def test_a_profile_reads_like_its_card() -> None:
    picture, lines = render_profile(PROFILE, CATALOGUES.words("en")).blocks
    assert isinstance(picture, Picture)
    assert isinstance(lines, Text)
    assert picture.text.splitlines() == [
        "```",
        "Days in a row with a move: 5",
        " (longest: 12)",
        "Wins in a row: 3 (longest: 4)",
        "Favourite in Cutterland: Goblins",
        "Most points in Cutterland: 72",
        " (Quiet Otter)",
        "Recent opponents: Ben ×7 · Cleo",
        "```",
    ]
    assert picture.alt.startswith("`*Ana*`'s profile: Cutterland, Clustered. Days in a row")
    assert lines.body.splitlines()[1] == (
        "**Cutterland** · finished: 48 · won: 21 · average points: 31.5"
    )


@pytest.mark.parametrize("locale", ["en", "es", "ru"])
def test_without_pictures_no_line_is_wider_than_a_phone(locale: str) -> None:
    picture = render_profile(PROFILE, CATALOGUES.words(locale)).blocks[0]
    assert isinstance(picture, Picture)
    assert max(map(len, picture.text.splitlines())) <= 32


def test_a_beginner_reads_what_runs_and_what_to_do_next() -> None:
    words = CATALOGUES.words("en")
    record = PuzzleRecord(days=7, streak=3, longest=5, found=2)
    own = Profile("Ana", is_own=True, running=2, puzzles=record)
    text, buttons = render_profile(own, words).blocks
    assert isinstance(text, Text)
    assert isinstance(buttons, Row)
    assert text.body.splitlines()[:3] == [
        "You haven't finished a match yet.",
        "Matches running: 2",
        "🧩 Puzzles tried: 7 · solved: 2 · days in a row: 3 (longest: 5)",
    ]
    assert [one.control for one in buttons.buttons] == ["turns.0", "puzzle.open"]
    (others,) = render_profile(Profile("Ana", puzzles=record), words).blocks
    assert isinstance(others, Text)
    assert others.body.startswith("Ana hasn't finished a match yet.\n🧩 Puzzles tried: 7")
    assert "Next" not in others.body

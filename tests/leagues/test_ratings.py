"""Ratings: ties, provisional marks, and the same from the same matches."""

import pytest
from openskill.models import BradleyTerryFull

from bot.leagues.ratings import RatedMatch, RatingKey, Ratings, size_class
from bot.models.results import Rating


def test_tied_winners_gain_alike_and_more_than_the_third() -> None:
    one, other, third, last = Ratings().rate([Rating()] * 4, [40, 40, 30, 10])
    assert one == other
    assert one.mean > Rating().mean > third.mean > last.mean


def test_a_full_tie_between_equals_changes_no_mean() -> None:
    for rating in Ratings().rate([Rating()] * 3, [7, 7, 7]):
        assert rating.mean == pytest.approx(Rating().mean)
        assert rating.spread < Rating().spread


def test_the_library_gives_the_same_when_it_copies() -> None:
    before = [Rating(30, 5), Rating(22, 8), Rating(25, 3)]
    model = BradleyTerryFull(beta=25 / 3, gamma=lambda *a, **k: 1.0)
    teams = [[model.rating(mu=one.mean, sigma=one.spread)] for one in before]
    wanted = [(t[0].mu, t[0].sigma) for t in model.rate(teams, scores=[3, 9, 9])]
    ratings = Ratings()
    for _ in range(2):
        assert [(r.mean, r.spread) for r in ratings.rate(before, [3, 9, 9])] == wanted


def test_the_shown_number() -> None:
    assert Rating(25, 25 / 3).display_value == 833
    assert Rating(30, 3.9).is_provisional is False
    assert Rating(30, 4.0).is_provisional is True


def test_a_newcomer_is_provisional_for_some_matches() -> None:
    ratings = Ratings(RatedMatch(n, "g", 4, (1, 2, 3, 4), (4, 3, 2, 1)) for n in range(30))
    mine = ratings.rating_of(RatingKey("g", "few", 1))
    assert mine.matches == 30
    assert not mine.is_provisional
    assert ratings.rating_of(RatingKey("g", "few", 9)).is_provisional
    assert len(ratings.histories[RatingKey("g", "few", 1)]) == 30


def test_games_and_sizes_are_rated_apart() -> None:
    ratings = Ratings(
        [RatedMatch(1, "g", 2, (1, 2), (4, 3)), RatedMatch(2, "h", 3, (1, 2), (4, 3))]
    )
    assert set(ratings.ratings) == {
        RatingKey("g", "two", 1), RatingKey("g", "two", 2),
        RatingKey("h", "few", 1), RatingKey("h", "few", 2),
    }  # fmt: skip
    assert [size_class(seats) for seats in (1, 2, 3, 4, 5)] == ["two", "two", "few", "few", "many"]


def test_nobody_is_rated_alone() -> None:
    assert not Ratings([RatedMatch(1, "g", 4, (1,), (9,))]).ratings

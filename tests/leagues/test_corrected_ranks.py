"""What the correction of a result changes in the ranks, and what it doesn't."""

from bot.leagues.events import Corrected, Dropped, Ended, Withdrew
from bot.leagues.league import League
from bot.screens.shared.league.announcements import describe_new_ranks, render_announcement
from bot.screens.shared.league.formatting import LeagueView
from bot.screens.shared.league.standings import render_standings
from tests.leagues.season import Season
from tests.leagues.test_absence import WEEK, began, closed, grown, said
from tests.leagues.test_screens import WORDS


def shown(league: League) -> LeagueView:
    names = {n: f"P{n}" for n in range(1, 9)}
    return LeagueView(1, "Winter", league, names, WORDS.words("en"), single=True)


def silent() -> League:
    """A season in which player 1 made no move; player 7 has claimed a seat of theirs."""
    league = began((1, 2), (1, 3), (2, 3))
    claimed = Ended(1, (), (), (), "unplayed", (1,), 40, (7, 2))
    return grown(league, claimed, Ended(2, (2, 1), (0, 5), (1,), absent=(1,)))


def test_points_make_no_player_of_somebody_who_never_moved() -> None:
    ended = closed(grown(silent(), Ended(3, (1, 2), (9, 5))))
    assert ended.champions(1) == (3,)
    changed = grown(ended, Corrected(1, (1, 2), (20, 0)))
    assert changed.ghosts == (1,)
    assert changed.list_unranked(1) == (1,)
    page = said(render_standings(shown(changed), 1))
    assert "no rank: made no move" in page
    assert "except P1 (didn't play). To play, press" in page


def test_a_corrected_match_is_missed_by_nobody() -> None:
    league = grown(silent(), Dropped(1, absent=True), Corrected(1, (1, 2), (20, 0)))
    assert league.dropped == frozenset()
    assert league.count_missed_rounds(1, 9 * WEEK) == 0
    again = grown(league, Dropped(1, absent=True), Corrected(1, (1, 2), (21, 0)))
    assert again.dropped == {1}, "only the first correction excuses them"


def test_the_answer_to_a_correction_names_a_new_champion_or_new_ranks() -> None:
    league = began((1, 2), (1, 3), (2, 3))
    running = grown(league, Ended(1, (1, 2), (9, 5)), Ended(2, (1, 2), (9, 5)))
    ended = closed(grown(running, Ended(3, (1, 2), (9, 5))))
    changed = grown(ended, Corrected(1, (2, 1), (5, 9)))
    assert describe_new_ranks(shown(changed), ended) == [
        "🏆 **P2** is now the champion (before: P1). You can undo this."
    ]
    third = grown(ended, Corrected(3, (2, 1), (5, 9)))
    assert describe_new_ranks(shown(third), ended) == [
        "The final ranks have changed. Standings: 1. P1 20 · 2. P3 16 · 3. P2 12. "
        "You can undo this."
    ]
    assert describe_new_ranks(shown(grown(ended, Corrected(3, (1, 2), (9, 4)))), ended) == []
    assert describe_new_ranks(shown(grown(running, Corrected(1, (2, 1), (5, 9)))), running) == []


def test_who_lost_their_place_or_has_left_is_named() -> None:
    ended = closed(grown(silent(), Ended(3, (1, 2), (9, 5))))
    lifted = grown(ended, Corrected(1, (1, 2), (20, 0)), Corrected(2, (1, 2), (20, 0)))
    posted = said(
        render_announcement("closed", {"season": 1}, 0, shown(grown(lifted, Withdrew(2))))
    )
    assert "Everyone is signed up again except P2 (left) and P1 (didn't play)." in posted


async def test_a_match_corrected_while_it_runs_knows_who_had_moved(season: Season) -> None:
    await season.found("Ana", "Bo", table=2)
    await season.begin()
    ana, bo = season.people
    await season.play({bo})
    await season.leagues.correct(season.id, season.host, 1, (20, 0), "a dispute")
    (slot,) = (await season.league()).slots
    assert [*slot.moved, *slot.missed] == [ana, bo]
    assert (await season.league()).ghosts == (bo,)

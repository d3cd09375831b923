"""Who has a rank, in which order, and what the counts beside it add up to."""

import re
from dataclasses import replace

from bot.leagues.commands import close_season
from bot.leagues.events import Corrected, Dropped
from bot.leagues.league import RunningSession
from bot.screens.shared.league import announcements, standings
from bot.screens.shared.league.season_state import rank_lines
from tests.leagues.test_pages import NAMES, begun, ended, list_ranks, opened, text, view
from tests.leagues.test_screens import grown


def test_a_season_ended_early_ranks_by_the_matches_that_are_over_and_says_so() -> None:
    league = opened(begun(), 1, 2)
    early = ended(league, 1)
    cut = grown(early, close_season(early))
    winner, loser = (line.player for line in cut.standings(1)[:2])
    running = {2: RunningSession(("Mighty Forge", 2), 40, (3, 1), ())}
    page = text(standings.render_standings(replace(view(cut), running=running), 1))
    counts = "4 not started · 1 unfinished, not counted"
    assert counts in page
    assert "Running now" not in page
    ranks = [line.split()[0] for line in list_ranks(standings.render_standings(view(cut), 1))]
    assert [rank for rank in ranks if rank in ("1.", "2.", "–")] == ["1.", "2.", "–", "–"]
    assert re.search(rf"1\. {NAMES[winner]} +10 +1/3\n", page)
    why = text(standings.render_rank_explanation(view(cut), loser))
    assert "matches: 3 (finished: 1 · not finished: 2)" in why


def test_a_void_match_costs_nobody_their_rank() -> None:
    league = ended(begun(), 1)
    cut = grown(league, [Corrected(2, (), ()), Corrected(3, (), ())])
    played = {*cut.find_slot(1).fixture.players}
    assert {*grown(cut, close_season(cut)).list_unranked(1)} == {1, 2, 3, 4} - played


def test_tied_players_come_in_the_order_of_what_they_played_and_the_unranked_last() -> None:
    league = ended(begun(), 1)
    lines = {line.player: line for line in league.standings(1)}
    third, fourth = (one for one in lines.values() if one.points == 0)
    running = {2: RunningSession(("Mighty Forge", 2), 40, (3, 1), (third.player,))}
    shown = replace(view(league), running=running)
    assert [line.player for _, line in rank_lines(shown, 1)][2:] == [fourth.player, third.player]
    number, seats = next(
        (slot.number, slot.fixture.players)
        for slot in league.slots
        if {third.player, fourth.player} & {*slot.fixture.players} == {fourth.player}
    )
    scores = tuple(5 * (player == fourth.player) for player in seats)
    leads = {number: RunningSession(("Mighty Forge", number), 40, scores, ())}
    assert rank_lines(replace(shown, running=leads), 1)[2][1].player == fourth.player
    left = view(grown(league, [Dropped(next(iter(lines)))]))
    assert "draw" not in text(standings.render_tie_breaks(left, 1)), "no rank has to be split"
    ranked = rank_lines(left, 1)
    assert [rank for rank, _ in ranked] == ["1", "2", "2", "–"]
    assert ranked[0][1].decided is None


def test_who_left_comes_last_and_who_finished_nothing_reads_so() -> None:
    league = grown(ended(begun(), 1), [Dropped(3)])
    cut = grown(league, close_season(league))
    ranked = rank_lines(view(cut), 1)
    assert [(rank, line.player) for rank, line in ranked][-1] == ("–", 3)
    posted = announcements.render_champions(view(cut))
    assert posted is not None
    idle = next(line.player for rank, line in ranked if rank == "–" and line.player != 3)
    assert f"No rank: {NAMES[idle]} finished no matches" in text(posted)

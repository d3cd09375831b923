"""Who has a rank, in which order, and what the counts beside it add up to."""

from __future__ import annotations

import re
from dataclasses import replace

from bot.leagues.commands import close_season
from bot.leagues.events import Corrected, Dropped
from bot.leagues.league import RunningSession
from bot.screens.shared.league import standings
from bot.screens.shared.league.ranks import rank_lines
from tests.leagues.test_pages import NAMES, begun, ended, list_ranks, opened, text, view
from tests.leagues.test_screens import grown


def test_a_season_ended_early_ranks_by_the_matches_that_are_over_and_says_so() -> None:
    league = opened(begun(), 1, 2)
    early = ended(league, 1)
    cut = grown(early, close_season(early))
    winner, loser = (line.player for line in cut.standings(1)[:2])
    running = {2: RunningSession(("Mighty Forge", 2), 40, (3, 1), ())}
    page = text(standings.render_standings(replace(view(cut), running=running), 1))
    assert "5 unfinished at the early end, so not counted" in page
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
    left = view(grown(league, [Dropped(next(iter(lines)))]))
    ranked = rank_lines(left, 1)
    assert [rank for rank, _ in ranked] == ["1", "2", "2", "–"]
    assert ranked[0][1].decided is None

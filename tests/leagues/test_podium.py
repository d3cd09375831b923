"""The message of a season's end stays true, and nobody is placed who did not win a place."""

import re

from bot.leagues import commands
from bot.leagues.aggregate import fold_to_season_end
from bot.leagues.events import Closed, Corrected, Dropped
from bot.leagues.league import League
from bot.leagues.season_rules import rank_divisions
from bot.screens.screen import Row, Screen, Text
from bot.screens.shared.league import announcements, standings
from bot.screens.shared.league.formatting import LeagueView, format_points
from tests.leagues.season import Season
from tests.leagues.test_screens import NAMES, WORDS, grown, over, played

PEOPLE = ("Ana", "Ben", "Cleo", "Dario")


def told(screen: Screen | None) -> str:
    assert screen is not None
    return "\n".join(block.body for block in screen.blocks if isinstance(block, Text))


def buttons(screen: Screen | None) -> set[str]:
    assert screen is not None
    rows = (block for block in screen.blocks if isinstance(block, Row))
    return {one.control.split(".", 2)[2] for row in rows for one in row.buttons}


def shown(league: League) -> LeagueView:
    return LeagueView(1, "Winter", league, NAMES, WORDS.words("en"))


async def kinds(season: Season) -> list[str]:
    return [str(post.note) for post in await season.announced()]


async def test_a_season_in_which_nothing_was_played_has_no_champion(season: Season) -> None:
    await season.found(*PEOPLE, table=4, at_once=1)
    await season.begin()
    await season.leagues.act(season.id, season.host, commands.close_season)
    league = await season.league()
    assert league.last_ranking
    assert league.podium(1) == ()
    screen = announcements.render_announcement("closed", {"season": 1}, 0, shown(league))
    assert "season 1 is over. No one has a rank" in told(screen)
    assert "wins" not in told(screen)


def test_who_left_is_on_no_podium() -> None:
    league = played(14)
    first = league.standings(1)[0].player
    league = grown(league, [Dropped(first)]) if first not in league.dropped else league
    league = grown(league, [Closed(rank_divisions(league))])
    assert league.last_ranking[0][0] == first
    assert first not in league.podium(1)
    assert league.podium(1)


def test_the_last_post_and_the_standings_agree_on_ranks_and_on_who_left() -> None:
    league = played(4, table=2)
    first, second, *_ = league.standings(1)
    league = grown(league, [] if first.player in league.dropped else [Dropped(first.player)])
    league = grown(league, [Closed(rank_divisions(league))])
    view = LeagueView(1, "Winter", league, {n: f"P{n}" for n in range(9)}, WORDS.words("en"))
    posted = told(announcements.render_announcement("closed", {"season": 1}, 0, view))
    page = told(standings.render_standings(view, 1))
    out = next(
        line for line in posted.splitlines() if line.startswith("No rank, out of the season")
    )
    assert f"P{first.player} {format_points(first.points)}" in out
    assert "left the season" in page
    best = league.podium(1)[0]
    assert f"Standings: 1. P{best} " in posted
    ranks = [line.split()[:2] for line in page.splitlines() if line.strip()[:1] in "–1"]
    assert ["1.", f"P{best}"] in ranks
    assert ["–", f"P{first.player}"] in ranks
    assert second.player == best or ["–", f"P{second.player}"] in ranks
    why = told(standings.render_rank_explanation(view, first.player))
    assert "out of the season, no rank" in why
    assert f"except P{first.player} (left). To play, press **Join**" in posted
    assert posted.splitlines()[-1] in page


def test_without_a_champion_the_standings_have_no_ranks() -> None:
    league = played(4, table=2)
    ended = [slot for slot in league.slots if slot.result is not None]
    league = grown(league, [Corrected(slot.number, (), ()) for slot in ended[1:]])
    league = grown(league, [Closed(rank_divisions(league))])
    assert league.champions(1) == ()
    view = shown(league)
    posted = told(announcements.render_announcement("closed", {"season": 1}, 0, view))
    assert "no match gave points" in posted
    assert not re.search(r"^ *[0-9]+\.", told(standings.render_standings(view, 1)), re.MULTILINE)


def test_the_champions_message_says_who_goes_up_and_down() -> None:
    league = over()
    said = told(announcements.render_announcement("closed", {"season": 1}, 0, shown(league)))
    down = [one for one in league.last_ranking[0][-2:] if one in league.roster]
    assert down
    assert league.season_settings.count_division_movers(league.last_ranking) == [(0, 2), (2, 0)]
    assert "Relegated from division 1" in said
    assert "Promoted from division 2" in said


def test_a_season_that_goes_on_after_all_offers_no_place_in_the_next() -> None:
    league = played(14)
    screen = announcements.render_announcement("podium", {"season": 1}, 0, shown(league))
    assert "The season continues" in told(screen)
    assert "join" not in buttons(screen)


async def test_a_correction_after_the_end_changes_the_podium_and_is_told(season: Season) -> None:
    await season.found(*PEOPLE[:2], table=2)
    await season.begin()
    await season.over()
    before = (await season.league()).podium(1)
    known = len(await kinds(season))
    slot = (await season.league()).slots[0]
    scores = tuple(9 if player == before[1] else 1 for player in slot.fixture.players)
    await season.leagues.correct(season.id, season.host, 1, scores, "a wrong count")
    league = await season.league()
    assert league.podium(1) == before[::-1]
    assert (await kinds(season))[known:] == ["corrected", "podium", "places"]
    screen = announcements.render_announcement("places", {"before": before[0]}, 0, LeagueView(
        1, "Winter", league, {before[0]: "Old", before[1]: "New"}, WORDS.words("en")
    ))  # fmt: skip
    assert "makes **New** the champion" in told(screen)
    assert "before: Old" in told(screen)

    known = len(await kinds(season))
    await season.leagues.act(season.id, season.host, commands.undo_act)
    assert (await season.league()).podium(1) == before
    assert (await kinds(season))[known:] == ["uncorrected", "podium", "places"]
    known = len(await kinds(season))
    again = tuple(1 if player == before[1] else 8 for player in slot.fixture.players)
    await season.leagues.correct(season.id, season.host, 1, again, "")
    assert (await kinds(season))[known:] == ["corrected"]


async def test_the_podium_of_a_season_stays_when_the_next_begins(season: Season) -> None:
    await season.found(*PEOPLE, table=4, interval=1)
    await season.begin()
    await season.over()
    names = dict(zip(season.people, PEOPLE, strict=True))
    ended = await season.league()
    await season.begin()
    league = await season.league()
    then = LeagueView(1, "W", fold_to_season_end(league, 1), names, WORDS.words("en"))
    screen = announcements.render_announcement("podium", {"season": 1, "past": True}, 0, then)
    assert f"{names[ended.podium(1)[0]]} wins" in told(screen)
    assert buttons(screen) == {"home"}


def test_a_season_all_of_whose_sessions_count_for_nobody_has_no_champion() -> None:
    league = over()
    league = grown(league, [Corrected(slot.number, (), ()) for slot in league.slots])
    assert league.podium(1) == ()

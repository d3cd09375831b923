"""Who sees what of a person's profile."""

from dataclasses import replace

import pytest

from bot.interactions.profile import build_profile, leaderboard_screen
from bot.interactions.requester import Requester
from bot.matches import analyses
from bot.models.analysis import Analysis
from bot.models.match import Address
from bot.models.people import Week
from bot.models.puzzles import PuzzlePost, PuzzleTry
from bot.models.results import MatchResult, SeatResult
from bot.presentation.preferences import presentation_of
from bot.screens.shared.weekly import render_weekly
from tests.security.pressing import ABROAD, HERE, Desk, Who, begun, met
from tests.standin import payloads

ANA, BEN, EVE = 1, 2, 3


async def asking(desk: Desk, user: int, guild: int | None) -> Requester:
    services = desk.app.bot.services
    person = await services.matches.people.find_person(user)
    assert person is not None
    address = None if guild is None else Address(guild, payloads.CHANNEL)
    return Requester(services, person, presentation_of(services, person), address)


@pytest.fixture
async def played(repository: Desk) -> Desk:
    """Ana has played with Ben here, and better abroad."""
    ana, ben, _ = (person.player for person in await met(repository.app, ANA, BEN, EVE))
    rows = []
    for number, (guild, score) in enumerate(((HERE, 10), (ABROAD, 99)), 1):
        match = (await begun(repository.app, "cutterland", ANA, BEN)).match
        seats = (SeatResult(ana, 1, score, rated=True), SeatResult(ben, 2, 5, rated=True))
        rows.append(MatchResult(number, match, guild, "cutterland", 1, seats))
    await repository.app.matches.store.results.replace_all(rows)
    return repository


@pytest.mark.parametrize(
    ("user", "guild", "score", "matches"),
    [(ANA, HERE, 99, 2), (ANA, None, 99, 2), (EVE, HERE, 10, 1), (EVE, ABROAD, 99, 1)],
)
async def test_others_see_boards_and_opponents_of_their_server_only(
    played: Desk, user: int, guild: int | None, score: int, matches: int
) -> None:
    ana = (await asking(played, ANA, HERE)).person
    profile = await build_profile(await asking(played, user, guild), ana)
    assert sum(tally.matches for tally in profile.tallies) == 2, "totals are for all"
    assert profile.board is not None
    assert profile.board.score == score
    assert [n for _, n in profile.opponents] == [matches]


async def test_the_luck_of_analysed_matches_is_told(
    played: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "LEAST_AVERAGED", 2)
    ana, store = await asking(played, ANA, HERE), played.app.matches.store.analyses
    assert "luck" not in "".join((await build_profile(ana, ana.person)).more)
    for tally in (await build_profile(ana, ana.person)).tallies:
        for (match, seat), gain in zip(tally.newest, (-3.0, 1.0), strict=True):
            found = Analysis(luck=((gain, 0.6), (0.0, 0.6))[:: 1 - 2 * seat])
            seq = (await played.app.matches.queries.read_table(match)).seq
            await store.save(match, seq, analyses.ANALYSES.dump_json(found).decode())
    told = "".join((await build_profile(ana, ana.person)).more)
    assert "luck in the last 2 analysed matches, in points: −1.0 ± 0.4" in told


async def test_elsewhere_others_see_neither(played: Desk) -> None:
    ana = (await asking(played, ANA, HERE)).person
    profile = await build_profile(await asking(played, EVE, None), ana)
    assert profile.board is None
    assert not profile.opponents


async def test_who_hides_is_found_by_no_one_else(played: Desk) -> None:
    people = played.app.matches.people
    assert "ratings" in await played.type(Who(EVE), "rating", player=Who(BEN))
    assert "private" in await played.press(Who(BEN), "v1:0:0:privacy.hide")
    for command in ("profile", "rating"):
        assert "private" in await played.type(Who(EVE), command, player=Who(BEN))
        assert "private" not in await played.type(Who(BEN), command)
    ben = await people.find_person(BEN)
    assert ben is not None
    assert ben.hidden
    ana = (await asking(played, ANA, HERE)).person
    assert not (await build_profile(await asking(played, ANA, HERE), ana)).opponents
    leaders = repr(await leaderboard_screen(await asking(played, EVE, HERE), "cutterland", "two"))
    assert ana.name in leaders
    assert ben.name not in leaders
    await played.press(Who(BEN), "v1:0:0:privacy.show")
    profile = await build_profile(await asking(played, ANA, HERE), ana)
    assert [name for name, _ in profile.opponents] == [ben.name]


async def test_a_weekly_post_names_no_one_who_hides_or_has_gone(played: Desk) -> None:
    weekly, words = played.app.bot._outbox.weekly, (await asking(played, ANA, HERE)).words
    week = Week(0, 2, 2, 1)
    report = await weekly.build_report(HERE, week, words)
    assert report is not None
    assert report.board is not None
    assert (report.board.name, report.matches[0].winners) == ("person1", ("person1",))
    assert [name for name, _ in report.active] == ["person1", "person2"]
    assert await weekly.build_report(HERE, replace(week, since=2), words) is None
    ana, ben = [(await asking(played, user, HERE)).player for user in (ANA, BEN)]
    await played.app.matches.people.set_person(ana, hidden=True)
    await played.app.matches.privacy.forget(ben)
    report = await weekly.build_report(HERE, week, words)
    assert report is not None
    assert report.matches[0].winners == (None,)
    assert (report.board, [*report.active], [*report.ratings]) == (None, [], [])
    assert "someone" in repr(render_weekly(report, words))
    assert "person" not in repr(render_weekly(report, words))


@pytest.mark.slow
async def test_the_puzzle_table_names_no_one_who_hides(played: Desk) -> None:
    people, monday = [await asking(played, user, HERE) for user in (ANA, BEN)], 736_331
    for one in people:
        tried = PuzzleTry(one.player, monday, 1, HERE, 5, 10, 1)
        await played.app.matches.store.puzzles.add_try(tried)
    post = PuzzlePost(HERE, monday + 7, payloads.CHANNEL, None, monday)
    poster = played.app.bot._outbox.puzzles
    assert [line.name for line in await poster._read_week(post)] == ["person1", "person2"]
    await played.app.matches.people.set_person(people[1].player, hidden=True)
    assert [line.name for line in await poster._read_week(post)] == ["person1"]

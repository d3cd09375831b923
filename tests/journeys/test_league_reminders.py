"""What leagues remind people of: in the channel, when an organiser asks for it, and alone."""

import pytest

from tests.journeys.test_leagues import begin_season, league, opened, pass_days, play, posted
from tests.journeys.test_mentions import letters
from tests.journeys.world import World, buttons, press, text

REMIND = "league.1.remind"


@pytest.mark.slow
async def test_an_organiser_reminds_the_players_once_a_day(world: World) -> None:
    page = await opened(world, "ana", "ben", "olga", table="3", pace="28-1", clock="relaxed")
    page = await begin_season(world, page)
    assert REMIND not in buttons(page), "everyone was only just asked"
    await pass_days(world, 2)
    older, page = [
        await press(world.olga, await league(world, "olga", "home"), "league.1.panel")
        for _ in range(2)
    ]
    assert "⏳ Waiting for " in text(page)
    said = text(page).partition("**Remind players** mentions ")[2]
    called = [name for name in ("ana", "ben") if name in said.partition(" in the channel")[0]]
    assert called
    assert "olga" not in said.partition(" in the channel")[0]

    done = await press(world.olga, page, REMIND)
    assert "🔔 I've mentioned " in text(done)
    assert "You can remind them again <t:" in text(done)
    assert REMIND not in buttons(done)
    post = next(one for one in reversed(world.boards()) if "please play your matches" in text(one))
    assert "Match 1 waits for" in text(post)
    assert "league.1.next" in buttons(post)
    for name in ("ana", "ben", "olga"):
        assert (f"<@{world.people[name].id}>" in text(post)) == (name in called)

    assert REMIND not in buttons(older), "pages that are open are brought up to date"
    await pass_days(world, 1)
    page = await press(world.olga, await league(world, "olga", "home"), "league.1.panel")
    assert REMIND in buttons(page)
    assert sum("please play your matches" in text(one) for one in world.boards()) == 1


@pytest.mark.slow
async def test_a_person_gets_one_letter_a_day_for_all_their_leagues(world: World) -> None:
    terms = {"pace": "7-1", "clock": "blitz"}
    for number, name in enumerate(("Winter", "Summer"), 1):
        page = await opened(world, "ana", "ben", called=name, **terms)
        await begin_season(world, page, number)
    await pass_days(world, 2)
    away = [one for one in letters(world) if "To keep a seat" in one]
    assert len(away) == 2, "one for each player"
    for letter in away:
        assert "**Winter · season 1**" in letter
        assert "Also these:\n- Summer · season 1 · Match 1 · " in letter
        assert letter.count("press **I'm back**") == 1
    days = []
    for _ in range(6):
        await pass_days(world, 1)
        days.append(sum("at this pace, the running match" in one for one in letters(world)))
    assert days[-1] == 2, "of each league"
    assert 1 in days, "not on the same day"
    silent = [one for one in letters(world) if "Away after two timeouts" in one]
    assert len(silent) == 1, "the organiser, once for both leagues"
    assert silent[0].count("Away after two timeouts: ana and ben.") == 2
    assert len([one for one in letters(world) if "To keep a seat" in one]) == 2


@pytest.mark.slow
async def test_who_claims_a_seat_hears_for_whom_it_counts(world: World) -> None:
    page = await opened(world, "ana", "ben", pace="7-1", clock="blitz")
    await begin_season(world, page)
    await pass_days(world, 2)
    offers = (
        (board, control)
        for board in reversed(world.boards())
        for control in buttons(board)
        if control.startswith("seat.take.")
    )
    board, control = next(offers)
    seats = (await world.table(1)).seats
    name = seats[int(control[-1])].name
    other = next(seat.name for seat in seats if seat.name != name)

    await press(world.cleo, board, control)
    await world.env.settle()

    answers = [str(one.json) for one in world.env.http_requests]  # the panel may have moved on
    said = f"In the league, the match counts for **{name}**."
    assert any(said in one for one in answers)
    told = next(one for one in letters(world) if "is playing match 1" in one)
    assert "cleo is playing match 1" in told
    assert "you get the points." in told
    own = await league(world, name, "next")
    assert "cleo is playing for you;" in text(own)
    assert "move.1" not in buttons(own), "their panel is cleo's"
    newest = next(one for one in reversed(world.boards()) if "move" in buttons(one))
    again = await press(world.people[name], newest, "move")
    assert "cleo is playing **" in text(again)
    theirs = await league(world, "cleo", "next")
    assert f"You're playing for {name}" in text(theirs)
    assert "move.1" in buttons(theirs)
    assert "(played by" not in text(theirs), "nobody plays against themselves"
    shown = text(await league(world, other, "next")) + text(await league(world, "eve", "calendar"))
    assert shown.count(f"{name} (played by cleo)") == 2
    assert "replaced in 1 of 1" in text(await league(world, "eve", "standings"))
    page = await press(world.olga, await league(world, "olga", "home"), "league.1.panel")
    helped = text(await press(world.olga, page, "league.1.silent"))
    assert "anyone can take the seat" in helped

    await play(world)
    said = f"cleo played for {name}, who gets the points."
    assert said in await posted(world, said)

"""A league by presses alone, nothing typed but one command: from its help to the next season, and
what an organiser mends on the way."""

import re

import pytest
from simcord.results import InteractionResult

from tests.journeys.test_leagues import begin_season, league, opened, play, posted, press_undo
from tests.journeys.test_plan import prefilled, prefilled_all
from tests.journeys.world import (
    World,
    advance,
    buttons,
    choose,
    components,
    press,
    submit,
    text,
)


async def founded(world: World) -> InteractionResult:
    """The organiser's page of a new league, from `/league help`."""
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    told = await league(world, "olga", "help")
    begin = await press(world.olga, told, "league.begin")
    assert "No league here yet" in text(begin)
    form = await press(world.olga, begin, "form.league.new.clustered")
    return await submit(world.olga, form, prefilled(form))


async def test_a_new_league_is_as_its_form_says(world: World) -> None:
    """In three presses and a name; on the pages of settings that took ten."""
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    begin = await press(world.olga, await league(world, "olga", "help"), "league.begin")
    form = await press(world.olga, begin, "form.league.new.cutterland")
    said = {"name": "Cup", "format": "swiss-3", "table": "2", "clock": "relaxed"}
    page = await world.olga.submit_modal(form, said)

    assert "Cup" in text(page)
    made = await world.app.bot.services.leagues.get(1)
    settings = made.league.settings
    assert (settings.format, settings.rounds, settings.table) == ("swiss", 3, 2)
    assert settings.clock == "relaxed"
    assert made.name == "Cup"


@pytest.mark.slow
async def test_from_the_help_to_the_next_season_by_presses(world: World) -> None:
    page = await founded(world)
    assert "➡️" in text(page)
    for _ in range(2):
        page = await press(world.olga, page, "league.1.computer")
    assert "Start the season" not in text(page)
    page = await press(world.olga, page, "league.1.terms.play")
    page = await choose(world.olga, page, "league.1.set.table", ["2"])
    page = await press(world.olga, page, "league.1.panel")
    assert "Start the season" in text(page)
    page = await press(world.olga, page, "league.1.home")
    page = await press(world.olga, page, "league.1.join")
    page = await press(world.olga, page, "league.1.home")
    page = await press(world.olga, page, "league.1.panel")

    page = await begin_season(world, page)
    assert "Season 1 is running" in text(page)
    await play(world)
    page = await press(world.olga, page, "league.1.home")
    assert "Season 1 is over" in text(page)
    assert "league.1.next" not in buttons(page), "nobody has matches between seasons"
    assert "To start season 2" in text(page)
    page = await press(world.olga, page, "league.1.panel")
    page = await begin_season(world, page)
    assert "Season 2 is running" in text(page)
    assert "Clustered league, season 1!" in await posted(world, "season 1!")


@pytest.mark.slow
async def test_an_open_page_changes_as_others_join(world: World) -> None:
    page = await founded(world)
    assert "A season needs at least 2 players" in text(page)
    page = await press(world.olga, page, "league.1.begin")
    assert "players must sign up first" in text(page)
    for name in ("ana", "ben"):
        await press(world.people[name], world.board(), "league.1.join")
    await world.env.settle()
    shown = text(page)
    assert "players must sign up first" not in shown
    assert "Players: 2" in shown
    assert "ana and ben" in shown

    people = await press(world.olga, page, "league.1.people")
    await press(world.cleo, world.board(), "league.1.join")
    await world.env.settle()
    assert "league.1.enrol" in str(components(people)), "another page stays"
    page = await press(world.olga, people, "league.1.panel")
    await begin_season(world, page)
    await world.env.settle()
    shown = text(page)
    assert "The season has started" in shown, "what was done stays said"
    assert "The season ends with the last match" in shown


async def page_of(world: World) -> InteractionResult:
    """The organiser's page as it is now."""
    return await press(world.olga, await league(world, "olga", "home"), "league.1.panel")


async def begun(world: World, *names: str, quick: bool = True) -> InteractionResult:
    """The organiser's page once a season of these people has begun."""
    page = await founded(world)
    if not quick:
        page = await press(world.olga, page, "league.1.terms.points")
        await press(world.olga, page, "league.1.flag.quick")
    for name in names:
        await league(world, name, "join")
    page = await begin_season(world, await page_of(world))
    await world.env.settle()
    return page


@pytest.mark.slow
async def test_what_goes_by_the_calendar_need_not_wait(world: World) -> None:
    await opened(world, "ana", "ben", "cleo", pace="14-1")
    await begin_season(world, await page_of(world))
    await world.env.settle()
    page = await press(world.olga, await page_of(world), "league.1.hasten")
    assert "Later rounds start earlier too" in text(page)
    await play(world)
    page = await page_of(world)
    assert "1 of 3 matches finished" in text(page)
    page = await press(world.olga, page, "league.1.hasten")
    assert "round is starting" in text(page)
    await play(world)
    assert "2 of 3 matches finished" in text(await page_of(world))
    assert "starts early" in await posted(world, "starts early")


async def test_people_are_signed_up_and_taken_out_by_menus(world: World) -> None:
    page = await founded(world)
    page = await press(world.olga, page, "league.1.people")
    page = await choose(world.olga, page, "league.1.enrol", [world.ben])
    assert "ben" in text(page)
    ben = (await world.app.bot.services.leagues.get(1)).league.roster[0]
    page = await choose(world.olga, page, "league.1.drop", [str(ben)])
    assert (await world.app.bot.services.leagues.get(1)).league.roster == ()


@pytest.mark.slow
async def test_a_session_is_corrected_by_a_form(world: World) -> None:
    page = await begun(world, "ana", "ben")
    page = await press(world.olga, page, "league.1.sessions.0")
    page = await choose(world.olga, page, "league.1.session", ["1"])
    assert "league.1.again.1" not in buttons(page)
    form = await press(world.olga, page, "form.league.1.correct.1")
    assert re.search(r"1\. (ana|ben) · 2\. (ana|ben)", str(form.modal))
    page = await submit(world.olga, form, "7 9 8", "a dispute")
    assert "each of the 2 seats" in text(page)
    form = await press(world.olga, page, "form.league.1.correct.1")
    assert prefilled_all(form) == ["7 9 8", "a dispute"]
    page = await submit(world.olga, form, "7 9", "a dispute")
    assert "corrected" in text(page)
    assert "(9)" in text(page)
    assert "a dispute" in await posted(world, "a dispute")
    form = await press(world.olga, page, "form.league.1.correct.1")
    assert prefilled_all(form) == ["7 9", ""]


@pytest.mark.slow
async def test_who_waits_in_a_match_of_a_league_has_a_way_back(world: World) -> None:
    await begun(world, "ana", "ben", quick=False)
    ways = []
    for name in ("ana", "ben"):
        page = await league(world, name, "next")
        (move,) = (one for one in buttons(page) if one.startswith("move."))
        shown = await press(world.people[name], page, move)
        waits = "Waiting for " in text(shown)
        assert waits == ("league.1.next" in buttons(shown))
        ways += [(world.people[name], shown)] if waits else []
    ((actor, shown),) = ways
    assert "No match is waiting for you. Open matches: 1" in text(
        await press(actor, shown, "league.1.next")
    )


@pytest.mark.slow
async def test_a_session_counts_for_nobody_only_once_that_was_asked(world: World) -> None:
    page = await begun(world, "ana", "ben")
    page = await press(world.olga, page, "league.1.sessions.0")
    page = await choose(world.olga, page, "league.1.session", ["1"])
    form = await press(world.olga, page, "form.league.1.void.1")
    slots = (await world.app.bot.services.leagues.get(1)).league.slots
    assert slots[0].result is None
    page = await submit(world.olga, form, "")
    assert "void" in text(page)
    assert "Reason" not in await posted(world, ": void")


@pytest.mark.slow
async def test_somebody_is_taken_out_of_a_season_only_once_that_was_asked(world: World) -> None:
    page = await begun(world, "ana", "ben", "cleo")
    page = await press(world.olga, page, "league.1.people")
    ben = (await world.app.bot.services.leagues.get(1)).league.divisions[0][1]
    page = await choose(world.olga, page, "league.1.drop", [str(ben)])
    assert "Remove " in text(page)
    assert not (await world.app.bot.services.leagues.get(1)).league.dropped
    page = await press(world.olga, page, f"league.1.drop.{ben}")
    assert "Removed" in text(page)
    assert (await world.app.bot.services.leagues.get(1)).league.dropped == {ben}


@pytest.mark.slow
async def test_what_counts_for_nobody_begins_again(world: World) -> None:
    await begun(world, "ana", "ben", "cleo")
    first = (await world.app.bot.services.leagues.get(1)).league.slots[0]
    assert first.match is not None
    await world.app.matches.play.end(first.match, 1)
    await advance(world.app)
    page = await press(world.olga, await page_of(world), "league.1.sessions.0")
    page = await choose(world.olga, page, "league.1.session", ["1"])
    page = await press(world.olga, page, "league.1.again.1")
    assert "restarts." in text(page)
    assert "Restarting match 1" in await posted(world, "Restarting")
    await advance(world.app)
    again = (await world.app.bot.services.leagues.get(1)).league.slots[0]
    assert again.match not in (None, first.match)
    assert "You can only restart a voided match" in text(
        await league(world, "olga", "restart", match=1)
    )


@pytest.mark.slow
async def test_an_end_is_taken_back_by_a_button(world: World) -> None:
    page = await begun(world, "ana", "ben")
    page = await press(world.olga, page, "league.1.end")
    page = await press(world.olga, page, "league.1.end.yes")
    assert "Season 1 is over" in text(page)
    page = await press_undo(world, page)
    assert "Undone: end of the season" in text(page)
    assert "Season 1 is running" in text(page)
    assert "The season continues" in await posted(world, "too early")


@pytest.mark.slow
async def test_what_is_undone_is_named_to_the_organiser_and_to_the_channel(world: World) -> None:
    page = await begun(world, "ana", "ben")
    page = await press(world.olga, page, "league.1.extend")
    page = await press_undo(world, page)
    assert "Undone: 7 more days" in text(page)
    assert "undid: 7 more days" in await posted(world, "undid")
    page = await press(world.olga, page, "league.1.people")
    ben = (await world.app.bot.services.leagues.get(1)).league.roster[1]
    page = await choose(world.olga, page, "league.1.drop", [str(ben)])
    await press(world.olga, page, f"league.1.drop.{ben}")
    page = await press_undo(world, await page_of(world))
    assert "Undone: ben's removal" in text(page)
    assert "ben is back in the season" in await posted(world, "is back")

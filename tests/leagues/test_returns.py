"""Who has left a season by mistake, or was taken out of it, and comes back."""

import pytest

from bot.leagues import commands
from bot.matches import Refusal
from bot.screens.screen import Row, Text
from bot.screens.shared.league import calendar, home
from bot.screens.shared.league.formatting import LeagueView
from tests.leagues.season import Season
from tests.leagues.test_screens import WORDS

NAMES = ("Ana", "Ben", "Cleo", "Dario", "Eva")


async def shown(season: Season) -> LeagueView:
    held = await season.leagues.get(season.id)
    return LeagueView(held.id, held.name, held.league, {}, WORDS.words("en"))


async def at_home(season: Season, player: int) -> tuple[str, dict[str, str]]:
    """What a player's own page says, and its buttons' labels by what they do."""
    screen = home.render_league_home(await shown(season), player, organiser=False, others=())
    texts = [block.body for block in screen.blocks if isinstance(block, Text)]
    buttons = [one for block in screen.blocks if isinstance(block, Row) for one in block.buttons]
    return "\n".join(texts), {one.control.split(".", 2)[2]: one.label for one in buttons}


@pytest.mark.parametrize("who", ["player", "organiser"])
async def test_who_left_comes_back_to_what_has_not_begun(season: Season, who: str) -> None:
    await season.found(*NAMES[:4], table=2, at_once=1, interval=7)
    await season.begin()
    ana = season.people[0]
    before = await season.league()
    await season.leagues.withdraw(season.id, ana)
    said, buttons = await at_home(season, ana)
    assert "Please finish your running matches" in said
    assert buttons["join"] == "Rejoin"
    mine = calendar.render_own_sessions(await shown(season), ana, {})
    assert any("Against" in block.body for block in mine.blocks if isinstance(block, Text))

    await season.leagues.sign_up(season.id, ana, None if who == "player" else season.host)
    after = await season.league()
    assert (after.dropped, after.slots) == (frozenset(), before.slots)
    assert {*after.roster} == {*before.roster}
    kinds = [str(post.note) for post in await season.announced()]
    assert kinds[-2:] == ["back", "roster"]
    await season.restart()
    await season.over()
    assert {slot.how for slot in (await season.league()).slots} == {"played"}


async def test_who_was_removed_by_an_organiser_comes_back_only_by_one(season: Season) -> None:
    await season.found(*NAMES[:4], table=2, at_once=1, interval=7)
    await season.begin()
    ana = season.people[0]
    await season.leagues.withdraw(season.id, ana, season.host)
    _, buttons = await at_home(season, ana)
    assert "join" not in buttons

    with pytest.raises(Refusal, match="league-removed"):
        await season.leagues.sign_up(season.id, ana)

    assert ana in (await season.league()).dropped
    await season.leagues.sign_up(season.id, ana, season.host)
    assert ana not in (await season.league()).dropped


async def test_what_was_forfeited_meanwhile_stays_so(season: Season) -> None:
    await season.found(*NAMES[:2], "Cleo", table=2, at_once=1, interval=1)
    await season.begin()
    ana = season.people[0]
    await season.leagues.withdraw(season.id, ana)
    await season.days(2)
    lost = [slot.number for slot in (await season.league()).slots if slot.how == "walkover"]
    if (await season.league()).phase == "running":
        await season.leagues.sign_up(season.id, ana)
        assert [s.number for s in (await season.league()).slots if s.how == "walkover"] == lost


async def test_a_substitute_gives_back_what_none_of_has_begun(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1, interval=7)
    await season.begin()
    ana, (eva,) = season.people[0], await season.world.people("Eva")
    before = await season.league()
    await season.leagues.sign_up(season.id, eva.player)
    await season.leagues.withdraw(season.id, ana)
    assert (await season.league()).division_of(eva.player) == 1
    await season.leagues.sign_up(season.id, ana)
    after = await season.league()
    assert (after.divisions, after.slots) == (before.divisions, before.slots)
    assert after.substitutes == (eva.player,)


async def test_nobody_comes_back_once_the_substitute_plays(season: Season) -> None:
    await season.found(*NAMES[:4], table=4, at_once=1, interval=1)
    await season.begin()
    ana, (eva,) = season.people[0], await season.world.people("Eva")
    await season.leagues.sign_up(season.id, eva.player)
    await season.leagues.withdraw(season.id, ana)
    await season.play()
    season.world.clock.turn(days=1)
    await season.jobs.run_due()
    assert any(slot.match for slot in (await season.league()).slots_of(eva.player))
    said, buttons = await at_home(season, ana)
    assert "join" not in buttons
    assert "takes over your other matches" in said
    with pytest.raises(Refusal, match="league-cannot-return"):
        await season.leagues.sign_up(season.id, ana)


async def test_a_return_that_was_pressed_twice_is_refused_in_words(season: Season) -> None:
    await season.found(*NAMES[:2], table=2)
    await season.begin()
    await season.leagues.withdraw(season.id, season.people[0])
    await season.leagues.sign_up(season.id, season.people[0])
    with pytest.raises(Refusal, match="league-plays-already"):
        await season.leagues.sign_up(season.id, season.people[0])
    with pytest.raises(Refusal, match="cannot-undo"):
        await season.leagues.act(season.id, season.host, commands.undo_act)

"""What people and servers choose: languages, looks of pictures, words instead of them."""

from io import BytesIO

import pytest
from PIL import Image
from simcord import MemberActor
from simcord.results import InteractionResult

from bot.render.paint.swatch import table
from bot.render.themes import ColourScheme
from tests.journeys.hands import play_typed
from tests.journeys.world import World, answer_of, buttons, choose, pictures, press, text

DARK, LIGHT = table(ColourScheme()), table(ColourScheme("light"))


@pytest.fixture
async def playing(world: World) -> World:
    """Ana and Ben play; Ana is to cut."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    return world


async def own_setting(
    world: World, actor: MemberActor, control: str, value: str
) -> InteractionResult:
    shown = await actor.slash(world.games, "settings")
    page, _ = control.split(".")
    if control in ("me.theme", "me.palette"):
        shown = await press(actor, shown, "settings.page.look.link")
    elif page != "me":
        shown = await press(actor, shown, f"settings.page.{page}")
    return await choose(actor, shown, f"settings.{control}", [value])


async def coloured(shown: InteractionResult) -> bytes:
    """The picture of a private answer as a file; its palette stands in it as it is."""
    answer = answer_of(shown)
    assert answer is not None
    (picture,) = answer.attachments
    return await picture.read()


@pytest.mark.slow
async def test_private_pictures_are_in_ones_own_look(playing: World) -> None:
    usual = await coloured(await playing.ana.slash(playing.games, "hand"))
    shown = await own_setting(playing, playing.ana, "me.theme", "light")
    light = await coloured(await playing.ana.slash(playing.games, "hand"))

    assert "For you" in text(shown)
    assert DARK[:96] in usual
    assert LIGHT[:96] in light
    assert LIGHT[:96] not in usual


async def test_all_looks_are_shown_as_a_picture_before_one_is_chosen(playing: World) -> None:
    olga = playing.guild.add_member(playing.guild.owner)
    for page in ("look.link", "public"):
        settings = await olga.slash(playing.games, "settings")
        shown = await press(olga, settings, f"settings.page.{page}")
        picture = Image.open(BytesIO(await coloured(shown))).convert("RGB")
        half, row = picture.width // 2, picture.height // 4
        tiles = {
            picture.crop((x, y, x + half, y + row)).tobytes()
            for x in (0, half)
            for y in range(0, 4 * row, row)
        }
        assert len(tiles) == 8, "each palette, dark and light"


@pytest.mark.slow
async def test_public_pictures_are_in_the_look_of_the_server(playing: World) -> None:
    olga = playing.guild.add_member(playing.guild.owner)
    await own_setting(playing, olga, "public.theme", "light")
    await own_setting(playing, playing.ana, "me.palette", "contrast")

    await play_typed(playing, 1, "ana")

    (picture,) = playing.board().attachments
    assert LIGHT[:96] in await picture.read()
    server = await playing.app.matches.people.read_server(playing.guild.id)
    assert (server.theme, server.palette) == ("light", None)


async def test_words_stand_where_somebody_wants_no_pictures(playing: World) -> None:
    seen = await playing.ana.slash(playing.games, "hand")
    shown = await playing.ana.slash(playing.games, "settings")
    await press(playing.ana, shown, "settings.me.pictures")

    told = await playing.ana.slash(playing.games, "hand")

    assert pictures(seen)
    assert not pictures(told)
    answer = answer_of(told)
    assert answer is not None
    assert not answer.attachments
    assert len(text(told)) > len(text(seen)) + 100
    await playing.restart()
    assert not pictures(await playing.ana.slash(playing.games, "hand")), "that is kept"


async def test_who_wants_no_hints_gets_none_in_any_match(playing: World) -> None:
    usual = await press(playing.ana, playing.board(), "move")
    assert any("suggest" in one for one in buttons(usual))
    page = await press(
        playing.ana, await playing.ana.slash(playing.games, "settings"), "settings.me.hints"
    )
    assert "settings.me.hints" in buttons(page)

    shown = await press(playing.ana, playing.board(), "move")
    assert not any("suggest" in one for one in buttons(shown))
    assert (await playing.table()).options["hints"], "the others keep theirs"


async def test_a_look_that_there_is_not_is_refused(playing: World) -> None:
    shown = await playing.ana.slash(playing.games, "settings")
    message = answer_of(shown)
    assert message is not None

    for control in (
        "me.theme",
        "me.palette",
        "me.colour",
        "moon.phase",
        "public.theme",
        "page.public",
    ):
        refused = await playing.press_raw(
            playing.ana, playing.snapshot(message), f"v1:0:0:settings.{control}", ["pink"]
        )
        assert "out of date" in text(refused) or "Manage Server" in text(refused)
    person = await playing.app.matches.people.meet(playing.ana.id, "ana", None)
    assert (person.theme, person.palette) == (None, None)


async def test_looks_lead_back_to_the_page_before(world: World) -> None:
    mine = await world.ana.slash(world.games, "settings")
    looks = await press(world.ana, mine, "settings.page.look.link")
    assert text(await press(world.ana, looks, "settings.page.me.back")) == text(mine)

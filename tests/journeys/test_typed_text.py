"""What people type: notation in any keyboard's letters, names as they are written."""

import re

from tests.journeys.hands import play_typed
from tests.journeys.test_leagues import league
from tests.journeys.world import World, press, submit, text


async def test_a_russian_name_in_a_form_keeps_its_letters(world: World) -> None:
    world.people["olga"] = world.guild.add_member(world.guild.owner)
    begin = await press(world.olga, await league(world, "olga", "help"), "league.begin")
    form = await press(world.olga, begin, "form.league.new.clustered")

    page = await submit(world.olga, form, "Весенняя лига")

    assert "Весенняя лига" in text(page)


async def test_russian_letters_in_a_form_of_notation_are_read_as_latin_ones(world: World) -> None:
    await world.open(world.ana, players=2, first="1", computers=1)
    panel = await press(world.ana, world.board(), "move")
    editor = await press(world.ana, panel, "g.card.1")
    details = await press(world.ana, editor, "details")
    form = await press(world.ana, details, "form.g.cut.1")

    shown = await submit(world.ana, form, "АВ СD ЕF")

    assert re.search(r"For you: A .*[+±−]", text(shown))
    details = await press(world.ana, shown, "details")
    assert "**D** · 6 squares" in text(details)


async def test_a_seat_number_with_zeros_before_it_is_the_number_it_says(world: World) -> None:
    await world.open(world.ana, players=2, first="1", computers=1)
    await play_typed(world, 1, "ana")

    far = text(await world.ana.slash(world.games, "land", player="0019"))
    first = await world.ana.slash(world.games, "land", player="0001")

    assert "There's no player “0019”" in far
    assert "There's no player" not in text(first)

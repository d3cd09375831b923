"""People, servers, and names."""

import pytest

from bot.matches.people import choose_name
from bot.matches.queries.views import match_name
from tests.matches.world import World


async def test_a_person_is_met_once_and_kept_up_to_date(world: World) -> None:
    first = await world.matches.people.meet(5, "Ana", "es-ES")
    again = await world.matches.people.meet(5, "Ana María", "en-GB")
    assert (again.player, again.name, again.locale) == (first.player, "Ana María", "en-GB")
    assert await world.matches.people.read_person(first.player) == again
    assert (await world.matches.people.meet(6, "Bo", None)).player != first.player
    with pytest.raises(KeyError):
        await world.matches.people.read_person(4711)


async def test_a_language_of_ones_own_stands_above_what_discord_shows(world: World) -> None:
    ana = await world.matches.people.meet(5, "Ana", "en-GB")
    assert (await world.matches.people.set_person(ana.player, locale="ru")).locale == "ru"
    await world.restart()
    assert (await world.matches.people.meet(5, "Ana", "en-GB")).locale == "ru"
    assert (await world.matches.people.set_person(ana.player, locale=None)).locale == "en-GB"


async def test_a_person_keeps_how_pictures_look_and_only_that_changes(world: World) -> None:
    ana = await world.matches.people.meet(5, "Ana", "en-GB")
    assert (ana.theme, ana.palette, ana.pictures) == (None, None, True)
    await world.matches.people.set_person(ana.player, theme="light", pictures=False)
    await world.matches.people.set_person(ana.player, palette="contrast")
    await world.matches.people.meet(5, "Anna", "es-ES")
    await world.restart()
    kept = await world.matches.people.read_person(ana.player)
    assert (kept.theme, kept.palette, kept.pictures) == ("light", "contrast", False)
    assert (kept.name, kept.chosen, kept.seen) == ("Anna", None, "es-ES")
    with pytest.raises(ValueError, match="no such setting"):
        await world.matches.people.set_person(ana.player, colour=3)


async def test_somebody_met_lately_is_remembered_without_the_store(world: World) -> None:
    assert world.matches.people.recall_person(5) is None
    ana = await world.matches.people.meet(5, "Ana", "es-ES")
    assert world.matches.people.recall_person(5) == ana
    await world.matches.people.set_person(ana.player, locale="ru")
    known = world.matches.people.recall_person(5)
    assert known is not None
    assert known.locale == "ru"


async def test_a_new_name_is_shown_in_matches_under_way(world: World) -> None:
    table = await world.running("Ana", "Bo")
    user = table.seats[0].user or 0
    await world.matches.people.meet(user, "Anna", "en")
    assert (await world.matches.queries.read_table(table.match)).seats[0].name == "Anna"


async def test_a_server_keeps_what_it_set_and_only_that_changes(world: World) -> None:
    assert (await world.matches.people.read_server(700)).threads is False
    await world.matches.people.set_server(700, threads=True, games_channel=71)
    await world.matches.people.set_server(700, locale="es-ES", games_channel=None, theme="light")
    await world.restart()
    server = await world.matches.people.read_server(700)
    assert (server.threads, server.games_channel, server.locale) == (True, None, "es-ES")
    assert (server.theme, server.palette) == ("light", None)
    with pytest.raises(ValueError, match="no such setting"):
        await world.matches.people.set_server(700, colour=3)


async def test_a_server_is_greeted_once(world: World) -> None:
    await world.matches.people.set_server(700, threads=True)
    assert await world.store.people.mark_once(700, "greeted")
    await world.restart()
    assert not await world.store.people.mark_once(700, "greeted")
    assert await world.store.people.mark_once(701, "greeted")
    assert (await world.matches.people.read_server(700)).threads


BLANK = (
    "\u115f", "\u1160", "\u3164", "\uffa0", "\u2800", "\u034f", "\u17b4", "\u17b5", "\u180b",
    "\ufe00", "\ufe0f", "\U000e0100", "\U000e0041", "\U0001d159", "\u2060", "\u200c", "\u200d",
    "\u00ad", "\ufffc", "\u3000",
)  # fmt: skip
"""Characters that show nothing by themselves."""


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ana", "Ana"),
        ("  Ana \n\t María ", "Ana María"),
        ("\u202eevil\u202c", "evil"),
        ("\u2066a\u2069\u200bb\ufeffc\x00\x1b[31m", "abc[31m"),
        ("e\u0301", "é"),
        ("x" * 99, "x" * 32),
        ("x" * 31 + " y", "x" * 31),
        ("", "?"),
        ("\u200b\u202e", "?"),
        *((char, "?") for char in BLANK),
        (" ".join(BLANK), "?"),
        ("\u3164Ana\u2800", "Ana"),
        ("A\ufe0fn\u200da\U000e0041", "Ana"),
        ("\u200d🦎\u200d", "🦎"),
        ("\u0301\u0302", "?"),
        # joiners and selectors stay where they do something
        ("👩\u200d🚀 👨🏽\u200d👩🏽\u200d👧", "👩\u200d🚀 👨🏽\u200d👩🏽\u200d👧"),
        ("❤\ufe0f\u200d🔥 1\ufe0f\u20e3", "❤\ufe0f\u200d🔥 1\ufe0f\u20e3"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("한글", "한글"),
        ("⠓⠊", "⠓⠊"),
        ("*bold*", "*bold*"),
        ("Анна 🦎", "Анна 🦎"),
    ],
)
def test_names_are_made_fit_to_show(given: str, shown: str) -> None:
    assert choose_name(given) == shown
    assert choose_name(shown) == shown


def test_somebody_whose_name_shows_nothing_goes_by_the_next_one() -> None:
    assert choose_name("\u3164\u2800", "", "ana", "Anna") == "ana"
    assert choose_name("\u3164", "\u2800") == "?"


def test_matches_are_called_the_same_for_ever() -> None:
    assert [match_name(match) for match in (1, 2, 42, 1000, 4097)] == [
        "Quiet Pine",
        "Hollow Drum",
        "Copper Comet",
        "Clever Brook",
        "Quiet Pine",
    ]
    assert len({match_name(match) for match in range(4096)}) == 4096
    assert all(match_name(match).isascii() for match in range(4096))

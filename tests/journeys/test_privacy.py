"""`/privacy`: what is kept of somebody, shown to them alone, and forgotten when they wish."""

import json
import sqlite3

import pytest

from bot.models.match import Status
from tests.journeys.world import World, answer_of, press, text


async def begun(world: World) -> None:
    """Ana and Ben play; Cleo waits in a lobby of her own."""
    await world.open(world.ana, players=2, first="1")
    await press(world.ben, world.board(), "lobby.join")
    await press(world.ana, world.board(), "lobby.start")
    await world.cleo.slash(world.games, "new", players=2)


async def test_everything_is_shown_to_oneself_as_a_file(world: World) -> None:
    await begun(world)
    shown = await world.ana.slash(world.games, "privacy")
    assert "Your data" in text(shown)
    answer = answer_of(await press(world.ana, shown, "privacy.export"))
    assert answer is not None
    assert answer.ephemeral
    (file,) = answer.attachments
    told = json.loads(await file.read())
    assert [one["name"] for one in told["players"]] == ["ana"]
    assert "ben" not in json.dumps(told)


async def test_nothing_is_forgotten_without_a_second_word(world: World) -> None:
    await begun(world)
    asked = await world.ana.slash(world.games, "privacy", do="forget")
    assert "in 1 match" in text(asked)
    assert "Nothing was deleted" in text(await press(world.ana, asked, "privacy.no"))
    assert (await world.table(1)).seats[0].name == "ana"


@pytest.mark.slow
async def test_whoever_is_forgotten_has_no_name_and_no_seat_that_waits(world: World) -> None:
    await begun(world)
    asked = await world.ana.slash(world.games, "privacy", do="forget")
    done = await press(world.ana, asked, "privacy.yes")
    assert "Your data is deleted, and you left 1 match." in text(done)
    table = await world.table(1)
    assert (table.status, table.seats[0].user) == (Status.RUNNING, None)
    assert table.seats[0].computer is not None
    asked = await world.cleo.slash(world.games, "privacy", do="forget")
    await press(world.cleo, asked, "privacy.yes")
    assert (await world.table(2)).status is Status.CANCELLED
    assert "ana" not in text(world.board())
    assert "cleo" not in text(world.board())
    again = await world.ana.slash(world.games, "turns")
    assert "#1" not in text(again)


@pytest.mark.parametrize("command", ["rating", "profile", "league why", "league remove"])
async def test_nobody_is_kept_anew_because_others_ask_about_them(
    world: World, command: str
) -> None:
    olga = world.people["olga"] = world.guild.add_member(world.guild.owner)
    await olga.slash(world.games, "league create", name="Winter", game="clustered")
    asked = await world.ana.slash(world.games, "privacy", do="forget")
    await press(world.ana, asked, "privacy.yes")
    said = text(await olga.slash(world.games, command, player=world.ana))
    assert any(
        one in said
        for one in (
            "no rating yet",
            "hasn't finished a match",
            "no rank",
            "isn't playing",
            "isn't in this season",
        )
    )
    with sqlite3.connect(world.builder.file) as file:
        users = [user for (user,) in file.execute("SELECT user FROM players")]
    assert world.ana.id not in users

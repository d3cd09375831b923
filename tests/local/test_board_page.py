"""The touch page beside the pretend Discord: everyone's own, also in one browser."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession, CookieJar, web

from bot.local.play import load_catalogues
from bot.local.server import open_table
from bot.local.stage import Stage
from bot.local.toolbar import Toolbar
from bot.settings import Settings


async def begin(stage: Stage) -> None:
    """Ana against Ben."""
    (ana, ben, *_), games = stage.world.members, stage.world.channels[0]
    async with stage.lock:
        await ana.slash(games, "new", players=2, game="clustered")
        await stage.env.settle()
        await ben.click(games.history()[-1], label="Join")
        await ana.click(games.history()[-1], label="Start")


async def sign_in(session: ClientSession, address: str) -> str:
    """The page's folder."""
    folder, _, place = address.partition("#m/1/")
    origin = "/".join(folder.split("/")[:3])
    body = {"token": place}
    answer = await session.post(f"{folder}api/sign-in", json=body, headers={"Origin": origin})
    assert answer.status == 200
    return folder


@pytest.mark.slow
async def test_one_browser_is_everybody_on_their_own_page(tmp_path: Path) -> None:
    settings = Settings(database_path=tmp_path / "game.sqlite3", local_port=0)
    catalogues = load_catalogues()
    async with (
        open_table(settings, catalogues) as (_, stage),
        ClientSession(cookie_jar=CookieJar(unsafe=True)) as session,
    ):
        await begin(stage)
        bar = Toolbar(stage, catalogues)
        with pytest.raises(web.HTTPNotFound):
            await bar.board(2, {"match": 1})  # Cleo has no seat
        addresses = [(await bar.board(person, {"match": 1}))["address"] for person in (0, 1)]
        folders = [await sign_in(session, address) for address in addresses]
        (table,) = await stage.list_matches(stage.world.users[0].id)
        asked = stage.world.find_person(table.awaited_seats[0].user)
        assert asked in {0, 1}

        async def look(person: int) -> dict[str, Any]:
            answer = await session.get(f"{folders[person]}api/matches/1")
            assert answer.status == 200
            shown: dict[str, Any] = await answer.json()
            return shown

        mine, other = await look(asked), await look(1 - asked)
        assert mine["blocks"] != other["blocks"]
        wish = {"match": 1, "decision": mine["decision"], "control": "details", "answers": {}}
        origin = "/".join(folders[asked].split("/")[:3])
        answer = await session.post(
            f"{folders[asked]}api/press", json=wish, headers={"Origin": origin}
        )

        assert answer.status == 200
        assert (await answer.json())["blocks"] != mine["blocks"]

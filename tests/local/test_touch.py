"""The pictures of the pretend Discord are touched as on the touch page, also where the message
lacks the form that a touch answers."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from simcord.backend.cdn import CDN_BASE
from simcord.results import ResponseMessage

from bot.local.server import make_app_factory
from bot.local.stage import Stage, open_stage
from bot.local.touch import TouchArtist, TouchHandler
from bot.settings import Settings


@asynccontextmanager
async def open_game(folder: Path, artist: TouchArtist) -> AsyncIterator[Stage]:
    settings = Settings(database_path=folder / "game.sqlite3")
    async with open_stage(make_app_factory(settings, artist)) as stage:
        yield stage


async def open_panel(stage: Stage, game: str = "clustered") -> tuple[int, ResponseMessage]:
    """Of whoever begins a match between Ana and Ben."""
    (ana, ben, *_), games = stage.world.members, stage.world.channels[0]
    async with stage.lock:
        await ana.slash(games, "new", players=2, game=game)
        await stage.env.settle()
        await ben.click(games.history()[-1], label="Join")
        await ana.click(games.history()[-1], label="Start")
    return await open_own_panel(stage)


async def open_own_panel(stage: Stage) -> tuple[int, ResponseMessage]:
    """Of one that is waited for."""
    async with stage.lock:
        (table,) = await stage.list_matches()
        person = stage.world.find_person(table.awaited_seats[0].user)
        assert person is not None
        board = stage.world.channels[0].history()[-1]
        result = await stage.world.members[person].click(board, label="My move")
    assert result.response is not None
    return person, result.response


def find_touch(stage: Stage, artist: TouchArtist, panel: ResponseMessage) -> dict[str, Any]:
    (picture,) = panel.attachments
    path = f"{panel.channel_id}/{picture.id}/{picture.filename}"
    content = stage.env.backend.cdn.get(f"{CDN_BASE}/attachments/{path}")
    touch = artist.find_touch(content or b"")
    assert touch is not None
    return touch


async def test_a_cell_is_touched_though_the_form_is_not_open(tmp_path: Path) -> None:
    artist = TouchArtist()
    async with open_game(tmp_path, artist) as stage:
        (person, panel), handler = await open_panel(stage), TouchHandler(stage)
        targets = find_touch(stage, artist, panel)["targets"]
        target = next(one for one in targets if one["answers"])
        prefix = ":".join(find_custom_ids(panel)[0].split(":")[:3])
        control, named = f"{prefix}:{target['control']}", f"**{target['label']}**"
        wish = {"message": str(panel.id), "control": control, "answers": target["answers"]}
        assert named not in json.dumps(panel.components)

        with pytest.raises(web.HTTPNotFound):
            await handler.touch(1 - person, wish)  # who does not see the panel
        with pytest.raises(web.HTTPNotFound):
            await handler.touch(person, {**wish, "message": "1"})
        assert named not in json.dumps(panel.components)
        await handler.touch(person, wish)

        assert named in json.dumps(panel.components)


def find_custom_ids(panel: ResponseMessage) -> list[str]:
    """Of its game's controls."""

    def walk(part: Any) -> list[str]:
        if isinstance(part, list):
            return [number for inner in part for number in walk(inner)]
        own = [part["custom_id"]] if "custom_id" in part else []
        return [*own, *walk(part.get("components", []))]

    return [number for number in walk(panel.components) if ":g." in number]


async def test_a_space_is_touched_though_the_menu_is_behind_details(tmp_path: Path) -> None:
    artist = TouchArtist()
    async with open_game(tmp_path, artist) as stage:
        person, panel = await open_panel(stage, "wildlands")
        members, games = stage.world.members, stage.world.channels[0]
        async with stage.lock:
            await members[person].click(panel, label="Confirm these five")
            other = await members[1 - person].click(games.history()[-1], label="My move")
            assert other.response is not None
            await members[1 - person].click(other.response, label="Confirm these five")
            await stage.env.settle()
        person, panel = await open_own_panel(stage)
        async with stage.lock:
            await members[person].click(panel, label="Reveal")
        targets = find_touch(stage, artist, panel)["targets"]
        answers = [one["answers"] for one in targets if one["control"] == "g.walk"]
        answer = next(one for one in answers if f"→ {one['choice']}" not in read(panel))
        prefix = ":".join(find_custom_ids(panel)[0].split(":")[:3])
        assert not any(":g.walk" in one for one in find_custom_ids(panel))

        wish = {"message": str(panel.id), "control": f"{prefix}:g.walk", "answers": answer}
        await TouchHandler(stage).touch(person, wish)

        assert f"→ {answer['choice']}" in read(panel)


def read(panel: ResponseMessage) -> str:
    return json.dumps(panel.components, ensure_ascii=False)


async def test_every_touched_button_is_in_the_message(tmp_path: Path) -> None:
    artist = TouchArtist()
    async with open_game(tmp_path, artist) as stage:
        _, panel = await open_panel(stage)
        shown = {number.split(":")[3] for number in find_custom_ids(panel)}

        touched = [one for one in find_touch(stage, artist, panel)["targets"] if not one["answers"]]

        assert touched
        assert {target["control"] for target in touched} <= shown

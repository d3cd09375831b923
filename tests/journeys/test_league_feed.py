"""Leagues on their way to the host's address."""

import json

import pytest
from pydantic import SecretStr

from bot.delivery.league_feed import LeagueFeeds
from tests.journeys.test_leagues import league
from tests.journeys.world import World


async def test_a_change_of_a_league_leaves_for_the_address(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[bytes] = []

    async def post(_: LeagueFeeds, body: bytes) -> None:  # in the place of the Internet
        sent.append(body)

    monkeypatch.setattr(LeagueFeeds, "_post", post)
    feed = {"feed_address": SecretStr("https://example.org/hook")}
    world.builder.settings = world.builder.settings.model_copy(update=feed)
    await world.restart()
    world.people["olga"] = world.guild.add_member(world.guild.owner)

    await league(world, "olga", "create", name="Spring")
    await world.wait_for_workers()

    assert [json.loads(body)["league"] for body in sent] == ["Spring"]

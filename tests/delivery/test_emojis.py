"""The application's emojis, through the real client: what is uploaded, kept, replaced, deleted."""

import math
from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from typing import cast

import discord
import pytest
from PIL import Image
from simcord import Env

from bot.delivery import emojis as keeping
from bot.delivery.emojis import EmojiKeeper, list_drawings, paint_files
from bot.games import build_screens
from bot.models.shards import LeaseReport, Shards
from bot.presentation.emojis import LONGEST_KEY, Emojis
from bot.render.drawing import Drawing, Layer, oval
from bot.render.paint.sprites import EMOJI_SIDE, LARGEST_EMOJI
from bot.screens.contract import AnyScreens

ROUTE = "/applications/*/emojis"


def disc(colour: str) -> Drawing:
    return Drawing(f"chess/{colour}", (Layer((oval(50, 50, 40, fill=colour),)),))


class Chess:
    """The screens of a game with these emojis."""

    def __init__(self, drawings: Mapping[str, Drawing]) -> None:
        self.drawings = drawings

    def list_emojis(self) -> Mapping[str, Drawing]:
        return self.drawings


TWO = {"chess_pawn": disc("red"), "chess_king": disc("gold")}


@pytest.fixture
async def env() -> AsyncIterator[Env]:
    client = discord.AutoShardedClient(intents=discord.Intents(guilds=True))
    started = Env(client, shard_count=1)
    await started.start()
    yield started
    await started.shutdown()


def keep(
    env: Env, drawings: Mapping[str, Drawing], shards: Shards | None = None
) -> tuple[EmojiKeeper, Emojis]:
    """A bot that has just started."""
    known, screens = Emojis(), cast(dict[str, AnyScreens], {"chess": Chess(drawings)})
    return EmojiKeeper(env.bot, screens, known, env.now, shards or Shards()), known


def names(env: Env) -> list[str]:
    return sorted(one.name for one in env.backend.application_emojis.values())


def count_calls(env: Env, method: str) -> int:
    return sum(one.method == method and "/emojis" in one.path for one in env.http_requests)


async def test_missing_emojis_are_uploaded_once(env: Env) -> None:
    keeper, known = keep(env, TWO)
    await keeper.run()
    assert names(env) == sorted(paint_files(TWO))
    pawn = known.find("chess_pawn")
    assert pawn is not None
    assert env.backend.application_emojis[pawn.id or 0].name == pawn.name
    assert await keeper.next_due() is None
    again, known = keep(env, TWO)
    await again.run()
    assert count_calls(env, "POST") == 2
    assert known.find("chess_pawn") == pawn


async def test_a_changed_drawing_replaces_its_emoji_and_no_other(env: Env) -> None:
    await keep(env, TWO)[0].run()
    env.backend.create_application_emoji("chess_club")
    env.backend.create_application_emoji("poker_ace_123456")
    keeper, known = keep(env, {"chess_pawn": disc("moor")})
    await keeper.run()
    (pawn,) = paint_files({"chess_pawn": disc("moor")})
    assert names(env) == sorted(["chess_club", pawn, "poker_ace_123456"])
    assert known.find("chess_king") is None


async def test_of_several_processes_one_uploads_and_the_others_learn(env: Env) -> None:
    """Each name may be given once. The first shard decides, which may go to another process."""
    env.backend.create_application_emoji("chess_pawn_123456")
    shards = Shards(2)
    keeper, known = keep(env, TWO, shards)
    await keeper.run()
    assert names(env) == ["chess_pawn_123456"]
    assert await keeper.next_due() == int(env.now().timestamp()) + keeping.LATER
    await keep(env, TWO)[0].run()
    await keeper.run()
    assert all(map(known.find, TWO))
    assert await keeper.next_due() is None
    for one in [*env.backend.application_emojis]:
        del env.backend.application_emojis[one]
    shards.lease(LeaseReport(frozenset({0}), frozenset(), 2), math.inf)
    shards.open(0)
    await keeper.run()
    assert names(env) == sorted(paint_files(TWO))


async def test_only_so_many_are_uploaded_in_a_minute(
    env: Env, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "PER_MINUTE", 1)
    keeper, known = keep(env, TWO)
    await keeper.run()
    assert len(names(env)) == 1
    assert await keeper.next_due() == int(env.now().timestamp()) + keeping.MINUTE
    await keeper.run()
    assert len(names(env)) == 2
    assert all(map(known.find, TWO))


async def test_a_picture_that_is_refused_leaves_words_and_the_others(
    env: Env, caplog: pytest.LogCaptureFixture
) -> None:
    env.inject_error("POST", ROUTE, status=400, code=50035, times=1)
    keeper, known = keep(env, TWO)
    for _ in range(2):
        await keeper.run()
    assert [known.find(key) is None for key in TWO] == [True, False]
    assert count_calls(env, "POST") == 2
    assert len(caplog.records) == 1


@pytest.mark.parametrize(("status", "code", "is_retried"), [(503, 0, True), (400, 30008, False)])
async def test_a_failure_is_logged_once(
    env: Env, caplog: pytest.LogCaptureFixture, status: int, code: int, is_retried: bool
) -> None:
    env.inject_error("POST", ROUTE, status=status, code=code, times=None)
    keeper, known = keep(env, TWO)
    for _ in range(2):
        await keeper.run()
    assert not any(map(known.find, TWO))
    assert (await keeper.next_due() is not None) == is_retried
    assert len([one for one in caplog.records if one.name == keeping.__name__]) == 1


async def test_without_room_nothing_is_uploaded(env: Env, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_EMOJIS", 1)
    keeper = keep(env, TWO)[0]
    await keeper.run()
    assert len(names(env)) == 1
    assert await keeper.next_due() is None


@pytest.mark.slow
def test_every_emoji_is_within_the_limits() -> None:
    drawings = list_drawings(build_screens())
    assert all(len(key) <= LONGEST_KEY and key.isascii() for key in drawings)
    assert len(drawings) <= keeping.MOST_EMOJIS
    files = paint_files(drawings)
    assert len(files) == len(drawings)
    for name, file in files.items():
        picture = Image.open(BytesIO(file))
        assert picture.format == "PNG"
        assert picture.size == (EMOJI_SIDE, EMOJI_SIDE)
        assert len(file) < LARGEST_EMOJI, name

"""Leagues as JSON for other programs: the format, the address they are sent to, the command."""

import hmac
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Self

import pytest
from aiohttp import web

from bot.delivery.league_feed import SIGNATURE, FeedFailed, LeagueFeeds, PublicResolver
from bot.eventlog.jobs import JobHandler, JobRunner
from bot.games import find_catalogue_files
from bot.leagues.feed import LeagueFeed
from bot.models.commit import JobKind
from bot.operations.commands import build_parser, run_command
from bot.operations.exporting import read_league
from bot.settings import Settings, is_feed_address
from bot.words import Catalogues
from tests.leagues.season import Season

SCHEMA = Path(__file__).parents[2] / "docs" / "league-feed.schema.json"
FEEDS: Final[tuple[JobKind, ...]] = ("feed",)
WORDS = Catalogues.load(find_catalogue_files()).words("en")


@dataclass
class Site:
    """What takes leagues: it answers with the first of these, the last one for ever."""

    address: str = ""
    answers: list[int] = field(default_factory=lambda: [204])
    bodies: list[bytes] = field(default_factory=list)
    signatures: list[str | None] = field(default_factory=list)

    async def take(self, request: web.Request) -> web.Response:
        self.bodies.append(await request.read())
        self.signatures.append(request.headers.get(SIGNATURE))
        status = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return web.Response(status=status, headers={"Location": "/elsewhere"})

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[Self]:
        app = web.Application()
        app.router.add_post("/{path:.*}", self.take)
        runner = web.AppRunner(app)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        port = runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}/secret"
        try:
            yield self
        finally:
            await runner.cleanup()


def runner_of(season: Season, feeds: LeagueFeeds) -> JobRunner:
    queue = season.world.store.queue
    return JobRunner(queue, season.leagues.at, {"feed": JobHandler(feeds.run)})


async def test_each_change_is_sent_signed_and_once(season: Season) -> None:
    await season.found("Ana", "Bo")
    kicks: list[int] = []
    season.leagues.scheduler.feed_listeners.append(lambda: kicks.append(1))
    async with Site().listen() as site:
        feeds = LeagueFeeds(season.leagues, WORDS, site.address, "hush")
        await season.begin()
        await runner_of(season, feeds).run_due()
        assert kicks
        (body,) = site.bodies
        feed = LeagueFeed.model_validate_json(body)
        league = await season.league()
        assert (feed.number, feed.revision, feed.phase) == (season.id, league.seq, "running")
        assert set(feed.players.values()) == {"Ana", "Bo"}
        assert site.signatures == ["sha256=" + hmac.new(b"hush", body, "sha256").hexdigest()]

        await season.world.store.queue.request_league_jobs()
        await season.jobs.run_due()
        await runner_of(season, feeds).run_due()
        assert len(site.bodies) == 1, "nothing has changed"
        await season.over()
        await runner_of(season, feeds).run_due()
        told = json.loads(site.bodies[-1])
        assert [one["state"] for one in told["sessions"]] == ["ended"] * len(told["sessions"])
        assert [one["place"] for one in told["standings"][0]] == [1, 2]


@pytest.mark.parametrize("answer", [302, 404, 500])
async def test_what_is_not_taken_is_sent_again_later_as_it_is_then(
    season: Season, answer: int, caplog: pytest.LogCaptureFixture
) -> None:
    await season.found("Ana")
    season.leagues.scheduler.feed_listeners.append(lambda: None)
    async with Site(answers=[answer, 200]).listen() as site:
        feeds = LeagueFeeds(season.leagues, WORDS, site.address)
        await season.jobs.run_due()
        await runner_of(season, feeds).run_due()
        assert len(site.bodies) == 1, "no redirect is followed"
        await runner_of(season, feeds).run_due()
        assert len(site.bodies) == 1, "it rests"
        await season.leagues.sign_up(season.id, season.host)
        season.world.clock.turn(minutes=1)
        await season.jobs.run_due()
        await runner_of(season, feeds).run_due()
        assert json.loads(site.bodies[-1])["revision"] == (await season.league()).seq
        assert site.signatures == [None, None]
    assert "secret" not in caplog.text


async def test_a_feed_that_was_switched_off_leaves_no_job(season: Season) -> None:
    await season.found("Ana")
    season.leagues.scheduler.feed_listeners.append(lambda: None)
    await season.jobs.run_due()
    assert await season.world.store.queue.read_next_job_due(FEEDS) is not None
    await runner_of(season, LeagueFeeds(season.leagues, WORDS)).run_due()
    assert await season.world.store.queue.read_next_job_due(FEEDS) is None


async def test_names_that_lead_into_private_networks_are_refused(season: Season) -> None:
    with pytest.raises(OSError, match="no public address"):
        await PublicResolver().resolve("localhost")
    await season.found("Ana")
    feeds = LeagueFeeds(season.leagues, WORDS, "https://localhost:1/secret")
    with pytest.raises(FeedFailed) as failed:
        await feeds._post(b"{}")
    assert "secret" not in str(failed.value)


@pytest.mark.parametrize(
    "address",
    ["http://example.org/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.8", "ftp://x.y",
     "https://169.254.169.254/latest", "https://[::ffff:127.0.0.1]/x", "https://user:pass@example.org/",
     "https://localhost/x", "https://db.internal/x", "https://100.64.0.1/", "https://224.0.0.1/",
     "https://example.org:99999/", "https:///x", "https://[fd00::1]/", "https://0.0.0.0/"],
)  # fmt: skip
def test_only_addresses_on_the_internet_are_taken(address: str) -> None:
    assert not is_feed_address(address)


def test_a_secret_path_and_a_port_are_taken() -> None:
    assert is_feed_address("https://example.org:8443/hook/53c7e7")
    assert is_feed_address("https://93.184.215.14/hook")


async def test_the_command_prints_what_is_sent(season: Season) -> None:
    await season.found("Ana", "Bo")
    await season.begin()
    file, games = season.world.path, season.world.games
    await season.world.store.close()
    text = await read_league(file, games, season.id)
    assert text is not None
    assert LeagueFeed.model_validate_json(text).league == "Winter"
    assert await read_league(file, games, 99) is None
    await season.world.open()


def test_the_command_needs_a_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = build_parser().parse_args(["export", "--league", "1"])
    assert run_command(given, Settings(database_path=tmp_path / "none")) != 0
    assert capsys.readouterr().out


def test_the_schema_is_that_of_the_version_that_is_documented() -> None:
    """A field that is gone or means something else needs a new version."""
    schema = json.dumps(LeagueFeed.model_json_schema(), indent=1, sort_keys=True) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        SCHEMA.write_text(schema, "utf-8")
    assert SCHEMA.read_text("utf-8") == schema

"""A small Discord with people in it, and the words of a journey: type, press, look."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from copy import deepcopy
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Literal, get_args

import discord
from simcord import ChannelHandle, Env, GuildHandle, MemberActor
from simcord.actors import _dispatch_actor_interaction
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import InteractionType, OverwriteType
from simcord.interactions import base_payload
from simcord.results import InteractionResult, ResponseMessage

from bot.app import App, build_app
from bot.eventlog.jobs import JobRunner
from bot.games import build_games
from bot.interactions.press_queue import RateLimiter
from bot.markdown import NO_BREAK_SPACE
from bot.matches import NewMatch, Refusal
from bot.models.commit import JobKind
from bot.models.match import CLOCK_PRESETS, Address, Stake, Table
from bot.models.shards import Shards
from bot.presentation.artist import Artist
from bot.settings import Settings
from engine.contract import OptionValue
from tests.deals import deal
from tests.journeys.sketches import PATIENCE as SKETCHING
from tests.journeys.sketches import sketch
from tests.outbox import Outbox
from tests.standin.payloads import find_marks
from tests.standin.puzzles import PuzzleKeeper

Shown = discord.Message | ResponseMessage


PEOPLE = ("ana", "ben", "cleo", "dario", "eve")
PATIENCE = 10
"""So many times the settling limit."""


class QuickEnv(Env):
    """Looks more often than every 50 ms whether everything is done, so that tests wait less."""

    async def _settle_internal(self, *, idle: float = 0.02, **given: Any) -> None:
        """`settle_timeout` also says which sleeps are sat out. A busy machine needs longer than
        those, so what is at work then is waited for again."""
        for _ in range(PATIENCE - 1):
            with suppress(TimeoutError):
                return await super()._settle_internal(idle=idle, **given)
        return await super()._settle_internal(idle=idle, **given)


class Builder:
    """Puts the bot together on one file and one clock, as often as it is restarted."""

    app: App

    def __init__(self, file: Path, name: str) -> None:
        """`name` is the test's; it decides what is dealt."""
        self.env: Env | None = None
        self.file = file
        self.seeds = deal(name)
        self.keeps_commands = False
        self.shards: Shards | None = None
        self.rate_limit = RateLimiter(most=100_000)
        self.settings = Settings(
            database_path=file, discord_token=None, settle_seconds=0, heartbeat_seconds=604_800
        )

    async def __call__(self) -> App:
        computer_worker = PuzzleKeeper(build_games())
        self.app = await build_app(
            self.settings, now=self.now, seeds=self.seeds, computer_worker=computer_worker,
            rate_limit=self.rate_limit, artist=Artist(painter=sketch, patience=SKETCHING),
            keeps_commands=self.keeps_commands, shards=self.shards,
        )  # fmt: skip
        return self.app

    def now(self) -> datetime:
        assert self.env is not None
        return self.env.now()


@dataclass
class World:
    """The server, its channels and people, and the bot that is at work there now."""

    env: Env
    builder: Builder
    guild: GuildHandle
    games: ChannelHandle
    tavern: ChannelHandle
    people: dict[str, MemberActor] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:  # a person's name
        people: dict[str, MemberActor] = object.__getattribute__(self, "people")
        if name in people:
            return people[name]
        raise AttributeError(name)

    @property
    def app(self) -> App:
        return self.builder.app

    async def restart(self, meanwhile: str = "") -> None:
        """The bot goes down and comes back from its file; `meanwhile` is SQL that leaves behind
        what a kill at a bad moment would have."""
        await self.env.settle()
        await self.app.close()
        if meanwhile:
            with closing(sqlite3.connect(self.builder.file)) as file:
                file.executescript(meanwhile)
        await self.builder()
        await self.env.restart_bot(self.app.bot)

    async def table(self, match: int = 1) -> Table:
        return await self.app.matches.queries.read_table(match)

    async def open(
        self, host: MemberActor, channel: ChannelHandle | None = None, *, players: int,
        game: str = "cutterland", computers: int = 0, level: str = "medium",
        auto: bool = False, clock: str = "daily",
        late: Literal["move", "wait"] = "move", rated: bool = False, session: bool = False,
        **options: OptionValue,
    ) -> str:  # fmt: skip
        """A match as `/new` opens it, with what a host sets in the lobby; the refusal, if any."""
        people = self.app.matches.people
        me = (await people.meet(host.id, host.name, "en-US")).player
        alone = computers >= players - 1
        new = NewMatch(
            me, Address(self.guild.id, (channel or self.games).id), game, players, options,
            (level,) * computers, start_when_full=auto or alone, session=session,
            clock=None if alone else replace(CLOCK_PRESETS[clock], on_timeout=late),
            stake=Stake(rated=rated),
        )  # fmt: skip
        try:
            await self.app.matches.lobbies.open(new)
        except Refusal as error:
            return error.explain(self.app.bot.services.catalogues.words("en"))
        await self.wait_for_workers()
        return ""

    async def wait_for_workers(self) -> None:
        """Until what is due is done. Nobody pressed anything, so the pretend Discord does not know
        that it has to wait."""
        matches, kinds, now = self.app.matches, get_args(JobKind), int(self.env.now().timestamp())
        while (  # noqa: ASYNC110
            await matches.store.queue.read_due_jobs(now, 1, kinds)
            or await Outbox(matches).read_due_messages()
        ):
            await asyncio.sleep(0.05)
        await self.env.settle()

    async def join(self) -> None:
        """The bot is removed from the server and added again."""
        backend = self.env.backend
        backend.emit("GUILD_DELETE", {"id": str(self.guild.id)})
        guild = backend.get_guild(self.guild.id)
        joined = dict(serializers.guild_create_payload(backend, guild))
        del joined["unavailable"]  # that would say the server came back after an outage
        backend.emit("GUILD_CREATE", joined)
        await self.env.settle()

    def deny(self, channel: ChannelHandle, permission: str) -> None:
        """Take a permission in a channel from the bot."""
        me = self.guild.me
        assert me is not None
        denied = discord.Permissions(**{permission: True}).value
        self.env.backend.set_overwrite(
            channel.id, Overwrite(target_id=me.id, type=OverwriteType.MEMBER, deny=denied)
        )

    def allow(self, channel: ChannelHandle) -> None:
        """Give the bot back what it was denied there."""
        me = self.guild.me
        assert me is not None
        self.env.backend.set_overwrite(
            channel.id, Overwrite(target_id=me.id, type=OverwriteType.MEMBER)
        )

    def snapshot(self, message: Shown) -> dict[str, Any]:
        """The message as a screen shows it that is not brought up to date any more."""
        channel = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        stored = self.env.backend.get_message(channel, message.id)
        return deepcopy(dict(serializers.message_payload(self.env.backend, stored)))

    async def press_raw(
        self,
        actor: MemberActor,
        message: dict[str, Any],
        custom_id: str,
        values: Sequence[str] | None = None,
    ) -> InteractionResult:
        """Send the press of any control on a message, as a stale or forged client would."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": list(values)}
        guilds = (self.guild, actor.guild)
        channel = next(
            one
            for guild in guilds
            for one in guild.channels.values()
            if one.id == int(message["channel_id"])
        )
        self.env._begin_operation("press")
        try:
            return await _dispatch_actor_interaction(
                actor,
                InteractionType.MESSAGE_COMPONENT,
                channel,
                data,
                extra={"message": message},
                source_message_id=int(message["id"]),
            )
        finally:
            self.env._end_operation()

    async def tap(
        self, actor: MemberActor, message: dict[str, Any], custom_ids: Sequence[str]
    ) -> None:
        """Press several controls of a message one after another, not waiting for any answer."""
        self.env._begin_operation("tap")
        try:
            for custom_id in custom_ids:
                record, payload = base_payload(
                    self.env.backend,
                    type=InteractionType.MESSAGE_COMPONENT,
                    channel_id=int(message["channel_id"]),
                    guild_id=self.guild.id,
                    user_id=actor.id,
                    data={"custom_id": custom_id, "component_type": 2},
                )
                record.source_message_id = int(message["id"])
                self.env.backend.emit("INTERACTION_CREATE", payload | {"message": message})
            await self.env._settle_internal(dispatch="INTERACTION_CREATE")
        finally:
            self.env._end_operation()

    def board(self, channel: ChannelHandle | None = None) -> discord.Message:
        """The newest message of the bot in a channel."""
        return self.boards(channel)[-1]

    def boards(self, channel: ChannelHandle | None = None) -> list[discord.Message]:
        """What the bot has said in public, oldest first."""
        return [
            message
            for message in (channel or self.games).history()
            if message.type is discord.MessageType.default and not message.flags.ephemeral
        ]

    def bodies(self, method: str, part: str) -> list[Any]:
        return [r.json for r in self.env.http_requests if r.method == method and part in r.path]


async def advance(app: App) -> None:
    """Let the leagues go on for which something has fallen due."""
    handlers = app.bot.services.leagues.scheduler.job_handlers
    await JobRunner(app.store.queue, app.matches.at, handlers).run_due()


async def raise_world(env: Env, builder: Builder) -> World:
    """A server of Olga's with two channels and five people."""
    guild = env.create_guild("The Long Table", owner=env.create_user("olga"))
    games, tavern = (guild.create_text_channel(name) for name in ("games", "tavern"))
    people = {name: guild.add_member(env.create_user(name)) for name in PEOPLE}
    await env.settle()
    return World(env, builder, guild, games, tavern, people)


def answer_of(result: InteractionResult) -> ResponseMessage | None:
    """The newest thing an interaction was answered with."""
    return result.followups[-1] if result.followups else result.response


def is_private(result: InteractionResult) -> bool:
    """Whether only the person who asked sees the answer."""
    answers = result.followups
    return all(one.ephemeral for one in answers) if answers else result.ephemeral


def components(shown: Shown | InteractionResult | None) -> list[dict[str, Any]]:
    """Every component of what is shown, nested ones too."""
    if isinstance(shown, InteractionResult):
        shown = answer_of(shown)
    if shown is None:
        return []
    if isinstance(shown, ResponseMessage):
        return walk_parts(shown.components)
    return walk_parts([dict(one.to_dict()) for one in shown.components])


def text(shown: Shown | InteractionResult | None) -> str:
    """All words of what is shown, with spaces that lines may break at."""
    if isinstance(shown, InteractionResult):
        shown = answer_of(shown)
    said = [] if shown is None or not shown.content else [shown.content]
    said += [one["content"] for one in components(shown) if one.get("type") == 10]
    return "\n".join(said).replace(NO_BREAK_SPACE, " ")


def mark_of(shown: Shown) -> int:
    """The number by which the bot finds its message again."""
    (mark,) = find_marks(components(shown))
    return mark


def buttons(shown: Shown | InteractionResult | None) -> dict[str, str]:
    """The controls of what is shown that can be pressed: the control by the custom id."""
    return {
        one["custom_id"].split(":")[3]: one["custom_id"]
        for one in components(shown)
        if one.get("custom_id") and not one.get("disabled")
    }


def pictures(shown: Shown | InteractionResult | None) -> list[str]:
    """Alt texts of the pictures shown."""
    found = [one for one in components(shown) if one.get("type") == 12]
    return [item.get("description") or "" for one in found for item in one["items"]]


async def read_details(
    actor: MemberActor, shown: InteractionResult | None, first: str = "details"
) -> list[str]:
    """All words behind a panel, page by page."""
    page, number, told = await press(actor, shown, first), 1, []
    while True:
        told.append(text(page))
        if f"{first}.{number}" not in buttons(page):
            return told
        page, number = await press(actor, page, f"{first}.{number}"), number + 1


async def press(
    actor: MemberActor, shown: Shown | InteractionResult | None, control: str
) -> InteractionResult:
    """Press the control of what is shown, by the name its screen gave it."""
    message = answer_of(shown) if isinstance(shown, InteractionResult) else shown
    assert message is not None
    known = buttons(message)
    assert control in known, f"{control} is not among {sorted(known)}"
    return await actor.click(message, custom_id=known[control])


async def look_behind(actor: MemberActor, world: World) -> InteractionResult:
    """The details behind the person's panel of the newest board."""
    return await press(actor, await press(actor, world.board(), "move"), "details")


async def choose(
    actor: MemberActor,
    shown: Shown | InteractionResult | None,
    control: str,
    values: Sequence[Any],
) -> InteractionResult:
    message = answer_of(shown) if isinstance(shown, InteractionResult) else shown
    assert message is not None
    return await actor.select(message, values, custom_id=buttons(message)[control])


def chosen(shown: InteractionResult, control: str) -> set[str]:
    """What is chosen in a menu."""
    message = answer_of(shown)
    assert message is not None
    named = buttons(message)[control]
    (menu,) = (one for one in components(shown) if one.get("custom_id") == named)
    return {one["value"] for one in menu["options"] if one.get("default")}


async def submit(actor: MemberActor, shown: InteractionResult, *answers: str) -> InteractionResult:
    """Fill the fields of a form in order and send it."""
    assert shown.modal is not None
    keys = [
        one["custom_id"] for one in walk_parts(shown.modal["components"]) if one.get("type") == 4
    ]
    return await actor.submit_modal(shown, dict(zip(keys, answers, strict=False)))


def walk_parts(parts: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Components with those in them."""
    found = []
    for part in parts:
        found.append(part)
        found += walk_parts(part.get("components") or [])
        if isinstance(part.get("component"), dict):
            found += walk_parts([part["component"]])
    return found


async def raise_second_server(world: World) -> tuple[ChannelHandle, MemberActor, MemberActor]:
    """Another server, with Hugo and Ivan in it; both share their queues."""
    env = world.env
    guild = env.create_guild("The Round Table", owner=env.create_user("otto"))
    cellar = guild.create_text_channel("cellar")
    hugo, ivan = (guild.add_member(env.create_user(name)) for name in ("hugo", "ivan"))
    await env.settle()
    for one in (world.guild, guild):
        await world.app.matches.people.set_server(one.id, shares_queue=True)
    return cellar, hugo, ivan

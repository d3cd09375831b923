"""The doctor's questions to Discord over HTTP: is the token valid, can the bot be added to servers,
and does it have its permissions wherever its matches are?

`doctor --live CHANNEL` does in a channel what only the live Discord can answer for, says what it
saw, and removes its traces. `docs/live-check.md` says what each answer means.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from time import monotonic
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.gateway import UNREACHABLE
from bot.operations.checks import Finding, bad, good, note
from bot.presentation.messenger import ARCHIVED
from bot.presentation.permissions import INVITED_WITH, find_missing_permissions

PAGE: Final = 200  # servers that Discord lists at once
BETWEEN_SERVERS: Final = 0.5  # seconds before the three requests about a server
TEXT: Final = "Live check: I delete this in a minute."
TEXT_ID, MENU_ID = 123_456_789, (1 << 30) + 7
"""Component ids, one below and one among those of menus."""
NEW_NAME: Final = "Live check · 🏆"
NOBODY: Final = discord.AllowedMentions.none()
HOUR: Final = 3600
LOOK_BACK: Final = 100
OLD_EDITS: Final = 4  # edits in a row of an old message; Discord allows about three
WEEK: Final = 10_080
THREE_DAYS: Final = 4_320  # minutes until a thread is archived
Step: TypeAlias = Callable[[], AsyncIterator[Finding]]


async def check_discord(
    token: str, channels: Mapping[int, frozenset[int]], live: int | None = None
) -> AsyncIterator[Finding]:
    """Log in without the gateway, which the running bot may use meanwhile. `channels` are those in
    use for matches and notices, by server; `live` is one in which to try everything instead."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
    async with client:
        try:
            await client.login(token)
            servers = _check_servers(client, channels)
            async for finding in servers if live is None else LiveCheck(client, live).run():
                yield finding
        except discord.LoginFailure:
            yield bad("doctor-token-refused")
        except UNREACHABLE as error:
            yield bad("doctor-unreachable", fault=_describe_fault(error))


async def _check_servers(
    client: discord.Client, channels: Mapping[int, frozenset[int]]
) -> AsyncIterator[Finding]:
    """The list of servers tells the bot's permissions; only servers with channels in use are asked
    for more, and slowly, as the bot may be at work."""
    assert client.user is not None
    yield good("doctor-token-accepted", name=str(client.user))
    for finding in _check_application(client.application):
        yield finding
    present = set[int]()
    async for number, name, allowed in _list_servers(client):
        present.add(number)
        if lacking := [right for right in INVITED_WITH if not getattr(allowed, right)]:
            yield note("doctor-server-lacks", server=name, names=_format_names(lacking))
        if used := channels.get(number):
            async for finding in _check_channels(client, number, used):
                yield finding
    for gone in sorted(set(channels) - present):
        yield note("doctor-not-there", server=str(gone))
    yield good("doctor-servers", count=len(present))


def _check_application(application: discord.AppInfo | None) -> Iterable[Finding]:
    """What the developer portal has set, and what new servers need."""
    if application is None:
        return
    if url := application.interactions_endpoint_url:
        yield bad("doctor-interactions-elsewhere", url=url)
    if application.bot_require_code_grant:
        yield bad("doctor-code-grant")
    config = application.guild_integration_config
    install = None if config is None else config.oauth2_install_params
    if application.custom_install_url is None and (install is None or "bot" not in install.scopes):
        yield bad("doctor-install-settings")
    if application.user_integration_config is None:
        yield note("doctor-no-user-install")
    if not application.bot_public:
        yield note("doctor-not-public")
    if not (application.terms_of_service_url and application.privacy_policy_url):
        yield note("doctor-no-terms")


async def _list_servers(
    client: discord.Client,
) -> AsyncIterator[tuple[int, str, discord.Permissions]]:
    """Number, name, and what the bot may do in each."""
    after: int | None = None
    while True:
        listed: Any = await client.http.get_guilds(PAGE, after=after, with_counts=False)
        for server in listed:
            allowed = discord.Permissions(int(server["permissions"]))
            yield int(server["id"]), server["name"], allowed
        if len(listed) < PAGE:
            return
        after = int(listed[-1]["id"])


async def _check_channels(
    client: discord.Client, server: int, used: frozenset[int]
) -> AsyncIterator[Finding]:
    """Missing permissions in the channels in use."""
    assert client.user is not None
    await asyncio.sleep(BETWEEN_SERVERS)
    guild = await client.fetch_guild(server, with_counts=False)
    me = await guild.fetch_member(client.user.id)
    channels = {channel.id: channel for channel in await guild.fetch_channels()}
    for number in sorted(used):
        channel = channels.get(number)
        if channel is None:
            yield bad("doctor-channel-gone", server=guild.name, channel=str(number))
        elif missing := find_missing_permissions(channel.permissions_for(me), channel):
            yield bad("doctor-channel-lacks",
                server=guild.name, channel=channel.name, names=_format_names(missing),
            )  # fmt: skip


def _format_names(permissions: Iterable[str]) -> str:
    """As Discord's settings spell them."""
    return ", ".join(name.replace("_", " ").title() for name in permissions)


class LiveCheck:
    """The steps in order. One that fails does not keep the others from being tried."""

    def __init__(self, client: discord.Client, channel: int) -> None:
        self._client = client
        self._number = channel
        self._channel: Any = None
        self._message: discord.Message | None = None
        self._thread: discord.Thread | None = None
        self._posted: list[discord.Message] = []

    async def run(self) -> AsyncIterator[Finding]:
        steps: dict[str, Step] = {
            "post": self._post, "convert": self._convert, "ids": self._read_ids,
            "old": self._edit_old, "thread": self._open_thread, "sleep": self._wake_thread,
            "owner": self._write_to_owner, "commands": self._read_commands,
        }  # fmt: skip
        for name, step in steps.items():
            async for finding in self._try(name, step):
                yield finding
            if self._message is None:
                return
        async for finding in self._try("clean", self._clean_up):
            yield finding

    async def _try(self, name: str, step: Step) -> AsyncIterator[Finding]:
        try:
            async for finding in step():
                yield finding
        except (*UNREACHABLE, discord.InvalidData) as error:
            yield bad("doctor-live-failed", step=name, fault=_describe_fault(error))

    async def _post(self) -> AsyncIterator[Finding]:
        """A classic message."""
        self._channel = await self._client.fetch_channel(self._number)
        self._message = await self._channel.send(TEXT, allowed_mentions=NOBODY)
        self._posted.append(self._message)
        is_classic = self._message.content == TEXT and not self._message.flags.components_v2
        text = self._message.content
        yield _found(is_classic, "doctor-live-post", "doctor-live-post-not", text=text)

    async def _convert(self) -> AsyncIterator[Finding]:
        """The same message as components, by an edit: how a board comes after its notification."""
        assert self._message is not None
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(TEXT, id=TEXT_ID))
        choice = discord.SelectOption(label="A menu", value="1")
        menu: ui.Select[Any] = ui.Select(id=MENU_ID, custom_id="live:menu", options=[choice])
        view.add_item(ui.ActionRow(menu))
        edited = await self._message.edit(content=None, view=view, allowed_mentions=NOBODY)
        is_converted = edited.flags.components_v2 and not edited.content
        yield _found(is_converted, "doctor-live-convert", "doctor-live-convert-not")

    async def _read_ids(self) -> AsyncIterator[Finding]:
        """Component ids come back: by them the bot knows its messages again after a crash."""
        assert self._message is not None
        read = {message.id async for message in self._channel.history(limit=LOOK_BACK)}
        is_there, count = self._message.id in read, len(read)
        yield _found(is_there, "doctor-live-history", "doctor-live-history-not", count=count)
        message = await self._channel.fetch_message(self._message.id)
        view = ui.LayoutView.from_message(message, timeout=None)
        ids = {item.id for item in view.walk_children() if item.id}
        is_same, listed = {TEXT_ID, MENU_ID} <= ids, str(sorted(ids))
        yield _found(is_same, "doctor-live-ids", "doctor-live-ids-not", ids=listed)

    async def _edit_old(self) -> AsyncIterator[Finding]:
        """Edits of a message older than an hour: classic ones only, as an edit that leaves a
        picture as it is would have to name its file."""
        me, now = self._client.user, discord.utils.utcnow().timestamp()
        async for message in self._channel.history(limit=LOOK_BACK):
            is_own = me is not None and message.author.id == me.id
            is_plain = bool(message.content) and not message.flags.components_v2
            if is_own and is_plain and now - message.created_at.timestamp() > HOUR:
                break
        else:
            yield note("doctor-live-old-none")
            return
        took = list[str]()
        for _ in range(OLD_EDITS):
            before = monotonic()
            try:
                await message.edit(content=message.content, allowed_mentions=NOBODY)
            except discord.RateLimited as error:
                seconds = round(error.retry_after)
                yield note("doctor-live-old-limit", count=len(took), seconds=seconds)
                return
            took.append(f"{monotonic() - before:.1f}")
        yield good("doctor-live-old", seconds=", ".join(took))

    async def _open_thread(self) -> AsyncIterator[Finding]:
        """A thread with the owner in it, whom people may hear of by a notification."""
        if isinstance(self._channel, discord.Thread):
            yield note("doctor-live-thread-inside")
            return
        head = await self._channel.send(TEXT, allowed_mentions=NOBODY)
        self._posted.append(head)
        thread = self._thread = await head.create_thread(
            name="Live check", auto_archive_duration=WEEK
        )
        me = self._client.user
        is_own = me is not None and thread.owner_id == me.id
        yield _found(is_own, "doctor-live-thread", "doctor-live-thread-not")
        owner = await self._find_owner()
        await thread.add_user(discord.Object(owner.id))
        yield good("doctor-live-member", name=str(owner))

    async def _wake_thread(self) -> AsyncIterator[Finding]:
        """Archive it, run into the archive, bring it back, and start its time over."""
        thread = self._thread
        if thread is None:
            return
        inside = await thread.send(TEXT, allowed_mentions=NOBODY)
        await thread.edit(archived=True)
        try:
            await inside.edit(content=f"{TEXT} (edited)")
        except discord.HTTPException as error:
            is_archived, code = error.code == ARCHIVED, error.code
            yield _found(is_archived, "doctor-live-archived", "doctor-live-archived-not", code=code)
        else:
            yield note("doctor-live-archived-edit")
        woken = await thread.edit(archived=False)
        yield _found(not woken.archived, "doctor-live-woken", "doctor-live-woken-not")
        await inside.edit(content=f"{TEXT} (edited again)")
        before = woken.archive_timestamp
        await thread.edit(auto_archive_duration=THREE_DAYS)
        touched = await thread.edit(auto_archive_duration=WEEK, archived=False)
        if touched.archive_timestamp > before:
            yield good("doctor-live-touched")
        else:
            yield note("doctor-live-untouched")
        renamed = await thread.edit(name=NEW_NAME, archived=False)
        is_new, name = renamed.name == NEW_NAME, renamed.name
        yield _found(is_new, "doctor-live-renamed", "doctor-live-renamed-not", name=name)

    async def _write_to_owner(self) -> AsyncIterator[Finding]:
        owner = await self._find_owner()
        channel = await self._client.create_dm(discord.Object(owner.id))
        self._posted.append(await channel.send(TEXT))
        yield good("doctor-live-owner", name=str(owner))

    async def _read_commands(self) -> AsyncIterator[Finding]:
        """Commands of people who have installed the bot for themselves."""
        number = self._client.application_id or 0
        commands = await self._client.http.get_global_commands(number)
        count = sum(1 in (one.get("integration_types") or ()) for one in commands)
        yield _found(count > 0, "doctor-live-anywhere", "doctor-live-anywhere-not", count=count)

    async def _find_owner(self) -> discord.abc.User:
        """Of a team's application, the team's owner."""
        told = await self._client.application_info()
        of_team = None if told.team is None else told.team.owner
        return of_team or told.owner

    async def _clean_up(self) -> AsyncIterator[Finding]:
        """A thread is deleted where the bot may; otherwise it is archived."""
        left, count = 0, len(self._posted)
        if self._thread is not None:
            try:
                await self._thread.delete()
            except discord.Forbidden:
                await self._thread.edit(archived=True)
                yield note("doctor-live-thread-left")
        for message in self._posted:
            try:
                await message.delete()
            except discord.NotFound:
                pass
            except discord.HTTPException:
                left += 1
        yield _found(not left, "doctor-live-clean", "doctor-live-clean-not", count=count, left=left)


def _describe_fault(error: BaseException) -> str:
    return str(error) or type(error).__name__


def _found(is_expected: bool, key: str, other: str, **params: int | str) -> Finding:
    """What was seen: good if the bot counts on it, otherwise bad and called by the other key."""
    return good(key, **params) if is_expected else bad(other, **params)

"""`doctor --live CHANNEL`: does in a channel what only the live Discord can answer for, says what
it saw, and removes its traces. `docs/live-check.md` says what each answer means.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from time import monotonic
from typing import Any, Final, TypeAlias

import discord
from discord import ui

from bot.gateway import UNREACHABLE
from bot.operations.findings import Finding, make_finding
from bot.presentation.messenger import ARCHIVED

TEXT: Final = "Live check: I delete this in a minute."
TEXT_ID, MENU_ID = 123_456_789, (1 << 30) + 7
"""Component ids, one below and one among those of menus."""
HOUR: Final = 3600
LOOK_BACK: Final = 100
OLD_EDITS: Final = 4
"""Edits in a row of an old message; Discord allows about three."""
WEEK: Final = 10_080
THREE_DAYS: Final = 4_320
"""Minutes until a thread is archived."""
Step: TypeAlias = Callable[[], AsyncIterator[Finding]]


async def check_live(token: str, channel: int) -> AsyncIterator[Finding]:
    """Log in without the gateway, which the running bot may use meanwhile, and try everything."""
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=30.0)
    async with client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            yield make_finding("bad", "token-refused")
            return
        except UNREACHABLE as error:
            yield make_finding("bad", "unreachable", fault=describe_fault(error))
            return
        async for finding in LiveCheck(client, channel).run():
            yield finding


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
            "owner": self._write_to_owner,
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
            yield make_finding("bad", "live-failed", step=name, fault=describe_fault(error))

    async def _post(self) -> AsyncIterator[Finding]:
        """A classic message."""
        self._channel = await self._client.fetch_channel(self._number)
        self._message = await self._channel.send(TEXT, allowed_mentions=_nobody())
        self._posted.append(self._message)
        is_classic = self._message.content == TEXT and not self._message.flags.components_v2
        yield _found(is_classic, "live-post", "live-post-not", text=self._message.content)

    async def _convert(self) -> AsyncIterator[Finding]:
        """The same message as components, by an edit: how a board comes after its notification."""
        assert self._message is not None
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay(TEXT, id=TEXT_ID))
        choice = discord.SelectOption(label="A menu", value="1")
        menu: ui.Select[Any] = ui.Select(id=MENU_ID, custom_id="live:menu", options=[choice])
        view.add_item(ui.ActionRow(menu))
        edited = await self._message.edit(content=None, view=view, allowed_mentions=_nobody())
        yield _found(
            edited.flags.components_v2 and not edited.content, "live-convert", "live-convert-not"
        )

    async def _read_ids(self) -> AsyncIterator[Finding]:
        """Component ids come back: by them the bot knows its messages again after a crash."""
        assert self._message is not None
        found = {one.id async for one in self._channel.history(limit=LOOK_BACK)}
        yield _found(
            self._message.id in found, "live-history", "live-history-not", count=len(found)
        )
        message = await self._channel.fetch_message(self._message.id)
        view = ui.LayoutView.from_message(message, timeout=None)
        ids = {item.id for item in view.walk_children()}
        yield _found(
            {TEXT_ID, MENU_ID} <= ids,
            "live-ids",
            "live-ids-not",
            ids=str(sorted(filter(None, ids))),
        )

    async def _edit_old(self) -> AsyncIterator[Finding]:
        """Edits of a message older than an hour: classic ones only, as an edit that leaves a
        picture as it is would have to name its file."""
        message = await self._find_old()
        if message is None:
            yield make_finding("note", "live-old-none")
            return
        took = list[str]()
        for _ in range(OLD_EDITS):
            before = monotonic()
            try:
                await message.edit(content=message.content, allowed_mentions=_nobody())
            except discord.RateLimited as error:
                seconds = round(error.retry_after)
                yield make_finding("note", "live-old-limit", count=len(took), seconds=seconds)
                return
            took.append(f"{monotonic() - before:.1f}")
        yield make_finding("good", "live-old", seconds=", ".join(took))

    async def _find_old(self) -> discord.Message | None:
        me, now = self._client.user, discord.utils.utcnow().timestamp()
        async for message in self._channel.history(limit=LOOK_BACK):
            is_own = me is not None and message.author.id == me.id
            is_plain = bool(message.content) and not message.flags.components_v2
            if is_own and is_plain and now - message.created_at.timestamp() > HOUR:
                return message  # type: ignore[no-any-return]  # the channel is of any kind
        return None

    async def _open_thread(self) -> AsyncIterator[Finding]:
        """A thread with the owner in it, whom people may hear of by a notification."""
        if isinstance(self._channel, discord.Thread):
            yield make_finding("note", "live-thread-inside")
            return
        head = await self._channel.send(TEXT, allowed_mentions=_nobody())
        self._posted.append(head)
        thread = self._thread = await head.create_thread(
            name="Live check", auto_archive_duration=WEEK
        )
        me = self._client.user
        yield _found(me is not None and thread.owner_id == me.id, "live-thread", "live-thread-not")
        owner = await self._find_owner()
        await thread.add_user(discord.Object(owner.id))
        yield make_finding("good", "live-member", name=str(owner))

    async def _wake_thread(self) -> AsyncIterator[Finding]:
        """Archive it, run into the archive, bring it back, and start its time over."""
        thread = self._thread
        if thread is None:
            return
        inside = await thread.send(TEXT, allowed_mentions=_nobody())
        await thread.edit(archived=True)
        try:
            await inside.edit(content=f"{TEXT} (edited)")
        except discord.HTTPException as error:
            yield _found(
                error.code == ARCHIVED, "live-archived", "live-archived-not", code=error.code
            )
        else:
            yield make_finding("note", "live-archived-edit")
        woken = await thread.edit(archived=False)
        yield _found(not woken.archived, "live-woken", "live-woken-not")
        await inside.edit(content=f"{TEXT} (edited again)")
        before = woken.archive_timestamp
        await thread.edit(auto_archive_duration=THREE_DAYS)
        touched = await thread.edit(auto_archive_duration=WEEK, archived=False)
        if touched.archive_timestamp > before:
            yield make_finding("good", "live-touched")
        else:
            yield make_finding("note", "live-untouched")
        renamed = await thread.edit(name="Live check · 🏆", archived=False)
        is_renamed = renamed.name == "Live check · 🏆"
        yield _found(is_renamed, "live-renamed", "live-renamed-not", name=renamed.name)

    async def _write_to_owner(self) -> AsyncIterator[Finding]:
        owner = await self._find_owner()
        channel = await self._client.create_dm(discord.Object(owner.id))
        self._posted.append(await channel.send(TEXT))
        yield make_finding("good", "live-owner", name=str(owner))

    async def _find_owner(self) -> discord.abc.User:
        """Of a team's application, the team's owner."""
        told = await self._client.application_info()
        of_team = None if told.team is None else told.team.owner
        return of_team or told.owner

    async def _clean_up(self) -> AsyncIterator[Finding]:
        """A thread is deleted where the bot may; otherwise it is archived."""
        left = 0
        if self._thread is not None:
            try:
                await self._thread.delete()
            except discord.Forbidden:
                await self._thread.edit(archived=True)
                yield make_finding("note", "live-thread-left")
        for message in self._posted:
            try:
                await message.delete()
            except discord.NotFound:
                pass
            except discord.HTTPException:
                left += 1
        yield _found(not left, "live-clean", "live-clean-not", count=len(self._posted), left=left)


def describe_fault(error: BaseException) -> str:
    return str(error) or type(error).__name__


def run_live_check(token: str, channel: int, report: Callable[[Finding], None]) -> int:
    """Report each finding as it comes; returns how many are bad."""

    async def run() -> int:
        bad = 0
        async for finding in check_live(token, channel):
            report(finding)
            bad += finding.severity == "bad"
        return bad

    return asyncio.run(run())


def _found(is_expected: bool, key: str, other: str, **params: int | str) -> Finding:
    """What was seen: good if the bot counts on it, otherwise bad and called by the other key."""
    return make_finding("good" if is_expected else "bad", key if is_expected else other, **params)


def _nobody() -> discord.AllowedMentions:
    return discord.AllowedMentions.none()

"""Archived threads in the pretend Discord of the journeys, which lets every thread be awake for
ever. It follows Discord's documentation of threads:

- a thread without activity is archived after its time; messages, being brought back and a change of
  that time are activity, edits are none;
- in an archived thread only a new message arrives, and brings it back unless it is locked; edits,
  new members and private answers get 50083;
- to bring a locked one back, to change the name or time of another's thread, or to delete any takes
  a permission that the bot does not have;
- a name changes twice in ten minutes at most;
- a message that mentions somebody adds them, also one that does so by an edit.
"""

import re
from collections import defaultdict
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final

import discord
from simcord import Env
from simcord.backend import errors
from simcord.backend.errors import BackendError
from simcord.http import router

RENAMES, WINDOW = 2, timedelta(minutes=10)
CHANNEL: Final = re.compile(r"/channels/(\d+)(/.*)?")
CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback")
ANSWERS: Final = (4, 5)
"""Callbacks that make a message, now or later."""


class SleepingThreads:
    """Stands before the routes of simcord. `requests` of bots are checked, then passed on."""

    def __init__(self, env: Env) -> None:
        self._env = env
        self._pass_on: Callable[..., Any] = router.dispatch
        self._renamed: dict[int, list[datetime]] = defaultdict(list)

    def dispatch(self, backend: Any, method: str, path: str, **more: Any) -> Any:
        body = more.get("json")
        thread = self._find_thread(backend, path, body)
        if thread is None:
            return self._pass_on(backend, method, path, **more)
        self.let_time_pass(thread.id)
        found = CHANNEL.fullmatch(path)
        if found and method == "PATCH" and not found[2]:
            pass_on = partial(self._pass_on, backend, method, path, **more)
            return self._edit(thread, body or {}, pass_on)
        if found and method == "DELETE" and not found[2]:
            raise errors.missing_permissions()
        if thread.thread_metadata.archived and method != "GET":
            sends = found is not None and found[2] == "/messages"
            if not sends or thread.thread_metadata.locked:
                raise _archived()
            self.set(thread.id, archived=False)
        done = self._pass_on(backend, method, path, **more)
        if found and method in {"POST", "PATCH"} and (found[2] or "").startswith("/messages"):
            self._add_mentioned(thread, body or {})
        return done

    def _add_mentioned(self, thread: Any, body: dict[str, Any]) -> None:
        for user in (body.get("allowed_mentions") or {}).get("users", ()):
            if f"<@{user}>" in str(body):
                self._env.backend.add_thread_member(thread.id, int(user))

    def let_time_pass(self, number: int) -> None:
        """Archive the thread if that is due."""
        thread: Any = self._env.backend.get_channel(number)
        meta = thread.thread_metadata
        wait = timedelta(minutes=meta.auto_archive_duration)
        if not meta.archived and self._env.now() >= self._last_activity(thread) + wait:
            self.set(number, archived=True)

    def is_archived(self, number: int) -> bool:
        self.let_time_pass(number)
        thread: Any = self._env.backend.get_channel(number)
        return bool(thread.thread_metadata.archived)

    def set(self, number: int, **meta: bool) -> None:
        """Archive, lock or bring back, as a moderator does."""
        backend = self._env.backend
        thread: Any = backend.edit_channel(number, {}, thread_metadata=meta)
        if "archived" in meta:
            thread.thread_metadata.archive_timestamp = backend.now_iso()

    def _edit(self, thread: Any, body: dict[str, Any], pass_on: Callable[[], Any]) -> Any:
        meta, backend = thread.thread_metadata, self._env.backend
        brings_back = body.get("archived") is False
        if meta.archived and not brings_back:
            raise _archived()
        if meta.archived and meta.locked:
            raise errors.missing_permissions()
        if thread.owner_id != backend.bot_user.id and body != {"archived": False}:
            raise errors.missing_permissions()
        if body.get("name", thread.name) != thread.name:
            self._count_rename(thread.id)
        if any(body.get(key, was) != was for key, was in vars(meta).items()):
            meta.archive_timestamp = backend.now_iso()
        return pass_on()

    def _count_rename(self, number: int) -> None:
        """Raises what discord.py does if the wait is longer than it may be."""
        now = self._env.now()
        recent = [one for one in self._renamed[number] if one > now - WINDOW]
        if len(recent) >= RENAMES:
            raise discord.RateLimited((recent[0] + WINDOW - now).total_seconds())
        self._renamed[number] = [*recent, now]

    def _last_activity(self, thread: Any) -> datetime:
        messages = self._env.backend.messages.get(thread.id, {})
        sent = [discord.utils.snowflake_time(number) for number in messages]
        return max([datetime.fromisoformat(thread.thread_metadata.archive_timestamp), *sent])

    def _find_thread(self, backend: Any, path: str, body: Any) -> Any:
        """The thread that a request is about, if any."""
        number = 0
        if found := CHANNEL.fullmatch(path):
            number = int(found[1])
        elif (found := CALLBACK.fullmatch(path)) and (body or {}).get("type") in ANSWERS:
            number = backend.interactions[int(found[1])].channel_id
        channel = backend.channels.get(number)
        return channel if channel is not None and channel.is_thread else None


def _archived() -> BackendError:
    return BackendError(400, 50083, "Thread is archived")

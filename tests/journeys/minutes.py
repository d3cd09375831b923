"""What the bot says in a journey, as readers see it, and what was wrong with it at that moment."""

import os
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.matches import Refusal
from bot.models.match import Status
from bot.models.playing_hours import PlayingHours
from bot.presentation.messenger import Messenger
from bot.screens.screen import Picture
from tests.journeys.world import World

HOUR = 3600
MENTION = re.compile(r"<@(\d+)>")
MOMENT = re.compile(r"<t:(\d+):[Rf]>( \(<t:\1:f>\))?")
LINK = re.compile(r"\]\(https?://[^)]*\)")


@dataclass
class Minutes:
    """Every message and edited note, in order; `wrong` are calls to nothing and into somebody's
    sleep, `calls` how often each person was called to each decision."""

    world: World
    hours: Mapping[str, PlayingHours]
    matches: int
    start: int
    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)
    calls: Counter[tuple[int, int, int, bool]] = field(default_factory=Counter)

    def watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Look at every message before it goes out."""
        send, edit = Messenger.send, Messenger.edit

        async def sent(
            messenger: Messenger, place: int, screen: Any, *args: Any, **more: Any
        ) -> Any:
            users = args[2] if len(args) > 2 else more.get("users", ())
            await self._check_all(place, screen, users)
            return await send(messenger, place, screen, *args, **more)

        async def edited(messenger: Messenger, board: Any, screen: Any, *args: Any) -> None:
            if not any(isinstance(block, Picture) for block in screen.blocks):
                self._write("edited", (), _texts(screen))
            await edit(messenger, board, screen, *args)

        monkeypatch.setattr(Messenger, "send", sent)
        monkeypatch.setattr(Messenger, "edit", edited)

    def keep(self) -> None:
        """Put the whole of it where `WEEK_LOG` says."""
        if path := os.environ.get("WEEK_LOG"):
            Path(path).write_text("\n".join([*self.lines, ""]), encoding="utf-8")

    async def _check_all(self, place: int, screen: Any, users: Sequence[int]) -> None:
        shown = _texts(screen)
        lines = "\n".join(shown).splitlines()
        called_in = [line for line in lines if "#" in line.removeprefix("-#")]
        public = place in (self.world.games.id, self.world.tavern.id)
        called = [self._name(user) for user in users]
        head = (screen.head,) if screen.head else ()
        self._write("" if public else "letter", called, (*head, *shown))
        for user in users:
            mine = [line for line in called_in if f"<@{user}>" in line]
            await self._check(user, "\n".join(mine or shown))

    async def _check(self, user: int, shown: str) -> None:
        matches, lobby, waits = self.world.app.matches, False, False
        for number in range(1, self.matches + 1):
            with suppress(Refusal):
                table = await matches.queries.read_table(number)
                lobby = lobby or table.status is Status.LOBBY
                for one in await matches.mentions.find_pending(number):
                    if table.seats[one.seat].user == user and f"#{number}" in shown:
                        waits = True
                        self.calls[number, one.player, one.key, is_reminder(shown)] += 1
        if not waits and not lobby:
            self.wrong.append(f"{self._name(user)} is called to nothing: {shown}")
        if not self.hours[self._name(user)].is_awake(self._at()):
            self.wrong.append(f"{self._name(user)} is woken: {shown}")

    def _write(self, kind: str, called: Sequence[str], texts: Sequence[str]) -> None:
        hour = (self._at() - self.start) / HOUR
        marks = [kind] if kind else []
        marks += [f"calls {', '.join(called)}"] if called else []
        head = f"\n--- day {hour // 24 + 1:.0f}, hour {hour % 24:04.1f}"
        self.lines.append(" · ".join((head, *marks)))
        self.lines.append(self._readable("\n".join(texts)))

    def _readable(self, text: str) -> str:
        """With names, times and no addresses, as Discord shows it."""
        text = MENTION.sub(lambda found: f"@{self._name(int(found[1]))}", text)
        return LINK.sub("]", MOMENT.sub(lambda found: self._moment(int(found[1])), text))

    def _moment(self, moment: int) -> str:
        hours = (moment - self._at()) / HOUR
        when = datetime.fromtimestamp(moment, UTC)
        said = f"in {hours:.1f} h" if hours > 0 else f"{-hours:.1f} h ago"
        return f"{said} ({when:%a %H:%M})"

    def _name(self, user: int) -> str:
        return next(name for name, actor in self.world.people.items() if actor.id == user)

    def _at(self) -> int:
        return int(self.world.env.now().timestamp())


def is_reminder(shown: str) -> bool:
    return "⏰ Your turn in" in shown or "⌛ Last reminder: your turn in" in shown


def _texts(screen: Any) -> list[str]:
    return [block.body for block in screen.blocks if hasattr(block, "body")]

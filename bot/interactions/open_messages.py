"""The private messages that people have open, brought up to date when what they show changes: the
panel of a match, which a new one replaces, the page of a league, and the queue.

Discord lets a private message be edited or deleted only with the token of the interaction that made
it or of a press on it, for 15 minutes. In memory only: after a restart an old one stays.
"""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final

from cachetools import LRUCache, TTLCache

from bot.interactions.inputs import Interaction
from bot.interactions.league.admin import LeagueAdmin
from bot.interactions.league.pages import LeaguePages
from bot.interactions.matchmaking import find_started, show_queue
from bot.interactions.requester import Requester
from bot.interactions.responses import Sentence, show
from bot.matches import Refusal
from bot.models.match import Table
from bot.presentation.messenger import FAILED
from bot.screens.screen import Screen
from bot.storage import StoreError

_log = logging.getLogger(__name__)
TOKEN_SECONDS: Final = 14 * 60
MOST_PANELS: Final = 5_000  # kept at a time; the oldest are forgotten
MOST_ANSWERS: Final = 2_000  # the same of pages and queues
NOT_NOW: Final = (Refusal, sqlite3.Error, StoreError, *FAILED)
"""What may keep a message from being brought up to date, until the next change."""


@dataclass(slots=True)
class OpenMessage:
    """A message, and the newest interaction whose token may change it."""

    message: int
    interaction: Interaction
    requester: Requester


@dataclass(slots=True)
class OpenPanel(OpenMessage):
    """`waits`: for the player's `turn`, with a `plan` shown until then, or for `computers` with
    which the player is alone, or for `answers` of others, until which the player's own stays
    secret, or for the `start` of the lobby whose page of `options` it shows; else empty. `texts` is
    all that it says, `note` what of it was just done, `at` when, `behind` the page of its details;
    `rev` and `decision` are the screen's, None and 0 for what else a panel led to."""

    rev: int | None
    decision: int
    waits: str
    texts: tuple[str, ...]
    note: str
    at: datetime
    options: str
    behind: int | None


class OpenPanels:
    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[tuple[int, int], OpenPanel] = TTLCache(
            MOST_PANELS, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )
        self._players: LRUCache[int, set[int]] = LRUCache(MOST_PANELS)
        """Who has had a panel of a match that waited for something or asked to act."""
        self._matches: LRUCache[int, int] = LRUCache(MOST_PANELS)
        """The match that a message shows."""

    async def keep(self, match: int, panel: OpenPanel, *, replaces: bool) -> None:
        """A message shows what a person has open of a match. A new panel `replaces` one in another
        message, which is deleted; what a panel led to, or one that is brought up to date, counts
        only where no other message shows one meanwhile. It no longer is a panel of the match that
        it showed before."""
        player = panel.requester.player
        key = (player, match)
        old = self._open.get(key)
        same = old is not None and old.message == panel.message
        if not replaces and not same:
            return
        before = self._matches.get(panel.message, match)
        if before != match:
            self.forget(before, player, panel.message)
        self._open[key], self._matches[panel.message] = panel, match
        if panel.waits or panel.decision:
            self._players.setdefault(match, set()).add(player)
        if old is not None and not same:
            try:
                await old.interaction.delete_original_response()
            except FAILED as error:
                _log.info("panel %d stays: %s", old.message, error)

    def forget(self, match: int, player: int, message: int) -> None:
        """The message is about to show something else."""
        panel = self._open.get((player, match))
        if panel is not None and panel.message == message:
            del self._open[player, match]

    def find_followed(self, match: int) -> tuple[OpenPanel, ...]:
        """The panels of a match whose players wait for something or are asked to act."""
        found = (self._open.get((player, match)) for player in self._players.get(match, ()))
        return tuple(one for one in found if one is not None and (one.waits or one.decision))

    def find(self, match: int, player: int, message: int = 0) -> OpenPanel | None:
        """A person's panel of a match as it is now, unless another message shows it."""
        panel = self._open.get((player, match))
        return panel if panel is not None and message in (0, panel.message) else None


class OpenSentences:
    """What a person was last told in each channel: the next answer to them there, be it a sentence
    or a screen, takes its place, since then it no longer applies."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[tuple[int, int | None], tuple[int, Sentence]] = TTLCache(
            MOST_ANSWERS, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )
        """With the interaction that each answered."""

    async def keep(self, interaction: Interaction, sentence: Sentence | None) -> None:
        """None if the answer is no sentence, or its message is not known. What answered a later
        press or command stays, and what was pressed itself."""
        key = (interaction.user.id, interaction.channel_id)
        asked, old = self._open.get(key, (0, None))
        if asked > interaction.id:
            return
        self._open.pop(key, None)
        if sentence is not None:
            self._open[key] = interaction.id, sentence
        if old is not None and (interaction.message is None or interaction.message.id != old.id):
            try:
                await old.delete()
            except FAILED as error:
                _log.info("sentence %d stays: %s", old.id, error)


@dataclass(slots=True)
class OpenAnswer(OpenMessage):
    """The page of a league or the queue that it shows."""

    screen: Screen
    refreshing: bool = False


class OpenAnswers:
    """The newest page or queue of each message. A page shows its league as it is; a queue says so
    when the match starts for which its reader waits, and is brought up to date when a server begins
    or stops sharing its queue."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._open: TTLCache[int, OpenAnswer] = TTLCache(
            MOST_ANSWERS, TOKEN_SECONDS, timer=lambda: now().timestamp()
        )

    def keep(self, opened: OpenAnswer) -> None:
        self._open[opened.message] = opened

    def forget(self, message: int) -> None:
        """The message has been pressed, and is about to show something else."""
        self._open.pop(message, None)

    def _is_open(self, opened: OpenAnswer) -> bool:
        return self._open.get(opened.message) is opened

    def _list_open(self) -> Iterator[OpenAnswer]:
        for message in [*self._open]:
            if (opened := self._open.get(message)) is not None:
                yield opened

    def find_pages(self, league: int) -> list[OpenAnswer]:
        found = ((one, one.screen.page) for one in self._list_open())
        return [one for one, page in found if page is not None and page.league == league]

    async def refresh_page(self, opened: OpenAnswer) -> None:
        """Show the league as it is, and again if it has changed meanwhile; one edit at a time."""
        if opened.refreshing:
            return
        opened.refreshing = True
        try:
            while (screen := await self._render_page(opened)) is not None:
                await show(opened.requester, opened.interaction, screen)
                opened.screen = screen
        except NOT_NOW as error:
            _log.info("page %d is not brought up to date: %s", opened.message, error)
        finally:
            opened.refreshing = False

    async def _render_page(self, opened: OpenAnswer) -> Screen | None:
        """The page as it is; None if it shows that, or if the message shows something else now."""
        page, requester = opened.screen.page, opened.requester
        assert page is not None
        if not self._is_open(opened):
            return None
        pages = LeaguePages(requester)
        loaded = await pages.load_league(page.league)
        if loaded.league.seq == page.rev:
            return None
        if page.what == "panel":
            screen = await LeagueAdmin(requester).show_panel(loaded, page.note)
        else:
            screen = await pages.show_home(loaded, can_found=page.what == "start")
        return screen if self._is_open(opened) else None

    def find_queues(self, table: Table) -> list[OpenAnswer]:
        """Those of the people of a match, who waited for its game."""
        waiting = ((one, *one.screen.queue) for one in self._list_open() if one.screen.queue)
        found = [one for one, terms, since in waiting if since and terms.game == table.game]
        return [one for one in found if table.seat_of(one.requester.player) is not None]

    async def refresh_queues(self) -> None:
        """Bring the messages up to date whose queue has changed."""
        for opened in self._list_open():
            if opened.screen.queue is not None:
                await self.refresh_queue(opened, is_changed=True)

    async def refresh_queue(self, opened: OpenAnswer, *, is_changed: bool = False) -> None:
        """Tell that the match has started, if it has, or else what `is_changed`; unless the message
        shows something else or is to stay."""
        assert opened.screen.queue is not None
        (terms, since), requester = opened.screen.queue, opened.requester
        try:
            screen = await find_started(requester, terms, since) if since else None
            if screen is None and is_changed:
                screen = await show_queue(requester, terms)
            if screen is None or screen == opened.screen or not self._is_open(opened):
                return
            self.forget(opened.message)
            if screen.queue is not None:
                self.keep(replace(opened, screen=screen))
            await show(requester, opened.interaction, screen)
        except NOT_NOW as error:
            _log.info("queue %d is not brought up to date: %s", opened.message, error)

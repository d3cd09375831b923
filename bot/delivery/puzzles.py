"""Posts the daily puzzle in the channels that servers have chosen: once a day, and nothing twice
after a kill. A bot that was away posts only today's."""

import logging
from dataclasses import replace
from typing import Any, Final

from bot.delivery.lanes import visit_servers
from bot.delivery.sender import DeliveryContext, Sender
from bot.models.outbox import CALLS, PostedMessage
from bot.models.puzzles import PuzzleChannel, PuzzlePost, find_day
from bot.presentation.messenger import CLOSED, FAILED, code_of
from bot.presentation.pace import TooManyEdits
from bot.screens.context import Context
from bot.screens.contract import SupportsPuzzles
from bot.screens.lessons import build_lesson_table
from bot.screens.screen import Screen
from bot.screens.shared.puzzle import PuzzleReview, WeekLine, describe_day, render_post
from bot.words import Words

RETRY_AFTER: Final = 60  # seconds until a post is tried again that Discord did not take
GIVEN_UP: Final = 0  # the message of a post whose channel is closed
WEEK: Final = 7
SERIAL_BITS: Final = 22  # low bits of an id, which are the same for many servers
SPREAD: Final = 900
"""Seconds after midnight (UTC) within which the posts of all servers say that their puzzle is over:
each at a time of its own, so that moves don't wait for them."""
NONCE: Final = 10**15  # so much of a server's number as a nonce has room for, of 25 characters
_log = logging.getLogger(__name__)


class PuzzlePoster(Sender):
    def __init__(self, context: DeliveryContext) -> None:
        super().__init__(context)
        self._puzzles = self._matches.puzzles
        self._store = self._matches.store.puzzles
        self._has_failed = False
        self._ended: dict[int, int] = {}

    async def run(self) -> None:
        """Post today's puzzle wherever its hour has come, and say in the last one that it is over.
        One that fails stops no other."""
        self._has_failed = False
        await visit_servers(await self._list_channels(), self._visit)

    async def _visit(self, channel: PuzzleChannel) -> None:
        if self._messenger.pause_left:
            self._has_failed = True
            return
        try:
            if (end := self._find_end(channel)) is not None and end <= self._at():
                await self._end(channel)
            if channel.find_due(self._at()) <= self._at():
                await self._post(channel)
        except Exception as error:  # noqa: BLE001 - the other servers must get theirs
            unknown = None if isinstance(error, FAILED) else error
            _log.warning("no puzzle for server %d yet: %s", channel.guild, error, exc_info=unknown)
            self._has_failed = True

    async def next_due(self) -> int | None:
        if self._has_failed:
            return self._at() + RETRY_AFTER
        channels = await self._list_channels()
        ends = (end for end in map(self._find_end, channels) if end is not None)
        return min((*(one.find_due(self._at()) for one in channels), *ends), default=None)

    def _find_end(self, channel: PuzzleChannel) -> int | None:
        """When its newest post is to say that its puzzle is over; None: it says so, or there is
        none. In memory only: after a restart it says so once more."""
        post = channel.post
        if post is None or not post.message or self._ended.get(post.guild) == post.day:
            return None
        return find_end(post)

    async def _end(self, channel: PuzzleChannel) -> None:
        """Say in a post that its puzzle is over. One that cannot be edited stays as it is."""
        post = channel.post
        assert post is not None
        self._ended[post.guild] = post.day
        try:
            voice = await self._presentation_of(post.guild)
            screen = await self._render(post, voice.words, is_over=True)
            marked = replace(screen, marks=(_mark_of(post),))
            message = PostedMessage(post.place, post.message or 0)
            await self._messenger.edit(message, marked, voice.colour_scheme)
        except (*FAILED, TooManyEdits) as error:
            _log.info("the last puzzle of server %d stays as it is: %s", post.guild, error)

    async def _post(self, channel: PuzzleChannel) -> None:
        """Today's post, unless an earlier try before a kill has brought it there."""
        today, last, arrived = find_day(self._at()), channel.post, None
        before = None if last is None else last.day
        post = PuzzlePost(channel.guild, today, channel.channel, None, before)
        has_begun = last is not None and last.day == today
        if last is not None and has_begun:
            post = replace(last, place=channel.channel)
        if not self._messenger.is_in(channel.guild):
            await self._store.save_post(replace(post, message=GIVEN_UP))
            return
        if last is not None and has_begun:
            arrived = await self._messenger.find_own_message(last.place, _mark_of(post))
        if arrived is None:
            await self._store.save_post(post)
            arrived = await self._send(post)
        message = GIVEN_UP if arrived is None else arrived.message
        await self._store.save_post(replace(post, message=message))

    async def _send(self, post: PuzzlePost) -> PostedMessage | None:
        """None where the channel is closed."""
        voice = await self._presentation_of(post.guild)
        screen = await self._render(post, voice.words)
        try:
            return await self._messenger.send(
                post.place, replace(screen, marks=(_mark_of(post),)), voice.colour_scheme,
                f"p{post.guild % NONCE}.{post.day}",
            )  # fmt: skip
        except FAILED as error:
            if code_of(error) not in CLOSED:
                raise
            _log.warning("channel %d is closed to me, for the daily puzzle", post.place)
            return None

    async def _render(self, post: PuzzlePost, words: Words, *, is_over: bool = False) -> Screen:
        daily = await self._puzzles.read(post.day)
        review = None if post.before is None else await self._review(post, post.before, words)
        week = await self._read_week(post)

        def build() -> Screen:
            screens, kind = self._screens_of(daily.key), daily.puzzle.kind
            ctx = self._build_context(daily, (), words)
            day, pictures = describe_day(daily, screens, ctx), screens.puzzle_pictures(ctx, kind)
            return render_post(day, pictures, review, week, words, is_over=is_over)

        return await self._services.run_in_thread(build)

    async def _review(self, post: PuzzlePost, day: int, words: Words) -> PuzzleReview:
        """How the puzzle of a day went in a server."""
        daily, best = await self._puzzles.read(day), await self._puzzles.read_best(day)
        result = await self._puzzles.summarise_day(post.guild, day)
        people = await self._matches.people.read_people(result.tried)
        streaks = [
            (people[player].name, await self._puzzles.read_streak(player))
            for player in result.tried
            if not people[player].hidden
        ]

        def build() -> PuzzleReview:
            screens, kind = self._screens_of(daily.key), daily.puzzle.kind
            ctx = self._build_context(daily, best.actions, words)
            answer = screens.describe_answer(ctx, kind, best.actions)
            picture = screens.answer_picture(ctx, kind, best.actions)
            found = [
                words("weekly-someone") if people[one].hidden else people[one].name
                for one in result.found
            ]
            tries = len(result.tried)
            return PuzzleReview(day, daily.key, best.points, answer, picture, tries, found, streaks)

        return await self._services.run_in_thread(build)

    async def _read_week(self, post: PuzzlePost) -> list[WeekLine]:
        """The table of the week before, with a server's first post of a week."""
        monday = post.day - (post.day - 1) % WEEK
        if post.before is None or post.before >= monday:
            return []
        table = await self._puzzles.build_week_table(post.guild, monday - WEEK)
        people = await self._matches.people.read_people([one.player for one in table])
        return [
            WeekLine(one.rank, people[one.player].name, one.points, one.days)
            for one in table
            if not people[one.player].hidden
        ]

    def _screens_of(self, game: str) -> SupportsPuzzles[Any, Any]:
        found: object = self._services.screens[game]
        assert isinstance(found, SupportsPuzzles)
        return found

    def _build_context(self, daily: Any, actions: Any, words: Words) -> Context[Any]:
        state = self._puzzles.replay(daily, actions)
        view = self._services.games[daily.key].observe(state, daily.puzzle.seat)
        table = build_lesson_table(daily.key, view, words("puzzle-player"))
        return Context(view, table, words)

    async def _list_channels(self) -> list[PuzzleChannel]:
        """Those for which this process posts."""
        may_begin = self._services.shards.may_begin
        return [one for one in await self._store.find_channels() if may_begin(one.guild)]


def find_end(post: PuzzlePost) -> int:
    """When a post says that its puzzle is over."""
    return post.end + (post.guild >> SERIAL_BITS) % SPREAD


def _mark_of(post: PuzzlePost) -> int:
    """Above the marks of the outbox's messages, and below those of its mentions."""
    return CALLS + post.day

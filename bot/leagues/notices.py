"""What the channels of leagues have to be told, from its writing to its arrival."""

from __future__ import annotations

from collections.abc import Callable

from bot.leagues.repository import LeagueRepository, LoadedLeague
from bot.matches import BoardMessage
from bot.storage import Store
from bot.storage.league_rows import (
    AnnouncementRow,
    NewAnnouncement,
)
from bot.storage.rows import BoardRow


class Notices:
    """Posts that are due; whoever brings them to Discord notes it here."""

    def __init__(
        self,
        store: Store,
        repository: LeagueRepository,
        at: Callable[[], int],
        saved: Callable[[], None],
    ) -> None:
        """`saved` is called when there is something new to tell."""
        self._store = store.leagues
        self._repository = repository
        self._at = at
        self._notify = saved
        self.closed_channels: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""

    async def announce(self, league: int, post: NewAnnouncement) -> LoadedLeague:
        """Tell the league's channel once more."""
        loaded, _ = await self._repository.change(league, lambda _: [], None, [post])
        self._notify()
        return loaded

    async def find_due_posts(self) -> tuple[AnnouncementRow, ...]:
        return await self._store.read_due_announcements(self._at())

    async def next_post(self) -> int | None:
        return await self._store.read_next_announcement_due()

    async def begin_post(self, post: AnnouncementRow, again: int) -> None:
        await self._store.begin_announcement(post.id, self._at(), self._at() + again)

    async def finish_post(
        self,
        post: AnnouncementRow,
        then: NewAnnouncement | None = None,
        board: BoardMessage | None = None,
    ) -> None:
        """It is told; `then` is what follows it, but for one of that kind that is due already;
        `board` is the message that shows who signed up, or a season's end."""
        others = [] if then is None else await self._store.read_due_announcements(then.due)
        known = {(one.league, one.kind) for one in others if one.id != post.id}
        if then is not None and (post.league, then.kind) not in known:
            await self._repository.change(post.league, lambda _: [], None, [then])
        row = None if board is None else BoardRow(board.channel, board.message)
        await self._store.finish_announcement(post, row)

    async def find_podium(self, league: int, season: int) -> BoardMessage | None:
        """The newest message of a season's end."""
        row = await self._store.read_podium(league, season)
        return None if row is None else BoardMessage(row.channel, row.message)

    async def find_board(self, league: int) -> BoardMessage | None:
        """The newest message that shows who has signed up."""
        row = await self._store.read_board(league)
        return None if row is None else BoardMessage(row.channel, row.message)

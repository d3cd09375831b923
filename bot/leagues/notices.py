"""What the channels of leagues have to be told, from its writing to its arrival."""

from __future__ import annotations

from collections.abc import Callable

from bot.leagues.shelf import Held, Shelf
from bot.matches import Board
from bot.storage import Store
from bot.storage.league_rows import (
    NewPost,
    PostRow,
)
from bot.storage.rows import BoardRow


class Notices:
    """Posts that are due; whoever brings them to Discord notes it here."""

    def __init__(
        self, store: Store, shelf: Shelf, at: Callable[[], int], saved: Callable[[], None]
    ) -> None:
        """`saved` is called when there is something new to tell."""
        self._store = store.leagues
        self._shelf = shelf
        self._at = at
        self._hear = saved
        self.closed: dict[int, int] = {}
        """The leagues whose channel was closed at the last try, and that channel."""

    async def announce(self, league: int, post: NewPost) -> Held:
        """Tell the league's channel once more."""
        held, _ = await self._shelf.change(league, lambda _: [], None, [post])
        self._hear()
        return held

    async def posts(self) -> tuple[PostRow, ...]:
        return await self._store.posts(self._at())

    async def next_post(self) -> int | None:
        return await self._store.next_post()

    async def begin_post(self, post: PostRow, again: int) -> None:
        await self._store.begin_post(post.id, self._at(), self._at() + again)

    async def posted(
        self, post: PostRow, then: NewPost | None = None, board: Board | None = None
    ) -> None:
        """It is told; `then` is what follows it, but for one of that kind that is due already;
        `board` is the message that shows who signed up, or a season's end."""
        others = [] if then is None else await self._store.posts(then.due)
        known = {(one.league, one.kind) for one in others if one.id != post.id}
        if then is not None and (post.league, then.kind) not in known:
            await self._shelf.change(post.league, lambda _: [], None, [then])
        row = None if board is None else BoardRow(board.place, board.message)
        await self._store.posted(post, row)

    async def podium(self, league: int, season: int) -> Board | None:
        """The newest message of a season's end."""
        row = await self._store.podium(league, season)
        return None if row is None else Board(row.place, row.message)

    async def board(self, league: int) -> Board | None:
        """The newest message that shows who has signed up."""
        row = await self._store.board(league)
        return None if row is None else Board(row.place, row.message)

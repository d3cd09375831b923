"""The panels that people keep in a place of their own, and the rows of the outbox that
bring them up to date."""

from typing import Final

from bot.models.commit import Commit
from bot.models.match import Status
from bot.models.outbox import KEPT_NOTE, KNOWN, KeptKind, KeptPanel
from bot.storage.connection import Connection, StorePart, transaction
from bot.storage.rows import RowsOf

DELAY: Final = 2  # seconds until a panel is edited: a press in it shows the same sooner
GAP: Final = 5  # seconds between two edits of a panel
_PANELS: Final = RowsOf(KeptPanel)
_OPEN: Final = (
    "INSERT INTO kept_panels (match, player, kind) VALUES (:match, :player, :kind)"
    " ON CONFLICT (match, player) DO UPDATE SET closed = NULL, rev = 0,"
    " place = CASE WHEN kept_panels.kind = excluded.kind THEN kept_panels.place END,"
    " message = CASE WHEN kept_panels.kind = excluded.kind THEN kept_panels.message END,"
    " kind = excluded.kind"
)
_OPEN_WANTED: Final = (
    "INSERT INTO kept_panels (match, player, kind) SELECT s.match, s.player, p.keeps FROM seats s"
    " JOIN players p ON p.id = s.player WHERE s.match = ? AND s.resigned = 0 AND p.keeps <> 'no'"
    " ON CONFLICT DO NOTHING RETURNING player"
)
_HOLD_MATCH: Final = "UPDATE matches SET rev = rev WHERE id = ?"
_HOLD_PERSON: Final = "UPDATE players SET keeps = keeps WHERE id = ?"
"""A move is saved from one moment's view: with these, nothing that it has read here changes
meanwhile, see docs/decisions/isolation-levels.md."""
_HAS_ANY: Final = (
    "SELECT 1 FROM kept_panels WHERE match = ?1 UNION ALL SELECT 1 FROM seats s"
    " JOIN players p ON p.id = s.player WHERE s.match = ?1 AND p.keeps <> 'no' LIMIT 1"
)
_REQUEST: Final = (
    "INSERT INTO outbox (match, seq, mode, asked, note, params, created, due)"
    " SELECT k.match, m.seq, 'note', '[' || k.player || ']', 'kept-panel',"
    " '{\"rev\":' || m.rev || '}', :at,"
    " max(:at + CAST(:after AS BIGINT), k.at + :gap)"
    " FROM kept_panels k JOIN matches m ON m.id = k.match WHERE k.match = :match"
    " AND (k.closed IS NULL OR k.message IS NOT NULL)"
    " AND (k.player = :player OR :player IS NULL)"
    " AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.match = k.match AND o.state = 'waiting'"
    " AND o.note = 'kept-panel' AND o.tries = 0 AND o.asked = '[' || k.player || ']')"
)
"""One that has not been begun shows all that has been written until then."""
_RENEW: Final = (
    "UPDATE outbox SET params = '{\"rev\":' || m.rev || '}' FROM matches m"
    " WHERE m.id = :match AND outbox.match = :match AND outbox.state = 'waiting'"
    " AND outbox.note = 'kept-panel' AND outbox.tries = 0 AND outbox.asked <> '[]'"
    " AND (outbox.asked = '[' || CAST(:player AS BIGINT) || ']' OR :player IS NULL)"
)
_DELETE: Final = (
    "INSERT INTO outbox (match, seq, mode, note, params, created, due)"
    " SELECT match, 0, 'note', 'kept-panel',"
    ' \'{"gone":\' || message || \',"kind":"\' || kind || \'","place":\''
    " || coalesce(CAST(place AS TEXT), 'null') || '}', :at, :at FROM kept_panels"
    " WHERE player = :player AND message IS NOT NULL"
)


class KeptPanelStore(StorePart):
    async def read(self, match: int, player: int) -> KeptPanel | None:
        sql = _PANELS.select("FROM kept_panels WHERE match = ? AND player = ?")
        return await self._connection.read_first(_PANELS.read, sql, match, player)

    async def find_by_message(self, message: int) -> KeptPanel | None:
        """The one that is kept in this message."""
        sql = _PANELS.select("FROM kept_panels WHERE message = ? AND closed IS NULL")
        return await self._connection.read_first(_PANELS.read, sql, message)

    async def is_place_known(self, place: int) -> bool:
        sql = "SELECT 1 FROM kept_panels WHERE place = ? LIMIT 1"
        return bool(await self._connection.read(sql, place))

    @transaction()
    async def open(self, tx: Connection, match: int, player: int, kind: KeptKind, at: int) -> None:
        await tx.rows(_HOLD_MATCH, (match,))
        await tx.rows(_OPEN, {"match": match, "player": player, "kind": kind})
        await _request(tx, match, at, player, after=0)

    async def set_place(self, match: int, player: int, place: int) -> None:
        sql = "UPDATE kept_panels SET place = ? WHERE match = ? AND player = ?"
        await self._connection.write(sql, place, match, player)

    async def set_message(
        self, match: int, player: int, message: int | None, rev: int, at: int
    ) -> None:
        """The message shows this revision since then; None: there is none any more."""
        sql = "UPDATE kept_panels SET message = ?, rev = ?, at = ? WHERE match = ? AND player = ?"
        await self._connection.write(sql, message, rev, at, match, player)

    async def set_revision(self, match: int, player: int, rev: int) -> None:
        """The message shows this revision, or a later one already."""
        sql = "UPDATE kept_panels SET rev = max(rev, ?) WHERE match = ? AND player = ?"
        await self._connection.write(sql, rev, match, player)

    async def close(self, match: int, player: int, reason: str) -> None:
        """It has no place any more."""
        sql = (
            "UPDATE kept_panels SET closed = ?, place = NULL, message = NULL"
            " WHERE match = ? AND player = ?"
        )
        await self._connection.write(sql, reason, match, player)

    @transaction()
    async def switch_off(self, tx: Connection, match: int, player: int, at: int) -> None:
        """Close it, and write what says so in its place."""
        await tx.rows(_HOLD_MATCH, (match,))
        sql = "UPDATE kept_panels SET closed = ? WHERE match = ? AND player = ?"
        await tx.rows(sql, (KNOWN, match, player))
        await _request(tx, match, at, player, after=0)

    async def take_reason(self, match: int, player: int) -> str:
        """Why it was closed, once; else empty."""
        kept = await self.read(match, player)
        if kept is None or not kept.closed:
            return KNOWN
        sql = "UPDATE kept_panels SET closed = ? WHERE match = ? AND player = ?"
        await self._connection.write(sql, KNOWN, match, player)
        return kept.closed


async def write_kept_panels(tx: Connection, match: int, change: Commit) -> None:
    """Open the panels of people who want them in all their matches, and bring up to date those that
    show what is written."""
    if change.head.status is Status.LOBBY:
        return
    if not await tx.rows(_HAS_ANY, (match,)):
        return
    if change.head.status is Status.RUNNING:
        for (player,) in await tx.rows(_OPEN_WANTED, (match,)):
            await tx.rows(_HOLD_PERSON, (player,))
    if any(message.mode in ("post", "edit") for message in change.messages):
        await _request(tx, match, change.at, None)
    elif change.answered_by is not None:
        await _request(tx, match, change.at, change.answered_by)


async def take_kept_panels_down(tx: Connection, player: int, at: int) -> None:
    """The messages of a person whose data is about to be deleted."""
    await tx.rows(_DELETE, {"player": player, "at": at})


async def post_kept_panels_again(tx: Connection, at: int) -> None:
    """As if none had been posted."""
    await tx.rows("UPDATE kept_panels SET place = NULL, message = NULL, rev = 0, at = 0")
    sql = "DELETE FROM outbox WHERE state = 'waiting' AND note = ?"
    await tx.rows(sql, (KEPT_NOTE,))
    sql = (
        "SELECT DISTINCT k.match FROM kept_panels k JOIN matches m ON m.id = k.match"
        " WHERE m.status = 'running' AND k.closed IS NULL"
    )
    for (match,) in await tx.rows(sql):
        await _request(tx, match, at, None, after=0)


async def _request(
    tx: Connection, match: int, at: int, player: int | None, after: int = DELAY
) -> None:
    """Bring the panels of a match up to date, or that of one person."""
    await tx.rows(_RENEW, {"match": match, "player": player})
    values = {"match": match, "player": player, "at": at, "after": after, "gap": GAP}
    await tx.rows(_REQUEST, values)

"""People and servers: the only table with Discord ids and names of people. What people have looked
at and learnt, their ways to the touch page, and which servers want the weekly post."""

from collections.abc import Collection, Mapping
from itertools import islice
from operator import itemgetter
from typing import Final, Literal

from bot.models import people
from bot.storage.connection import Connection, Row, StorePart, transaction
from bot.storage.json_columns import canonical_json
from bot.storage.rows import RowsOf, update

_PEOPLE: Final = RowsOf(people.Person, without=("player", "user"))
_SERVERS: Final = RowsOf(people.ServerSettings)

_BY_USER = 'SELECT * FROM players WHERE "user" = ?'
_BY_IDS = "SELECT * FROM players WHERE id IN (SELECT CAST(value AS BIGINT) FROM json_each(?))"
_PERSON_SETTINGS: Final = {
    "locale": "chosen",
    **{name: name for name in _PEOPLE.columns if name not in ("name", "chosen", "seen")},
}
_SERVER_SETTINGS: Final = frozenset(_SERVERS.columns) - {"guild", "weekly_channel"}

_LESSONS: Final = RowsOf(people.SavedLesson)
_SEEN: Final = RowsOf(people.SeenRows)
_READ_SEEN: Final = _SEEN.select("FROM last_seen WHERE match = ? AND player = ?")
_UPSERT_LESSON: Final = _LESSONS.upsert("lessons", "player", "game")
_WEEKLY_CHANNELS: Final = (
    "SELECT guild, weekly_channel, zone, weekly_done, weekly_tried FROM servers"
    " WHERE weekly_channel IS NOT NULL ORDER BY guild"
)
_CHOOSE_WEEKLY: Final = (
    "INSERT INTO servers (guild, weekly_channel, weekly_done) VALUES (:guild, :channel, :done)"
    " ON CONFLICT (guild) DO UPDATE SET weekly_channel = excluded.weekly_channel,"
    " weekly_done = max(servers.weekly_done, excluded.weekly_done)"
)
_MARK_GREETED: Final = (
    "INSERT INTO servers (guild, greeted) VALUES (?, 1) ON CONFLICT (guild)"
    " DO UPDATE SET greeted = 1 WHERE servers.greeted = 0 RETURNING guild"
)
_MARK_SUGGESTED: Final = (
    "INSERT INTO servers (guild, threads_suggested) VALUES (?, 1) ON CONFLICT (guild)"
    " DO UPDATE SET threads_suggested = 1 WHERE servers.threads_suggested = 0 RETURNING guild"
)


class PeopleStore(StorePart):
    async def register(self, user: int, name: str, seen: str | None, at: int) -> people.Person:
        """Writes only what is new: every keystroke of a typed command asks for this."""
        known = [_read_person(row) for row in await self._connection.read(_BY_USER, user)]
        if known and known[0].name == name and seen in {None, known[0].seen}:
            return known[0]

        async def work(tx: Connection) -> people.Person:
            await tx.rows(
                'INSERT INTO players ("user", name, seen, met) VALUES (?, ?, ?, ?)'
                ' ON CONFLICT ("user") DO UPDATE SET name = excluded.name,'
                " seen = coalesce(excluded.seen, players.seen)",
                (user, name, seen, at),
            )
            return _read_person((await tx.rows(_BY_USER, (user,)))[0])

        return await self._connection.transaction(work)

    async def find_by_user(self, user: int) -> people.Person | None:
        """Stores nothing, unlike `register`."""
        return await self._connection.read_first(_read_person, _BY_USER, user)

    async def read_people(self, players: Collection[int]) -> dict[int, people.Person]:
        rows = await self._connection.read(_BY_IDS, canonical_json([*players]))
        return {row["id"]: _read_person(row) for row in rows}

    @transaction()
    async def update_person(
        self, tx: Connection, player: int, changes: Mapping[str, people.Setting]
    ) -> None:
        _check_settings(changes, _PERSON_SETTINGS)
        for setting, value in changes.items():
            column = _PERSON_SETTINGS[setting]
            sql = update("players", [column], "id = :player")
            await tx.rows(sql, {column: value, "player": player})

    async def read_server(self, guild: int) -> people.ServerSettings:
        sql = "SELECT * FROM servers WHERE guild = ?"
        known = await self._connection.read_first(_SERVERS.read, sql, guild)
        return known or people.ServerSettings(guild)

    @transaction()
    async def update_server(
        self, tx: Connection, guild: int, changes: Mapping[str, people.Setting]
    ) -> None:
        _check_settings(changes, _SERVER_SETTINGS)
        await tx.rows("INSERT INTO servers (guild) VALUES (?) ON CONFLICT DO NOTHING", (guild,))
        for setting, value in changes.items():
            sql = update("servers", [setting], "guild = :guild")
            await tx.rows(sql, {setting: value, "guild": guild})

    async def list_sharing(self) -> tuple[int, ...]:
        return await self._connection.read_column(
            "SELECT guild FROM servers WHERE shares_queue = 1"
        )

    async def set_hearing(self, guild: int, player: int, hears: bool) -> None:
        """Whether they want to hear where one more player is wanted."""
        await self._connection.write(
            "INSERT INTO hearers (guild, player) VALUES (:guild, :player) ON CONFLICT DO NOTHING"
            if hears
            else "DELETE FROM hearers WHERE guild = :guild AND player = :player",
            guild=guild,
            player=player,
        )

    async def list_hearers(self, guild: int) -> tuple[int, ...]:
        sql = "SELECT player FROM hearers WHERE guild = ? ORDER BY player"
        return await self._connection.read_column(sql, guild)

    @transaction()
    async def set_avoided(self, tx: Connection, player: int, others: Collection[int]) -> None:
        """The people whom somebody does not want to meet in the queue, `MOST_AVOIDED` of them."""
        await tx.rows("DELETE FROM avoided WHERE player = ?", (player,))
        sql = "INSERT INTO avoided (player, other) VALUES (?, ?)"
        await tx.many(sql, [(player, other) for other in islice(others, people.MOST_AVOIDED)])

    async def list_avoided(self, player: int) -> tuple[int, ...]:
        sql = "SELECT other FROM avoided WHERE player = ? ORDER BY other"
        return await self._connection.read_column(sql, player)

    async def mark_once(self, guild: int, done: Literal["greeted", "threads_suggested"]) -> bool:
        """Whether that was not done in a server before."""
        sql = _MARK_GREETED if done == "greeted" else _MARK_SUGGESTED
        return bool(await self._connection.write(sql, guild))


class ProgressStore(StorePart):
    async def read_last_seen(self, match: int, player: int) -> people.SeenRows | None:
        return await self._connection.read_first(_SEEN.read, _READ_SEEN, match, player)

    async def save_last_seen(self, match: int, player: int, seq: int) -> people.SeenRows:
        """The player looks at the match after row `seq`. `seen` becomes `before` only if `seq` is
        newer, so that a second look changes nothing: every press in a panel asks for this."""
        known = await self.read_last_seen(match, player)
        if known is not None and known.seen >= seq:
            return known

        async def work(tx: Connection) -> people.SeenRows:
            await tx.rows(
                "INSERT INTO last_seen (match, player, seen, before) VALUES (?, ?, ?, 0)"
                " ON CONFLICT (match, player) DO UPDATE"
                " SET before = last_seen.seen, seen = excluded.seen"
                " WHERE excluded.seen > last_seen.seen",
                (match, player, seq),
            )
            return _SEEN.read((await tx.rows(_READ_SEEN, (match, player)))[0])

        return await self._connection.transaction(work)

    async def decline_plans(self, match: int, player: int) -> None:
        """The player, who has looked at the match, wants no plan suggested there any more."""
        sql = "UPDATE last_seen SET declined = 1 WHERE match = ? AND player = ?"
        await self._connection.write(sql, match, player)

    async def mark_told(self, match: int, player: int, decision: int) -> bool:
        """Whether the player, who has looked at the match, was not told yet that this decision of
        theirs is next."""
        sql = (
            "UPDATE last_seen SET told = ? WHERE match = ? AND player = ? AND told < ?"
            " RETURNING told"
        )
        return bool(await self._connection.write(sql, decision, match, player, decision))

    async def read_lesson(self, player: int, game: str) -> people.SavedLesson | None:
        sql = "SELECT step, draft FROM lessons WHERE player = ? AND game = ?"
        return await self._connection.read_first(_LESSONS.read, sql, player, game)

    async def save_lesson(self, player: int, game: str, lesson: people.SavedLesson) -> None:
        values = _LESSONS.values(lesson, player=player, game=game)
        await self._connection.write(_UPSERT_LESSON, **values)


class WeeklyStore(StorePart):
    async def find_channels(self) -> tuple[people.WeeklyChannel, ...]:
        return tuple(
            people.WeeklyChannel(*row) for row in await self._connection.read(_WEEKLY_CHANNELS)
        )

    async def choose_channel(self, guild: int, channel: int | None, done: int) -> None:
        """Weeks that end up to `done` get no post."""
        await self._connection.write(_CHOOSE_WEEKLY, guild=guild, channel=channel, done=done)

    async def begin(self, guild: int, until: int) -> None:
        sql = "UPDATE servers SET weekly_tried = ? WHERE guild = ?"
        await self._connection.write(sql, until, guild)

    async def finish(self, guild: int, until: int) -> None:
        sql = "UPDATE servers SET weekly_done = ? WHERE guild = ?"
        await self._connection.write(sql, until, guild)


def _check_settings(changes: Collection[str], settings: Collection[str]) -> None:
    if strangers := set(changes) - set(settings):
        raise ValueError(f"no such setting: {sorted(strangers)}")


def _read_person(row: Row) -> people.Person:
    return _PEOPLE.read(row, player=row["id"], user=row["user"] or 0)


class PageKeyStore(StorePart):
    @transaction()
    async def add_link(self, tx: Connection, link: str, player: int, until: int, now: int) -> None:
        """Also drops what is over."""
        await tx.rows("DELETE FROM page_keys WHERE until <= ?", (now,))
        sql = "INSERT INTO page_keys (hash, player, kind, until) VALUES (?, ?, 'link', ?)"
        await tx.rows(sql, (link, player, until))

    async def has_link(self, link: str, now: int) -> bool:
        """Whether it can still be used."""
        sql = "SELECT 1 FROM page_keys WHERE hash = ? AND kind = 'link' AND until > ?"
        return bool(await self._connection.read(sql, link, now))

    @transaction()
    async def redeem(self, tx: Connection, link: str, session: str, until: int, now: int) -> bool:
        """Put a session in the place of a link; False if that is used or over."""
        taken = await tx.rows(
            "DELETE FROM page_keys WHERE hash = ? AND kind = 'link' AND until > ? RETURNING player",
            (link, now),
        )
        for row in taken:
            await tx.rows(
                "INSERT INTO page_keys (hash, player, kind, until) VALUES (?, ?, 'session', ?)",
                (session, row["player"], until),
            )
        return bool(taken)

    async def read_session(self, session: str, now: int) -> tuple[int, int] | None:
        """Its player, and until when it lasts."""
        sql = (
            "SELECT player, until FROM page_keys WHERE hash = ? AND kind = 'session' AND until > ?"
        )
        return await self._connection.read_first(itemgetter(0, 1), sql, session, now)

    async def list_sessions(self, player: int, now: int) -> tuple[int, ...]:
        """Until when each of the player's sessions lasts, the longest first."""
        rows = await self._connection.read(
            "SELECT until FROM page_keys WHERE player = ? AND kind = 'session' AND until > ?"
            " ORDER BY until DESC",
            player,
            now,
        )
        return tuple(row["until"] for row in rows)

    async def extend(self, session: str, until: int) -> None:
        await self._connection.write(
            "UPDATE page_keys SET until = ? WHERE hash = ?", until, session
        )

    async def end(self, session: str) -> None:
        await self._connection.write("DELETE FROM page_keys WHERE hash = ?", session)

    async def end_all(self, player: int) -> None:
        """Also the links that are not used yet."""
        await self._connection.write("DELETE FROM page_keys WHERE player = ?", player)

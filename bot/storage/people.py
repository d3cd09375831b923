"""People and servers in SQLite. The only table with Discord ids and names of people is here."""

from __future__ import annotations

from collections.abc import Collection

from bot.storage.connection import Connection, Row
from bot.storage.json_columns import canonical_json
from bot.storage.people_rows import (
    PlayerRow,
    ServerRow,
    Settings,
)

_BY_USER = "SELECT * FROM players WHERE user = ?"
_BY_IDS = "SELECT * FROM players WHERE id IN (SELECT value FROM json_each(?))"
_SET_OF_PERSON = {
    "locale": "UPDATE players SET chosen = ? WHERE id = ?",
    "theme": "UPDATE players SET theme = ? WHERE id = ?",
    "palette": "UPDATE players SET palette = ? WHERE id = ?",
    "pictures": "UPDATE players SET pictures = ? WHERE id = ?",
    "reminders": "UPDATE players SET reminders = ? WHERE id = ?",
    "letters": "UPDATE players SET letters = ? WHERE id = ?",
}
_SET_OF_SERVER = {
    "threads": "UPDATE servers SET threads = ? WHERE guild = ?",
    "games_channel": "UPDATE servers SET games_channel = ? WHERE guild = ?",
    "organiser_role": "UPDATE servers SET organiser_role = ? WHERE guild = ?",
    "notice_channel": "UPDATE servers SET notice_channel = ? WHERE guild = ?",
    "locale": "UPDATE servers SET locale = ? WHERE guild = ?",
    "theme": "UPDATE servers SET theme = ? WHERE guild = ?",
    "palette": "UPDATE servers SET palette = ? WHERE guild = ?",
}


class SqlitePeople:
    """`PeopleStore` over one connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def register(self, user: int, name: str, seen: str | None, at: int) -> PlayerRow:
        """Writes only what is new: every keystroke of a typed command asks for this."""
        known = [_read_person(row) for row in await self._connection.read(_BY_USER, user)]
        if known and known[0].name == name and seen in {None, known[0].seen}:
            return known[0]

        async def work(tx: Connection) -> PlayerRow:
            await tx.rows(
                "INSERT INTO players (user, name, seen, met) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (user) DO UPDATE SET name = excluded.name,"
                " seen = coalesce(excluded.seen, seen)",
                (user, name, seen, at),
            )
            return _read_person((await tx.rows(_BY_USER, (user,)))[0])

        return await self._connection.transaction(work)

    async def find_by_user(self, user: int) -> PlayerRow | None:
        rows = await self._connection.read(_BY_USER, user)
        return _read_person(rows[0]) if rows else None

    async def read_people(self, players: Collection[int]) -> dict[int, PlayerRow]:
        rows = await self._connection.read(_BY_IDS, canonical_json([*players]))
        return {row["id"]: _read_person(row) for row in rows}

    async def update_person(self, player: int, changes: Settings) -> None:
        async def work(tx: Connection) -> None:
            for setting, value in changes.items():
                await tx.rows(_SET_OF_PERSON[setting], (value, player))

        _check_settings(changes, _SET_OF_PERSON)
        await self._connection.transaction(work)

    async def read_server(self, guild: int) -> ServerRow:
        rows = await self._connection.read("SELECT * FROM servers WHERE guild = ?", guild)
        return _read_server(rows[0]) if rows else ServerRow(guild)

    async def update_server(self, guild: int, changes: Settings) -> None:
        async def work(tx: Connection) -> None:
            await tx.rows("INSERT INTO servers (guild) VALUES (?) ON CONFLICT DO NOTHING", (guild,))
            for setting, value in changes.items():
                await tx.rows(_SET_OF_SERVER[setting], (value, guild))

        _check_settings(changes, _SET_OF_SERVER)
        await self._connection.transaction(work)

    async def greet_once(self, guild: int) -> bool:
        async def work(tx: Connection) -> bool:
            rows = await tx.rows(
                "INSERT INTO servers (guild, greeted) VALUES (?, 1)"
                " ON CONFLICT (guild) DO UPDATE SET greeted = 1 WHERE greeted = 0 RETURNING guild",
                (guild,),
            )
            return bool(rows)

        return await self._connection.transaction(work)


def _check_settings(changes: Settings, settings: Collection[str]) -> None:
    if strangers := set(changes) - set(settings):
        raise ValueError(f"no such setting: {sorted(strangers)}")


def _read_person(row: Row) -> PlayerRow:
    return PlayerRow(
        row["id"],
        row["user"],
        row["name"],
        row["chosen"],
        row["seen"],
        row["theme"],
        row["palette"],
        bool(row["pictures"]),
        reminders=row["reminders"],
        letters=bool(row["letters"]),
    )


def _read_server(row: Row) -> ServerRow:
    return ServerRow(
        row["guild"],
        bool(row["threads"]),
        row["games_channel"],
        row["organiser_role"],
        row["notice_channel"],
        row["locale"],
        row["theme"],
        row["palette"],
    )

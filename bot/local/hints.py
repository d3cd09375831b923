"""The hint above the channel that tells a newcomer what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.local.world import PEOPLE, World
from bot.models.match import Status, Table
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Hint:
    """Suggests at most one of: a `command` to type, a `person` to switch to, a `place` to open."""

    text: str
    command: str | None = None
    person: int | None = None
    place: int | None = None


def count_waiting_matches(tables: Sequence[Table], world: World) -> tuple[int, ...]:
    """For each person, how many running matches wait for them."""
    asked = [
        world.find_person(seat.user)
        for table in tables
        if table.status is Status.RUNNING
        for seat in table.awaited_seats
    ]
    return tuple(asked.count(person) for person in range(len(PEOPLE)))


def choose_hint(
    person: int,
    here: int,
    tables: Sequence[Table],
    world: World,
    words: Words,
    first: bool = False,
) -> Hint:
    """The next step for a person who is viewing the place `here`; newer matches come first.
    `first`: no match was ever opened in this server."""
    running = [table for table in tables if table.status is Status.RUNNING]
    mine = next((t for t in running if _is_awaited(t, person, world)), None)
    if mine is not None:
        return _point_to(
            mine, here, Hint(words("local-hint-move", match=mine.match, name=mine.name))
        )
    for table in running:
        other = next((p for p in range(len(PEOPLE)) if _is_awaited(table, p, world)), None)
        if other is not None:
            return Hint(words("local-hint-other", name=PEOPLE[other]), person=other)
    lobby = next((table for table in tables if table.status is Status.LOBBY), None)
    if lobby is not None:
        return _point_to(lobby, here, _hint_for_lobby(lobby, person, world, words))
    if running:
        return _hint_while_no_one_is_awaited(running, here, words)
    if any(user.dm_channel.id == here for user in world.users):
        return Hint(words("local-hint-server"), place=world.channels[0].id)
    if first:
        return Hint(words("local-hint-first"), command="/learn")
    return Hint(words("local-hint-new"), command="/new")


def _hint_while_no_one_is_awaited(running: Sequence[Table], here: int, words: Words) -> Hint:
    """That computers think, or that everyone is away and the match waits."""
    thinking = next((table for table in running if not _is_left_waiting(table)), None)
    if thinking is not None:
        return _point_to(thinking, here, Hint(words("local-hint-wait")))
    table = running[0]
    away = words("local-hint-away", match=table.match, name=table.name)
    return _point_to(table, here, Hint(away))


def _is_left_waiting(table: Table) -> bool:
    """Whether computers replace all its people; a match of computers alone goes on."""
    return table.is_deserted and any(seat.player is not None for seat in table.seats)


def _hint_for_lobby(table: Table, person: int, world: World, words: Words) -> Hint:
    empty = sum(seat.is_empty for seat in table.seats)
    host = next((world.find_person(s.user) for s in table.seats if s.player == table.host), None)
    if host == person:
        key = "local-hint-fill" if empty else "local-hint-start"
        return Hint(words(key, empty=empty))
    sits = any(world.find_person(seat.user) == person for seat in table.seats)
    kept = [seat.reserved_for for seat in table.seats if seat.is_empty]
    if not sits and any(name in ("", PEOPLE[person]) for name in kept):
        return Hint(words("local-hint-join", match=table.match))
    other = next((name for name in kept if name in PEOPLE), None)
    if not sits and other is not None:
        text = words("local-hint-kept", match=table.match, name=other)
        return Hint(text, person=PEOPLE.index(other))
    name = PEOPLE[host] if host is not None else ""
    return Hint(words("local-hint-host", name=name), person=host)


def _is_awaited(table: Table, person: int, world: World) -> bool:
    return any(world.find_person(seat.user) == person for seat in table.awaited_seats)


def _point_to(table: Table, here: int, hint: Hint) -> Hint:
    """The same hint, with a link to the match if it is in another place."""
    if table.address.destination == here:
        return hint
    return Hint(hint.text, place=table.address.destination)

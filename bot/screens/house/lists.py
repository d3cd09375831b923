"""Lists of matches: those that wait for me, those of a server, and "which one do you mean?"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.markdown import plain
from bot.screens.house.names import link, seat_label, title
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.tables import Status, Table
from bot.words import Words

MOST_TURNS = 5
ROOM = 3_600
"""Letters of the lists in one message."""


def turns(
    tables: Sequence[Table],
    guild: int | None,
    words: Words,
    news: Mapping[int, Sequence[str]] | None = None,
) -> Screen:
    """Every match that waits for the asker, each with a button that opens its panel here; `news`
    are lines by match about what others have done since the asker looked."""
    if not tables:
        return Screen((Text(words("turns-none")),))
    blocks: list[Block] = [Text(words("turns-head", n=len(tables)))]
    for table in tables[:MOST_TURNS]:
        where = link(table) if table.address.guild == guild else words("turns-elsewhere")
        line = words("turns-line", title=title(table, words), where=where)
        new = (news or {}).get(table.match, ())
        if new:
            line += f"\n-# {words('turns-news', n=len(new), last=new[-1])}"
        blocks.append(Text(line))
        label = words("turns-open", number=str(table.match))
        blocks.append(Row((Button(f"move.{table.match}", label, "primary"),)))
    if len(tables) > MOST_TURNS:
        blocks.append(Text(words("turns-more", n=len(tables) - MOST_TURNS)))
    return Screen(tuple(blocks))


def matches(tables: Sequence[Table], words: Words) -> Screen:
    """The open, running and finished matches of a server, as many as one message holds."""
    if not tables:
        return Screen((Text(words("matches-none")),))
    blocks: list[Block] = []
    room, left = ROOM, len(tables)
    for key, statuses in _SECTIONS:
        lines = [_line(table, words) for table in tables if table.status in statuses]
        fitting = _fitting(lines, room)
        if fitting:
            body = "\n".join(fitting)
            blocks.append(Text(f"### {words(f'matches-{key}')}\n{body}"))
            room -= len(body)
            left -= len(fitting)
    if left:
        blocks.append(Text(words("matches-more", n=left)))
    return Screen(tuple(blocks))


def _fitting(lines: Sequence[str], room: int) -> list[str]:
    """The first lines that together have room."""
    found: list[str] = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        found.append(line)
    return found


_SECTIONS = (
    ("open", {Status.LOBBY}),
    ("running", {Status.RUNNING, Status.STUCK}),
    ("finished", {Status.FINISHED}),
)


def _line(table: Table, words: Words) -> str:
    people = ", ".join(seat_label(table, s, words) for s in table.seats if not s.empty)
    state = _state(table, words)
    name, where = title(table, words), link(table)
    return words("matches-line", title=name, where=where, people=people, state=state)


def _state(table: Table, words: Words) -> str:
    if table.status is Status.LOBBY:
        return words("matches-free", n=sum(seat.empty for seat in table.seats))
    if table.status is Status.RUNNING:
        names = ", ".join(seat_label(table, seat, words) for seat in table.waiting)
        return words("matches-waits", names=names) if names else words("matches-thinks")
    return words("matches-stuck") if table.status is Status.STUCK else words("matches-over")


def which(tables: Sequence[Table], control: str, words: Words) -> Screen:
    """Asks which of several matches is meant."""
    choices = tuple(
        Choice(str(table.match), f"{plain(table.name)} #{table.match}", _about(table, words))
        for table in tables[:25]
    )
    menu = Select(control, words("which-choose"), choices)
    return Screen((Text(words("which-head", n=len(tables))), menu))


def _about(table: Table, words: Words) -> str:
    """What is played there, and by whom."""
    names = ", ".join(seat.name or words("seat-someone") for seat in table.seats)
    return plain(f"{words(f'{table.game}-name')} · {names}")[:100]

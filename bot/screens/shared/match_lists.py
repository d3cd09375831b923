"""Lists of matches: those of a server, and "which one do you mean?"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.markdown import to_plain_text
from bot.models.match import Status, Table
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import match_link, match_title, seat_label
from bot.words import Words

LONGEST_PEOPLE = 160
MOST_LISTED = 6
"""Matches on a page: each is a text and up to three buttons."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match of a server. `follows` says whether the asker does, None where they cannot;
    `replays`, that there is a film of it."""

    table: Table
    follows: bool | None = None
    replays: bool = False


def render_match_list(found: Sequence[ListedMatch], page: int, words: Words) -> Screen:
    """A page of the open, running and finished matches of a server, with ways into each."""
    if not found:
        return Screen((Text(words("matches-none")),))
    order = [one for _, statuses in _SECTIONS for one in found if one.table.status in statuses]
    pages = [order[start : start + MOST_LISTED] for start in range(0, len(order), MOST_LISTED)]
    page = min(page, len(pages) - 1)
    blocks: list[Block] = []
    before = ""
    for one in pages[page]:
        section = next(key for key, statuses in _SECTIONS if one.table.status in statuses)
        head = f"### {words(f'matches-{section}')}\n" if section != before else ""
        blocks += [Text(head + describe_match(one.table, words)), Row(_match_buttons(one, words))]
        before = section
    if len(pages) > 1:
        blocks.append(_pager(page, len(pages), words))
    return Screen(tuple(blocks))


def _match_buttons(one: ListedMatch, words: Words) -> tuple[Button, ...]:
    """Looking at a match, following it, and its film."""
    number = one.table.match
    ways = [Button(f"see.{number}", words("matches-look"))]
    if one.follows is not None:
        label = words(f"follow-{'off' if one.follows else 'on'}-button")
        ways.append(Button(f"follow.{number}", label))
    if one.replays:
        ways.append(Button(f"film.{number}", words("board-replay")))
    return tuple(ways)


def _pager(page: int, pages: int, words: Words) -> Row:
    back = Button(f"matches.{max(page - 1, 0)}.back", words("pages-back"), disabled=page == 0)
    last = page == pages - 1
    on = Button(f"matches.{min(page + 1, pages - 1)}.on", words("pages-on"), disabled=last)
    return Row((back, on))


_SECTIONS = (
    ("open", {Status.LOBBY}),
    ("running", {Status.RUNNING, Status.STUCK}),
    ("finished", {Status.FINISHED, Status.CANCELLED}),
)


def describe_match(table: Table, words: Words) -> str:
    """A match with its place, its people and how it stands."""
    people = ", ".join(seat_label(table, s, words) for s in table.seats if not s.is_empty)
    state = _describe_state(table, words)
    name, where = match_title(table, words), match_link(table)
    return words("matches-line", title=name, where=where, people=shorten_names(people), state=state)


def shorten_names(people: str) -> str:
    """A row of names, not too long."""
    return people if len(people) <= LONGEST_PEOPLE else f"{people[: LONGEST_PEOPLE - 1]}…"


def _describe_state(table: Table, words: Words) -> str:
    if table.status is Status.LOBBY:
        return words("matches-free", n=sum(seat.is_empty for seat in table.seats))
    if table.is_deserted:
        return words("matches-deserted")
    if table.status is Status.RUNNING:
        names = ", ".join(seat_label(table, seat, words) for seat in table.seats_to_act)
        return (
            words("matches-waits", names=shorten_names(names)) if names else words("matches-thinks")
        )
    return words("matches-stuck") if table.status is Status.STUCK else words("matches-over")


def render_match_choice(tables: Sequence[Table], control: str, words: Words) -> Screen:
    """Asks which of several matches is meant."""
    choices = tuple(
        Choice(
            str(table.match),
            f"{to_plain_text(table.name)} #{table.match}",
            _describe_players(table, words),
        )
        for table in tables[:25]
    )
    menu = Select(control, words("which-choose"), choices)
    return Screen((Text(words("which-head", n=len(tables))), menu))


def _describe_players(table: Table, words: Words) -> str:
    """What is played there, and by whom."""
    names = ", ".join(seat.name or words("seat-someone") for seat in table.seats)
    return to_plain_text(f"{words(f'{table.game}-name')} · {names}")[:100]

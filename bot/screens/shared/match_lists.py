"""Lists of matches: those of a server, and the choice between several that a command may mean."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.markdown import to_plain_text
from bot.models.match import Status, Table
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import match_link, match_title, seat_label
from bot.screens.shared.pages import pager_buttons
from bot.words import Words

LONGEST_PEOPLE = 160
MOST_LISTED = 6  # matches on a page: each is a text and up to three buttons
_SECTIONS: Final[Mapping[Status, str]] = {
    Status.LOBBY: "open",
    Status.RUNNING: "running",
    Status.STUCK: "running",
    Status.FINISHED: "finished",
    Status.CANCELLED: "finished",
}


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match of a server. `follows` is None if the reader cannot follow it; `replays` says that
    there is a film of it, `joins` that the reader may sit down."""

    table: Table
    follows: bool | None = None
    replays: bool = False
    joins: bool = False


def render_match_list(matches: Sequence[ListedMatch], page: int, words: Words) -> Screen:
    """A page of a server's open, running and finished matches, with buttons for each."""
    if not matches:
        return Screen((Text(words("matches-none")),))
    sections = [*_SECTIONS.values()]
    order = sorted(matches, key=lambda one: sections.index(_SECTIONS[one.table.status]))
    pages = 1 + (len(matches) - 1) // MOST_LISTED
    page = min(page, pages - 1)
    blocks: list[Block] = []
    before = ""
    for one in order[page * MOST_LISTED : (page + 1) * MOST_LISTED]:
        table, section = one.table, _SECTIONS[one.table.status]
        head = f"### {words(f'matches-{section}')}\n" if section != before else ""
        people = ", ".join(seat_label(table, s, words) for s in table.seats if not s.is_empty)
        line = words(
            "matches-line", game=words.name_of(f"{table.game}-name", table.game),
            title=match_title(table, words), where=match_link(table),
            people=shorten(people, LONGEST_PEOPLE), state=describe_match_state(table, words),
        )  # fmt: skip
        blocks += [Text(head + line), _match_row(one, words)]
        before = section
    if pages > 1:
        blocks.append(Row(pager_buttons("matches", page, pages, words)))
    return Screen(tuple(blocks))


def _match_row(one: ListedMatch, words: Words) -> Row:
    number = one.table.match
    buttons = [Button(f"see.{number}", words("matches-look"))]
    if one.joins:
        buttons.insert(0, Button(f"join.{number}", words("lobby-join"), "success"))
    if one.follows is not None:
        label = words(f"follow-{'off' if one.follows else 'on'}-button")
        buttons.append(Button(f"follow.{number}", label))
    if one.replays:
        buttons.append(Button(f"film.{number}", words("board-replay")))
    return Row(tuple(buttons))


def describe_awaited(table: Table, words: Words) -> str:
    """The players that a match waits for; empty if only computers are to act."""
    names = ", ".join(seat_label(table, seat, words) for seat in table.awaited_seats)
    return words("matches-waits", names=shorten(names, LONGEST_PEOPLE)) if names else ""


def describe_match_state(table: Table, words: Words) -> str:
    if table.status is Status.LOBBY:
        return words("matches-free", n=sum(seat.is_empty for seat in table.seats))
    if table.is_deserted:
        return words("matches-deserted")
    if table.status is Status.RUNNING:
        return describe_awaited(table, words) or words("matches-thinks")
    return words("matches-stuck") if table.status is Status.STUCK else words("matches-over")


def render_match_choice(
    tables: Sequence[Table], control: str, words: Words, meant: Mapping[int, str]
) -> Screen:
    """Each with the move that is `meant` to be undone there, or else with its players."""
    choices = []
    for table in tables[:MOST_CHOICES]:
        names = ", ".join(seat_label(table, seat, words) for seat in table.seats)
        game = words.name_of(f"{table.game}-name", table.game)
        about = to_plain_text(meant.get(table.match) or f"{game} · {names}")
        title = f"{to_plain_text(table.name)} #{table.match}"
        choices.append(Choice(str(table.match), title, shorten(about, LONGEST_LABEL)))
    menu = Select(control, words("which-choose"), tuple(choices))
    head = words("which-undo") if meant else words("which-head", n=len(tables))
    return Screen((Text(head), menu), is_panel=True)

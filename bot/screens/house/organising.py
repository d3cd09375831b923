"""The panel of an organiser: what may be done to a match, its moves, and a question before what
cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.screens.house.names import seat_label, seat_name, title
from bot.screens.house.seating import seats_menu
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.tables import Past, Status, Table
from bot.words import Words

ACCENT: Final = 0xB0413E
ON_A_PAGE: Final = 25
"""Moves in one menu, at Discord."""


def panel(table: Table, words: Words, said: str = "") -> Screen:
    """What an organiser may do now; `said` is what was just done."""
    head = f"## {words('organise-head', title=title(table, words))}"
    lines = [f"{seat.seat + 1}. {seat_label(table, seat, words)}" for seat in table.seats]
    blocks: list[Block] = [Text(said)] if said else []
    blocks += [Text("\n".join((head, *lines))), Row(_buttons(table, words))]
    return Screen((*blocks, *_menus(table, words)), table.match, table.seq, ACCENT)


def _buttons(table: Table, words: Words) -> tuple[Button, ...]:
    running = table.status is Status.RUNNING
    over = table.status not in {Status.LOBBY, Status.RUNNING, Status.STUCK}
    clock = "resume" if table.paused is not None else "pause"
    ticking = running and table.clock is not None
    return (
        Button("org.moves.0", words("organise-rewind"), disabled=not running),
        Button(f"org.{clock}", words(f"organise-{clock}"), disabled=not running),
        Button("org.extend", words("organise-extend"), disabled=not ticking),
        Button("org.end", words("organise-end"), "danger", disabled=over),
    )


def _menus(table: Table, words: Words) -> list[Select]:
    """Menus of the seats that may be offered, and of those a computer player may hold."""
    if table.status is not Status.RUNNING:
        return []
    people = [seat for seat in table.seats if seat.player is not None]
    free = [seat for seat in people if seat.seat not in table.offers]
    here = [seat for seat in people if seat.computer is None]
    return [
        seats_menu(f"org.{verb}", words(f"organise-{verb}"), seats, table, words)
        for verb, seats in (("offer", free), ("hold", here))
        if seats
    ]


def moves(table: Table, found: Sequence[Past], page: int, words: Words) -> Screen:
    """A page of the moves, the newest first, to go back to before one of them."""
    newest = list(reversed(found))
    last = max(0, (len(newest) - 1) // ON_A_PAGE)
    page = min(page, last)
    shown = newest[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    numbers = {one.row: number for number, one in enumerate(found, start=1)}
    choices = tuple(_choice(one, numbers[one.row], table, words) for one in shown)
    ways = Row(
        (
            Button(f"org.moves.{max(page - 1, 0)}", words("organise-newer"), disabled=page == 0),
            Button(f"org.moves.{page + 1}.on", words("organise-older"), disabled=page == last),
            Button("org.panel", words("organise-back")),
        )
    )
    text = Text(words("organise-moves", title=title(table, words), n=len(found)))
    menu = (Select("org.before", words("organise-before"), choices),) if choices else ()
    return Screen((text, *menu, ways), table.match, table.seq, ACCENT)


def _choice(one: Past, number: int, table: Table, words: Words) -> Choice:
    name = seat_name(table, one.seat, words)
    text = one.text or words("organise-secret")
    about = words("organise-revealed") if one.reveals else ""
    label = words("organise-move", number=number, name=name, text=text)
    return Choice(str(one.row), label, about)


def sure(table: Table, found: Sequence[Past], row: int, words: Words) -> Screen:
    """Asks once more before everything from a row on is struck."""
    gone = [one for one in found if one.row >= row]
    seen = "no" if not any(one.reveals for one in gone) else "rated" if table.stake.rated else "yes"
    text = words("organise-sure", title=title(table, words), n=len(gone), seen=seen)
    yes = Button(f"org.rewind.{row}", words("organise-yes"), "danger")
    return Screen((Text(text), Row((yes, _no(words)))), table.match, table.seq, ACCENT)


def end(table: Table, words: Words) -> Screen:
    """Asks once more before a match is ended."""
    yes = Button("org.ended", words("organise-end"), "danger")
    text = words("organise-end-sure", title=title(table, words))
    return Screen((Text(text), Row((yes, _no(words)))), table.match, table.seq, ACCENT)


def _no(words: Words) -> Button:
    return Button("org.panel", words("organise-back"))

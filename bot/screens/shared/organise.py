"""The panel of an organiser: what may be done to a match, its moves, and a question before what
cannot be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import PastMove, Status, Table
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import match_title, seat_label, seat_name
from bot.screens.shared.seats import seats_menu
from bot.words import Words

ACCENT: Final = 0xB0413E
ON_A_PAGE: Final = 25
"""Moves in one menu, at Discord."""


def render_organiser_panel(table: Table, words: Words, said: str = "") -> Screen:
    """What an organiser may do now; `said` is what was just done."""
    head = f"## {words('organise-head', title=match_title(table, words))}"
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


def render_moves(table: Table, found: Sequence[PastMove], page: int, words: Words) -> Screen:
    """A page of the moves, the newest first, to go back to before one of them."""
    newest = list(reversed(found))
    last = max(0, (len(newest) - 1) // ON_A_PAGE)
    page = min(page, last)
    shown = newest[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    numbers = {one.row: number for number, one in enumerate(found, start=1)}
    choices = tuple(_move_choice(one, numbers[one.row], table, words) for one in shown)
    ways = Row(
        (
            Button(f"org.moves.{max(page - 1, 0)}", words("organise-newer"), disabled=page == 0),
            Button(f"org.moves.{page + 1}.on", words("organise-older"), disabled=page == last),
            Button("org.panel", words("organise-back")),
        )
    )
    text = Text(words("organise-moves", title=match_title(table, words), n=len(found)))
    menu = (Select("org.before", words("organise-before"), choices),) if choices else ()
    return Screen((text, *menu, ways), table.match, table.seq, ACCENT)


def _move_choice(one: PastMove, number: int, table: Table, words: Words) -> Choice:
    name = seat_name(table, one.seat, words)
    text = one.text or words("organise-secret")
    about = words("organise-revealed") if one.reveals else ""
    label = words("organise-move", number=number, name=name, text=text)
    return Choice(str(one.row), label, about)


def render_rewind_question(
    table: Table, found: Sequence[PastMove], row: int, words: Words
) -> Screen:
    """Asks once more before everything from a row on is struck."""
    gone = [one for one in found if one.row >= row]
    seen = "no" if not any(one.reveals for one in gone) else "rated" if table.stake.rated else "yes"
    text = words("organise-sure", title=match_title(table, words), n=len(gone), seen=seen)
    yes = Button(f"org.rewind.{row}", words("organise-yes"), "danger")
    return Screen((Text(text), Row((yes, _back_button(words)))), table.match, table.seq, ACCENT)


def render_end_question(table: Table, words: Words) -> Screen:
    """Asks once more before a match is ended."""
    yes = Button("org.ended", words("organise-end"), "danger")
    text = words("organise-end-sure", title=match_title(table, words))
    return Screen((Text(text), Row((yes, _back_button(words)))), table.match, table.seq, ACCENT)


def _back_button(words: Words) -> Button:
    return Button("org.panel", words("organise-back"))

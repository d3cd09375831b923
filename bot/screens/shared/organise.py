"""The organiser's panel of a match, its moves to rewind to, and confirmations."""

from collections.abc import Sequence
from typing import Final

from bot.markdown import strip_marks, to_plain_text
from bot.models.match import PastMove, Status, Table
from bot.screens.contract import AnyScreens
from bot.screens.discord_limits import LONGEST_LABEL, MOST_CHOICES, shorten
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import match_title, seat_label, seat_name
from bot.screens.shared.seats import seats_menu
from bot.words import Words

ACCENT: Final = 0xB0413E


def render_organiser_panel(table: Table, words: Words, note: str = "") -> Screen:
    """The organiser's actions, with menus of the seats to offer, and of those to let a computer
    play for; `note` is about the last one."""
    head = f"## {words('organise-head', title=match_title(table, words))}"
    lines = [f"{seat.seat + 1}. {seat_label(table, seat, words)}" for seat in table.seats]
    running = table.status is Status.RUNNING
    over = table.status not in {Status.LOBBY, Status.RUNNING, Status.STUCK}
    clock = "resume" if table.paused is not None else "pause"
    ticking = running and table.clock is not None
    buttons = (
        Button("org.moves.0", words("organise-rewind"), disabled=not running),
        Button(f"org.{clock}", words(f"organise-{clock}"), disabled=not running),
        Button("org.extend", words("organise-extend"), disabled=not ticking),
        Button("org.end", words("organise-end"), "danger", disabled=over),
    )
    people = [seat for seat in table.seats if seat.player is not None and running]
    free = [seat for seat in people if seat.seat not in table.offers]
    here = [seat for seat in people if seat.computer is None]
    menus = (
        seats_menu(f"org.{verb}", words(f"organise-{verb}"), seats, table, words)
        for verb, seats in (("offer", free), ("hold", here))
        if seats
    )
    blocks: list[Block] = [Text(note)] if note else []
    blocks += [Text("\n".join((head, *lines))), Row(buttons), *menus]
    return Screen(tuple(blocks), table.match, table.seq, ACCENT)


def describe_move(move: PastMove, table: Table, screens: AnyScreens, words: Words) -> str:
    told = (screens.describe_event(event, table, words) for event in move.events)
    line = next(filter(None, told), None)
    if line is None:
        return words("organise-secret", name=seat_name(table, move.seat, words))
    return to_plain_text(strip_marks(line)).rstrip(".")


def render_moves(
    table: Table, moves: Sequence[PastMove], lines: Sequence[str], page: int, words: Words
) -> Screen:
    """A menu of the moves to rewind to, each with its line, the newest first; `page` counts from
    0."""
    newest = list(reversed(list(enumerate(zip(moves, lines, strict=True), start=1))))
    last = max(0, (len(newest) - 1) // MOST_CHOICES)
    page = min(page, last)
    choices = []
    for number, (move, line) in newest[page * MOST_CHOICES : (page + 1) * MOST_CHOICES]:
        about = words("organise-revealed") if move.reveals else ""
        label = words("organise-move", number=number, text=line)
        choices.append(Choice(str(move.row), shorten(label, LONGEST_LABEL), about))
    newer = Button(f"org.moves.{max(page - 1, 0)}", words("organise-newer"), disabled=page == 0)
    older = Button(f"org.moves.{page + 1}.on", words("organise-older"), disabled=page == last)
    text = Text(words("organise-moves", title=match_title(table, words), n=len(moves)))
    menu = (Select("org.before", words("organise-before"), tuple(choices)),) if choices else ()
    row = Row((newer, older, _back_button(words)))
    return Screen((text, *menu, row), table.match, table.seq, ACCENT)


def render_rewind_question(
    table: Table, moves: Sequence[PastMove], row: int, words: Words
) -> Screen:
    """Asks to confirm that all moves from a log row on are undone."""
    undone = [one for one in moves if one.row >= row]
    seen = table.stake.classify_reveal(seen=any(one.reveals for one in undone))
    text = words("organise-sure", title=match_title(table, words), n=len(undone), seen=seen)
    yes = Button(f"org.rewind.{row}", words("organise-yes"), "danger")
    return _question(table, text, yes, words)


def render_end_question(table: Table, words: Words) -> Screen:
    yes = Button("org.ended", words("organise-end"), "danger")
    text = words("organise-end-sure", title=match_title(table, words))
    return _question(table, text, yes, words)


def _question(table: Table, text: str, yes: Button, words: Words) -> Screen:
    return Screen((Text(text), Row((yes, _back_button(words)))), table.match, table.seq, ACCENT)


def _back_button(words: Words) -> Button:
    return Button("org.panel", words("organise-back"))

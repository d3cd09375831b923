"""Questions to a table: votes, offered seats, and menus of seats."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.markdown import escape, to_plain_text
from bot.models.match import SeatInfo, Table, Vote
from bot.screens.panel import button_rows
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import format_list, level_name, seat_name
from bot.words import Words
from engine.contract import Param, Seat

VOTE_NOTES: Final = {f"consent-{what}": what for what in ("undo", "remove", "pause", "resume")}
"""The notes that ask for a vote, and on what; all others that ask offer a seat."""
OFFER_NOTES: Final = {"seat-offered", "late-held", "late-empty", "late-offered", "removed"}


def note_row(name: str, params: Mapping[str, Param], words: Words) -> tuple[Row, ...]:
    if name in OFFER_NOTES:
        return (offer_row(int(params["seat"]) - 1, words),)
    if name.startswith("consent-") and "number" in params:
        return (vote_row(int(params["number"]), words),)
    return ()


def request_of_note(name: str, params: Mapping[str, Param]) -> tuple[str, int] | None:
    """What a note asks for: its kind with a vote's number or an offered seat; None for most."""
    if name in OFFER_NOTES:
        return "offer", int(params["seat"]) - 1
    return ("consent", int(params["number"])) if name in VOTE_NOTES else None


def offer_row(seat: Seat, words: Words) -> Row:
    take = Button(f"seat.take.{seat}", words("seat-take"), "primary")
    return Row((take, Button(f"seat.keep.{seat}", words("seat-keep"))))


def vote_row(number: int, words: Words) -> Row:
    agree = Button(f"consent.yes.{number}", words("consent-agree"), "success")
    return Row((agree, Button(f"consent.no.{number}", words("consent-decline"), "danger")))


def vote_blocks(vote: Vote, table: Table, words: Words, lines: Sequence[str]) -> tuple[Block, ...]:
    """A question to the table, with the `lines` that it is about, for a player who has not answered
    it."""
    asker = next((seat for seat in table.seats if seat.player == vote.player), None)
    name = escape(asker.name if asker else "")
    about = escape(table.seats[vote.target].name) if vote.what == "remove" else ""
    text = words("consent-here", what=vote.what, name=name, about=about)
    return (Text("\n".join((text, *lines))), vote_row(vote.number, words))


def offer_blocks(table: Table, words: Words) -> tuple[Block, ...]:
    """The seats on a board that anyone may take: their names, then a button for each and one to
    wait for all their players."""
    if not table.offers:
        return ()
    named = [
        words("board-seat", number=seat + 1, name=escape(seat_name(table, seat, words)))
        for seat in table.offers
    ]
    clock = None if table.is_deserted else table.clock
    hours = clock.return_time // 3600 if clock is not None else 0
    seats = format_list(named, words)
    held = "yes" if any(table.seats[seat].computer for seat in table.offers) else "no"
    text = Text(words("board-seats-offered", n=len(named), seats=seats, hours=hours, held=held))
    if len(named) == 1:
        return (text, offer_row(table.offers[0], words))
    takes = [
        Button(f"seat.take.{seat}", words("seat-take-one", number=seat + 1), "primary")
        for seat in table.offers
    ]
    return (text, *button_rows([*takes, Button("seat.keep.all", words("seat-keep"))]))


def render_vote_prompt(text: str, control: str, table: Table, words: Words) -> Screen:
    """Explains what the table has to agree to, with a button that asks it."""
    ask = Button(control, words("consent-ask"), "primary")
    return Screen((Text(text), Row((ask,))), table.match)


def seats_menu(
    control: str, placeholder: str, seats: Sequence[SeatInfo], table: Table, words: Words
) -> Select:
    choices = []
    for seat in seats:
        name = to_plain_text(seat.name) or level_name(str(seat.computer), words)
        label = words("lobby-free-seat", number=seat.seat + 1, name=name)
        choices.append(Choice(str(seat.seat), label))
    return Select(control, placeholder, tuple(choices))

"""Who sits where, and what the table is asked: questions with their buttons, seats to be taken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.markdown import escape, to_plain_text
from bot.models.match import SeatInfo, Table, Vote
from bot.screens.screen import Block, Button, Choice, Row, Screen, Select, Text
from bot.screens.shared.names import level_name, match_title
from bot.words import Words
from engine.contract import Param, Seat

ANSWER_NOTES: Final = {
    "consent-undo": "answered-undo",
    "consent-remove": "answered-remove",
    "consent-pause": "answered-pause",
    "consent-resume": "answered-resume",
}
"""What the note of a question becomes when it is answered; any other one offered a seat."""
OFFER_NOTES: Final = frozenset(
    {"seat-offered", "late-held", "late-empty", "late-offered", "removed"}
)
"""Notes that offer a seat."""


def note_row(name: str, params: Mapping[str, Param], words: Words) -> tuple[Row, ...]:
    """The buttons under a note that asks for something."""
    if name in OFFER_NOTES:
        return (offer_row(int(params["seat"]) - 1, words),)
    if name.startswith("consent-") and "number" in params:
        return (vote_row(int(params["number"]), words),)
    return ()


def request_of_note(name: str, params: Mapping[str, Param]) -> tuple[str, int] | None:
    """What a note asks for, by its kind and its number or seat; None for most notes."""
    if name in OFFER_NOTES:
        return "offer", int(params["seat"]) - 1
    return ("consent", int(params["number"])) if name in ANSWER_NOTES else None


def offer_row(seat: Seat, words: Words) -> Row:
    take = Button(f"seat.take.{seat}", words("seat-take"), "primary")
    return Row((take, Button(f"seat.keep.{seat}", words("seat-keep"))))


def vote_row(number: int, words: Words) -> Row:
    agree = Button(f"consent.yes.{number}", words("consent-agree"), "success")
    return Row((agree, Button(f"consent.no.{number}", words("consent-decline"), "danger")))


def vote_blocks(consent: Vote, table: Table, words: Words) -> tuple[Block, ...]:
    """What the table is asked, for one who has not answered."""
    requester = next((seat for seat in table.seats if seat.player == consent.player), None)
    about = table.seats[consent.target] if consent.what == "remove" else None
    text = words(
        f"consent-here-{consent.what}",
        name=escape(requester.name if requester else ""),
        about=escape(about.name if about else ""),
    )
    return (Text(text), vote_row(consent.number, words))


def offer_blocks(table: Table, words: Words) -> tuple[Block, ...]:
    """The seats of a board that anybody may take."""
    return tuple(
        block
        for seat in table.offers
        for block in (
            Text(words("board-seat-offered", number=seat + 1, name=escape(table.seats[seat].name))),
            offer_row(seat, words),
        )
    )


def render_vote_prompt(key: str, control: str, label: str, table: Table, words: Words) -> Screen:
    """What cannot be done on one's own word, with the button that asks the others."""
    text = Text(words(key, title=match_title(table, words)))
    return Screen((text, Row((Button(control, words(label), "primary"),))), table.match)


def seats_menu(
    control: str, placeholder: str, seats: list[SeatInfo], table: Table, words: Words
) -> Select:
    """A menu of seats with who holds them."""
    choices = tuple(
        Choice(
            str(one.seat),
            words("lobby-free-seat", number=one.seat + 1, name=_holder_name(one, table, words)),
        )
        for one in seats
    )
    return Select(control, placeholder, choices)


def _holder_name(seat: SeatInfo, table: Table, words: Words) -> str:
    return to_plain_text(seat.name) or level_name(table.game, str(seat.computer), words)

"""Alt texts: what matters in each picture, in words, within 1,024 characters."""

from collections.abc import Iterator, Sequence

from bot.models.match import Table
from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.shared.names import seat_name
from bot.screens.wildlands.phrases import describe_card, describe_health, letter_of
from bot.screens.wildlands.text_pictures import list_marks
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import Card
from engine.wildlands.state import Standing
from engine.wildlands.views import View


def hand_alt(hand: Sequence[Card], words: Words) -> str:
    cards = "; ".join(f"{card} ({describe_card(card, words)})" for card in hand)
    return fit_alt_text([words("wildlands-alt-hand", n=len(hand), cards=cards)])


def map_alt(ctx: Context[View], marks: Marks) -> str:
    """What a draft shows, the viewer's hidden characters, then each seat's characters and
    shards."""
    view, words = ctx.view, ctx.words
    return fit_alt_text(
        [
            words("wildlands-alt-map", map=view.table.ground.name),
            *list_marks(view, marks, words),
            *_list_ghosts(view, marks, words),
            *_list_seats(view, ctx.table, words),
        ]
    )


def _list_ghosts(view: View, marks: Marks, words: Words) -> Iterator[str]:
    if marks.ghosts and marks.seat is not None:
        ghosts = ", ".join(
            f"{view.table.factions[marks.seat].name_of(character)} {space}"
            for space, character in sorted(marks.ghosts.items(), key=lambda one: one[1])
        )
        yield words("wildlands-alt-ghosts", ghosts=ghosts)
    if marks.offers:
        spaces = ", ".join(map(str, sorted(marks.offers)))
        yield words("wildlands-alt-offers", spaces=spaces)


def _list_seats(view: View, table: Table, words: Words) -> Iterator[str]:
    """A sentence for each seat's characters, the viewer's first; then one for its shards."""
    seats = sorted(range(view.seats), key=lambda seat: seat != view.seat)
    for seat in seats:
        yield _describe_seat(view, table, seat, words)
    for seat in seats:
        if shards := view.table.sides[seat].shards:
            spaces = ", ".join(map(str, shards))
            yield words("wildlands-alt-shards", letter=letter_of(seat), spaces=spaces)


def _describe_seat(view: View, table: Table, seat: Seat, words: Words) -> str:
    side = view.table.sides[seat]
    pieces = "; ".join(
        describe_fighter(view, Fighter(seat, character), words)
        for character in side.characters(Standing.REVEALED)
    )
    return words(
        "wildlands-alt-seat",
        letter=letter_of(seat),
        name=seat_name(table, seat, words),
        faction=view.table.factions[seat].name,
        n=side.points,
        pieces=pieces or words("wildlands-alt-nobody"),
        hidden=len(side.characters(Standing.HIDDEN)),
    )


def describe_fighter(view: View, fighter: Fighter, words: Words) -> str:
    name = view.table.factions[fighter.seat].name_of(fighter.character)
    health, space = describe_health(view.table, fighter, words), view.table.piece(fighter).space
    return words("wildlands-alt-fighter", name=name, space=space, health=health)


def final_alt(ctx: Context[View]) -> str:
    """The ranks with the points, then the map."""
    view, table, words = ctx.view, ctx.table, ctx.words
    ranks = ranks_of(view.outcome, table)
    lines = [
        words(
            "wildlands-alt-final",
            place=ranks[seat],
            name=seat_name(table, seat, words),
            n=view.table.sides[seat].points,
        )
        for seat in order_seats(ranks)
    ]
    return fit_alt_text([*lines, map_alt(ctx, Marks())])

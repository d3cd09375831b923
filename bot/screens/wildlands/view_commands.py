"""Commands that only show something: the hand, a space with what is in sight, decks, points."""

from collections.abc import Sequence
from dataclasses import replace

from bot.render.wildlands.boards import Marks
from bot.screens.context import Context
from bot.screens.contract import Parameter, Values, ViewCommand
from bot.screens.replies import BadInput
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared.names import format_list
from bot.screens.wildlands.board import ACCENT
from bot.screens.wildlands.phrases import count_cards, describe_health, describe_stocks, label_of
from bot.screens.wildlands.pictures import close_up, find_ghosts, hand_picture, map_picture
from bot.screens.wildlands.sheets import (
    character_picture,
    deck_picture,
    explain_roster,
    list_rosters,
    roster_picture,
)
from bot.words import Words
from engine.contract import Seat
from engine.wildlands.actions import Fighter
from engine.wildlands.cards import CHARACTERS, Card
from engine.wildlands.maps import Number
from engine.wildlands.sight import seen_from
from engine.wildlands.views import View


def show_hand(ctx: Context[View], values: Values) -> Screen:
    """The reader's cards, with each in words."""
    view, table, words = ctx.view, ctx.table, ctx.words
    head = Text(words("wildlands-hand", n=len(view.hand)))
    picture = hand_picture(ctx)
    return Screen((head, *((picture,) if picture else ())), table.match, 0, ACCENT)


def show_score(ctx: Context[View], values: Values) -> Screen:
    """Everyone's characters with what their cards let them do, shards and numbers of cards."""
    blocks: list[Block] = []
    for seat, roster in enumerate(list_rosters(ctx)):
        blocks += roster, Text(f"-# {describe_stocks(ctx.view, seat, ctx.words)}")
    blocks.append(explain_roster(ctx.words))
    return Screen(tuple(blocks), ctx.table.match, 0, ACCENT)


def show_look(ctx: Context[View], values: Values) -> Screen:
    """A space, or that of a character with its sheet: who is there, what it sees, and where a step
    leads. The whole map if neither is named."""
    view, table, words = ctx.view, ctx.table, ctx.words
    space, fighter = _find_place(view, values)
    sheet = (character_picture(ctx, fighter),) if fighter else ()
    if not space:
        return Screen(sheet or (map_picture(ctx),), table.match, 0, ACCENT)
    ground = view.table.ground
    sight = seen_from(ground, space)
    marks = Marks(chosen=fighter, sight=sight, reach=ground.step_costs[space], goal=space)
    blocks: tuple[Block, ...] = (
        *sheet,
        Text(_describe_space(view, space, words)),
        close_up(ctx, [space], Marks(chosen=fighter)),
        map_picture(replace(ctx, before=None), marks),
    )
    return Screen(blocks, table.match, 0, ACCENT)


def _find_place(view: View, values: Values) -> tuple[Number, Fighter | None]:
    """The space that is named, or that of the character; 0 for none. Raises `BadInput`."""
    if "character" in values:
        seat = _find_seat(view, values)
        character = int(values["character"])
        if not 1 <= character <= CHARACTERS:
            raise BadInput("wildlands-refusal-character-unknown", most=CHARACTERS)
        fighter = Fighter(seat, character)
        return _find_fighter(view, fighter), fighter
    if "space" not in values:
        return 0, None
    space = int(values["space"])
    if space not in view.table.ground.by_number:
        raise BadInput("wildlands-refusal-space-unknown")
    return space, None


def _find_seat(view: View, values: Values) -> Seat:
    """The seat of the player named, by default the reader's. Raises `BadInput`."""
    number = values.get("player")
    seat = (view.seat or 0) if number is None else int(number) - 1
    if not 0 <= seat < view.seats:
        raise BadInput("wildlands-bad-seat", seats=view.seats)
    return seat


def _find_fighter(view: View, fighter: Fighter) -> Number:
    """Where a character is, as far as the reader knows; 0 otherwise."""
    space = view.table.piece(fighter).space
    if not space and fighter.seat == view.seat:
        ghosts = {character: place for place, character in find_ghosts(view).items()}
        space = ghosts.get(fighter.character, 0)
    return space


def _describe_space(view: View, space: Number, words: Words) -> str:
    ground, board = view.table.ground, view.table
    kind = ground.by_number[space]
    about = {"high": kind.high, "cover": kind.cover}
    kinds = [words(f"wildlands-look-{one}") for one, is_so in about.items() if is_so]
    lines = [" · ".join([words("wildlands-look", space=space), *kinds])]
    here = [
        f"{label_of(board, one)} ({describe_health(board, one, words)})"
        for one in board.fighters_in(space)
    ]
    if here:
        lines.append(words("wildlands-look-here", names=format_list(here, words)))
    seen = [
        f"{label_of(board, one)} ({other})"
        for other in sorted(seen_from(ground, space) - {space})
        for one in board.fighters_in(other)
    ]
    lines.append(words("wildlands-look-sees", names=format_list(seen, words) or "–"))
    costs = ground.step_costs[space]
    steps = [f"{other} ({count_cards(cost, words)})" for other, cost in costs.items()]
    lines.append(words("wildlands-look-steps", spaces=format_list(steps, words)))
    return "\n".join(lines)


def show_deck(ctx: Context[View], values: Values) -> Screen:
    """What a player's cards let each character do; the cards that are still to come, in hand or
    deck, and those that were played."""
    seat, board = _find_seat(ctx.view, values), ctx.view.table
    blocks = (
        roster_picture(ctx, seat),
        explain_roster(ctx.words),
        *_show_cards("left", board.unseen(seat), ctx, seat),
        *_show_cards("pile", board.sides[seat].pile, ctx, seat),
    )
    return Screen(blocks, ctx.table.match, 0, ACCENT)


def _show_cards(
    where: str, cards: Sequence[Card], ctx: Context[View], seat: Seat
) -> tuple[Block, ...]:
    head = Text(ctx.words(f"wildlands-deck-{where}", n=len(cards)))
    return (head, deck_picture(f"deck-{where}", cards, ctx, seat)) if cards else (head,)


PLAYER = Parameter("player", "seat", required=False)
VIEW_COMMANDS: tuple[ViewCommand[View], ...] = (
    ViewCommand("hand", (), own_seat=True, show=show_hand),
    ViewCommand("score", (), own_seat=False, show=show_score),
    ViewCommand(
        "look",
        (
            Parameter("space", "whole", required=False),
            Parameter("character", "whole", required=False),
            PLAYER,
        ),
        own_seat=False,
        show=show_look,
    ),
    ViewCommand("deck", (PLAYER,), own_seat=False, show=show_deck),
)

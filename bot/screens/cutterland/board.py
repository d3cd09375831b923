"""The public message of a match: the card or the lands, and what players have to do."""

from dataclasses import replace

from bot.markdown import hide
from bot.render.cutterland.card_scenes import deck_scene
from bot.screens.context import Context
from bot.screens.cutterland.drafts import list_open_pieces
from bot.screens.cutterland.final import describe_result, final_picture, hunt_row, result_pictures
from bot.screens.cutterland.panels.take import take_button
from bot.screens.cutterland.phrases import format_tokens, piece_line
from bot.screens.cutterland.pictures import board_pictures, card_picture, lands_picture
from bot.screens.cutterland.text_pictures import deck_text
from bot.screens.panel import button_rows, find_open_decision, is_over, match_heading, ranks_of
from bot.screens.screen import Block, Film, Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import bold_name, bold_names, format_list
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.options import BOX
from engine.cutterland.order import choosing_order
from engine.cutterland.views import View

ACCENT = 0x4E8F3A
GOLD = 0xD9A520


def render_board(ctx: Context[View]) -> Screen:
    view, table, words = ctx.view, ctx.table, ctx.words
    if is_over(view.outcome, table):
        return _render_result(ctx)
    is_dealt = view.shown and view.turn == 1 and view.phase == "cut"
    pictures = render_cards(view, words) if is_dealt else board_pictures(ctx)
    seats = sorted(view.to_act)
    if len(seats) == 1:
        duty = describe_duty(ctx, seats[0])
    else:
        duty = words(f"cutterland-duties-{view.phase}", names=bold_names(table, seats, words))
    status = f"{duty}\n-# {words('cutterland-stage-cut', turn=view.turn, turns=view.turns)}"
    # Where pieces can be tried, only the panel takes one: what it brings comes first.
    takes = () if view.preview else take_row(ctx)
    blocks = (
        Text(match_heading(table, status, words)),
        *pictures,
        *takes,
        Row((move_button(words),)),
    )
    decision = find_open_decision(view.to_act, table)
    return Screen(blocks, table.match, decision, ACCENT, details=_list_details(ctx))


def take_row(ctx: Context[View]) -> tuple[Row, ...]:
    """A button for each piece while a person chooses; those of taken ones keep their places. Boards
    of release 0.2 show these; they are still understood."""
    view = ctx.view
    if view.phase != "take" or not view.to_act & {seat.seat for seat in ctx.table.awaited_seats}:
        return ()
    offered, still_open = view.offered, list_open_pieces(view)
    buttons = (
        replace(take_button(piece, ctx.words), disabled=piece not in still_open)
        for piece in offered
    )
    return button_rows(tuple(buttons))


def _render_result(ctx: Context[View]) -> Screen:
    view, table = ctx.view, ctx.table
    stage, result = describe_stage(ctx), describe_result(ctx)
    sheet = (final_picture(ctx),) if ranks_of(view.outcome, table) else ()
    details = (*sheet, *hunt_row(ctx))
    pictures = result_pictures(ctx)
    films = any(isinstance(one, Film) for one in pictures)
    if films and not table.is_won_by_forfeit:  # the film is to tell it first
        head = Text(match_heading(table, stage, ctx.words))
        blocks: tuple[Block, ...] = (head, *pictures, Text(hide(result)))
        return Screen(blocks, table.match, 0, GOLD, details=details)
    if view.outcome is None:
        result = f"{stage}\n{result}"
    head = Text(match_heading(table, result, ctx.words))
    return Screen((head, *pictures), table.match, 0, GOLD, details=details)


def describe_stage(ctx: Context[View]) -> str:
    view, words = ctx.view, ctx.words
    stage = "drawn" if view.phase == "take" and view.bag is not None else view.phase
    if view.outcome is None and is_over(view.outcome, ctx.table):
        stage = "ended"
    active = bold_name(ctx.table, view.active, words)
    return words(f"cutterland-stage-{stage}", turn=view.turn, turns=view.turns, active=active)


def describe_duty(ctx: Context[View], seat: Seat) -> str:
    """What a seat that is to act has to do."""
    view, words, player = ctx.view, ctx.words, ctx.view.table[seat]
    return words(
        f"cutterland-duty-{view.phase}",
        name=bold_name(ctx.table, seat, words),
        pieces=view.players_pieces,
        surplus=view.surplus,
        laying=format_list(player.to_lay, words),
        n=len(player.to_lay),
        owned=player.towers + player.wall_bridges,
        tokens=format_tokens(player.towers, player.wall_bridges, words),
    )


def _list_details(ctx: Context[View]) -> tuple[Block, ...]:
    """Who has cut, who chooses next, the duties of several, the card as it was cut
    and its pieces in words, and the lands with coordinates."""
    view, table, words = ctx.view, ctx.table, ctx.words
    duties = [describe_duty(ctx, seat) for seat in sorted(view.to_act)]
    if len(duties) < 2:
        duties = []  # it is in the status
    if view.offered:
        key = "cutterland-drawn-by" if view.bag is not None else "cutterland-cut-by"
        duties.insert(0, words(key, name=bold_name(table, view.active, words)))
    later = view.choosers[1:] if view.phase == "take" else ()
    if view.phase == "cut":
        later = choosing_order(view.seats, view.active, view.mirrored)
    if later:
        names = bold_names(table, later, words)
        duties.append(words("cutterland-then", names=names))
    blocks: list[Block] = [Text("\n".join(duties))] if duties else []
    if view.bag is not None:
        # What is left in the bag, whether it is played from because the box was short, and whether
        # it had to be refilled.
        told = [words("cutterland-bag-left", n=len(view.bag))]
        if table.options.get("pieces") == BOX:
            told.append(words("cutterland-bag-instead"))
        if view.filled:
            told.append(words("cutterland-bag-filled", n=view.filled))
        blocks.append(Text("\n".join(f"-# {line}" for line in told)))
    if view.offered:
        blocks += [card_picture(ctx), Text(_describe_pieces(ctx))]
    if any(seat.land.cells for seat in view.table):
        blocks.append(lands_picture(ctx))
    return tuple(blocks)


def render_cards(view: View, words: Words) -> tuple[Block, ...]:
    """All cards of the match, in the order of their pack; the hands stay hidden."""
    n = len(view.shown)
    alt = words("cutterland-alt-cards", n=n, cards="; ".join(map(str, view.shown)))
    return (
        Text(words("cutterland-cards", n=n)),
        Picture("cards", alt, deck_scene(view.shown), deck_text(view.shown, words)),
    )


def _describe_pieces(ctx: Context[View]) -> str:
    """A line for each piece of the shared card, one for all those removed."""
    words, offered = ctx.words, ctx.view.offered
    lines = [
        words(
            "cutterland-piece-fate",
            letter=piece.letter,
            piece=piece_line(piece, words),
            fate="there" if piece.taken_by is None else "taken",
            name="" if piece.taken_by is None else bold_name(ctx.table, piece.taken_by, words),
        )
        for piece in offered
        if not piece.discarded
    ]
    gone = [piece.letter for piece in offered if piece.discarded]
    if gone:
        lines.append(words("cutterland-pieces-removed", pieces=", ".join(gone)))
    return "\n".join(lines)

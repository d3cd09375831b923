"""The public message of a match: the card or the lands, and what players have to do."""

from __future__ import annotations

from bot.models.match import Table
from bot.render.cutterland.card_scenes import deck_scene
from bot.screens.cutterland.drafts import list_open_pieces
from bot.screens.cutterland.final import describe_result, final_picture, result_pictures
from bot.screens.cutterland.hunt import hunt_row
from bot.screens.cutterland.phrases import format_tokens, piece_line
from bot.screens.cutterland.pictures import board_pictures, card_picture, lands_picture
from bot.screens.cutterland.text_pictures import deck_text
from bot.screens.panel import find_open_decision, is_over, match_heading, ranks_of
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.boards import move_button
from bot.screens.shared.names import bold_name, bold_names, format_list
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.options import BOX
from engine.cutterland.views import View

ACCENT = 0x4E8F3A
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
    if is_over(view.outcome, table):
        return _render_result(view, table, words)
    take = take_buttons(view, table, words)
    blocks = (
        Text(match_heading(table, describe_status(view, table, words), words)),
        *_picture_blocks(view, table, words),
        *((Row(tuple(take)),) if take else ()),
        Row((move_button(words),)),
    )
    decision = find_open_decision(view.to_act, table)
    details = _details(view, table, words)
    return Screen(blocks, table.match, decision, ACCENT, details=details)


def _render_result(view: View, table: Table, words: Words) -> Screen:
    result = describe_result(view, table, words)
    if view.outcome is None:
        result = f"{describe_stage(view, table, words)}\n{result}"
    head = Text(match_heading(table, result, words))
    sheet = (final_picture(view, table, words),) if ranks_of(view.outcome, table) else ()
    details = (*sheet, *hunt_row(view, words))
    blocks = (head, *result_pictures(view, table, words))
    return Screen(blocks, table.match, 0, GOLD, details=details)


def describe_status(view: View, table: Table, words: Words) -> str:
    """Who has to do what, and below it the turn."""
    seats = sorted(view.to_act)
    if len(seats) == 1:
        line = describe_duty(view, table, seats[0], words)
    else:
        line = words(f"cutterland-duties-{view.phase}", names=bold_names(table, seats, words))
    return f"{line}\n-# {words('cutterland-stage-cut', turn=view.turn, turns=view.turns)}"


def describe_stage(view: View, table: Table, words: Words) -> str:
    stage = "drawn" if view.phase == "take" and view.bag is not None else view.phase
    if view.outcome is None and is_over(view.outcome, table):
        stage = "ended"
    active = bold_name(table, view.active, words)
    return words(f"cutterland-stage-{stage}", turn=view.turn, turns=view.turns, active=active)


def describe_duty(view: View, table: Table, seat: Seat, words: Words) -> str:
    """What a seat that is to act has to do."""
    player = view.table[seat]
    return words(
        f"cutterland-duty-{view.phase}",
        name=bold_name(table, seat, words),
        pieces=view.players_pieces,
        surplus=view.surplus,
        laying=format_list(player.to_lay, words),
        n=len(player.to_lay),
        owned=player.towers + player.wall_bridges,
        tokens=format_tokens(player.towers, player.wall_bridges, words),
    )


def _picture_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """The one picture that matters now; none before anything is cut."""
    if view.shown and view.turn == 1 and view.phase == "cut":
        return render_cards(view, words)
    return board_pictures(view, table, words)


def _details(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """Who has cut, the duties of several, the card as it was cut and its pieces in words, and the
    lands with coordinates; the stage if there is nothing else."""
    duties = [describe_duty(view, table, seat, words) for seat in sorted(view.to_act)]
    if len(duties) < 2:
        duties = []  # it is in the status
    if view.offered:
        key = "cutterland-drawn-by" if view.bag is not None else "cutterland-cut-by"
        duties.insert(0, words(key, name=bold_name(table, view.active, words)))
    if view.phase == "take" and len(view.choosers) > 1:
        names = bold_names(table, view.choosers[1:], words)
        duties.append(words("cutterland-then", names=names))
    blocks: list[Block] = [Text("\n".join(duties))] if duties else []
    if view.bag is not None:
        blocks.append(Text(_describe_bag(view, table, len(view.bag), words)))
    if view.offered:
        blocks += [card_picture(view, table, words), Text(_describe_pieces(view, table, words))]
    if any(seat.land.cells for seat in view.table):
        blocks.append(lands_picture(view, table, words))
    return tuple(blocks) or (Text(describe_stage(view, table, words)),)


def render_cards(view: View, words: Words) -> tuple[Block, ...]:
    """All cards of the match, in the order of their pack; the hands stay hidden."""
    n = len(view.shown)
    alt = words("cutterland-alt-cards", n=n, cards="; ".join(map(str, view.shown)))
    return (
        Text(words("cutterland-cards", n=n)),
        Picture("cards", alt, deck_scene(view.shown), deck_text(view.shown, words)),
    )


def _describe_bag(view: View, table: Table, left: int, words: Words) -> str:
    """What is left in the bag, whether it is played from because the box was short, and whether it
    had to be refilled."""
    lines = [words("cutterland-bag-left", n=left)]
    if table.options.get("pieces") == BOX:
        lines.append(words("cutterland-bag-instead"))
    if view.filled:
        lines.append(words("cutterland-bag-filled", n=view.filled))
    return "\n".join(f"-# {line}" for line in lines)


def _describe_pieces(view: View, table: Table, words: Words) -> str:
    """A line for each piece of the shared card, one for all those removed."""
    lines = [
        words(
            "cutterland-piece-fate",
            letter=one.letter,
            piece=piece_line(one, words),
            fate="there" if one.taken_by is None else "taken",
            name="" if one.taken_by is None else bold_name(table, one.taken_by, words),
        )
        for one in view.offered
        if not one.discarded
    ]
    gone = [one.letter for one in view.offered if one.discarded]
    if gone:
        lines.append(words("cutterland-pieces-removed", pieces=", ".join(gone)))
    return "\n".join(lines)


def take_buttons(view: View, table: Table, words: Words) -> list[Button]:
    """A button for each open piece while a person chooses."""
    if view.phase != "take" or not view.to_act & {seat.seat for seat in table.awaited_seats}:
        return []
    return [
        Button(f"g.take.{one.letter}", words("cutterland-take", letter=one.letter))
        for one in list_open_pieces(view)
    ]

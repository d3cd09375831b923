"""The public message of a match: the card or the lands, and what players have to do."""

from __future__ import annotations

from collections.abc import Sequence

from bot.models.match import Table
from bot.render.cutterland.card_scenes import deck_scene
from bot.screens.cutterland.drafts import list_open_pieces
from bot.screens.cutterland.final import final_blocks
from bot.screens.cutterland.hunt import hunt_row
from bot.screens.cutterland.phrases import format_tokens, piece_line
from bot.screens.cutterland.pictures import card_picture, lands_picture
from bot.screens.cutterland.text_pictures import deck_text
from bot.screens.panel import find_open_decision, is_over, match_heading
from bot.screens.screen import Block, Button, Picture, Row, Screen, Text
from bot.screens.shared.names import bold_name, bold_names, format_list
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.pieces import Piece
from engine.cutterland.views import View

ACCENT = 0x4E8F3A
GOLD = 0xD9A520


def render_board(view: View, table: Table, words: Words) -> Screen:
    head = Text(match_heading(table, describe_stage(view, table, words), words))
    if is_over(view.outcome, table):
        blocks = (head, *final_blocks(view, table, words), *hunt_row(view, words))
        return Screen(blocks, table.match, 0, GOLD)
    move = Button("move", words("cutterland-my-move"), "primary")
    blocks = (
        head,
        *_scene_blocks(view, table, words),
        Text("\n".join(list_duties(view, table, words))),
        Row((*take_buttons(view, table, words), move)),
    )
    return Screen(blocks, table.match, find_open_decision(view.to_act, table), ACCENT)


def describe_stage(view: View, table: Table, words: Words) -> str:
    stage = "drawn" if view.phase == "take" and view.bag is not None else view.phase
    if view.outcome is None and is_over(view.outcome, table):
        stage = "ended"
    active = bold_name(table, view.active, words)
    return words(f"cutterland-stage-{stage}", turn=view.turn, turns=view.turns, active=active)


def list_duties(view: View, table: Table, words: Words) -> list[str]:
    """One line for each seat that is to act: who, what, and how."""
    lines = [describe_duty(view, table, seat, words) for seat in sorted(view.to_act)]
    if view.phase == "take" and len(view.choosers) > 1:
        lines.append(words("cutterland-then", names=bold_names(table, view.choosers[1:], words)))
    done = [seat for seat in range(view.seats) if seat not in view.to_act]
    if view.phase in {"lay", "resolve"} and done:
        lines.append(words(f"cutterland-done-{view.phase}", names=bold_names(table, done, words)))
    if view.to_act & {seat.seat for seat in table.awaited_seats}:
        shows = view.preview and all(seat.land.cells for seat in view.table)
        lines.append(words(f"cutterland-how-{view.phase}", shows="yes" if shows else "no"))
    return lines


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


def _scene_blocks(view: View, table: Table, words: Words) -> list[Block]:
    blocks: list[Block] = []
    if view.shown and view.turn == 1 and view.phase == "cut":
        blocks += render_cards(view, words)
    if view.bag is not None:
        blocks.append(Text(_describe_bag(view, view.bag, words)))
    if any(seat.land.cells for seat in view.table):
        blocks.append(lands_picture(view, table, words))
    if view.offered:
        if view.phase != "lay":  # all have chosen: only the lands matter then
            blocks.append(card_picture(view, table, words))
        blocks.append(Text(_describe_pieces(view, table, words)))
    return blocks


def render_cards(view: View, words: Words) -> tuple[Block, ...]:
    """All cards of the match, in the order of their pack; the hands stay hidden."""
    n = len(view.shown)
    alt = words("cutterland-alt-cards", n=n, cards="; ".join(map(str, view.shown)))
    return (
        Text(words("cutterland-cards", n=n)),
        Picture("cards", alt, deck_scene(view.shown), deck_text(view.shown, words)),
    )


def _describe_bag(view: View, left: Sequence[Piece], words: Words) -> str:
    """What is left in the bag, and whether it had to be refilled."""
    lines = [words("cutterland-bag-left", n=len(left))]
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

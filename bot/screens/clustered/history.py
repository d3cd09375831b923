"""A match that is looked back on: a public line for each event, the headings of a match file, the
film of all cards, and the analysis at the end. The film is made from public views alone, so a
running match shows no more than its board."""

from collections.abc import Sequence
from typing import Final

from bot.models.match import HistoryMove, Table
from bot.render.clustered.scenes import Marks, board_scene
from bot.screens.clustered import pictures
from bot.screens.clustered.phrases import count_cards_left, format_cards
from bot.screens.clustered.placement_draft import hold_at
from bot.screens.context import Context
from bot.screens.discord_limits import fit_alt_text
from bot.screens.screen import Block, Film, Text
from bot.screens.shared.names import (
    add_colour,
    bold_name,
    bold_names,
    describe_forfeit_win,
    name_params,
)
from bot.words import Words
from engine.cells import name_of
from engine.clustered import events
from engine.clustered.actions import Place
from engine.clustered.views import View
from engine.coach import Mistake
from engine.contract import Seat

MOST: Final = 60  # frames of a film; in a long match each shows several new cards
MILLISECONDS: Final = 600


def describe_event(event: events.Event, table: Table, words: Words) -> str | None:
    def name_of_seat(seat: Seat) -> str:
        return add_colour(bold_name(table, seat, words), table, seat, words)

    match event:
        case events.CardPlaced(seat, card, cell, forced):
            key = "clustered-deed-placed-forced" if forced else "clustered-deed-placed"
            cards = format_cards((card,), words)
            return words(key, name=name_of_seat(seat), card=cards, cell=name_of(cell))
        case events.CardsDiscarded(seat, discards, why):
            key = f"clustered-deed-{why}"
            cards = format_cards(discards, words)
            return words(key, name=name_of_seat(seat), cards=cards, n=len(discards))
        case events.FirstDiscardsChosen(seat):
            return words("clustered-deed-chosen", name=name_of_seat(seat))
        case events.FirstDiscardsRecalled(seat):
            return words("clustered-deed-recalled", name=name_of_seat(seat))
        case events.FirstDiscardsRevealed(by_seat):
            key = "clustered-deed-revealed-seat"
            seats = [
                words(key, name=name_of_seat(seat), cards=format_cards(discards, words))
                for seat, discards in enumerate(by_seat)
            ]
            return words("clustered-deed-revealed", cards="; ".join(seats))
        case events.MatchEnded() if table.is_won_by_forfeit:
            return describe_forfeit_win(table, words)
        case events.MatchEnded(points, ranks):
            winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
            names, most = bold_names(table, winners, words), points[winners[0]]
            key = "clustered-deed-ended-solo" if len(ranks) == 1 else "clustered-deed-ended"
            return words(key, names=names, n=len(winners), points=most)
        case _:
            return None


def list_headings(
    before: View, after: View, words: Words, table: Table | None = None
) -> tuple[str, ...]:
    """The heading of what begins between the two views: the first discards, or a round."""
    if before.phase == "opening":
        started = any(player.committed for player in before.players)
        return () if started else (words("clustered-record-opening"),)
    if before.phase != "turn" or before.active != before.first:
        return ()
    return (words("clustered-record-round", n=count_cards_left(before)),)


def build_replay(
    moments: Sequence[HistoryMove], table: Table, seat: Seat | None, words: Words
) -> Film | None:
    """A frame for each card placed, by anyone or the seat, then what scores; None before any."""
    placements = [
        (moment.before, moment.after, number)
        for number, moment in enumerate(moments, 1)
        if seat in {None, moment.seat}
        and len(moment.after.board.laid) > len(moment.before.board.laid)
    ]
    if not placements:
        return None
    last: View = moments[-1].after
    ctx, step, frames = Context(last, table, words), -(-len(placements) // MOST), []
    moves = []
    for start in range(0, len(placements), step):
        part = placements[start : start + step]
        before, after = part[0][0], part[-1][1]
        new = tuple(card.cell for card in after.board.laid[len(before.board.laid) :])
        marks = Marks(new[-1], new, around=last.board.by_cell)  # as large as it will be
        entries = pictures.list_entries(Context(after, table, words))
        frames.append(board_scene(after.board, after.room, entries, marks))
        moves.append(part[-1][2])
    if last.outcome is not None:
        still = pictures.final_picture(ctx)
        marks = Marks(scores=tuple(player.score for player in last.players))
        frames.append(board_scene(last.board, last.room, pictures.list_entries(ctx), marks))
        moves.append(len(moments))
    else:
        still = pictures.table_picture(ctx)
    alt = fit_alt_text([words("clustered-alt-replay", n=len(frames), alt=still.alt)])
    return Film("replay", alt, tuple(frames), MILLISECONDS, still.text, tuple(moves))


def mistake_blocks(
    mistake: Mistake[View, Place], table: Table, seat: Seat, reader: Seat | None, words: Words
) -> tuple[Block, ...]:
    """The placement and the better one, numbered in the picture where they are in two cells."""
    did, better, params = mistake.action, mistake.better, name_params(reader, table, seat, words)
    left, points = count_cards_left(mistake.view), round(mistake.cost)
    cards = {
        "card": format_cards((did.card,), words),
        "better": format_cards((better.card,), words),
    }
    cells = {"cell": name_of(did.cell), "there": name_of(better.cell)}
    played = did if did.cell != better.cell else None
    if played:
        cells = {key: words("clustered-hindsight-numbered", cell=cell, number=number)
                 for number, (key, cell) in enumerate(cells.items(), 1)}  # fmt: skip
    text = words("clustered-hindsight-place", left=left, **cards, **cells, points=points, **params)
    draft = hold_at(mistake.view, better.card, better.cell)
    return Text(text), pictures.ghost_picture(
        Context(mistake.view, table, words), draft, played=played
    )

"""The end of a match: the hunt as a film, then the score sheet; and the result of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.models.match import SessionResult, Table
from bot.render.cutterland.final_scene import ScoreRow, final_scene
from bot.render.cutterland.hunt_show import TICK, Hunted, show_scenes
from bot.render.cutterland.sheets import Entry
from bot.screens.cutterland.alt_text import describe_prey
from bot.screens.cutterland.phrases import KINDS, list_devoured_cells, points_by_kind
from bot.screens.cutterland.pictures import KIND_ICONS, board_pictures, land_heading
from bot.screens.cutterland.text_pictures import LandText, Signs, lands_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Block, Film, Picture, Text
from bot.screens.shared.names import bold_name, describe_forfeit_win, list_other_scores, seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.views import View

FILM: Final = "end"


def final_blocks(view: View, table: Table, words: Words) -> tuple[Block, ...]:
    """Who has won and why, and the picture of it."""
    return Text(describe_result(view, table, words)), *result_pictures(view, table, words)


def describe_result(view: View, table: Table, words: Words) -> str:
    """The winner, and what decided where totals are equal."""
    ranks = ranks_of(view.outcome, table)
    if not ranks:
        return words("cutterland-final-nobody")
    totals = [player.score.total for player in view.table]
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words, totals)
    line = _describe_winner(view, table, ranks, words)
    if not table.claimed:
        line += list_other_scores(table, ranks, totals, words)
    tied = len(set(totals)) < len(totals) and not table.claimed
    return f"{line}\n{words('cutterland-final-ties')}" if tied else line


def result_pictures(view: View, table: Table, words: Words) -> tuple[Film | Picture, ...]:
    """The hunt and the score sheet. If the match ended before it, the lands or the card that was
    cut; none if there was no card yet."""
    film = hunt_film(view, table, words)
    return (film,) if film else board_pictures(view, table, words)


def _describe_winner(view: View, table: Table, ranks: tuple[int, ...], words: Words) -> str:
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    name, *others = [bold_name(table, seat, words) for seat in winners]
    if table.claimed:
        return words("cutterland-final-claimed", name=name)
    points = view.table[winners[0]].score.total
    if not others:
        return words("cutterland-final-winner", name=name, points=points)
    names = ", ".join((name, *others[:-1]))
    return words("cutterland-final-shared", names=names, last=others[-1], points=points)


def _rank_line(view: View, table: Table, seat: Seat, ranks: tuple[int, ...], words: Words) -> str:
    """`First: Ana, 44 VP` with the kinds below; survivors where they decided."""
    score, name = view.table[seat].score, bold_name(table, seat, words)
    line = words("cutterland-final-place", place=ranks[seat], name=name, points=score.total)
    if [player.score.total for player in view.table].count(score.total) > 1:
        line += " " + words("cutterland-final-survivors", n=score.survivors)
    return f"{line}\n-# {points_by_kind(score, words)}"


def hunt_film(view: View, table: Table, words: Words) -> Film | None:
    """What was built, the hunt, and the score sheet as it is filled in; None without a hunt."""
    ranks = ranks_of(view.outcome, table)
    if not ranks or any(player.layout is None for player in view.table):
        return None
    order = order_seats(ranks)
    rows = _score_rows(view, order, words)
    lands = [_hunted(view, table, seat, ranks[seat], words) for seat in order]
    prey = (
        f"{seat_name(table, seat, words)}: {' '.join(told)}"
        for seat in order
        if (told := describe_prey(view.table[seat].land, view.table[seat].score, words))
    )
    alt = fit_alt_text([words("cutterland-alt-end"), final_alt(view, table, words), *prey])
    return Film(FILM, alt, show_scenes(lands, rows), TICK, final_lands_text(view, table, words))


def _hunted(view: View, table: Table, seat: Seat, rank: int, words: Words) -> Hunted:
    player = view.table[seat]
    score = player.score
    name = seat_name(table, seat, words)
    entry = Entry(name, "", player.land, player.layout, list_devoured_cells(score), rank)
    return Hunted(entry, score.devoured_by_krakens, score.devoured_by_dragons)


def final_picture(view: View, table: Table, words: Words) -> Picture:
    """The score sheet, first rank first; as text a line or two for each player."""
    ranks = ranks_of(view.outcome, table)
    order = order_seats(ranks)
    entries = [
        Entry(seat_name(table, seat, words), "", view.table[seat].land, place=ranks[seat])
        for seat in order
    ]
    scene = final_scene(entries, _score_rows(view, order, words))
    text = "\n".join(_rank_line(view, table, seat, ranks, words) for seat in order)
    return Picture("final", final_alt(view, table, words), scene, text)


def final_lands_text(view: View, table: Table, words: Words) -> str:
    """The lands as text, first rank first, with bones."""
    lands = []
    for seat in order_seats(ranks_of(view.outcome, table)):
        player = view.table[seat]
        heading = land_heading(table, seat, player.score, words)
        bones = Signs(bones=list_devoured_cells(player.score))
        lands.append(LandText(heading, player.land, player.layout, bones))
    return lands_text(lands, words)


def _score_rows(view: View, order: Sequence[Seat], words: Words) -> list[ScoreRow]:
    """A row for each kind that anyone has, the total, and the survivors."""
    scores = [view.table[seat].score for seat in order]
    rows = [
        ScoreRow(KIND_ICONS[kind], words(f"cutterland-kind-{kind}"), points)
        for kind in KINDS
        if any(points := tuple(getattr(score, kind) for score in scores))
    ]
    totals = tuple(score.total for score in scores)
    survivors = tuple(score.survivors for score in scores)
    return [
        *rows,
        ScoreRow("", words("cutterland-kind-total"), totals, total=True),
        ScoreRow("", words("cutterland-kind-survivors"), survivors),
    ]


def final_alt(view: View, table: Table, words: Words) -> str:
    """The ranks with points by kind."""
    ranks = ranks_of(view.outcome, table)
    lines = []
    for seat in order_seats(ranks):
        score, name = view.table[seat].score, seat_name(table, seat, words)
        kinds = points_by_kind(score, words)
        key = "cutterland-alt-final"
        lines.append(words(key, place=ranks[seat], name=name, points=score.total, kinds=kinds))
    return fit_alt_text(lines)


def render_session(result: SessionResult, table: Table, words: Words) -> tuple[Block, ...]:
    """All ranks; where points are equal, what decided."""
    order = order_seats(result.ranks)
    winner = bold_name(table, order[0], words)
    lines = [f"## {words('cutterland-session-won', name=winner, points=result.scores[order[0]])}"]
    lines += [_session_line(result, table, seat, words) for seat in order]
    return (Text("\n".join(lines)),)


def _session_line(result: SessionResult, table: Table, seat: Seat, words: Words) -> str:
    first, second = (scores[seat] for scores in result.match_scores[:2])
    rank, total = result.ranks[seat], result.scores[seat]
    key, name = "cutterland-session-place", bold_name(table, seat, words)
    line = words(key, place=rank, name=name, points=total, first=first, second=second)
    survivors, turn = result.tie_breaks[seat]
    equal = [other for other, points in enumerate(result.scores) if points == total]
    if len(equal) > 1 and not table.seats[seat].resigned:
        line += " · " + words("cutterland-session-survivors", n=survivors)
        if sum(result.tie_breaks[other][0] == survivors for other in equal) > 1:
            line += " · " + words("cutterland-session-turn", turn=turn)
    return line

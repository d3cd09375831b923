"""The end of a match: the hunt as a film, then the score sheet; and the result of a session."""

from typing import Final

from bot.models.match import SessionResult, Table
from bot.render.cutterland.final_scene import TICK, Hunted, ScoreRow, final_scene, show_scenes
from bot.render.cutterland.sheets import Entry
from bot.screens.context import Context
from bot.screens.cutterland.phrases import KINDS, list_devoured_cells, points_by_kind
from bot.screens.cutterland.pictures import KIND_ICONS, board_pictures, land_heading
from bot.screens.cutterland.text_pictures import LandText, Signs, describe_prey, lands_text
from bot.screens.discord_limits import fit_alt_text
from bot.screens.panel import order_seats, ranks_of
from bot.screens.screen import Block, Button, Film, Picture, Row, Text
from bot.screens.shared.names import bold_name, describe_forfeit_win, list_other_scores, seat_name
from bot.words import Words
from engine.contract import Seat
from engine.cutterland.views import View

FILM: Final = "end"
HUNT: Final = "hunt"  # the command that shows a land's hunt step by step


def final_blocks(ctx: Context[View]) -> tuple[Block, ...]:
    """Who has won and why, and the picture of it."""
    return Text(describe_result(ctx)), *result_pictures(ctx)


def describe_result(ctx: Context[View]) -> str:
    """The winner, and what decided where totals are equal."""
    table, words = ctx.table, ctx.words
    ranks = ranks_of(ctx.view.outcome, table)
    if not ranks:
        return words("cutterland-final-nobody")
    totals = [player.score.total for player in ctx.view.table]
    if table.is_won_by_forfeit:
        return describe_forfeit_win(table, words, totals)
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    name, *others = [bold_name(table, seat, words) for seat in winners]
    if table.claimed:
        return words("claimed-win", name=name)
    points = totals[winners[0]]
    line = words("cutterland-final-winner", name=name, points=points)
    if others:
        names = ", ".join((name, *others[:-1]))
        line = words("cutterland-final-shared", names=names, last=others[-1], points=points)
    line += list_other_scores(table, ranks, totals, words)
    tied = len(set(totals)) < len(totals)
    return f"{line}\n{words('cutterland-final-ties')}" if tied else line


def result_pictures(ctx: Context[View]) -> tuple[Film | Picture, ...]:
    """The hunt and the score sheet. If the match ended before it, the lands or the card that was
    cut; none if there was no card yet."""
    film = hunt_film(ctx)
    return (film,) if film else board_pictures(ctx)


def hunt_film(ctx: Context[View]) -> Film | None:
    """What was built, the hunt, and the score sheet as it is filled in; None without a hunt."""
    ranks, words = ranks_of(ctx.view.outcome, ctx.table), ctx.words
    lands, prey = [], []
    for seat in order_seats(ranks):
        player, name = ctx.view.table[seat], seat_name(ctx.table, seat, words)
        if player.layout is None:
            return None
        score, bones = player.score, list_devoured_cells(player.score)
        entry = Entry(name, "", player.land, player.layout, bones, ranks[seat])
        lands.append(Hunted(entry, score.devoured_by_krakens, score.devoured_by_dragons))
        if told := describe_prey(player.land, score, words):
            prey.append(f"{name}: {' '.join(told)}")
    if not lands:
        return None
    alt = fit_alt_text([words("cutterland-alt-end"), final_alt(ctx), *prey])
    scenes = show_scenes(lands, _score_rows(ctx))
    return Film(FILM, alt, scenes, TICK, final_lands_text(ctx))


def final_picture(ctx: Context[View]) -> Picture:
    """The score sheet, first rank first; as text a line or two for each player: the kinds below it,
    and the survivors where they decided."""
    view, table, words = ctx.view, ctx.table, ctx.words
    ranks = ranks_of(view.outcome, table)
    totals = [player.score.total for player in view.table]
    entries, lines = [], []
    for seat in order_seats(ranks):
        player, name = view.table[seat], bold_name(table, seat, words)
        entries.append(Entry(seat_name(table, seat, words), "", player.land, place=ranks[seat]))
        points = player.score.total
        line = words("cutterland-final-place", place=ranks[seat], name=name, points=points)
        if totals.count(points) > 1:
            line += " " + words("cutterland-final-survivors", n=player.score.survivors)
        lines += [line, f"-# {points_by_kind(player.score, words)}"]
    scene = final_scene(entries, _score_rows(ctx))
    return Picture("final", final_alt(ctx), scene, "\n".join(lines))


def final_lands_text(ctx: Context[View]) -> str:
    """The lands as text, first rank first, with bones."""
    lands = []
    for seat in order_seats(ranks_of(ctx.view.outcome, ctx.table)):
        player = ctx.view.table[seat]
        bones = Signs(bones=list_devoured_cells(player.score))
        lands.append(LandText(land_heading(ctx, seat), player.land, player.layout, bones))
    return lands_text(lands, ctx.words)


def _score_rows(ctx: Context[View]) -> list[ScoreRow]:
    """A row for each kind that anyone has, the total, and the survivors; first rank first."""
    order, words = order_seats(ranks_of(ctx.view.outcome, ctx.table)), ctx.words
    scores = [ctx.view.table[seat].score for seat in order]
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


def final_alt(ctx: Context[View]) -> str:
    """The ranks with points by kind."""
    ranks, words = ranks_of(ctx.view.outcome, ctx.table), ctx.words
    lines = []
    for seat in order_seats(ranks):
        score, name = ctx.view.table[seat].score, seat_name(ctx.table, seat, words)
        kinds, points = points_by_kind(score, words), score.total
        key, place = "cutterland-alt-final", ranks[seat]
        lines.append(words(key, place=place, name=name, points=points, kinds=kinds))
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


def hunt_row(ctx: Context[View]) -> tuple[Row, ...]:
    """The button that opens this from a finished match, once all layouts are revealed."""
    if any(seat.layout is None for seat in ctx.view.table):
        return ()
    return (Row((Button(f"look.{HUNT}", ctx.words("cutterland-hunt")),)),)

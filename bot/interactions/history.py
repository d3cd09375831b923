"""`/match history`, `file`, `replay` and `analysis`, and the `/bag` of a server."""

from collections.abc import Sequence
from dataclasses import replace
from heapq import nlargest
from typing import cast

from bot.interactions.declarations import Controls
from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import Asker, Refusal
from bot.models.analysis import Analysis, Decision, Progress
from bot.models.match import Span, Status, Table
from bot.presentation.boards import can_analyse, can_replay, describe_event
from bot.presentation.services import Services
from bot.screens.context import Context
from bot.screens.contract import SupportsAnalysis, SupportsReplays
from bot.screens.panel import append_buttons
from bot.screens.screen import Block, Button, Screen, Text
from bot.screens.shared import analysis, history, match_file, replay
from bot.screens.shared.history import HistoryPassage
from bot.screens.shared.private_screen import with_picture_toggle
from engine.coach import Mistake
from engine.contract import MeasuresLuck, Seat, offers

control = Controls()
MOST_MISTAKES = 3  # that are told of
MOST_INVENTORIES = 6  # as many as fit into one message


async def file_screen(requester: Requester, match: int) -> Screen:
    """The match as a file. Raises `Refusal`."""
    services = requester.services
    played = await services.matches.queries.read_history(match)
    return match_file.render_match_file(played, services.screens_of(played.table), requester.words)


async def replay_screen(
    requester: Requester,
    match: int,
    seat: Seat | None = None,
    step: int | None = None,
    since: int = 0,
) -> Screen:
    """A film of a seat's part of a match, or of everybody's, or a `step` of it with what was done;
    public knowledge only while the match is running. With `since`, of what has been done after that
    row of the log, which is told below the film, too. Raises `Refusal`."""
    services = requester.services
    table = await _read_table(services, match)
    if not can_replay(services, table):
        raise Refusal("no-replay")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("older-control")
    moves = (await services.matches.queries.read_history(match)).moves
    actions = [one.event for one in await services.matches.log_reader.read_log(match) if one.stands]
    first = sum(action.seq <= since for action in actions)
    build = cast(SupportsReplays, services.screens_of(table)).build_replay
    film = await services.run_in_thread(build, moves[first:], table, seat, requester.words)
    if film is None and since:  # nothing that a picture shows
        return await replay_screen(requester, match)
    if film is None:
        raise Refusal("nothing-to-replay")
    again, lines = replay.name_control(seat, since), list[str]()
    step = None if step is None else min(step, len(film.frames) - 1)
    if step is not None or since:
        start, end = (0, film.moves[-1]) if step is None else replay.find_moves(film, step)
        for action in actions[first + start : first + end]:
            lines += await describe_event(services, action, table, requester.words)
        lines = lines[-replay.MOST_LINES :]
    screen = replay.render_replay(film, table, again, requester.words, step, lines)
    again = again if step is None else f"{again}.{step}"
    screen = with_picture_toggle(screen, again, requester.person.pictures, requester.words)
    if table.status is Status.RUNNING and table.seat_of(requester.player) is not None:
        back = Button("move", requester.words("panel-back"), "primary")
        screen = append_buttons(screen, (back,))
    told = (Text("\n".join(lines)),) if lines else ()
    return replace(screen, blocks=(*screen.blocks, *told))


@control("record", right="see")
async def show_file(press: Press) -> Screen:
    return await file_screen(press.requester, press.match)


@control("replay[.<seat>][.film]", "replay.all[.film]", "film.<match>", right="see")
@control("replay.<seat>.<step>[.<back|on|end>]", "replay.all.<step>[.<back|on|end>]", right="see")
@control("replay.since.<since>[.film]", "replay.since.<since>.<step>[.<back|on|end>]", right="see")
async def show_replay(
    press: Press, seat: Seat | None = None, step: int | None = None, since: int = 0
) -> Screen:
    """Without a seat, everybody's part of the match."""
    return await replay_screen(press.requester, press.match, seat, step, since)


@control("analysis[.<seat>]", right="see")
async def show_analysis(press: Press, seat: Seat | None = None) -> Screen:
    return await analysis_screen(press.requester, press.match, seat)


async def analysis_screen(requester: Requester, match: int, seat: Seat | None = None) -> Screen:
    """A seat's analysis, by default the requester's own, else the first's. Raises `Refusal`."""
    services = requester.services
    table = await services.matches.queries.read_table(match)
    own = table.seat_of(requester.player)
    reader = own.seat if own is not None else None
    seat = (reader or 0) if seat is None else seat
    if not can_analyse(services, table):
        raise Refusal("no-analysis")
    analyses = services.matches.analyses
    found = await analyses.find(match, Asker(requester.guild or 0, requester.player))
    is_made = isinstance(found, Analysis)
    decisions = await analyses.list_decisions(match) if is_made else ()
    spans = [one for one in await services.matches.queries.list_spans(match) if one.seat == seat]
    screen = await render_findings(requester, table, seat, reader, found, decisions, spans)
    return with_picture_toggle(
        screen, f"analysis.{seat}", requester.person.pictures, requester.words
    )


async def render_findings(
    requester: Requester, table: Table, seat: Seat, reader: Seat | None,
    found: Analysis | Progress, decisions: Sequence[Decision], spans: Sequence[Span] = (),
    control: str = "analysis",
) -> Screen:  # fmt: skip
    """What was found, or how much has been looked at; `control` leads to another seat."""
    words, services = requester.words, requester.services
    if isinstance(found, Progress):
        return analysis.render_progress(found, table, seat, words, control)
    tell = cast(SupportsAnalysis, services.screens_of(table)).mistake_blocks
    pictures, read = requester.person.pictures, services.games[table.game].read
    done = {one.number: one for one in decisions if one.seat == seat}
    own_mistakes = [one for one in found.mistakes if one.number in done]
    told: list[tuple[Block, ...]] = []
    for one in nlargest(MOST_MISTAKES, own_mistakes, key=lambda one: one.cost):
        did = done[one.number]
        mistake = Mistake(did.view, did.action, read(one.better), one.cost, aim=one.aim)
        blocks = await services.run_in_thread(tell, mistake, table, seat, reader, words)
        is_text = not pictures and told  # a message has no room for more than one such picture
        told.append(tuple(block for block in blocks if isinstance(block, Text) or not is_text))
    chances = analysis.draw_chances(found.course, table, words)
    game = services.games[table.game]
    unit = game.luck_unit if offers(game, MeasuresLuck) else ""
    luck = analysis.describe_luck(found.luck, unit, table, words)
    return analysis.render_analysis(told, chances, luck, table, seat, reader, words, spans, control)


async def bag_screen(requester: Requester) -> Screen:
    """What the matches of a server have left in its bags. Raises `Refusal`."""
    guild, blocks = requester.require_address().guild, list[Block]()
    inventories = await requester.matches.queries.list_inventories(guild)
    for inventory in inventories[:MOST_INVENTORIES]:
        screens = requester.services.screens.get(inventory.game)
        if screens is not None:
            blocks += screens.inventory_blocks(inventory, requester.words)
    return Screen(tuple(blocks) or (Text(requester.words("bag-empty")),))


NEWEST = 1_000_000  # beyond every page: the last one is shown


async def history_screen(requester: Requester, match: int, number: int = NEWEST) -> Screen:
    """A page of the history, by default the newest. Raises `Refusal`."""
    table = await _read_table(requester.services, match)
    pages = history.paginate(await _read_passages(requester, table))
    return history.render_history_page(table, pages, number, requester.words)


@control("log.<page>[.<back|on>]", right="see")
async def show_history(press: Press, page: int) -> Screen:
    return await history_screen(press.requester, press.match, page)


@control("log.own[.<page>[.<back|on>]]", right="see")
async def show_own_history(press: Press, page: int = NEWEST) -> Screen:
    """A page of what the presser has done. Raises `Refusal`."""
    table = await _read_table(press.services, press.match)
    seat = table.seat_of(press.player)
    if seat is None:
        raise Refusal("not-seated")
    pages = history.paginate(await _read_passages(press.requester, table, seat.seat))
    return history.render_history_page(table, pages, page, press.words, is_own=True)


@control("log.<page>.seen", right="see")
async def show_board_after(press: Press, page: int) -> Screen:
    services, requester = press.services, press.requester
    table = await _read_table(services, press.match)
    pages = history.paginate(await _read_passages(requester, table))
    if page >= len(pages):
        raise Refusal("older-control")
    last = pages[page][-1]
    view = await services.matches.log_reader.read_view(press.match, last.seq)
    then = replace(table, status=Status.RUNNING) if last.seq < table.seq else table
    ctx, render = Context(view, then, requester.words), services.screens_of(table).render_board
    board = await services.run_in_thread(render, ctx)
    return history.render_history_moment(table, board, last, page, requester.words)


async def _read_table(services: Services, match: int) -> Table:
    """The match, with the ranks of its league."""
    table = await services.matches.queries.read_table(match)
    return await services.leagues.rank_by_league(table)


async def _read_passages(
    requester: Requester, table: Table, own: Seat | None = None
) -> list[HistoryPassage]:
    """The events that have lines, with headings of parts of the game; of the seat that is given."""
    services = requester.services
    screens, words = services.screens_of(table), requester.words
    log = await services.matches.log_reader.read_log(table.match)
    moves = (await services.matches.queries.read_history(table.match)).moves
    headings: dict[int, str] = {}
    actions = [one.event.seq for one in log if one.stands]
    for seq, move in zip(actions, moves, strict=True):
        written = screens.write_headings(move.before, move.after, words, table)
        headings[seq] = written[0] if written else ""
    passages = []
    for one in log:
        if own is not None and one.event.seat != own:
            continue
        lines = await describe_event(services, one.event, table, words, own=own is not None)
        heading = headings.get(one.event.seq, "")
        if lines or heading:
            passages.append(HistoryPassage(one.event.seq, one.at, heading, tuple(lines)))
    return passages

"""Looking back on a match, its record, its film, what a seat may learn from it; and the bag."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from bot.interactions.press import Press
from bot.interactions.requester import Requester
from bot.matches import ComputerFailed, Refusal
from bot.models.match import Status, Table
from bot.presentation.boards import can_analyse, can_replay, describe_event
from bot.presentation.services import Services
from bot.screens.contract import (
    SupportsAnalysis,
    SupportsInventory,
    SupportsRecordHeadings,
    SupportsReplays,
)
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared import analysis, history, record, replay
from bot.screens.shared.history import HistoryPassage
from bot.screens.shared.private_screen import with_picture_toggle
from engine.contract import Seat

MOST_INVENTORIES = 6
"""As many as fit into a message."""


async def record_screen(services: Services, requester: Requester, match: int) -> Screen:
    """The match as a file. Raises `Refusal`."""
    story = await services.matches.queries.read_history(match)
    return record.render_record(story, services.screens_of(story.table), requester.words)


async def replay_screen(
    services: Services, requester: Requester, match: int, seat: Seat | None = None
) -> Screen:
    """A seat's part of a match as a film, or everybody's: of one that is not finished only what
    everybody may know. Raises `Refusal`."""
    table = await services.matches.queries.read_table(match)
    if not can_replay(services, table):
        raise Refusal("no-replay")
    if seat is not None and seat >= len(table.seats):
        raise Refusal("older-control")
    story = await services.matches.queries.read_history(match)
    screens = cast(SupportsReplays, services.screens_of(table))
    film = await services.run_in_thread(
        screens.build_replay, story.moves, story.table, seat, requester.words
    )
    if film is None:
        raise Refusal("nothing-to-replay")
    screen = replay.render_replay(film, story.table, seat, requester.words)
    again = "replay.all" if seat is None else f"replay.{seat}"
    return with_picture_toggle(screen, again, requester.person.pictures, requester.words)


async def analysis_screen(
    services: Services, requester: Requester, match: int, seat: Seat | None = None
) -> Screen:
    """What a seat may learn from a finished match, by default the asker's own, else the first;
    found out by the thinker, beside the event loop. Raises `Refusal`."""
    table = await services.matches.queries.read_table(match)
    own = table.seat_of(requester.player)
    reader = own.seat if own is not None else None
    if seat is None:
        seat = reader or 0
    if not can_analyse(services, table):
        raise Refusal("no-analysis")
    screens = cast(SupportsAnalysis, services.screens_of(table))
    learnt = await _analyse_match(services, table, seat)
    found = screens.analysis_blocks(learnt, table, seat, reader, requester.words)
    played = [one for one in await services.matches.queries.list_spans(match) if one.seat == seat]
    screen = analysis.render_analysis(found, table, seat, requester.words, played)
    return with_picture_toggle(
        screen, f"analysis.{seat}", requester.person.pictures, requester.words
    )


async def _analyse_match(services: Services, table: Table, seat: Seat) -> object:
    """What the game finds, once: a finished match does not change. Raises `Refusal`."""
    known = services.analyses.get((table.match, seat))
    if known is not None:
        return known
    lived = await services.matches.queries.read_decisions(table.match, seat)
    try:
        learnt = await services.computer_worker.run_task(
            table.game, "look_back", lived.final, lived.decisions
        )
    except ComputerFailed as failed:
        raise Refusal("analysis-fails") from failed
    services.analyses[table.match, seat] = learnt
    return learnt


async def bag_screen(services: Services, requester: Requester) -> Screen:
    """What the matches of a server have left for others. Raises `Refusal`."""
    if requester.guild is None:
        raise Refusal("only-in-server")
    blocks: list[Block] = []
    for shelf in (await services.matches.queries.list_inventories(requester.guild))[
        :MOST_INVENTORIES
    ]:
        screens: object = services.screens.get(shelf.game)
        if isinstance(screens, SupportsInventory):
            blocks += screens.inventory_blocks(shelf, requester.words)
    return Screen(tuple(blocks) or (Text(requester.words("bag-empty")),))


NEWEST = 1_000_000
"""A page behind the last one: that is shown then."""


async def log_screen(
    services: Services, requester: Requester, match: int, number: int = NEWEST
) -> Screen:
    """A page of the log, by default the newest. Raises `Refusal`."""
    table = await services.matches.queries.read_table(match)
    pages = history.paginate(await _read_passages(services, requester, table))
    return history.render_history_page(table, pages, number, requester.words)


async def handle_log(press: Press) -> Screen:
    """`log.<page>` with a word more that tells buttons apart; `log.<page>.seen` is its picture."""
    match press.parts[1:]:
        case [number, "seen"] if number.isdecimal():
            return await _show_board_at(press, int(number[:6]))
        case [number, *_] if number.isdecimal():
            return await log_screen(press.services, press.requester, press.match, int(number[:6]))
        case _:
            raise Refusal("older-control")


async def _show_board_at(press: Press, number: int) -> Screen:
    services, requester = press.services, press.requester
    table = await services.matches.queries.read_table(press.match)
    pages = history.paginate(await _read_passages(services, requester, table))
    if number >= len(pages):
        raise Refusal("older-control")
    last = pages[number][-1]
    view = await services.matches.log_reader.read_view(press.match, last.seq)
    then = replace(table, status=Status.RUNNING) if last.seq < table.seq else table
    board = await services.run_in_thread(
        services.screens_of(table).render_board, view, then, requester.words
    )
    return history.render_history_moment(table, board, last, number, requester.words)


async def _read_passages(
    services: Services, requester: Requester, table: Table
) -> list[HistoryPassage]:
    """What is worth a line, with a heading where something new begins."""
    screens, words = services.screens_of(table), requester.words
    noted = await services.matches.log_reader.read_log(table.match)
    moments = (await services.matches.queries.read_history(table.match)).moves
    headings: dict[int, str] = {}
    if isinstance(screens, SupportsRecordHeadings):
        actions = [one.event.seq for one in noted if one.stands]
        for seq, moment in zip(actions, moments, strict=True):
            remarks = screens.write_headings(moment.before, moment.after, words, table)
            headings[seq] = remarks[0] if remarks else ""
    found = []
    for one in noted:
        lines = describe_event(screens, one.event, table, words)
        heading = headings.get(one.event.seq, "")
        if lines or heading:
            found.append(HistoryPassage(one.event.seq, one.at, heading, tuple(lines)))
    return found

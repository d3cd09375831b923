"""`/match verify`: a match file is verified, replayed and analysed. It is kept in memory for a
while, for the buttons below."""

from dataclasses import replace
from typing import Final, cast

import discord

from bot.interactions.declarations import Controls
from bot.interactions.history import render_findings
from bot.interactions.press import MatchFile, PendingCommands, Press
from bot.interactions.requester import Requester
from bot.markdown import escape
from bot.matches import Asker, Refusal
from bot.matches.queries.match_files import LARGEST, VerifiedFile, verify_file
from bot.models.analysis import Analysis
from bot.presentation.boards import can_analyse, can_replay
from bot.screens.context import Context
from bot.screens.contract import SupportsReplays
from bot.screens.screen import Screen
from bot.screens.shared import match_file
from engine.contract import IllegalAction, Seat
from engine.records import RecordError, read_record

control = Controls()
LONGEST_NAME: Final = 60


async def verify_screen(
    pending: PendingCommands, requester: Requester, file: discord.Attachment
) -> Screen:
    """Raises `Refusal` for what is no valid match file."""
    if file.size > LARGEST:
        raise Refusal("file-unreadable")
    try:
        text = (await file.read()).decode()
    except (discord.HTTPException, UnicodeDecodeError) as error:
        raise Refusal("file-unreadable") from error
    kept = MatchFile(requester.player, file.filename[:LONGEST_NAME], text)
    played = await _play(requester, kept)
    return await _show_board(requester, played, f"file.{pending.files.keep(kept)}")


@control("file.<word:word>.board", right="anyone")
async def show_board(press: Press, word: str) -> Screen:
    played = await _play(press.requester, press.pending.files.find(press.player, word))
    return await _show_board(press.requester, played, f"file.{word}")


@control("file.<word:word>.replay", right="anyone")
async def show_replay(press: Press, word: str) -> Screen:
    services, words = press.services, press.words
    played = await _play(press.requester, press.pending.files.find(press.player, word))
    table, game = played.table, services.games[played.table.game]
    if not can_replay(services, table):
        raise Refusal("no-replay")
    build = cast(SupportsReplays, services.screens_of(table)).build_replay
    film = await services.run_in_thread(lambda: build(played.list_moves(game), table, None, words))
    if film is None:
        raise Refusal("nothing-to-replay")
    return match_file.render_film(film, table, f"file.{word}", words)


@control("file.<word:word>.analysis.<seat>", right="anyone")
async def show_analysis(press: Press, word: str, seat: Seat) -> Screen:
    services = press.services
    played = await _play(press.requester, press.pending.files.find(press.player, word))
    table, game = played.table, services.games[played.table.game]
    if seat >= len(table.seats) or not can_analyse(services, table):
        raise Refusal("no-analysis")
    asker, way = Asker(press.requester.guild or 0, press.player), f"file.{word}"
    found = await services.matches.analyses.find_of_file(played, asker)
    is_made = isinstance(found, Analysis)
    decisions = await services.run_in_thread(played.list_decisions, game) if is_made else ()
    screen = await render_findings(
        press.requester, table, seat, None, found, decisions, control=f"{way}.analysis"
    )
    return match_file.with_way_back(screen, way, press.words)


async def _play(requester: Requester, file: MatchFile) -> VerifiedFile:
    """Raises `Refusal` with the first line that is wrong."""
    services, words = requester.services, requester.words
    try:
        record = read_record(file.text)
        return await services.run_in_thread(verify_file, services.games, file.name, record)
    except RecordError as error:
        reason = escape(error.reason)
        if isinstance(error.__cause__, IllegalAction):
            screens = services.screens[record.value("game").text]
            reason = screens.explain_refusal(error.__cause__, words)
        raise Refusal("file-wrong", line=error.line, reason=reason) from error


async def _show_board(requester: Requester, played: VerifiedFile, way: str) -> Screen:
    """The final board, with the ways to what has led there."""
    services, table, words = requester.services, played.table, requester.words
    ctx, render = Context(played.view, table, words), services.screens_of(table).render_board
    board = await services.run_in_thread(render, ctx)
    replays, analyses = can_replay(services, table), can_analyse(services, table)
    head = match_file.render_verdict(table, len(played.actions), played.hash, words)
    row = match_file.build_ways(way, words, replays=replays, analyses=analyses)
    return replace(board, blocks=(head, *board.blocks, *row), details=(), match=0)

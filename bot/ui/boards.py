"""The public messages of a match, put together from what anybody may see of it."""

from __future__ import annotations

from dataclasses import replace

from bot.leagues.keys import number_of
from bot.markdown import escape
from bot.matches import OutboxRow, Sight
from bot.screens.game import ShowsSession
from bot.screens.house import boards, lobby
from bot.screens.screen import Block, Screen, Text
from bot.tables import Status, Table
from bot.ui.afterwards import can_look_back, can_replay
from bot.ui.house import House
from bot.ui.looking import deed_lines
from bot.words import Words
from engine.contract import Options, Param, TellsLength

LATEST = 12
"""How many rows of the log are looked through for what just happened."""
FEWEST = 4
"""Lines of it that are shown in any case."""


async def board_of(house: House, match: int, words: Words) -> Screen:
    """The board of a match as it stands: its lobby, its game's board, or how it ended."""
    sight = await house.matches.sight(match, None)
    table = sight.table
    if table.status is Status.LOBBY or table.started is None:
        game = house.games[table.game]
        people = [seat.player for seat in table.seats if seat.player is not None]
        paces = await house.matches.clocks.paces(people)
        answers = answers_of(game, len(table.seats), table.options)
        return lobby.screen(table, game.computers, game.options, words, paces, answers, game.seats)
    if sight.view is None:
        return boards.running(Screen(()), table, (), words)
    board = house.screens_of(table).board(sight.view, table, words)
    first, *others = board.blocks
    board = replace(board, blocks=(first, *await _stake(house, table, words), *others))
    if table.status in {Status.RUNNING, Status.STUCK}:
        return boards.running(board, table, await _deeds(house, sight, words), words)
    session = (*await _session(house, table, words), *await _best(house, table, words))
    offers = {"analyses": can_look_back(house, table), "replays": can_replay(house, table)}
    return boards.ended(board, table, words, session, **offers)


async def _stake(house: House, table: Table, words: Words) -> tuple[Block, ...]:
    """What hangs on the match: a session of a league, or ratings."""
    stake = table.stake
    if stake.league is not None and stake.fixture is not None:
        league = await house.leagues.get(stake.league)
        number = words("league-session", number=number_of(stake.fixture))
        return (Text(words("league-board", league=escape(league.name), session=number)),)
    return (Text(f"-# {words('lobby-rated')}"),) if stake.rated else ()


def answers_of(game: object, seats: int, options: Options) -> int | None:
    """About how many answers a match waits for one after another, where the game tells."""
    return game.answers(seats, options) if isinstance(game, TellsLength) else None


async def _session(house: House, table: Table, words: Words) -> tuple[Block, ...]:
    """The result of the session that this match was the last of."""
    if table.session is None or (table.session.number < table.session.of and not table.claimed):
        return ()
    result = await house.matches.session_result(table.match)
    if result is None:
        return ()
    screens: object = house.screens_of(table)
    if isinstance(screens, ShowsSession) and not result.claimed:
        return screens.session(result, table, words)
    return boards.session_result(result, table, words)


async def _best(house: House, table: Table, words: Words) -> tuple[Block, ...]:
    """How a match alone compares with the person's own best."""
    best = await house.matches.best_before(table.match)
    return () if best is None else boards.best(best, words)


async def note_of(house: House, table: Table, row: OutboxRow, words: Words) -> Screen:
    """A sentence of its own, its players named."""
    params: dict[str, Param] = {}
    for key, value in row.params.items():
        if key.endswith("player") and isinstance(value, int):
            params[f"{key.removesuffix('player')}name"] = escape(
                (await house.matches.person(value)).name
            )
        else:
            params[key] = value
    return boards.note(str(row.note), params, table, words)


def marked(screen: Screen, table: Table, row: OutboxRow, head: str = "") -> Screen:
    """The screen with those it calls on top, and the line below by which it is found again."""
    return replace(screen, head=head, foot=mark(table, row))


def mark(table: Table, row: OutboxRow) -> str:
    return f"-# #{table.match} · o{row.id}"


async def _deeds(house: House, sight: Sight, words: Words) -> list[str]:
    """What has happened since a person moved last, with that move."""
    table, screens = sight.table, house.screens_of(sight.table)
    lines: list[str] = []
    since = 0
    for deed in await house.matches.deeds(table.match, max(0, table.seq - LATEST)):
        if deed.kind == "action" and not deed.computer:
            since = len(lines)
        lines += deed_lines(screens, deed, table, words)
    return lines[min(since, max(0, len(lines) - FEWEST)) :]

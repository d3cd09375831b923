"""The public messages of a match, built from its public view, and small pictures of matches that
have ended."""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.leagues.sessions import number_of
from bot.markdown import escape
from bot.matches import OutboxMessage, PlayerView, Refusal
from bot.matches.sessions import find_session_rules
from bot.models.log import LogEvent
from bot.models.match import Status, Table
from bot.presentation.services import Services
from bot.render.scene import Scene
from bot.screens.context import Context
from bot.screens.contract import (
    HEADING,
    SupportsAnalysis,
    SupportsEndings,
    SupportsMiniatures,
    SupportsReplays,
)
from bot.screens.discord_limits import shorten
from bot.screens.screen import Block, Screen, Text
from bot.screens.shared import boards, lobby
from bot.screens.shared.history import describe_row
from bot.screens.shared.names import MOST_LETTERS, format_list, format_players
from bot.screens.shared.organise import describe_move
from bot.screens.shared.seats import VOTE_NOTES
from bot.words import Words
from engine.contract import (
    AsksBlindly,
    EstimatesLength,
    LooksBack,
    Options,
    Param,
    PlaysSessions,
    ProposesOptions,
    Seat,
    middle_computer,
)

_log = logging.getLogger(__name__)
RECENT_EVENTS = 12
LEAGUE_LETTERS = 28
"""Of a league's name that leave its line on a board short enough for a phone."""
MOST_IN_VOTE = 4  # moves that a vote names
LEAST_LINES = 4  # lines of recent events that a board shows in any case


async def board_of(services: Services, match: int, words: Words) -> Screen:
    """The board of a match now: its lobby, its game's board, or the result."""
    player_view = await services.matches.queries.read_player_view(match, None)
    table = player_view.table
    if table.started is None and table.status is not Status.STUCK:
        return lobby.render_lobby(table, await read_lobby_game(services, table, words), words)
    if player_view.view is None:
        return boards.render_running_board(Screen(()), table, (), words)
    table = await services.leagues.rank_by_league(table)
    board = services.screens_of(table).render_board(Context(player_view.view, table, words))
    board = replace(board, details=(*_build_server_blocks(services, table, words), *board.details))
    stake = await _build_stake_blocks(services, table, words)
    if table.status in {Status.RUNNING, Status.STUCK}:
        lines = await _describe_recent_events(services, player_view, words)
        return boards.render_running_board(board, table, lines, words, stake)
    if table.forfeits:
        names = [escape(name) for name in table.forfeits]
        key = "league-board-replaced" if table.is_won_by_forfeit else "league-board-forfeits"
        stake += (Text(words(key, who=format_list(names, words), n=len(names))),)
    read = services.matches.people.read_person
    for player, stand_in in (await services.leagues.find_stand_ins(table)).items():
        by, name = escape((await read(stand_in)).name), escape((await read(player)).name)
        stake += (Text(words("league-board-played-for", by=by, name=name)),)
    first, *others = board.blocks
    ending, last_turn = await _tell_end(services, player_view, words)
    board = replace(board, blocks=(first, *ending, *stake, *others))
    session = await _build_session_blocks(services, table, words)
    best = await services.matches.personal_bests.find_previous_best(match)
    if best is not None:
        session += boards.personal_best_blocks(best, words)
    closing: dict[str, Param] = {}
    if table.status is Status.CANCELLED and table.stake.fixture is not None:
        closing = await services.leagues.find_closing(match, table.stake)
    replays = can_replay(services, table)
    return boards.render_final_board(
        board,
        table,
        words,
        session,
        closing=closing,
        analyses=can_analyse(services, table),
        replays=replays,
        last_turn=last_turn if replays else 0,
        public_page=await services.link_public_page(table),
    )


async def public_board_of(services: Services, match: int, words: Words) -> Screen:
    """The board of a finished match as its public page shows it: without what it counts for, and
    what its players have done elsewhere."""
    player_view = await services.matches.queries.read_player_view(match, None)
    assert player_view.view is not None
    table = await services.leagues.rank_by_league(player_view.table)
    board = services.screens_of(table).render_board(Context(player_view.view, table, words))
    first, *others = board.blocks
    ending, _ = await _tell_end(services, player_view, words)
    board = replace(board, blocks=(first, *ending, *others), details=())
    analyses, replays = can_analyse(services, table), can_replay(services, table)
    return boards.render_final_board(board, table, words, analyses=analyses, replays=replays)


async def _tell_end(
    services: Services, player_view: PlayerView, words: Words
) -> tuple[tuple[Block, ...], int]:
    """How the match was decided, if its game says that, and the row of the log before its last
    turn, or 0."""
    view, table = player_view.view, player_view.table
    screens: object = services.screens_of(table)
    if not isinstance(screens, SupportsEndings):
        return (), 0
    log_events = await services.matches.queries.list_events(table.match)
    events = [event for log_event in log_events for event in log_event.events]
    lines = screens.describe_end(Context(view, table, words), events).splitlines()
    if not lines:
        return (), 0
    describe = services.screens_of(table).describe_event
    turns = (
        row.seq
        for row in reversed(log_events)
        for event in row.events
        if (describe(event, table, words) or "").startswith(HEADING)
    )
    last_turn = next(turns, 0)  # of a game that tells where its turns begin
    return (Text("\n".join(f"-# {line}" for line in lines)),), last_turn


def _build_server_blocks(services: Services, table: Table, words: Words) -> tuple[Block, ...]:
    """Who plays in which server, of a match between several."""
    if not table.mirrors:
        return ()
    lines = []
    for guild, server in services.servers.list_names(table).items():
        seats = [seat for seat in table.seats if table.find_server(seat.seat) == guild]
        if server and seats:
            name, players = shorten(server, MOST_LETTERS), format_players(table, seats, {}, words)
            lines.append(words("board-server", server=escape(name), names=players))
    return (Text("\n".join(f"-# {line}" for line in lines)),) if lines else ()


async def _build_stake_blocks(services: Services, table: Table, words: Words) -> tuple[Block, ...]:
    """What the match counts for: a league, or ratings."""
    stake = table.stake
    if stake.league is not None and stake.fixture is not None:
        try:
            league = await services.leagues.get(stake.league)
        except Refusal:  # a league that cannot be read does not hold its boards up
            return ()
        key = "league-match" if table.session is None else "league-session"
        number = words(key, number=number_of(stake.fixture))
        name = escape(shorten(league.name, LEAGUE_LETTERS))
        return (Text(words("league-board", league=name, session=number)),)
    is_rated = stake.rated and not table.claimed
    return (Text(f"-# {words('lobby-rated')}"),) if is_rated else ()


async def read_lobby_game(services: Services, table: Table, words: Words) -> lobby.LobbyGame:
    """What a lobby shows of its game and of how its players answer."""
    game, screens = services.games[table.game], services.screens_of(table)
    people = [seat.player for seat in table.seats if seat.player is not None]
    return lobby.LobbyGame(
        options=game.options,
        levels=game.computers,
        usual_level=middle_computer(game),
        sizes=game.seats,
        answers=answers_of(game, len(table.seats), table.options),
        session_matches=game.session_matches if isinstance(game, PlaysSessions) else 0,
        set_by_session=find_session_rules(game, len(table.seats), table.options),
        cover=screens.build_cover(words),
        paces=await services.matches.clocks.measure_paces(people),
        threads=(await services.matches.people.read_server(table.address.guild)).threads,
        colours=screens.list_colours(words),
        proposals=list_proposals(game, table),
        asks_in_secret=isinstance(game, AsksBlindly),
        draw_options=lambda seat: screens.draw_options(table.options, seat, words),
    )


def list_proposals(game: object, table: Table) -> dict[str, bool]:
    """The names of the options that the game proposes, and whether they are still to be chosen."""
    if not isinstance(game, ProposesOptions):
        return {}
    chosen, proposals = table.options.items(), game.propose_options(len(table.seats))
    return {name: not options.items() <= chosen for name, options in proposals.items()}


def answers_of(game: object, seats: int, options: Options) -> int | None:
    """Estimate of how many decisions a match waits for one after another, if the game has one."""
    return game.count_decisions(seats, options) if isinstance(game, EstimatesLength) else None


async def _build_session_blocks(
    services: Services, table: Table, words: Words
) -> tuple[Block, ...]:
    """The result of a session, on the board of its last match."""
    if table.session is None or (table.session.number < table.session.total and not table.claimed):
        return ()
    result = await services.matches.sessions.read_result(table.match)
    if result is None:
        return ()
    screens = services.screens_of(table)
    by_rules = () if result.claimed else screens.session_blocks(result, table, words)
    return by_rules or boards.session_result_blocks(result, table, words)


async def note_of(services: Services, table: Table, row: OutboxMessage, words: Words) -> Screen:
    """The screen of a note; parameters that end in `player` become names."""
    params: dict[str, Param] = {}
    for key, value in row.params.items():
        if key.endswith("player") and isinstance(value, int):
            person = await services.matches.people.read_person(value)
            params[f"{key.removesuffix('player')}name"] = escape(person.name)
        else:
            params[key] = value
    asks = row.note in VOTE_NOTES and table.vote and table.vote.number == row.params["number"]
    lines = await list_moves_in_vote(services, table, words) if asks else ()
    return boards.render_note(str(row.note), params, table, words, lines)


async def list_moves_in_vote(services: Services, table: Table, words: Words) -> Sequence[str]:
    """The moves that the table is asked to undo, the first of many, without passes, of which
    nothing is told; empty for other votes."""
    vote = table.vote
    if vote is None or vote.what != "undo" or table.status is not Status.RUNNING:
        return ()
    moves = await services.matches.organise.list_moves(table.match)
    undone = [one for one in moves if one.row >= vote.target and one.events]
    screens, first = services.screens_of(table), undone[:MOST_IN_VOTE]
    lines = [f"- {escape(describe_move(one, table, screens, words))}" for one in first]
    return lines if len(undone) <= MOST_IN_VOTE else (*lines, "- …")


def add_mark(screen: Screen, row: OutboxMessage, head: str = "") -> Screen:
    """The screen with its mentions on top, marked so that it is found again."""
    return replace(screen, head=head, marks=(row.id,))


async def _describe_recent_events(
    services: Services, player_view: PlayerView, words: Words
) -> list[str]:
    """What has happened since a person moved last, with that move."""
    table = player_view.table
    lines: list[str] = []
    since = 0
    first = max(0, table.seq - RECENT_EVENTS)
    for log_event in await services.matches.queries.list_events(table.match, first):
        more = await describe_event(services, log_event, table, words)
        if more and log_event.kind == "action" and log_event.by in ("person", "plan"):
            since = len(lines)
        lines += more
    return lines[min(since, max(0, len(lines) - LEAST_LINES)) :]


async def describe_event(
    services: Services, log_event: LogEvent, table: Table, words: Words, *, own: bool = False
) -> list[str]:
    """The lines of an event, from the game or our own, under the name of who sat there then. A move
    that a computer made for a person is marked as such, except for its `own` player."""
    screens, then = services.screens_of(table), table
    seat, player = log_event.seat, log_event.player
    if seat is not None and player is not None and table.seats[seat].player not in (None, player):
        found = await services.matches.people.read_people([player])
        if player in found:
            held = replace(table.seats[seat], player=player, name=found[player].name)
            then = replace(table, seats=(*table.seats[:seat], held, *table.seats[seat + 1 :]))
    events = (screens.describe_event(event, then, words) for event in log_event.events)
    row = describe_row(log_event.kind, log_event.seat, then, words)
    lines = [line for line in (*events, row) if line]
    if lines and log_event.by in ("wish", "late") and not own:
        lines[0] = words(f"deed-{log_event.by}", line=lines[0])
    return lines


async def describe_duties(
    services: Services, match: int, seats: Iterable[Seat], words: Words
) -> list[str]:
    """What these seats have to do, if their game has a line for that; each line once. Nothing if
    the match has ended since they were to be called, or if its screens fail: a mention comes
    without it, as it may be about other matches, too."""
    player_view = await services.matches.queries.read_player_view(match, None)
    if player_view.view is None or player_view.table.status is not Status.RUNNING:
        return []
    view, table = player_view.view, player_view.table
    describe, ctx = services.screens_of(table).describe_duty, Context(view, table, words)
    try:
        return [duty for duty in dict.fromkeys(describe(ctx, seat) for seat in seats) if duty]
    except Exception:  # noqa: BLE001 - a mention does without
        _log.exception("match %d: its duties cannot be described", match)
        return []


def can_replay(services: Services, table: Table) -> bool:
    return isinstance(services.screens.get(table.game), SupportsReplays)


def can_analyse(services: Services, table: Table) -> bool:
    game: object = services.games.get(table.game)
    screens: object = services.screens.get(table.game)
    return isinstance(game, LooksBack) and isinstance(screens, SupportsAnalysis)


async def read_final_view(services: Services, match: int) -> PlayerView | None:
    """The public view of a match that has ended; None where it cannot be read."""
    try:
        shown = await services.matches.queries.read_player_view(match, None)
    except Refusal:
        return None
    return None if shown.view is None else shown


def has_miniatures(services: Services, game: str) -> bool:
    return isinstance(services.screens.get(game), SupportsMiniatures)


async def draw_miniature(
    services: Services, match: int, seat: Seat, room: tuple[int, int], words: Words
) -> tuple[Table, Scene] | None:
    """A seat's board and the match; None where there is no picture of it."""
    shown = await read_final_view(services, match)
    if shown is None:
        return None
    screens: object = services.screens.get(shown.table.game)
    if not isinstance(screens, SupportsMiniatures):
        return None
    draw = services.run_in_thread
    scene = await draw(screens.draw_miniature, Context(shown.view, shown.table, words), seat, room)
    return shown.table, scene

"""The public message of a match around its game's own screen: latest events, deadlines, the end."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.markdown import escape
from bot.models.match import PersonalBest, SessionResult, Status, Table
from bot.screens.panel import MOST_IN_ROW, append_buttons, button_rows, order_seats
from bot.screens.screen import Block, Button, Row, Screen, Text, link_button
from bot.screens.shared import clocks
from bot.screens.shared.detail_pages import show_page
from bot.screens.shared.names import format_list, match_title, seat_label
from bot.screens.shared.replay import name_control
from bot.screens.shared.seats import note_row, offer_blocks
from bot.words import Words
from engine.contract import Param

MOST_EVENT_LINES = 6
BOARD: Final = "board"  # the control that shows what is behind a board


def render_running_board(
    game: Screen, table: Table, events: Sequence[str], words: Words, stake: Sequence[Block] = ()
) -> Screen:
    """The game's board with the time left in its status, the league of its `stake`, and open
    requests. Another `stake`, the `events` and all deadlines are behind its **Details** button,
    before the game's own."""
    if table.status is Status.STUCK:
        stuck = Text(words("board-stuck", title=match_title(table, words)))
        end = Row((Button("end", words("board-end"), "danger"),))
        return replace(game, blocks=(stuck, end), match=table.match)
    news = [Text("\n".join(f"-# {line}" for line in events[-MOST_EVENT_LINES:]))] if events else []
    league, rated = (stake, ()) if table.stake.fixture is not None else ((), stake)
    behind = [*rated, *clocks.deadline_blocks(table, words), *news]
    more = Button(BOARD, words("panel-details", news=0))
    head, others = game.blocks[:1], game.blocks[1:]
    if head and isinstance(head[0], Text):
        status = " · ".join(filter(None, (head[0].body, clocks.describe_time_left(table, words))))
        lines = (block.body for block in league if isinstance(block, Text))
        head = (Text("\n".join((status, *lines))),)
    board = replace(game, blocks=(*head, *_session_blocks(table, words), *others))
    blocks = [*append_buttons(board, (more,)).blocks, *clocks.pause_blocks(table, words)]
    staying = [s for s in table.seats if s.player is not None and not s.resigned]
    if table.is_deserted:
        who = format_list([escape(seat.name) for seat in staying], words)
        blocks.append(Text(words("board-deserted", n=len(staying), who=who)))
    has_resigned = any(seat.resigned for seat in table.seats)
    has_computers = any(seat.computer and not seat.resigned for seat in table.seats)
    is_running = table.status is Status.RUNNING
    if is_running and has_resigned and len(staying) == 1 and not has_computers:
        blocks.append(Row((Button("claim", words("board-claim"), "success"),)))
    blocks += offer_blocks(table, words)
    details = (*behind, *game.details)
    return replace(game, blocks=tuple(blocks), match=table.match, details=details)


def render_board_details(
    board: Screen, buttons: Sequence[Button], words: Words, page: int = 0
) -> Screen:
    """A page of what is behind a board, under its title and status."""
    head, *_ = board.blocks
    shown, more = show_page(head, board.details, BOARD, page, words)
    return replace(board, blocks=(head, *shown, Row((*more, *buttons))), details=())


def render_final_board(
    game: Screen, table: Table, words: Words, session: Sequence[Block] = (), *,
    closing: Mapping[str, Param] | None = None, analyses: bool = True, replays: bool = True,
    last_turn: int = 0, public_page: str = "",
) -> Screen:  # fmt: skip
    """The game's final screen; `session` is the result of a session with its last match, `closing`
    says why a match of a league was closed, `analyses` and `replays` what the game supports. With
    the row before it, the `last_turn` can be watched. `public_page` is its address."""
    closed = table.status is Status.CANCELLED
    early = (Text(_explain_early_end(table, words, closing)),) if closed else ()
    head = (*game.blocks[:1], *early, *_session_blocks(table, words))
    blocks: list[Block] = [*head, *session, *game.blocks[1:]]
    if table.claimed:
        winner = table.seats[table.ranks.index(1)]
        blocks.append(Text(words("board-claimed", name=seat_label(table, winner, words))))
    # The rules alone do not explain that a player who resigned is last.
    resigned = [escape(seat.name) for seat in table.seats if seat.resigned]
    if resigned:
        names, n = ", ".join(resigned), len(resigned)
        blocks.append(Text(words("board-resigned-last", names=names, n=n)))
    buttons = []
    if can_rematch(table):
        buttons.append(Button("rematch", words("board-rematch"), "success"))
    if last_turn:
        buttons.append(Button(name_control(None, last_turn), words("board-last-turn")))
    if table.seed is not None:
        offered = {"analysis": analyses, "replay": replays, "record": True}
        buttons += [Button(name, words(f"board-{name}")) for name, on in offered.items() if on]
    if game.details:
        buttons.append(Button(BOARD, words("panel-details", news=0)))
    if public_page:
        buttons.append(link_button(public_page, words("board-public")))
    across = MOST_IN_ROW if len(buttons) <= MOST_IN_ROW else (len(buttons) + 1) // 2
    rows = button_rows(buttons, across)  # two even ones, without a lonely button
    return replace(game, blocks=(*blocks, *rows), match=table.match)


def _explain_early_end(table: Table, words: Words, closing: Mapping[str, Param] | None) -> str:
    resigned = [seat.resigned for seat in table.seats if seat.player is not None]
    if any(resigned) and all(resigned):
        return words("board-cancelled")
    return words("board-closed-league", **closing) if closing else words("board-closed")


def can_rematch(table: Table) -> bool:
    """Whether no match of its session follows, and no league session depends on it."""
    session = table.session
    broken = table.status is Status.CANCELLED or table.claimed
    follows = session is not None and session.number < session.total and not broken
    return not follows and table.stake.fixture is None


def _session_blocks(table: Table, words: Words) -> list[Block]:
    """Which match of a session this is, and whether another one follows."""
    if table.session is None:
        return []
    number, total = table.session.number, table.session.total
    key = "board-session"
    if table.status is Status.CANCELLED:
        key = "board-session-broken"
    elif table.status is Status.FINISHED and number < total and not table.claimed:
        key = "board-session-next"
    return [Text(words(key, number=number, of=total))]


def session_result_blocks(result: SessionResult, table: Table, words: Words) -> tuple[Block, ...]:
    """All ranks of a session with the points of each match: for games without session screens, and
    for sessions that the last player left has claimed."""
    order = order_seats(result.ranks)
    # Resignations are explained below; no computer plays for those seats any more.
    names = [seat_label(table, replace(seat, resigned=False), words) for seat in table.seats]
    over = words("session-over")
    if result.claimed:
        over = words("session-claimed", name=names[order[0]])
    lines, key = [f"## {over}"], "session-place" if result.match_scores else "session-place-only"
    for seat in order:
        place, points = result.ranks[seat], result.scores[seat]
        each = " + ".join(str(scores[seat]) for scores in result.match_scores)
        lines.append(words(key, place=place, name=names[seat], points=points, each=each))
    return (Text("\n".join(lines)),)


def personal_best_blocks(best: PersonalBest, words: Words) -> tuple[Block, ...]:
    """How a solo match compares with the player's best before it."""
    if best.before is None:
        return (Text(words("board-best-first", points=best.points)),)
    kind = "equal" if best.points == best.before else "less"
    if best.points > best.before:
        kind = "new"
    match = "elsewhere" if best.match is None else str(best.match)
    return (Text(words(f"board-best-{kind}", before=best.before, match=match)),)


def render_retired_board(table: Table, newest: str, words: Words) -> Screen:
    """What replaces a board that is no longer the newest: a link to that one."""
    return Screen((Text(words("board-retired", title=match_title(table, words), link=newest)),))


def render_note(
    name: str, params: Mapping[str, Param], table: Table, words: Words, lines: Sequence[str] = ()
) -> Screen:
    """A note about a match, with the `lines` that it is about and the buttons to answer it."""
    known = {"title": match_title(table, words), **params}
    text = Text("\n".join((words(f"note-{name}", **known), *lines)))
    return Screen((text, *note_row(name, params, words)), table.match)


def move_button(words: Words) -> Button:
    """To the panel of the presser's seat."""
    return Button("move", words("board-move"), "success")


def see_button(words: Words) -> Button:
    """Shows the board to the presser alone."""
    return Button("see", words("board-link"))


def board_links(link: str, words: Words) -> tuple[Button, ...]:
    return (link_button(link, words("board-link")),) if link else ()

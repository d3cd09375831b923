"""The match file of `/match file`, written for `engine/records.py` to read, and what one that
somebody has brought says."""

from collections.abc import Iterator

from bot.markdown import to_plain_text
from bot.models.match import History, Table
from bot.screens.contract import AnyScreens
from bot.screens.panel import append_buttons
from bot.screens.screen import Attachment, Button, Film, Row, Screen, Text
from bot.screens.shared.names import describe_spans, match_title
from bot.words import Words


def render_match_file(history: History, screens: AnyScreens, words: Words) -> Screen:
    """The answer to `/match file`; `screens` are those of the match's game."""
    table = history.table
    key = "record-complete" if history.complete else "record-running"
    head = words(key, title=match_title(table, words))
    # The hash proves the shuffle once the seed is known, at the end of the match.
    if table.seed is None:
        proof = words("record-hash", hash=table.seed_hash)
    else:
        proof = words("board-seed", seed=table.seed, hash=table.seed_hash)
    file = Attachment(f"record-{table.match}.txt", write_record(history, screens, words))
    return Screen((Text(f"{head}\n{proof}"), file))


def render_verdict(table: Table, moves: int, final: str, words: Words) -> Text:
    title = match_title(table, words)
    return Text(words("file-verified", title=title, moves=moves, hash=final))


def build_ways(way: str, words: Words, *, replays: bool, analyses: bool) -> tuple[Row, ...]:
    """From the final board of a file whose controls begin with `way`."""
    buttons = [Button(f"{way}.replay", words("board-replay"))] if replays else []
    if analyses:
        buttons.append(Button(f"{way}.analysis.0", words("board-analysis")))
    return (Row(tuple(buttons)),) if buttons else ()


def with_way_back(screen: Screen, way: str, words: Words) -> Screen:
    return append_buttons(screen, (Button(f"{way}.board", words("panel-back")),))


def render_film(film: Film, table: Table, way: str, words: Words) -> Screen:
    head = Text(f"## {words('replay-head', title=match_title(table, words))}")
    return with_way_back(Screen((head, film)), way, words)


def write_record(history: History, screens: AnyScreens, words: Words) -> str:
    """The header, then the actions with a comment where something new begins."""
    return "".join(f"{line}\n" for line in _record_lines(history, screens, words))


def _record_lines(history: History, screens: AnyScreens, words: Words) -> Iterator[str]:
    table = history.table
    name, number = to_plain_text(table.name), str(table.match)
    yield _comment_line(words("record-head", name=name, number=number))
    key = "record-proves" if history.complete else "record-open"
    yield _comment_line(words(key, game=table.game, number=number))
    yield from history.header.splitlines()
    if history.complete:
        yield f"hash: {history.hash}"
    if history.ended_early:
        yield "ended: early"
    yield ""
    for seat in table.seats:
        player = to_plain_text(seat.name) or words("name-computer")
        if seat.resigned:
            player = words("seat-resigned", name=player)
        yield _comment_line(words("record-seat", number=seat.seat + 1, name=player))
    yield from map(_comment_line, describe_spans(history.spans, words))
    # Without the newest actions that are secret: how many there are would tell who is asked.
    last: tuple[str, ...] = ()
    shown = max((n for n, move in enumerate(history.moves, 1) if move.text is not None), default=0)
    for move in history.moves[:shown]:
        comments = screens.write_headings(move.before, move.after, words)
        if comments and comments != last:
            yield from ("", *map(_comment_line, comments))
            last = comments
        mover = move.seat + 1
        if move.text is None:
            yield _comment_line(words("record-secret", number=mover))
        else:
            yield f"{mover} {move.text}"


def _comment_line(text: str) -> str:
    """One line that readers of records skip, whatever its text."""
    return f"# {' '.join(text.split())}"

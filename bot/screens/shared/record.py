"""The record of a match as a file: `engine/records.py` reads what is written here."""

from __future__ import annotations

from collections.abc import Iterator

from bot.markdown import to_plain_text
from bot.models.match import History, Table
from bot.screens.contract import SupportsRecordHeadings
from bot.screens.screen import Attachment, Screen, Text
from bot.screens.shared.names import describe_spans, match_title
from bot.words import Words


def render_record(story: History, screens: object, words: Words) -> Screen:
    """The answer to `/record`: a sentence and the file. `screens` are those of the match's game."""
    table = story.table
    key = "record-complete" if story.complete else "record-running"
    head = words(key, title=match_title(table, words), game=table.game)
    shown = f"{head}\n{_describe_shuffle(table, words)}"
    name = f"record-{table.match}.txt"
    return Screen((Text(shown), Attachment(name, write_record(story, screens, words))))


def _describe_shuffle(table: Table, words: Words) -> str:
    """What proves the shuffle: the seed's hash, and the seed itself once it is known."""
    if table.seed is None:
        return words("record-hash", hash=table.seed_hash)
    return words("board-seed", seed=table.seed, hash=table.seed_hash)


def write_record(story: History, screens: object, words: Words) -> str:
    """The whole text: header, then the actions with a remark where something new begins."""
    return "".join(
        f"{line}\n"
        for line in (*_header_lines(story, words), *_action_lines(story, screens, words))
    )


def _header_lines(story: History, words: Words) -> Iterator[str]:
    table = story.table
    yield _comment_line(
        words("record-head", name=to_plain_text(table.name), number=str(table.match))
    )
    key = "record-proves" if story.complete else "record-open"
    yield _comment_line(words(key, game=table.game, number=str(table.match)))
    yield from story.header.splitlines()
    if story.complete:
        yield f"hash: {story.hash}"
    if story.ended_early:
        yield "ended: early"
    yield ""
    for seat in table.seats:
        who = to_plain_text(seat.name) or words("record-computer")
        key = "record-resigned" if seat.resigned else "record-seat"
        yield _comment_line(words(key, number=seat.seat + 1, name=who))
    yield from map(_comment_line, describe_spans(story.spans, words))


def _action_lines(story: History, screens: object, words: Words) -> Iterator[str]:
    for moment in story.moves:
        if isinstance(screens, SupportsRecordHeadings):
            remarks = screens.write_headings(moment.before, moment.after, words)
            yield from ("", *map(_comment_line, remarks)) if remarks else ()
        seat = moment.seat + 1
        if moment.text is None:
            yield _comment_line(words("record-secret", number=seat))
        else:
            yield f"{seat} {moment.text}"


def _comment_line(text: str) -> str:
    """One line that a reader of records passes over, whatever stands in it."""
    return f"# {' '.join(text.split())}"

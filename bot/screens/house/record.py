"""The record of a match as a file: `engine/records.py` reads what is written here."""

from __future__ import annotations

from collections.abc import Iterator

from bot.markdown import plain
from bot.screens.game import SetsOut
from bot.screens.house.names import spans, title
from bot.screens.screen import Attachment, Screen, Text
from bot.tables import Story, Table
from bot.words import Words


def screen(story: Story, screens: object, words: Words) -> Screen:
    """The answer to `/record`: a sentence and the file. `screens` are those of the match's game."""
    table = story.table
    key = "record-complete" if story.complete else "record-running"
    shown = f"{words(key, title=title(table, words), game=table.game)}\n{_shuffle(table, words)}"
    name = f"record-{table.match}.txt"
    return Screen((Text(shown), Attachment(name, record(story, screens, words))))


def _shuffle(table: Table, words: Words) -> str:
    """What proves the shuffle: the seed's hash, and the seed itself once it is known."""
    if table.seed is None:
        return words("record-hash", hash=table.seed_hash)
    return words("board-seed", seed=table.seed, hash=table.seed_hash)


def record(story: Story, screens: object, words: Words) -> str:
    """The whole text: header, then the actions with a remark where something new begins."""
    return "".join(f"{line}\n" for line in (*_head(story, words), *_body(story, screens, words)))


def _head(story: Story, words: Words) -> Iterator[str]:
    table = story.table
    yield _remark(words("record-head", name=plain(table.name), number=str(table.match)))
    key = "record-proves" if story.complete else "record-open"
    yield _remark(words(key, game=table.game, number=str(table.match)))
    yield from story.header.splitlines()
    if story.complete:
        yield f"hash: {story.hash}"
    if story.early:
        yield "ended: early"
    yield ""
    for seat in table.seats:
        who = plain(seat.name) or words("record-computer")
        key = "record-resigned" if seat.resigned else "record-seat"
        yield _remark(words(key, number=seat.seat + 1, name=who))
    yield from map(_remark, spans(story.spans, words))


def _body(story: Story, screens: object, words: Words) -> Iterator[str]:
    for moment in story.moments:
        if isinstance(screens, SetsOut):
            remarks = screens.remarks(moment.before, moment.after, words)
            yield from ("", *map(_remark, remarks)) if remarks else ()
        seat = moment.seat + 1
        if moment.text is None:
            yield _remark(words("record-secret", number=seat))
        else:
            yield f"{seat} {moment.text}"


def _remark(text: str) -> str:
    """One line that a reader of records passes over, whatever stands in it."""
    return f"# {' '.join(text.split())}"

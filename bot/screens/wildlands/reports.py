"""What has happened since the viewer last looked: told at the head of a panel, and whole for its
details."""

from collections.abc import Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from bot.screens.context import Context
from bot.screens.contract import Report
from bot.screens.screen import Block, Text
from bot.screens.wildlands.endings import describe_end
from bot.screens.wildlands.news import tell_story, write_rows, write_story
from engine.wildlands.cards import WILD
from engine.wildlands.events import Event, TurnBegan
from engine.wildlands.state import Phase
from engine.wildlands.views import View

LINES: Final = 7
"""Of a phone, for the news of a panel."""
FEW_LINES: Final = MappingProxyType({Phase.ACT: 5, Phase.ASK: 2})
"""The same where buttons need the room."""


def report_events(ctx: Context[View], events: Sequence[Event]) -> Report:
    """What the viewer and others have done, in order, and that it is the viewer's turn; on a page
    without what the viewer merely did, which its picture shows. At the end, what decided the
    match."""
    view, table, words = ctx.view, ctx.table, ctx.words
    if view.outcome is not None:
        return Report(describe_end(ctx, events), is_whole=False)
    lines = FEW_LINES.get(view.phase, LINES)
    seen = {view.seat} if ctx.page_height else set()
    story = [one for one in tell_story(ctx, events) if not (one.is_plain and one.seat in seen)]
    head = ""
    # After it, a last hidden character may have been revealed
    has_begun = any(isinstance(event, TurnBegan) for event in events[-2:])
    if has_begun and view.phase is Phase.ACT and view.seat == view.active:
        head = words("wildlands-news-yours")
    is_brief = view.phase is Phase.ASK
    return write_story(story, view.seat, table, words, lines, head, is_brief=is_brief)


def tell_turns(ctx: Context[View], events: Sequence[Event]) -> tuple[Block, ...]:
    """All that has happened, also what the viewer did."""
    public = replace(ctx.view, seat=None)  # who is near whom is seen on the map
    story = tell_story(replace(ctx, view=public), events)
    if not story:
        return ()
    rows = write_rows(story, None, ctx.table, ctx.words)
    return (Text("\n".join(rows)),)


def had_choice(ctx: Context[View], events: Sequence[Event]) -> bool:
    """Whether a turn of another has ended, and the viewer has a wild card. Never while they are
    asked, where it would seem to be about the question."""
    view, before = ctx.view, ctx.before
    assert before is not None
    turns = [before.active, *(event.seat for event in events if isinstance(event, TurnBegan))]
    is_asked = view.phase is Phase.ASK and view.seat in view.to_act
    has_ended = any(seat != view.seat for seat in turns[:-1])
    return has_ended and not is_asked and WILD in view.hand

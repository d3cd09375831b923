"""What a league's channel is told of an event. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.leagues.events import (
    Began,
    Body,
    Changed,
    Closed,
    Corrected,
    Drawn,
    Dropped,
    Ended,
    Event,
    Extended,
    Founded,
    Hastened,
    Listed,
    Paused,
    Repeated,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.terms import DAY
from bot.storage.league_rows import NewPost

WEEK = 7 * DAY


def announced(bodies: Iterable[Body], at: int, before: Sequence[Event] = ()) -> list[NewPost]:
    """The posts that events lead to, after those before; a season's first digest is due a week
    after its beginning."""
    posts = [post for body in bodies for post in _posts(body, at)]
    if any(isinstance(body, Undone) and _ended(before, body.seq) for body in bodies):
        season = sum(isinstance(event.body, Began) for event in before)
        posts += [NewPost("reopened", at), NewPost("digest", at + WEEK, (("season", season),))]
    return posts


def _ended(events: Sequence[Event], seq: int) -> bool:
    """Whether an event is the end of a season."""
    return any(event.seq == seq and isinstance(event.body, Closed) for event in events)


def _posts(body: Body, at: int) -> list[NewPost]:
    if isinstance(body, Founded):
        return [NewPost("sign-up", at)]
    if isinstance(body, Began):
        season = (("season", body.season),)
        return [NewPost("began", at, season), NewPost("digest", at + WEEK, season)]
    if isinstance(body, Drawn) and body.fixtures and body.fixtures[0].wave > 1:
        return [NewPost("round", at, (("wave", body.fixtures[0].wave),))]
    if isinstance(body, SignedUp | Withdrew | Listed | Changed):
        return [NewPost("roster", at)]
    if isinstance(body, Repeated):
        return [NewPost("repeated", at, (("number", body.fixture),))]
    if isinstance(body, Dropped):
        more = (("by_player", body.by),) if body.by is not None else ()
        return [NewPost("dropped", at, (("player", body.player), *more))]
    if isinstance(body, Corrected):
        return [NewPost("corrected", at, (("number", body.fixture), ("reason", body.reason)))]
    if isinstance(body, Ended) and body.how in ("adjudicated", "cancelled", "walkover"):
        return [NewPost(body.how, at, (("number", body.fixture),))]
    if isinstance(body, Paused):
        return [NewPost("paused" if body.on else "resumed", at)]
    if isinstance(body, Hastened):
        return [NewPost("hastened", at)]
    if isinstance(body, Extended):
        return [NewPost("extended", at, (("days", body.days),))]
    return [NewPost("closed", at)] if isinstance(body, Closed) else []

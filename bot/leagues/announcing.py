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
    Returned,
    SignedUp,
    Undone,
    Withdrew,
)
from bot.leagues.league import League, in_divisions
from bot.leagues.terms import DAY
from bot.storage.league_rows import NewPost

WEEK = 7 * DAY
ON_THE_BOARD = (SignedUp, Withdrew, Listed, Changed, Began, Dropped, Returned, Closed)
"""What changes the message under which people sign up."""


def announced(bodies: Iterable[Body], at: int, before: Sequence[Event] = ()) -> list[NewPost]:
    """The posts that events lead to, after those before; a season's first digest is due a week
    after its beginning."""
    done, known = list(bodies), {event.seq: event.body for event in before}
    struck = [body.seq for body in done if isinstance(body, Undone)]
    undone = [known[seq] for seq in struck]
    season = sum(isinstance(body, Began) for body in known.values())
    posts = [post for body in done for post in _posts(body, at)]
    if any(isinstance(body, Closed) for body in done):
        posts.append(NewPost("closed", at, (("season", season),)))
    posts += [post for seq in struck for post in _unsaid(known[seq], seq, at, season)]
    if any(isinstance(body, ON_THE_BOARD) for body in (*done, *undone)):
        posts.append(NewPost("roster", at))
    return posts


def resettled(before: League, after: League, at: int) -> list[NewPost]:
    """What follows for the message of a season's end: a correction, or that it goes on."""
    podium = NewPost("podium", at, (("season", before.season),))
    if before.phase != "sign-up" or not before.season:
        return []
    if after.phase != "sign-up":
        return [podium]
    was, now = (
        [league.podium(division) for division in in_divisions(league)] for league in (before, after)
    )
    first = was[0][0] if was and was[0] else 0
    return [] if was == now else [podium, NewPost("places", at, (("before", first),))]


def _unsaid(body: Body, seq: int, at: int, season: int) -> list[NewPost]:
    """The posts that the undoing of something leads to."""
    if isinstance(body, Closed):
        return [NewPost("reopened", at), NewPost("digest", at + WEEK, (("season", season),))]
    if isinstance(body, Corrected):
        return [NewPost("uncorrected", at, (("number", body.fixture),))]
    if isinstance(body, Dropped):
        return [NewPost("back", at, (("player", body.player),))]
    if isinstance(body, Paused | Hastened | Extended):
        return [NewPost("undone", at, (("act", seq),))]
    return []


def _posts(body: Body, at: int) -> list[NewPost]:
    if isinstance(body, Founded):
        return [NewPost("sign-up", at)]
    if isinstance(body, Began):
        season = (("season", body.season),)
        return [NewPost("began", at, season), NewPost("digest", at + WEEK, season)]
    if isinstance(body, Drawn) and body.fixtures and body.fixtures[0].wave > 1:
        return [NewPost("round", at, (("wave", body.fixtures[0].wave),))]
    if isinstance(body, Repeated):
        return [NewPost("repeated", at, (("number", body.fixture),))]
    if isinstance(body, Dropped):
        more = (("by_player", body.by),) if body.by is not None else ()
        return [NewPost("dropped", at, (("player", body.player), *more))]
    if isinstance(body, Returned):
        return [NewPost("back", at, (("player", body.player),))]
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
    return []

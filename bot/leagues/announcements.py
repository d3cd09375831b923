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
from bot.leagues.league import League, division_numbers
from bot.leagues.settings import DAY
from bot.storage.league_rows import NewAnnouncement

WEEK = 7 * DAY
ROSTER_EVENTS = (SignedUp, Withdrew, Listed, Changed, Began, Dropped, Returned, Closed)
"""What changes the message under which people sign up."""


def compose_posts(
    bodies: Iterable[Body], at: int, before: Sequence[Event] = ()
) -> list[NewAnnouncement]:
    """The posts that events lead to, after those before; a season's first digest is due a week
    after its beginning."""
    done, known = list(bodies), {event.seq: event.body for event in before}
    struck = [body.seq for body in done if isinstance(body, Undone)]
    undone = [known[seq] for seq in struck]
    season = sum(isinstance(body, Began) for body in known.values())
    posts = [post for body in done for post in _compose_event_posts(body, at)]
    if any(isinstance(body, Closed) for body in done):
        posts.append(NewAnnouncement("closed", at, (("season", season),)))
    posts += [post for seq in struck for post in _compose_undo_posts(known[seq], seq, at, season)]
    if any(isinstance(body, ROSTER_EVENTS) for body in (*done, *undone)):
        posts.append(NewAnnouncement("roster", at))
    return posts


def compose_podium_posts(before: League, after: League, at: int) -> list[NewAnnouncement]:
    """What follows for the message of a season's end: a correction, or that it goes on."""
    podium = NewAnnouncement("podium", at, (("season", before.season),))
    if before.phase != "sign-up" or not before.season:
        return []
    if after.phase != "sign-up":
        return [podium]
    was, now = (
        [league.podium(division) for division in division_numbers(league)]
        for league in (before, after)
    )
    first = was[0][0] if was and was[0] else 0
    return [] if was == now else [podium, NewAnnouncement("places", at, (("before", first),))]


def _compose_undo_posts(body: Body, seq: int, at: int, season: int) -> list[NewAnnouncement]:
    """The posts that the undoing of something leads to."""
    if isinstance(body, Closed):
        return [
            NewAnnouncement("reopened", at),
            NewAnnouncement("digest", at + WEEK, (("season", season),)),
        ]
    if isinstance(body, Corrected):
        return [NewAnnouncement("uncorrected", at, (("number", body.fixture),))]
    if isinstance(body, Dropped):
        return [NewAnnouncement("back", at, (("player", body.player),))]
    if isinstance(body, Paused | Hastened | Extended):
        return [NewAnnouncement("undone", at, (("act", seq),))]
    return []


def _compose_event_posts(body: Body, at: int) -> list[NewAnnouncement]:
    if isinstance(body, Founded):
        return [NewAnnouncement("sign-up", at)]
    if isinstance(body, Began):
        season = (("season", body.season),)
        return [NewAnnouncement("began", at, season), NewAnnouncement("digest", at + WEEK, season)]
    if isinstance(body, Drawn) and body.fixtures and body.fixtures[0].wave > 1:
        return [NewAnnouncement("round", at, (("wave", body.fixtures[0].wave),))]
    if isinstance(body, Repeated):
        return [NewAnnouncement("repeated", at, (("number", body.fixture),))]
    if isinstance(body, Dropped):
        more = (("by_player", body.by),) if body.by is not None else ()
        return [NewAnnouncement("dropped", at, (("player", body.player), *more))]
    if isinstance(body, Returned):
        return [NewAnnouncement("back", at, (("player", body.player),))]
    if isinstance(body, Corrected):
        return [
            NewAnnouncement("corrected", at, (("number", body.fixture), ("reason", body.reason)))
        ]
    if isinstance(body, Ended) and body.how in ("adjudicated", "cancelled", "walkover"):
        return [NewAnnouncement(body.how, at, (("number", body.fixture),))]
    if isinstance(body, Paused):
        return [NewAnnouncement("paused" if body.on else "resumed", at)]
    if isinstance(body, Hastened):
        return [NewAnnouncement("hastened", at)]
    if isinstance(body, Extended):
        return [NewAnnouncement("extended", at, (("days", body.days),))]
    return []

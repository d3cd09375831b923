"""What a league announces in its channel after an event. Pure."""

import re
from collections.abc import Iterable, Mapping, Sequence

from bot.leagues import events
from bot.leagues.events import Body, Event
from bot.leagues.league import League, division_numbers
from bot.leagues.settings import DAY
from bot.models.commit import NewMessage
from bot.models.outbox import AWAY_LETTER, SEASON_LETTER, SILENT_LETTER, STALLED_LETTER
from engine.contract import Param

WEEK = 7 * DAY
DIGEST_DELAY = 2 * 3600
"""Seconds after a whole week: what ends with its rounds, and a season's end, come first."""
INTERVALS = {"digest": WEEK, "absence": DAY}
"""What comes again while a season runs, and the seconds between two: the weekly post, and the daily
look at who is away, which writes to them and to the founder."""
ROSTER_EVENTS = (
    events.SignedUp, events.Withdrew, events.Listed, events.Changed,
    events.Began, events.Dropped, events.Returned, events.Closed,
)  # fmt: skip
"""What changes the message under which people sign up."""


def announce(kind: str, after: int = 0, **params: Param) -> NewMessage:
    """An announcement that is due so many seconds after its write."""
    return NewMessage("announce", note=kind, params=tuple(params.items()), after=after)


def compose_posts(bodies: Iterable[Body], before: Sequence[Event] = ()) -> list[NewMessage]:
    """The announcements that events lead to, after those before; a season's first digest is due a
    week after its beginning."""
    done, known = list(bodies), {event.seq: event.body for event in before}
    undone = {body.seq: known[body.seq] for body in done if isinstance(body, events.Undone)}
    season = sum(isinstance(body, events.Began) for body in known.values())
    posts = [post for body in done for post in _compose_event_posts(body)]
    posts += _compose_shared_posts(done)
    if any(isinstance(body, events.Closed) for body in done):
        posts.append(announce("closed", season=season))
    for seq, body in undone.items():
        match body:
            case events.Closed():
                posts += [announce("reopened"), *_compose_regular_posts(season)]
            case events.Corrected():
                posts.append(announce("uncorrected", number=body.fixture))
            case events.Dropped():
                posts.append(announce("back", player=body.player))
            case events.Paused() | events.Hastened() | events.Extended():
                posts.append(announce("undone", act=seq))
    if any(isinstance(body, ROSTER_EVENTS) for body in (*done, *undone.values())):
        posts.append(announce("roster"))
    return posts


def _compose_shared_posts(bodies: Sequence[Body]) -> list[NewMessage]:
    """One post for what happens at once where time is over: an extension, the sessions whose score
    counts (`scored`), those that end without points (`numbers`), and the players who leave because
    they were not there, with the substitutes of some (`pairs`)."""
    gone = [b for b in bodies if isinstance(b, events.Dropped) and b.absent]
    kinds, params = list[str](), dict[str, Param]()
    for body in bodies:
        if isinstance(body, events.Extended):
            kinds, params["days"] = ["extended"], body.days
    for kind, key in (("unplayed", "numbers"), ("adjudicated", "scored")):
        ended = [b.fixture for b in bodies if isinstance(b, events.Ended) and b.how == kind]
        if ended:
            kinds, params[key] = [*kinds, kind], " ".join(map(str, ended))
    if alone := [str(body.player) for body in gone if body.by is None]:
        params["players"] = " ".join(alone)
    if pairs := [f"{body.player}:{body.by}" for body in gone if body.by is not None]:
        params["pairs"] = " ".join(pairs)
    return [announce((*kinds, "absent")[0], 0, **params)] if params else []


def compose_readmission_posts(
    bodies: Iterable[Body], before: League, after: League
) -> list[NewMessage]:
    """That players are back in the season because a session which they had missed is corrected or
    starts over."""
    if not any(isinstance(body, events.Corrected | events.Repeated) for body in bodies):
        return []
    back = [announce("back", player=player) for player in sorted(before.dropped - after.dropped)]
    return [*back, announce("roster")] if back else []


def compose_season_letters(bodies: Iterable[Body], league: League) -> list[NewMessage]:
    """One for each person who was in a season that ends, but not for those who left it."""
    if not any(isinstance(body, events.Closed) for body in bodies):
        return []
    drops = [row.body for row in league.events if isinstance(row.body, events.Dropped)]
    left = {drop.player for drop in drops if not drop.absent} & league.dropped
    about = (("season", league.season),)
    people = (player for player in league.participants if player > 0 and player not in left)
    return [NewMessage("announce", (player,), SEASON_LETTER, about) for player in people]


def compose_daily_letters(
    params: Mapping[str, Param], league: League, founder: int, *, warned: bool = False
) -> list[NewMessage]:
    """One for each person who is away from sessions of which they were not told (`letters`), and
    one that tells the founder alone of them; where their season is stalling and they are `warned`
    today, of that."""
    season = params.get("season")
    if league.phase == "sign-up" or season != league.season:
        return []
    told, more = str(params.get("letters", "")).split(), dict[int, list[str]]()
    for pair in list_away_pairs(params):
        number, _, player = pair.partition(":")
        if pair not in told:
            more.setdefault(int(player), []).append(number)
    about: tuple[tuple[str, Param], ...] = (("season", league.season),)
    letters = [
        NewMessage("announce", (player,), AWAY_LETTER, (*about, ("sessions", " ".join(numbers))))
        for player, numbers in more.items()
        if not (warned and player == founder)
    ]
    if warned or any(player != founder for player in more):
        note = STALLED_LETTER if warned else SILENT_LETTER
        letters.append(NewMessage("announce", (founder,), note, about))
    return letters


def list_informed(params: Mapping[str, Param], founder: int | None) -> str:
    """What the next daily look knows of the letters: those of a founder who is warned today are
    left for it."""
    return " ".join(pair for pair in list_away_pairs(params) if not pair.endswith(f":{founder}"))


def list_away_pairs(params: Mapping[str, Param]) -> list[str]:
    """Who is away (`left`, as `4:12,7 5:3` by session): `4:12`, `4:7` and `5:3`."""
    sessions = (session.partition(":") for session in str(params.get("left", "")).split())
    return [
        f"{number}:{player}" for number, _, players in sessions for player in players.split(",")
    ]


def read_absence(text: str) -> dict[int, tuple[int, int]]:
    """From how many of their running sessions players are away: `4:1/3 7:2/2`."""
    numbers = (map(int, re.split("[:/]", pair)) for pair in text.split())
    return {player: (n, of) for player, n, of in numbers}


def compose_podium_posts(before: League, after: League) -> list[NewMessage]:
    """What follows for the message of a season's end: a correction, or that the season is open."""
    podium = announce("podium", season=before.season)
    if before.phase != "sign-up" or not before.season:
        return []
    if after.phase != "sign-up":
        return [podium]
    was = [(before.podium(n), before.champions(n)) for n in division_numbers(before)]
    now = [(after.podium(n), after.champions(n)) for n in division_numbers(after)]
    first = was[0][0][0] if was and was[0][0] else 0
    return [] if was == now else [podium, announce("places", before=first)]


def _compose_regular_posts(season: int) -> list[NewMessage]:
    """The first weekly digest, and the first daily look at who is away."""
    absence = announce("absence", after=DAY, season=season)
    return [absence, announce("digest", after=WEEK + DIGEST_DELAY, season=season)]


def _compose_event_posts(body: Body) -> list[NewMessage]:
    match body:
        case events.Founded():
            return [announce("sign-up")]
        case events.Began():
            return [announce("began", season=body.season), *_compose_regular_posts(body.season)]
        case events.Drawn() if body.fixtures and body.fixtures[0].wave > 1:
            return [announce("round", wave=body.fixtures[0].wave)]
        case events.Repeated():
            return [announce("repeated", number=body.fixture)]
        case events.Dropped(absent=False):  # one post tells of all who were absent
            by = {} if body.by is None else {"by_player": body.by}
            return [announce("dropped", player=body.player, **by)]
        case events.Returned():
            return [announce("back", player=body.player)]
        case events.Corrected():
            return [announce("corrected", number=body.fixture, reason=body.reason)]
        case events.Ended(how="cancelled"):
            return [announce("cancelled", number=body.fixture)]
        case events.Ended(how="walkover") if body.places:  # else everyone has left, as was told
            return [announce("walkover", number=body.fixture)]
        case events.Paused():
            return [announce("paused" if body.on else "resumed")]
        case events.Hastened() | events.Reminded():
            return [announce(body.kind)]
    return []

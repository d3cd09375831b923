"""Who may do what in a league: members, substitutes and strangers, organisers by permission and by
role, people of other servers, each with every control and command. Security rules, rows 2 and 15.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Any, Final

import pytest

from bot.interactions.controls import CONTROLS
from bot.leagues.settings import LeagueSettings
from bot.storage.leagues import LeagueRow
from tests.journeys.world import advance
from tests.security.pressing import HERE, Desk, Who
from tests.security.test_matrix import (
    ABROAD_ORGANISER,
    AT_HOME_ABROAD,
    BY_LETTER,
    MOVER,
    ORGANISER,
    ORGANISING,
    OTHER,
    STEWARD,
    STRANGER,
    WATCHER,
    broke,
    settled,
    typed,
)
from tests.standin import payloads

EVERYBODY: Final = {
    "member": MOVER, "other member": OTHER, "stranger here": WATCHER, "organiser": ORGANISER,
    "steward": STEWARD, "member abroad": AT_HOME_ABROAD, "member by letter": BY_LETTER,
    "organiser abroad": ABROAD_ORGANISER, "stranger by letter": STRANGER,
}  # fmt: skip
MEMBERS: Final = frozenset({"member", "other member"})
THERE: Final = MEMBERS | {"stranger here"} | ORGANISING
AWAY: Final = frozenset(EVERYBODY) - THERE
OPEN: Final = {
    "home": "home", "help": "help", "next": "next", "why": "why", "export": "export",
    "table": "table.1", "calendar": "calendar.1", "join": "join", "leave": "leave.yes",
    "whom": "whom", "ties": "ties.1", "picture": "picture.1",
}  # fmt: skip
"""What everybody of the server may press, by its word."""
KEPT: Final = {
    "panel": "panel", "terms": "terms.play", "people": "people", "enrol": "enrol", "drop": "drop",
    "sessions": "sessions.0", "session": "session", "correct": "correct.1", "void": "void.1",
    "again": "again.1", "rehearse": "rehearse", "announce": "announce", "end": "end.yes",
    "set": "set.table", "fix": "fix.table.2", "flag": "flag.rated", "begin": "begin",
    "computer": "computer", "hasten": "hasten.yes",
    "pause": "pause", "resume": "resume", "extend": "extend", "undo": "undo.1",
    "remind": "remind", "silent": "silent",
}  # fmt: skip
"""What only organisers may."""
CHOSEN: Final = {"drop": "2", "session": "1", "set": "2", "whom": "1"}
COMMANDS: Final = frozenset(
    {"correct", "restart", "add", "remove", "simulate", "channel", "create"}
)
"""What only organisers may type."""
TYPED: Final[dict[str, object]] = {
    "player": OTHER, "match": 1, "points": "5 2", "reason": "fair", "name": "Summer",
}  # fmt: skip
NAME: Final = "Winter Crown"
SENT_AWAY: Final = ("Only organisers can do that", "find that league", "only works on a server")
FREE: Final = {("create", "organiser abroad")}
"""In their own server they may found one."""
SLOW: Final = frozenset({"rehearse"})
"""Plays a whole season in another process: once is enough, and first, while there are two members
(of fewer it simulates a season with 14)."""


@dataclass(frozen=True, slots=True)
class Two:
    """A league that can be joined and one whose season runs."""

    waiting: int
    running: int


@pytest.fixture
async def leagues(repository: Desk) -> Two:
    """Both with the members, who also could withdraw."""
    await settled(repository)
    return Two(
        await founded(repository, f"{NAME} I"), await founded(repository, f"{NAME} II", begin=True)
    )


async def founded(repository: Desk, name: str, *, begin: bool = False) -> int:
    service = repository.app.bot.services.leagues
    head = LeagueRow(0, HERE, payloads.CHANNEL, name, ORGANISER.user, 0)
    league = (await service.create(head, LeagueSettings("clustered", table=2))).id
    for member in (1, 2):
        await service.sign_up(league, member)
    if begin:
        await service.begin(league, ORGANISER.user)
        await advance(repository.app)
    return league


def test_every_control_of_a_league_has_a_rule() -> None:
    declared: dict[str, set[str]] = {"anyone": set(), "organise_server": set()}
    for one in CONTROLS:
        pattern = one.pattern.removeprefix("form.")
        if pattern.startswith("league.<league>."):
            word = pattern.split(".")[2].partition("[")[0]
            words = word.strip("<>").rpartition(":")[2].split("|")
            declared[one.right] |= {*words}
    assert declared == {"anyone": {*OPEN}, "organise_server": {*KEPT}}


def kept(repository: Desk) -> dict[str, list[Any]]:
    """Everything there is but people."""
    with closing(sqlite3.connect(repository.file)) as db:
        tables = [
            name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type='table'")
        ]
        return {
            name: db.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608
            for name in tables
            if name not in ("players", "sqlite_sequence")
        }


async def pressed(repository: Desk, who: Who, league: int, verb: str) -> str:
    control = {**OPEN, **KEPT}[verb]
    values = [CHOSEN[verb]] if verb in CHOSEN else []
    if verb in ("correct", "void"):
        control = f"v1:0:0:league.{league}.{control}.0123abcd"
        return await repository.submit(who, control, {"points": "5 2", "reason": "fair"})
    return await repository.press(who, f"v1:0:0:league.{league}.{control}", values)


@pytest.mark.slow
async def test_whoever_does_not_organise_changes_nothing_and_is_told_so(
    repository: Desk, leagues: Two
) -> None:
    before, wrong = kept(repository), []
    for verb in KEPT:
        for name in sorted(THERE - ORGANISING):
            for league in (leagues.waiting, leagues.running):
                said = await pressed(repository, EVERYBODY[name], league, verb)
                if "Only organisers can do that" not in said or kept(repository) != before:
                    wrong.append((verb, name, said))
    assert wrong == []


@pytest.mark.slow
async def test_a_league_of_another_server_is_none(repository: Desk, leagues: Two) -> None:
    """Also for its members, and for organisers of somewhere else."""
    before, wrong = kept(repository), []
    for verb in (*OPEN, *KEPT):
        for name in sorted(AWAY):
            said = await pressed(repository, EVERYBODY[name], leagues.running, verb)
            if (
                not any(one in said for one in SENT_AWAY)
                or NAME in said
                or kept(repository) != before
            ):
                wrong.append((verb, name, said))
    assert wrong == []
    for name in sorted(AWAY):
        who, chosen = EVERYBODY[name], [str(leagues.running)]
        assert NAME not in await repository.press(who, "v1:0:0:league.which", chosen)
        assert NAME not in await repository.press(who, "v1:0:0:league.begin")
        assert await repository.suggested(who, "league standings", "league", league="") == []


@pytest.mark.parametrize("name", sorted(THERE))
@pytest.mark.slow
async def test_whoever_may_is_not_sent_away(repository: Desk, leagues: Two, name: str) -> None:
    """Organisers everywhere, the others wherever everybody is welcome."""
    wrong = []
    pressable = sorted(
        (*OPEN, *KEPT) if name in ORGANISING else OPEN, key=lambda it: it not in SLOW
    )
    for verb in pressable:
        for league in (leagues.waiting, leagues.running):
            if verb in SLOW and (name, league) != ("organiser", leagues.waiting):
                continue
            said = await pressed(repository, EVERYBODY[name], league, verb)
            if not said or broke(said) or any(one in said for one in SENT_AWAY):
                wrong.append((verb, said))
    assert wrong == []


@pytest.mark.slow
async def test_commands_keep_to_the_same_rules(repository: Desk, leagues: Two) -> None:
    before, wrong = kept(repository), []
    for command in typed(repository):
        group, _, verb = command.qualified_name.partition(" ")
        if group != "league":
            continue
        known = {one.display_name for one in command.parameters}
        options = {key: value for key, value in TYPED.items() if key in known}
        for name in sorted(AWAY | (THERE - ORGANISING if verb in COMMANDS else frozenset())):
            if (verb, name) in FREE:
                continue
            said = await repository.type(EVERYBODY[name], command.qualified_name, **options)
            told = verb in ("help", "home") or any(one in said for one in SENT_AWAY)
            if not told or NAME in said or broke(said) or kept(repository) != before:
                wrong.append((verb, name, said))
    assert wrong == []


async def test_its_form_is_for_organisers(repository: Desk, leagues: Two) -> None:
    for name, who in EVERYBODY.items():
        await repository.press(who, f"v1:0:0:form.league.{leagues.running}.correct.1")
        opened = any("title" in body.get("data", {}) for body in repository.said)
        assert opened == (name in ORGANISING), name
        before = kept(repository)
        sent = await repository.submit(
            who, f"v1:0:0:league.{leagues.running}.correct.1.0123abcd",
            {"points": "5 2", "reason": "fair"},
        )  # fmt: skip
        assert sent
        assert (kept(repository) == before) == (name not in ORGANISING), (name, sent)


async def test_nobody_learns_the_names_of_people_elsewhere(repository: Desk, leagues: Two) -> None:
    """Players have numbers of the whole house, and a forged choice may name any of them."""
    known = await repository.app.matches.people.meet(STRANGER.user, "Somebody Elsewhere", None)
    for number in (known.player, 10**6):
        control = f"v1:0:0:league.{leagues.running}.whom"
        said = await repository.press(MOVER, control, [str(number)])
        assert "Somebody Elsewhere" not in said
        assert not broke(said)

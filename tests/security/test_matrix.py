"""Who may do what, as a matrix over every handler there is: a new control, command, form or
suggestion without a rule here fails. Security rules, rows 2, 4 and 15."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any, Final, get_args

import pytest
from discord import app_commands

from bot.interactions.controls import CONTROLS, parse_control
from bot.interactions.declarations import Control
from bot.interactions.requester import Requester, authorise
from bot.matches import NewMatch, Refusal
from bot.matches.lobby_settings import Flag
from bot.models.match import CLOCK_PRESETS, Address
from bot.presentation.custom_ids import ControlId, read_control_id
from bot.presentation.preferences import presentation_of
from tests.security.pressing import ABROAD, ROLE, Desk, Who, begun, met
from tests.standin import payloads

MOVER, OTHER = Who(1), Who(2)
WATCHER, ORGANISER, STEWARD = Who(3), Who(4, manages=True), Who(7, role=ROLE)
AT_HOME_ABROAD, BY_LETTER = Who(1, ABROAD), Who(1, None)
ABROAD_ORGANISER, STRANGER = Who(5, ABROAD, manages=True), Who(6, None)
EVERYBODY: Final = {
    "mover": MOVER, "other seat": OTHER, "watcher": WATCHER, "organiser": ORGANISER,
    "steward": STEWARD,
    "mover abroad": AT_HOME_ABROAD, "mover by letter": BY_LETTER,
    "organiser abroad": ABROAD_ORGANISER, "stranger": STRANGER,
}  # fmt: skip
SEATED: Final = frozenset({"mover", "other seat", "mover abroad", "mover by letter"})
ACTING: Final = SEATED - {"other seat"}
ORGANISING: Final = frozenset({"organiser", "steward"})
"""By Manage Server, or by the role that the server has chosen for that."""
HERE: Final = SEATED | {"watcher"} | ORGANISING
ALL: Final = frozenset(EVERYBODY)
IN_SERVERS: Final = ALL - {"mover by letter", "stranger"}
NO_MATCH: Final = "I can't find that match"


@dataclass(frozen=True, slots=True)
class Rule:
    """A control of a running match, and who may press it. `own`: it is of no match at all, and what
    it shows or changes is the presser's own, or their server's. `{match}` in it is that match."""

    control: str
    may: frozenset[str]
    own: bool = False

    def write(self, match: int) -> str:
        """Its custom id."""
        return f"v1:{0 if self.own else match}:0:{self.control.format(match=match)}"


NOBODY: Final = frozenset[str]()
MANAGING: Final = frozenset({"organiser", "organiser abroad"})
STEWARDS: Final = ORGANISING | {"organiser abroad"}
TERMS: Final = "cutterland.2.days.0"


def rules(may: frozenset[str], *controls: str, own: bool = False) -> tuple[Rule, ...]:
    return tuple(Rule(control, may, own) for control in controls)


def own_rules(may: frozenset[str], *controls: str) -> tuple[Rule, ...]:
    return rules(may, *controls, own=True)


RULES: Final = (
    *rules(ACTING, "g.card.1", "form.g.goto"),
    *rules(SEATED, "plan", "plan.details", "plan.here", "orders", "orders.quiet"),
    *rules(SEATED, "plan.decline"),
    *rules(SEATED, "undo.1", "undo.ask.1"),
    *rules(NOBODY, "form.plan.typed", "plan.g.card.1", "form.plan.g.goto", "plan.keep.0a1b"),
    *rules(SEATED, "move", "details", "details.1"),
    *rules(NOBODY, "seat.take.1", "seat.keep.1", "seat.keep.all", "seat.back", "consent.yes.1"),
    *rules(SEATED, "consent.ask.undo"),
    *rules(NOBODY, "consent.ask.undo.1", "consent.ask.remove.1", "clock.resume", "claim"),
    *rules(SEATED, "resign.no", "resign.yes", "keep", "keep.dm", "keep.calls", "keep.off"),
    *rules(
        ORGANISING, "end", "org.panel", "org.moves.0", "org.moves.0.on", "org.rewind.1",
        "org.before", "org.pause", "org.extend", "org.end", "org.ended",
    ),
    *rules(HERE, "see", "see.{match}", "film.{match}", "replay", "replay.0", "replay.all",
           "replay.0.1", "replay.all.1.on", "replay.since.1", "replay.since.1.0.on"),
    *rules(HERE, "board", "board.1", "log.0", "log.0.seen", "log.0.back", "record"),
    *rules(SEATED, "log.own", "log.own.0", "log.own.0.on", "look.hand", "move.{match}"),
    *rules(NOBODY, "analysis", "analysis.1", "rematch", "join.{match}"),
    *rules(HERE, "look.land.player-1", "follow.on", "follow.{match}"),
    *rules(
        NOBODY, "lobby.join", "lobby.leave", "lobby.colour", "lobby.options", "lobby.page.about",
        "lobby.start", "lobby.propose.quick", "lobby.pace.now", "lobby.page.seats", "lobby.seat",
        "lobby.set.first", "lobby.own.first", "lobby.open.on", "lobby.cancel", "lobby.close",
    ),
    *own_rules(
        ALL, "learn.cutterland.here", "learn.cutterland.step.1", "learn.cutterland.g.begin",
        "form.learn.cutterland.g.goto", "help.all", "help.short", "help.page.play", "puzzle.open",
        "puzzle.pages.cutterland.1",
        "puzzle.g.kind.tower", "form.puzzle.g.goto", "pages.cutterland.1", "new.show.cutterland",
        "turns.0", "turns.0.on", "privacy.export", "privacy.forget", "privacy.hide", "privacy.show",
        "settings.page.me", "settings.page.hours.link", "settings.me.pictures", "settings.me.hints",
        "settings.me.leave", "settings.me.avoid",
        "settings.calls.league.off", "form.settings.hours.typed", "settings.vacation.ask",
        "settings.vacation.days.3.14", "settings.vacation.end",
    ),
    *own_rules(
        NOBODY, "which.nothing", "file.nothing.board", "file.nothing.replay",
        "file.nothing.analysis.0", "settings.calls.reminders", "settings.hours.wake",
        "settings.vacation.take.99.30", f"queue.leave.cutterland.{TERMS}.0",
        f"queue.tell.{TERMS}", "queue.show.cutterland.9.days.0",
    ),
    *own_rules(HERE - {"mover by letter"} | {"organiser abroad"}, "matches.0", "matches.0.list"),
    *own_rules(IN_SERVERS, *(f"queue.{one}.{TERMS}" for one in ("show", "join"))),
    *own_rules(
        MANAGING, "settings.page.weekly", "settings.page.find.link", "settings.server.threads",
        "settings.find.role", "settings.find.share", "settings.weekly.channel",
        "settings.public.pages",
        "settings.puzzle.channel", "settings.puzzle.share",
    ),
    *own_rules(NOBODY, "settings.public.theme"),
    *own_rules(HERE | {"mover abroad", "organiser abroad"}, "box.show"),
    *own_rules(STEWARDS, "box.new.cutterland", "box.yes.cutterland", "form.league.new.cutterland"),
    *own_rules(IN_SERVERS, "league.begin"),
    *own_rules(
        NOBODY, "league.1.home", "league.1.leave.yes", "league.1.table.1", "league.1.panel",
        "league.1.begin", "league.1.end.yes", "league.1.terms.play", "league.1.people.0",
        "league.1.sessions.0", "league.1.drop.-1", "league.1.again.1", "form.league.1.correct.1",
        "league.1.set.table", "league.1.fix.table.2", "league.1.undo.1", "league.1.flag.rated",
    ),
)  # fmt: skip
"""Of a match in which the mover cuts and nobody has done anything; `NOBODY`: now."""
GUARDED: Final = (
    *rules(
        SEATED, "plan.drop", "plan.leave", "plan.change", "plan.offer.0a1b",
        "orders.set", "orders.loud", "rules.0.on",
        "consent.no.1",
    ),
    *rules(ORGANISING, "org.offer", "org.hold", "org.resume"),
    *own_rules(
        STEWARDS, "league.1.enrol", "league.1.drop", "league.1.session", "form.league.1.void.1",
        "league.1.rehearse", "league.1.silent", "league.1.announce", "league.1.begin.yes",
        "league.1.computer", "league.1.pause", "league.1.hasten", "league.1.hasten.yes",
        "league.1.extend", "league.1.remind", "league.1.end",
    ),
    *own_rules(
        MANAGING, "settings.server.games", "settings.server.role", "settings.server.notice",
        "settings.public.locale", "settings.public.palette", "settings.puzzle.hour",
        "settings.weekly.clock", "settings.page.server", "settings.page.public",
        "settings.page.puzzle.link",
    ),
    *own_rules(
        ALL, "learn.cutterland.open", "learn.cutterland.match", "new.open.cutterland",
        "new.alone.cutterland", "privacy.no", "privacy.yes", f"queue.game.{TERMS}",
        f"queue.size.{TERMS}", "settings.me.locale", "settings.me.theme", "settings.me.palette",
        "settings.me.keeps", "settings.me.calls", "settings.hours.clock", "settings.hours.zone",
        "settings.hours.off", "settings.calls.turns", "settings.calls.letters",
        "settings.calls.questions", "settings.calls.next", "settings.calls.wishes",
        "settings.calls.dm",
        "league.1.ties.1", "league.1.picture.1", "league.1.calendar.1",
        "league.1.next", "league.1.why", "league.1.export", "league.1.help",
        "league.1.join", "league.1.leave", "league.which", "league.1.whom", "settings.page.look",
        "settings.page.calls", "settings.page.vacation",
    ),
)  # fmt: skip
"""What others may not even try; whether `may` lets in all of these depends on what they choose."""
RIGHTS: Final = {
    "see": HERE, "sit": SEATED, "host": ACTING, "organise": ORGANISING,
    "close": ACTING | ORGANISING, "organise_server": STEWARDS, "manage_server": MANAGING,
    "anyone": ALL,
}  # fmt: skip
LOBBY: Final[dict[str, tuple[str, frozenset[str]]]] = {
    "options": ("", HERE),
    **dict.fromkeys(
        ("page.about", "page.seats", "page.rules", "page.clock", "page.guests"), ("", HERE)
    ),
    "join": ("", HERE - SEATED),
    "leave": ("", SEATED),
    **dict.fromkeys(("cancel", "close"), ("", ACTING | ORGANISING)),
    **dict.fromkeys(("pace.now", "pace.days", "seat", "shrink"), ("", ACTING)),
    **dict.fromkeys((f"{one}.on" for one in get_args(Flag)), ("", ACTING)),
    **dict.fromkeys((f"{one}.off" for one in get_args(Flag)), ("", ACTING)),
    "computer": ("easy", ACTING), "computer.easy": ("", ACTING), "level.easy": ("", ACTING),
    "free": ("1", ACTING), "order": ("1", ACTING),
    "clock": ("blitz", ACTING), "late": ("wait", ACTING), "rule": ("preview=false", ACTING),
    "set.first": ("1", ACTING), "invite": ("5", ACTING),
    "colour": ("0", SEATED), "own.first": ("1", ACTING),
}  # fmt: skip
"""Of a lobby for four in which the mover, its host, and another sit: what is chosen in a menu, and
who may."""
TYPED: Final[dict[str, dict[str, object]]] = {
    "cut": {"card": "1", "pieces": "ABEF CDGH"}, "discard": {}, "take": {"piece": "A"},
    "place": {"at": "M14"}, "build": {"layout": "none"}, "cards": {}, "hand": {},
    "act": {"action": "end"}, "look": {"space": 3}, "deck": {}, "orders": {"match": 1},
    "play-card": {"card": "2T*", "at": "M12"}, "land": {"player": "1"}, "hunt": {}, "score": {},
    "turns": {}, "matches": {}, "rules": {}, "settings": {}, "undo": {"match": 1},
    "plan": {"match": 1}, "bag": {}, "box": {}, "rating": {}, "leaderboard": {}, "profile": {},
    "learn": {}, "puzzle": {}, "queue": {},
    "privacy": {}, "help": {}, "new": {}, "match resign": {}, "match board": {"match": 1},
    "match follow": {"match": 1}, "match organise": {"match": 1}, "match pause": {"match": 1},
    "match substitute": {"match": 1}, "match file": {"match": 1}, "match history": {"match": 1},
    "match verify": {"file": b"record: 1"},
    "match replay": {"match": 1}, "match analysis": {"match": 1}, "match rematch": {"match": 1},
    "league help": {}, "league create": {"name": "Spring"}, "league home": {}, "league join": {},
    "league restart": {"session": 1}, "league leave": {}, "league next": {}, "league standings": {},
    "league calendar": {},
    "league why": {}, "league correct": {"session": 1, "points": "1", "reason": "x"},
    "league add": {}, "league remove": {}, "league simulate": {}, "league channel": {},
    "league export": {},
}  # fmt: skip
"""What is typed after each command; the match is named wherever that can be done."""
OPENS: Final = frozenset({"new", "league create"})
"""What makes something of the typer's own."""
CHANGES: Final = (
    "matches", "seats", "log", "seating", "stakes", "sessions", "plans", "orders", "outbox",
    "jobs", "servers", "inventory", "puzzle_posts", "seeks",
)  # fmt: skip


def kept(repository: Desk) -> dict[str, list[Any]]:
    """Everything that matches and servers are."""
    with closing(sqlite3.connect(repository.file)) as db:
        return {name: db.execute(f"SELECT * FROM {name}").fetchall() for name in CHANGES}  # noqa: S608


@pytest.fixture
async def match(repository: Desk) -> int:
    """Its host is the mover; everybody has been here once."""
    await settled(repository)
    return (await begun(repository.app, "cutterland", 1, 2)).match


async def settled(repository: Desk) -> None:
    """Everybody has been here once, and there is a role for those who organise."""
    await met(repository.app, *(who.user for who in EVERYBODY.values()))
    await repository.app.matches.people.set_server(payloads.GUILD, organiser_role=ROLE)


def form_of(control: str) -> Control | None:
    """What is declared for a control, or for a button that opens a form."""
    parsed = parse_control(ControlId(1, 1, control.format(match=1)), submitted=False)
    return None if parsed is None else parsed.control


def right_of(control: str) -> str:
    declared = form_of(control)
    assert declared is not None, control
    return declared.right


def test_every_control_has_a_rule() -> None:
    """And what is declared lets in nobody for whom there is none."""
    sampled = {form_of(rule.control): rule for rule in (*RULES, *GUARDED)}
    sampled |= {form_of(f"lobby.{what}"): Rule(what, may) for what, (_, may) in LOBBY.items()}
    assert [one.pattern for one in CONTROLS if one not in sampled] == []
    assert None not in sampled
    assert {one.right for one in CONTROLS} == {*RIGHTS}
    wrong = [rule for rule in GUARDED if RIGHTS[right_of(rule.control)] != rule.may]
    assert wrong == []


async def test_every_command_has_a_rule(repository: Desk) -> None:
    assert {one.qualified_name for one in typed(repository)} == set(TYPED)


def typed(repository: Desk) -> list[app_commands.Command[Any, Any, Any]]:
    """Every command, those in groups too."""
    walked = repository.app.bot.tree.walk_commands()
    return [one for one in walked if isinstance(one, app_commands.Command)]


FORBIDDEN = [(rule, name) for rule in (*RULES, *GUARDED) for name in sorted(ALL - rule.may)]
ALLOWED = [(rule, name) for rule in RULES for name in sorted(rule.may)]
OLDER: Final = "That button is out of date"


def forge(control: str) -> Iterator[str]:
    """The control with parts too many, without parts, in other letters, with wrong numbers."""
    parts = control.split(".")
    for extra in ("x", "1", "yes", "all", "on", "..", "-", "9" * 40):
        yield f"{control}.{extra}"
    for prefix in ("form.", "pictures.on.", "pictures.off.pictures.on.", "g.", "org.", "x."):
        yield f"{prefix}{control}"
    for at, part in enumerate(parts):
        left, right = parts[:at], parts[at + 1 :]
        yield ".".join([*left, *right])
        others = [part.upper(), part.capitalize(), f"{part}x", f"{part[:-1]}", f"{part}-1"]
        if part.isdecimal():
            others += ["0", "99", "-1", "x", "9" * 12, "9" * 13, "0x1", "1e3", f"0{part}"]
        for other in others:
            yield ".".join([*left, other, *right])


@pytest.mark.slow
async def test_whoever_may_not_is_told_so_and_changes_nothing(repository: Desk, match: int) -> None:
    before, wrong = kept(repository), []
    for rule, name in FORBIDDEN:
        said = await repository.press(EVERYBODY[name], rule.write(match))
        away = name in ("organiser abroad", "stranger") and not rule.own
        if kept(repository) != before or not said or away != (NO_MATCH in said) or broke(said):
            wrong.append((rule.control, name, said))
    assert wrong == []


@pytest.mark.slow
async def test_no_forged_control_gives_a_right(repository: Desk, match: int) -> None:
    """What is not declared is refused to everyone; what is, to all who lack its right."""
    before, wrong, forged = kept(repository), [], set[str]()
    samples = [rule.control for rule in RULES] + [f"lobby.{what}" for what in LOBBY]
    for sample in samples:
        for control in {*forge(sample.format(match=match))} - forged:
            custom_id = f"v1:{match}:0:{control}"
            form = form_of(control) if read_control_id(custom_id) else None
            pressing = {"mover", "organiser"} if form is None else ALL - RIGHTS[form.right]
            for name in sorted(pressing):
                said = await repository.press(EVERYBODY[name], custom_id, ["1"])
                if (form is None and OLDER not in said) or broke(said) or not said:
                    wrong.append((control, name, said))
            forged.add(control)
        if kept(repository) != before:
            wrong.append((sample, "changed something", ""))
            before = kept(repository)
    assert wrong == []
    assert len(forged) > 2_000


@pytest.mark.slow
async def test_in_a_lobby_only_the_host_sets_anything(repository: Desk) -> None:
    """Each press is on a lobby as it was gathered; what is refused changes nothing."""
    await settled(repository)
    wrong, number = [], await gather(repository)
    before = kept(repository)
    for control, (chosen, may) in LOBBY.items():
        for name, who in EVERYBODY.items():
            values = [chosen] if chosen else []
            said = await repository.press(who, f"v1:{number}:0:lobby.{control}", values)
            away = broke(said) or any(
                one in said for one in (*SENT_AWAY, "already playing", "You're in.")
            )
            after = kept(repository)
            if (name in may) == away or (name not in may and after != before):
                wrong.append((control, name, said))
            if after != before:
                with suppress(Refusal):  # it was cancelled
                    await repository.app.matches.play.end(number, 1)
                number = await gather(repository)
                before = kept(repository)
    assert wrong == []


async def gather(repository: Desk) -> int:
    """A lobby for four; user 1 is its host, user 2 has joined."""
    host, guest = await met(repository.app, 1, 2)
    where = Address(payloads.GUILD, payloads.CHANNEL)
    lobbies = repository.app.matches.lobbies
    new = NewMatch(host.player, where, "cutterland", 4, {}, clock=CLOCK_PRESETS["daily"])
    match = (await lobbies.open(new)).match
    await lobbies.join(match, guest.player)
    return match


@pytest.mark.parametrize("name", ["organiser abroad", "stranger"])
async def test_a_match_named_in_a_control_is_no_match_elsewhere(
    repository: Desk, match: int, name: str
) -> None:
    """The buttons of a list name theirs after a dot."""
    for control in ("move", "see", "film", "follow", "join"):
        said = await repository.press(EVERYBODY[name], f"v1:0:0:{control}.{match}")
        assert "Quiet Pine" not in said, control
        assert said


@pytest.mark.slow
async def test_whoever_may_is_not_sent_away(repository: Desk) -> None:
    """Each on a match of its own, so that nothing was done to it before."""
    await settled(repository)
    wrong = []
    for rule, name in ALLOWED:
        number = 0
        if not rule.own:
            number = (await begun(repository.app, "cutterland", 1, 2)).match
        said = await repository.press(EVERYBODY[name], rule.write(number))
        if not said or broke(said) or any(one in said for one in SENT_AWAY):
            wrong.append((rule.control, name, said))
        if number:
            with suppress(Refusal):  # some have ended it
                await repository.app.matches.play.end(number, 1)
    assert wrong == []


SENT_AWAY: Final = (
    NO_MATCH, "You're not in this match.",
    "Only the host, ", "Only the host can do that", "Only organisers can do that",
    "Only people with Manage Server",
)  # fmt: skip


def broke(said: str) -> bool:
    return "went wrong" in said


@pytest.mark.parametrize("name", ["watcher", "organiser abroad", "stranger"])
@pytest.mark.slow
async def test_a_command_shows_and_changes_nothing_of_others(
    repository: Desk, match: int, name: str
) -> None:
    """Also where the match is named; `/match board`, `/match follow` and looks are for
    those of its server."""
    table = await repository.app.matches.queries.read_table(match)
    before, wrong = kept(repository), []
    for command, options in TYPED.items():
        if command in OPENS:
            continue
        said = await repository.type(EVERYBODY[name], command, **options)
        away = name != "watcher" and options.get("match") == 1
        if kept(repository) != before or broke(said) or (away and NO_MATCH not in said):
            wrong.append((command, said))
        if name != "watcher" and table.name in said:
            wrong.append((command, said))
    assert wrong == []


async def test_nothing_is_suggested_to_who_has_no_seat(repository: Desk, match: int) -> None:
    """And to the other seat nothing of the mover's hand."""
    asked = 0
    for command in typed(repository):
        for option in command.parameters:
            if not option.autocomplete:
                continue
            asked += 1
            given = {**TYPED[command.qualified_name], option.display_name: ""}
            for name in ("watcher", *sorted(ORGANISING), "organiser abroad", "stranger"):
                found = await repository.suggested(
                    EVERYBODY[name], command.qualified_name, option.display_name, **given
                )
                assert [one for one in found if "person" not in one] == [], (
                    command.qualified_name,
                    name,
                )
    assert asked > 8
    assert await repository.suggested(MOVER, "cut", "card", card="", pieces="")
    assert await repository.suggested(OTHER, "cut", "card", card="", pieces="") == []


async def test_a_form_is_opened_only_for_who_may_fill_it_in(repository: Desk, match: int) -> None:
    table = await repository.app.matches.queries.read_table(match)
    decision = table.seats[0].decision
    await repository.press(MOVER, f"v1:{match}:{decision}:g.card.1")  # whose panel has the form
    for name, who in EVERYBODY.items():
        said = await repository.press(who, f"v1:{match}:{decision}:form.g.cut.1")
        assert said
        opened = any("title" in body.get("data", {}) for body in repository.said)
        assert opened == (name in ACTING), (name, said)
        before = kept(repository)
        control = f"v1:{match}:{decision}:g.cut.1.0123abcd"
        sent = await repository.submit(who, control, {"pieces": "ABEF CDGH IJKL"})
        assert sent
        if name not in ACTING:
            assert kept(repository) == before


async def test_the_gate_itself(repository: Desk, match: int) -> None:
    """What is behind it refuses most of this once more; it must not need to."""
    let_in: dict[str, frozenset[str]] = {
        "see": HERE, "sit": SEATED, "organise": ORGANISING,
        "host": frozenset({"mover", "mover abroad", "mover by letter"}),
    }  # fmt: skip
    services = repository.app.bot.services
    for name, who in EVERYBODY.items():
        person = (await met(repository.app, who.user))[0]
        address = None if who.guild is None else Address(who.guild, payloads.CHANNEL)
        organises = who.manages or who.role is not None
        requester = Requester(
            services, person, presentation_of(services, person), address, organiser=organises
        )
        for may, allowed in let_in.items():
            if name in allowed:
                assert (await authorise(requester, match, may)).match == match
                continue
            with pytest.raises(Refusal) as refused:
                await authorise(requester, match, may)
            away = name in ("organiser abroad", "stranger")
            assert (refused.value.code == "no-such-match") == away, (name, may)


async def test_a_board_cannot_be_moved_into_a_direct_message(repository: Desk, match: int) -> None:
    said = await repository.type(BY_LETTER, "match board", match=match)
    assert said.startswith("That only works on a server")

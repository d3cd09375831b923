"""The games' own controls, forged in every part, in every phase: on boards and panels, in editors
of plans, in lessons and puzzles. What they do is legal for the seat whose view it is, or refused in
words."""

import json
import logging
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from random import Random
from typing import Any, Final

import pytest

from bot.matches.drafts import LONGEST
from bot.models.match import Status
from bot.screens.context import Context
from bot.screens.lessons import LessonProgress
from bot.screens.replies import BadInput, Draft, KeepDraft, PlayAction, SwitchedOff
from bot.screens.screen import Button, Film, Form, Picture, Select
from engine.contract import IllegalAction
from tests.security.pressing import Desk, Who, begun
from tests.security.samples import (
    GAMES,
    HUGE,
    NASTY,
    SCREENS,
    WORDS,
    mutated,
    states,
    table_of,
)
from tests.security.test_matrix import broke
from tests.soak import EXAMPLES, SOAK

PRESSES: Final = EXAMPLES * (40 if SOAK else 30)
"""Of each game."""
WALK: Final = 12
"""Presses with one draft: a forged one may only hurt the next."""
PARTS: Final = (
    "", "0", "1", "2", "-1", "5", "99", HUGE[:60], "A", "Z", "ABEF", "x", "none", "m14", "M14", "_",
    "1-2", "0.0", "yes", "cancel", "confirm", "9223372036854775808",
)  # fmt: skip
REFUSED: Final = (BadInput, IllegalAction)
EACH_GAME = pytest.mark.parametrize("game", sorted(GAMES))


@dataclass(frozen=True)
class Offered:
    """A control that was on a screen, with the values that its menu offers."""

    control: str
    values: tuple[str, ...] = ()
    most: int = 0


def list_offered(shown: object) -> Iterator[Offered]:
    """The game's controls on a screen, nested ones and those of forms too."""
    if isinstance(shown, Select):
        yield Offered(shown.name, tuple(one.value for one in shown.choices), shown.most)
    elif isinstance(shown, Button):
        yield Offered(shown.control.removeprefix("form."))
    elif isinstance(shown, tuple):
        for part in shown:
            yield from list_offered(part)
    elif is_dataclass(shown) and not isinstance(shown, Picture | Film):
        for field in fields(shown):
            yield from list_offered(getattr(shown, field.name))


@cache
def moments(game: str, seats: int) -> tuple[Any, ...]:
    """States of a match, some of each of its phases."""
    found: dict[object, list[Any]] = {}
    for state in states(game, seats, 7):
        phase = getattr(state, "phase", None), len(GAMES[game].to_act(state))
        found.setdefault(phase, []).append(state)
    return tuple(state for several in found.values() for state in several[:: len(several) // 2 + 1])


@cache
def pool() -> tuple[Offered, ...]:
    """Controls of all games in all phases."""
    found = dict[str, Offered]()
    for game, screens in SCREENS.items():
        for state in moments(game, 3):
            table = table_of(game, state)
            for seat in (None, *sorted(GAMES[game].to_act(state))[:1]):
                ctx = Context(GAMES[game].observe(state, seat), table, WORDS)
                show = screens.render_board if seat is None else screens.render_panel
                shown = show(ctx)
                found |= {one.control: one for one in list_offered(shown)}
    return tuple(found.values())


def forge(offered: list[Offered], rng: Random) -> tuple[str, dict[str, str]]:
    """A press: one that is offered, one of another phase or game, or one that is nearly so; with
    values that are offered, that are not, and that are hostile."""
    near = [one for one in offered if one.control.startswith("g.")]
    one = rng.choice(near) if near and rng.random() < 0.7 else rng.choice(pool())
    parts = one.control.split(".")
    if rng.random() < 0.5:
        at, part = rng.randrange(1, len(parts) + 1), rng.choice(PARTS)
        match rng.randrange(3):
            case 0:
                parts[at : at + 1] = [part]
            case 1:
                parts[at:at] = [part]
            case _:
                parts = parts[:at]
    values = {}
    if one.values and rng.random() < 0.5:
        values["choice"] = ",".join(rng.choices(one.values, k=rng.randint(1, one.most)))
    elif rng.random() < 0.4:
        other = rng.choice([each for each in pool() if each.values])
        hostile = [rng.choice(NASTY), *rng.choices(other.values, k=rng.randint(1, 4))]
        values["choice"] = ",".join(rng.sample(hostile, rng.randint(1, len(hostile))))[:1000]
    if rng.random() < 0.3:
        keys = ("pieces", "at", "cell", "layout", "text", "lines", "cards")
        values[rng.choice(keys)] = mutated(rng.choice(NASTY), rng)[:1000]
    return ".".join(parts)[:90], values


def check_draft(draft: Draft) -> None:
    """It can be stored, and does not grow for ever."""
    assert len(json.dumps(draft)) < LONGEST * 4


@EACH_GAME
@pytest.mark.slow
def test_a_panel_plays_what_is_legal_for_its_seat_and_nothing_else(game: str) -> None:
    screens, rules, rng, done = SCREENS[game], GAMES[game], Random(3), Counter[str]()
    while done.total() < PRESSES:
        state = rng.choice(moments(game, rng.choice((2, 3))))
        table, seat = table_of(game, state), rng.randrange(state.seats)
        ctx = Context(rules.observe(state, seat), table, WORDS)
        offered = [*list_offered(screens.render_panel(ctx))]
        for _ in range(WALK):
            control, answers = forge(offered, rng)
            try:
                reply = screens.press(ctx, control, answers)
            except REFUSED as error:
                explain(screens, error)
                done["refused"] += 1
                continue
            if isinstance(reply, KeepDraft):
                check_draft(reply.draft)
                ctx = replace(ctx, draft=reply.draft)
                offered = [*list_offered(screens.render_panel(ctx))]
                done["kept"] += 1
                continue
            done[play(game, state, seat, reply)] += 1
    assert all(done[kind] for kind in ("refused", "kept", "legal"))


def explain(screens: Any, error: Exception) -> None:
    """Every refusal has a sentence, but that of a control that is greyed out."""
    if isinstance(error, BadInput):
        assert isinstance(error, SwitchedOff) or WORDS(error.key, **error.params)
    else:
        assert screens.explain_refusal(error, WORDS)


def play(game: str, state: Any, seat: int, reply: PlayAction[Any]) -> str:
    """Whether the rules take what a press leads to, as the service asks them."""
    rules = GAMES[game]
    try:
        after = rules.apply(state, seat, reply.action).state
    except IllegalAction as error:
        explain(SCREENS[game], error)
        return "illegal"
    for action in reply.then:
        try:
            after = rules.apply(after, seat, action).state
        except IllegalAction as error:
            explain(SCREENS[game], error)
            break
    check_draft(reply.draft)
    return "legal"


@EACH_GAME
def test_an_editor_of_plans_keeps_a_draft_or_refuses(game: str) -> None:
    screens: Any = SCREENS[game]
    rules: Any = GAMES[game]
    rng, kept = Random(5), 0
    for _ in range(PRESSES // WALK):
        state = rng.choice(moments(game, 3))
        ctx = Context(rules.observe(state, rng.randrange(3)), table_of(game, state), WORDS)
        if not rules.can_plan(ctx.view):  # where the editor is not opened
            continue
        for _ in range(WALK):
            editor = screens.build_plan_editor(ctx)
            control, answers = forge([*list_offered(editor.parts)], rng)
            try:
                draft = editor.press(control, answers)
                check_draft(draft)
                ctx = replace(ctx, draft=draft)
                kept += 1
                screens.plan_lines(ctx.view, draft)
            except REFUSED as error:
                explain(screens, error)
    assert kept


@EACH_GAME
@pytest.mark.slow
def test_a_lesson_takes_a_step_at_most(game: str) -> None:
    screens, rng, steps = SCREENS[game], Random(6), Counter[int]()
    lesson: Any = screens.lesson
    for _ in range(PRESSES // WALK):
        at = LessonProgress(rng.randrange(len(lesson.steps)))
        for _ in range(WALK):
            blocks = lesson.render_step(screens, at, "Ana", WORDS)
            control, answers = forge([*list_offered(blocks)], rng)
            try:
                then, _ = lesson.answer_step(screens, at, control, answers, WORDS)
            except REFUSED as error:
                explain(screens, error)
                continue
            check_draft(then.draft)
            assert 0 <= then.step - at.step <= 1
            assert then.step < len(lesson.steps)
            steps[then.step - at.step] += 1
            at = then
    assert steps[0] > 0


@EACH_GAME
@pytest.mark.slow
def test_a_form_that_is_opened_is_one_of_the_game(game: str) -> None:
    screens, rng = SCREENS[game], Random(7)
    for state in moments(game, 3):
        for seat in (None, *range(3)):
            ctx = Context(GAMES[game].observe(state, seat), table_of(game, state), WORDS)
            for _ in range(5):
                control, _ = forge([], rng)
                form = screens.build_form(ctx, control)
                assert form is None or isinstance(form, Form)


# Through the whole bot


PEOPLE: Final = {1: Who(1), 2: Who(2), 3: Who(3), 4: Who(4), 5: Who(5, None)}
SEATED: Final = (1, 2, 3)
MOST_MOVES: Final = 60
"""Of a match, so that all of its phases are seen."""
ROUNDS: Final = max(5, EXAMPLES // 10)


def read_rows(desk: Desk, sql: str) -> list[Any]:
    with closing(sqlite3.connect(desk.file)) as db:
        return db.execute(sql).fetchall()


def find_ids(desk: Desk) -> list[Offered]:
    """The game's controls in what the bot has said last."""
    found = []

    def look(part: Any) -> None:
        if isinstance(part, Mapping):
            if "custom_id" in part:
                values = tuple(str(one["value"]) for one in part.get("options", ()))
                control = str(part["custom_id"]).split(":")[3]
                found.append(Offered(control.removeprefix("form."), values, len(values) or 1))
            for inner in part.values():
                look(inner)
        elif isinstance(part, list):
            for inner in part:
                look(inner)

    look(desk.said)
    return found


@EACH_GAME
@pytest.mark.slow
async def test_a_forged_press_is_the_pressers_own_move_or_a_sentence(
    repository: Desk, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    """In phases of a whole match: by people at its seats, others, and in direct messages, for the
    open decision, none, an old one, and that of another seat."""
    caplog.set_level(logging.WARNING)
    rng, wrong, own = Random(8), [], 0
    match = (await begun(repository.app, game, *SEATED)).match
    matches, rules = repository.app.matches, GAMES[game]
    people = {n: await matches.people.meet(n, f"person{n}", "en-GB") for n in PEOPLE}
    count = "SELECT count(*) FROM log WHERE match = 1"
    for _ in range(MOST_MOVES):
        table = await matches.queries.read_table(match)
        if table.status is not Status.RUNNING:
            break
        decisions = [seat.decision for seat in table.seats if seat.decision is not None]
        for _ in range(ROUNDS):
            user = rng.choice((*PEOPLE, *SEATED))
            await repository.press(PEOPLE[user], f"v1:{match}:0:move")
            offered = find_ids(repository)
            control, values = forge(offered, rng)
            prefix = rng.choice(("", "", "", "", "plan.", f"learn.{game}."))
            control = prefix + (control if not prefix or rng.random() < 0.9 else "typed")
            decision = rng.choice([*decisions * 4, 0, 1, max(table.seq - 2, 0), 77])
            if offered and rng.random() < 0.3:  # as people press
                control, values, decision = rng.choice(offered).control, {}, 0
            (before,) = read_rows(repository, count)
            theirs = (
                "SELECT * FROM (SELECT player, body FROM drafts UNION ALL"  # noqa: S608 - a number
                f" SELECT player, sealed FROM seats) t WHERE player <> {people[user].player}"
            )
            drafts = read_rows(repository, theirs)
            custom_id = f"v1:{match}:{decision}:{control}"[:100]
            said = (
                await repository.submit(PEOPLE[user], f"{custom_id[:91]}.0123abcd", values)
                if "choice" not in values and values
                else await repository.press(
                    PEOPLE[user], custom_id, values.get("choice", "").split(",") if values else ()
                )
            )
            rows = read_rows(
                repository,
                f"SELECT actor, body FROM log WHERE match = 1 AND seq > {before[0]}",  # noqa: S608 - a number
            )
            (after,) = read_rows(repository, count)
            acted = {one for one, body in rows if not {"by", "answered"} & json.loads(body).keys()}
            strange = acted - {people[user].player}
            may = user in SEATED or after == before
            kept = drafts == read_rows(repository, theirs) or after != before
            own += after != before
            if not repository.said or broke(said) or strange or not may or not kept:
                wrong.append((user, custom_id, values, strange, said))
        for user in SEATED:
            seen = await matches.queries.read_player_view(match, people[user].player)
            if seen.view is not None and seen.seat in seen.view.to_act:
                action = rules.choose(seen.view, rules.computers[0], rng.randbytes(32))
                await matches.play.act(match, people[user].player, action)
                break
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert (wrong, errors) == ([], [])
    assert own > 0

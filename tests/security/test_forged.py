"""Forged presses, forms and commands through the whole bot: a sentence each, never an error.
Security rules, rows 1, 3 and 10."""

import logging
import os
from random import Random

import pytest

from bot.interactions.controls import CONTROLS
from tests.security.pressing import Desk, Who, begun, met
from tests.security.samples import HUGE, NASTY
from tests.security.test_matrix import LOBBY, RULES, TYPED, broke, forge, gather, kept, typed

PRESSES = int(os.environ.get("EXAMPLES", "50")) * 4
PEOPLE = (Who(1), Who(2), Who(3), Who(4, manages=True), Who(5, None))
PARTS = ("", "0", "-1", "1", "99", HUGE[:60], "9223372036854775808", "A", "yes", "x" * 40, "panel")


def forged(rng: Random) -> str:
    """A custom id: near a real one, or nothing like it."""
    if rng.random() < 0.1:
        return rng.choice([*NASTY[:20], "v1:", "v2:1:1:move", "v1:1:1:", ":::", "v1:x:y:move"])[
            :100
        ]
    numbers = ("0", "1", "2", "4", "5", "77", "999999999999")
    if rng.random() < 0.5:
        real = rng.choice([rule.control.format(match=1) for rule in RULES])
        controls = [real, *forge(rng.choice([real, *(f"lobby.{what}" for what in LOBBY)]))]
        return f"v1:{rng.choice(numbers)}:{rng.choice(numbers)}:{rng.choice(controls)}"[:100]
    first = rng.choice([one.pattern.partition(".<")[0] for one in CONTROLS])
    known = [rule.control.format(match=1) for rule in RULES]
    tail = [rng.choice(PARTS) for _ in range(rng.randrange(4))]
    control = ".".join([rng.choice([first, rng.choice(known)]), *tail])
    return f"v1:{rng.choice(numbers)}:{rng.choice(numbers)}:{control}"[:100]


@pytest.mark.slow
async def test_forged_presses_and_forms_are_answered_in_words(
    repository: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    await met(repository.app, 1, 2, 3, 4, 5)
    for game in ("cutterland", "clustered", "wildlands"):
        await begun(repository.app, game, 1, 2)
    ended = (await begun(repository.app, "cutterland", 1, 2)).match
    await repository.app.matches.play.end(ended, 1)
    await gather(repository)
    rng, wrong = Random(8), []
    for _ in range(PRESSES):
        custom_id, who = forged(rng), rng.choice(PEOPLE)
        values = [rng.choice(NASTY) for _ in range(rng.randrange(3))]
        if rng.random() < 0.3:
            filled = {rng.choice(["at", "pieces", "zone", "name"]): rng.choice(NASTY)}
            said = await repository.submit(who, f"{custom_id[:91]}.0123abcd", filled)
        else:
            said = await repository.press(who, custom_id, values)
        if not repository.said or broke(said):
            wrong.append((custom_id, values, said))
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert wrong == []
    assert errors == []


async def test_nothing_typed_breaks_a_command(
    repository: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    """By somebody in two matches, one of each game."""
    caplog.set_level(logging.WARNING)
    await met(repository.app, 1, 2, 3)
    for game in ("cutterland", "clustered", "wildlands"):
        await begun(repository.app, game, 1, 2)
    suggesting = {
        one.qualified_name: {p.display_name for p in one.parameters if p.autocomplete}
        for one in typed(repository)
    }
    before, rng, wrong = kept(repository), Random(9), []
    for command, options in TYPED.items():
        texts = [key for key, value in options.items() if isinstance(value, str)]
        for text in rng.sample(NASTY, 4) if texts else ():
            given = {**options, **dict.fromkeys(texts, text[:1000] or " ")}
            said = await repository.type(Who(1), command, **given)
            for key in set(texts) & suggesting[command]:
                await repository.suggested(Who(1), command, key, **given)
            if not said or broke(said):
                wrong.append((command, text, said))
    errors = [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR]
    assert (wrong, errors) == ([], [])
    assert kept(repository)["log"] == before["log"]

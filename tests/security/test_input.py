"""Whatever is typed, pressed or handed over as a file means something, or is refused by name, and
soon. Security rules, rows 1 and 10."""

import json
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens.context import Context
from bot.screens.replies import BadInput
from engine.contract import IllegalAction, IllegalOptions
from engine.cutterland.packs import PackError, read_pack
from engine.records import RecordError, deal_match, read_record, replay_moves
from engine.requests import read_object
from tests.security.samples import (
    GAMES,
    HUGE,
    LETTERS,
    NASTY,
    SCREENS,
    WORDS,
    controls_of,
    moves,
    near,
    pressable,
    states,
    table_of,
)

SECONDS = 2.0
"""Most of it takes milliseconds; these two cores are shared."""
MIB = 1 << 20
MOST_MEMORY = 64 * MIB
REFUSED = (BadInput, IllegalAction)
BOTH = pytest.mark.parametrize("game", sorted(GAMES))
SEATS = 3
PACKS = [
    json.loads(path.read_text("utf-8"))
    for path in sorted((Path(__file__).parents[2] / "data" / "cutterland").glob("*.json"))
]


@contextmanager
def soon() -> Iterator[None]:
    began = process_time()
    yield
    assert process_time() - began < SECONDS


@cache
def written(game: str) -> list[str]:
    return moves(game, SEATS, 5)


@cache
def seen(game: str) -> list[tuple[Any, int, Any]]:
    """Views of a match with their seats, and the state."""
    rules = GAMES[game]
    return [
        (rules.observe(state, seat), seat, state)
        for state in states(game, SEATS, 5)[::3]
        for seat in sorted(rules.to_act(state))
    ]


def tried(call: Callable[[], object], *refusals: type[Exception]) -> None:
    """It means something or is refused, and soon."""
    with soon(), suppress(*refusals):
        call()


@BOTH
@given(data=st.data())
@pytest.mark.slow
def test_a_move_as_text(game: str, data: st.DataObject) -> None:
    """Cut strings, cells, layouts, cards: read, and what can be read is applied or refused."""
    rules = GAMES[game]
    text = data.draw(near(written(game)))
    view, seat, state = data.draw(st.sampled_from(seen(game)))
    del view
    with soon(), suppress(ValueError):
        action = rules.read(text)
        with suppress(IllegalAction):
            rules.apply(state, seat, action)


@BOTH
@given(data=st.data())
def test_a_typed_command_and_its_suggestions(game: str, data: st.DataObject) -> None:
    screens = SCREENS[game]
    view, _, _ = data.draw(st.sampled_from(seen(game)))
    command = data.draw(st.sampled_from(screens.commands))
    texts = near([part for move in written(game) for part in move.split(maxsplit=1)[1:]] or ["A"])
    numbers = st.one_of(st.integers(-3, 40), st.sampled_from([10**12, -(10**12)]))
    values: dict[str, Any] = {
        one.key: data.draw(texts if one.kind == "text" else numbers)
        for one in command.parameters
        if one.required or data.draw(st.booleans())
    }
    tried(lambda: command.reply(view, values), *REFUSED)


@BOTH
@given(data=st.data())
@pytest.mark.slow
def test_any_control_with_any_value(game: str, data: st.DataObject) -> None:
    """What a forged button, menu or form says. Its id is of letters, digits, dots and dashes."""
    ctx, own = data.draw(st.sampled_from(panels(game)))
    drawn, known = st.sampled_from(own), st.sampled_from(controls(game))
    forged = st.from_regex(r"g\.[A-Za-z0-9._-]{0,80}", fullmatch=True)
    control = data.draw(st.one_of(drawn, known, st.builds(respelt, known, st.randoms()), forged))
    values = data.draw(
        st.dictionaries(
            st.sampled_from(["choice", "pieces", "cell", "layout"]), near(NASTY), max_size=3
        )
    )
    tried(lambda: SCREENS[game].press(ctx, control, values), *REFUSED)


@cache
def panels(game: str) -> list[tuple[Context[Any], list[str]]]:
    """Panels of a match, each with its own controls."""
    contexts = [Context(view, table_of(game, state), WORDS) for view, _, state in seen(game)[::4]]
    shown = [list_own(pressable(SCREENS[game].render_panel(ctx))) for ctx in contexts]
    return [(ctx, own) for ctx, own in zip(contexts, shown, strict=True) if own]


@cache
def controls(game: str) -> tuple[str, ...]:
    return tuple(list_own(controls_of(game, SEATS)))


def list_own(shown: Iterable[str]) -> list[str]:
    """The game's own controls, and what its forms are sent to."""
    names = (control.removeprefix("form.") for control in shown)
    return [name for name in names if name.startswith("g.")]


def respelt(control: str, rng: Random) -> str:
    """One part of it is another number, letter or nothing."""
    parts = control.split(".")
    at = rng.randrange(len(parts))
    parts[at] = rng.choice(["", "0", "-1", "99", HUGE[:40], "Z", "A", "ABC", "x", "m14"])
    return ".".join(["g", *parts[1:]])[:90]


@given(
    st.one_of(near([f"{n} {move}" for n in (1, 2) for move in written("cutterland")]), st.text())
)
def test_a_record(text: str) -> None:
    header = "game: cutterland\nrules: 1\nseats: 3\nseed: 7\n\n"
    game = GAMES["cutterland"]
    for whole in (text, header + text):
        with soon(), suppress(RecordError, IllegalOptions):
            record = read_record(whole)
            list(replay_moves(game, record, deal_match(game, record)))


ANYTHING = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=20)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=5), st.dictionaries(st.text(max_size=12), inner, max_size=5)
    ),
    max_leaves=20,
)


@given(data=st.data())
def test_the_file_of_a_pack(data: st.DataObject) -> None:
    """Any JSON, and good files in which one thing is another."""
    if data.draw(st.booleans()):
        value = data.draw(ANYTHING)
    else:
        value = dict(data.draw(st.sampled_from(PACKS)))
        key = data.draw(st.sampled_from([*value, "more"]))
        value[key] = data.draw(st.one_of(ANYTHING, st.lists(near(["pC p. mG m."]), max_size=3)))
    tried(lambda: read_pack(value), PackError)


@given(st.one_of(st.binary(max_size=200), near(['{"moves": [1, 2]}']).map(str.encode)))
def test_a_line_of_json(line: bytes) -> None:
    tried(lambda: read_object(line), ValueError)


@BOTH
def test_long_input_costs_neither_time_nor_memory(game: str) -> None:
    """Discord takes 4,000 letters in a form; the router cuts at 1,000."""
    rules, screens = GAMES[game], SCREENS[game]
    view, _, _ = seen(game)[0]
    long = [letter * 6000 for letter in LETTERS[:14:3]] + [
        " ".join(written(game)[:9]) * 40, "ABCDEFGHIJKL " * 400, "(" * 5000, "1" * 5000,
        "1:" * 2500,
    ]  # fmt: skip
    tracemalloc.start()
    try:
        for text in long:
            tried(lambda text=text: rules.read(text), ValueError)  # type: ignore[misc]
            for command in screens.commands:
                values = {one.key: text for one in command.parameters if one.kind == "text"}
                if len(values) == len(command.parameters):
                    tried(lambda c=command, v=values: c.reply(view, v), *REFUSED)  # type: ignore[misc]
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()

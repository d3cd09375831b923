"""Controls are declared once, on the functions that answer them."""

import inspect
import re

import pytest

from bot.interactions.controls import CONTROLS, parse_control
from bot.interactions.declarations import Control, Controls
from bot.presentation.custom_ids import ControlId
from tests.security.samples import SCREENS, controls_of
from tests.security.test_matrix import GUARDED, LOBBY, RULES


def read_samples() -> list[str]:
    known = [rule.control.format(match=1) for rule in (*RULES, *GUARDED)]
    return [*known, *(f"lobby.{what}" for what in LOBBY)]


def find_declared(text: str) -> list[str]:
    return [control.pattern for control in CONTROLS if control.read(text) is not None]


@pytest.mark.slow
def test_every_control_is_declared_once() -> None:
    games = [name for game in SCREENS for name in controls_of(game, 2)]
    assert len(games) > 50
    for name in (*read_samples(), *games):
        assert len(find_declared(name)) == 1, (name, find_declared(name))
    patterns = [control.pattern for control in CONTROLS]
    assert len({*patterns}) == len(patterns)


@pytest.mark.parametrize("control", CONTROLS, ids=lambda control: control.pattern)
def test_what_a_pattern_names_its_function_takes(control: Control) -> None:
    """What may be missing has a default there."""
    named = {*re.findall(r"<([a-z]+)(?::[^>]*)?>", control.pattern)}
    optional = {*re.findall(r"\[[^]]*<([a-z]+)(?::[^>]*)?>", control.pattern)}
    functions = [inspect.unwrap(control.answer)]
    if control.build_form is not None:
        functions.append(control.build_form)
    for function in functions:
        takes = inspect.signature(function).parameters
        for name in named - {"match", "league"}:
            assert name in takes, (control.pattern, function)
            if name in optional:
                assert takes[name].default is not inspect.Parameter.empty, control.pattern


def test_parameters_are_passed_by_name_as_they_are_meant() -> None:
    control = Controls()

    @control("x.<n>.<player:signed>.<game:word>.<a|b>.<pace:now|days>[.<rest:rest>]", right="see")
    async def answer() -> None:
        raise AssertionError

    (declared,) = control.declared
    assert declared.answer is answer
    known = {"n": 7, "player": -3, "game": "chess", "pace": "now"}
    assert declared.read("x.7.-3.chess.b.now") == known
    assert declared.read("x.7.-3.chess.b.now.a.b-1") == {**known, "rest": "a.b-1"}
    for wrong in ("x.-7.-3.chess.b.now", "x.7.3.chess.c.now", "x.7.3.ch.ess.a.now", "x.7.3.c.a.no"):
        assert declared.read(wrong) is None, wrong


def test_a_list_names_its_match_and_a_right_to_none_gets_none() -> None:
    listed = parse_control(ControlId(5, 9, "pictures.off.film.12"), submitted=False)
    own = parse_control(ControlId(5, 9, "turns.0.on"), submitted=False)

    assert listed is not None
    assert own is not None
    assert (listed.route.match, listed.route.decision, listed.pictures) == (12, 0, False)
    assert listed.parameters == {}
    assert (own.route.match, own.parameters) == (0, {"page": 0})

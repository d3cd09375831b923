"""Finds the control that was pressed among those that a game's panel shows now. A control exists
because it is drawn: what is not there can't be pressed, and what is greyed out does nothing."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any

from bot.screens.replies import Answers, BadInput, PlayAction, Reply, SwitchedOff
from bot.screens.screen import Button, Form, Part, Row, Select

Control = Button | Select


def list_controls(parts: Iterable[Part]) -> Iterator[Control]:
    for part in parts:
        if isinstance(part, Row):
            yield from part.buttons
        elif isinstance(part, Select):
            yield part


def find_control(parts: Iterable[Part], control: str) -> Control | None:
    """The button, form or menu of this name; a menu also by another salt, from an older message."""
    for shown in list_controls(parts):
        is_there = shown.control.removeprefix("form.") == control.removeprefix("form.")
        if is_there or (isinstance(shown, Select) and control.startswith(f"{shown.control}.")):
            return shown
    return None


def find_form(parts: Iterable[Part], control: str) -> Form | None:
    shown = find_control(parts, control)
    if not isinstance(shown, Button) or shown.disabled or shown.form is None:
        return None
    return shown.form()


def answer_control(control: Control, answers: Answers) -> Reply[Any]:
    """What a press of it leads to. Raises `SwitchedOff`, `BadInput` for choices that a menu does
    not offer, and what the control's own `does` raises."""
    if isinstance(control, Button) and control.disabled:
        raise SwitchedOff
    if isinstance(control, Select):
        chosen = answers.get("choice", "")
        listed = chosen.split(",") if control.most > 1 and chosen else [chosen]
        offered = {choice.value for choice in control.choices}
        if not (set(listed) <= offered or (not chosen and not control.least)):
            raise BadInput("bad-control")
    if control.does is None:
        raise BadInput("bad-control")
    return control.does(answers) if callable(control.does) else control.does


def refuse_control(parts: Iterable[Part], control: str) -> BadInput:
    """Why there is no such control: what it would have played has changed, or it is out of date."""
    stem = control.rpartition(".")[0]
    same = (shown for shown in list_controls(parts) if shown.control.startswith(f"{stem}."))
    plays = "." in stem and any(isinstance(shown.does, PlayAction) for shown in same)
    return BadInput("bad-confirm" if plays or stem == "g.confirm" else "bad-control")


def change_replies(
    parts: Iterable[Part], change: Callable[[Reply[Any]], Reply[Any]], confirm: str = ""
) -> tuple[Part, ...]:
    """The parts of a panel inside another one, which does something else with the replies. There,
    what confirms has the label `confirm`, if one is given."""

    def embed(control: Any) -> Any:
        if confirm and control.control.startswith("g.confirm."):
            control = replace(control, label=confirm)
        if control.does is None:
            return control
        return replace(control, does=lambda answers: change(answer_control(control, answers)))

    return tuple(
        Row(tuple(map(embed, part.buttons))) if isinstance(part, Row)
        else embed(part) if isinstance(part, Select) else part
        for part in parts
    )  # fmt: skip

"""A screen within another one: the same blocks, their controls under a name of the outer one's."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from bot.screens.screen import Block, Pick, Row, Select

FORM: Final = "form."


def under(name: str, blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks with `<name>.` before each control, after the `form.` of those that open one."""
    return tuple(_renamed(name, block) for block in blocks)


def _renamed(name: str, block: Block) -> Block:
    match block:
        case Row(buttons):
            return Row(tuple(replace(one, control=_named(name, one.control)) for one in buttons))
        case Select() | Pick():
            return replace(block, control=_named(name, block.control))
        case _:
            return block


def _named(name: str, control: str) -> str:
    form = FORM if control.startswith(FORM) else ""
    return f"{form}{name}.{control.removeprefix(FORM)}"

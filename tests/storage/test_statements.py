"""Every function of the store that takes plain values is called once, so that each database has
read its statements."""

import inspect
import sqlite3
import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import pytest

from bot.models.match import Status
from bot.storage import Store, StoreError
from bot.storage.connection import StorePart

PLAIN: dict[object, object] = {int: 1, str: "think", bool: True, Status: Status.RUNNING}
ANOTHER: dict[tuple[str, str], dict[str, object]] = {
    ("people", "update_person"): {"changes": {"calls": "dm", "hidden": 1}},
    ("people", "update_server"): {"changes": {"zone": "UTC", "threads": 1}},
}
"""Arguments that have to be among those of the store."""
TRIED_ELSEWHERE = {
    ("clocks", "change_vacation"), ("clocks", "change_playing_hours"),
    ("leagues", "announce"), ("leagues", "append"), ("leagues", "create"),
    ("leagues", "finish_delivery"), ("matches", "commit"), ("matches", "create"),
    ("matchmaking", "add"), ("mentions", "delete"), ("orders", "save"), ("plans", "save"),
    ("progress", "save_lesson"), ("puzzles", "add_try"), ("puzzles", "save_answer"),
    ("puzzles", "add_source"), ("puzzles", "save_post"), ("queue", "begin_delivery"),
    ("queue", "delay_job"), ("queue", "delay_messages"), ("queue", "finish_delivery"),
    ("queue", "finish_job"), ("queue", "read_stream"), ("results", "replace_all"),
}  # fmt: skip
"""They take more than plain values: `test_parts.py` and `test_contract.py` call them."""


def give(kind: Any) -> Any:
    """A value of a plain type. Raises `LookupError` for any other type."""
    origin, arguments = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return arguments[0]
    if origin in (Union, types.UnionType):
        return give(arguments[0])
    if origin in (Collection, Sequence, Iterable):
        return (give(arguments[0]),)
    if origin is Mapping:
        return {give(arguments[0]): give(arguments[1])}
    raise LookupError(kind)


def give_all(name: tuple[str, str], function: Callable[..., Any]) -> dict[str, Any] | None:
    """What the function needs; None where that is more than plain values."""
    hints = get_type_hints(function)
    given = dict(ANOTHER.get(name, {}))
    for one in inspect.signature(function).parameters.values():
        if one.name in given or one.default is not one.empty:
            continue
        if one.name == "tx":  # the decorator gives it
            continue
        try:
            given[one.name] = give(hints[one.name])
        except LookupError:
            return None
    return given


def list_functions(store: Store) -> Iterator[tuple[tuple[str, str], Callable[..., Any]]]:
    for part, value in vars(store).items():
        if isinstance(value, StorePart):
            for name, function in inspect.getmembers(value, inspect.ismethod):
                if not name.startswith("_"):
                    yield (part, name), function


async def test_every_statement_is_read(store: Store) -> None:
    for user in (10, 11):
        await store.people.register(user, "Ana", None, 1)
    wrong, others = [], set()
    for (part, name), function in list_functions(store):
        given = give_all((part, name), function)
        if given is None:
            others.add((part, name))
            continue
        try:
            await function(**given)
        except sqlite3.OperationalError as error:
            wrong.append(f"{name}: {error}")
        except (StoreError, sqlite3.IntegrityError):
            pass
    assert wrong == []
    assert others == TRIED_ELSEWHERE


def test_plain_values_are_told_from_others() -> None:
    assert give(Collection[int]) == (1,)
    with pytest.raises(LookupError):
        give(dict)

"""Statements made from column names, bound by name: `:column`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any

from bot.storage.connection import SqlValue


def columns_of(model: type) -> tuple[str, ...]:
    """The columns of a dataclass whose fields are columns of the same names."""
    return tuple(field.name for field in fields(model))


def values_of(value: Any, **others: SqlValue) -> dict[str, SqlValue]:
    """The fields of such a dataclass by name, with other columns in addition or instead."""
    return {field.name: getattr(value, field.name) for field in fields(value)} | others


def insert_into(table: str, columns: Iterable[str]) -> str:
    names = [*columns]
    marks = ", ".join(f":{name}" for name in names)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608 - our own names


def upsert_into(table: str, key: Iterable[str], columns: Iterable[str]) -> str:
    """An insert that replaces the columns of the row with the same key."""
    keys, names = [*key], [*columns]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names)
    insert = insert_into(table, [*keys, *names])
    return f"{insert} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {changes}"


def assignments(columns: Iterable[str]) -> str:
    """What follows SET in an update."""
    return ", ".join(f"{name} = :{name}" for name in columns)

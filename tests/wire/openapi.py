"""Holds what the bot sends against Discord's own OpenAPI document.

Unions are dispatched on `type` before they are validated, because a failed `oneOf` says nothing
about what is wrong; ids given as numbers count as the strings they become on the wire.
"""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError

_URI = "discord:openapi"
_ROOT = "#/components/schemas/"


class WireSpec:
    """The document, read once."""

    def __init__(self, path: Path) -> None:
        document = json.loads(path.read_text(encoding="utf-8"))
        self._schemas: dict[str, Any] = document["components"]["schemas"]
        self._paths: list[tuple[re.Pattern[str], dict[str, Any]]] = [
            (re.compile(re.sub(r"\{[^}]+\}", "[^/]+", template)), methods)
            for template, methods in sorted(document["paths"].items())
        ]
        dispatched = {**document, "components": self._dispatched(document["components"])}
        self._registry = Registry([(_URI, dispatched)], draft=Draft202012)
        self._validators: dict[str, Draft202012Validator] = {}

    def problems(self, method: str, path: str, body: Any) -> list[str]:
        """What is wrong with a request's JSON body, a line for each fault; empty for a good one.

        Raises `LookupError` for a route that Discord does not have.
        """
        schema = self._request_schema(method, path)
        if schema is None:
            return [] if body is None else [f"{method} {path} takes no body"]
        faults = self._validator(schema).iter_errors(wired(body))
        return [f"{method} {path} {_where(fault)}: {fault.message[:300]}" for fault in faults]

    def _validator(self, schema: Any) -> Draft202012Validator:
        """Compiled once for each schema."""
        key = json.dumps(schema)
        if key not in self._validators:
            whole = self._based(self._dispatched(schema))
            self._validators[key] = Draft202012Validator(whole, registry=self._registry)
        return self._validators[key]

    def _request_schema(self, method: str, path: str) -> Any | None:
        plain = unquote(path.split("?", maxsplit=1)[0])
        found = [
            methods[method.lower()]
            for pattern, methods in self._paths
            if pattern.fullmatch(plain) and method.lower() in methods
        ]
        if not found:
            raise LookupError(f"Discord has no route {method} {path}")
        literal = "@original" if plain.endswith("@original") else ""
        operation = found[0] if not literal else self._literal(method, plain) or found[0]
        body = operation.get("requestBody")
        return None if body is None else body["content"].get("application/json", {}).get("schema")

    def _literal(self, method: str, path: str) -> Any | None:
        for pattern, methods in self._paths:
            if "@original" in pattern.pattern and pattern.fullmatch(path):
                return methods.get(method.lower())
        return None

    def _based(self, schema: Any) -> Any:
        """The schema with its references pointing into the registry."""
        if isinstance(schema, list):
            return [self._based(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        return {
            key: f"{_URI}{value}" if key == "$ref" else self._based(value)
            for key, value in schema.items()
        }

    def _dispatched(self, schema: Any) -> Any:
        """The schema with every union of typed objects turned into a choice by `type`."""
        if isinstance(schema, list):
            return [self._dispatched(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        whole = {key: self._dispatched(value) for key, value in schema.items()}
        for key in ("oneOf", "anyOf"):
            members = [one for one in schema.get(key, ()) if one != {"type": "null"}]
            types = [self._types(member) for member in members]
            if len(members) > 1 and all(types):
                del whole[key]
                whole["allOf"] = list(self._branches(members, types))
        return whole

    def _types(self, member: Any) -> list[Any]:
        name = member.get("$ref", "").removeprefix(_ROOT)
        resolved = self._schemas.get(name, member)
        enum: list[Any] = resolved.get("properties", {}).get("type", {}).get("enum", [])
        return enum

    def _branches(self, members: list[Any], types: list[list[Any]]) -> Iterator[Mapping[str, Any]]:
        known = [one for enum in types for one in enum]
        yield {"if": {"type": "object"}, "then": _typed(known)}
        for member, enum in zip(members, types, strict=True):
            yield {"if": {"type": "object", **_typed(enum)}, "then": self._dispatched(member)}


def _where(fault: ValidationError) -> str:
    """As a JSON path, such as `$.components[0].type`."""
    steps = (f"[{step}]" if isinstance(step, int) else f".{step}" for step in fault.instance_path)
    return "$" + "".join(steps)


def _typed(enum: list[Any]) -> dict[str, Any]:
    return {"properties": {"type": {"enum": enum}}, "required": ["type"]}


def wired(value: Any, key: str = "", within: str = "") -> Any:
    """A body as it stands on the wire: whole numbers under an id's key become strings.

    Attachments are numbered from 0 until they have ids; a component's own `id` stays a number. A
    role's permissions may be digits, as all others are, though the specification has a number.
    """
    if isinstance(value, Mapping):
        return {name: wired(one, name, key) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [wired(one, key, within) for one in value]
    if key == "id" and within in {"components", "component", "accessory"}:
        return value
    if key == "permissions" and isinstance(value, str):
        return int(value)
    is_id = key in {"id", "users", "roles", "parent_id"} or key.endswith("_id")
    if not is_id or not isinstance(value, int) or isinstance(value, bool):
        return value
    return str(value) if value >= 1 << 22 or within == "attachments" else value

"""Builds the preview's Markdown parsers once.

simcord builds a parser, with all its regular expressions, for every text of a page each time the
page is published: thousands for one press. A parser depends on the kind of field alone; only the
names it resolves differ, and those are looked up while it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from simcord.preview import _markdown

_build = _markdown._markdown_parser  # noqa: SLF001 - no public way to replace it
_built: Final[dict[tuple[tuple[str, bool | str], ...], tuple[Any, dict[str, Any]]]] = {}
"""By the policy of a field: the parser, and the names it resolves."""


def speed_up_preview() -> None:
    _markdown._markdown_parser = find_parser  # noqa: SLF001


def find_parser(policy: Mapping[str, bool | str], context: Mapping[str, Any]) -> Any:
    """The parser for a policy. It resolves names by `context` until it is asked for again: texts
    are read one after the other."""
    key = tuple(sorted(policy.items()))
    if key not in _built:
        resolved: dict[str, Any] = {}
        _built[key] = _build(policy, resolved), resolved
    parser, resolved = _built[key]
    resolved.clear()
    resolved.update(context)
    return parser

"""Sentences that no collected screen shows, filled in with examples."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.local.play import LOCALES as PAGE
from bot.local.play import load_catalogues
from bot.operations.checks import LOCALES as OPERATIONS
from bot.words import Catalogues
from tests.languages.reading import ENGLISH, PLURALS, Sentence, catalogues, sentences, whole
from tests.texts.recording import Param, RecordingCatalogues, Variant, variant_of

EXAMPLES: Final[Mapping[str, str]] = {
    "about": "Ben", "act": "…", "active": "Ana", "address": "http://127.0.0.1:8080",
    "against": "Ben, Cleo", "asked": "Ben", "by_name": "Cleo", "card": "2", "cards": "1–3",
    "cell": "M14", "cells": "M14 N14", "channel": "games", "columns": "options",
    "contents": "1 frog", "copy": "COPY", "fault": "…", "file": "local/play.sqlite3",
    "folder": "local/backups", "gain": "+3", "game": "Cutterland", "groups": "A B",
    "hash": "3f9a…", "host": "192.0.2.1", "kinds": "goblins 5 · frogs −2", "league": "Winter",
    "letter": "B", "letters": "B, D", "line": "…", "link": "https://discord.com/…", "name": "Ana",
    "names": "Ben, Cleo", "new": "NEW", "now": "14:05", "option": "pack", "other": "Ben",
    "other_name": "Ben", "owner": "bot", "path": "local/bot.sqlite3", "people": "Ana, Ben",
    "piece": "B", "pieces": "B, D", "place": "#games", "plan": "…", "player": "Ana",
    "reason": "…", "seed": "8c41…", "server": "The Long Table", "session": "3",
    "since": "1767614400", "sleep": "23:00", "soon": "<t:1767614400:R>", "spot": "M14",
    "square": "F", "squares": "A B", "table": "matches", "text": "abc", "time": "14:05",
    "title": "Amber Fen #42", "typed": "abc", "until": "<t:1767614400:f>", "value": "9",
    "wake": "07:00", "wanted": "A–F", "when": "<t:1767614400:R>", "where": "#games", "who": "Ana",
    "why": "…",
}  # fmt: skip
"""For placeholders that are no numbers; all others are one."""
NUMBER: Final = 3
OF_PLURALS: Final = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 5, "other": 5}
HEADING: Final = re.compile(r"^##+ (?P<title>.+)|^(?P<key>[a-z][\w-]*) =", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Leftover:
    """A sentence by language, under the heading of its part of a catalogue."""

    heading: str
    key: str
    texts: Mapping[str, str]


def list_leftovers(
    shown: Mapping[str, Collection[Variant]], languages: Collection[str]
) -> Iterator[Leftover]:
    """In the order of the catalogues, once for each variant that was not shown."""
    bot = RecordingCatalogues.load_all()
    for catalogue, path in catalogues(ENGLISH).items():
        yield from _list_file(catalogue, path, bot, languages, shown)
    yield from _list_file("local page", PAGE / f"{ENGLISH}.ftl", load_catalogues(), languages, {})
    hosts = OPERATIONS / f"{ENGLISH}.ftl"
    terminal = Catalogues.load({ENGLISH: [hosts]})
    yield from _list_file("terminal", hosts, terminal, [ENGLISH], {})


def _list_file(
    name: str,
    path: Path,
    texts: Catalogues,
    languages: Collection[str],
    shown: Mapping[str, Collection[Variant]],
) -> Iterator[Leftover]:
    headings = _read_headings(path)
    for sentence in sentences(path):
        heading = ": ".join(filter(None, (name, headings[sentence.key])))
        known = set(shown.get(sentence.key, ()))
        for params in _examples_of(sentence):
            variant = variant_of(sentence, params)
            if variant not in known:
                known.add(variant)
                filled = {one: texts.words(one)(sentence.key, **params) for one in languages}
                yield Leftover(heading, sentence.key, filled)


def _read_headings(path: Path) -> dict[str, str]:
    """The part of the catalogue that a sentence belongs to."""
    found, title = {}, ""
    for line in HEADING.finditer(path.read_text(encoding="utf-8")):
        title = line["title"] or title
        if line["key"]:
            found[line["key"]] = title.partition(". ")[0]
    return found


def _examples_of(sentence: Sentence) -> Iterator[dict[str, Param]]:
    """Parameters for the usual case, and for each variant of each choice."""
    parts = [sentence, *(whole(ENGLISH)[name] for name in sentence.named)]
    choices = [choice for part in parts for choice in part.choices]
    used = frozenset[str]().union(*(part.used for part in parts))
    usual: dict[str, Param] = {name: EXAMPLES.get(name, NUMBER) for name in used}
    numbers = {name for name, keys in choices if keys & PLURALS and _has_number(keys)}
    usual.update(dict.fromkeys(numbers, NUMBER))
    yield usual
    for name, keys in choices:
        for key in sorted(keys):
            yield {**usual, name: _value_of(key)}


def _has_number(keys: frozenset[str]) -> bool:
    return all(key in PLURALS or key.isdigit() for key in keys)


def _value_of(key: str) -> Param:
    return int(key) if key.isdigit() else OF_PLURALS.get(key, key)

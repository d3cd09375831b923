"""The sheet: what every screen says, in all languages side by side, each text once."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import groupby
from typing import Final

from bot.render.scene import Label
from bot.screens.screen import Film, Pick, Picture, Row, Screen, Select, Text
from tests.languages.reading import ENGLISH
from tests.local.panels.gallery import Shot
from tests.local.panels.texts import fill_inserted
from tests.texts.leftovers import Leftover
from tests.texts.recording import Saying, Variant

STYLE: Final = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 1rem 2rem; color: #222; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; margin-bottom: 1.5rem; }
td, th { border: 1px solid #ccc; padding: .25rem .5rem; vertical-align: top; text-align: left; }
td:first-child, th:first-child { width: 7rem; color: #777; font-size: 12px; overflow: hidden; }
h2 { border-bottom: 2px solid #444; } h3 { color: #555; margin-bottom: .3rem; }
small { color: #555; } code { background: #eee; }
"""
SHORT: Final = 12
"""Letters of a text that may be part of another word."""
Item = tuple[str, str]
"""What kind of text it is, and the text."""


@dataclass
class Sheet:
    """Rows are written in order, those that say nothing new are left out: `said` has the English
    lines that the screens are made of, and which sentences they are of."""

    languages: Sequence[str]
    said: Mapping[str, Collection[Saying]]
    shown: dict[str, set[Variant]] = field(default_factory=dict)
    _known: set[Saying] = field(default_factory=set)
    _read: set[str] = field(default_factory=set)
    _parts: list[str] = field(default_factory=list)
    _count: int = 0

    def add_screens(self, shots: Iterable[Shot]) -> None:
        """Shots of the same panel and state belong together, one in each language."""
        panels: dict[str, dict[str, dict[str, Screen]]] = {}
        for shot in shots:
            states = panels.setdefault(shot.panel, {})
            states.setdefault(shot.state, {})[shot.language] = shot.screen
        for panel, states in panels.items():
            parts = [part for state, by in states.items() for part in self._write_state(state, by)]
            if parts:
                self._parts += [f"<h2>{escape(panel)}</h2>", *parts]

    def _write_state(self, state: str, screens: Mapping[str, Screen]) -> Iterator[str]:
        # A language with longer texts may have a page of details that the others do not need.
        by_language = [screens.get(language) for language in self.languages]
        items = [[] if screen is None else list_items(screen) for screen in by_language]
        english = self.languages.index(ENGLISH)
        rows = [(kind, texts) for kind, texts in _align(items) if self._is_new(texts[english])]
        if rows:
            yield f"<h3>{escape(state)}</h3>"
            yield from self._table(rows)

    def add_leftovers(self, leftovers: Iterable[Leftover]) -> None:
        self._parts.append("<h1>Sentences that none of these screens shows</h1>")
        for heading, group in groupby(leftovers, lambda one: one.heading):
            rows = [
                (one.key, [one.texts.get(language, "") for language in self.languages])
                for one in group
            ]
            self._parts += [f"<h3>{escape(heading)}</h3>", *self._table(rows)]

    def _is_new(self, text: str) -> bool:
        """Whether it has a line of a sentence that no text before had."""
        if text in self._read:
            return False
        self._read.add(text)
        found = {one for line, all_of in self.said.items() if _has(text, line) for one in all_of}
        if found <= self._known:
            return False
        self._known |= found
        for key, variant, _ in found:
            self.shown.setdefault(key, set()).add(variant)
        return True

    def write(self) -> str:
        head = f"<!doctype html><meta charset=utf-8><title>Texts</title><style>{STYLE}</style>"
        about = (
            f"<h1>What the bot says</h1><p>{self._count} texts in {len(self.languages)} languages. "
            "Each sentence stands here once, where it was first said.</p>"
        )
        return "\n".join((head, about, *filter(None, self._parts), ""))

    def _table(self, rows: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
        self._count += len(rows)
        heads = "".join(f"<th>{one}</th>" for one in self.languages)
        yield f"<table><tr><th></th>{heads}</tr>"
        for kind, texts in rows:
            cells = "".join(
                f'<td lang="{language}">{_format(text)}</td>'
                for language, text in zip(self.languages, texts, strict=True)
            )
            yield f"<tr><td>{escape(kind)}</td>{cells}</tr>"
        yield "</table>"


def _has(text: str, line: str) -> bool:
    """Whether a line is in the text, and is no part of another word."""
    if line not in text:
        return False
    return len(line) > SHORT or bool(re.search(rf"(?<!\w){re.escape(line)}(?!\w)", text))


def list_items(screen: Screen) -> list[Item]:
    """Everything that a screen says, line by line."""
    found = [("text", line) for line in screen.head.split("\n")]
    for block in (*screen.blocks, *screen.details):
        match block:
            case Text():
                found += [("text", line) for line in block.body.split("\n")]
            case Picture() | Film():
                found += _list_picture(block)
            case Row():
                found += [("button", button.label) for button in block.buttons]
            case Select():
                found.append(("menu", block.placeholder))
                for choice in block.choices:
                    found += [("choice", choice.label), ("choice’s note", choice.description)]
            case Pick():
                found.append(("menu", block.placeholder))
    return found


def _list_picture(picture: Picture | Film) -> Iterator[Item]:
    scenes = (picture.scene,) if isinstance(picture, Picture) else picture.frames
    yield "alt text", picture.alt
    for scene in scenes:
        yield from (("in picture", one.text) for one in scene.shapes if isinstance(one, Label))


def _align(screens: Sequence[Sequence[Item]]) -> Iterator[tuple[str, list[str]]]:
    """Texts that belong together; kind by kind where the languages differ, and in one
    where a language has more of a kind."""
    kinds = [[kind for kind, _ in items] for items in screens]
    if all(one == kinds[0] for one in kinds):
        for items in zip(*screens, strict=True):
            yield items[0][0], [text for _, text in items]
        return
    for kind in dict.fromkeys(kind for items in screens for kind, _ in items):
        columns = [[text for one, text in items if one == kind] for items in screens]
        if len({*map(len, columns)}) > 1:
            columns = [["\n".join(texts)] for texts in columns]
        for texts in zip(*columns, strict=True):
            yield kind, list(texts)


def _format(text: str) -> str:
    """Markdown as far as Discord's headings, bold and small texts go; times and mentions as they
    may look."""
    shown = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(fill_inserted(text)))
    shown = re.sub(r"`([^`]+)`", r"<code>\1</code>", shown)
    shown = re.sub(r"^#+ (.*)", r"<b>\1</b>", shown, flags=re.MULTILINE)
    shown = re.sub(r"^-# (.*)", r"<small>\1</small>", shown, flags=re.MULTILINE)
    return shown.replace("\n", "<br>")

"""Plain words: none that is banned, one term for one thing, true minus signs, known commands.

`terms.toml` has the words; `allowances.txt` what may stay until it is rewritten.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.languages import allowances
from tests.languages.allowances import (
    check_allowances,
    list_faults,
    lower_allowances,
    read_allowances,
)
from tests.languages.prose import GAP, Passage, passages
from tests.languages.reading import ENGLISH, catalogues, locales
from tests.languages.terms import EVERYWHERE, PLAYERS, list_banned, list_synonyms, read_terms

GOAL: Final = 20
"""Banned words that may be left in all texts together when everything is rewritten."""
COMMAND_NAME: Final = re.compile(r"command-([a-z-]+)-name")
HYPHEN: Final = re.compile(r"(?<![\w)}\]-])-(?=\d|\{\} (?:VP|PV|ПО))")
"""A hyphen where a minus sign belongs."""
TYPED: Final = re.compile(r"(?<![\w./<&}:*)-])/([\w-]+)(?![\w/.*-])(?: ([\w-]+))?")
"""A command as it is typed, and the next word; a path has more of the kind around it."""


def collect(find: Callable[[Passage], Iterator[str]]) -> dict[str, list[str]]:
    """By file: the first thing that is wrong with each passage."""
    found: dict[str, list[str]] = {}
    for passage in passages():
        wrong = next(find(passage), None)
        if wrong is not None:
            found.setdefault(passage.file, []).append(wrong)
    return found


def test_no_banned_word_is_left(figures: Callable[[str], None]) -> None:
    found = collect(list_banned)
    figures(f"{sum(map(len, found.values()))} passages have banned words, {GOAL} is the goal")
    check_allowances("word", found)


def test_a_thing_has_one_name(figures: Callable[[str], None]) -> None:
    found = collect(list_synonyms)
    figures(f"{sum(map(len, found.values()))} messages call a thing by a second name")
    check_allowances("term", found)


def test_a_minus_sign_is_no_hyphen() -> None:
    check_allowances("minus", collect(list_hyphens))


def list_hyphens(passage: Passage) -> Iterator[str]:
    for found in HYPHEN.finditer(passage.prose):
        yield f"{passage}: {passage.prose[found.start() : found.end() + 8]}"


def test_every_command_that_is_named_exists() -> None:
    assert collect(list_unknown_commands) == {}


def list_unknown_commands(passage: Passage) -> Iterator[str]:
    """Commands are called by their English names, or in a catalogue by those of its language; those
    of a group with the group's name, which may also stand alone as in `/league`."""
    known = command_names(ENGLISH) | command_names(passage.language)
    groups = {one.split()[0] for one in known if " " in one}
    for found in TYPED.finditer(re.sub(r"https?:\S+", GAP, passage.text)):
        name, word = found.groups()
        path = f"{name} {word}" if name in groups and word else name
        if path not in known:
            yield f"{passage}: /{path}"


@cache
def command_names(language: str) -> frozenset[str]:
    """With the names of groups, e.g. `match` and `match board`."""
    names = {
        found[1]: one.text
        for one in passages()
        if one.language == language and (found := COMMAND_NAME.fullmatch(one.place))
    }
    return frozenset(_join_group(key, names) for key in names)


def _join_group(key: str, names: Mapping[str, str]) -> str:
    group = key.partition("-")[0]
    return f"{names[group]} {names[key]}" if group != key and group in names else names[key]


@pytest.mark.parametrize("text", ["/bord", "`/match bord`", "`/board`", "`/league`: `/match log`"])
def test_a_command_that_does_not_exist_is_found(text: str) -> None:
    assert [*list_unknown_commands(Passage("x.md", "1", ENGLISH, text))]


@pytest.mark.parametrize("text", ["`/match board`", "`/match`", "/match file.", "`/new game`"])
def test_a_command_that_exists_is_none_to_find(text: str) -> None:
    assert [*list_unknown_commands(Passage("x.md", "1", ENGLISH, text))] == []


@pytest.mark.parametrize("language", locales())
def test_terms_have_a_place(language: str) -> None:
    scopes = {EVERYWHERE, PLAYERS, *catalogues(language)}
    assert {scope for scope, terms in read_terms().items() if language in terms} <= scopes
    assert {key for terms in read_terms().values() for key in terms} <= set(locales())


@pytest.mark.parametrize(
    ("catalogue", "language", "text"),
    [
        ("house", "en", "Whoever sits there may go."),
        ("house", "en", "⌛ Who is late: the match waits."),
        ("page", "en", "The time of {} is over."),
        ("cutterland", "en", "Lay a\n piece."),
        ("leagues", "es", "Los mutuos deciden."),
        ("house", "es", "¿Qué queréis?"),
        ("house", "ru", "Летопись партии"),
        ("", "en", "It has to be mended."),
    ],
)
def test_other_words_are_found(catalogue: str, language: str, text: str) -> None:
    passage = Passage("x.ftl", "key", language, text, catalogue)
    assert [*list_banned(passage), *list_synonyms(passage)]


@pytest.mark.parametrize(
    ("catalogue", "language", "text"),
    [
        ("house", "en", "Who is next?"),
        ("house", "en", "Undo the last move, or ask everyone. Type `lay`."),
        ("", "en", "The log says why; a record is kept."),
        ("clustered", "es", "Dieciséis cartas."),
        ("cutterland", "ru", "Такое место уже существует."),
    ],
)
def test_plain_words_are_not(catalogue: str, language: str, text: str) -> None:
    passage = Passage("x.ftl", "key", language, text, catalogue)
    assert [*list_banned(passage), *list_synonyms(passage)] == []


def test_hyphens_and_unknown_commands_are_found() -> None:
    wrong = Passage("x.ftl", "key", "ru", "-2 ПО, `/новое` или /fly", "house")
    right = Passage(
        "x.ftl", "key", "ru", "−2 ПО, `/новая` или /new, 1-4, SHA-256, a/b, /x/y", "house"
    )
    assert len([*list_hyphens(wrong)]) == 1
    assert [*list_unknown_commands(wrong)] == ["x.ftl, key: /новое", "x.ftl, key: /fly"]
    assert [*list_hyphens(right), *list_unknown_commands(right)] == []


def test_a_count_is_only_lowered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(allowances, "ALLOWANCES", tmp_path / "allowances.txt")
    rows = "term | a | 1\nword | gone | 2\nword | less | 5\nword | more | 3\n"
    (tmp_path / "allowances.txt").write_text(rows, encoding="utf-8")
    today = {"less": 4, "more": 6, "new": 1}

    assert [*list_faults("word", read_allowances()["word"], today)] == [
        "gone has only 0 of word left, not 2: UPDATE_GOLDEN=1",
        "less has only 4 of word left, not 5: UPDATE_GOLDEN=1",
        "more has 6 of word, 3 are allowed",
        "new has 1 of word, 0 are allowed",
    ]
    lower_allowances("word", today)
    assert read_allowances() == {"term": {"a": 1}, "word": {"less": 4, "more": 3}}

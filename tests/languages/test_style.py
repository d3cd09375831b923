"""How sentences are built: short, one colon at most, to the reader in pushes, past in histories."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast

from bot.local.play import LOCALES as PAGE
from bot.operations.checks import LOCALES as OPERATIONS
from tests.languages.allowances import check_allowances
from tests.languages.reading import ENGLISH, catalogues, locales, messages

ROOT: Final = Path(__file__).parents[2]
WORD: Final = re.compile(r"[^\W\d_][\w'’-]*")
PLACEHOLDER: Final = re.compile(r"\{[^}]*\}")
MOST_WORDS: Final = 40
MOST_TAUGHT: Final = 70
BUDGETS: Final = {"en": 13_000, "es": 13_500, "ru": 11_300}
"""The words of all messages for players, each in its longest reading."""
TEACHES: Final = re.compile(r"-(?:rules|learn|learned)(?:-|$)")

CODE: Final = re.compile(r"`[^`]*`|https?:\S+|\]\([^)]*\)|<[^>\s]*>|\d:\d")
COLON: Final = re.compile(r"(?<! ):")
ASIDE: Final = re.compile(r"\([^()]*\)|\*\*[^*\n]*:\*\*")
"""A parenthesis, or a bold label in front of a line."""
SENTENCE_END: Final = re.compile(r"(?<=[.!?…])\s|\n| · ")
"""Also between counters in a row."""

PUSH: Final = re.compile(r"(?:\w+-)?(?:call|duty)-|reminder|letter-")
HISTORY: Final = re.compile(r"(?:\w+-)?deed-|note-(?!consent-)")
NAME: Final = r"\{(?:name|names|soon|active|by_name|other_name|for_name)\}(?:\*\*)?"
SPEAKS_OF: Final = re.compile(rf"{NAME} (?:\([^)]*\) )?[^\W\d_]")
"""A name that is the subject of a sentence."""
PRESENT: Final = {
    "en": re.compile(rf"{NAME} (?!(?:was|is|has)\b)[a-z]+s\b"),
    "es": re.compile(
        rf"{NAME} (?:(?:se|le|les|lo|la|no|ya|solo) )*+"
        r"(?!\w*(?:ó|[aei]ron|ía|ían|aba|aban|hizo|puso|tuvo|dijo)\b|(?:dio|vio|fue|pudo|vino)\b)"
        r"(?!(?:y|o|en|por|de|con|sin|a|al|del)\b)[a-záéíóúñ]+\b"
    ),
    "ru": re.compile(rf"{NAME} \w+(?:[аеёиуюя]т)(?:ся)?\b"),
}
PERFECT: Final = re.compile(
    r"\b(?:he|has|ha|hemos|han) (?:\w+ )?\w*(?:[ai]do|[íi]do|cho|sto|rto|lto)s?\b", re.IGNORECASE
)


def files_of(locale: str) -> Iterator[Path]:
    yield from catalogues(locale).values()
    yield PAGE / f"{locale}.ftl"
    if locale == ENGLISH:
        yield OPERATIONS / f"{locale}.ftl"


def read_all(locale: str) -> Iterator[tuple[str, ast.Message]]:
    for path in files_of(locale):
        for message in messages(path):
            yield str(path.relative_to(ROOT)), message


def write_out(pattern: ast.Pattern, weigh: Callable[[str], int]) -> str:
    """The reading in which each choice takes its heaviest variant; a placeholder by its name."""
    return "".join(_write_element(element, weigh) for element in pattern.elements)


def _write_element(element: ast.TextElement | ast.Placeable, weigh: Callable[[str], int]) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    match element.expression:
        case ast.SelectExpression(variants=variants):
            return max((write_out(one.value, weigh) for one in variants), key=weigh)
        case ast.VariableReference(id=name) | ast.MessageReference(id=name):
            return f"{{{name.name}}}"
        case ast.StringLiteral(value=text):
            return text
        case other:
            raise TypeError(f"not read: {other}")


def readings(pattern: ast.Pattern) -> Iterator[str]:
    """One for each variant of each choice, with the others at their longest."""
    yield write_out(pattern, len)
    choices = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.SelectExpression)
    ]
    for choice in choices:
        for variant in choice.variants:
            yield "".join(
                write_out(variant.value, len)
                if isinstance(element, ast.Placeable) and element.expression is choice
                else _write_element(element, len)
                for element in pattern.elements
            )


def count_words(text: str) -> int:
    return len(WORD.findall(PLACEHOLDER.sub(" ", text)))


def count_colons(text: str) -> int:
    """In the sentence that has most."""
    prose = ASIDE.sub("", CODE.sub("", text))
    return max(len(COLON.findall(sentence)) for sentence in SENTENCE_END.split(prose))


def find_wrong(locale: str, is_wrong: Callable[[str, str], bool]) -> dict[str, list[str]]:
    """By file, the messages with a reading that is wrong for their key."""
    wrong: dict[str, list[str]] = {}
    for file, message in read_all(locale):
        assert message.value is not None
        key = message.id.name
        bad = next((text for text in readings(message.value) if is_wrong(key, text)), None)
        if bad is not None:
            wrong.setdefault(file, []).append(f"{key}: {bad}")
    return wrong


def gather(is_wrong: Callable[[str, str], bool]) -> dict[str, list[str]]:
    return {file: bad for locale in locales() for file, bad in find_wrong(locale, is_wrong).items()}


@pytest.mark.parametrize("locale", BUDGETS)
@pytest.mark.slow
def test_players_have_few_words_to_read(locale: str, figures: Callable[[str], None]) -> None:
    texts = (
        write_out(message.value, count_words)
        for file, message in read_all(locale)
        if message.value is not None and "operations" not in file
    )
    words = sum(map(count_words, texts))
    figures(f"{words:,} words in {locale}, {BUDGETS[locale]:,} at most")
    assert BUDGETS[locale] * 0.8 < words <= BUDGETS[locale]


def test_no_message_is_long() -> None:
    def is_long(key: str, text: str) -> bool:
        return count_words(text) > (MOST_TAUGHT if TEACHES.search(key) else MOST_WORDS)

    check_allowances("long", gather(is_long))


def test_no_sentence_has_two_colons() -> None:
    check_allowances("colons", gather(lambda _, text: count_colons(text) > 1))


def test_pushes_and_duties_speak_to_the_reader() -> None:
    """`{name}: cut a card`, never `{name} cuts a card`."""

    def speaks_of(key: str, text: str) -> bool:
        return PUSH.match(key) is not None and SPEAKS_OF.search(text) is not None

    check_allowances("push", gather(speaks_of))


def test_histories_are_past() -> None:
    found = {
        file: bad
        for locale in locales()
        for file, bad in find_wrong(
            locale,
            lambda key, text, present=PRESENT[locale]: (  # type: ignore[misc]
                HISTORY.match(key) is not None and present.search(text) is not None
            ),
        ).items()
    }
    check_allowances("history", found)


def test_spanish_tells_without_the_perfect() -> None:
    check_allowances("perfect", find_wrong("es", lambda _, text: PERFECT.search(text) is not None))


@pytest.mark.parametrize(
    ("text", "colons"),
    [("A: b. C: d", 1), ("A: b, c: d", 2), ("`a: b: c` at 9:00: go", 1), ("A: b\nc: d", 1)],
)
def test_colons_are_counted_by_sentence(text: str, colons: int) -> None:
    assert count_colons(text) == colons


@pytest.mark.parametrize(
    ("locale", "past", "present"),
    [
        ("en", "{name} took B.", "{name} takes B."),
        ("es", "{name} tomó B.", "{name} toma B."),
        ("es", "A {name} se le acabó el tiempo.", "{name} ha tomado B."),
        ("ru", "{name}: взят фрагмент B.", "{name} берёт фрагмент B."),
    ],
)
def test_past_and_present_are_told_apart(locale: str, past: str, present: str) -> None:
    assert PRESENT[locale].search(past) is None
    assert PRESENT[locale].search(present)
    assert SPEAKS_OF.search(present)
    assert SPEAKS_OF.search("{names}: take a piece.") is None

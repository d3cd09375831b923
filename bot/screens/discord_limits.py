"""What fits into Discord's limits: lines of a message, alt texts of whole sentences, menus and
suggestions."""

from collections.abc import Iterable, Sequence
from itertools import accumulate, islice
from typing import Final

from bot.screens.screen import Block, Choice, Film, Picture, Text

MOST_LETTERS: Final = 3_900  # of a message's texts, of Discord's 4,000
MOST_ALT: Final = 1_024
MOST_CHOICES: Final = 25  # of one menu, or suggestions while typing
CODE_COLUMNS: Final = 32  # characters of a line in a code block; phones wrap more
LONGEST_LABEL: Final = 100


def fit_lines(lines: Sequence[str], room: int, more: str = "") -> list[str]:
    """The first lines that together, with their line breaks, have room; `more` follows them if
    there are others."""
    ends = accumulate(len(line) + 1 for line in lines)
    kept = [line for line, end in zip(lines, ends, strict=True) if end <= room]
    return [*kept, more] if more and len(kept) < len(lines) else kept


def count_letters(blocks: Iterable[Block]) -> int:
    """Characters of the texts and pictures, the latter as text."""
    return sum(
        len(block.body) if isinstance(block, Text) else len(block.text or block.alt)
        for block in blocks
        if isinstance(block, Text | Picture | Film)
    )


def shorten(text: str, longest: int) -> str:
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def fit_alt_text(sentences: Iterable[str]) -> str:
    """As many whole sentences as fit into an alt text."""
    text = ""
    for sentence in sentences:
        longer = f"{text} {sentence}" if text else sentence
        if len(longer) > MOST_ALT:
            return text or f"{sentence[: MOST_ALT - 1]}…"
        text = longer
    return text


def limit_suggestions(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """At most 25 with shortened labels, without those whose value is too long for Discord."""
    fitting = (choice for choice in choices if 0 < len(choice.value) <= LONGEST_LABEL)
    first = islice(fitting, MOST_CHOICES)
    return tuple(Choice(one.value, shorten(one.label, LONGEST_LABEL)) for one in first)


def filter_suggestions(typed: str, choices: Iterable[Choice], unknown: str) -> tuple[Choice, ...]:
    """The choices that begin with the typed text, ignoring case. On Enter a client sends the first
    suggestion, which must not be one that was not meant: if none fits, the only one is the text
    itself with the label `unknown`."""
    wanted = typed.strip().casefold()
    fitting = [choice for choice in choices if choice.value.casefold().startswith(wanted)]
    return limit_suggestions(fitting) if fitting else echo_input(typed, unknown)


def echo_input(typed: str, label: str) -> tuple[Choice, ...]:
    """The typed text itself with a label, without the markdown that suggestions do not render."""
    return limit_suggestions([Choice(typed, label.replace("`", "").replace("**", ""))])

"""Names chosen by people are shown as written, and nobody is called by them."""

import pytest

from bot.markdown import escape, quote, to_plain_text


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ana", "Ana"),
        ("J.R. O-Neill", "J.R. O-Neill"),
        ("**bold**", r"\*\*bold\*\*"),
        ("a_b_c", r"a\_b\_c"),
        ("[x](https://y.z)", r"\[x\]\(https\://y.z\)"),
        ("<@1>", "\\<\\@\u20601\\>"),
        ("@everyone", "\\@\u2060everyone"),
        ("# big", r"\# big"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("two\nlines", "two lines"),
        ("a\u202eb\u200bc", "a b c"),
    ],
)
def test_a_name_in_a_message(name: str, shown: str) -> None:
    assert escape(name) == shown


def test_a_name_in_a_picture_keeps_its_marks() -> None:
    assert to_plain_text(" **b**\t\u2066c ") == "**b** c"


@pytest.mark.parametrize("text", ["\u3164", "\u2800 \u115f", "\u200d\ufe0f", "\u0301", " \u2060"])
def test_a_text_of_which_nothing_is_visible_is_empty(text: str) -> None:
    assert to_plain_text(text) == ""
    assert quote(text) == "…"


def test_joiners_stay() -> None:
    for text in ("می\u200cخواهم", "👩\u200d🚀", "❤\ufe0f"):
        assert to_plain_text(text) == text


def test_something_typed_stays_between_its_backticks() -> None:
    assert quote("`a`\nb") == "'a' b"
    assert quote("") == "…"
    assert quote("x" * 30, 20) == "x" * 19 + "…"
